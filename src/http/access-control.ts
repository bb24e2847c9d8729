import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OperationDescription } from '../../generated/operations.ts'
import type { Config } from '../config.ts'
import type { Caller, Tenant } from '../contract.ts'
import { type Credentials, isAllowed } from '../credentials/credentials.ts'
import { ApiError, forbiddenToRestricted, insufficientScope } from '../errors.ts'
import type { CountRequest } from '../limits/rate-limit.ts'
import { authenticate } from './authenticate.ts'
import { assertOrigin } from './cors.ts'
import { subdomainOf } from './host.ts'
import { isApiRequest } from './path.ts'
import { findUnsound } from './request-head.ts'

declare module 'fastify' {
  interface FastifyRequest {
    tenant: Tenant | undefined
    caller: Caller | undefined
  }
  interface FastifyContextConfig {
    /** Absent on routes that no operation has. */
    operation?: OperationDescription
  }
}

/** How a request below /api is admitted. */
export type AccessControl = {
  /** Refuses, before anything is done, who may not. */
  admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** Throws what a request that was admitted, and has waited since, would be refused with by now. It is not counted again. */
  admitAgain: (request: FastifyRequest) => Promise<void>
}

/**
 * Authenticates and authorizes a request below /api, in this order: tenant, credential, rate limit, scope, visibility. The request is
 * counted before anything is refused, so that each answer carries the rate-limit headers. A caller without a valid credential
 * spends the budget of its client address instead of the tenant's.
 */
export function accessControl(
  app: FastifyInstance,
  config: Config,
  credentials: Credentials,
  count: CountRequest
): AccessControl {
  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const route = request.routeOptions
    const unsound = findUnsound(request.raw)
    if (!isApiRequest(request.url, route)) {
      if (unsound) throw unsound
      return
    }
    // There is no config where the path was unreadable.
    const operation = route.config?.operation
    const refuse = async (error: unknown): Promise<never> => {
      await count(request, reply, undefined, false)
      throw error
    }
    // What is wrong with the credential is told once the request is counted.
    const keepRefusal = (error: unknown) => (error instanceof ApiError && error.status < 500 ? error : refuse(error))
    if (unsound) return refuse(unsound)
    const subdomain = subdomainOf(request.host ?? '', config)
    const tenant = subdomain === undefined ? undefined : await credentials.findTenant(subdomain).catch(refuse)
    const verdict =
      tenant && operation?.scope !== null
        ? await authenticate(app, request, tenant, credentials, operation?.takesBearerKey).catch(keepRefusal)
        : undefined
    const caller = verdict instanceof ApiError ? undefined : verdict
    if (tenant && caller?.type === 'api_key') request.usedKey = { tenantId: tenant.id, id: caller.id }
    await count(request, reply, tenant, caller !== undefined)
    if (!tenant) throw unknownTenant(subdomain, config)
    request.tenant = tenant
    if (tenant.isSuspended) throw tenantSuspended()
    if (!operation) return
    if (operation.checksOrigin) assertOrigin(request, config)
    if (verdict instanceof ApiError) throw verdict
    request.caller = caller
    checkCaller(operation, caller)
  }

  const admitAgain = async (request: FastifyRequest): Promise<void> => {
    const subdomain = subdomainOf(request.host ?? '', config)
    const tenant = subdomain === undefined ? undefined : await credentials.findTenant(subdomain)
    if (tenant?.id !== request.tenant?.id || !tenant) throw unknownTenant(subdomain, config)
    if (tenant.isSuspended) throw tenantSuspended()
    const operation = request.routeOptions.config?.operation
    if (!operation?.scope) return
    // It may end at another time than it would have when the request came.
    request.caller = await authenticate(app, request, tenant, credentials, operation.takesBearerKey)
    checkCaller(operation, request.caller)
  }

  return { admit, admitAgain }
}

/** Throws a 403 where an operation isn't for this caller. */
export function checkCaller({ scope, visibility }: OperationDescription, caller: Caller | undefined): void {
  if (scope && !(caller && isAllowed(caller, scope))) throw insufficientScope(scope)
  if (visibility === 'all' && caller?.sees) throw forbiddenToRestricted()
}

function unknownTenant(subdomain: string | undefined, { baseDomain }: Config): ApiError {
  const reading =
    subdomain === undefined ? 'This host has no such label' : `Here that is ${subdomain}, which is no tenant`
  const detail = `The label before the base domain names the tenant, as in acme.${baseDomain}. ${reading}.`
  return new ApiError(404, 'unknown_tenant', detail)
}

function tenantSuspended(): ApiError {
  const detail = 'This tenant is suspended; its data is kept. Ask the operator of the service.'
  return new ApiError(403, 'tenant_suspended', detail)
}
