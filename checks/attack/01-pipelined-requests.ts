import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Arena, Attack, Check } from './arena.ts'
import { openSilent } from './client.ts'

const paths = ['/nope', '/healthz', '/api/v1/contacts']
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
  what: 'an anonymous client pipelines requests on many connections and reads nothing; then the service is stopped',
  isDisruptive: true,
  run: async (arena) => {
    const countDescriptors = () => readdirSync(`/proc/${arena.service.child.pid}/fd`).length
    const before = countDescriptors()
    const checks: Check[] = [await pipelineDocuments(arena)]
    for (const flood of floods) for (const path of paths) checks.push(await pipeline(arena, path, flood))
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
      sent: `to ${paths.join(', ')}, without a credential: up to 1,500 requests on each of 2,000 connections`,
      checks
    }
  }
}

async function pipelineDocuments(arena: Arena): Promise<Check> {
  const close = open(arena, 10, 1_500, '/openapi.json')
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

async function pipeline(
  arena: Arena,
  path: string,
  [sockets, requests, mostMs]: (typeof floods)[number]
): Promise<Check> {
  await arena.readFelt('begin')
  const close = open(arena, sockets, requests, path)
  await sleep(5_000)
  const { get, health } = await arena.readFelt()
  close()
  await sleep(500)
  const failed = Object.keys({ ...get.failed, ...health.failed })
  const isHeld = health.count > 0 && get.count > 0 && health.max <= mostMs && failed.length === 0
  const waited = `/healthz at most ${health.max.toFixed(0)} ms ≤ ${mostMs}`
  return {
    isHeld,
    found: `${sockets} × ${requests} ${path}: ${waited}, innocent failed: ${failed.join(', ') || 'none'}`
  }
}

/** From an address of its own; the innocent tenant has another one. */
function open({ port }: Arena, sockets: number, requests: number, path: string): () => void {
  const text = `GET ${path} HTTP/1.1\r\nHost: innocent.localhost\r\n\r\n`.repeat(requests)
  const all = Array.from({ length: sockets }, () => openSilent(port, '127.0.0.2', text))
  return () => {
    for (const socket of all) socket.destroy()
  }
}
