import type { FastifyReply, FastifyRequest } from 'fastify'

/** The headers of every answer, also of one that Fastify didn't make; documents put a `cache-control` of their own there. */
export const commonHeaders = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const

/** A year (RFC 6797). Whether there is more below the tenant's host than this service, it can't know. */
const strictTransport = 'max-age=31536000'

/** Begins an answer: its id, who may keep it, and that browsers are to come back by TLS only if they came by it. */
export function setCommonHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(commonHeaders).header('x-request-id', request.id)
  if (request.protocol === 'https') reply.header('strict-transport-security', strictTransport)
}
