import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import { hashPassword, isOutdated, verifyPassword } from '../credentials/passwords.ts'
import { eq, sql } from '../db/drizzle.ts'
import { users } from '../db/schema.ts'
import { build, run, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { ApiError } from '../errors.ts'
import {
  assertNotThrottled,
  attemptFor,
  countFailure,
  countSuccess,
  isFloodOfFailures,
  shareOf
} from '../limits/login-throttle.ts'
import { passwordHashes } from '../limits/work-slots.ts'
import { emailKey } from '../texts/emails.ts'
import { type AuditAction, recordAudit } from '../writes/audit-log.ts'
import { findLogin, type Login, startSession } from './sessions.ts'

const renewHash = statement(
  'renew_password_hash',
  build
    .update(users)
    .set({ passwordHash: sql`${sql.placeholder('passwordHash')}` })
    .where(mine(users, eq(users.id, sql.placeholder('id')), eq(users.passwordHash, sql.placeholder('outdatedHash'))))
)

/** A new session. 401 where e-mail address and password match no active user, 429 and 503 as `checkPassword`. */
export async function logIn(
  ctx: Context,
  { email, password }: Schemas['LoginRequest']
): Promise<Schemas['SessionResponse']> {
  const login = await checkPassword(ctx, email, password, 'user.login')
  if (!login) {
    throw new ApiError(401, 'invalid_credentials', 'The e-mail address and password match no active user.')
  }
  if (isOutdated(login.passwordHash)) await renew(ctx, login, password)
  return startSession(ctx, login)
}

/**
 * The active user with this e-mail address, if the password is theirs; otherwise the audit log gets a failed `action`.
 * Whether there is such a user doesn't show in the time that it takes. 429 after too many failures, 503 while too many
 * passwords wait to be checked.
 */
export async function checkPassword(
  ctx: Context,
  email: string,
  password: string,
  action: AuditAction
): Promise<Login | undefined> {
  const key = emailKey(email)
  const attempt = attemptFor(ctx.tenantId, key, ctx.clientNetwork())
  assertNotThrottled(attempt)
  const claimant = { tenantId: ctx.tenantId, client: shareOf(attempt), answer: ctx.answer }
  const { login, isRight } = await passwordHashes.run(claimant, async () => {
    // Read only with a place in the semaphore: otherwise logins that are refused would keep the database busy.
    const login = await findLogin(ctx, email)
    return { login, isRight: await verifyPassword(password, login?.passwordHash) }
  })
  // Checked again: of many attempts at one moment, all would have passed the check before.
  assertNotThrottled(attempt)
  if (isRight) {
    countSuccess(attempt)
    return login
  }
  countFailure(attempt)
  // Not one by one during a flood: whoever has many addresses could otherwise fill the database.
  if (isFloodOfFailures(ctx.tenantId)) return undefined
  const whoever = { type: 'user', id: null, name: email } as const
  const [target, actor] = [{ ...whoever, id: login?.id ?? null }, ctx.caller ? ctx.origin.actor : whoever]
  await recordAudit(ctx, ctx.db, { action, target, outcome: 'failed', actor })
  return undefined
}

/** Hashes a password anew, now that it is known, with the parameters that new hashes have. */
async function renew(ctx: Context, { id, passwordHash: outdatedHash }: Login, password: string): Promise<void> {
  const passwordHash = await hashPassword({ tenantId: ctx.tenantId, client: id, answer: ctx.answer }, password)
  await run(ctx.db, renewHash, { tenantId: ctx.tenantId, id, passwordHash, outdatedHash })
}
