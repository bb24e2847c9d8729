import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Order, Outcome } from './load.ts'
import type { Facts } from './works.ts'

/** Something that answers requests on a port of 127.0.0.1. */
export type Target = { pid: number; port: number }

const startTimeoutMs = 30_000
const children = new Set<ChildProcess>()

/** Starts the floor on the same database as the service. */
export async function startFloor(url: string, facts: Facts): Promise<Target> {
  const child = keep(fork(pathOf('./floor.ts'), [url, JSON.stringify(facts)]))
  const [port] = (await nextMessage(child, startTimeoutMs)) as [number]
  return { pid: child.pid as number, port }
}

/** Starts the service as in production, except that nobody reaches its rate limit; it joins the server of `dataDir`. */
export async function startService(dataDir: string): Promise<Target> {
  const log = join(dataDir, 'service.log')
  const output = openSync(log, 'a')
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: '0', RATE_LIMIT_MAX: '1000000000' }
  const child = keep(spawn(process.execPath, [serviceEntry], { env, stdio: ['ignore', output, output] }))
  closeSync(output)
  const until = Date.now() + startTimeoutMs
  while (Date.now() < until && child.exitCode === null) {
    const port = /Server listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(readFileSync(log, 'utf8'))?.[1]
    if (port) return { pid: child.pid as number, port: Number(port) }
    await sleep(50)
  }
  throw new Error(`the service did not start: ${readFileSync(log, 'utf8').slice(-2_000)}`)
}

const serviceEntry = pathOf(process.env.BENCH_SERVICE ?? '../../src/server.ts')

/** Starts what sends the requests; the function that it returns runs one load after another. */
export function startLoader(): (order: Order) => Promise<Outcome> {
  const child = keep(fork(pathOf('./load.ts'), { serialization: 'advanced' }))
  return async (order) => {
    child.send(order)
    const [outcome] = (await nextMessage(child, order.seconds * 1_000 + startTimeoutMs)) as [Outcome]
    return outcome
  }
}

/** Ends every process that was started here, if need be by force. */
export async function stopProcesses(): Promise<void> {
  const stopped = [...children].map(async (child) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const force = setTimeout(() => child.kill('SIGKILL'), 5_000)
    child.kill('SIGTERM')
    await once(child, 'exit')
    clearTimeout(force)
  })
  await Promise.all(stopped)
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
