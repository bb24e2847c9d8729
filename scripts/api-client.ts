import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Schemas } from '../generated/types.ts'
import { readConfig } from '../src/config.ts'
import { recallPort } from '../src/listening-port.ts'
import { originOf } from '../src/tenants/base-url.ts'

// A running service's public API, for commands that work as one tenant with one key.

/** Sends JSON or a form to a path below /api/v1, and resolves with the answer's JSON or text; rejects with what is wrong. */
export type Client = <Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<Answer>

/** More patience than a window of the rate limit needs. */
const maxTries = 20

/** The tenant's address: the given one, that of CRM_URL, or that of the service with the data in DATA_DIR. */
export async function findAddress(given = process.env.CRM_URL): Promise<URL> {
  const address = given ?? (await addressHere())
  if (!URL.canParse(address)) throw new Error('--url must be an address, such as http://127.0.0.1:3000')
  return new URL(address)
}

async function addressHere(): Promise<string> {
  const config = readConfig(process.env)
  return originOf({ ...config, port: await recallPort(config, Boolean(process.env.PORT)) })
}

/** `onWait` is called with the seconds of Retry-After where the service asks to wait. */
export function openClient(url: URL, key: string, onWait: (seconds: number) => void): Client {
  return async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    for (let tries = 1; ; tries += 1) {
      const { statusCode = 0, headers, content } = await send(url, key, method, path, body)
      const retryAfter = Number(headers['retry-after'] ?? 1)
      if ([429, 503].includes(statusCode) && tries < maxTries) {
        onWait(retryAfter)
        await sleep(retryAfter * 1000)
      } else if (statusCode < 300) {
        return headers['content-type']?.includes('json') ? JSON.parse(content) : (content as Answer)
      } else throw new Error(`${method} ${path} answered ${statusCode}: ${describeProblem(content)}`)
    }
  }
}

async function send(url: URL, key: string, method: string, path: string, body?: object) {
  // Not every resolver knows that names below localhost mean this machine; the Host still says which tenant is meant.
  const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost')
  const target = new URL(`/api/v1${path}`, url)
  if (isLocal) target.hostname = '127.0.0.1'
  const { request } = url.protocol === 'https:' ? https : http
  const packed = body && (body instanceof FormData ? new Response(body) : Response.json(body))
  const type = packed?.headers.get('content-type')
  const headers = { host: url.host, 'x-api-key': key, ...(type && { 'content-type': type }) }
  const bytes = packed && Buffer.from(await packed.arrayBuffer())
  const sent = request(target, { method, headers }).end(bytes)
  const [answer] = (await once(sent, 'response').catch((error) => {
    const isAway = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(error.code)
    throw isAway ? new Error(`no service answers at ${url.origin}: start it, or name its address with --url`) : error
  })) as [IncomingMessage]
  return { statusCode: answer.statusCode, headers: answer.headers, content: (await buffer(answer)).toString() }
}

function describeProblem(content: string): string {
  try {
    const { detail = content, errors = [] } = JSON.parse(content) as Partial<Schemas['Problem']>
    return [detail, ...errors.map(({ path, message }) => `${path}: ${message}`)].join('\n')
  } catch {
    return content.slice(0, 200)
  }
}
