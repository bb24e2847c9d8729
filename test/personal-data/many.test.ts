import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import t from 'tap'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import { blockCounter } from '../support/count-blocks.ts'
import { startService } from '../support/start.ts'
import { watchQueries } from '../support/watch-queries.ts'

// What a person's data costs where there is much of it, or of others.

const skip = unlessOnCluster('the blocks of the nodes are not counted')

t.test(
  'Who is named is found by its index, whatever else the tenant has and the statistics say',
  { skip },
  async (t) => {
    const count = blockCounter(t)
    const service = await startService(t)
    const { acme, call, sql } = service
    // Of very many tenants, so that PostgreSQL expects few rows of each.
    const fill = (from: number, tenant: string) =>
      sql(`insert into changes (tenant_id, sequence, entity, entity_id, action, changed_at, data)
      select ${tenant}, n, case n % 2 when 0 then 'deal' else 'activity' end, gen_random_uuid(), 'updated', now(),
        json_build_object('contactId', gen_random_uuid(), 'contacts', json_build_array(json_build_object('contactId', gen_random_uuid())))
      from generate_series(${from}, ${from + 9_999}) n`)
    await sql('analyze changes')
    await fill(1_000, `'${acme.tenantId}'`)
    const { id } = (await call('createContact', { body: { firstName: 'Maja', lastName: 'Ek' } })).body
    const other = (await call('createContact', { body: { firstName: 'Bo', lastName: 'Ek' } })).body.id
    const made = await call('createActivity', { body: { activityType: 'call', subject: 'S', contactId: id } })
    const params = { id: made.body.id }
    await call('updateActivity', { params, body: { contactId: null } })
    await fill(100_000, `'${acme.tenantId}'`)
    for (const statistics of ['an empty table', 'many tenants']) {
      if (statistics === 'many tenants') {
        await fill(200_000, 'gen_random_uuid()')
        await sql('analyze changes')
      }
      const { result, blocks } = await count(service.db, () => call('getPersonalData', { params: { id } }))
      t.same(
        result.body.activities.map((one) => one.id),
        [made.body.id]
      )
      t.ok((blocks.changes ?? 0) < 400, `personal data with statistics of ${statistics}: ${blocks.changes} blocks`)
    }
    const { blocks } = await count(service.db, () =>
      call('eraseContact', { params: { id: other }, body: { activities: 'unlink' } })
    )
    t.ok((blocks.changes ?? 0) < 800, `an erasure: ${blocks.changes} blocks`)
  }
)

t.test('Rows of a release without the index, and former contacts of deals, are found', async (t) => {
  const { acme, call, sql } = await startService(t)
  const { id } = (await call('createContact', { body: { firstName: 'zqold', lastName: 'Ek' } })).body
  const [pipeline] = (await call('listPipelines')).body
  const place = { pipelineId: pipeline?.id ?? '', stageId: pipeline?.stages[0]?.id ?? '' }
  const dealId = (await call('createDeal', { body: { ...place, name: 'D' } })).body.id
  await call('setDealContact', { params: { id: dealId, contactId: id }, body: {} })
  await call('deleteDealContact', { params: { id: dealId, contactId: id } })
  const { body } = await call('createActivity', { body: { activityType: 'call', subject: 'S', contactId: id } })
  await call('updateActivity', { params: { id: body.id }, body: { contactId: null } })
  // What names it with its own values is gone by the retention; only what it was formerly is left.
  await sql(`delete from changes where entity = 'activity' and action = 'created'`)
  await sql('drop index changes_contacts')
  await sql(
    `create index changes_contacts on changes using gin (public.crm_named_contacts(entity, data, previous)) where entity not in ('contact', 'company')`
  )
  const read = await call('getPersonalData', { params: { id } })
  t.same(
    [read.body.activities.length, read.body.deals.length],
    [1, 1],
    'what named them and names nobody now is theirs'
  )
  await call('eraseContact', { params: { id }, body: { activities: 'unlink' } })
  const left = await sql(
    `select data, previous from changes where (data::text || coalesce(previous::text, '')) like '%zqold%'`
  )
  t.same(left, [])
  t.ok(acme.tenantId)
})

t.test('Of a tenant one person’s data is read or erased at once, whoever else reads theirs', async (t) => {
  const service = await startService(t)
  const { call, globex, db } = service
  const make = (as = service.acme.admin) => call('createContact', { as, body: { firstName: 'A', lastName: 'B' } })
  const params = { id: (await make()).body.id }
  const others = { id: (await make(globex.admin)).body.id }
  const running: string[] = []
  watchQueries(t, (_text, _client, name = '', values = []) => {
    if (name === 'webhook_deliveries_page')
      running.push(String(values[0] === globex.tenantId || values.includes(globex.tenantId)))
  })
  const all = await db.transaction(async (tx) => {
    // Nobody's deliveries can be read until this ends.
    await tx.query({ text: 'lock table webhook_deliveries in access exclusive mode' })
    const some = Array.from({ length: 53 }, () => call('getPersonalData', { params }))
    const refused = await Promise.race(some)
    t.match([refused.status, refused.problem.code], [503, 'overloaded'], 'more than fifty do not wait')
    const one = call('getPersonalData', { as: globex.admin, params: others })
    return { some, one }
  })
  t.equal((await all.one).status, 200)
  const statuses = (await Promise.all(all.some)).map(({ status }) => status)
  t.same(
    [statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 503).length],
    [51, 2]
  )
})

t.test('A contact with very many activities has its data, in pieces that are sent as they are read', async (t) => {
  const { app, acme, call, sql } = await startService(t)
  const { id } = (await call('createContact', { body: { firstName: 'Maja', lastName: 'Ek' } })).body
  const body = 'long '.repeat(1_000)
  const first = await call('createActivity', { body: { activityType: 'call', subject: 'S', body, contactId: id } })
  const many = 6_000
  await sql(
    `with one as (select * from activities where id = $1), made as (
        insert into activities select (jsonb_populate_record(null::activities, to_jsonb(one) || jsonb_build_object('id', gen_random_uuid()))).* from one, generate_series(1, $2::int)
        returning tenant_id, id)
      insert into changes (tenant_id, sequence, entity, entity_id, action, changed_at, data)
      select tenant_id, 1000 + row_number() over (), 'activity', id, 'created', now(), json_build_object('contactId', $3::uuid) from made`,
    [first.body.id, many - 1, id]
  )
  await sql('update tenant_clocks set sequence = 1000 + $2 where tenant_id = $1', [acme.tenantId, many])
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  let largest = 0
  watchQueries(t, () => {
    largest = Math.max(largest, process.memoryUsage().arrayBuffers)
  })
  const path = `/api/v1/contacts/${id}/personal-data`
  const [answer] = (await once(
    get({ host: '127.0.0.1', port, path, headers: { host: acme.host, ...acme.admin.headers } }),
    'response'
  )) as [IncomingMessage]
  t.same([answer.statusCode, answer.headers['content-length']], [200, undefined])
  t.match(answer.headers['content-type'], /^application\/json/)
  const text = await new Response(answer as never).text()
  const read = JSON.parse(text)
  t.same([read.activities.length, read.contact.id, read.auditLog], [many, id, []])
  const ids: string[] = read.activities.map((one: { id: string }) => one.id)
  t.same(ids, ids.toSorted(), 'in order, each once')
  t.ok(text.length > many * 5_000)
  t.comment(`${Math.round(largest / 1e6)} MB`)

  const erased = await call('eraseContact', { params: { id }, body: { activities: 'delete' } })
  t.match([erased.status, erased.body.scrubbed], [200, { activities: many }])
})
