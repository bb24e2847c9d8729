import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack } from './arena.ts'
import { ask, succeed } from './client.ts'

type Tokens = { accessToken: string; refreshToken: string }

export const attack: Attack = {
  line: 10,
  what: 'secrets are looked for in a log at level trace, while connections die',
  settings: { LOG_LEVEL: 'trace' },
  isDisruptive: true,
  run: async ({ port, sql, readLog, tenants: { mallory } }) => {
    const password = 'correct horse battery staple'
    const call = <Body>(method: string, path: string, body?: unknown, headers = {}) =>
      succeed<Body>({ port, tenant: mallory, method, path: `/api/v1/${path}`, body, headers })
    const login = { email: mallory.email, password: mallory.password }
    const made = await call<Tokens>('POST', 'auth/login', login)
    const fresh = await call<Tokens>('POST', 'auth/refresh', { refreshToken: made.refreshToken })
    const { key } = await call<{ key: string }>('POST', 'api-keys', { name: 'k' })
    const hook = await call<{ secret: string; id: string }>('POST', 'webhooks', {
      name: 'w',
      url: 'http://127.0.0.1:9999/',
      events: ['company.created']
    })
    await call('POST', 'users', { email: 'canary@mallory.example', name: 'c', role: 'viewer', password })
    const bearer = { authorization: `Bearer ${fresh.accessToken}` }
    for (let n = 0; n < 40; n += 1) {
      const asked = [
        ask({ port, tenant: mallory, path: '/api/v1/companies?limit=5' }),
        ask({ port, tenant: mallory, path: '/api/v1/auth/me', headers: bearer }),
        ask({ port, tenant: mallory, method: 'POST', path: '/api/v1/companies', body: { name: 'x' } }),
        ask({ port, tenant: mallory, isKnown: false, method: 'POST', path: '/api/v1/auth/login', body: login }),
        ask({ port, tenant: mallory, isKnown: false, path: `/api/v1/companies/${key}`, headers: { 'x-api-key': key } })
      ]
      if (n % 4 === 0) {
        await sql(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = 'crm-service'`)
      }
      await Promise.all(asked)
    }
    await sleep(500)
    const log = readLog()
    const [stored] = await sql('select password_hash as hash from users where email = $1', ['canary@mallory.example'])
    const secrets: Record<string, string> = {
      ...{
        'API key': mallory.apiKey,
        'new API key': key,
        'access token': fresh.accessToken,
        password,
        hash: String(stored?.hash)
      },
      ...{
        'refresh token': fresh.refreshToken,
        'spent refresh token': made.refreshToken,
        'login password': mallory.password
      },
      ...{
        'webhook secret': hook.secret,
        'signing secret': 'a secret for measuring',
        'encryption key': 'another one for measuring'
      }
    }
    const found = Object.keys(secrets).filter((name) => log.includes(secrets[name] ?? ''))
    // What the driver keeps to cancel a query with; its value is the connection's own.
    const keys = log.match(/"secretKey":("(?!\[)[^"]+"|\d+|\{)/g)?.length ?? 0
    return {
      sent: `200 requests with every kind of credential, all connections killed ten times; ${(log.length / 1_000).toFixed(0)} kB of log`,
      checks: [
        { isHeld: found.length === 0, found: `in the log: ${found.join(', ') || 'none of them'}` },
        { isHeld: keys === 0, found: `${keys} × secretKey in the log` }
      ]
    }
  }
}
