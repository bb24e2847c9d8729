import { setTimeout as sleep } from 'node:timers/promises'
import { type Content, type ServiceProcess, send, spawnService } from '../service-process.ts'
import { type ReleasedTenant, secrets } from './release.ts'

/** An instance, and how many requests it is answering. */
export type Instance = { process: ServiceProcess; isInUse: boolean; open: number }

export type Fleet = ReturnType<typeof openFleet>

/** Instances of one or two versions on one database, and what balances requests between them. */
export function openFleet(databaseUrl: string) {
  const instances = new Set<Instance>()
  let turn = 0
  const settings = { ...secrets, DATABASE_URL: databaseUrl, RATE_LIMIT_MAX: '1000000000', LOG_LEVEL: 'warn' }

  /** Starts an instance of the version in `folder`, by default this one, and resolves once it is ready. */
  const start = async (folder?: string): Promise<Instance> => {
    const process = await spawnService(settings, undefined, folder)
    const instance = { process, isInUse: true, open: 0 }
    instances.add(instance)
    return instance
  }

  return {
    start,
    /** Takes an instance out of use, stops it once it has answered, and starts another one. */
    replace: async (old: Instance, folder?: string) => {
      old.isInUse = false
      while (old.open > 0) await sleep(10)
      await old.process.stop()
      instances.delete(old)
      return start(folder)
    },
    /** Sends a request to the instances in use by turns, or to one of them. Rejects where there is no answer. */
    send: async (tenant: ReleasedTenant, method: string, path: string, content?: Content, to?: Instance) => {
      const inUse = [...instances].filter((instance) => instance.isInUse)
      const instance = to ?? inUse[turn++ % inUse.length]
      if (!instance) throw new Error('no instance is in use')
      instance.open += 1
      try {
        const { status, bytes, headers } = await send(instance.process.port, tenant, method, path, content)
        const text = bytes.toString()
        return { status, headers, text, body: JSON.parse(text) as Record<string, unknown> }
      } finally {
        instance.open -= 1
      }
    },
    stop: async () => {
      await Promise.all([...instances].map(({ process }) => process.stop()))
    }
  }
}
