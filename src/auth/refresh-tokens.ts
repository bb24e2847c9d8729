import { eq, lt, sql } from '../db/drizzle.ts'
import { refreshTokens, users } from '../db/schema.ts'
import { build, statement } from '../db/statement.ts'
import { mine, ownTenantId } from '../db/tenant.ts'

// The statements on refresh tokens. All tokens of a session are one family; a session is over when they are deleted.

/** A session that is not refreshed for this long is over. */
const refreshTokenDays = 30
/**
 * So long after it was spent, a refresh token is answered as it was the first time: two windows of a browser, or a client
 * that lost the answer, are no thieves.
 */
const repeatSeconds = 10

const isIt = mine(refreshTokens, eq(refreshTokens.tokenHash, sql.placeholder('tokenHash')))

/** A new token of a session. */
export const insertToken = statement(
  'insert_refresh_token',
  sql`insert into ${refreshTokens} (tenant_id, token_hash, family_id, user_id, expires_at)
    values (${ownTenantId}, ${sql.placeholder('tokenHash')}, ${sql.placeholder('familyId')}, ${sql.placeholder('userId')},
      now() + ${sql.raw(String(refreshTokenDays))} * interval '1 day')`
)

type LockedToken = { familyId: string; userId: string; isSpent: boolean; isReused: boolean; isExpired: boolean }

/** A token and its state, locked until the transaction ends. */
export const lockToken = statement<LockedToken>(
  'lock_refresh_token',
  sql`select ${refreshTokens.familyId} as "familyId", ${refreshTokens.userId} as "userId",
      ${refreshTokens.spentAt} is not null as "isSpent",
      coalesce(${refreshTokens.spentAt} <= now() - ${sql.raw(`interval '${repeatSeconds} seconds'`)}, false) as "isReused",
      ${refreshTokens.expiresAt} <= now() as "isExpired"
    from ${refreshTokens} where ${isIt} for update`
)

/** Locks the user of a token against changes until the transaction ends. */
export const holdUser = statement(
  'hold_user_of_token',
  sql`select from ${users} where ${mine(
    users,
    sql`${users.id} = (select ${refreshTokens.userId} from ${refreshTokens}
      where ${isIt})`
  )} for share`
)

export const spendToken = statement(
  'spend_refresh_token',
  build.update(refreshTokens).set({ spentAt: sql`now()` }).where(isIt)
)

/** Ends a session. */
export const endFamily = statement(
  'end_session',
  build.delete(refreshTokens).where(mine(refreshTokens, eq(refreshTokens.familyId, sql.placeholder('familyId'))))
)

export const forgetExpired = statement(
  'forget_refresh_tokens',
  build
    .delete(refreshTokens)
    .where(
      mine(refreshTokens, eq(refreshTokens.userId, sql.placeholder('userId')), lt(refreshTokens.expiresAt, sql`now()`))
    )
)
