import type { Service } from '../support/start.ts'

/** All rows of all tables as text, as a dump of the database shows them, with the table's name before each. */
export async function readRows({ sql }: Pick<Service, 'sql'>): Promise<string[]> {
  const tables = await sql<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await sql<{ row: string }>(`select one::text as row from ${name} as one`)
    found.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return found
}
