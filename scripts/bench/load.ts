import { createRequire } from 'node:module'
import { type Facts, works } from './works.ts'

// Sends requests to the floor or the service, in a process of its own so that its CPU time is not theirs. Takes an Order
// from run.ts, answers with an Outcome, and so on.

export type Order = { work: number; side: 'floor' | 'service'; port: number; seconds: number; facts: Facts }

/** What came back: how many answers, how long each took in milliseconds, and the last one's body. */
export type Outcome = { seconds: number; latencies: number[]; failures: string[]; lastBody: string }

type Request = { method?: string; path?: string; body?: string }
type Running = Promise<{ errors: number; duration: number; statusCodeStats: Record<string, { count: number }> }> & {
  on: (event: 'response', listener: (client: unknown, status: number, bytes: number, ms: number) => void) => void
}
// It has no types.
const autocannon: (options: object) => Running = createRequire(import.meta.url)('autocannon')

const connections = 32
let number = 0

process.on('disconnect', () => process.exit())
process.on('message', async (order: Order) => {
  process.send?.(await load(order))
})

async function load({ work: index, side, port, seconds, facts }: Order): Promise<Outcome> {
  const work = works[index]
  if (!work) throw new Error(`no work ${index}`)
  const setupRequest = (request: Request): Request => {
    const draw = { id: facts.ids[Math.floor(Math.random() * facts.ids.length)] ?? '', number: ++number, facts }
    const path = `${side === 'floor' ? `/${index}` : ''}${work.url.replace(':id', draw.id)}`
    const query = work.query?.(draw)
    return {
      ...request,
      method: work.method,
      path: query ? `${path}?${query}` : path,
      ...(work.body && { body: JSON.stringify(work.body(draw)) })
    }
  }
  let lastStatus = 0
  let lastBody = ''
  const refusals = new Set<string>()
  const running = autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    sampleInt: 100,
    timeout: 20,
    headers: {
      host: `${facts.subdomain}.localhost:${port}`,
      'x-api-key': facts.apiKey,
      ...(work.body && { 'content-type': 'application/json' })
    },
    requests: [{ setupRequest }],
    verifyBody: (body: string) => {
      lastBody = body
      if (lastStatus >= 300 && refusals.size < 3) refusals.add(body.slice(0, 300))
      return true
    }
  })
  const latencies: number[] = []
  running.on('response', (_client, status, _bytes, ms) => {
    lastStatus = status
    latencies.push(ms)
  })
  const { errors, duration, statusCodeStats } = await running
  const failures = Object.entries(statusCodeStats)
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, { count }]) => `${count} × status ${status}`)
  failures.push(...refusals)
  if (errors > 0) failures.push(`${errors} connection errors or timeouts`)
  return { seconds: duration, latencies, failures, lastBody }
}
