import pg from 'pg'
import { prepareNodes } from '../src/db/citus.ts'
import { migrationLock } from '../src/db/migrate.ts'
import { distributionStatements, type Present, planDistribution } from './distribution-plan.ts'

/**
 * Runs what is left of the statements that distribute a migrated database's tables; `onStatement` gets each before it runs.
 * Resolves with their number. Throws an Error of one line where there is no Citus, or the service is running.
 */
export async function distributeTables(url: string, onStatement: (text: string) => void = () => {}): Promise<number> {
  const client = new pg.Client({ connectionString: url, application_name: 'crm-distribute' })
  await client.connect()
  try {
    await requireCitus(client)
    await requireAlone(client)
    const statements = distributionStatements(planDistribution(), await findPresent(client))
    for (const text of statements) {
      onStatement(text)
      // Each commits for itself: moving a table's rows takes as long as it takes, and locks it until then.
      await client.query(text)
    }
    await prepareNodes(client)
    return statements.length
  } finally {
    await client.end()
  }
}

async function requireCitus(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`select from pg_proc where proname = 'create_distributed_table'`)
  if (!rowCount)
    throw new Error('this database has no Citus: install it on the server, then run CREATE EXTENSION citus')
}

/**
 * Takes the lock of migrations, so that no instance starts meanwhile, and waits for an earlier run whose last statement is
 * still at work.
 */
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
