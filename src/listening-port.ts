import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

// Scripts that run beside a service print its addresses, and PORT may have been set for the service alone.

type DataLocation = Pick<Config, 'databaseUrl' | 'dataDir' | 'port'>

/** Notes beside the embedded data on which port the service listens; with `DATABASE_URL` nothing is noted. */
export async function rememberPort({ databaseUrl, dataDir }: DataLocation, port: number): Promise<void> {
  if (databaseUrl === undefined) await writeFile(join(dataDir, 'port'), String(port))
}

/**
 * The port that the service on this data listens on, or listened on last; the configured one where nothing is noted, or
 * where a PORT was given to the asking program itself.
 */
export async function recallPort({ databaseUrl, dataDir, port }: DataLocation, isGiven: boolean): Promise<number> {
  if (databaseUrl !== undefined || isGiven) return port
  const text = await readFile(join(dataDir, 'port'), 'utf8').catch(() => '')
  return /^\d{1,5}$/.test(text) ? Number(text) : port
}
