import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ApiError } from '../errors.ts'
import type { ClientTimeouts } from './client-timeouts.ts'

/**
 * Gives up on bodies that come too slowly: 408, or where the answer is out already, the end of the connection. Node's own
 * `requestTimeout` knows one time for all requests, so it is either too long for a dozen bytes or too short for a file.
 * While the service stops, no body has another such time, however much it brings. To be added after a hook that is
 * asynchronous: only then is known of a short body that it came with its headers.
 */
export function limitSlowBodies(app: FastifyInstance, { bodyMs, leastBodyBytes }: ClientTimeouts): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onRequest', async ({ raw }, reply) => {
    // Injected requests, which have no socket, don't set this property.
    if (raw.complete !== false) return
    let bytesBefore = raw.socket.bytesRead
    const check = () => {
      if (raw.complete) return clearInterval(timer)
      const { bytesRead } = raw.socket
      const isSlow = bytesRead - bytesBefore < leastBodyBytes
      bytesBefore = bytesRead
      if (isSlow || isStopping) giveUp(raw, reply)
    }
    let timer = setInterval(check, bodyMs).unref()
    // While it waits for a slot (work-slots.ts), its time does not run: that begins when somebody reads it.
    raw.once('resume', () => {
      clearInterval(timer)
      bytesBefore = raw.socket.bytesRead
      timer = setInterval(check, bodyMs).unref()
    })
    raw.once('close', () => clearInterval(timer))
  })
}

function giveUp(raw: IncomingMessage, reply: FastifyReply): void {
  if (reply.raw.headersSent) raw.socket.destroy()
  // Destroying the body would destroy the connection, and with it the answer. So its reader only gets an error;
  // where nobody reads it, the answer doesn't depend on it and will come.
  else if (raw.listenerCount('error') > 0) raw.emit('error', new ApiError(408, 'request_timeout', tooSlow))
}

const tooSlow =
  'The rest of the body did not come in time; send it again, over a better connection or in smaller parts.'

/** Ends the connection with the answer where the body isn't there by then: else what is left of it would be taken in and dropped. */
export function leaveBodyUnread(raw: IncomingMessage, reply: FastifyReply): void {
  reply.raw.once('finish', () => {
    if (raw.complete === false) raw.socket.destroySoon()
  })
}
