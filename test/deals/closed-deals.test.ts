import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import { sheets } from '../import-export/sheets.ts'
import { makeLinks } from '../records/kinds.ts'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'

// Deals that are won or lost from the beginning, by whichever way they are made.

type Body = Schemas['CreateDealRequest']
type Deal = Schemas['DealResponse']

const day = '2026-01-31'
const midnight = '2026-01-31T00:00:00.000Z'

async function start(t: Parameters<typeof startService>[0]) {
  const service = await startService(t)
  const { call, sql } = service
  const { pipelineId, stageId } = await makeLinks(service)
  const all = ['deal.created', 'deal.updated', 'deal.won', 'deal.lost', 'deal.deleted'] as const
  const hooks = { events: [...all], url: 'https://hooks.example.test/crm' }
  await call('createWebhook', { body: { ...hooks, name: 'all' } })
  await call('createWebhook', { body: { ...hooks, name: 'status alone', properties: ['status'] } })
  /** The events that an action gives each of the two webhooks, by name. */
  const eventsOf = async (action: () => Promise<unknown>) => {
    const before = await sql<{ count: number }>('select count(*)::int as count from webhook_deliveries')
    await action()
    const rows = await sql<{ event: string; name: string }>(
      `select d.event, w.name from webhook_deliveries d join webhooks w on w.tenant_id = d.tenant_id and w.id = d.webhook_id
       order by d.created_at, d.id offset $1`,
      [before[0]?.count]
    )
    const [one = [], other] = ['all', 'status alone'].map((name) =>
      rows.flatMap((row) => (row.name === name ? row.event : [])).sort()
    )
    t.same(
      one.filter((event) => event !== 'deal.updated'),
      other?.filter((event) => event !== 'deal.updated'),
      'properties hold back updates alone'
    )
    return one
  }
  const find = async (name: string) =>
    ((await call('listDeals', { query: { limit: 100 } })).body as Deal[]).filter((deal) => deal.name === name)
  return { ...service, eventsOf, find, stage: { pipelineId, stageId } }
}

t.test('A deal is made won or lost by POST, upsert, bulk and import alike', async (t) => {
  const { call, acme, eventsOf, find, stage, ...service } = await start(t)
  const makers: Record<string, (body: Body) => Promise<unknown>> = {
    createDeal: (body) => call('createDeal', { body }),
    upsertDeal: (body) => call('upsertDeal', { body }),
    bulkCreateDeals: (body) => call('bulkCreateDeals', { body: { items: [body] } }),
    importDeals: ({ name, status, actualCloseDate = '' }) => {
      const file = `name,status,actual_close_date\n${name},${status},${actualCloseDate}\n`
      return sheets({ call, acme, ...service } as never).importFile('deals', file)
    }
  }
  for (const [way, make] of Object.entries(makers)) {
    for (const [status, probability] of [
      ['won', 100],
      ['lost', 0]
    ] as const) {
      const name = `${way} ${status}`
      const earliest = new Date().toISOString()
      t.same(await eventsOf(() => make({ ...stage, name, status })), ['deal.created', `deal.${status}`], name)
      const [deal] = await find(name)
      t.match(deal, { status, probability }, name)
      t.ok(String(deal?.actualCloseDate) >= earliest, `${name} now`)
      t.equal(deal?.actualCloseDate, deal?.createdAt, 'the moment of its creation')
      await make({ ...stage, name: `${name} then`, status, actualCloseDate: day })
      t.match(await find(`${name} then`), [{ status, probability, actualCloseDate: midnight }])
    }
    t.same(await eventsOf(() => make({ ...stage, name: `${way} open`, status: 'open' })), ['deal.created'])
  }
  const all = await readChanges({ call, acme, ...service } as never)
  const won = all.filter(({ entity, data }) => entity === 'deal' && data.status === 'won')
  t.equal(won.length, 8)
  t.ok(
    won.every(({ action }) => action === 'created'),
    'one change each'
  )
  const [deal] = await find('createDeal won')
  const stays = (await call('listDealStages', { params: { id: String(deal?.id) } })).body
  t.match(stays, [{ stageId: stage.stageId, leftAt: null }])
})

t.test('What a new deal says of its probability gives way to its being won, as in an update', async (t) => {
  const { call, stage } = await start(t)
  const body = { ...stage, name: 'Sure', status: 'won', probability: 40, actualCloseDate: null } as const
  t.match((await call('createDeal', { body })).body, { probability: 100, actualCloseDate: /Z$/ })
  await call('bulkCreateDeals', { body: { items: [{ ...body, name: 'Bulk', status: 'lost' }] } })
  const { body: lost } = await call('listDeals', { query: { status: 'lost' } })
  t.match(lost, [{ name: 'Bulk', probability: 0 }])
})

t.test('An upsert wins, loses and opens the deal that it finds', async (t) => {
  const { call, eventsOf, find, stage } = await start(t)
  const name = 'Fleet'
  await call('createDeal', { body: { ...stage, name, probability: 30 } })
  const upsert = (more: object) => () => call('upsertDeal', { body: { ...stage, name, ...more } })
  const bulk = (more: object) => () => call('bulkCreateDeals', { body: { items: [{ ...stage, name, ...more }] } })
  for (const change of [upsert, bulk]) {
    t.same(await eventsOf(change({ status: 'won', actualCloseDate: day })), ['deal.won'])
    t.match(await find(name), [{ status: 'won', probability: 100, actualCloseDate: midnight }])
    t.same(await eventsOf(change({ status: 'won' })), [])
    t.same(await eventsOf(change({ notes: 'no word of it' })), change === upsert ? ['deal.updated'] : [])
    t.match(await find(name), [{ status: 'won', actualCloseDate: midnight }])
    t.same(await eventsOf(change({ actualCloseDate: '2026-02-01' })), ['deal.updated'])
    t.same(await eventsOf(change({ status: 'lost' })), ['deal.lost'])
    t.match(await find(name), [{ probability: 0, actualCloseDate: /Z$/ }])
    t.same(await eventsOf(change({ status: 'open' })), ['deal.updated'])
    t.match(await find(name), [{ status: 'open', actualCloseDate: null }])
  }
})

