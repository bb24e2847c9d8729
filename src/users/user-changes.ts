import type { Schemas } from '../../generated/types.ts'
import type { Context, RequestOf } from '../contract.ts'
import { hashPassword } from '../credentials/passwords.ts'
import { eq, sql } from '../db/drizzle.ts'
import { refreshTokens, users } from '../db/schema.ts'
import { build, type Executor, run, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { ApiError } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { rowOf } from '../records/record.ts'
import { removeRow } from '../records/removal.ts'
import { newRow } from '../records/rows.ts'
import { explainRefusal } from '../records/violations.ts'
import { writeOne } from '../records/write.ts'
import { onceFor } from '../writes/once.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { user } from './record.ts'
import { assertMayBeRestricted } from './restriction.ts'

type User = Schemas['UserResponse']

/** `id` → the user, if that is the last active administrator. */
const selectLastAdmin = statement(
  'last_admin',
  sql`select from (
      select ${users.id} from ${users} where ${mine(users, eq(users.role, 'admin'), eq(users.isActive, true))} limit 2) as admin
    having count(*) = 1 and bool_and(admin.id = ${sql.placeholder('id')}::uuid)`
)

/** Ends all sessions of a user. `invalidateCredentials` is to follow the commit. */
export const endSessions = statement(
  'end_sessions',
  build.delete(refreshTokens).where(mine(refreshTokens, eq(refreshTokens.userId, sql.placeholder('id'))))
)

/** A new user, who can log in at once. */
export async function createUser(ctx: Context, { body }: RequestOf<'createUser'>): Promise<Rendered<User>> {
  const { password, ...rest } = body
  const row = { ...newRow(user, rest), passwordHash: await hashFor(ctx, password) }
  const work = async (tx: TenantTransaction) => {
    const record = await writeOne(ctx, tx, user, { action: 'insert', row })
    return render<User>(record.json, { id: record.id })
  }
  const creation = ctx.writer.write(ctx.tenantId, work, onceFor(ctx))
  const answer = await creation.catch((error) => explainRefusal(ctx, user, error, { action: 'insert', row }))
  // The others of the team see what the new one will own.
  if (body.teamId) await ctx.invalidateCredentials(ctx.tenantId)
  return answer
}

/**
 * Changes a user; a new password, and a deactivation, end the user's sessions. 409 for the last active admin. What the user and
 * the user's team see is as the answer says, on every instance.
 */
export async function updateUser(
  ctx: Context,
  { params: { id }, body }: RequestOf<'updateUser'>
): Promise<Rendered<User>> {
  const { password, ...rest } = body
  const patch = { ...rowOf(user, rest), ...(password !== undefined && { passwordHash: await hashFor(ctx, password) }) }
  const wanted = { action: 'update', id, patch, ifMatch: ctx.ifMatch } as const
  const keepsAdmin = (body.role ?? 'admin') === 'admin' && (body.isActive ?? true)
  const change = ctx.writer.write(ctx.tenantId, async (tx) => {
    if (!keepsAdmin) await assertNotLastAdmin(ctx, tx, id)
    const changed = await writeOne(ctx, tx, user, wanted)
    await assertMayBeRestricted(ctx, tx, id, body)
    // Last: the lock on the user keeps a refresh that is under way from adding a token after this (auth/sessions.ts).
    if (password !== undefined || body.isActive === false) await run(tx, endSessions, { tenantId: ctx.tenantId, id })
    return changed
  })
  const record = await change.catch((error) => explainRefusal(ctx, user, error, wanted))
  if (record.isChanged) await ctx.invalidateCredentials(ctx.tenantId)
  return render(record.json, { isUnchanged: !record.isChanged })
}

/** Deletes a user; the records that the user owned stay, without an owner. 409 for the last active admin. */
export async function deleteUser(ctx: Context, id: string): Promise<{ id: string; deleted: true }> {
  await ctx.writer.write(ctx.tenantId, async (tx) => {
    await assertNotLastAdmin(ctx, tx, id)
    await removeRow(ctx, tx, user, id, ctx.ifMatch)
  })
  await ctx.invalidateCredentials(ctx.tenantId)
  return { id, deleted: true }
}

function hashFor({ tenantId, clientNetwork, answer }: Context, password: string): Promise<string> {
  return hashPassword({ tenantId, client: clientNetwork(), answer }, password)
}

async function assertNotLastAdmin({ tenantId }: Context, tx: Executor, id: string): Promise<void> {
  if ((await run(tx, selectLastAdmin, { tenantId, id })).length === 0) return
  const detail = 'This is the last active administrator; make another user one first.'
  throw new ApiError(409, 'last_admin', detail)
}
