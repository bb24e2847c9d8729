import type { Attack, Check } from './arena.ts'
import { ask, succeed } from './client.ts'

type Tokens = { accessToken: string; refreshToken: string }

export const attack: Attack = {
  line: 11,
  what: 'a thief goes on with the access token of a session that was ended',
  run: async ({ port, startInstance, tenants: { mallory } }) => {
    const other = await startInstance()
    const password = 'correct horse battery staple'
    const call = <Body>(method: string, path: string, body?: unknown, headers = {}) =>
      succeed<Body>({ port, tenant: mallory, method, path: `/api/v1/${path}`, body, headers })
    const checks: Check[] = []
    let asked = 0
    const tryEnd = async (what: string, end: (id: string, tokens: Tokens, email: string) => Promise<unknown>) => {
      const email = `${what.replace(/\W/g, '')}@mallory.example`
      const { id } = await call<{ id: string }>('POST', 'users', { email, name: what, role: 'member', password })
      const tokens = await call<Tokens>('POST', 'auth/login', { email, password })
      const use = async (at: number) => {
        asked += 1
        const headers = { authorization: `Bearer ${tokens.accessToken}` }
        return (await ask({ port: at, tenant: mallory, path: '/api/v1/auth/me', headers })).status
      }
      const before = [await use(port), await use(other.port)]
      await end(id, tokens, email)
      const after = [await use(port), await use(other.port)]
      const isHeld = before.every((status) => status === 200) && after.every((status) => status === 401)
      checks.push({
        isHeld,
        found: `${what}: ${before.join(', ')} before, ${after.join(', ')} after, on two instances`
      })
    }
    await tryEnd('logout', (_id, { refreshToken }) => call('POST', 'auth/logout', { refreshToken }))
    await tryEnd('new password by an admin', (id) =>
      call('PUT', `users/${id}`, { password: 'another one of enough length' })
    )
    await tryEnd('own new password', async (_id, _tokens, email) => {
      // In another session, which goes on.
      const { accessToken } = await call<Tokens>('POST', 'auth/login', { email, password })
      await succeed({
        ...{ port, tenant: mallory, method: 'POST', path: '/api/v1/auth/change-password' },
        headers: { authorization: `Bearer ${accessToken}` },
        body: { currentPassword: password, newPassword: 'another one of enough length' }
      })
    })
    await tryEnd('deactivated and active again', async (id) => {
      await call('PUT', `users/${id}`, { isActive: false })
      await call('PUT', `users/${id}`, { isActive: true })
    })
    return { sent: `${asked} requests with the access tokens of sessions before and after their end`, checks }
  }
}
