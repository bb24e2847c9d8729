import { apiKey } from '../api-keys/record.ts'
import type { HandlersFor } from '../contract.ts'
import { findShown } from '../records/rows.ts'
import { user } from '../users/record.ts'
import { changePassword } from './change-password.ts'
import { logIn } from './login.ts'
import { continueSession, endSession } from './sessions.ts'

/** Logging in, staying logged in, logging out: the contract's chapter "Login". */
export const authHandlers: HandlersFor<'auth'> = {
  login: (ctx, { body }) => logIn(ctx, body),
  refreshSession: (ctx, { body }) => continueSession(ctx, body.refreshToken),
  logout: async (ctx, { body }) => {
    await endSession(ctx, body.refreshToken)
    return { loggedOut: true }
  },
  changePassword: (ctx, { body }) => changePassword(ctx, body),
  getMe: async (ctx) => {
    const { tenant, caller } = ctx
    if (!caller) throw new Error('getMe has a caller: its scope is read')
    const { type, id, scopes } = caller
    const found = (await findShown(ctx, ctx.db, type === 'user' ? user : apiKey, id))?.json
    const self = found === undefined ? null : JSON.parse(found)
    const [itsUser, itsKey] = type === 'user' ? [self, null] : [null, self]
    return { type, tenant, user: itsUser, apiKey: itsKey, scopes: [...scopes] }
  }
}
