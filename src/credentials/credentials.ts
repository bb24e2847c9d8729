import { LRUCache } from 'lru-cache'
import type { Scope } from '../../generated/operations.ts'
import type { Caller, Tenant } from '../contract.ts'
import type { Database } from '../db/client.ts'
import { eq, exists, gt, isNull, or, sql } from '../db/drizzle.ts'
import { apiKeys, refreshTokens, tenantSequences, tenants, users } from '../db/schema.ts'
import { build, run, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { unscoped } from '../db/unscoped.ts'
import type { Channel } from '../instances/channel.ts'
import { CredentialCache } from './credential-cache.ts'
import { type Role, scopeOf, widen } from './scopes.ts'
import { hashSecret } from './secrets.ts'

/** Announced instead of a tenant's id when a tenant is suspended, resumed or deleted. */
export const tenantsThemselves = ''

/** `lastUsedAt` is written at most this often a key, in milliseconds. */
const lastUsedEveryMs = 60_000

type KeyRow = { id: string; name: string; scopes: string; expiresAt: string | null; propertiesVersion: number }
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

// A change of the definitions invalidates what is cached of the tenant, as a revoked key does.
const propertiesVersion = sql<number>`(
  select ${tenantSequences.properties}::int from ${tenantSequences} where ${mine(tenantSequences)})`

const selectKey = statement<KeyRow>(
  'find_key',
  sql`select ${apiKeys.id} as id, ${apiKeys.name} as name, ${apiKeys.scopes} as scopes, ${apiKeys.expiresAt}::text as "expiresAt",
      ${propertiesVersion} as "propertiesVersion" from ${apiKeys}
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

const selectSession = statement<{ id: string; name: string; email: string; role: Role; propertiesVersion: number }>(
  'find_session',
  build
    .select({
      ...{ id: users.id, name: users.name, email: users.email, role: users.role },
      propertiesVersion: propertiesVersion.as('propertiesVersion')
    })
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

/** Finds tenants and credentials, in memory where they were seen within the last seconds. */
export class Credentials {
  readonly #db: Database
  readonly #cache: CredentialCache
  readonly #onError: (error: unknown) => void
  /** When the use of a key was last written, in milliseconds, by the key's id. */
  readonly #lastUsed = new LRUCache<string, number>({ max: 50_000 })
  readonly #touching = new Set<Promise<unknown>>()

  /** What is cached is used only while the channel receives all invalidations. */
  constructor(db: Database, channel: Pick<Channel, 'isTrusted'>, onError: (error: unknown) => void) {
    this.#db = db
    this.#cache = new CredentialCache(channel)
    this.#onError = onError
  }

  findTenant(subdomain: string): Promise<Tenant | undefined> {
    return this.#cache.remember(tenantsThemselves, `tenant ${subdomain}`, async () => {
      const [tenant] = await run(this.#db, selectTenant, { subdomain })
      return tenant
    })
  }

  /** The caller behind an API key, unless it is unknown, revoked or expired. */
  async findKey(tenantId: string, key: string): Promise<Caller | undefined> {
    const keyHash = hashSecret(key)
    const found = await this.#cache.remember<KnownKey>(tenantId, `key ${tenantId} ${keyHash}`, async () => {
      const [row] = await run(this.#db, selectKey, { tenantId, keyHash })
      return row && knownKey(row)
    })
    if (!found || found.expiresAtMs <= Date.now()) return undefined
    this.#touch(tenantId, found.caller.id)
    return found.caller
  }

  /**
   * The user behind an access token, unless the session that it descends from is over: after a logout, a new password, a
   * deactivation or a deletion. `sessionId` is a UUID.
   */
  findSession(tenantId: string, sessionId: string, userId: string): Promise<Caller | undefined> {
    return this.#cache.remember<Caller>(tenantId, `session ${tenantId} ${sessionId} ${userId}`, async () => {
      const [row] = await run(this.#db, selectSession, { tenantId, sessionId, userId })
      if (!row) return undefined
      const { id, name, email, role, propertiesVersion } = row
      return {
        ...{ type: 'user', id, name, email, sessionId, scopes: widen([scopeOf(role)]), propertiesVersion },
        ...{ sees: undefined, userId: id }
      }
    })
  }

  /** Invalidates what is cached of a tenant, or of all of them. */
  invalidate(tenantId?: string): void {
    this.#cache.invalidate(tenantId)
  }

  /** Resolves when `lastUsedAt` is written of all keys that were used. */
  async flush(): Promise<void> {
    await Promise.all(this.#touching)
  }

  #touch(tenantId: string, id: string): void {
    const now = Date.now()
    if ((this.#lastUsed.get(id) ?? 0) + lastUsedEveryMs > now) return
    this.#lastUsed.set(id, now)
    const touched = run(this.#db, touchKey, { tenantId, id, now: new Date(now).toISOString() })
      .catch((error) => {
        this.#lastUsed.delete(id)
        this.#onError(error)
      })
      .finally(() => this.#touching.delete(touched))
    this.#touching.add(touched)
  }
}

function knownKey({ id, name, scopes, expiresAt, propertiesVersion }: KeyRow): KnownKey {
  return {
    expiresAtMs: expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt),
    caller: {
      ...{ type: 'api_key', id, name, email: null, sessionId: null },
      scopes: widen(scopes.split(',')),
      ...{ propertiesVersion, sees: undefined, userId: null }
    }
  }
}

/** Whether the caller may do what needs this scope; `null` needs none. */
export function isAllowed(caller: Caller, scope: Scope | null): boolean {
  return scope === null || caller.scopes.includes(scope)
}
