import { parseArgs } from 'node:util'
import { distributeTables } from '../scripts/distribute-tables.ts'
import { openDatabase } from '../src/db/client.ts'
import { migrateDatabase } from '../src/db/migrate.ts'
import { rootMessage } from '../src/storage.ts'
import { createTenant, type NewTenant } from '../src/tenants/create.ts'
import { prepareQueue } from '../src/webhooks/queue.ts'
import { checkCrashes } from './citus/crashes.ts'
import { checkMoves } from './citus/moves.ts'
import { report, since } from './citus/report.ts'
import { describeServers } from './citus/servers.ts'
import { checkLoad } from './citus/spread.ts'
import { dropClusterDatabase, findNodes, makeClusterDatabase } from './cluster-database.ts'

// Does the service keep its promises on a Citus cluster? In a database of its own on all nodes tables are distributed, many
// tenants are made and used at once, shards are moved and the service and the nodes killed while writers run. The role has to be a superuser.

const option = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    ...{
      url: option,
      spare: option,
      tenants: option,
      seconds: option,
      crashes: option,
      keep: { type: 'boolean' }
    },
    help: { type: 'boolean' }
  }
})
if (values.help) {
  console.log(`npm run citus:check -- --url postgres://…
  --url      a database on the coordinator that knows its workers
  --spare    another server that loads Citus, to be added as a worker while writers run; none
  --tenants  how many tenants are made (1000)
  --seconds  how long the mixed load lasts (60)
  --crashes  how often the service or a node is killed (12)
  --keep     leaves the database where it is`)
  process.exit(0)
}
const { url = '', tenants = '1000', seconds = '60', crashes = '12' } = values

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
  await checkLoad(database, await makeTenants(database, Number(tenants)), Number(seconds))
  await checkMoves(database, values.spare)
  await checkCrashes(database, servers, Number(crashes))
} catch (error) {
  report(false, rootMessage(error))
} finally {
  if (!values.keep) await dropClusterDatabase(allNodes, name).catch((error) => report(false, rootMessage(error)))
}

function skip(reason: unknown): never {
  console.log(`citus:check skipped: ${reason instanceof Error ? rootMessage(reason) : reason}`)
  process.exit(0)
}

async function makeTenants(database: string, count: number): Promise<NewTenant[]> {
  const db = openDatabase(database, 4, () => {})
  const began = performance.now()
  const made: NewTenant[] = []
  let started = 0
  const make = async () => {
    while (started < count) {
      const subdomain = `check-${started++}-${process.pid}`
      made.push(
        await createTenant(db, { bantThreshold: 60 }, { subdomain, name: subdomain, email: 'admin@check.example' })
      )
    }
  }
  try {
    await Promise.all([make(), make()])
  } finally {
    await db.close()
  }
  report(true, `${made.length} tenants made in ${since(began)}`)
  return made
}
