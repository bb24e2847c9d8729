import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack } from './arena.ts'
import { ask, succeed } from './client.ts'

type Tokens = { accessToken: string; refreshToken: string }
const rounds = 40

export const attack: Attack = {
  line: 13,
  what: 'a client refreshes the same token twice at once; a thief later',
  run: async ({ port, tenants: { mallory } }) => {
    const post = (path: string, body: object) =>
      ask({ port, tenant: mallory, isKnown: false, method: 'POST', path: `/api/v1/auth/${path}`, body })
    const login = await succeed<Tokens>({
      ...{ port, tenant: mallory, isKnown: false, method: 'POST', path: '/api/v1/auth/login' },
      body: { email: mallory.email, password: mallory.password }
    })
    let { refreshToken } = login
    let kept = 0
    for (let n = 0; n < rounds; n += 1) {
      const twins = await Promise.all([post('refresh', { refreshToken }), post('refresh', { refreshToken })])
      const next = twins.map(({ status, text }) => (status === 200 ? JSON.parse(text).refreshToken : undefined))
      if (next[0] === undefined || next[0] !== next[1]) break
      kept += 1
      refreshToken = next[0]
    }
    await sleep(11_000)
    const late = await post('refresh', { refreshToken: login.refreshToken })
    const last = await post('refresh', { refreshToken })
    return {
      sent: `${rounds} × two refreshes of one token at once, then a spent one after 11 s`,
      checks: [
        { isHeld: kept === rounds, found: `${kept} of ${rounds} pairs got the same successor` },
        {
          isHeld: late.status === 401 && last.status === 401,
          found: `reuse after 11 s: ${late.status}, and its session then ${last.status}`
        }
      ]
    }
  }
}
