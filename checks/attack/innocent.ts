import { Agent } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { NewTenant } from '../../src/tenants/create.ts'
import { percentile } from '../percentile.ts'
import { History, type Sent } from '../proof/history.ts'
import { type Answer, type Ask, ask } from './client.ts'

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
const history = new History()
const sender = { who: process.argv[4] ?? '', sees: undefined }
let isStopping = false
const kinds: Kind[] = ['get', 'post', 'health']
const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()
// What a stall has opened beyond these is closed again.
const agent = new Agent({ keepAlive: true, maxFreeSockets: 5 })
const times: Record<Kind, number[]> = { get: [], post: [], health: [] }
const failed: Record<Kind, Record<string, number>> = { get: {}, post: {}, health: {} }
const open: Record<Kind, Set<number>> = { get: new Set(), post: new Set(), health: new Set() }

const made = await keep({ port, tenant, method: 'POST', path: '/api/v1/companies', body: { name: 'Read' } })
const { id } = JSON.parse(made.text) as { id: string }
const asks = {
  get: () => keep({ port, tenant, agent, path: `/api/v1/companies/${id}` }),
  post: () => keep({ port, tenant, agent, method: 'POST', path: '/api/v1/companies', body: { name: 'Made' } }),
  health: () => ask({ port, agent, path: '/healthz' })
}
for (const what of kinds) keepAsking(what)

process.on('disconnect', () => process.exit())
process.on('message', (what: 'look' | 'begin' | 'stop') => {
  if (what === 'stop') return void stop()
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

/** Asks, and keeps what was asked and answered. */
async function keep(what: Ask): Promise<Answer> {
  let answer: Answer | undefined
  const sent = {
    method: what.method ?? 'GET',
    path: what.path,
    headers: {},
    text: what.body && JSON.stringify(what.body)
  }
  const send = async () => {
    answer = await ask(what)
    // Nobody knows what became of it.
    if (answer.status === 0) throw new Error(answer.error)
    return answer
  }
  await history.keep(sender, sent as Sent, send).catch(() => {})
  return answer as Answer
}

/** Asks no more, and tells what was kept once all is answered. */
async function stop(): Promise<void> {
  isStopping = true
  while (kinds.some((kind) => open[kind].size > 0)) await sleep(20)
  process.send?.(history.events)
}

/** At fixed times, whether the one before was answered or not: a service that hangs must not be asked less. */
async function keepAsking(what: Kind): Promise<void> {
  while (!isStopping) {
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
