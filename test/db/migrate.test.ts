import t from 'tap'
import { migrateDatabase } from '../../src/db/migrate.ts'
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
