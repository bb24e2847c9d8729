import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedDatabase } from '../src/embedded-postgres/server.ts'
import type { NewTenant } from '../src/tenants/create.ts'
import { ask } from './attack/client.ts'
import { findPort, makeTenantIn, type ServiceProcess, startServiceProcess } from './service-process.ts'

// The nginx of deploy/nginx.conf in front of two instances that restart one after the other while clients write, and one
// follows live: not one request may be answered 5xx, and none may get no answer; the follower hears of each write once, and
// its last request waits for as long as one can. NGINX names another program than Debian's.

const program = process.env.NGINX || '/usr/sbin/nginx'
if (!existsSync(program)) {
  console.log(`proxy:check skipped: there is no ${program} (on Debian: apt-get install nginx-light)`)
  process.exit(0)
}

const clients = 16
const betweenRestartsMs = 3_000
const afterwardsMs = 3_000
const longestWaitMs = 30_000

type Outcome = {
  /** How often each status was answered to writers; 0 where there was no answer. */
  statuses: Record<string, number>
  follower: Followed
}
/** The follower's last status, what it heard of, and how long its last request took. */
type Followed = { status: number; heard: number; lastMs: number }

const folder = await mkdtemp(join(tmpdir(), 'crm-proxy-'))
const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
let outcome: Outcome | undefined
try {
  outcome = await restartUnderLoad()
} finally {
  for (const stop of stops.reverse()) await stop().catch(console.error)
}
const { statuses, follower } = outcome
const failed = Object.keys(statuses).filter((status) => status !== '201')
console.log(`two restarts, ${betweenRestartsMs / 1000} s apart, answered: ${JSON.stringify(statuses)}`)
if (failed.length > 0 || !(Number(statuses['201']) > 100)) {
  console.error('✗ every request must be answered 201')
  process.exitCode = 1
} else console.log('✓ no request noticed')
const { status, heard, lastMs } = follower
console.log(
  `the follower heard of ${heard} writes; its last request waited for ${(lastMs / 1000).toFixed(1)} s: ${status}`
)
if (status !== 200 || heard !== statuses['201'] || lastMs < longestWaitMs) {
  console.error(`✗ it must hear of each write once, and be answered 200 after ${longestWaitMs / 1000} s without any`)
  process.exitCode = 1
} else console.log('✓ nor did the follower')

async function restartUnderLoad(): Promise<Outcome> {
  const database = await startEmbeddedDatabase({ dataDir: join(folder, 'data') })
  stops.push(database.stop)
  const tenant = await makeTenantIn(database.url, 'acme')
  const ports = [await findPort(), await findPort()]
  const start = (port: number) => startServiceProcess(database.url, { PORT: String(port), TRUST_PROXY: '1' })
  const instances: ServiceProcess[] = []
  for (const port of ports) instances.push(await start(port))
  stops.push(() => Promise.all(instances.map((instance) => instance.stop())))
  const proxyPort = await startNginx(ports)

  const counts: Record<string, number> = {}
  const [over, quiet] = [new AbortController(), new AbortController()]
  const following = await follow(proxyPort, tenant, quiet.signal)
  const load = Array.from({ length: clients }, () => write(proxyPort, tenant, counts, over.signal))
  await sleep(1_000)
  for (const [index, port] of ports.entries()) {
    const pause = sleep(betweenRestartsMs)
    await instances[index]?.stop()
    instances[index] = await start(port)
    await pause
  }
  await sleep(afterwardsMs)
  over.abort()
  await Promise.all(load)
  quiet.abort()
  return { statuses: counts, follower: await following.whole }
}

/** Follows from now on until there is nothing more and `quiet` is over, or a request fails. */
async function follow(port: number, tenant: NewTenant, quiet: AbortSignal): Promise<{ whole: Promise<Followed> }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const askFor = (query: string) =>
    ask({ port, tenant, agent, path: `/api/v1/changes?${query}`, timeoutMs: 2 * longestWaitMs })
  let cursor = JSON.parse((await askFor('cursor=latest')).text).nextCursor
  const goOn = async () => {
    for (let heard = 0; ; ) {
      const isLast = quiet.aborted
      const { status, text, ms: lastMs } = await askFor(`wait=${longestWaitMs / 1000}&cursor=${cursor}`)
      const page = status === 200 ? JSON.parse(text) : { changes: [] }
      heard += page.changes.length
      cursor = page.nextCursor
      if (status !== 200 || (isLast && page.changes.length === 0)) return { status, heard, lastMs }
    }
  }
  return { whole: goOn().finally(() => agent.destroy()) }
}

async function write(
  port: number,
  tenant: NewTenant,
  counts: Record<string, number>,
  until: AbortSignal
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  while (!until.aborted) {
    const company = { method: 'POST', path: '/api/v1/companies', body: { name: 'Written meanwhile' } }
    const { status } = await ask({ port, tenant, agent, ...company })
    counts[status] = (counts[status] ?? 0) + 1
  }
  agent.destroy()
}

/** As the file has it, but for the addresses and the rate, and without TLS. */
async function startNginx([first, second]: number[]): Promise<number> {
  const port = await findPort()
  const site = readFileSync(new URL('../deploy/nginx.conf', import.meta.url), 'utf8')
    .replace('10.0.0.11:3000', `127.0.0.1:${first}`)
    .replace('10.0.0.12:3000', `127.0.0.1:${second}`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
    .replace(/^ +ssl_.*\n/gm, '')
    .replace('*.crm.example.com', '_')
    // All clients of this check have one address.
    .replace('rate=100r/s', 'rate=100000r/s')
  writeFileSync(join(folder, 'site.conf'), site)
  const config = join(folder, 'nginx.conf')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`
  )
  writeFileSync(
    config,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http { access_log off; ${paths.join(' ')} include ${folder}/site.conf; }`
  )
  // Without our variable NGINX, which means something else to nginx.
  const options = { stdio: 'inherit', env: {} } as const
  execFileSync(program, ['-t', '-q', '-c', config, '-e', join(folder, 'error.log')], options)
  const nginx: ChildProcess = spawn(program, ['-c', config, '-e', join(folder, 'error.log')], options)
  stops.push(async () => {
    nginx.kill('SIGQUIT')
    await once(nginx, 'exit')
  })
  await sleep(500)
  return port
}
