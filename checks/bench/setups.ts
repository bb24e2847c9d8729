import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '../../src/embedded-postgres/server.ts'
import { type ServiceProcess, spawnService, startServiceProcess } from '../service-process.ts'
import { readPostmasterPid } from './measure.ts'
import { startOutsidePostgres } from './outside-postgres.ts'

/** An empty database, and the service as it is run on such a one; without a rate limit that is reached. */
export type Setup = {
  name: string
  url: string
  postmaster: number
  startService: () => Promise<ServiceProcess>
  stop: () => Promise<void>
}

/** The ways in which users run the service. */
export const modes = ['embedded', 'outside'] as const
export type Mode = (typeof modes)[number]

/** Makes what the mode needs. `binFolder` has the programs of the outside PostgreSQL, unless it is to be looked for. */
export function makeSetup(mode: Mode, binFolder: string | undefined): Promise<Setup> {
  return mode === 'embedded' ? makeEmbedded() : makeOutside(binFolder)
}

async function makeEmbedded(): Promise<Setup> {
  const dataDir = await mkdtemp(join(tmpdir(), 'crm-bench-'))
  const database = await startEmbeddedDatabase({ dataDir })
  const settings = { NODE_ENV: 'production', DATA_DIR: dataDir, RATE_LIMIT_MAX: '1000000000' }
  return {
    name: 'embedded',
    url: database.url,
    postmaster: readPostmasterPid(dataDir),
    startService: () => spawnService(settings),
    stop: async () => {
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  }
}

async function makeOutside(binFolder: string | undefined): Promise<Setup> {
  const { url, pid, version, stop } = await startOutsidePostgres(binFolder)
  return {
    name: `outside ${version}`,
    url,
    postmaster: pid,
    startService: () => startServiceProcess(url, { LOG_LEVEL: 'info' }),
    stop
  }
}
