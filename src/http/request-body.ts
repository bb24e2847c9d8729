import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../errors.ts'
import { readJson } from '../json-body.ts'

/** Makes an app read bodies: JSON by our own parser, which keeps the bytes, too; anything else is left to the route. */
export function readBodies(app: FastifyInstance): void {
  app.addHook('onRequest', ignoreUnexpectedBody)
  app.addHook('onRequest', refuseEncodedBody)
  app.removeAllContentTypeParsers()
  app.decorateRequest('rawBody')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    request.rawBody = body
    return readJson(body)
  })
  app.addContentTypeParser('*', leaveUnread)
}

/**
 * Makes an operation that takes no body ignore one, whatever it is: many clients send an empty one, or a media type
 * without one. A hook, to run before Fastify chooses a parser by the media type.
 */
async function ignoreUnexpectedBody(request: FastifyRequest): Promise<void> {
  if (!takesBody(request)) delete request.raw.headers['content-type']
}

/**
 * Refuses a compressed body, which nothing here unpacks, and says what is read (RFC 9110 §15.5.16): a hook, since what it would be taken
 * for misleads (RFC 9110 §8.4).
 */
async function refuseEncodedBody(request: FastifyRequest): Promise<void> {
  const codings = request.headers['content-encoding']?.split(',').map((one) => one.trim().toLowerCase()) ?? []
  const isEncoded = codings.some((one) => one !== '' && one !== 'identity')
  if (!isEncoded || !takesBody(request)) return
  const detail = 'Bodies are read uncompressed; send this one without Content-Encoding.'
  throw new ApiError(415, 'unsupported_media_type', detail, { headers: { 'accept-encoding': 'identity' } })
}

/** For bodies of no media type that has a parser: left unread where the operation takes none, 415 elsewhere. */
function leaveUnread(request: FastifyRequest, body: IncomingMessage, done: (error: Error | null) => void): void {
  const isUnexpected = !takesBody(request)
  if (isUnexpected) body.resume()
  done(isUnexpected ? null : wrongMediaType(request))
}

/** 415 that says which media type the operation reads. */
export function wrongMediaType(request: FastifyRequest): ApiError {
  const wanted = requestTypeOf(request) ?? 'application/json'
  const detail = `Send the body as ${wanted}; Content-Type says something else, or nothing.`
  return new ApiError(415, 'unsupported_media_type', detail)
}

function takesBody(request: FastifyRequest): boolean {
  return requestTypeOf(request) !== null
}

function requestTypeOf(request: FastifyRequest): string | null {
  return request.routeOptions.config.operation?.requestType ?? null
}
