import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import type { Executor } from '../db/statement.ts'
import { isFloodOfFailures } from '../limits/login-throttle.ts'
import { type AuditAction, recordAudit } from '../writes/audit-log.ts'

/** Adds a login to the audit log, in the transaction that makes the session. */
export function auditLogin(ctx: Context, tx: Executor, { id, name }: { id: string; name: string }): Promise<void> {
  const target = { type: 'user', id, name } as const
  return recordAudit(ctx, tx, { action: 'user.login', target, actor: target })
}

/**
 * Adds a wrong password, under the e-mail address that came with it; `userId` is the active user who has this address, if
 * there is one. Adds nothing during a flood of failures: whoever has many addresses could otherwise fill the database.
 */
export async function auditFailure(
  ctx: Context,
  action: AuditAction,
  email: string,
  userId: string | null
): Promise<void> {
  if (isFloodOfFailures(ctx.tenantId)) return
  const actor = ctx.caller ? undefined : ({ type: 'user', id: null, name: email } as const)
  const target = { type: 'user', id: userId, name: email } as const
  await recordAudit(ctx, ctx.db, { action, target, outcome: 'failed', ...(actor && { actor }) })
}

/**
 * Adds a refresh token that was used long after it had been spent, in the transaction that ends its session. Whether the
 * user or a thief sent it isn't known, so the actor has no id.
 */
export function auditReuse(ctx: Context, tx: Executor, { id, name, email }: Schemas['UserResponse']): Promise<void> {
  const actor = { type: 'user', id: null, name: email } as const
  const target = { type: 'user', id, name } as const
  return recordAudit(ctx, tx, { action: 'user.token_reused', target, outcome: 'failed', actor })
}
