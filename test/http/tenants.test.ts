import t from 'tap'
import { startService } from '../helper.ts'

t.test('the tenant of a request', async (t) => {
  const service = await startService(t)
  const { call, acme } = service
  const status = async (host: string, instance = service as Pick<typeof service, 'call'>) =>
    (await instance.call('listCompanies', { as: { host, headers: acme.admin.headers } })).status

  t.test('is the first label of the Host, in any case, with any port', async (t) => {
    for (const host of ['acme.localhost', 'ACME.LOCALHOST', 'acme.localhost:3000', 'Acme.localhost:80']) {
      t.equal(await status(host), 200, host)
    }
  })

  t.test('is unknown where the Host is anything else', async (t) => {
    const hosts = [
      'acme',
      'acme.',
      'x.acme.localhost',
      'acme.x.localhost',
      '.localhost',
      'acme.localhost.',
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

  t.test('follows BASE_DOMAIN', async (t) => {
    const other = await service.startInstance({ baseDomain: 'crm.example.com' })
    t.equal(await status('acme.crm.example.com', other), 200)
    t.equal(await status('acme.localhost', other), 404)
  })

  t.test('comes from the Host alone', async (t) => {
    const headers = { 'x-forwarded-host': 'globex.localhost', 'x-tenant': 'globex', forwarded: 'host=globex.localhost' }
    t.equal((await call('getMe', { headers })).body.tenant.subdomain, 'acme')
  })
})
