import { eq, lt, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import { build, type Executor, run, statement } from '../db/client.ts'
import { refreshTokens, users } from '../db/schema.ts'
import { mine, ownTenantId } from '../db/tenant.ts'
import { ApiError } from '../errors.ts'
import { iso } from '../records/record.ts'
import { scopeOf } from './scopes.ts'
import { hashSecret, makeRefreshToken } from './secrets.ts'

type User = Schemas['UserResponse']

/** Lifetime of an access token: decisions.md §2 "Token". */
export const accessTokenSeconds = 900
/** A session that is not refreshed for this long is over. */
const refreshTokenDays = 30

const userColumns = sql`${users.id} as id, ${users.tenantId} as "tenantId", ${users.email} as email, ${users.name} as name,
  ${users.role} as role, ${users.isActive} as "isActive", ${iso(users.createdAt)} as "createdAt", ${iso(users.updatedAt)} as "updatedAt"`

const selectLogin = statement<User & { passwordHash: string }>(
  'find_login',
  sql`select ${userColumns}, ${users.passwordHash} as "passwordHash" from ${users}
    where ${mine(users, eq(users.emailKey, sql.placeholder('emailKey')), eq(users.isActive, true))}`
)

const selectUser = statement<User>(
  'find_user',
  sql`select ${userColumns} from ${users} where ${mine(users, eq(users.id, sql.placeholder('id')))}`
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

/** An active user by e-mail address, with the hash of the password. */
export async function findLogin(
  ctx: Context,
  emailKey: string
): Promise<(User & { passwordHash: string }) | undefined> {
  return (await run(ctx.db, selectLogin, { tenantId: ctx.tenantId, emailKey }))[0]
}

/** The user of an access token. */
export async function findUser(ctx: Context, id: string): Promise<User | undefined> {
  return (await run(ctx.db, selectUser, { tenantId: ctx.tenantId, id }))[0]
}

/** A new session for a user who has just shown a password. */
export async function startSession(ctx: Context, user: User): Promise<Schemas['LoginResponse']> {
  await run(ctx.db, forgetExpired, { tenantId: ctx.tenantId, userId: user.id })
  return issueTokens(ctx, ctx.db, user, uuidv7())
}

/** Spends a refresh token for the next pair; a token that was spent before ends its whole family. */
export async function continueSession(ctx: Context, refreshToken: string): Promise<Schemas['LoginResponse']> {
  const tokenHash = hashSecret(refreshToken)
  const tokens = await ctx.db.transaction(async (tx) => {
    const [token] = await run(tx, lockToken, { tenantId: ctx.tenantId, tokenHash })
    if (!token || token.isExpired) return undefined
    if (token.isSpent) {
      await run(tx, endFamily, { tenantId: ctx.tenantId, familyId: token.familyId })
      return undefined
    }
    const [user] = await run(tx, selectUser, { tenantId: ctx.tenantId, id: token.userId })
    if (!user?.isActive) return undefined
    await run(tx, spendToken, { tenantId: ctx.tenantId, tokenHash })
    return issueTokens(ctx, tx, user, token.familyId)
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

async function issueTokens(
  ctx: Context,
  executor: Executor,
  user: User,
  familyId: string
): Promise<Schemas['LoginResponse']> {
  const refreshToken = makeRefreshToken()
  const { tenantId } = ctx
  await run(executor, insertToken, { tenantId, tokenHash: hashSecret(refreshToken), familyId, userId: user.id })
  const accessToken = ctx.signAccessToken({ sub: user.id, tid: tenantId, scope: scopeOf(user.role) })
  return { accessToken, tokenType: 'Bearer', expiresIn: accessTokenSeconds, refreshToken, user }
}
