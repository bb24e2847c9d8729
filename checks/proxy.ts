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

// The nginx of deploy/nginx.conf in front of two instances that restart one after the other while clients write: not one
// request may be answered 5xx, and none may get no answer. NGINX names another program than Debian's.

const program = process.env.NGINX || '/usr/sbin/nginx'
if (!existsSync(program)) {
  console.log(`proxy:check skipped: there is no ${program} (on Debian: apt-get install nginx-light)`)
  process.exit(0)
}

const clients = 16
const betweenRestartsMs = 3_000
const afterwardsMs = 3_000

const folder = await mkdtemp(join(tmpdir(), 'crm-proxy-'))
const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
let statuses: Record<string, number> = {}
try {
  statuses = await restartUnderLoad()
} finally {
  for (const stop of stops.reverse()) await stop().catch(console.error)
}
const failed = Object.keys(statuses).filter((status) => status !== '201')
console.log(`two restarts, ${betweenRestartsMs / 1000} s apart, answered: ${JSON.stringify(statuses)}`)
if (failed.length > 0 || !(Number(statuses['201']) > 100)) {
  console.error('✗ every request must be answered 201')
  process.exitCode = 1
} else console.log('✓ no request noticed')

/** How often each status was answered; 0 where there was no answer. */
async function restartUnderLoad(): Promise<Record<string, number>> {
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
  const over = new AbortController()
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
  return counts
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
  execFileSync(program, ['-t', '-q', '-c', config, '-e', join(folder, 'error.log')])
  const nginx: ChildProcess = spawn(program, ['-c', config, '-e', join(folder, 'error.log')], { stdio: 'inherit' })
  stops.push(async () => {
    nginx.kill('SIGQUIT')
    await once(nginx, 'exit')
  })
  await sleep(500)
  return port
}
