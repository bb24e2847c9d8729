import { type OperationDescription, type OperationId, operations } from '../../generated/operations.ts'
import type { Content } from '../service-process.ts'
import { type Action, type Known, makeInvalid, makeValid, password, writingOperations } from './actions.ts'
import type { Got, History, Sender } from './history.ts'

// Clients of the mixed run: what they may do, and how they send it.

/** Sends one request to any instance. Rejects where there is no whole answer. */
export type Send = (
  method: string,
  path: string,
  headers: Record<string, string>,
  content: Content | undefined
) => Promise<Got>

/** Who sends, with which credential, and which operations that may call. */
export type Client = Sender & { headers: Record<string, string>; may: OperationId[] }

const describe = (id: OperationId): OperationDescription => operations[id]
const ranks = { read: 1, write: 2, admin: 3 }

/** The writing operations that a scope allows; those that tell of all are for who sees all. */
export function operationsFor(scope: 'write' | 'admin', isRestricted: boolean): OperationId[] {
  return writingOperations.filter((id) => {
    const { scope: needed, visibility } = describe(id)
    return ranks[needed ?? 'read'] <= ranks[scope] && !(isRestricted && visibility === 'all')
  })
}

/** How often a request with a key is sent again at most. */
const mostTries = 40

/** Sends requests, keeps them in the history, and learns from the answers. */
export class Caller {
  readonly #history: History
  readonly #known: Known
  readonly #send: Send

  constructor(history: History, known: Known, send: Send) {
    this.#history = history
    this.#known = known
    this.#send = send
  }

  /** Writes with valid or invalid arguments, by an operation that is given or any; resolves with the status, 0 where nobody knows. */
  async write(client: Client, id = this.#pickOperation(client), isValid = this.#known.random() < 0.8): Promise<number> {
    const action = isValid ? makeValid(this.#known, id) : makeInvalid(this.#known, id)
    const key = action.headers['idempotency-key']
    for (let tries = 1; ; tries += 1) {
      const answer = await this.ask(client, action).catch(() => undefined)
      const status = answer?.status ?? 0
      const isOver = status !== 0 && status !== 503
      if (isOver && key !== undefined && status < 300 && this.#known.random() < 0.3)
        await this.ask(client, action).catch(() => {})
      if (isOver || key === undefined || tries === mostTries) return status
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** Sends an action once. */
  async ask(client: Client, action: Action): Promise<Got> {
    const { id, method, path, content } = action
    if (id === 'changePassword') return this.#asUser(action)
    const isAnonymous = describe(id).scope === null
    const headers = { ...action.headers, ...(isAnonymous ? {} : client.headers) }
    const text = content?.type === 'application/json' ? content.bytes.toString() : undefined
    const sent = { method, path, headers, text }
    const answer = await this.#history.keep(client, sent, () => this.#send(method, path, headers, content))
    this.#known.learn(action, answer.status, answer.text, answer.headers)
    return answer
  }

  /** A password is a user's: who changes it has logged in. */
  async #asUser({ method, path, headers, content }: Action): Promise<Got> {
    const login = {
      type: 'application/json',
      bytes: Buffer.from(JSON.stringify({ email: 'actor@proof.example', password }))
    }
    const { text } = await this.#send('POST', '/api/v1/auth/login', {}, login)
    const { accessToken } = JSON.parse(text) as { accessToken?: string }
    return this.#send(method, path, { ...headers, authorization: `Bearer ${accessToken}` }, content)
  }

  /** Half of all by records, since there are so many more of the others. */
  #pickOperation({ may }: Client): OperationId {
    const records = may.filter((id) => /\/(companies|contacts|deals|activities)\b/.test(describe(id).path))
    return this.#known.oneOf(this.#known.random() < 0.6 ? records : may) as OperationId
  }
}

/** Of each kind of records: what one and many are called, a filter, and by what its records are grouped. */
const kinds = [
  ['Company', 'Companies', { industry: ['Rail', 'none'] }, 'city'],
  ['Contact', 'Contacts', { lifecycleStage: ['lead', 'customer'] }, 'city'],
  ['Deal', 'Deals', { status: ['open', 'won'] }, 'stageId'],
  ['Activity', 'Activities', { status: ['pending', 'completed'] }, 'activityType']
] as const

/** What is read, by which parameters and body. */
type Asked = [id: string, query: Record<string, unknown>, body?: object]

/** A request that reads, as of now or, by who sees all, as of some moment. */
export function makeRead(known: Known, isRestricted: boolean): Action {
  const [one, many, filters, property] = known.oneOf(kinds) ?? kinds[0]
  const [name, values] = Object.entries(filters)[0] as [string, string[]]
  const filter = { property: 'ownerId', op: 'eq', value: known.pick('Owner') }
  const ids = Array.from({ length: 5 }, () => known.pick(one) ?? crypto.randomUUID())
  const groups = { groupBy: [{ property }, { property: one === 'Deal' ? 'currency' : 'ownerId' }] }
  const sum = one === 'Deal' && { measures: [{ op: 'sum', property: 'value' }] }
  const requests: Asked[] = [
    [`get${one}`, {}],
    [`list${many}`, { limit: 20, count: true }],
    [`list${many}`, { limit: 20, count: true, [name]: known.oneOf(values) }],
    [`search${many}`, {}, { filter, limit: 20, count: true }],
    [`aggregate${many}`, {}, { ...groups, ...sum, ...(known.random() < 0.3 && { filter }), limit: 1_000 }],
    [`batchGet${many}`, {}, { ids: [...new Set(ids)] }],
    [`list${one}History`, {}],
    [`export${many}`, {}],
    ['getDealSummary', { groupBy: known.oneOf(['stage', 'status', 'owner', 'month']) }],
    ...(isRestricted ? [] : [['getPipeline', {}] satisfies Asked])
  ]
  const [id, query, body] = known.oneOf(requests) as [OperationId, Asked[1], Asked[2]]
  const takesMoment = describe(id).roles['as-of'] !== undefined && !isRestricted
  const moment = takesMoment && known.random() < 0.4 ? { asOf: known.pickMoment() } : {}
  const parameters = new URLSearchParams({ ...query, ...(!body && moment) } as Record<string, string>)
  const target = known.pick(id === 'getPipeline' ? 'Pipeline' : one) ?? crypto.randomUUID()
  const content = body && {
    type: 'application/json',
    bytes: Buffer.from(JSON.stringify({ ...body, ...moment }))
  }
  return {
    ...{ id, method: describe(id).method, headers: {}, content },
    path: `${describe(id).path.replace('{id}', target)}?${parameters}`
  }
}
