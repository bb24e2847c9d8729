import type { Fleet } from './fleet.ts'
import type { ReleasedTenant } from './release.ts'

/** Readers and writers, and what became of their requests. */
export type Load = {
  requests: number
  /** The longest request, in milliseconds. */
  longestMs: number
  failures: string[]
  /** The ids of all companies whose making was answered 201, and the name that each has by its last answered update. */
  acknowledged: Map<string, string>
  stop: () => Promise<void>
}

const clients = 4

/** Starts clients that write, each of which makes a company and renames it, and as many that read. */
export function startLoad(fleet: Fleet, tenant: ReleasedTenant): Load {
  let isOver = false
  const load: Load = { requests: 0, longestMs: 0, failures: [], acknowledged: new Map(), stop: async () => {} }

  const ask = async (method: string, path: string, body?: object): Promise<Record<string, unknown> | undefined> => {
    const beganAt = performance.now()
    load.requests += 1
    try {
      const content = body && { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) }
      const answer = await fleet.send(tenant, method, path, content)
      if (answer.status < 300) return answer.body
      load.failures.push(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    } catch (error) {
      load.failures.push(`${method} ${path}: ${(error as Error).cause ?? error}`)
    } finally {
      load.longestMs = Math.max(load.longestMs, Math.round(performance.now() - beganAt))
    }
    return undefined
  }
  const write = async (client: number) => {
    for (let number = 0; !isOver; number += 1) {
      const name = `Company ${client} ${number}`
      const made = await ask('POST', '/api/v1/companies', { name })
      if (!made) continue
      const id = String(made.id)
      load.acknowledged.set(id, name)
      const renamed = await ask('PUT', `/api/v1/companies/${id}`, { name: `${name} renamed` })
      if (renamed) load.acknowledged.set(id, `${name} renamed`)
    }
  }
  const read = async () => {
    while (!isOver) {
      await ask('GET', '/api/v1/contacts?limit=20')
      await ask('GET', '/api/v1/contacts?email=p7@example.com')
      await ask('GET', '/api/v1/companies?limit=10&updatedSince=2020-01-01')
      await ask('GET', '/api/v1/changes?limit=10')
    }
  }
  const all = Array.from({ length: clients }, (_, client) => [write(client), read()]).flat()
  load.stop = async () => {
    isOver = true
    await Promise.all(all)
  }
  return load
}
