import type { HandlersFor } from '../contract.ts'
import { ApiError } from '../errors.ts'
import { emailKey } from '../records/email.ts'
import { findApiKey } from './api-key.ts'
import { verifyPassword } from './passwords.ts'
import { continueSession, endSession, findLogin, findUser, startSession } from './sessions.ts'
import { assertNotThrottled, countFailure, forgetFailures } from './throttle.ts'

/** decisions.md §2 "Login". */
export const authHandlers: HandlersFor<'auth'> = {
  login: async (ctx, { body }) => {
    const key = emailKey(body.email)
    const who = `${ctx.tenantId} ${key} ${ctx.clientAddress}`
    assertNotThrottled(who)
    const found = await findLogin(ctx, key)
    if (!(await verifyPassword(body.password, found?.passwordHash)) || !found) {
      countFailure(who)
      throw new ApiError(401, 'invalid_credentials', 'The e-mail address and password match no active user.')
    }
    forgetFailures(who)
    const { passwordHash, ...user } = found
    return startSession(ctx, user)
  },
  refreshToken: (ctx, { body }) => continueSession(ctx, body.refreshToken),
  logout: async (ctx, { body }) => {
    await endSession(ctx, body.refreshToken)
    return { loggedOut: true }
  },
  getMe: async (ctx) => {
    const { tenant, caller } = ctx
    if (!caller) throw new Error('getMe has a caller: its scope is read')
    const scopes = [...caller.scopes]
    return caller.type === 'user'
      ? { type: 'user', tenant, user: (await findUser(ctx, caller.id)) ?? null, apiKey: null, scopes }
      : { type: 'api_key', tenant, user: null, apiKey: (await findApiKey(ctx, caller.id)) ?? null, scopes }
  }
}
