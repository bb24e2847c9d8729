import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import { scopeOf } from '../credentials/scopes.ts'
import { hashSecret, makeRefreshToken, randomText } from '../credentials/secrets.ts'
import { eq, lt, sql } from '../db/drizzle.ts'
import { refreshTokens, users } from '../db/schema.ts'
import { build, type Executor, run, statement } from '../db/statement.ts'
import { mine, ownTenantId } from '../db/tenant.ts'
import { ApiError } from '../errors.ts'
import { makeId } from '../ids.ts'
import { attemptFor, rememberClient } from '../limits/login-throttle.ts'
import { findShown } from '../records/rows.ts'
import { emailKey, emailKeys } from '../texts/emails.ts'
import { hasAddress, user } from '../users/record.ts'
import { recordAudit } from '../writes/audit-log.ts'

type Session = Schemas['SessionResponse']

/** Lifetime of an access token in seconds (docs/decisions/sessions.md). */
export const accessTokenSeconds = 900
/** What a login is checked against; `updatedAt` shows whether the user has changed since. */
export type Login = { id: string; name: string; passwordHash: string; updatedAt: string }

const selectLogin = statement<Login>(
  'find_login',
  sql`select ${users.id} as id, ${users.name} as name, ${users.passwordHash} as "passwordHash", ${users.updatedAt}::text as "updatedAt" from ${users}
    where ${mine(users, hasAddress, eq(users.isActive, true))}
    order by ${users.id} limit 1`
)

// A shared lock: logins of one user wait for changes of the user, and not for each other.
const holdLogin = statement(
  'hold_user_of_login',
  sql`select from ${users} where ${mine(
    users,
    eq(users.id, sql.placeholder('id')),
    eq(users.isActive, true),
    eq(users.updatedAt, sql.placeholder('updatedAt'))
  )} for share`
)

// All refresh tokens of a session are one family; the session is over when they are deleted.

/** A session that is not refreshed for this long is over. */
const refreshTokenDays = 30
/**
 * So long after it was spent, a refresh token is answered as it was the first time: two windows of a browser, or a client
 * that lost the answer, are no thieves.
 */
const repeatSeconds = 10

const isIt = mine(refreshTokens, eq(refreshTokens.tokenHash, sql.placeholder('tokenHash')))

const insertToken = statement(
  'insert_refresh_token',
  sql`insert into ${refreshTokens} (tenant_id, token_hash, family_id, user_id, expires_at)
    values (${ownTenantId}, ${sql.placeholder('tokenHash')}, ${sql.placeholder('familyId')}, ${sql.placeholder('userId')},
      now() + ${sql.raw(String(refreshTokenDays))} * interval '1 day')`
)

type LockedToken = { familyId: string; userId: string; isSpent: boolean; isReused: boolean; isExpired: boolean }

/** A token and its state, locked until the transaction ends. */
const lockToken = statement<LockedToken>(
  'lock_refresh_token',
  sql`select ${refreshTokens.familyId} as "familyId", ${refreshTokens.userId} as "userId",
      ${refreshTokens.spentAt} is not null as "isSpent",
      coalesce(${refreshTokens.spentAt} <= now() - ${sql.raw(`interval '${repeatSeconds} seconds'`)}, false) as "isReused",
      ${refreshTokens.expiresAt} <= now() as "isExpired"
    from ${refreshTokens} where ${isIt} for update`
)

/** Locks the user of a token against changes until the transaction ends. */
const holdUser = statement(
  'hold_user_of_token',
  sql`select from ${users} where ${mine(
    users,
    sql`${users.id} = (select ${refreshTokens.userId} from ${refreshTokens}
      where ${isIt})`
  )} for share`
)

const spendToken = statement(
  'spend_refresh_token',
  build.update(refreshTokens).set({ spentAt: sql`now()` }).where(isIt)
)

const endFamily = statement(
  'end_session',
  build.delete(refreshTokens).where(mine(refreshTokens, eq(refreshTokens.familyId, sql.placeholder('familyId'))))
)

const forgetExpired = statement(
  'forget_refresh_tokens',
  build
    .delete(refreshTokens)
    .where(
      mine(refreshTokens, eq(refreshTokens.userId, sql.placeholder('userId')), lt(refreshTokens.expiresAt, sql`now()`))
    )
)

/** An active user, by e-mail address. */
export async function findLogin(ctx: Context, email: string): Promise<Login | undefined> {
  return (await run(ctx.db, selectLogin, { tenantId: ctx.tenantId, emailKeys: emailKeys(email) }))[0]
}

/**
 * A new session for a user who has just shown the password of `login`. 401 where the user has changed since: a new password
 * ends all sessions, also one that is just beginning.
 */
