import { parseArgs } from 'node:util'
import pg from 'pg'
import { prepareNodes } from '../src/db/cluster.ts'
import { migrationLock } from '../src/db/migrate.ts'
import { reasonOf } from '../src/db/storage.ts'
import { distributionStatements, type Present, planDistribution } from './distribution-plan.ts'

// Prints the statements that distribute the tables by tenant on Citus; with --apply it runs what is left of them, in the
// database of DATABASE_URL, so that a run which was broken off can be repeated.

const plan = planDistribution()

try {
  const { values } = parseArgs({ options: { apply: { type: 'boolean', default: false } } })
  if (values.apply) await apply(process.env.DATABASE_URL)
  else print()
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exit(1)
}

function print(): void {
  const foreignKeys = new Set(plan.foreignKeys.map(({ name }) => name))
  const untouched = { distributed: new Set<string>(), foreignKeys, filled: new Set<string>() }
  for (const text of distributionStatements(plan, untouched)) process.stdout.write(`${text};\n`)
  for (const table of plan.local) process.stdout.write(`-- ${table} stays on the coordinator\n`)
}

async function apply(url: string | undefined): Promise<void> {
  if (!url) throw new Error('DATABASE_URL must name the database on the coordinator')
  const client = new pg.Client({ connectionString: url, application_name: 'crm-distribute' })
  await client.connect()
  try {
    await requireCitus(client)
    await requireAlone(client)
    const statements = distributionStatements(plan, await findPresent(client))
    if (statements.length === 0) process.stdout.write('-- all is distributed already\n')
    for (const text of statements) {
      process.stdout.write(`${text};\n`)
      // Each commits for itself: moving a table's rows takes as long as it takes, and locks it until then.
      await client.query(text)
    }
    await prepareNodes(client)
  } finally {
    await client.end()
  }
}

async function requireCitus(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`select from pg_proc where proname = 'create_distributed_table'`)
  if (!rowCount)
    throw new Error('this database has no Citus: install it on the server, then run CREATE EXTENSION citus')
}

/** No instance starts meanwhile, and an earlier run whose server still works at its last statement comes to its end. */
async function requireAlone(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [migrationLock])
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name = 'crm-service'`
  )
  if (rows[0]?.count) throw new Error(`the service is running, on ${rows[0].count} connections: stop it first`)
}

async function findPresent(client: pg.Client): Promise<Present> {
  const names = async (text: string) => {
    const { rows } = await client.query<{ name: string }>(text)
    return new Set(rows.map(({ name }) => name))
  }
  return {
    // Not those that Citus only knows of because a reference table is referred to: they are still to be distributed.
    distributed: await names(
      `select table_name::text as name from citus_tables where citus_table_type in ('distributed', 'reference')`
    ),
    foreignKeys: await names(
      `select conname as name from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`
    ),
    filled: await names(
      `select table_name::text as name from citus_tables
        where citus_table_type in ('distributed', 'reference') and pg_relation_size(table_name) > 0`
    )
  }
}
