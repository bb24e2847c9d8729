import { parseArgs } from 'node:util'
import pg from 'pg'
import { reasonOf } from '../src/db/storage.ts'
import { distributionStatements, planDistribution } from './distribution-plan.ts'

// Prints the statements that distribute the tables by tenant on Citus; with --apply it also runs them, in the database of
// DATABASE_URL. What is distributed already is left as it is, so that a run which was broken off can be repeated.

try {
  const { values } = parseArgs({ options: { apply: { type: 'boolean', default: false } } })
  if (values.apply) await apply(process.env.DATABASE_URL)
  else print()
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exit(1)
}

function print(): void {
  const plan = planDistribution()
  for (const { text } of distributionStatements(plan)) process.stdout.write(`${text};\n`)
  for (const table of plan.local) process.stdout.write(`-- ${table} stays on the coordinator\n`)
}

async function apply(url: string | undefined): Promise<void> {
  if (!url) throw new Error('DATABASE_URL must name the database on the coordinator')
  const client = new pg.Client({ connectionString: url, application_name: 'crm-distribute' })
  await client.connect()
  try {
    await requireCitus(client)
    const done = await findDistributed(client)
    for (const { table, text } of distributionStatements(planDistribution())) {
      if (done.has(table)) {
        process.stdout.write(`-- ${table} is distributed already\n`)
        continue
      }
      process.stdout.write(`${text};\n`)
      // Each commits for itself: moving a table's rows takes as long as it takes, and locks it until then.
      await client.query(text)
    }
  } finally {
    await client.end()
  }
}

async function requireCitus(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`select from pg_proc where proname = 'create_distributed_table'`)
  if (!rowCount)
    throw new Error('this database has no Citus: install it on the server, then run CREATE EXTENSION citus')
}

/** Not those that Citus only knows of because a reference table is referred to: they are still to be distributed. */
async function findDistributed(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name::text as name from citus_tables where citus_table_type in ('distributed', 'reference')`
  )
  return new Set(rows.map(({ name }) => name))
}
