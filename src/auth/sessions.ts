import { eq, lt, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import { build, type Executor, run, statement } from '../db/client.ts'
import { refreshTokens, users } from '../db/schema.ts'
import { mine, ownTenantId } from '../db/tenant.ts'
import { ApiError } from '../errors.ts'
import { findJson } from '../records/rows.ts'
import { user } from '../users/record.ts'
import { scopeOf } from './scopes.ts'
import { hashSecret, makeRefreshToken } from './secrets.ts'

/** Lifetime of an access token: decisions.md §2 "Token". */
export const accessTokenSeconds = 900
/** A session that is not refreshed for this long is over. */
const refreshTokenDays = 30

const selectLogin = statement<{ id: string; passwordHash: string }>(
  'find_login',
  sql`select ${users.id} as id, ${users.passwordHash} as "passwordHash" from ${users}
    where ${mine(users, eq(users.emailKey, sql.placeholder('emailKey')), eq(users.isActive, true))}`
)

const insertToken = statement(
  'insert_refresh_token',
  sql`insert into ${refreshTokens} (tenant_id, token_hash, family_id, user_id, expires_at)
    values (${ownTenantId}, ${sql.placeholder('tokenHash')}, ${sql.placeholder('familyId')}, ${sql.placeholder('userId')},
      now() + ${sql.raw(String(refreshTokenDays))} * interval '1 day')`
)

const lockToken = statement<{ familyId: string; userId: string; isSpent: boolean; isExpired: boolean }>(
  'lock_refresh_token',
  sql`select ${refreshTokens.familyId} as "familyId", ${refreshTokens.userId} as "userId",
      ${refreshTokens.spentAt} is not null as "isSpent", ${refreshTokens.expiresAt} <= now() as "isExpired"
    from ${refreshTokens} where ${mine(refreshTokens, eq(refreshTokens.tokenHash, sql.placeholder('tokenHash')))} for update`
)

const holdUser = statement(
  'hold_user_of_token',
  sql`select from ${users} where ${mine(users)} and ${users.id} = (
      select ${refreshTokens.userId} from ${refreshTokens}
      where ${mine(refreshTokens, eq(refreshTokens.tokenHash, sql.placeholder('tokenHash')))})
    for share`
)

const spendToken = statement(
  'spend_refresh_token',
  build
    .update(refreshTokens)
    .set({ spentAt: sql`now()` })
    .where(mine(refreshTokens, eq(refreshTokens.tokenHash, sql.placeholder('tokenHash'))))
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

/** The id and the password's hash of an active user. */
export async function findLogin(ctx: Context, key: string): Promise<{ id: string; passwordHash: string } | undefined> {
  return (await run(ctx.db, selectLogin, { tenantId: ctx.tenantId, emailKey: key }))[0]
}

/** A new session for a user who has just shown a password. */
export async function startSession(ctx: Context, userId: string): Promise<Schemas['SessionResponse']> {
  await run(ctx.db, forgetExpired, { tenantId: ctx.tenantId, userId })
  const tokens = await issueTokens(ctx, ctx.db, userId, uuidv7())
  if (!tokens) throw new ApiError(401, 'invalid_credentials', 'The user was deleted just now.')
  return tokens
}

/** Spends a refresh token for the next pair; a token that was spent before ends its whole family. */
export async function continueSession(ctx: Context, refreshToken: string): Promise<Schemas['SessionResponse']> {
  const tokenHash = hashSecret(refreshToken)
  const tokens = await ctx.db.transaction(async (tx) => {
    // The user first: whoever changes the user and then ends the sessions waits until this one has its new token, or
    // this one waits and finds its token gone.
    await run(tx, holdUser, { tenantId: ctx.tenantId, tokenHash })
    const [token] = await run(tx, lockToken, { tenantId: ctx.tenantId, tokenHash })
    if (!token || token.isExpired) return undefined
    if (token.isSpent) {
      await run(tx, endFamily, { tenantId: ctx.tenantId, familyId: token.familyId })
      return undefined
    }
    await run(tx, spendToken, { tenantId: ctx.tenantId, tokenHash })
    return issueTokens(ctx, tx, token.userId, token.familyId)
  })
  if (!tokens)
    throw new ApiError(401, 'invalid_refresh_token', 'The refresh token is not valid (any more); log in again.')
  return tokens
}

/** Ends the family of a refresh token, whatever became of the token; unknown ones are ended already. */
export async function endSession(ctx: Context, refreshToken: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [token] = await run(tx, lockToken, { tenantId: ctx.tenantId, tokenHash: hashSecret(refreshToken) })
    if (token) await run(tx, endFamily, { tenantId: ctx.tenantId, familyId: token.familyId })
  })
}

/** The next pair of tokens, unless the user is gone or deactivated. */
async function issueTokens(
  ctx: Context,
  executor: Executor,
  userId: string,
  familyId: string
): Promise<Schemas['SessionResponse'] | undefined> {
  const found = await findJson(ctx, executor, user, userId)
  if (found === undefined) return undefined
  const account: Schemas['UserResponse'] = JSON.parse(found)
  if (!account.isActive) return undefined
  const refreshToken = makeRefreshToken()
  const { tenantId } = ctx
  await run(executor, insertToken, { tenantId, tokenHash: hashSecret(refreshToken), familyId, userId })
  const accessToken = ctx.signAccessToken({ sub: userId, tid: tenantId, scope: scopeOf(account.role) })
  return { accessToken, tokenType: 'Bearer', expiresIn: accessTokenSeconds, refreshToken, user: account }
}
