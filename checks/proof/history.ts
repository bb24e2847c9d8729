import { type OperationDescription, type OperationId, operations } from '../../generated/operations.ts'

// What clients did and were answered: docs/proof.md.

/** One request. Times are in milliseconds of this process; of a request without a whole answer `end` is Infinity and `status` 0. */
export type Event = {
  id: OperationId
  /** The id of the API key or user that it was made with, as the log's `actor` has it. */
  who: string
  /** The id of the user whose records, beside those of nobody, the caller sees; undefined: all; null: others, whose reads aren't judged. */
  sees: string | undefined | null
  params: Record<string, string>
  query: Record<string, string>
  /** The JSON that was sent; undefined where it was something else. */
  body: unknown
  ifMatch: string | undefined
  /** Its Idempotency-Key. Of this and of `ifMatch` only what its operation takes. */
  key: string | undefined
  begin: number
  end: number
  status: number
  headers: Record<string, string>
  text: string
}

/** Who sends requests. */
export type Sender = Pick<Event, 'who' | 'sees'>

/** What is sent, as HTTP has it. */
export type Sent = {
  method: string
  path: string
  headers: Record<string, string | undefined>
  text: string | undefined
}

/** What came back; `headers` in lower case. */
export type Got = { status: number; headers: Record<string, string | string[] | number | undefined>; text: string }

const routes = (Object.entries(operations) as [OperationId, OperationDescription][]).map(([id, { method, path }]) => {
  const pattern = path.replace('/api/v1/', '/api/(?:v1/)?').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  return { id, method, pattern: new RegExp(`^${pattern}$`), isFixed: !path.includes('{') }
})
// `companies/upsert` isn't the company of that id.
routes.sort((one, other) => Number(other.isFixed) - Number(one.isFixed))

/** Keeps what clients do, in the order in which they begin. */
export class History {
  readonly events: Event[] = []

  /** Sends a request by `send`, and keeps it with what came back; rejects as `send` does. What meets no operation isn't kept. */
  async keep<Answer extends Got>(sender: Sender, sent: Sent, send: () => Promise<Answer>): Promise<Answer> {
    const event = eventOf(sender, sent)
    if (event) this.events.push(event)
    const answer = await send()
    if (event) {
      event.end = performance.now()
      event.status = answer.status
      event.headers = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]))
      event.text = answer.text
    }
    return answer
  }
}

function eventOf(sender: Sender, { method, path, headers, text }: Sent): Event | undefined {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  const route = routes.find((one) => one.method === method && one.pattern.test(pathname))
  if (!route) return undefined
  const params = Object.entries(route.pattern.exec(pathname)?.groups ?? {})
  return {
    ...{ ...sender, id: route.id, body: parse(text) },
    params: Object.fromEntries(params.map(([name, value]) => [name, decodeURIComponent(value).toLowerCase()])),
    query: Object.fromEntries(searchParams),
    ifMatch: takes(route.id, 'If-Match') ? headers['if-match'] : undefined,
    key: takes(route.id, 'Idempotency-Key') ? headers['idempotency-key'] : undefined,
    ...{ begin: performance.now(), end: Infinity, status: 0, headers: {}, text: '' }
  }
}

function takes(id: OperationId, header: string): boolean {
  const { requestHeaders }: OperationDescription = operations[id]
  return requestHeaders.includes(header)
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether an event was acknowledged, refused, or nobody knows what became of it. */
export function outcomeOf({ status }: Event): 'acknowledged' | 'refused' | 'unknown' {
  return status >= 200 && status < 400 ? 'acknowledged' : status >= 400 && status < 500 ? 'refused' : 'unknown'
}

/** Names a request in a message. */
export function nameOf({ id, params, query, begin }: Event): string {
  return `${id} ${JSON.stringify({ ...params, ...query })} at ${begin.toFixed(1)}`
}
