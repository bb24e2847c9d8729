import { promises as dns, type LookupAddress, lookup as lookUpHere } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { promisify } from 'node:util'
import { Agent, type Dispatcher, errors, request } from 'undici'
import type { Attempt, Message } from '../contract.ts'
import { findUrlFault, isPublicAddress } from './address.ts'
import { signBody } from './message.ts'

/** All addresses of a name; rejects where it has none. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>

export type Sender = { send: (message: Message) => Promise<Attempt>; close: () => Promise<void> }

/** From the start of the exchange, in milliseconds: for the status line, and for all the rest, too (docs/promises.md#receivers). */
const exchangeMs = 10_000
const maxResponseBytes = 65_536
const maxStoredBytes = 4_096
/** A longer Retry-After is taken for this many seconds. */
const maxRetryAfterSeconds = 3_600

/** An address that must not be reached. */
class ForbiddenAddress extends Error {
  readonly code = 'FORBIDDEN_ADDRESS'
}

/**
 * Sends to receivers over connections of its own. Unless `isLocalAllowed`, each connection goes to an address that was
 * found public a moment before, and only where all addresses of its name are. Redirects are not followed.
 */
export function openSender({
  isLocalAllowed,
  resolve = isLocalAllowed ? resolveHere : resolvePublicly
}: {
  isLocalAllowed: boolean
  resolve?: Resolve
}): Sender {
  const lookup: LookupFunction = (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const isForbidden = !isLocalAllowed && addresses.some(({ address }) => !isPublicAddress(address))
        const [first] = addresses
        if (isForbidden) callback(new ForbiddenAddress(), [])
        else if (!first) callback(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), [])
        else if (options.all) callback(null, addresses)
        else callback(null, first.address, first.family)
      },
      (error) => callback(error, [])
    )
  }
  const agent = new Agent({
    // To learn whether a server speaks HTTP/2, undici would let all exchanges with it wait for one connection, and where that
    // fails for the next one: each after the other, past their 10 seconds.
    allowH2: false,
    connect: { lookup, timeout: exchangeMs },
    // Shorter than what servers have by default: a connection that its server is just closing loses what is sent on it.
    keepAliveTimeout: 2_000,
    keepAliveMaxTimeout: 4_000
  })
  return {
    send: (message) => exchange(agent, message, isLocalAllowed),
    close: () => agent.destroy()
  }
}

async function exchange(agent: Agent, message: Message, isLocalAllowed: boolean): Promise<Attempt> {
  const beganAt = performance.now()
  const signal = AbortSignal.timeout(exchangeMs)
  const durationMs = () => Math.round(performance.now() - beganAt)
  try {
    const fault = findUrlFault(message.url, isLocalAllowed)
    if (fault) return { isSuccess: false, responseStatus: null, error: `the URL ${fault}`, durationMs: durationMs() }
    const response = await request(message.url, {
      dispatcher: agent,
      method: 'POST',
      headers: headersOf(message),
      body: message.body,
      signal
    })
    const { statusCode: responseStatus } = response
    const text = await readText(response)
    if (responseStatus >= 200 && responseStatus < 300) {
      return { isSuccess: true, responseStatus, error: null, durationMs: durationMs() }
    }
    const error = `answered ${responseStatus}${text && `: ${text}`}`
    const retryAfterSeconds = readRetryAfter(response)
    return { isSuccess: false, responseStatus, error, durationMs: durationMs(), retryAfterSeconds }
  } catch (error) {
    return { isSuccess: false, responseStatus: null, error: describeFailure(error, signal), durationMs: durationMs() }
  }
}

function headersOf({ body, secret, event, eventId, deliveryId }: Message): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'crm-service-webhooks/1',
    'x-service-signature': signBody(body, secret),
    'x-service-event': event,
    'x-service-event-id': eventId,
    'x-service-delivery-id': deliveryId
  }
}

/** The beginning of the answer's text, as PostgreSQL can store it. What is wrong with an answer's body changes nothing. */
async function readText({ body }: Dispatcher.ResponseData): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of body) {
      if (size < maxStoredBytes) chunks.push(chunk)
      size += chunk.length
      if (size > maxResponseBytes) break
    }
  } catch {}
  const start = Buffer.concat(chunks).subarray(0, maxStoredBytes)
  return start.toString('utf8').replaceAll('\0', '').trim()
}

/** In seconds; undefined where the header has neither a number of them nor a date of HTTP that is still to come (RFC 9110). */
function readRetryAfter({ statusCode, headers }: Dispatcher.ResponseData): number | undefined {
  if (statusCode !== 429 && statusCode !== 503) return undefined
  const text = String(headers['retry-after'] ?? '')
  const seconds = /^\d+$/.test(text) ? Number(text) : (readDate(text) - Date.now()) / 1_000
  return seconds > 0 ? Math.min(seconds, maxRetryAfterSeconds) : undefined
}

/** Date.parse alone makes a date of nearly anything, a negative number included. */
function readDate(text: string): number {
  return httpDate.test(text) ? Date.parse(text) : Number.NaN
}

/** The form of today and the older one that names its time zone, too. */
const httpDate = /^[A-Z][a-z]{2,8}, \d\d[ -][A-Z][a-z]{2}[ -](?:\d\d){1,2} \d\d:\d\d:\d\d GMT$/

const reasons: Record<string, string> = {
  FORBIDDEN_ADDRESS: 'the address is not one of the public internet',
  ENOTFOUND: 'the host name does not resolve',
  ENODATA: 'the host name does not resolve',
  ESERVFAIL: 'the host name does not resolve',
  ETIMEOUT: 'the host name did not resolve in time',
  EAI_AGAIN: 'the host name did not resolve in time',
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was reset',
  EHOSTUNREACH: 'the host is unreachable',
  ENETUNREACH: 'the network is unreachable',
  UND_ERR_SOCKET: 'the connection was closed before an answer',
  UND_ERR_HEADERS_OVERFLOW: 'the answer has too many headers',
  UND_ERR_CONNECT_TIMEOUT: 'there was no connection within 10 seconds'
}

/** The error for the webhook's owner: never a library's text, except about certificates, where it names the fault. */
function describeFailure(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'no answer within 10 seconds'
  const causes = causesOf(error)
  if (causes.some((cause) => cause instanceof errors.HTTPParserError)) return 'the answer is not HTTP'
  for (const cause of causes) {
    const code = String((cause as { code?: unknown }).code ?? '')
    if (reasons[code]) return reasons[code]
    if (/CERT|TLS|SSL|SELF_SIGNED/.test(code)) return `the TLS connection failed: ${code}`
  }
  return 'the exchange failed'
}

function causesOf(error: unknown): unknown[] {
  if (!(error instanceof Error)) return []
  const inner = error instanceof AggregateError ? error.errors : []
  return [error, ...inner.flatMap(causesOf), ...causesOf(error.cause)]
}

const lookUpAll = promisify(lookUpHere)

/** As every program on this machine does, with its hosts file. */
const resolveHere: Resolve = (hostname) => lookUpAll(hostname, { all: true })

/**
 * Asks the name servers without getaddrinfo: that has four threads for the whole process, which four names with slow
 * servers would hold for as long as they like.
 */
const resolvePublicly: Resolve = async (hostname) => {
  const resolver = new dns.Resolver({ timeout: 2_500, tries: 2 })
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  const addresses = [
    ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : [])
  ]
  if (addresses.length === 0 && four.status === 'rejected') throw four.reason
  return addresses
}
