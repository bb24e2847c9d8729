import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import { hashPassword } from '../credentials/passwords.ts'
import { run } from '../db/statement.ts'
import { invalidRequest } from '../errors.ts'
import { writeOne } from '../records/write.ts'
import { user } from '../users/record.ts'
import { endSessions } from '../users/user-changes.ts'
import { checkPassword } from './login.ts'
import { holdUnchanged } from './sessions.ts'

/**
 * Gives the calling user another password, and ends all sessions of the user. 400 where the current one is wrong, or the
 * caller is an API key; 429 and 503 as at a login.
 */
export async function changePassword(
  ctx: Context,
  { currentPassword, newPassword }: Schemas['ChangePasswordRequest']
): Promise<Schemas['PasswordChangedResponse']> {
  const { tenantId, caller } = ctx
  if (!caller?.email) {
    const message = 'stands for no user, and so for no password: send the access token of a user in Authorization'
    throw invalidRequest([{ path: 'X-Api-Key', message }])
  }
  const { id, email } = caller
  const login = await checkPassword(ctx, email, currentPassword, 'user.password_changed')
  if (login?.id !== id) throw wrongPassword()
  const claimant = { tenantId, client: ctx.clientNetwork(), answer: ctx.answer }
  const passwordHash = await hashPassword(claimant, newPassword)
  await ctx.writer.write(tenantId, async (tx) => {
    if (!(await holdUnchanged(ctx, tx, login))) throw wrongPassword()
    await writeOne(ctx, tx, user, { action: 'update', id, patch: { passwordHash } })
    await run(tx, endSessions, { tenantId, id })
  })
  await ctx.invalidateCredentials(tenantId)
  return { passwordChanged: true }
}

/** No 401: a client would take that for the end of its session. */
function wrongPassword() {
  return invalidRequest([{ path: '/currentPassword', message: 'is not the password of this user' }])
}
