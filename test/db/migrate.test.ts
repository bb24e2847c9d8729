import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import t from 'tap'
import { migrateDatabase } from '../../src/db/migrate.ts'
import * as schema from '../../src/db/schema.ts'
import { cloneDatabase } from '../database.ts'

t.test('a database whose sessions are not in UTC is refused', async (t) => {
  const database = await cloneDatabase()
  t.teardown(database.drop)
  const url = new URL(database.url)
  // As behind a pooler that drops the service's own.
  url.searchParams.set('options', '-c timezone=Europe/Berlin')
  await t.rejects(migrateDatabase(url.href), { message: /^[^\n]*Europe\/Berlin, not UTC[^\n]*$/ })
  await t.resolves(migrateDatabase(database.url))
})

t.test(
  'the database has the columns of each table in the order of the schema, in which rows are written',
  async (t) => {
    const database = await cloneDatabase()
    const client = new pg.Client(database.url)
    t.teardown(async () => {
      await client.end()
      await database.drop()
    })
    await client.connect()
    const { rows } = await client.query<{ table: string; columns: string[] }>(
      `select table_name as table, json_agg(column_name order by ordinal_position) as columns
      from information_schema.columns where table_schema = 'public' group by table_name`
    )
    const actual = new Map(rows.map(({ table, columns }) => [table, columns]))
    const tables = Object.values(schema).filter((one) => is(one, PgTable))
    t.ok(tables.length > 10)
    for (const table of tables) {
      const { name, columns } = getTableConfig(table)
      t.same(
        actual.get(name),
        columns.map((column) => column.name),
        name
      )
    }
  }
)
