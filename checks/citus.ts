import { parseArgs } from 'node:util'
import { distributeTables } from '../scripts/distribute-tables.ts'
import { migrateDatabase } from '../src/db/migrate.ts'
import { rootMessage } from '../src/storage.ts'
import { prepareQueue } from '../src/webhooks/queue.ts'
import { checkCrashes } from './citus/crashes.ts'
import { checkMoves } from './citus/moves.ts'
import { describeServers } from './citus/servers.ts'
import { dropClusterDatabase, findNodes, makeClusterDatabase } from './cluster-database.ts'
import { report, since } from './report.ts'

// Does the service keep its promises on a Citus cluster? In a database of its own on all nodes tables are distributed, shards are
// moved and the service and the nodes killed while writers run. The role has to be a superuser.

const option = { type: 'string' } as const
const { values } = parseArgs({
  options: { url: option, spare: option, crashes: option, help: { type: 'boolean' } }
})
if (values.help) {
  console.log(`npm run citus:check -- --url postgres://…
  --url      a database on the coordinator that knows its workers
  --spare    another server that loads Citus, to be added as a worker while writers run; none
  --crashes  how often the service or a node is killed (12)`)
  process.exit(0)
}
const { url = '', crashes = '12' } = values

const nodes = url ? await findNodes(url).catch(skip) : undefined
if (!nodes || nodes.length < 2) skip('--url names no database on a Citus coordinator that has workers')

const allNodes = [...nodes, ...(values.spare ? [values.spare] : [])]
const name = `crm_check_${process.pid}`
try {
  const servers = await describeServers(nodes)
  const database = await makeClusterDatabase(nodes, name)
  await migrateDatabase(database, { prepareQueue })
  const began = performance.now()
  const statements = await distributeTables(database)
  report(true, `${statements} statements distributed the tables in ${since(began)}`)
  await checkMoves(database, values.spare)
  await checkCrashes(database, servers, Number(crashes))
} catch (error) {
  report(false, rootMessage(error))
} finally {
  await dropClusterDatabase(allNodes, name).catch((error) => report(false, rootMessage(error)))
}

function skip(reason: unknown): never {
  console.log(`citus:check skipped: ${reason instanceof Error ? rootMessage(reason) : reason}`)
  process.exit(0)
}
