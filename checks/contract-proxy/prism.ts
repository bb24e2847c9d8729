import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { installTree } from '../separate-tree.ts'

// Prism, a validating proxy that knows nothing of this service but its contract.

export type Prism = { url: string; stop: () => Promise<void> }

const folder = import.meta.dirname
const package_ = '@stoplight/prism-cli'
const startTimeoutMs = 60_000

/** Installs the version of the lock file beside this, unless it is there. Throws where npm can't. */
export function installPrism(): void {
  installTree(folder)
}

/**
 * Starts Prism between a client and the service at `upstream`. Answers that break the contract become 500s with the
 * header `sl-violations`; so do requests, unless `validatesRequests` is false.
 */
export function startPrism(document: string, upstream: string, validatesRequests: boolean): Promise<Prism> {
  return start(['proxy', document, upstream, '--errors', '--port', '0', `--validate-request=${validatesRequests}`])
}

/** Starts Prism on a port (0: any), answering as the contract's examples do; requests that break the contract get its errors. */
export function startMock(document: string, port: number): Promise<Prism> {
  return start(['mock', document, '--errors', '--port', String(port)])
}

async function start(args: string[]): Promise<Prism> {
  const program = join(folder, 'node_modules', package_, 'dist/index.js')
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-20_000)
    })
  }
  for (const until = Date.now() + startTimeoutMs; Date.now() < until && child.exitCode === null; await sleep(50)) {
    const url = /Prism is listening on (http:\S+)/.exec(output)?.[1]
    if (url) return { url, stop: () => stop(child) }
  }
  await stop(child)
  throw new Error(`Prism did not start: ${output.slice(-2_000)}`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
