import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OperationDescription } from '../../generated/operations.ts'
import type { Caller, CallOperation, Context, ServiceContext } from '../contract.ts'
import type { TenantProperties } from '../custom/definitions.ts'
import { makeId } from '../ids.ts'
import { networkOf } from '../limits/client-network.ts'
import type { WorkSlots } from '../limits/work-slots.ts'
import { actorOf, type Origin, originOfService } from '../outbox/origin.ts'
import { explainError } from './error-handler.ts'
import { problemOf } from './problem.ts'
import type { Validated } from './validate.ts'

/** What the handler of a tenant's operation may use. Throws where the request was not admitted, which is our fault. */
export function contextOf(
  { request, reply, via }: { request: FastifyRequest; reply: FastifyReply; via: Origin['via'] },
  service: ServiceContext,
  operation: OperationDescription,
  { asked: { ifMatch, isCreateOnly }, hidden, asOf }: Pick<Validated, 'asked' | 'hidden' | 'asOf'>,
  properties: TenantProperties,
  { slots, callOperation }: { slots: WorkSlots; callOperation: CallOperation }
): Context {
  const { id: requestId, tenant, caller, ip } = request
  if (!tenant || (operation.scope && !caller)) throw new Error('a request that was not admitted')
  return {
    ...service,
    tenantId: tenant.id,
    tenant,
    caller,
    sees: caller?.sees,
    properties,
    hidden,
    asOf,
    requestId,
    clientAddress: ip,
    origin: operation.effect === 'none' ? noOrigin : caller ? originOf(caller, via) : originOfService(),
    ifMatch,
    isCreateOnly,
    keyed: undefined,
    answer: reply.raw,
    // Made when it is asked for, which most operations never do.
    clientNetwork: () => networkOf(ip),
    search: async (work) => slots.search(request, reply, work),
    callOperation,
    problemOf: (error) => problemOf(explainError(error, request), requestId)
  }
}

/** The origin of requests that only read, and so change nothing. */
const noOrigin = originOfService()

function originOf(caller: Caller, via: Origin['via']): Origin {
  return { changeSet: makeId(), actor: actorOf(caller), source: via, via }
}

/** Operations outside /api have no tenant. */
export function isTenantContext(ctx: Context | ServiceContext): ctx is Context {
  return 'tenantId' in ctx
}
