import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { spawnService } from '../service-process.ts'
import type { Visitor } from './clients/scenario.ts'

/** The service as `npm start` runs it, on an empty database of its own. */
export type Service = {
  port: number
  /** Makes a tenant; its first user is who visits. */
  makeVisitor: (subdomain: string) => Promise<Visitor & { apiKey: string }>
  stop: () => Promise<void>
}

/** Whom clients reach that don't know names below `localhost`; to be made like the others. */
export const defaultTenant = 'tools'

/** Starts it on any free port, with its data in `dataDir`; rejects with what it logged last. */
export async function startService(dataDir: string): Promise<Service> {
  const { port, stop } = await spawnService({ DATA_DIR: dataDir, DEFAULT_TENANT: defaultTenant })
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, DATA_DIR: dataDir }
  return {
    makeVisitor: async (subdomain) => {
      const email = `admin@${subdomain}.example`
      const args = ['create', '--subdomain', subdomain, '--name', subdomain, '--email', email]
      const script = join(import.meta.dirname, '../../scripts/tenant.ts')
      const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { env })
      const { password, apiKey } = JSON.parse(stdout)
      return { baseUrl: `http://${subdomain}.localhost:${port}`, email, password, apiKey }
    },
    port,
    stop
  }
}
