import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { openClient } from '../../scripts/api-client.ts'
import { invent } from '../../scripts/demo/invent.ts'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'

const script = join(import.meta.dirname, '../../scripts/demo.ts')
const run = promisify(execFile)

t.test('The script demo fills a tenant with invented data', async (t) => {
  const service = await startService(t)
  const { app, call, acme } = service
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const url = `http://acme.localhost:${port}`
  const demo = (...options: string[]) => run(process.execPath, [script, '--url', url, '--scale', '0.05', ...options])
  const everything = async () => ({
    users: (await call('listUsers')).body,
    pipelines: (await call('listPipelines')).body,
    companies: (await call('listCompanies')).body,
    contacts: (await call('listContacts')).body,
    deals: (await call('listDeals')).body,
    activities: (await call('listActivities')).body,
    changes: await readChanges(service)
  })

  t.test('The demo fills the tenant with a CRM whose records belong together', async (t) => {
    const { stdout, stderr } = await demo('--key', acme.apiKey)
    t.match(stdout, /^Done: \d+ writes\./)
    t.match(stderr, 'activities 100/100')
    const { users, pipelines, companies, contacts, deals, activities } = await everything()
    const counts = [users, pipelines, companies, contacts, deals, activities].map(({ length }) => length)
    t.same(counts, [5, 2, 15, 50, 20, 100])
    t.ok(contacts.every(({ companyName, ownerName }) => companyName && ownerName))
    t.equal(new Set(deals.map(({ pipelineId }) => pipelineId)).size, 2)
    t.ok(deals.every(({ status, actualCloseDate }) => (status === 'open') === (actualCloseDate === null)))
    t.ok(deals.some(({ bantScore }) => bantScore !== null))
    t.ok(activities.every(({ contactName }) => contactName))
    for (const deal of deals) {
      const contact = contacts.find(({ id }) => id === deal.contactId)
      t.equal(contact?.companyId, deal.companyId, deal.name)
    }
  })

  t.test('The demo has what the examples under "Finding records" find', async (t) => {
    const { info } = JSON.parse(readFileSync(join(import.meta.dirname, '../../generated/openapi.json'), 'utf8'))
    const [, chapter = ''] = /## Finding records\n(.*?)\n## /s.exec(info.description) ?? []
    const examples = [...chapter.matchAll(/^search (\w+) '(.*?)'$/gms)].filter(([text]) => !text.includes('cursor'))
    t.ok(examples.length >= 9, `there are ${examples.length}`)
    for (const [, kind, payload = ''] of examples) {
      const headers = { 'content-type': 'application/json' }
      const sent = { method: 'POST', url: `/api/v1/${kind}/search`, headers, payload, as: acme.reader } as const
      const { status, body } = await service.send(sent)
      t.ok(status === 200 && (body as unknown as unknown[]).length > 0, `${kind} ${payload}`)
    }
  })

  t.test('The demo has no two records that seem to be the same', async (t) => {
    const { body: found } = await call('searchCompanies', {
      body: { filter: { property: 'custom.customer_number' as 'name', op: 'eq', value: 'C-1000' } }
    })
    t.match(found, [{ custom: { customer_number: 'C-1000', segment: 'small' } }])
    t.equal((await call('listProperties')).body.length, 5)
    t.same((await call('listContactDuplicates')).body, [])
    t.same((await call('listCompanyDuplicates')).body, [])
  })

  t.test('The demo changes nothing when it is run again', async (t) => {
    const before = await everything()
    const { stdout } = await demo('--key', acme.apiKey)
    t.match(stdout, 'Everything was there already.')
    t.same(await everything(), before)
  })

  t.test('The demo finishes what was interrupted', async (t) => {
    const { activities, deals } = await everything()
    await call('deleteActivity', { params: { id: activities[3]?.id ?? '' } })
    await call('updateDeal', {
      params: { id: deals.find(({ status }) => status !== 'open')?.id ?? '' },
      body: { status: 'open' }
    })
    t.match((await demo('--key', acme.apiKey)).stdout, 'Done: 2 writes.')
  })

  t.test('The demo says in one line what is wrong', async (t) => {
    const wrong = 'crm_AAAAAAAA_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
    await t.rejects(demo('--key', wrong), { code: 1, stderr: /^GET \/users.* answered 401: .+\n$/ })
    await t.rejects(run(process.execPath, [script], { env: {} }), { code: 1, stderr: '--key' })
  })
})

t.test('The demo waits where the rate limit is spent', async (t) => {
  const answers = [429, 200]
  const server = createServer((request, response) => {
    const status = answers.shift() ?? 500
    response.writeHead(status, { 'retry-after': '0', 'content-type': 'application/json' })
    response.end(JSON.stringify({ host: request.headers.host, path: request.url, key: request.headers['x-api-key'] }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  t.teardown(() => server.close())
  const { port } = server.address() as AddressInfo
  const waits: number[] = []
  const client = openClient(new URL(`http://demo.localhost:${port}/`), 'crm_x', (seconds) => waits.push(seconds))
  t.same(await client('GET', '/users'), { host: `demo.localhost:${port}`, path: '/api/v1/users', key: 'crm_x' })
  t.same([waits, answers], [[0], []])
})

t.test('The demo invents the same on the same day', async (t) => {
  const sizes = { companies: 30, contacts: 80, deals: 40, activities: 100 }
  const today = new Date('2026-11-21')
  t.same(invent(sizes, today), invent(sizes, today))
})
