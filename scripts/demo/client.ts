import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

/** Calls the service as one tenant with one key; `body` and answer are JSON. */
export type Client = <Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<Answer>

type Received = { status: number; retryAfter: number; text: string }

/** More patience than a window of the rate limit needs. */
const maxTries = 5

/** `onWait` is called with the seconds of Retry-After where the service asks to wait. */
export function openClient(url: URL, key: string, onWait: (seconds: number) => void): Client {
  return async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    for (let tries = 1; ; tries += 1) {
      const { status, retryAfter, text } = await send(url, key, method, path, body)
      if ([429, 503].includes(status) && tries < maxTries) {
        onWait(retryAfter)
        await sleep(retryAfter * 1000)
      } else if (status < 300) return JSON.parse(text) as Answer
      else throw new Error(`${method} ${path} answered ${status}: ${detailOf(text)}`)
    }
  }
}

async function send(url: URL, key: string, method: string, path: string, body?: object): Promise<Received> {
  // Not every resolver knows that names below localhost mean this machine; the Host still says which tenant is meant.
  const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost')
  const target = new URL(`/api/v1${path}`, url)
  if (isLocal) target.hostname = '127.0.0.1'
  const type = body && { 'content-type': 'application/json' }
  const { request } = url.protocol === 'https:' ? https : http
  const headers = { host: url.host, 'x-api-key': key, ...type }
  const sent = request(target, { method, headers }).end(body && JSON.stringify(body))
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const retryAfter = Number(answer.headers['retry-after'] ?? 1)
  return { status: answer.statusCode ?? 0, retryAfter, text: await text(answer) }
}

function detailOf(text: string): string {
  try {
    return JSON.parse(text).detail ?? text
  } catch {
    return text.slice(0, 200)
  }
}
