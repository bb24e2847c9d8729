import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { NewTenant } from '../../src/tenants/create.ts'
import type { Attack } from './arena.ts'
import { ask, repeat } from './client.ts'

const logins = 950

export const attack: Attack = {
  line: 4,
  what: 'a stranger tries passwords, from one address and from many',
  withLogins: true,
  run: async ({ port, tenants: { innocent, mallory, trudy, oscar, peggy }, readFelt }) => {
    const login = (tenant: NewTenant, password: string, from: string, agent?: Agent) =>
      ask({
        ...{ port, tenant, from, isKnown: false, method: 'POST', path: '/api/v1/auth/login', timeoutMs: 25_000 },
        ...{ body: { email: tenant.email, password }, ...(agent && { agent }) }
      })
    const agent = new Agent({ keepAlive: true, maxSockets: 100 })
    const strangersAgent = new Agent({ maxSockets: 40 })
    const stopping = [new AbortController(), new AbortController()]
    const floods = [mallory, trudy, oscar, peggy].map((tenant, n) =>
      repeat(logins, 100, (m) => login(tenant, `wrong ${m}`, `127.0.0.${2 + n}`, agent), stopping[0]?.signal)
    )
    await sleep(10_000)
    const during = (await readFelt()).login
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
    await sleep(8_000)
    const after = (await readFelt()).login
    stopping[1]?.abort()
    strangersAgent.destroy()
    const ofAccount = (await strangers).length
    const good = ({ count, failed }: typeof during) =>
      count - Object.values(failed).reduce((sum, each) => sum + each, 0)
    return {
      sent: `${sent} wrong logins over four tenants in 10 s, then ${ofAccount} of one account from 200 addresses in 8 s`,
      checks: [
        { isHeld: during.p99 < 1_000, found: `login of another tenant's user: p99 ${during.p99.toFixed(0)} ms < 1000` },
        {
          isHeld: good(during) > during.count * 0.9,
          found: `${good(during)} of ${during.count} of these logins succeeded`
        },
        {
          isHeld: good(after) > good(during),
          found: `${good(after) - good(during)} of ${after.count - during.count} logins of the attacked account's owner succeeded`
        }
      ]
    }
  }
}
