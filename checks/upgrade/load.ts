import type { Send } from './kept.ts'

/** Readers and writers, and what became of their requests. */
export type Load = {
  requests: number
  /** The longest request, in milliseconds. */
  longestMs: number
  failures: string[]
  stop: () => Promise<void>
}

const clients = 4

/** Starts clients that write, each of which makes a company, renames it, and now and then deletes it and takes that back, and as many that read. */
export function startLoad(send: Send): Load {
  let isOver = false
  const load: Load = { requests: 0, longestMs: 0, failures: [], stop: async () => {} }

  const ask = async (method: string, path: string, body?: object): Promise<Record<string, unknown> | undefined> => {
    const beganAt = performance.now()
    load.requests += 1
    try {
      const answer = await send(method, path, body)
      if (answer.status < 300) return { ...answer.body, changeSet: answer.headers['x-change-set'] }
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
      const path = `/api/v1/companies/${made.id}`
      await ask('PUT', path, { name: `${name} renamed` })
      if (number % 5 > 0) continue
      const deleted = await ask('DELETE', path)
      await (number % 10 > 0
        ? ask('POST', `${path}/restore`)
        : ask('POST', '/api/v1/changes/undo', { changeSet: deleted?.changeSet }))
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
