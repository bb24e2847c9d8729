import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { LightMyRequestResponse } from 'fastify'
import type { OperationId } from '../../generated/operations.ts'
import type { Schemas } from '../../generated/types.ts'
import { answerValidator } from './answer-schemas.ts'
import { describe } from './operations.ts'

// Holds answers against the contract: status, headers and body.

/** Throws where an answer is not one that the contract documents for the operation. */
export function checkAnswer(id: OperationId, response: LightMyRequestResponse, fields?: unknown): void {
  const { statusCode: status } = response
  const operation = describe(id)
  const validate = answerValidator(id, status, fields !== undefined)
  checkHeaders(operation.path, response)
  const isAccepted = status === 202 && operation.cost === 'upload'
  if (status < 400 && status !== operation.status && !isAccepted)
    throw new Error(`${id} must not answer ${status}: ${response.body}`)
  const type = status < 400 ? operation.contentType : 'application/problem+json'
  const actualType = String(response.headers['content-type'])
  if (type && actualType.split(';')[0] !== type) throw new Error(`${id} ${status} has the type ${actualType}`)
  if (!validate) {
    if (status < 400) return
    throw new Error(`${id} does not document ${status}: ${response.body.slice(0, 500)}`)
  }
  const body: object = JSON.parse(textOf(response))
  if (!validate(body)) throw new Error(`${id} ${status} breaks its schema: ${JSON.stringify([validate.errors, body])}`)
  if (status >= 400) checkProblemFacts(id, response)
  else if (typeof fields === 'string') checkFields(id, [body].flat(), fields)
}

/** The answer's text, also of a document that came compressed. */
function textOf({ headers, rawPayload, body }: LightMyRequestResponse): string {
  const encoding = headers['content-encoding']
  if (encoding === 'gzip') return gunzipSync(rawPayload).toString()
  return encoding === 'br' ? brotliDecompressSync(rawPayload).toString() : body
}

function checkFields(id: OperationId, records: object[], fields: string): void {
  const names = fields.split(',').map((name) => name.trim().replace(/^custom\..*/, 'custom'))
  const wanted = [...new Set(names)].sort().join()
  for (const record of records) {
    const actual = Object.keys(record).sort().join()
    if (actual !== wanted) throw new Error(`${id} has the properties ${actual} where ${wanted} were asked for`)
  }
}

/** Throws where an answer lacks a header that each one of its path has. */
export function checkHeaders(url: string, response: LightMyRequestResponse): void {
  const needed = ['x-request-id']
  if (url.startsWith('/api/')) {
    needed.push('x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset')
    checkRateLimitFields(url, response.headers)
  }
  const { 'cache-control': caching, 'x-content-type-options': sniffing } = response.headers
  if (sniffing !== 'nosniff' || (url.startsWith('/api/') && caching !== 'no-store')) {
    throw new Error(`${url} ${response.statusCode} may be kept or taken for something else: ${caching}, ${sniffing}`)
  }
  const missing = needed.filter((name) => !/^[\w.-]+$/.test(String(response.headers[name] ?? '')))
  if (missing.length > 0) {
    throw new Error(`${url} ${response.statusCode} lacks the headers ${missing}: ${response.body.slice(0, 500)}`)
  }
}

/** The structured fields name one policy, and say what the older headers say. */
function checkRateLimitFields(url: string, headers: LightMyRequestResponse['headers']): void {
  const policy = /^"(default|anonymous)";q=(\d+);w=[1-9]\d*$/.exec(String(headers['ratelimit-policy']))
  const state = /^"(default|anonymous)";r=(\d+);t=[1-9]\d*$/.exec(String(headers.ratelimit))
  const said = [policy?.[1], policy?.[2], state?.[2]]
  const expected = [state?.[1], headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']]
  if (!policy || String(said) !== String(expected)) {
    throw new Error(`${url} has the fields ${headers['ratelimit-policy']} and ${headers.ratelimit}`)
  }
}

/** Throws where an error is not a problem document as the contract has it. */
export function checkProblem(what: string, response: LightMyRequestResponse): void {
  const validate = answerValidator('getHealth', 400)
  const type = String(response.headers['content-type'])
  if (type.split(';')[0] !== 'application/problem+json') throw new Error(`${what} has the type ${type}`)
  if (!validate?.(response.json())) {
    throw new Error(`${what} is not a problem: ${response.body} ${JSON.stringify(validate?.errors)}`)
  }
  checkProblemFacts(what, response)
}

function checkProblemFacts(what: string, response: LightMyRequestResponse): void {
  const problem = response.json<Schemas['Problem']>()
  const complain = (about: string) => new Error(`${what} ${about}: ${response.body}`)
  if (problem.status !== response.statusCode) throw complain('says another status than it has')
  if (problem.requestId !== response.headers['x-request-id']) throw complain('says another request id than it has')
  if (problem.type !== `urn:problem-type:crm:${problem.code}`) throw complain('says another type than its code')
  if ([429, 503].includes(problem.status) && !response.headers['retry-after']) throw complain('lacks Retry-After')
  if (problem.status === 405 && !response.headers.allow) throw complain('lacks Allow')
  if (problem.code === 'insufficient_scope' && !problem.requiredScope) throw complain('lacks requiredScope')
}
