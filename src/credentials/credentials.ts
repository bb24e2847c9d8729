import type { Scope } from '../../generated/operations.ts'
import { openCache } from '../cache.ts'
import type { Caller, Tenant } from '../contract.ts'
import type { Database } from '../db/client.ts'
import { alias, eq, gt, isNull, ne, or, sql } from '../db/drizzle.ts'
import { apiKeys, refreshTokens, tenantSequences, tenants, users } from '../db/schema.ts'
import { build, run, statement } from '../db/statement.ts'
import { mine, type Sees } from '../db/tenant.ts'
import { unscoped } from '../db/unscoped.ts'
import type { Channel } from '../instances/channel.ts'
import { CredentialCache } from './credential-cache.ts'
import { type Role, scopeOf, widen } from './scopes.ts'
import { hashSecret } from './secrets.ts'

/** Announced instead of a tenant's id when a tenant is suspended, resumed or deleted. */
export const tenantsThemselves = ''

/** `lastUsedAt` is written at most this often a key, in milliseconds. */
const lastUsedEveryMs = 60_000

/** Whom a credential acts for, and whose records that user sees; of one who sees all, and of nobody, nothing. */
export type Owners = { userId: string | null; teamId: string | null; owners: string[] | null }
type KeyRow = Owners & { id: string; name: string; scopes: string; expiresAt: string | null; propertiesVersion: number }
type UserRow = Omit<Owners, 'userId'> & { name: string; email: string; role: Role; propertiesVersion: number }

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

const members = alias(users, 'members')

// Nothing is looked up of a user who sees all, or of nobody. Of an administrator nothing is asked: the contract has no restricted one.
export const teamId = sql`case when ${users.visibility} = 'team' then ${users.teamId} end`
export const owners = sql`case when ${users.role} <> 'admin' and ${users.visibility} <> 'all' then
      case when ${users.visibility} = 'team' and ${users.teamId} is not null
        then array[${users.id}] || array(select ${members.id} from ${users} as members
          where ${mine(members, eq(members.teamId, users.teamId), ne(members.id, users.id))} order by ${members.id})
        else array[${users.id}] end
    end`

const selectKey = statement<KeyRow>(
  'find_key',
  sql`select ${apiKeys.id} as id, ${apiKeys.name} as name, ${apiKeys.scopes} as scopes, ${apiKeys.expiresAt}::text as "expiresAt",
      ${propertiesVersion} as "propertiesVersion", ${apiKeys.userId} as "userId", ${teamId} as "teamId", ${owners} as owners
    from ${apiKeys} left join ${users} on ${mine(users, eq(users.id, apiKeys.userId))}
    where ${mine(
      apiKeys,
      eq(apiKeys.keyHash, sql.placeholder('keyHash')),
      isNull(apiKeys.revokedAt),
      or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`)),
      // A key whose user is gone isn't one that is bound to nobody.
      or(isNull(apiKeys.userId), eq(users.isActive, true))
    )}`
)

const hasSession = sql`exists (select from ${refreshTokens}
      where ${mine(refreshTokens, eq(refreshTokens.familyId, sql.placeholder('sessionId')))})`

const selectSession = statement<UserRow>(
  'find_session',
  sql`select ${users.name} as name, ${users.email} as email, ${users.role} as role, ${teamId} as "teamId", ${owners} as owners,
      ${propertiesVersion} as "propertiesVersion" from ${users}
    where ${mine(users, eq(users.id, sql.placeholder('userId')), eq(users.isActive, true), hasSession)}`
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
  readonly #lastUsed = openCache<number>(50_000)
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
    const found = await this.#cache.remember<Caller>(tenantId, `key ${tenantId} ${keyHash}`, async () => {
      const [row] = await run(this.#db, selectKey, { tenantId, keyHash })
      return row && callerOf(row)
    })
    if (!found || found.expiresAtMs <= Date.now()) return undefined
    this.#touch(tenantId, found.id)
    return found
  }

  /**
   * The user behind an access token, unless the session that it descends from is over: after a logout, a new password, a
   * deactivation or a deletion. `sessionId` is a UUID. The token may end before.
   */
  findSession(tenantId: string, sessionId: string, userId: string): Promise<Caller | undefined> {
    return this.#cache.remember<Caller>(tenantId, `session ${tenantId} ${sessionId} ${userId}`, async () => {
      const [row] = await run(this.#db, selectSession, { tenantId, sessionId, userId })
      if (!row) return undefined
      const { name, email, role, propertiesVersion } = row
      return {
        ...{ type: 'user', id: userId, name, email, scopes: widen([scopeOf(role)]), propertiesVersion },
        ...{ sees: whatSees({ ...row, userId }), userId, expiresAtMs: Number.POSITIVE_INFINITY }
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

function callerOf(row: KeyRow): Caller {
  const { id, name, scopes, expiresAt, propertiesVersion, userId } = row
  const sees = whatSees(row)
  const allowed = widen(scopes.split(','))
  return {
    ...{ type: 'api_key', id, name, email: null },
    // No such key can be made; release 1.0.0, which knew nothing of that, may have left one.
    scopes: sees ? allowed.filter((scope) => scope !== 'admin') : allowed,
    ...{ propertiesVersion, sees, userId },
    expiresAtMs: expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt)
  }
}

/** What a caller sees who acts for a user; undefined for one who sees all. */
export function whatSees({ userId, teamId, owners }: Owners): Sees | undefined {
  if (owners === null) return undefined
  return { key: teamId === null ? `own ${userId}` : `team ${userId} ${teamId}`, owners }
}

/** Whether the caller may do what needs this scope; `null` needs none. */
export function isAllowed(caller: Caller, scope: Scope | null): boolean {
  return scope === null || caller.scopes.includes(scope)
}
