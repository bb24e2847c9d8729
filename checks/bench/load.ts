import { createRequire } from 'node:module'
import { type Facts, partsOf, works } from './works.ts'

export type Order = {
  work: number
  side: 'floor' | 'service'
  port: number
  connections: number
  seconds: number
  facts: Facts
}

/** What came back: how long each answer took in milliseconds, and the last body for each kind of request. */
export type Outcome = { seconds: number; latencies: number[]; lastBodies: Map<number, string> }

type Request = { method?: string; path?: string; headers?: Record<string, string>; body?: string }
/** What autocannon keeps from a request to its response: here the work that it is of. */
type Context = { part?: number }
type Running = Promise<{ errors: number; duration: number }> & {
  on: (event: 'response', listener: (client: unknown, status: number, bytes: number, ms: number) => void) => void
}
// It has no types.
const autocannon: (options: object) => Running = createRequire(import.meta.url)('autocannon')

const repeats = new Map<string, number>()
let number = 0

/** Sends requests of one work over so many connections to the floor or the service. */
export async function load({ work: index, side, port, connections, seconds, facts }: Order): Promise<Outcome> {
  const parts = partsOf(index)
  const setupRequest = (request: Request, context: Context): Request => {
    const part = parts[++number % parts.length] as number
    const work = works[part]
    if (!work || 'mix' in work) throw new Error(`work ${part} is no request`)
    const ids = facts.ids[work.table]
    const id = ids[Math.floor(Math.random() * ids.length)] ?? ''
    const draw = { id, number, repeat: countRepeat(`${side} ${part} ${id}`), facts }
    const path = `${side === 'floor' ? `/${part}` : ''}${work.url.replace(':id', id)}`
    const query = work.query?.(draw)
    context.part = part
    return {
      ...request,
      method: work.method,
      path: query ? `${path}?${query}` : path,
      headers: {
        ...request.headers,
        ...work.headers?.(draw),
        ...(work.body && { 'content-type': 'application/json' })
      },
      ...(work.body && { body: JSON.stringify(work.body(draw)) })
    }
  }
  const lastBodies = new Map<number, string>()
  const refusals = new Set<string>()
  const onResponse = (status: number, body: string, { part = index }: Context) => {
    lastBodies.set(part, body)
    if (status >= 300 && refusals.size < 3) refusals.add(body.slice(0, 300))
  }
  const running = autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    sampleInt: 100,
    timeout: 20,
    headers: { host: `${facts.tenant.subdomain}.localhost:${port}`, 'x-api-key': facts.tenant.apiKey },
    requests: [{ setupRequest, onResponse }]
  })
  const latencies: number[] = []
  running.on('response', (_client, _status, _bytes, ms) => latencies.push(ms))
  const { errors, duration } = await running
  if (errors > 0) refusals.add(`${errors} connection errors or timeouts`)
  if (refusals.size > 0) throw new Error(`${works[index]?.name}, ${side}: ${[...refusals].join(', ')}`)
  return { seconds: duration, latencies, lastBodies }
}

/** How often this was called with the same key. */
function countRepeat(key: string): number {
  const repeat = (repeats.get(key) ?? 0) + 1
  repeats.set(key, repeat)
  return repeat
}
