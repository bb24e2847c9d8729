import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '../../src/embedded-postgres/server.ts'
import { type ServiceProcess, spawnService, startServiceProcess } from '../service-process.ts'
import { startOutsidePostgres } from './outside-postgres.ts'

/** An empty database, and the service on it; without a rate limit that is reached. */
export type Setup = {
  mode: Mode
  url: string
  postmaster: number
  /** A folder of the service's own. */
  folder: string
  startService: (more?: Record<string, string>) => Promise<ServiceProcess>
  stop: () => Promise<void>
}

/** With the PostgreSQL that the service brings along, and with another one of its own. */
export const modes = ['embedded', 'outside'] as const
export type Mode = (typeof modes)[number]

const settings = {
  ...{ NODE_ENV: 'production', RATE_LIMIT_MAX: '1000000000' },
  ...{ LOG_LEVEL: 'info', WEBHOOK_ALLOW_LOCAL: 'true' }
}

/** Starts the database that the mode says, in a new folder. */
export async function makeSetup(mode: Mode): Promise<Setup> {
  const folder = await mkdtemp(join(tmpdir(), 'crm-bench-'))
  const { url, pid, stop } = mode === 'embedded' ? await startEmbedded(folder) : await startOutsidePostgres()
  return {
    ...{ mode, url, postmaster: pid, folder },
    startService: (more = {}) =>
      mode === 'embedded'
        ? spawnService({ ...settings, ...more, DATA_DIR: folder })
        : startServiceProcess(url, { ...settings, ...more }),
    stop: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    }
  }
}

async function startEmbedded(dataDir: string) {
  const database = await startEmbeddedDatabase({ dataDir })
  return { ...database, pid: Number.parseInt(readFileSync(join(dataDir, 'postgresql/postmaster.pid'), 'utf8'), 10) }
}
