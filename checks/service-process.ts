import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../src/db/client.ts'
import { migrateDatabase } from '../src/db/migrate.ts'
import { createTenant, type NewTenant } from '../src/tenants/create.ts'
import { prepareQueue } from '../src/webhooks/queue.ts'

// The service as a process of its own, for scripts that use it, measure it or treat it badly.

export type ServiceProcess = {
  port: number
  child: ChildProcess
  /** Asks it to stop, with SIGTERM, or kills it; resolves when it is gone. */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

const startTimeoutMs = 40_000
/** As `npm start` runs Node. */
const nodeOptions = ['--max-semi-space-size=12']

/** Starts the service on a database, without a rate limit and with webhooks to this machine. */
export function startServiceProcess(
  databaseUrl: string,
  settings: Record<string, string> = {}
): Promise<ServiceProcess> {
  const usual = {
    ...{ NODE_ENV: 'production', DATABASE_URL: databaseUrl },
    ...{ JWT_SECRET: 'a secret for measuring, 32 characters or more' },
    ...{ ENCRYPTION_KEY: 'another one for measuring, 32 characters or more' },
    ...{ RATE_LIMIT_MAX: '1000000000', WEBHOOK_ALLOW_LOCAL: 'true', LOG_LEVEL: 'warn' }
  }
  return spawnService({ ...usual, ...settings })
}

/**
 * Starts the service with these settings and no others, on a free port of the loopback unless they name one, and waits
 * until it answers; rejects with what it logged last. All that it logs goes to `onLog`. It is this version, unless `folder` holds
 * another one.
 */
export async function spawnService(
  settings: Record<string, string>,
  onLog: (text: string) => void = () => {},
  folder = fileURLToPath(new URL('..', import.meta.url))
): Promise<ServiceProcess> {
  const port = Number(settings.PORT ?? (await findPort()))
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, HOME, NODE_COMPILE_CACHE, HOST: '127.0.0.1', ...settings, PORT: String(port) }
  const child = spawn(process.execPath, [...nodeOptions, join(folder, 'src/server.ts')], { env })
  const gone = once(child, 'exit')
  let log = ''
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk) => {
      log = (log + chunk).slice(-2_000)
      onLog(String(chunk))
    })
  }
  const stop: ServiceProcess['stop'] = async (signal = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await gone
  }
  const until = Date.now() + startTimeoutMs
  while (!(await isReady(port))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop('SIGKILL')
      throw new Error(`the service did not start: ${log}`)
    }
    await sleep(50)
  }
  return { port, child, stop }
}

/** Migrates a database and makes a tenant in it. */
export async function makeTenantIn(databaseUrl: string, subdomain: string): Promise<NewTenant> {
  await migrateDatabase(databaseUrl, { prepareQueue })
  const db = openDatabase(databaseUrl, 1, () => {})
  try {
    const request = { subdomain, name: subdomain, email: `admin@${subdomain}.example` }
    return await createTenant(db, { bantThreshold: 60 }, request)
  } finally {
    await db.close()
  }
}

export type Call = (
  method: string,
  path: string,
  body?: unknown
) => Promise<{ status: number; body: Record<string, unknown> }>

/** Calls the service with JSON on behalf of a tenant; rejects where there is no answer. `sendIt` sends in place of `send`. */
export function makeCall(port: number, tenant: Pick<NewTenant, 'subdomain' | 'apiKey'>, sendIt = send): Call {
  return async (method, path, body) => {
    const content =
      body === undefined ? undefined : { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) }
    const { status, bytes } = await sendIt(port, tenant, method, path, content)
    return { status, body: bytes.length > 0 ? JSON.parse(bytes.toString()) : {} }
  }
}

/** The body of a request, with its media type. */
export type Content = { type: string; bytes: Buffer }

/** Sends anything to the service on behalf of a tenant; rejects where there is no whole answer. */
export async function send(
  port: number,
  { subdomain, apiKey }: Pick<NewTenant, 'subdomain' | 'apiKey'>,
  method: string,
  path: string,
  content?: Content,
  more: Record<string, string> = {}
): Promise<{ status: number; bytes: Buffer; headers: IncomingHttpHeaders }> {
  const type = content && { 'content-type': content.type }
  const headers = { ...more, host: `${subdomain}.localhost`, 'x-api-key': apiKey, ...type }
  const request = http.request({ host: '127.0.0.1', port, path, method, headers }).end(content?.bytes)
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  return { status: answer.statusCode ?? 0, bytes: await buffer(answer), headers: answer.headers }
}

/** A multipart form of one file, under the name that imports want. */
export function formOf(file: string | Buffer, name = 'file'): Content {
  const boundary = 'the-boundary-of-the-form'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="rows.csv"\r\ncontent-type: text/csv\r\n\r\n`
  const bytes = Buffer.concat([Buffer.from(head), Buffer.from(file), Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { type: `multipart/form-data; boundary=${boundary}`, bytes }
}

/**
 * A port of the loopback that nobody listens on at this moment, and that no system gives away by itself: one of those would
 * now and then be another program's by the time the service is up.
 */
export async function findPort(): Promise<number> {
  const port = randomInt(10_000, 32_768)
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return findPort()
  }
  server.close()
  await once(server, 'close')
  return port
}

async function isReady(port: number): Promise<boolean> {
  try {
    // The service would wait for a kept connection when it stops.
    const asked = { host: '127.0.0.1', port, path: '/readyz', agent: false, signal: AbortSignal.timeout(1_000) }
    const [answer] = (await once(http.get(asked), 'response')) as [IncomingMessage]
    await buffer(answer)
    return answer.statusCode === 200
  } catch {
    return false
  }
}
