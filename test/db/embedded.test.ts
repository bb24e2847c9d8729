import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { startEmbeddedDatabase } from '../../src/embedded-postgres/server.ts'
import { withClient } from '../postgres/database.ts'
import { fastSettings } from '../postgres/server-folder.ts'

t.test('The embedded database keeps its data from one start to the next, also under a long path', async (t) => {
  const root = mkdtempSync(join(tmpdir(), 'crm-embedded-'))
  t.teardown(() => rmSync(root, { recursive: true, force: true }))
  const dataDir = join(root, 'long'.repeat(30), 'with a blank')
  const start = () => startEmbeddedDatabase({ dataDir, settings: fastSettings })
  const first = await start()
  const second = await start()
  await withClient(first.url, (client) => client.query('create table kept as select 42 as answer'))
  await second.stop()
  const { rows } = await withClient(first.url, (client) => client.query('select answer from kept'))
  t.same(rows, [{ answer: 42 }], 'one that joined leaves it running')
  await first.stop()
  const third = await start()
  t.teardown(() => third.stop())
  const again = await withClient(third.url, (client) => client.query('select answer from kept'))
  t.same(again.rows, [{ answer: 42 }])
})
