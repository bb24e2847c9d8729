import { Agent } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { NewTenant } from '../../src/tenants/create.ts'
import { percentile } from '../percentile.ts'
import { ask, succeed } from './client.ts'

// A tenant that works as tenants do while another one is up to something; in a process of its own, so that what it
// measures is not the attacker's own slowness. Started by arena.ts; a message asks for what was felt since the last `begin`.

type Times = { p50: number; p99: number; max: number; count: number; failed: Record<string, number> }

/**
 * How long answers took in milliseconds, and how many were no success, by the status or what the system called it. `stallMs` is the
 * longest time that this process, which has little to do, was not scheduled: the delay that the machine alone causes.
 */
export type Felt = Record<Kind, Times> & { stallMs: number }

type Kind = keyof typeof perSecond

const perSecond = { get: 10, post: 3, health: 5 }

const port = Number(process.argv[2])
const tenant: NewTenant = JSON.parse(process.argv[3] ?? '')
const kinds: Kind[] = ['get', 'post', 'health']
const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()
// What a stall has opened beyond these is closed again.
const agent = new Agent({ keepAlive: true, maxFreeSockets: 5 })
const times: Record<Kind, number[]> = { get: [], post: [], health: [] }
const failed: Record<Kind, Record<string, number>> = { get: {}, post: {}, health: {} }
const open: Record<Kind, Set<number>> = { get: new Set(), post: new Set(), health: new Set() }

const { id } = await succeed({ port, tenant, method: 'POST', path: '/api/v1/companies', body: { name: 'Read' } })
const asks = {
  get: () => ask({ port, tenant, agent, path: `/api/v1/companies/${id}` }),
  post: () => ask({ port, tenant, agent, method: 'POST', path: '/api/v1/companies', body: { name: 'Made' } }),
  health: () => ask({ port, agent, path: '/healthz' })
}
for (const what of kinds) keepAsking(what)

process.on('disconnect', () => process.exit())
process.on('message', (what: 'look' | 'begin') => {
  const felt = { stallMs: delay.max / 1e6 } as Felt
  if (what === 'begin') delay.reset()
  for (const kind of kinds) {
    // What has waited for a second already counts as far as it has come.
    const waiting = [...open[kind]].map((beganAt) => performance.now() - beganAt).filter((ms) => ms > 1_000)
    const all = [...times[kind], ...waiting]
    felt[kind] = {
      p50: percentile(all, 0.5),
      p99: percentile(all, 0.99),
      max: Math.max(0, ...all),
      count: all.length,
      failed: { ...failed[kind] }
    }
    if (what === 'look') continue
    times[kind].length = 0
    failed[kind] = {}
  }
  process.send?.(felt)
})
process.send?.('ready')

/** At fixed times, whether the one before was answered or not: a service that hangs must not be asked less. */
async function keepAsking(what: Kind): Promise<void> {
  for (;;) {
    const beganAt = performance.now()
    open[what].add(beganAt)
    asks[what]().then(({ status, error, ms }) => {
      open[what].delete(beganAt)
      times[what].push(ms)
      if (status >= 200 && status < 300) return
      const reason = error ?? String(status)
      failed[what][reason] = (failed[what][reason] ?? 0) + 1
    })
    await sleep(1_000 / perSecond[what])
  }
}
