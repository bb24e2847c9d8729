import { promises as dns, type LookupAddress, lookup as lookUpHere } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { promisify } from 'node:util'
import type { Attempt, Message } from '../contract.ts'
import { findUrlFault, isPublicAddress } from './address.ts'
import { describeFailure, ForbiddenAddress } from './failure-reasons.ts'
import { signBody, signStandard } from './signature.ts'

/** All addresses of a name; rejects where it has none. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>

type Sender = { send: (message: Message) => Promise<Attempt>; close: () => Promise<void> }

/** How long an exchange may last, in milliseconds, from its start to the last byte that is read (docs/promises.md#receivers). */
const exchangeMs = 10_000
const maxResponseBytes = 65_536
const maxStoredBytes = 4_096
/** A longer Retry-After is taken for this many seconds. */
const maxRetryAfterSeconds = 3_600

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
  // Shorter than what servers have by default: a connection that its server is just closing loses what is sent on it.
  const reusing = openAgents({ keepAlive: true, timeout: 2_000, lookup })
  const agents: Agents = { reusing, fresh: openAgents({ lookup }) }
  return {
    send: (message) => exchange(agents, message, isLocalAllowed),
    close: async () => {
      for (const agent of Object.values(agents).flatMap(Object.values)) agent.destroy()
    }
  }
}

/** Agents that reuse connections for the next delivery, and agents that open one for each. */
type Agents = { reusing: AgentPair; fresh: AgentPair }
type AgentPair = { http: http.Agent; https: https.Agent }

function openAgents(options: https.AgentOptions): AgentPair {
  return { http: new http.Agent(options), https: new https.Agent(options) }
}

async function exchange(agents: Agents, message: Message, isLocalAllowed: boolean): Promise<Attempt> {
  const beganAt = performance.now()
  const signal = AbortSignal.timeout(exchangeMs)
  const durationMs = () => Math.round(performance.now() - beganAt)
  try {
    const fault = findUrlFault(message.url, isLocalAllowed)
    if (fault) return { isSuccess: false, responseStatus: null, error: `the URL ${fault}`, durationMs: durationMs() }
    const response = await post(agents, message, signal)
    const { statusCode: responseStatus = 0 } = response
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

/**
 * Resolves with the final answer as soon as its headers are there; informational ones before it are skipped (RFC 9110 §15.2).
 * A reused connection may have been ended by its server meanwhile, so what fails there without an answer is sent on a fresh one.
 */
function post(agents: Agents, message: Message, signal: AbortSignal, { http: plain, https: secure } = agents.reusing) {
  const url = new URL(message.url)
  const options = { method: 'POST', headers: headersOf(message), signal }
  return new Promise<IncomingMessage>((resolve, reject) => {
    const request =
      url.protocol === 'https:'
        ? https.request(url, { ...options, agent: secure })
        : http.request(url, { ...options, agent: plain })
    request.on('response', resolve)
    // 101, which nobody asked for: there is nothing behind it that could be read.
    request.on('upgrade', (response, socket) => {
      socket.destroy()
      resolve(response)
    })
    request.on('error', (error: NodeJS.ErrnoException) => {
      const wasEnded = request.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
      if (wasEnded && !signal.aborted) resolve(post(agents, message, signal, agents.fresh))
      else reject(error)
    })
    request.end(message.body)
  })
}

function headersOf({ body, secret, nextSecret, event, eventId, deliveryId, sequence }: Message) {
  const secrets = nextSecret === null ? [secret] : [secret, nextSecret]
  const timestamp = String(Math.floor(Date.now() / 1_000))
  return {
    'content-type': 'application/json',
    'user-agent': 'crm-service-webhooks/1',
    'x-service-signature': signBody(body, secret),
    ...(nextSecret !== null && { 'x-service-signature-next': signBody(body, nextSecret) }),
    'x-service-event': event,
    'x-service-event-id': eventId,
    'x-service-delivery-id': deliveryId,
    ...(sequence !== null && { 'x-service-sequence': String(sequence) }),
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((one) => signStandard({ id: eventId, timestamp, body }, one)).join(' ')
  }
}

/** The beginning of the answer's text, as PostgreSQL can store it. What is wrong with an answer's body changes nothing. */
async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response) {
      if (size < maxStoredBytes) chunks.push(chunk)
      size += chunk.length
      if (size > maxResponseBytes) break
    }
  } catch {}
  const start = Buffer.concat(chunks).subarray(0, maxStoredBytes)
  return start.toString('utf8').replaceAll('\0', '').trim()
}

/** In seconds; undefined where the header has neither a number of them nor a date of HTTP that is still to come (RFC 9110). */
function readRetryAfter({ statusCode, headers }: IncomingMessage): number | undefined {
  if (statusCode !== 429 && statusCode !== 503) return undefined
  const text = String(headers['retry-after'] ?? '')
  // Date.parse alone makes a date of nearly anything, a negative number included.
  const date = httpDate.test(text) ? Date.parse(text) : Number.NaN
  const seconds = /^\d+$/.test(text) ? Number(text) : (date - Date.now()) / 1_000
  return seconds > 0 ? Math.min(seconds, maxRetryAfterSeconds) : undefined
}

/** The form of today and the older one that names its time zone, too. */
const httpDate = /^[A-Z][a-z]{2,8}, \d\d[ -][A-Z][a-z]{2}[ -](?:\d\d){1,2} \d\d:\d\d:\d\d GMT$/

const lookUpAll = promisify(lookUpHere)

/** Resolves names as other programs on this machine do, with its hosts file. */
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
