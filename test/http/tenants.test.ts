import t from 'tap'
import { startService } from '../support/start.ts'

t.test('The tenant of a request is found in the Host', async (t) => {
  const service = await startService(t)
  const { call, acme } = service
  const status = async (host: string, instance = service as Pick<typeof service, 'call'>) =>
    (await instance.call('listCompanies', { as: { host, headers: acme.admin.headers } })).status

  t.test(
    'The tenant of a request is the first label of the Host, in any case, with any port and with the dot of a full name',
    async (t) => {
      const hosts = ['acme.localhost', 'ACME.LOCALHOST', 'acme.localhost:3000', 'Acme.localhost:80']
      for (const host of [...hosts, 'acme.localhost.', 'acme.localhost.:3000']) t.equal(await status(host), 200, host)
    }
  )

  t.test('The tenant of a request is unknown where the Host is anything else', async (t) => {
    const hosts = [
      'acme',
      'acme.',
      'x.acme.localhost',
      'acme.x.localhost',
      '.localhost',
      'acme.localhost..',
      '-.localhost'
    ]
    for (const host of [
      ...hosts,
      'acme%00.localhost',
      "' or 1=1.localhost",
      '[::1]',
      '[::1]:80',
      'a'.repeat(300),
      ''
    ]) {
      t.equal(await status(host), 404, host)
    }
  })

  t.test('The tenant of a request that is unknown is named as it was read in the Host', async (t) => {
    const detailOf = async (host: string) => (await call('listCompanies', { as: { host, headers: {} } })).problem.detail
    t.match(await detailOf('Acmee.localhost:3000'), 'Here that is acmee, which is no tenant.')
    for (const host of ['acme', 'acme.example.com', 'x.acme.localhost'])
      t.match(await detailOf(host), /as in acme\.localhost\. This host has no such label\.$/, host)
  })

  t.test('The tenant of a request follows BASE_DOMAIN', async (t) => {
    const other = await service.startInstance({ baseDomain: 'crm.example.com' })
    t.equal(await status('acme.crm.example.com', other), 200)
    t.equal(await status('acme.localhost', other), 404)
  })

  t.test('The tenant of a request is the default tenant where the Host has no room for a label', async (t) => {
    const other = await service.startInstance({ baseDomain: 'crm.example.com', defaultTenant: 'acme' })
    const names = ['crm.example.com', 'CRM.example.com:443', 'localhost', 'localhost:3000', 'localhost.:3000']
    const bare = [...names, '127.0.0.1', '10.0.0.7:80']
    for (const host of [...bare, '[::1]', '[::1]:3000', '[2001:db8::7]:80'])
      t.equal(await status(host, other), 200, host)
    t.equal(await status('globex.crm.example.com', other), 401, 'a Host with a label goes by it')
    for (const host of ['unknown.crm.example.com', 'x.localhost', 'example.com', '1.2.3', '[::g]', '::1']) {
      const { problem } = await other.call('listCompanies', { as: { host, headers: acme.admin.headers } })
      t.equal(problem.code, 'unknown_tenant', host)
    }
  })

  t.test(
    'The tenant of a request is nobody there without DEFAULT_TENANT, or where that tenant does not exist',
    async (t) => {
      for (const defaultTenant of [undefined, 'missing']) {
        const other = await service.startInstance({ defaultTenant })
        for (const host of ['localhost', '127.0.0.1:3000', '[::1]']) t.equal(await status(host, other), 404, host)
      }
    }
  )

  t.test('The tenant of a request comes from the Host alone', async (t) => {
    const headers = { 'x-forwarded-host': 'globex.localhost', 'x-tenant': 'globex', forwarded: 'host=globex.localhost' }
    t.equal((await call('getMe', { headers })).body.tenant.subdomain, 'acme')
  })
})
