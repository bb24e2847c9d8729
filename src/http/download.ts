import { finished, Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Streamed, streamed } from '../contract.ts'
import { openPlaces } from './places.ts'

/** Each download holds a few pages of rows for as long as its reader takes. */
const takePlace = openPlaces({
  most: 50,
  mostOfTenant: 30,
  mostWaitingOfTenant: 100,
  waitMs: 10_000,
  refusal: 'Too many files are being downloaded at once; try again shortly.'
})

/**
 * Makes a download once there is a place for it, which it keeps until it is sent or its client is gone. 503 while there
 * are too many.
 */
export async function makeDownload<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => T | Promise<T>
): Promise<T> {
  const leave = await takePlace(request.tenant?.id ?? '', reply.raw)
  finished(reply.raw, leave)
  return make()
}

export function isStreamed(result: unknown): result is Streamed {
  return typeof result === 'object' && result !== null && streamed in result
}

/** Sends a file as it is made; a client that takes nothing of it for `stalledDownloadMs` has it broken off. */
export function sendStream(reply: FastifyReply, result: Streamed, stalledDownloadMs: number): Readable {
  reply.header('content-disposition', `attachment; filename="${result.filename}"`)
  reply.raw.setTimeout(stalledDownloadMs, () => reply.raw.destroy())
  return Readable.from(result[streamed], { objectMode: false })
}
