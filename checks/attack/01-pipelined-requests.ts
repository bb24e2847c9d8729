import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Arena, Attack, Check } from './arena.ts'
import { openSilent } from './client.ts'

const head = (line: string, { subdomain }: { subdomain: string }) =>
  `${line} HTTP/1.1\r\nHost: ${subdomain}.localhost\r\n`
/** A call of a tool, which a tenant's key may make. */
const call = JSON.stringify({
  ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
  params: { name: 'search', arguments: { kind: 'company', limit: 1 } }
})
const ofCall = `Content-Type: application/json\r\nAccept: */*\r\nContent-Length: ${call.length}\r\n`
const requests: Record<string, (tenants: Arena['tenants']) => string> = {
  '/nope': ({ innocent }) => `${head('GET /nope', innocent)}\r\n`,
  '/healthz': ({ innocent }) => `${head('GET /healthz', innocent)}\r\n`,
  '/api/v1/contacts': ({ innocent }) => `${head('GET /api/v1/contacts', innocent)}\r\n`,
  '/mcp': ({ innocent }) => `${head('POST /mcp', innocent)}${ofCall}\r\n${call}`,
  '/mcp with a key': ({ mallory }) =>
    `${head('POST /mcp', mallory)}${ofCall}X-Api-Key: ${mallory.apiKey}\r\n\r\n${call}`
}
/** How many connections, how many requests on each, and how long a probe may wait then, in milliseconds. */
const floods: [sockets: number, requests: number, mostMs: number][] = [
  [100, 1_000, 2_000],
  [500, 1_000, 2_000],
  [1_000, 1_500, 4_000],
  [2_000, 1_500, 4_000]
]
/** After the default grace. */
const mostStopMs = 17_000
/** The pool and the innocent tenant may have opened some meanwhile. */
const mostMoreDescriptors = 20
const mostLeftMs = 60_000

export const attack: Attack = {
  line: 1,
  what: 'a client pipelines requests on many connections and reads nothing; then the service is stopped',
  isDisruptive: true,
  run: async (arena) => {
    const countDescriptors = () => readdirSync(`/proc/${arena.service.child.pid}/fd`).length
    const before = countDescriptors()
    const checks: Check[] = [await pipelineDocuments(arena)]
    for (const flood of floods) {
      for (const name of Object.keys(requests)) checks.push(await pipeline(arena, name, flood))
    }
    const until = performance.now() + mostLeftMs
    while (countDescriptors() - before > mostMoreDescriptors && performance.now() < until) await sleep(100)
    const more = countDescriptors() - before
    checks.push({
      isHeld: more <= mostMoreDescriptors,
      found: `${more} more descriptors within a minute ≤ ${mostMoreDescriptors}`
    })
    const beganAt = performance.now()
    await Promise.race([arena.service.stop(), sleep(mostStopMs, undefined, { ref: false })])
    const stopMs = performance.now() - beganAt
    checks.push({
      isHeld: stopMs < mostStopMs,
      found: `stopped in ${(stopMs / 1_000).toFixed(1)} s < ${mostStopMs / 1_000}`
    })
    return {
      sent: `to ${Object.keys(requests).join(', ')}: up to 1,500 requests on each of 2,000 connections`,
      checks
    }
  }
}

async function pipelineDocuments(arena: Arena): Promise<Check> {
  const close = open(arena, 10, 1_500, `${head('GET /openapi.json', arena.tenants.innocent)}\r\n`)
  await sleep(6_000)
  const { before, most } = arena.readMemory()
  const { health } = await arena.readFelt()
  close()
  const grown = Math.round(most - before)
  const isHeld = grown <= 50 && health.p99 < 100 && Object.keys(health.failed).length === 0
  return {
    isHeld,
    found: `10 × 1,500 documents: RSS +${grown} MB ≤ 50, /healthz p99 ${health.p99.toFixed(0)} ms < 100`
  }
}

async function pipeline(arena: Arena, name: string, [sockets, count, mostMs]: (typeof floods)[number]): Promise<Check> {
  await arena.readFelt('begin')
  const close = open(arena, sockets, count, requests[name]?.(arena.tenants) ?? '')
  await sleep(5_000)
  const { get, health } = await arena.readFelt()
  close()
  await sleep(500)
  const failed = Object.keys({ ...get.failed, ...health.failed })
  const isHeld = health.count > 0 && get.count > 0 && health.max <= mostMs && failed.length === 0
  const waited = `/healthz at most ${health.max.toFixed(0)} ms ≤ ${mostMs}`
  return {
    isHeld,
    found: `${sockets} × ${count} ${name}: ${waited}, innocent failed: ${failed.join(', ') || 'none'}`
  }
}

/** From an address of its own; the innocent tenant has another one. */
function open({ port }: Arena, sockets: number, count: number, request: string): () => void {
  // One for all: a copy for each connection would take more memory than the machine has.
  const bytes = Buffer.from(request.repeat(count))
  const all = Array.from({ length: sockets }, () => openSilent(port, '127.0.0.2', bytes))
  return () => {
    for (const socket of all) socket.destroy()
  }
}
