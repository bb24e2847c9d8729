import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import t from 'tap'
import { isAlive, nameOwner } from '../../src/embedded-postgres/processes.ts'
import { waitFor } from '../support/wait-for.ts'

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
