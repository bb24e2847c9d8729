import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { OperationId } from '../../generated/operations.ts'
import type { Operations, Schemas } from '../../generated/types.ts'
import { checkAnswer, checkHeaders, checkProblem } from './check.ts'
import { describe } from './operations.ts'

/** Who calls: the Host names the tenant, the headers hold the credential. */
export type Actor = { host: string; headers: Record<string, string> }

export type Call<Id extends OperationId> = {
  params?: Record<string, string> | undefined
  query?: Record<string, string | number | boolean> | undefined
  body?: [Operations[Id]['item']] extends [never]
    ? Operations[Id]['body']
    : { items: (Operations[Id]['item'] | Record<string, unknown>)[] }
  /** Any JSON at all. */
  invalidBody?: unknown
  /** Any bytes at all. */
  payload?: string | Buffer
  headers?: Record<string, string>
  /** The first tenant's admin, unless said otherwise. */
  as?: Actor
  /** On the path without v1. */
  isUnversioned?: boolean
}

export type Answer<Body> = {
  status: number
  headers: LightMyRequestResponse['headers']
  /** Of a success; throws where the answer is an error. */
  readonly body: Body
  /** Of an error; throws where the answer is a success. */
  readonly problem: Schemas['Problem']
}

export type Callers = {
  /** Calls an operation, and holds the answer against the contract. */
  call: <Id extends OperationId>(id: Id, request?: Call<Id>) => Promise<Answer<Operations[Id]['result']>>
  /** Sends anything anywhere; an error is held against the contract. */
  send: (request: InjectOptions & { as?: Actor }) => Promise<Answer<unknown>>
}

/** Ways to call an instance; `admin` calls unless a request says who does. */
export function makeCallers(app: FastifyInstance, admin: Actor): Callers {
  const send: Callers['send'] = async ({ as = admin, ...request }) => {
    const response = await app.inject({ ...request, headers: { host: as.host, ...as.headers, ...request.headers } })
    checkHeaders(String(request.url), response)
    if (response.statusCode >= 400) checkProblem(`${request.method ?? 'GET'} ${request.url}`, response)
    return answerOf(`${request.method ?? 'GET'} ${String(request.url).slice(0, 200)}`, response)
  }
  const call: Callers['call'] = async (id, request = {}) => {
    const { as = admin } = request
    const options = toInject(id, request)
    const response = await app.inject({ ...options, headers: { host: as.host, ...as.headers, ...options.headers } })
    checkAnswer(id, response, fieldsOf(request))
    return answerOf(id, response)
  }
  return { call, send }
}

/** An operation's request as light-my-request takes it, without a Host and a credential. */
export function toInject<Id extends OperationId>(id: Id, request: Call<Id>): InjectOptions & { url: string } {
  const operation = describe(id)
  const { params = {}, query = {}, body, invalidBody = body, payload, isUnversioned = false } = request
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? name))
  const text = new URLSearchParams(query as Record<string, string>).toString()
  const url = (isUnversioned ? path.replace('/api/v1/', '/api/') : path) + (text && `?${text}`)
  const content = payload ?? (invalidBody === undefined ? undefined : JSON.stringify(invalidBody))
  const type = operation.requestType ?? 'application/json'
  const accept = id === 'callMcp' && { accept: 'application/json, text/event-stream' }
  const headers = { ...(content !== undefined && { 'content-type': type }), ...accept, ...request.headers }
  return { method: operation.method, url, headers, ...(content !== undefined && { payload: content }) }
}

/** The wanted properties as text, where a request names some, in its query or in its body. */
export function fieldsOf(request: { query?: unknown; body?: unknown; invalidBody?: unknown }): unknown {
  const { query, body, invalidBody = body } = request as Record<string, { fields?: unknown } | null | undefined>
  const fields = invalidBody?.fields
  return query?.fields ?? (Array.isArray(fields) ? fields.join() : undefined)
}

function answerOf<Body>(what: string, response: LightMyRequestResponse): Answer<Body> {
  const { statusCode: status, headers } = response
  const isJson = /json/.test(String(headers['content-type']))
  const body = isJson && response.body ? response.json() : response.body
  return {
    status,
    headers,
    get body() {
      if (status >= 400) throw new Error(`${what} answered ${status}: ${response.body}`)
      return body
    },
    get problem() {
      if (status < 400) throw new Error(`${what} answered ${status}: ${response.body}`)
      return body
    }
  }
}
