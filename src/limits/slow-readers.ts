import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { finished } from 'node:stream'
import type { ClientTimeouts } from './client-timeouts.ts'

/**
 * Aborts an answer that is read too slowly: where bytes wait for its client all the time, it must take `minBytes` of
 * them in `periodMs` milliseconds. For answers that hold a slot while they are sent.
 */
export function limitSlowReader(
  socket: Socket,
  response: ServerResponse,
  { downloadMs: periodMs, leastDownloadBytes: minBytes }: Pick<ClientTimeouts, 'downloadMs' | 'leastDownloadBytes'>
): void {
  const countTaken = () => socket.bytesWritten - socket.writableLength
  let takenBefore = countTaken()
  let wasWaiting = false
  const timer = setInterval(() => {
    const taken = countTaken()
    const isWaiting = socket.writableLength > 0
    // Where no bytes wait, the database is slow, and not the client.
    if (wasWaiting && isWaiting && taken - takenBefore < minBytes) socket.destroy()
    takenBefore = taken
    wasWaiting = isWaiting
  }, periodMs).unref()
  finished(response, () => clearInterval(timer))
}
