import type { Attack } from './arena.ts'
import { type Ask, ask, repeat } from './client.ts'

export const attack: Attack = {
  line: 18,
  what: 'answers have the headers that keep browsers and caches from storing them',
  run: async ({ port, startInstance, tenants: { mallory } }) => {
    const paths = [
      'companies',
      'contacts',
      'deals',
      'activities',
      'pipelines',
      'users',
      'api-keys',
      'webhooks',
      'changes',
      'auth/me'
    ]
    const asks: Ask[] = [
      ...paths.map((path) => ({ port, tenant: mallory, path: `/api/v1/${path}` })),
      ...paths.map((path) => ({ port, tenant: mallory, isKnown: false, path: `/api/v1/${path}` })),
      { port, tenant: mallory, path: '/api/v1/nowhere' },
      { port, tenant: mallory, method: 'POST', path: '/api/v1/companies', body: {} },
      { port, tenant: mallory, path: '/api/v1/importexport/contacts/export' },
      { port, path: '/api/v1/companies', headers: { host: 'nobody.localhost' } }
    ]
    const answers = await repeat(asks.length, 4, (n) => ask(asks[n] as Ask))
    const stored = answers.filter(({ headers }) => headers['cache-control'] !== 'no-store').length
    const sniffed = answers.filter(({ headers }) => headers['x-content-type-options'] !== 'nosniff').length
    const secure = await startInstance({ TRUST_PROXY: '127.0.0.1' }).catch(() => undefined)
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' }
    const behindTls = secure && (await ask({ port: secure.port, tenant: mallory, path: '/api/v1/companies', headers }))
    const hsts = behindTls?.headers['strict-transport-security']
    return {
      sent: `${answers.length} requests with and without success, one behind TLS`,
      checks: [
        { isHeld: stored === 0, found: `${stored} answers without Cache-Control: no-store` },
        { isHeld: sniffed === 0, found: `${sniffed} without X-Content-Type-Options: nosniff` },
        {
          isHeld: hsts !== undefined,
          found: `Strict-Transport-Security behind TLS: ${secure ? (hsts ?? 'none') : 'TRUST_PROXY=127.0.0.1 does not start'}`
        }
      ]
    }
  }
}
