import { timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { signBody, signStandard } from '../src/webhooks/signature.ts'

// A local receiver for those who write one: prints each delivery, and says what is wrong with its signature.

const usage = `npm run webhooks:listen -- --secret whsec_… [--next-secret whsec_…] [--port 4000] [--status 204] [--fail 0]
  --secret       the webhook's secret, as its GET shows it, or the next one; without it signatures are not verified
  --next-secret  the one that comes next, while the secret is being rotated
  --port         where to listen on 127.0.0.1
  --status       what to answer: try 410 to see the webhook switched off
  --fail         to how many attempts to answer 500 first: try 3 to see the retries
The service must run with WEBHOOK_ALLOW_LOCAL=true to send here: make a webhook with the url http://127.0.0.1:4000/.`

const { secret, nextSecret, port, status, fail } = readOptions()
let failuresLeft = fail
const seen = new Set<string>()

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => {
    const body = Buffer.concat(chunks)
    const fault = secret === undefined ? undefined : findAnyFault(body, request.headers, secret)
    const answer = fault ? 401 : failuresLeft-- > 0 ? 500 : status
    print(body, request.headers, fault, answer)
    response.writeHead(answer).end()
  })
})
server.on('error', (error) => {
  console.error(`can't listen on port ${port}: ${error.message}`)
  process.exit(1)
})
server.listen(port, '127.0.0.1', () => console.log(`listening on http://127.0.0.1:${port}/\n`))

/** What is wrong with a delivery's signatures, those of Standard Webhooks and of a rotation included. */
function findAnyFault(body: Buffer, headers: Headers, key: string): string | undefined {
  const isNext = isEqual(signBody(body, key), String(headers['x-service-signature-next']))
  const fault = isNext ? undefined : findFault(body, headers['x-service-signature'], key)
  if (fault) return fault
  const nextFault =
    nextSecret && findFault(body, headers['x-service-signature-next'], nextSecret, 'X-Service-Signature-Next')
  if (nextFault) return `of the next secret: ${nextFault}`
  const [id, timestamp] = [String(headers['webhook-id']), String(headers['webhook-timestamp'])]
  const keys = nextSecret === undefined ? [key] : [key, nextSecret]
  const given = String(headers['webhook-signature'] ?? '').split(' ')
  const isMissing = keys.some((one) => !given.includes(signStandard({ id, timestamp, body }, one)))
  return isMissing ? 'webhook-signature is not that of webhook-id, webhook-timestamp and the body' : undefined
}

/** What is wrong with a signature, as far as that can be found out; undefined where it is right. */
function findFault(
  body: Buffer,
  signature: string | string[] | undefined,
  key: string,
  header = 'X-Service-Signature'
): string | undefined {
  if (typeof signature !== 'string' || signature === '') return `there is no ${header} header`
  const isSignedBy = (candidate: string, text: string | Buffer = body) => isEqual(signBody(text, candidate), signature)
  if (isSignedBy(key)) return undefined
  if (isSignedBy(key.trim())) return 'the secret given here has blanks around it: leave them out'
  if (isSignedBy(`whsec_${key}`)) return 'the secret given here lacks its beginning: whsec_ belongs to the key'
  if (!/^[0-9a-f]{64}$/.test(signature)) return 'the header is not 64 hex digits: a proxy in between has changed it'
  for (const [what, text] of [
    ['parsed and printed again', reprint(body)],
    ['ended with a line feed', `${body}\n`]
  ] as const) {
    if (text !== undefined && isSignedBy(key, text))
      return `the body was ${what} on its way: sign the bytes as they come`
  }
  if (!key.startsWith('whsec_')) return 'the secret given here is none: it begins with whsec_'
  return 'it was made with another secret, or the body was changed: compare the secret with GET /webhooks/{id}'
}

function isEqual(expected: string, actual: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(actual)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function reprint(body: Buffer): string | undefined {
  try {
    return JSON.stringify(JSON.parse(body.toString('utf8')))
  } catch {
    return undefined
  }
}

type Headers = Record<string, string | string[] | undefined>

function print(body: Buffer, headers: Headers, fault: string | undefined, answer: number): void {
  const eventId = String(headers['x-service-event-id'])
  const again = seen.has(eventId) ? ' (again: its event id has come before)' : ''
  seen.add(eventId)
  console.log(`${new Date().toISOString()}  ${headers['x-service-event'] ?? 'not a delivery'}${again}`)
  console.log(`  event ${eventId}, delivery ${headers['x-service-delivery-id']}, ${body.length} bytes`)
  if (headers['x-service-sequence']) console.log(`  change ${headers['x-service-sequence']} of the feed`)
  if (secret === undefined) console.log('  signature not verified: start this with --secret')
  else console.log(fault ? `  SIGNATURE WRONG: ${fault}` : '  signature right')
  console.log(`  answered ${answer}`)
  const text = reprint(body)
  console.log(text === undefined ? `  not JSON: ${body.toString('utf8', 0, 200)}` : indent(text))
  console.log()
}

function indent(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2).replace(/^/gm, '  ')
}

function readOptions() {
  const option = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      ...{ secret: option, 'next-secret': option, port: option, status: option, fail: option },
      help: { type: 'boolean' }
    }
  })
  const { secret, 'next-secret': nextSecret, port = 4_000, status = 204, fail = 0 } = values
  const chosen = { secret, nextSecret, port: Number(port), status: Number(status), fail: Number(fail) }
  const isStatus = Number.isInteger(chosen.status) && chosen.status >= 200 && chosen.status <= 599
  const isCount = Number.isInteger(chosen.fail) && chosen.fail >= 0
  if (values.help || !(chosen.port > 0 && chosen.port < 65_536) || !isStatus || !isCount) {
    console.log(usage)
    process.exit(values.help ? 0 : 1)
  }
  return chosen
}
