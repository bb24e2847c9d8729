import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { type Streamed, streamed } from '../handler-results.ts'

/** Whether a handler returned a file that is made while it is sent. */
export function isStreamed(result: unknown): result is Streamed {
  return typeof result === 'object' && result !== null && streamed in result
}

/** Sends a file as it is made, no faster than the client takes it. */
export function sendStream(reply: FastifyReply, result: Streamed): Readable {
  reply.header('content-disposition', `attachment; filename="${result.filename}"`)
  return Readable.from(result[streamed], { objectMode: false })
}
