import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { isAlive, nameOwner } from './embedded-postgres/processes.ts'

// Beside the embedded data is noted on which port the service listens, and which process it is. Scripts that run beside a
// service print its addresses, and PORT may have been set for the service alone.

type DataLocation = Pick<Config, 'databaseUrl' | 'dataDir' | 'port'>

/** Notes port and process of this service; with `DATABASE_URL` nothing is noted. */
export async function rememberPort({ databaseUrl, dataDir }: DataLocation, port: number): Promise<void> {
  if (databaseUrl === undefined) await writeFile(fileIn(dataDir), `${port} ${await nameOwner()}`)
}

/**
 * Throws an Error of one line where a service runs on the embedded data already: what its instances have in common (budgets,
 * slots) is kept in memory there, so it must be the only one.
 */
export async function refuseSecondStart({ databaseUrl, dataDir }: DataLocation): Promise<void> {
  if (databaseUrl !== undefined) return
  const [port, owner] = await readNote(dataDir)
  if (!owner || !(await isAlive(owner))) return
  const [pid] = owner.split('@')
  throw new Error(
    `the data folder ${dataDir} is in use by process ${pid}, which listens on port ${port}: stop it, or name another folder with DATA_DIR`
  )
}

/**
 * The port that the service on this data listens on, or listened on last; the configured one where nothing is noted, or
 * where a PORT was given to the asking program itself.
 */
export async function recallPort({ databaseUrl, dataDir, port }: DataLocation, isGiven: boolean): Promise<number> {
  if (databaseUrl !== undefined || isGiven) return port
  const [noted = ''] = await readNote(dataDir)
  return /^\d{1,5}$/.test(noted) ? Number(noted) : port
}

async function readNote(dataDir: string): Promise<string[]> {
  return (await readFile(fileIn(dataDir), 'utf8').catch(() => '')).split(' ')
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'port')
}
