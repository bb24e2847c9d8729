import fastifyUnderPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { overloaded } from '../errors.ts'

/** Refuses requests for which `isShed` holds while the event loop lags behind by more than a second. */
export async function shedOverload(app: FastifyInstance, isShed: (request: FastifyRequest) => boolean): Promise<void> {
  const shed = (request: FastifyRequest, _reply: FastifyReply, _type: string, delayMs: number | undefined) => {
    // NaN at first, and after a second without an iteration of the event loop, as when a process starts: no overload.
    if (!Number.isFinite(delayMs) || !isShed(request)) return
    throw overloaded('The service is overloaded; try again shortly.')
  }
  await app.register(fastifyUnderPressure, { maxEventLoopDelay: 1_000, sampleInterval: 1_000, pressureHandler: shed })
}
