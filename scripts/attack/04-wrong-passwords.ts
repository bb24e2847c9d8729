import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { NewTenant } from '../../src/tenants/create.ts'
import { percentile } from '../percentile.ts'
import type { Attack } from './arena.ts'
import { ask, repeat } from './client.ts'

const logins = 950

export const attack: Attack = {
  line: 4,
  what: 'a stranger tries passwords, from one address and from many',
  run: async ({ port, tenants: { innocent, mallory, trudy, oscar, peggy } }) => {
    const login = (tenant: NewTenant, password: string, from: string, agent?: Agent) =>
      ask({
        ...{ port, tenant, from, isKnown: false, method: 'POST', path: '/api/v1/auth/login', timeoutMs: 25_000 },
        ...{ body: { email: tenant.email, password }, ...(agent && { agent }) }
      })
    /** The innocent user's logins beside what goes on. */
    const logIn = async (from: string, seconds: number) => {
      const answers = []
      for (const until = Date.now() + seconds * 1_000; Date.now() < until; await sleep(400)) {
        answers.push(await login(innocent, innocent.password, from))
      }
      return answers
    }
    const agent = new Agent({ keepAlive: true, maxSockets: 100 })
    const strangersAgent = new Agent({ maxSockets: 40 })
    const stopping = [new AbortController(), new AbortController()]
    const floods = [mallory, trudy, oscar, peggy].map((tenant, n) =>
      repeat(logins, 100, (m) => login(tenant, `wrong ${m}`, `127.0.0.${2 + n}`, agent), stopping[0]?.signal)
    )
    const during = await logIn('127.0.0.1', 10)
    stopping[0]?.abort()
    agent.destroy()
    const sent = (await Promise.all(floods)).flat().length
    // Of the innocent user's own account, from everywhere.
    const strangers = repeat(
      600,
      40,
      (n) => login(innocent, `wrong ${n}`, `127.0.1.${1 + (n % 200)}`, strangersAgent),
      stopping[1]?.signal
    )
    const after = await logIn('127.0.0.1', 8)
    stopping[1]?.abort()
    strangersAgent.destroy()
    const ofAccount = (await strangers).length
    const p99 = percentile(
      during.map(({ ms }) => ms),
      0.99
    )
    const good = (answers: typeof during) => answers.filter(({ status }) => status === 200).length
    return {
      sent: `${sent} wrong logins over four tenants in 10 s, then ${ofAccount} of one account from 200 addresses in 8 s`,
      checks: [
        { isHeld: p99 < 1_000, found: `login of another tenant's user: p99 ${p99.toFixed(0)} ms < 1000` },
        {
          isHeld: good(during) > during.length * 0.9,
          found: `${good(during)} of ${during.length} of these logins succeeded`
        },
        {
          isHeld: good(after) > 0,
          found: `${good(after)} of ${after.length} logins of the attacked account's owner succeeded`
        }
      ]
    }
  }
}
