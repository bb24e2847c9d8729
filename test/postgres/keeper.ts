import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedDatabase } from '../../src/embedded-postgres/server.ts'
import { dataFolder, fastSettings, serverFolder } from './server-folder.ts'

// Owns the PostgreSQL of one test run. A process of its own, because no single test file lives as long as the run, and
// because it also ends, with the server and its data, where the run was killed.

const runner = Number(process.argv[2])
const folder = serverFolder(runner)
const dataDir = dataFolder(runner)
let isDone = false
process.on('SIGTERM', () => {
  isDone = true
})
process.on('SIGINT', () => {})

for (const path of [folder, dataDir]) mkdirSync(path, { recursive: true, mode: 0o700 })
try {
  const database = await startEmbeddedDatabase({ dataDir, settings: fastSettings })
  writeFileSync(join(folder, 'draft'), JSON.stringify({ url: database.url, keeper: process.pid }))
  await rename(join(folder, 'draft'), join(folder, 'server.json'))
  while (!isDone && isAlive(runner)) await sleep(200)
  await database.stop()
} catch (error) {
  writeFileSync(join(folder, 'error.txt'), String(error))
  while (!isDone && isAlive(runner)) await sleep(200)
} finally {
  for (const path of [dataDir, folder]) rmSync(path, { recursive: true, force: true })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
