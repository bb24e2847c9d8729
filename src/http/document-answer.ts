import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Document, document } from '../handler-results.ts'

/**
 * Sends a document in the best encoding that the client takes, or a 304 where it has that already (RFC 9110 §13.1.2).
 * `cacheControl` is the header of that name. No answer takes memory of its own: all of them send the same bytes.
 */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: Document<unknown>,
  cacheControl: string
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const etag = `"${wanted[document]}-${encoding}"`
  const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ')
  reply.headers({ etag, vary, 'cache-control': cacheControl })
  const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
  if (known.includes(etag) || known.includes('*')) return reply.code(304).send()
  if (encoding === 'plain') return reply.send(wanted.plain)
  return reply.header('content-encoding', encoding).send((await wanted.pack())[encoding])
}

/** What is sent for ever under an address that has its version. */
export const forEver = 'public, max-age=31536000, immutable'

/** Sends what is no answer of an operation. No other origin may use it, so none makes a difference to it (cors.ts says otherwise). */
export function sendPublished(
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: Document<unknown>,
  { type, cacheControl }: { type: string; cacheControl: string }
): Promise<FastifyReply> {
  reply.removeHeader('vary').header('content-type', type)
  return sendDocument(request, reply, wanted, cacheControl)
}

const refused = /;\s*q=0(\.0*)?\s*$/i

function chooseEncoding(header: string | string[] | undefined): 'br' | 'gzip' | 'plain' {
  const accepted = String(header ?? '')
    .split(',')
    .filter((one) => !refused.test(one))
    .map((one) => one.replace(/;.*$/s, '').trim().toLowerCase())
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'plain'
}
