import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import { upload } from '../support/example-requests.ts'
import { startService } from '../support/start.ts'
import { startReceiver } from './receiver.ts'

// Which events a webhook leaves out.

t.test('A webhook hears of updates only where a property that it names has changed', async (t) => {
  const { call } = await startService(t, { webhookAllowLocal: true })
  const receiver = await startReceiver(t)
  await call('createProperty', { body: { entity: 'contact', key: 'tier', type: 'text', label: 'Tier' } })
  const events: Schemas['WebhookEventType'][] = ['contact.created', 'contact.updated', 'deal.updated', 'deal.won']
  const properties = ['phone', 'custom.tier', 'budget', 'phone']
  const { body: hook } = await call('createWebhook', { body: { name: 'x', url: receiver.url, events, properties } })
  t.same([hook.properties, hook.ignoreOwn], [['phone', 'custom.tier', 'budget'], false])
  const params = { id: hook.id }
  const contact = (await call('createContact', { body: { firstName: 'A', lastName: 'B' } })).body
  const change = (body: Schemas['UpdateContactRequest']) => call('updateContact', { params: { id: contact.id }, body })
  /** What has come since the last call, once what must come has. */
  let seen = 0
  const heard = async (count: number) => {
    const all = await receiver.waitFor(seen + count)
    const since = all.slice(seen).map(({ event }) => event)
    seen = all.length
    return since.sort((one, other) => one.timestamp.localeCompare(other.timestamp))
  }

  t.test('An update is sent where one of the properties changed, and other events always', async (t) => {
    await change({ title: 'Dr' })
    await change({ phone: '1', title: 'Prof' })
    await change({ phone: '1', city: 'Oslo' })
    t.match(await heard(2), [
      { event: 'contact.created' },
      { event: 'contact.updated', data: { phone: '1', title: 'Prof' } }
    ])
  })

  t.test('Deals count by their own properties, BANT too, and are won whatever is named', async (t) => {
    const [pipeline] = (await call('listPipelines')).body
    const stage = { pipelineId: pipeline?.id ?? '', stageId: pipeline?.stages[0]?.id ?? '' }
    const { id } = (await call('createDeal', { body: { ...stage, name: 'D' } })).body
    await call('updateDeal', { params: { id }, body: { notes: 'n' } })
    await call('updateDealBant', { params: { id }, body: { budget: 10, authority: 10, need: 5, timeline: 1 } })
    await call('updateDealBant', { params: { id }, body: { budget: 10, authority: 11, need: 5, timeline: 1 } })
    await call('updateDeal', { params: { id }, body: { status: 'won' } })
    t.match(await heard(2), [{ event: 'deal.updated' }, { event: 'deal.won' }])
  })

  t.test('A deal that comes to exactly the threshold is sent where `isBantQualified` is named', async (t) => {
    await call('updateWebhook', { params, body: { properties: ['isBantQualified'] } })
    const { id } = (await call('listDeals')).body[0] ?? { id: '' }
    for (const need of [19, 20, 21]) {
      await call('updateDealBant', { params: { id }, body: { budget: 20, authority: 20, need } })
    }
    t.match(await heard(1), [{ event: 'deal.updated', data: { bantScore: 60, isBantQualified: true } }])
  })

  t.test('A change of a deal’s contacts is sent where `contacts` is named', async (t) => {
    await call('updateWebhook', { params, body: { properties: ['contacts'] } })
    const { id } = (await call('listDeals')).body[0] ?? { id: '' }
    await call('updateDeal', { params: { id }, body: { notes: 'm' } })
    await call('setDealContact', { params: { id, contactId: contact.id }, body: { role: 'Buyer' } })
    t.match(await heard(1), [{ event: 'deal.updated', data: { contacts: [{ role: 'Buyer' }] } }])
  })

  t.test('An empty list sends all again', async (t) => {
    await call('updateWebhook', { params, body: { properties: [] } })
    await change({ title: 'Mag' })
    t.match(await heard(1), [{ event: 'contact.updated', data: { title: 'Mag' } }])
  })

  t.test('Names that no record of the events has are refused, all at once', async (t) => {
    const wrong = ['nope', 'phone', 'domain', 'custom', 'custom.nope', '__proto__', 'constructor', 'custom.constructor']
    const body = { name: 'x', url: 'https://a:b@hooks.example.com/', events, properties: wrong }
    const paths = ['/properties/0', ...[2, 3, 4, 5, 6, 7].map((index) => `/properties/${index}`)]
    const made = await call('createWebhook', { body })
    t.equal(made.status, 400)
    t.same(
      made.problem.errors?.map(({ path }) => path),
      ['/url', ...paths]
    )
    t.match(made.problem.errors?.[1]?.message, /contact or deal: .*firstName.*custom\.tier/)
    const changed = await call('updateWebhook', { params, body: { properties: wrong } })
    t.same(
      changed.problem.errors?.map(({ path }) => path),
      paths
    )
    await call('updateWebhook', { params, body: { properties: ['custom.tier'] } })
    const moved = await call('updateWebhook', { params, body: { events: ['deal.updated'] } })
    t.same([moved.status, moved.problem.errors?.[0]?.path], [400, '/properties/0'])
    t.same((await call('getWebhook', { params })).body.properties, ['custom.tier'])
    for (const value of [null, 'phone', [1], [''], Array(501).fill('phone')]) {
      t.equal((await call('updateWebhook', { params, invalidBody: { properties: value } })).status, 400)
    }
  })
})

t.test('A webhook leaves out what its maker does, whoever asks for that', async (t) => {
  const { call, acme } = await startService(t, { webhookAllowLocal: true })
  const login = await call('login', { body: { email: acme.email, password: acme.password } })
  const user = acme.bearer(login.body.accessToken)
  const other = acme.writer
  const events: Schemas['WebhookEventType'][] = [
    'company.created',
    'company.deleted',
    'contact.created',
    'contact.updated'
  ]
  for (const [maker, name] of [
    [user, 'a user'],
    [acme.admin, 'a key']
  ] as const) {
    t.test(`Where the maker is ${name}, the doings of others are sent`, async (t) => {
      const receiver = await startReceiver(t)
      const body = { name: 'x', url: receiver.url, events }
      const { body: hook } = await call('createWebhook', { as: maker, body })
      const params = { id: hook.id }
      const setter = maker === user ? acme.admin : user
      t.equal((await call('updateWebhook', { as: setter, params, body: { ignoreOwn: true } })).body.ignoreOwn, true)
      const { id } = (await call('createCompany', { as: maker, body: { name: 'own' } })).body
      await call('createContact', { as: other, body: { firstName: 'A', lastName: 'other', companyId: id } })
      // Its consequence, and an import, are the maker's own as well.
      await call('deleteCompany', { as: maker, params: { id } })
      await call('importCompanies', { as: maker, ...upload('name\nown import\n') } as never)
      await call('createCompany', { as: other, body: { name: 'other' } })
      await receiver.waitFor(2)
      await call('updateWebhook', { as: setter, params, body: { ignoreOwn: false } })
      await call('createCompany', { as: maker, body: { name: 'heard again' } })
      await receiver.waitFor(3)
      t.same(receiver.received.map(({ event }) => [event.event, event.data.name ?? event.data.lastName]).sort(), [
        ['company.created', 'heard again'],
        ['company.created', 'other'],
        ['contact.created', 'other']
      ])
      await call('deleteWebhook', { params })
    })
  }
})
