import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Scope } from '../../generated/operations.ts'
import type { KeyUsage } from '../credentials/key-usage.ts'
import { operationIdOf } from './request-metrics.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The API key that the request came with, also where the request was refused for its rate. */
    usedKey: { tenantId: string; id: string } | undefined
    /** The largest scope that the operations behind a tool's call have needed. */
    scopeOfTool: Scope | null | undefined
  }
}

/** Counts the answer to a request that came with a good API key, once it is sent. */
export function countUse(usage: KeyUsage, request: FastifyRequest, { raw, statusCode }: FastifyReply): void {
  const { usedKey, scopeOfTool } = request
  const { operation } = request.routeOptions.config
  const operationId = operationIdOf(operation)
  // A key that ended while its request waited is nobody's.
  if (!usedKey || !operation || operationId === undefined || statusCode === 401 || !raw.writableEnded) return
  const wasRefused = statusCode === 403 || statusCode === 429
  const scope = wasRefused ? null : (scopeOfTool ?? operation.scope)
  usage.count({ tenantId: usedKey.tenantId, keyId: usedKey.id, operationId, scope, status: statusCode })
}
