import { apiKey } from '../api-keys/record.ts'
import type { HandlersFor } from '../contract.ts'
import { ApiError } from '../errors.ts'
import { emailKey } from '../records/email.ts'
import { findJson } from '../records/rows.ts'
import { user } from '../users/record.ts'
import { verifyPassword } from './passwords.ts'
import { continueSession, endSession, findLogin, startSession } from './sessions.ts'
import { assertNotThrottled, countFailure, forgetFailures } from './throttle.ts'

/** decisions.md §2 "Login". */
export const authHandlers: HandlersFor<'auth'> = {
  login: async (ctx, { body }) => {
    const key = emailKey(body.email)
    const who = `${ctx.tenantId} ${key} ${ctx.clientAddress}`
    assertNotThrottled(who)
    const found = await findLogin(ctx, key)
    const isRight = await verifyPassword(body.password, found?.passwordHash)
    // Once more, or else many attempts at the same moment would all get an answer.
    assertNotThrottled(who)
    if (!isRight || !found) {
      countFailure(who)
      throw new ApiError(401, 'invalid_credentials', 'The e-mail address and password match no active user.')
    }
    forgetFailures(who)
    return startSession(ctx, found)
  },
  refreshSession: (ctx, { body }) => continueSession(ctx, body.refreshToken),
  logout: async (ctx, { body }) => {
    await endSession(ctx, body.refreshToken)
    return { loggedOut: true }
  },
  getMe: async (ctx) => {
    const { tenant, caller } = ctx
    if (!caller) throw new Error('getMe has a caller: its scope is read')
    const { type, id, scopes } = caller
    const found = await findJson(ctx, ctx.db, type === 'user' ? user : apiKey, id)
    const self = found === undefined ? null : JSON.parse(found)
    const [itsUser, itsKey] = type === 'user' ? [self, null] : [null, self]
    return { type, tenant, user: itsUser, apiKey: itsKey, scopes: [...scopes] }
  }
}
