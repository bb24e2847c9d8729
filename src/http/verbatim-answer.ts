import type { FastifyReply } from 'fastify'
import { type Verbatim, verbatim } from '../handler-results.ts'

/** Whether a handler returned an answer in a protocol of its own. */
export function isVerbatim(result: unknown): result is Verbatim<unknown> {
  return typeof result === 'object' && result !== null && verbatim in result
}

/** Sends an answer in a protocol of its own. */
export function sendVerbatim(reply: FastifyReply, result: Verbatim<unknown>): FastifyReply {
  reply.code(result.status)
  if (result.contentType === null) return reply.removeHeader('content-type').send()
  return reply.header('content-type', result.contentType).serializer(String).send(result[verbatim])
}
