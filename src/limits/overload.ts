import fastifyUnderPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { overloaded } from '../errors.ts'

/** How far the event loop may lag behind before requests are refused, in milliseconds. */
const longestLagMs = 1_000

/** Refuses requests for which `isShed` holds while the event loop lags behind by more than `maxLagMs` (default: a second). */
export async function shedOverload(
  app: FastifyInstance,
  isShed: (request: FastifyRequest) => boolean,
  maxLagMs = longestLagMs
): Promise<void> {
  const shed = (request: FastifyRequest, _reply: FastifyReply, _type: string, delayMs: number | undefined) => {
    // NaN at first, and after a second without an iteration of the event loop, as when a process starts: no overload.
    if (!Number.isFinite(delayMs) || !isShed(request)) return
    throw overloaded('The service is overloaded; try again shortly.')
  }
  await app.register(fastifyUnderPressure, {
    maxEventLoopDelay: maxLagMs,
    sampleInterval: 1_000,
    pressureHandler: shed
  })
}
