import t from 'tap'
import { operations } from '../../generated/operations.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Answer } from '../support/call.ts'
import { makeRequest, upload } from '../support/example-requests.ts'
import { operationIds } from '../support/operations.ts'
import { startService } from '../support/start.ts'

// Who changed what, and what it was before: the feed's properties and filters, and the history of a record.

const setOf = ({ headers }: Answer<unknown>) => String(headers['x-change-set'])

t.test('Each change says who did it and what came of it', async (t) => {
  const service = await startService(t)
  const { call, acme, sql } = service
  const feed = async (query: Record<string, string> = {}) => (await call('listChanges', { query })).body.changes
  const { body: me } = await call('getMe')

  t.test('A change names its change set, its actor, its source and the properties', async (t) => {
    const made = await call('createCompany', { body: { name: 'Acme', city: 'Oslo' } })
    const changed = await call('updateCompany', {
      params: { id: made.body.id },
      body: { name: 'Acme', city: 'Bergen' }
    })
    const [first, second] = await feed({ entityId: made.body.id })
    const actor = { type: 'api_key', id: me.apiKey?.id, name: me.apiKey?.name }
    t.match(first, { changeSet: setOf(made), actor, source: 'api', changedProperties: [] })
    t.match(second, { changeSet: setOf(changed), actor, source: 'api', changedProperties: ['city'] })
    t.notSame(setOf(made), setOf(changed))
    const [latest] = (await call('listCompanyHistory', { params: { id: made.body.id } })).body
    t.same(latest?.previous, { city: 'Oslo' })
    t.match(latest?.data, { city: 'Bergen' })
  })

  t.test('An answer names no change set where nothing was written, also one that is repeated', async (t) => {
    const { body: company } = await call('createCompany', { body: { name: 'Same', domain: 'same.test' } })
    const headers = { 'idempotency-key': 'same' }
    const params = { id: company.id }
    const filter = { property: 'name', op: 'eq', value: 'Same' } as const
    const file = 'name,domain\nSame,same.test\n'
    const idle = {
      'a PUT': () => call('updateCompany', { params, body: { name: 'Same' } }),
      'an upsert': () => call('upsertCompany', { body: { name: 'Same', domain: 'same.test' }, headers }),
      'a bulk': () =>
        call('bulkCreateCompanies', { body: { items: [{ name: 'Same', domain: 'same.test' }] }, headers }),
      'a bulk-update': () => call('bulkUpdateCompanies', { body: { filter, set: { name: 'Same' } }, headers }),
      'an import': () =>
        call('importCompanies', {
          ...upload(file),
          query: { mode: 'upsert' },
          headers: { ...upload(file).headers, ...headers }
        })
    }
    for (const [what, send] of Object.entries(idle)) {
      for (const answer of [await send(), await send()]) {
        t.equal(answer.status < 300, true, what)
        t.equal(answer.headers['x-change-set'], undefined, what)
      }
    }
    const changed = await call('upsertCompany', { body: { name: 'Other', domain: 'same.test' } })
    const changeSet = setOf(changed)
    t.match((await call('undoChangeSet', { body: { changeSet } })).headers, { 'x-change-set': String })
    t.notOk('x-change-set' in (await call('undoChangeSet', { body: { changeSet } })).headers)
  })

  for (const id of operationIds.filter((one) => /PUT|PATCH/.test(operations[one].method))) {
    t.test(`'${id}' names no change set where the same request came before`, async (t) => {
      const request = await makeRequest(service, acme.admin, id)
      for (const isFirst of [true, false]) {
        const { status, headers } = await call(id, request as never)
        t.equal(status, 200)
        if (!isFirst) t.equal(headers['x-change-set'], undefined)
      }
    })
  }

  t.test('A change that follows by itself is listed in the change set, too', async (t) => {
    const [pipeline] = (await call('listPipelines')).body
    const body = { name: 'D', pipelineId: pipeline?.id ?? '', stageId: pipeline?.stages[0]?.id ?? '', probability: 20 }
    const { body: deal } = await call('createDeal', { body })
    const params = { id: deal.id }
    await call('updateDeal', { params, body: { status: 'won', actualCloseDate: '2026-03-01' } })
    await call('updateDealBant', { params, body: { budget: 25, authority: 25, need: 25, timeline: 0 } })
    await call('moveDealStage', { params, body: { stageId: pipeline?.stages[1]?.id ?? '' } })
    const [move, bant, won] = (await call('listDealHistory', { params })).body
    t.same(won?.changedProperties, ['probability', 'actualCloseDate', 'status'])
    t.same(won?.previous, { probability: 20, actualCloseDate: null, status: 'open' })
    t.same(bant?.changedProperties.slice(0, 2), ['bantScore', 'isBantQualified'])
    t.same(bant?.previous, {
      bantScore: null,
      isBantQualified: false,
      budget: null,
      authority: null,
      need: null,
      timeline: null
    })
    t.same(move?.changedProperties, ['stageId'])
  })

  t.test('A bulk and an import are one change set each, and say what they are', async (t) => {
    const items = [{ name: 'One' }, { name: 'Two' }]
    const changeSet = setOf(await call('bulkCreateCompanies', { body: { items } }))
    t.match(await feed({ changeSet }), [{ source: 'bulk' }, { source: 'bulk' }])
  })

  t.test('The change set of a deletion has what the deletion clears', async (t) => {
    const { body: company } = await call('createCompany', { body: { name: 'Gone' } })
    await call('createContact', { body: { firstName: 'A', lastName: 'B', companyId: company.id } })
    const changeSet = setOf(await call('deleteCompany', { params: { id: company.id } }))
    t.match(await feed({ changeSet }), [
      { entity: 'contact', action: 'updated', changedProperties: ['companyId'] },
      { entity: 'company', action: 'deleted', changedProperties: [] }
    ])
    const history = (await call('listCompanyHistory', { params: { id: company.id } })).body
    t.same(
      history.map(({ action }) => action),
      ['deleted', 'created'],
      'of a deleted record, too'
    )
  })

  t.test('A revoked key and a deleted user stay named in their changes', async (t) => {
    const { body: key } = await call('createApiKey', { body: { name: 'Short-lived', scopes: 'write' } })
    const as = { host: acme.host, headers: { 'x-api-key': key.key } }
    const { body: made } = await call('createCompany', { as, body: { name: 'By a key' } })
    await call('revokeApiKey', { params: { id: key.id } })
    t.match(await feed({ actorId: key.id }), [
      { entityId: made.id, actor: { type: 'api_key', id: key.id, name: 'Short-lived' } }
    ])
    const body = {
      email: 'short@lived.test',
      name: 'Short Lived',
      role: 'member' as const,
      password: 'a password of enough'
    }
    const { body: user } = await call('createUser', { body })
    const { body: session } = await call('login', {
      as: acme.nobody,
      body: { email: body.email, password: body.password }
    })
    await call('createCompany', { as: acme.bearer(session.accessToken), body: { name: 'By a user' } })
    await call('deleteUser', { params: { id: user.id } })
    t.match(await feed({ actorId: user.id }), [{ actor: { type: 'user', name: 'Short Lived' } }])
  })

  t.test('Changes from before actors were kept have no actor', async (t) => {
    const { body } = await call('createCompany', { body: { name: 'Old' } })
    await sql(
      `update changes set change_set = null, actor_type = null, actor_id = null, actor_name = null, source = null,
        changed_properties = null, previous = null where entity_id = $1`,
      [body.id]
    )
    t.match(await feed({ entityId: body.id }), [{ changeSet: null, actor: null, source: 'api', changedProperties: [] }])
  })

  t.test('A record’s history is paged, filtered by time, and 404 for what never was', async (t) => {
    const { body } = await call('createCompany', { body: { name: 'Edited' } })
    const params = { id: body.id }
    for (const city of ['A', 'B', 'C']) await call('updateCompany', { params, body: { city } })
    const page = await call('listCompanyHistory', { params, query: { limit: 2, offset: 1, count: true } })
    t.same(
      page.body.map(({ data }) => (data as Schemas['CompanyResponse']).city),
      ['B', 'A']
    )
    t.equal(page.headers['x-total-count'], '4')
    t.match(page.headers.link, /offset=3/)
    const lean = await call('listCompanyHistory', { params, query: { fields: 'action,sequence', limit: 1 } })
    t.same(Object.keys(lean.body[0] ?? {}), ['sequence', 'action'])
    const updatedSince = page.body[0]?.changedAt ?? ''
    const later = await call('listCompanyHistory', { params, query: { updatedSince, count: true } })
    t.same([later.body.length, later.headers['x-total-count']], [1, '1'])
    for (const id of ['listContactHistory', 'listDealHistory', 'listActivityHistory'] as const) {
      t.equal((await call(id, { params })).status, 404, `a company is none of ${id}`)
    }
  })
})
