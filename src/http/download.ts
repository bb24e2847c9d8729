import { finished, Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Streamed, streamed } from '../handler-results.ts'
import type { ClientTimeouts } from '../limits/client-timeouts.ts'
import { limitSlowReader } from '../limits/slow-readers.ts'
import { claimantOf, downloads } from '../limits/work-slots.ts'

/**
 * Makes a download once there is a slot for it, which it keeps until it is sent or its client is gone. 503 while there
 * are too many; who reads too slowly loses it.
 */
export async function makeDownload<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  timeouts: ClientTimeouts,
  make: () => T | Promise<T>
): Promise<T> {
  const release = await downloads.acquire(claimantOf(request, reply))
  finished(reply.raw, release)
  limitSlowReader(request.raw.socket, reply.raw, timeouts)
  return make()
}

/** Whether a handler returned a file that is made while it is sent. */
export function isStreamed(result: unknown): result is Streamed {
  return typeof result === 'object' && result !== null && streamed in result
}

/** Sends a file as it is made, no faster than the client takes it. */
export function sendStream(reply: FastifyReply, result: Streamed): Readable {
  reply.header('content-disposition', `attachment; filename="${result.filename}"`)
  return Readable.from(result[streamed], { objectMode: false })
}
