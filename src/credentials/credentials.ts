import { eq, exists, gt, isNull, or, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Scope } from '../../generated/operations.ts'
import type { Caller, Tenant } from '../contract.ts'
import type { Database } from '../db/client.ts'
import { apiKeys, refreshTokens, tenants, users } from '../db/schema.ts'
import { build, run, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { unscoped } from '../db/unscoped.ts'
import type { Channel } from '../instances/channel.ts'
import { openCredentialCache } from './credential-cache.ts'
import { type Role, scopeOf, widen } from './scopes.ts'
import { hashSecret } from './secrets.ts'

/** Finds tenants and credentials, in memory where they were seen within the last seconds. */
export type Credentials = {
  findTenant: (subdomain: string) => Promise<Tenant | undefined>
  /** The caller behind an API key, unless it is unknown, revoked or expired. */
  findKey: (tenantId: string, key: string) => Promise<Caller | undefined>
  /**
   * The user behind an access token, unless the session that it descends from is over: after a logout, a new password, a
   * deactivation or a deletion. `sessionId` is a UUID.
   */
  findSession: (tenantId: string, sessionId: string, userId: string) => Promise<Caller | undefined>
  /** Invalidates what is cached of a tenant, or of all of them. */
  invalidate: (tenantId?: string) => void
  /** Writes what is still to be written of `lastUsedAt`. */
  flush: () => Promise<void>
}

/** Announced instead of a tenant's id: that some tenant was suspended, resumed or deleted. */
export const tenantsThemselves = ''

/** `lastUsedAt` is written at most this often a key, in milliseconds. */
const lastUsedEveryMs = 60_000

type KnownKey = { caller: Caller; expiresAtMs: number }

const selectTenant = unscoped<Tenant>(
  'find_tenant',
  build
    .select({
      id: tenants.id,
      subdomain: tenants.subdomain,
      name: tenants.name,
      isSuspended: sql<boolean>`${tenants.suspendedAt} is not null`.as('isSuspended')
    })
    .from(tenants)
    .where(eq(tenants.subdomain, sql.placeholder('subdomain')))
)

const selectKey = statement<{ id: string; name: string; scopes: string; expiresAt: string | null }>(
  'find_key',
  sql`select ${apiKeys.id} as id, ${apiKeys.name} as name, ${apiKeys.scopes} as scopes, ${apiKeys.expiresAt}::text as "expiresAt" from ${apiKeys}
    where ${mine(
      apiKeys,
      eq(apiKeys.keyHash, sql.placeholder('keyHash')),
      isNull(apiKeys.revokedAt),
      or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`))
    )}`
)

const hasSession = exists(
  build
    .select({ one: sql`1` })
    .from(refreshTokens)
    .where(mine(refreshTokens, eq(refreshTokens.familyId, sql.placeholder('sessionId'))))
)

const selectSession = statement<{ id: string; name: string; email: string; role: Role }>(
  'find_session',
  build
    .select({ id: users.id, name: users.name, email: users.email, role: users.role })
    .from(users)
    .where(mine(users, eq(users.id, sql.placeholder('userId')), eq(users.isActive, true), hasSession))
)

const touchKey = statement(
  'touch_key',
  build
    .update(apiKeys)
    .set({ lastUsedAt: sql`${sql.placeholder('now')}` })
    .where(mine(apiKeys, eq(apiKeys.id, sql.placeholder('id'))))
)

/** Reads from `db`; cached entries are used only while the channel receives all invalidations. */
export function openCredentials(
  db: Database,
  channel: Pick<Channel, 'isTrusted'>,
  onError: (error: unknown) => void
): Credentials {
  const { remember, invalidate } = openCredentialCache(channel)
  const lastUsed = new LRUCache<string, number>({ max: 50_000 })
  const touching = new Set<Promise<unknown>>()
  const touch = (tenantId: string, id: string) => {
    const now = Date.now()
    if ((lastUsed.get(id) ?? 0) + lastUsedEveryMs > now) return
    lastUsed.set(id, now)
    const touched = run(db, touchKey, { tenantId, id, now: new Date(now).toISOString() })
      .catch((error) => {
        lastUsed.delete(id)
        onError(error)
      })
      .finally(() => touching.delete(touched))
    touching.add(touched)
  }

  return {
    findTenant: (subdomain) =>
      remember(tenantsThemselves, `tenant ${subdomain}`, async () => (await run(db, selectTenant, { subdomain }))[0]),
    findKey: async (tenantId, key) => {
      const keyHash = hashSecret(key)
      const found = await remember<KnownKey>(tenantId, `key ${tenantId} ${keyHash}`, async () => {
        const [row] = await run(db, selectKey, { tenantId, keyHash })
        if (!row) return undefined
        const expiresAtMs = row.expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(row.expiresAt)
        return {
          expiresAtMs,
          caller: {
            type: 'api_key',
            id: row.id,
            name: row.name,
            email: null,
            sessionId: null,
            scopes: widen(row.scopes.split(','))
          }
        }
      })
      if (!found || found.expiresAtMs <= Date.now()) return undefined
      touch(tenantId, found.caller.id)
      return found.caller
    },
    findSession: (tenantId, sessionId, userId) =>
      remember<Caller>(tenantId, `session ${tenantId} ${sessionId} ${userId}`, async () => {
        const [row] = await run(db, selectSession, { tenantId, sessionId, userId })
        return (
          row && {
            type: 'user',
            id: row.id,
            name: row.name,
            email: row.email,
            sessionId,
            scopes: widen([scopeOf(row.role)])
          }
        )
      }),
    invalidate,
    flush: async () => {
      await Promise.all(touching)
    }
  }
}

/** Whether the caller may do what needs this scope; `null` needs none. */
export function isAllowed(caller: Caller, scope: Scope | null): boolean {
  return scope === null || caller.scopes.includes(scope)
}
