import type { FastifyReply, FastifyRequest } from 'fastify'
import { overloaded } from '../errors.ts'
import { isApiRequest } from './path.ts'

/** For @fastify/under-pressure: refuses what comes below /api while the event loop lags behind, measured in milliseconds. */
export function shed(request: FastifyRequest, _reply: FastifyReply, _type: string, delayMs: number | undefined): void {
  // NaN at first, and after a second without an iteration of the event loop, as when a process starts: no overload.
  if (!Number.isFinite(delayMs) || !isApiRequest(request.url, request.routeOptions)) return
  throw overloaded('The service is overloaded; try again shortly.')
}
