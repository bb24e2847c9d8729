import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentFolders, serverFolder } from './server-folder.ts'

// tap runs this once before the first test file: it leaves the run's PostgreSQL behind, in the hands of keeper.ts.

if (!process.env.TEST_DATABASE_URL) {
  removeForgotten()
  const folder = serverFolder(process.ppid)
  rmSync(folder, { recursive: true, force: true })
  const keeper = spawn(process.execPath, [join(import.meta.dirname, 'keeper.ts'), String(process.ppid)], {
    detached: true,
    stdio: 'ignore'
  })
  keeper.unref()
  for (let waitedMs = 0; !existsSync(join(folder, 'server.json')); waitedMs += 50) {
    const failure = join(folder, 'error.txt')
    if (existsSync(failure)) throw new Error(readFileSync(failure, 'utf8'))
    if (keeper.exitCode !== null || waitedMs > 60_000) throw new Error("the tests' PostgreSQL did not start")
    await sleep(50)
  }
}

/** Of runs whose keeper was killed, too. */
function removeForgotten(): void {
  for (const parent of parentFolders) {
    for (const name of readdirSync(parent)) {
      const pid = Number(/^crm-test-(\d+)$/.exec(name)?.[1])
      if (pid && !existsSync(`/proc/${pid}`) && !isServed(serverFolder(pid))) {
        rmSync(join(parent, name), { recursive: true, force: true })
      }
    }
  }
}

function isServed(folder: string): boolean {
  try {
    const { keeper } = JSON.parse(readFileSync(join(folder, 'server.json'), 'utf8'))
    process.kill(keeper, 0)
    return true
  } catch {
    return false
  }
}
