import pg from 'pg'

// Which statements the coordinator sent to more than one node, by Citus's own count.

/** A statement that went to more than one shard, and how often. */
export type Spread = { query: string; calls: number }

/**
 * Makes sessions that begin from now on count their statements. False where the server can't: it has to load
 * pg_stat_statements.
 */
export async function countStatements(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ libraries: string; database: string }>(
      `select current_setting('shared_preload_libraries') as libraries, current_database() as database`
    )
    const { libraries = '', database = '' } = rows[0] ?? {}
    if (!libraries.includes('pg_stat_statements')) return false
    await client.query('create extension if not exists pg_stat_statements')
    await client.query(`alter database ${pg.escapeIdentifier(database)} set citus.stat_statements_track = 'all'`)
    return true
  })
}

/** Forgets what was counted so far. */
export async function forgetStatements(url: string): Promise<void> {
  await withClient(url, (client) => client.query('select pg_stat_statements_reset(), citus_stat_statements_reset()'))
}

/**
 * The statements that were not of one tenant, the most frequent ones first, and how many there were of all. `insert … select`
 * is left out: Citus counts it without a tenant also where it goes to one node, as EXPLAIN shows (Task Count: 1).
 */
export async function listSpread(url: string): Promise<{ spread: Spread[]; total: number }> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<Spread & { isOfTenant: boolean }>(
      `select query, sum(calls)::int as calls, partition_key is not null as "isOfTenant" from citus_stat_statements
        where dbid = (select oid from pg_database where datname = current_database())
        group by 1, 3 order by 2 desc`
    )
    const total = rows.reduce((sum, { calls }) => sum + calls, 0)
    const isInsertSelect = (query: string) => /^insert into .*select .* where \(?"\w+"\."tenant_id" = /s.test(query)
    return { spread: rows.filter(({ query, isOfTenant }) => !isOfTenant && !isInsertSelect(query)), total }
  })
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