export async function startSession(ctx: Context, login: Login): Promise<Session> {
  const { tenantId } = ctx
  const { id, name } = login
  const account = { type: 'user', id, name } as const
  const [refreshToken, familyId] = [makeRefreshToken(), makeId()]
  const begun = ctx.db.transaction(async (tx) => {
    // Sent together with the lock, as one round trip: during many failed logins each round trip waits long for the database.
    const isHeld = holdUnchanged(ctx, tx, login)
    const rest = Promise.all([
      describeSession(ctx, tx, id, familyId, refreshToken),
      run(tx, insertToken, { tenantId, tokenHash: hashSecret(refreshToken), familyId, userId: id }),
      recordAudit(ctx, tx, { action: 'user.login', target: account, actor: account })
    ])
    // A deleted user has no tokens, which is refused below.
    rest.catch(() => {})
    const session = (await isHeld) ? (await rest)[0] : undefined
    if (session) return session
    throw new ApiError(401, 'invalid_credentials', 'The user was changed just now; log in again.')
  })
  const [session] = await Promise.all([begun, run(ctx.db, forgetExpired, { tenantId, userId: id })])
  return session
}

/**
 * Spends a refresh token for the next pair. A token that was spent less than 10 seconds ago gets the same refresh token
 * again; one that was spent earlier has been copied, and ends its whole session.
 */
export async function continueSession(ctx: Context, refreshToken: string): Promise<Session> {
  const { tenantId } = ctx
  const tokenHash = hashSecret(refreshToken)
  let hasEnded = false
  const session = await ctx.db.transaction(async (tx) => {
    // The user is locked first. A change of the user that ends its sessions then either waits until the new token is there and
    // deletes it, or comes first, and the token isn't found.
    await run(tx, holdUser, { tenantId, tokenHash })
    const [token] = await run(tx, lockToken, { tenantId, tokenHash })
    if (!token || token.isExpired) return undefined
    const { familyId, userId } = token
    if (token.isReused) {
      const { name, email } = JSON.parse((await findShown(ctx, tx, user, userId))?.json ?? '{}')
      const target = { type: 'user', id: userId, name } as const
      // Whether the user or a thief sent it isn't known, so the actor has no id.
      const actor = { type: 'user', id: null, name: email } as const
      await recordAudit(ctx, tx, { action: 'user.token_reused', target, outcome: 'failed', actor })
      await run(tx, endFamily, { tenantId, familyId })
      hasEnded = true
      return undefined
    }
    const next = ctx.nextRefreshToken(refreshToken)
    if (!token.isSpent) {
      await run(tx, spendToken, { tenantId, tokenHash })
      await run(tx, insertToken, { tenantId, tokenHash: hashSecret(next), familyId, userId })
    }
    return describeSession(ctx, tx, userId, familyId, next)
  })
  if (hasEnded) await ctx.invalidateCredentials(tenantId)
  if (session) {
    rememberClient(attemptFor(tenantId, emailKey(session.user.email), ctx.clientNetwork()))
    return session
  }
  throw new ApiError(401, 'invalid_refresh_token', 'The refresh token is not valid (any more); log in again.')
}

/** Ends the session of a refresh token, whatever became of the token; unknown ones are over already. */
export async function endSession(ctx: Context, refreshToken: string): Promise<void> {
  const { tenantId } = ctx
  const hasEnded = await ctx.db.transaction(async (tx) => {
    const [token] = await run(tx, lockToken, { tenantId, tokenHash: hashSecret(refreshToken) })
    if (token) await run(tx, endFamily, { tenantId, familyId: token.familyId })
    return token !== undefined
  })
  if (hasEnded) await ctx.invalidateCredentials(tenantId)
}

/** Whether the user is active and still as it was found; it then stays so until the transaction ends. */
export async function holdUnchanged({ tenantId }: Context, tx: Executor, { id, updatedAt }: Login): Promise<boolean> {
  return (await run(tx, holdLogin, { tenantId, id, updatedAt })).length > 0
}

/** The session that an access token belongs to, from its claim `jti`: an access token ends with its session. */
export function sessionIdOf(jti: string): string {
  return jti.slice(0, uuidLength)
}

const uuidLength = 36

/** The pair of tokens, unless the user is gone or deactivated. */
async function describeSession(
  ctx: Context,
  executor: Executor,
  userId: string,
  familyId: string,
  refreshToken: string
): Promise<Session | undefined> {
  const found = (await findShown(ctx, executor, user, userId))?.json
  if (found === undefined) return undefined
  const account: Schemas['UserResponse'] = JSON.parse(found)
  if (!account.isActive) return undefined
  const claims = { sub: userId, tid: ctx.tenantId, scope: scopeOf(account.role), jti: `${familyId}.${randomText(16)}` }
  const accessToken = ctx.signAccessToken(claims)
  return { accessToken, tokenType: 'Bearer', expiresIn: accessTokenSeconds, refreshToken, user: account }
}
