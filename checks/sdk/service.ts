import { makeSetup } from '../bench/setups.ts'
import { makeTenantIn, spawnService } from '../service-process.ts'
import type { Visitor } from './clients/scenario.ts'

export type Service = Awaited<ReturnType<typeof startService>>

/** Whom clients reach that don't know names below `localhost`; to be made like the others. */
export const defaultTenant = 'tools'

/** Starts the service on an empty database of its own and any free port; rejects with what it logged last. */
export async function startService() {
  const setup = await makeSetup('embedded')
  const started = spawnService({ DATA_DIR: setup.folder, DEFAULT_TENANT: defaultTenant })
  started.catch(() => setup.stop())
  const { port, stop } = await started
  return {
    /** Makes a tenant; its first user is who visits. */
    makeVisitor: async (subdomain: string): Promise<Visitor & { apiKey: string }> => {
      const { email, password, apiKey } = await makeTenantIn(setup.url, subdomain)
      return { baseUrl: `http://${subdomain}.localhost:${port}`, email, password, apiKey }
    },
    port,
    stop: async () => {
      await stop()
      await setup.stop()
    }
  }
}
