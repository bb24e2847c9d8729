import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Order, Outcome } from './load.ts'
import type { Facts } from './works.ts'

/** Something that answers requests on a port of 127.0.0.1. */
export type Target = { pid: number; port: number; stop: () => Promise<void> }

const startTimeoutMs = 30_000
const children = new Set<ChildProcess>()

/** Starts the floor on the same database as the service. */
export function startFloor(url: string, facts: Facts): Promise<Target> {
  return startTarget('./floor.ts', [url, JSON.stringify(facts)])
}

/** Starts the floor of searches (query-floor.ts). */
export function startQueryFloor(url: string, tenantId: string): Promise<Target> {
  return startTarget('./query-floor.ts', [url, tenantId])
}

async function startTarget(program: string, args: string[]): Promise<Target> {
  const child = keep(fork(pathOf(program), args))
  const [port] = (await nextMessage(child, startTimeoutMs)) as [number]
  return { pid: child.pid as number, port, stop: () => end(child) }
}

/** Starts what sends the requests; the function that it returns runs one load after another. */
export function startLoader(): (order: Order) => Promise<Outcome> {
  const child = keep(fork(pathOf('./load.ts'), { serialization: 'advanced' }))
  return async (order) => {
    child.send(order)
    const [outcome] = (await nextMessage(child, order.seconds * 1_000 + startTimeoutMs)) as [Outcome]
    return outcome
  }
}

/** Ends every process that was started here. */
export async function stopProcesses(): Promise<void> {
  await Promise.all([...children].map(end))
}

/** Ends a process, if need be by force. */
async function end(child: ChildProcess): Promise<void> {
  children.delete(child)
  if (child.exitCode !== null || child.signalCode !== null) return
  const force = setTimeout(() => child.kill('SIGKILL'), 5_000)
  child.kill('SIGTERM')
  await once(child, 'exit')
  clearTimeout(force)
}

function keep(child: ChildProcess): ChildProcess {
  children.add(child)
  child.on('error', () => {})
  return child
}

async function nextMessage(child: ChildProcess, timeoutMs: number): Promise<unknown[]> {
  const answered = new AbortController()
  const signal = AbortSignal.any([answered.signal, AbortSignal.timeout(timeoutMs)])
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`${child.spawnargs[1]} ended with ${code}`)
  })
  ended.catch(() => {})
  try {
    return await Promise.race([once(child, 'message', { signal }), ended])
  } finally {
    answered.abort()
  }
}

function pathOf(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url))
}
