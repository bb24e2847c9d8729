import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverFolder } from './server-folder.ts'

// tap runs this once after the last test file: it ends the run's PostgreSQL and waits until it is gone.

const file = join(serverFolder(process.ppid), 'server.json')
if (existsSync(file)) {
  const { keeper } = JSON.parse(readFileSync(file, 'utf8'))
  process.kill(keeper, 'SIGTERM')
  for (let waitedMs = 0; existsSync(file) && waitedMs < 20_000; waitedMs += 50) await sleep(50)
}
