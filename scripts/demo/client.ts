import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
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
      else throw new Error(`${method} ${path} answered ${status}: ${explain(text)}`)
    }
  }
}

function send(url: URL, key: string, method: string, path: string, body?: object): Promise<Received> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  // Not every resolver knows that names below localhost mean this machine; the Host still says which tenant is meant.
  const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost')
  const content = body && JSON.stringify(body)
  const options = {
    method,
    path: `/api/v1${path}`,
    host: isLocal ? '127.0.0.1' : url.hostname,
    port: url.port,
    headers: {
      host: url.host,
      'x-api-key': key,
      ...(content && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) })
    }
  }
  return new Promise((resolve, reject) => {
    const outgoing = request(options, async (incoming) => {
      try {
        const text = (await incoming.setEncoding('utf8').toArray()).join('')
        const retryAfter = Number(incoming.headers['retry-after'] ?? 1)
        resolve({ status: incoming.statusCode ?? 0, retryAfter, text })
      } catch (error) {
        reject(error)
      }
    })
    outgoing.on('error', reject)
    outgoing.end(content)
  })
}

function explain(text: string): string {
  try {
    return JSON.parse(text).detail ?? text
  } catch {
    return text.slice(0, 200)
  }
}
