import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { NewTenant } from '../../src/tenants/create.ts'

/** A request of an attack; `from` is the address of the loopback that it comes from, such as 127.0.0.2. */
export type Ask = {
  port: number
  path: string
  tenant?: NewTenant | undefined
  method?: string
  /** With an API key of the tenant. */
  isKnown?: boolean
  body?: unknown
  headers?: Record<string, string>
  from?: string
  agent?: Agent
  /** How long to wait without anything coming; 20,000 where it is absent. */
  timeoutMs?: number
}

/** `status` is 0 where no whole answer came; `error` then has the system's word for it. */
export type Answer = {
  status: number
  text: string
  error: string | undefined
  headers: IncomingHttpHeaders
  ms: number
}

/** Asks once; never rejects. */
export function ask({ port, path, tenant, method = 'GET', isKnown = true, ...more }: Ask): Promise<Answer> {
  const { body, from = '127.0.0.1', agent = new Agent(), timeoutMs = 20_000 } = more
  const content = body === undefined ? undefined : Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body))
  const headers = {
    accept: '*/*',
    ...more.headers,
    ...(tenant && { host: `${tenant.subdomain}.localhost` }),
    ...(tenant && isKnown && { 'x-api-key': tenant.apiKey }),
    ...(content && { 'content-type': 'application/json', 'content-length': content.length })
  }
  const beganAt = performance.now()
  return new Promise((resolve) => {
    const end = (answer: Partial<Answer>) =>
      resolve({ status: 0, text: '', error: undefined, headers: {}, ...answer, ms: performance.now() - beganAt })
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent, localAddress: from }, (response) => {
      buffer(response).then(
        (bytes) => end({ status: response.statusCode ?? 0, text: bytes.toString(), headers: response.headers }),
        (error) => end({ error: error.code ?? error.message })
      )
    })
    sent.on('error', (error) => end({ error: 'code' in error ? String(error.code) : error.message }))
    sent.setTimeout(timeoutMs, () => sent.destroy(new Error('timeout')))
    sent.end(content)
  })
}

/** Calls with JSON on behalf of a tenant; throws where the answer is no success. */
export async function succeed<Body = Record<string, unknown>>(what: Ask): Promise<Body> {
  const { status, text, error } = await ask(what)
  if (status < 200 || status >= 300) {
    throw new Error(`${what.method ?? 'GET'} ${what.path}: ${status} ${error ?? text.slice(0, 300)}`)
  }
  return (text ? JSON.parse(text) : {}) as Body
}

/** Does some work so many times, at most `atOnce` at the same time. */
export async function repeat<T>(count: number, atOnce: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const worker = async () => {
    for (let n = next++; n < count; n = next++) results[n] = await work()
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker))
  return results
}

/** A socket that sends and never reads what comes back. */
export function openSilent(port: number, from: string, text: string | Buffer): Socket {
  const socket = connect({ host: '127.0.0.1', port, localAddress: from })
  socket.on('error', () => {})
  socket.pause()
  socket.write(text)
  return socket
}
