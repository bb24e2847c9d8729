import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { isAlive, nameOwner } from '../../src/embedded-postgres/processes.ts'
import { startEmbeddedDatabase } from '../../src/embedded-postgres/server.ts'
import { withClient } from '../postgres/database.ts'
import { fastSettings } from '../postgres/server-folder.ts'
import { waitFor } from '../support/wait-for.ts'

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

t.test(
  'A process that has ended is gone, also while its parent has not asked how it ended',
  { skip: process.platform !== 'linux' && 'it reads /proc' },
  async (t) => {
    t.ok(await isAlive(await nameOwner()))
    // The shell becomes a program that never asks for its child.
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 600'])
    t.teardown(() => parent.kill('SIGKILL'))
    const [pid] = await once(parent.stdout, 'data')
    const fields = async () => {
      const stat = await readFile(`/proc/${Number(pid)}/stat`, 'utf8')
      return stat.slice(stat.lastIndexOf(')')).split(' ')
    }
    const owner = `${Number(pid)}@${(await fields())[20]}`
    await waitFor('a zombie', async () => (await fields())[1] === 'Z')
    t.equal((await fields())[20], owner.split('@')[1], 'its start can still be read')
    t.notOk(await isAlive(owner))
  }
)
