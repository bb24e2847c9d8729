import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sessionIdOf } from '../auth/sessions.ts'
import type { Caller, Tenant } from '../contract.ts'
import type { Credentials } from '../credentials/credentials.ts'
import { isApiKey } from '../credentials/secrets.ts'
import { ApiError } from '../errors.ts'
import { isUuid } from '../formats.ts'

/** Of an access token: the user's and the tenant's id, the scope, and the session's id with a random end. */
type Claims = { sub: string; tid: string; scope: string; jti: string }

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: Claims
  }
}

/**
 * The caller behind the request's one credential; with `takesBearerKey` an API key may stand in Authorization, too. 400 with two of them, 401 with none or one that
 * isn't good here.
 */
export async function authenticate(
  app: FastifyInstance,
  request: FastifyRequest,
  tenant: Tenant,
  credentials: Credentials,
  takesBearerKey = false
): Promise<Caller> {
  // Tools with a field for each kind of credential send the one that nobody filled in, too.
  const key = request.headers['x-api-key'] || undefined
  const authorization = request.headers.authorization
  if (key !== undefined && authorization !== undefined) {
    const detail = 'Send either X-Api-Key or Authorization, not both.'
    throw new ApiError(400, 'ambiguous_credentials', detail)
  }
  if (key !== undefined) return authenticateKey(String(key), tenant, credentials)
  const bearer = takesBearerKey ? bearerOf(authorization) : undefined
  if (bearer !== undefined && isApiKey(bearer)) return authenticateKey(bearer, tenant, credentials)
  if (authorization !== undefined) return authenticateToken(app, authorization, tenant, credentials)
  throw unauthenticated('Send an API key in X-Api-Key, or an access token in Authorization.')
}

async function authenticateKey(key: string, tenant: Tenant, credentials: Credentials): Promise<Caller> {
  const caller = isApiKey(key) ? await credentials.findKey(tenant.id, key) : undefined
  if (!caller) throw unauthenticated('The API key is unknown to this tenant, revoked or expired.')
  return caller
}

/** What follows `Bearer` in Authorization (RFC 6750 §2.1). */
function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
}

async function authenticateToken(
  app: FastifyInstance,
  authorization: string,
  tenant: Tenant,
  credentials: Credentials
): Promise<Caller> {
  if (holdsApiKey(authorization)) {
    throw unauthenticated(
      'This is an API key: it belongs into the header X-Api-Key, by itself, and not into Authorization.'
    )
  }
  const token = bearerOf(authorization)
  if (!token) throw unauthenticated('Authorization must be of the form: Bearer, a blank, the access token.')
  const claims = verify(app, token)
  const caller =
    claims?.tid === tenant.id
      ? await credentials.findSession(tenant.id, sessionIdOf(claims.jti), claims.sub)
      : undefined
  // Issued for another role than the user has by now: the next one, from refreshSession, has the right scope.
  if (!claims || caller?.scopes.at(-1) !== claims.scope) {
    throw unauthenticated('The access token is expired, its session is over, or it is not valid for this tenant.')
  }
  return { ...caller, expiresAtMs: claims.exp * 1_000 }
}

/** With any scheme or none; as user or password of Basic (RFC 7617), as `curl -u` sends it. */
function holdsApiKey(authorization: string): boolean {
  const basic = /^Basic +(\S+)$/i.exec(authorization)?.[1]
  const text = basic === undefined ? authorization : Buffer.from(basic, 'base64').toString()
  return /(^|[\s:=])crm_/.test(text)
}

function verify(app: FastifyInstance, token: string): (Claims & { exp: number }) | undefined {
  if (!isCanonical(token.slice(token.lastIndexOf('.') + 1))) return undefined
  try {
    const claims = app.jwt.verify<Claims & { exp: number }>(token)
    // Whoever else has the secret may write anything into them.
    return isUuid(String(claims.sub)) && isUuid(sessionIdOf(String(claims.jti))) ? claims : undefined
  } catch {
    return undefined
  }
}

/**
 * Whether base64url has none of the bits set that decoding drops (RFC 4648 §3.5). With them a signature has other
 * spellings, and a token that was altered in its last letter would be as good as the original.
 */
function isCanonical(text: string): boolean {
  return Buffer.from(text, 'base64url').toString('base64url') === text
}

function unauthenticated(detail: string): ApiError {
  return new ApiError(401, 'unauthenticated', detail, { headers: { 'www-authenticate': 'Bearer' } })
}
