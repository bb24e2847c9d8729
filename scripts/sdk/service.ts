import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Visitor } from './clients/scenario.ts'

const root = join(import.meta.dirname, '../..')
const startTimeoutMs = 40_000

/** The service as `npm start` runs it, on an empty database of its own. */
export type Service = {
  /** Makes a tenant; its first user is who visits. */
  makeVisitor: (subdomain: string) => Promise<Visitor>
  stop: () => Promise<void>
}

/** Starts it on any free port, with its data in `dataDir`; rejects with what it logged last. */
export async function startService(dataDir: string): Promise<Service> {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, DATA_DIR: dataDir, PORT: '0' }
  const child = spawn(process.execPath, [join(root, 'src/server.ts')], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const port = await readPort(child)
  return {
    makeVisitor: async (subdomain) => {
      const email = `admin@${subdomain}.example`
      const args = ['create', '--subdomain', subdomain, '--name', subdomain, '--email', email]
      const script = join(root, 'scripts/tenant.ts')
      const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { env })
      const { password } = JSON.parse(stdout)
      return { baseUrl: `http://${subdomain}.localhost:${port}`, email, password }
    },
    stop: () => stop(child)
  }
}

async function readPort(child: ChildProcess): Promise<number> {
  let log = ''
  for (const output of [child.stdout, child.stderr]) {
    output?.on('data', (chunk) => {
      log += chunk
    })
  }
  for (const until = Date.now() + startTimeoutMs; Date.now() < until && child.exitCode === null; await sleep(50)) {
    const port = /Server listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(log)?.[1]
    if (port) return Number(port)
  }
  await stop(child)
  throw new Error(`the service did not start: ${log.slice(-2_000)}`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
