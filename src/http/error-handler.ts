import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import pg from 'pg'
import { type OperationDescription, operations } from '../../generated/operations.ts'
import { ApiError, type ProblemCode } from '../errors.ts'
import { makeId } from '../ids.ts'
import { commonHeaders } from './common-headers.ts'
import { hintForPath } from './nearest-path.ts'
import { pathOf } from './path.ts'
import { problemType, renderProblem } from './problem.ts'
import { wrongMediaType } from './request-body.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Of an error answer. */
    problemCode: ProblemCode | undefined
  }
}

/** Makes every error a problem document, Fastify's own and those of unreadable requests included (RFC 9457). */
export function handleErrors(app: FastifyInstance): void {
  app.decorateReply('problemCode')
  app.setErrorHandler((error: Error, request, reply) => {
    // Fastify refuses QUERY without a media type (RFC 10008) before it finds that no path takes QUERY.
    const isUnroutedQuery = 'code' in error && error.code === 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE'
    return sendProblem(isUnroutedQuery ? noRoute(request) : explainError(error, request), request, reply)
  })
  app.setNotFoundHandler((request, reply) => sendProblem(noRoute(request), request, reply))
}

/** What a client is told of an error that was thrown while its request was answered; a failure of ours is logged. */
export function explainError(error: unknown, request: FastifyRequest): ApiError {
  const apiError = asApiError(error as Error, request)
  // A 503 under load is a refusal, no failure: the line of its answer says it, or else a flood would fill the log.
  if (apiError.status >= 500 && apiError.code !== 'overloaded')
    request.log.error({ err: error, code: apiError.code }, 'request failed')
  return apiError
}

/**
 * For Fastify's option of the same name: what happens before a request has a route. No hook has seen it, but whoever sends
 * it has a budget, too.
 */
export function answerFrameworkErrors(controlAccess: (request: FastifyRequest, reply: FastifyReply) => Promise<void>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    controlAccess(request, reply)
      .then(
        () => error,
        (refusal) => refusal
      )
      .then((reason) => sendProblem(asApiError(reason, request), request, reply))
  }
}

/** For Fastify's option of the same name: what the HTTP parser itself refuses, or waited too long for. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, code] = unreadable[error.code ?? ''] ?? [400, 'malformed_request']
  const detail =
    'The request could not be read as HTTP: its first line, a header or its framing is broken, too large or too slow.'
  writeProblem(new ApiError(status, code, detail), socket)
}

/** Ends a connection with a problem where there is no reply to send it with. */
function writeProblem(error: ApiError, socket: Socket): void {
  const requestId = makeId()
  const body = renderProblem(error, requestId)
  const head = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    `content-type: ${problemType}`,
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${requestId}`,
    ...Object.entries(commonHeaders).map(([name, value]) => `${name}: ${value}`),
    'connection: close'
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

const unreadable: Record<string, [status: number, code: ProblemCode]> = {
  HPE_HEADER_OVERFLOW: [431, 'malformed_request'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request_timeout']
}

function sendProblem(error: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { headers = {} } = error.details
  reply.problemCode = error.code
  // With it, Fastify closes the connection on a body that it refuses, and a client which is still sending gets a reset
  // instead of the answer. The rest is taken in and dropped, and slow-bodies.ts sees to its end.
  reply.removeHeader('connection')
  // Sent as text, which no serializer of the failed route touches.
  return reply
    .code(error.status)
    .headers({ ...headers, 'content-type': problemType })
    .serializer(String)
    .send(renderProblem(error, request.id))
}

/** The error as a client may see it: nothing of a query, a stack or a library's text. */
function asApiError(error: Error & { code?: string; statusCode?: number }, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return wrongMediaType(request)
  const known = frameworkErrors[error.code ?? '']
  if (known) return known
  // A value that validation let through and PostgreSQL can't take: a fault of ours, answered as a 400.
  if (error instanceof pg.DatabaseError && error.code?.startsWith('22')) {
    return new ApiError(400, 'validation_failed', 'A value in the request is out of range.')
  }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new ApiError(400, 'malformed_request', 'The request could not be read.')
  }
  return new ApiError(500, 'internal_error', 'Something went wrong on our side; quote requestId when you report it.')
}

const malformedRequest = new ApiError(400, 'malformed_request', 'The path or its percent-encoding is not valid.')

const frameworkErrors: Record<string, ApiError> = {
  FST_ERR_BAD_URL: malformedRequest,
  FST_ERR_CTP_BODY_TOO_LARGE: new ApiError(413, 'payload_too_large', 'The body is larger than this operation takes.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new ApiError(
    400,
    'malformed_request',
    'The body is not as long as Content-Length says.'
  )
}

const paths = Map.groupBy(Object.values(operations) as OperationDescription[], ({ url }) => url)
// Fixed ones first: /companies/deleted is no record's path.
const inOrder = [...paths].sort(([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')))
const knownPaths = inOrder.map(([url, known]) => ({
  url,
  pattern: new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+').replace('/api/v1/', '/api/(?:v1/)?')}/?$`),
  allow: known.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
}))
// The pages for people are no operations, but known paths.
knownPaths.push({ url: '/docs', pattern: /^\/(docs\/?)?$/, allow: 'GET, HEAD' })
knownPaths.push({ url: '/console', pattern: /^\/console(\/(?!assets\/).*)?$/, allow: 'GET, HEAD' })

/** 404 with the nearest path, or 405 where the path is known with another method. */
export function noRoute(request: FastifyRequest): ApiError {
  const path = pathOf(request.url)
  const known = knownPaths.find(({ pattern }) => pattern.test(path))
  if (!known) return new ApiError(404, 'route_not_found', `No operation has this path. ${hintForPath(path)}`)
  const detail = `This path takes ${known.allow}.${hintForMethod(request.method, known)}`
  return new ApiError(405, 'method_not_allowed', detail, { headers: { allow: known.allow } })
}

/** What to send instead of a method that other services take. */
function hintForMethod(method: string, { url, allow }: { url: string; allow: string }): string {
  const isOfRecord = url.endsWith('/:id')
  if (isOfRecord && allow.includes('PUT') && (method === 'PATCH' || method === 'POST'))
    return ' PUT changes the properties that its body names, and leaves the others.'
  if ((method === 'PUT' || method === 'PATCH') && paths.has(`${url}/:id`))
    return ` To change a record, PUT ${url}/{id}.`
  if (method === 'DELETE' && paths.has(`${url}/bulk-delete`)) return ` To delete many, POST ${url}/bulk-delete.`
  return ''
}