t.test('A deal that is open takes no date of its close, whichever way it comes', async (t) => {
  const { call, find, stage, acme, ...service } = await start(t)
  const { importFile } = sheets({ call, acme, ...service } as never)
  const path = '/actualCloseDate'
  const dated = { ...stage, name: 'Dated', actualCloseDate: day }
  const text = /^actualCloseDate: belongs to a deal that is won or lost/
  for (const body of [dated, { ...dated, status: 'open' as const }]) {
    for (const id of ['createDeal', 'upsertDeal'] as const) {
      const { status, problem } = await call(id, { body })
      t.match({ status, problem }, { status: 400, problem: { code: 'validation_failed', errors: [{ path }] } }, id)
    }
    const bulk = await call('bulkCreateDeals', { body: { items: [{ ...stage, name: 'Good' }, body] } })
    t.match(bulk.body, { failed: 1, errors: [{ index: 1, error: text }] })
  }
  t.same(await find('Dated'), [])
  const { body: open } = await call('createDeal', { body: { ...stage, name: 'Dated', actualCloseDate: null } })
  const refused = { status: 400, problem: { errors: [{ path }] } }
  t.match(await call('upsertDeal', { body: dated }), refused, 'nor one that is found')
  t.match(await call('updateDeal', { params: { id: open.id }, body: { actualCloseDate: day } }), refused)
  const filter = { property: 'name', op: 'eq', value: 'Dated' } as const
  const many = await call('bulkUpdateDeals', { body: { filter, set: { actualCloseDate: day } } })
  t.match(many.body, { matched: 1, failed: 1, errors: [{ id: open.id, error: text }] })
  t.match(await importFile('deals', `name,status,actual_close_date\nFrom a file,,${day}\n`), {
    imported: 0,
    errors: [/^Row 2: actual_close_date: belongs to a deal that is won or lost/]
  })
  t.match(await importFile('deals', `name,actual_close_date\nDated,${day}\n`, acme.admin, { mode: 'upsert' }), {
    updated: 0,
    errors: [/^Row 2: actual_close_date: belongs/]
  })
  t.same(await find('Dated'), [open])
})

t.test('Items of one bulk that mean one new deal change it one after the other', async (t) => {
  const { call, eventsOf, find, stage } = await start(t)
  const bulk = (name: string, ...items: object[]) =>
    call('bulkCreateDeals', { body: { items: items.map((item) => ({ ...stage, name, ...item })) } })
  const won = { status: 'won', actualCloseDate: day }
  t.same(await eventsOf(() => bulk('Lost after all', won, { status: 'lost', notes: 'x' })), [
    'deal.created',
    'deal.lost'
  ])
  t.match(await find('Lost after all'), [{ status: 'lost', probability: 0, notes: 'x', actualCloseDate: /Z$/ }])
  await bulk('Open after all', { ...won, value: 5 }, { status: 'open', probability: 20 })
  t.match(await find('Open after all'), [{ status: 'open', probability: 20, value: 5, actualCloseDate: null }])
  await bulk('Won at last', {}, won, { notes: 'y' })
  t.match(await find('Won at last'), [{ status: 'won', probability: 100, notes: 'y', actualCloseDate: midnight }])
  const { body } = await bulk('Half', won, { status: 'open', actualCloseDate: '2026-02-01' })
  t.match(body, { created: 1, failed: 1, errors: [{ index: 1 }] })
  t.match(await find('Half'), [won.status && { status: 'won', actualCloseDate: midnight }])
})

t.test('A deal that was made won comes and goes by undo and restore without being won again', async (t) => {
  const { call, eventsOf, find, stage } = await start(t)
  const { body: deal, headers } = await call('createDeal', { body: { ...stage, name: 'Won', status: 'won' } })
  const params = { id: deal.id }
  const undo = async (changeSet: unknown) => {
    const { body } = await call('undoChangeSet', { body: { changeSet: String(changeSet) } })
    t.match(body, { reverted: 1, conflicts: [] })
    return body.changeSet
  }
  let undone: unknown
  t.same(
    await eventsOf(async () => {
      undone = await undo(headers['x-change-set'])
    }),
    ['deal.deleted']
  )
  t.same(await eventsOf(() => undo(undone)), ['deal.created'], 'it was won before')
  await call('deleteDeal', { params })
  t.same(await eventsOf(() => call('restoreDeal', { params })), ['deal.created'])
  const { status, actualCloseDate, probability } = deal
  t.match(await find('Won'), [{ status, actualCloseDate, probability, createdAt: deal.createdAt }])
})

t.test('A repeated request for a won deal makes one, and tells of it once', async (t) => {
  const { call, eventsOf, find, stage } = await start(t)
  const body = { ...stage, name: 'Once', status: 'won', actualCloseDate: day } as const
  const headers = { 'idempotency-key': 'once' }
  const { body: first } = await call('createDeal', { body, headers })
  t.same(
    await eventsOf(async () => {
      const again = await call('createDeal', { body, headers })
      t.same([again.body, again.headers['idempotent-replayed']], [first, 'true'])
    }),
    []
  )
  t.equal((await find('Once')).length, 1)
})
