import t from 'tap'
import { judge, type Received, type Watched } from '../../checks/proof/check.ts'
import type { Event } from '../../checks/proof/history.ts'
import { type Change, findFaultsOfLog, Log, readLog } from '../../checks/proof/log.ts'
import { upload } from '../support/example-requests.ts'
import { keepHistory } from '../support/keep-history.ts'
import { startService } from '../support/start.ts'

/** What a test changes in a copy of a history that holds, and of its log. */
type Story = { events: Event[]; rows: Change[]; watched: Watched }

/** A history with everything in it that the checker judges. */
async function makeHistory(t: Parameters<typeof startService>[0]) {
  const service = await startService(t)
  const { call, acme, sql } = service
  const kept = keepHistory(service, acme)
  const [pipeline] = (await call('listPipelines')).body
  const stage = { pipelineId: pipeline?.id ?? '', stageId: pipeline?.stages[0]?.id ?? '' }
  const company = (await call('createCompany', { body: { name: 'Nord', industry: 'Rail' } })).body
  const contact = (await call('createContact', { body: { firstName: 'Ada', lastName: 'Ek', companyId: company.id } }))
    .body
  const deal = { ...stage, name: 'Fleet', value: 100.5, currency: 'EUR', contactId: contact.id, companyId: company.id }
  const { id } = (await call('createDeal', { body: deal })).body
  await call('createActivity', { body: { activityType: 'call', subject: 'First', contactId: contact.id, dealId: id } })
  const params = { id: company.id }
  const ifMatch = { 'if-match': `"${company.updatedAt}"` }
  const renamed = await call('updateCompany', { params, body: { name: 'Süd', city: 'Oslo' }, headers: ifMatch })
  await call('updateCompany', { params, body: { name: 'West' }, headers: ifMatch })
  const keyed = { body: { name: 'Once' }, headers: { 'idempotency-key': 'one' } }
  for (const _ of [1, 2]) await call('createCompany', keyed)
  const items = [{ name: 'Bulk A' }, { name: 'Bulk B' }, { domain: 'nameless.test' }]
  await call('bulkCreateCompanies', { body: { items } })
  await call('importContacts', { ...upload('first_name,last_name\nEva,Ek\nwrong\n') } as never)
  await call('getContact', { params: { id: contact.id } })
  await call('getDeal', { params: { id } })
  await call('listCompanies', { query: { limit: 2, count: true } })
  await call('searchContacts', {
    body: { filter: { property: 'companyId', op: 'eq', value: company.id }, count: true }
  })
  await call('batchGetDeals', { body: { ids: [id] } })
  await call('exportCompanies')
  await call('getDealSummary', { query: { groupBy: 'stage' } })
  await call('listCompanyHistory', { params })
  const changeSet = String(renamed.headers['x-change-set'])
  await call('undoChangeSet', { body: { changeSet } })
  await call('deleteCompany', { params })
  await call('getCompany', { params })
  const last = Number((await call('listCompanyHistory', { params })).body[0]?.sequence)
  const groupBy = [{ property: 'stageId' as const }, { property: 'currency' as const }]
  const sums = { groupBy, measures: [{ op: 'sum' as const, property: 'value' as const }] }
  await call('aggregateDeals', { body: sums })
  await call('getCompany', { params, query: { asOf: last - 1 } })
  await call('getCompany', { params, query: { asOf: company.updatedAt } })
  await call('listCompanies', { query: { asOf: last - 1, count: true } })
  await call('searchCompanies', { body: { asOf: last - 1, filter: { property: 'industry', op: 'eq', value: 'Rail' } } })
  await call('aggregateDeals', { body: { ...sums, asOf: last } })
  await call('getDealSummary', { query: { groupBy: 'stage', asOf: last } })
  await call('updateContact', { params: { id: contact.id }, body: { companyId: company.id } })
  const first = (await call('listChanges', { query: { limit: 4 } })).body
  await call('listChanges', { query: { cursor: first.nextCursor } })
  const log = await readLog(sql, acme.tenantId)
  const received = log.rows.filter(({ entity }) => entity === 'company').map(deliveryOf)
  const watched = { events: ['company.created', 'company.updated', 'company.deleted'], since: 0, received }
  return { kept, service, story: { events: kept.history.events, rows: log.rows, watched } }
}

function deliveryOf({ sequence, entity, action, data }: Change): Received {
  return { sequence, event: `${entity}.${action}`, eventId: `e${sequence}`, body: JSON.stringify({ data }) }
}

t.test(
  'A history that holds is proved, and each clause of the checker notices what is planted against it',
  async (t) => {
    const { kept, service, story } = await makeHistory(t)
    const proof = await kept.prove(t)
    t.match(proof.judged, {
      getContact: 1,
      getDeal: 1,
      listCompanies: 2,
      searchContacts: 1,
      exportCompanies: 1,
      aggregateDeals: 2,
      getDealSummary: 2
    })

    const eventOf = ({ events }: Story, id: string, index = 0) =>
      events.filter((event) => event.id === id)[index] as Event
    const change = (event: Event, from: string | RegExp, to: string) => {
      const text = event.text.replace(from, to)
      if (text === event.text) throw new Error(`${from} isn't in the answer of ${event.id}`)
      event.text = text
    }
    const setOf = (event: Event) => String(event.headers['x-change-set'])
    const rowsOf = ({ rows }: Story, event: Event) => rows.filter(({ changeSet }) => changeSet === setOf(event))
    const later = '2099-01-01T00:00:00.000Z'

    const faults: [string, RegExp, (story: Story) => void][] = [
      [
        'an acknowledged write isn’t in the log',
        /createContact .* was answered with version .* the log hasn't/,
        (one) => {
          eventOf(one, 'createContact').headers.etag = `"${later}"`
        }
      ],
      [
        'an acknowledged deletion isn’t in the log',
        /deleteCompany .* says deleted 1, and the log has 0/,
        (one) => {
          for (const row of rowsOf(one, eventOf(one, 'deleteCompany'))) row.action = 'updated'
        }
      ],
      [
        'a write with a key was done twice',
        /createCompany .* was answered with 2 change sets/,
        (one) => {
          eventOf(one, 'createCompany', 2).headers['x-change-set'] = setOf(eventOf(one, 'createContact'))
        }
      ],
      [
        'a repetition with a key says that it was done',
        /createCompany .* was done again/,
        (one) => {
          delete eventOf(one, 'createCompany', 2).headers['idempotent-replayed']
        }
      ],
      [
        'a write without an answer is in the log twice',
        /of no request that was acknowledged or is unknown/,
        (one) => {
          const event = eventOf(one, 'createContact')
          Object.assign(event, { status: 0, end: Infinity, headers: {} })
          const [row] = one.rows.filter(({ entity, source }) => entity === 'contact' && source === 'api')
          one.rows.push({ ...(row as Change), sequence: one.rows.length + 1, changeSet: 'another', changedAt: later })
        }
      ],
      [
        'a refused write is in the log',
        /of no request that was acknowledged or is unknown/,
        (one) => {
          Object.assign(eventOf(one, 'createActivity'), { status: 400, headers: {} })
        }
      ],
      [
        'a write that began later has the smaller number',
        /createActivity .* has number \d+, and began when \d+ was answered/,
        (one) => {
          for (const event of one.events.filter(({ id }) => id === 'createActivity'))
            event.begin = event.end = eventOf(one, 'deleteCompany').end + 1
          one.events.sort((first, second) => first.begin - second.begin)
        }
      ],
      [
        'a record is read as it was before an answered write',
        /getContact .* is the state of no change/,
        (one) => {
          const event = eventOf(one, 'getContact')
          event.begin = event.end = eventOf(one, 'listChanges').begin - 0.001
          one.events.sort((first, second) => first.begin - second.begin)
        }
      ],
      [
        'a record is read otherwise than it was written',
        /getContact .*firstName is "Eda"/,
        (one) => {
          change(eventOf(one, 'getContact'), 'Ada', 'Eda')
        }
      ],
      [
        'a joined name is none that the other record had',
        /getDeal .*companyName is/,
        (one) => {
          change(eventOf(one, 'getDeal'), /"companyName":"[^"]*"/, '"companyName":"Other"')
        }
      ],
      [
        'the time of the latest activity is another one',
        /getContact .*lastActivityAt is/,
        (one) => {
          change(eventOf(one, 'getContact'), /"lastActivityAt":"[^"]*"/, `"lastActivityAt":"${later}"`)
        }
      ],
      [
        'a record that is there is a 404',
        /getContact .* it has 0 rows, and there were 1/,
        (one) => {
          Object.assign(eventOf(one, 'getContact'), { status: 404 })
        }
      ],
      [
        'a list lacks a record',
        /listCompanies .* is the state of no change/,
        (one) => {
          const event = eventOf(one, 'listCompanies')
          event.text = JSON.stringify(JSON.parse(event.text).slice(1))
        }
      ],
      [
        'a list counts one too many',
        /listCompanies .* is the state of no change/,
        (one) => {
          eventOf(one, 'listCompanies').headers['x-total-count'] = '99'
        }
      ],
      [
        'a search finds nothing',
        /searchContacts .* is the state of no change/,
        (one) => {
          eventOf(one, 'searchContacts').text = '[]'
        }
      ],
      [
        'a batch lacks a record',
        /batchGetDeals .* is the state of no change/,
        (one) => {
          eventOf(one, 'batchGetDeals').text = '[]'
        }
      ],
      [
        'an export has another cell',
        /exportCompanies .* is the state of no change/,
        (one) => {
          change(eventOf(one, 'exportCompanies'), 'Once', 'Twice')
        }
      ],
      [
        'a summary adds up to something else',
        /getDealSummary .* is the state of no change/,
        (one) => {
          change(eventOf(one, 'getDealSummary'), '100.5', '100.49')
        }
      ],
      [
        'an aggregate counts one too few',
        /aggregateDeals .* is the state of no change/,
        (one) => {
          change(eventOf(one, 'aggregateDeals'), /"count"\s*:\s*1/, '"count":0')
        }
      ],
      [
        'a record of the past is as it became later',
        /getCompany .*asOf.* name is "West"/,
        (one) => {
          change(eventOf(one, 'getCompany', 2), 'Nord', 'West')
        }
      ],
      [
        'a record of the past wasn’t there yet',
        /getCompany .*asOf.* it has 1 rows, and there were 0/,
        (one) => {
          const event = eventOf(one, 'getCompany', 1)
          event.query.asOf = event.headers['x-as-of-sequence'] = '1'
        }
      ],
      [
        'an answer is of another moment than it was asked for',
        /getCompany .*asOf.* is as of 1, and not of/,
        (one) => {
          eventOf(one, 'getCompany', 2).headers['x-as-of-sequence'] = '1'
        }
      ],
      [
        'a list of the past has what was deleted by then, or lacks what was there',
        /listCompanies .*asOf.* is the state of no change/,
        (one) => {
          const event = eventOf(one, 'listCompanies', 1)
          event.text = JSON.stringify(JSON.parse(event.text).slice(1))
        }
      ],
      [
        'a search of the past finds nothing',
        /searchCompanies .* is the state of no change/,
        (one) => {
          eventOf(one, 'searchCompanies').text = '[]'
        }
      ],
      [
        'an aggregate of the past adds up what came later',
        /aggregateDeals .* is the state of no change/,
        (one) => {
          change(eventOf(one, 'aggregateDeals', 1), '100.5', '200.5')
        }
      ],
      [
        'a summary of the past adds up what came later',
        /getDealSummary .*asOf.* is the state of no change/,
        (one) => {
          change(eventOf(one, 'getDealSummary', 1), '100.5', '200.5')
        }
      ],
      [
        'an If-Match passed that was not the version',
        /updateCompany .* passed If-Match/,
        (one) => {
          eventOf(one, 'updateCompany').ifMatch = `"${later}"`
        }
      ],
      [
        'a 412 names a version that was not the current one',
        /updateCompany .* updatedAt is/,
        (one) => {
          change(eventOf(one, 'updateCompany', 1), /"currentVersion":"[^"]*"/, `"currentVersion":"${later}"`)
        }
      ],
      [
        'a replay has other bytes',
        /createCompany .* was replayed with other bytes/,
        (one) => {
          change(eventOf(one, 'createCompany', 2), 'Once', 'Again')
        }
      ],
      [
        'a page of the feed lacks a change',
        /listChanges .* is the state of no change/,
        (one) => {
          const event = eventOf(one, 'listChanges', 1)
          const page = JSON.parse(event.text)
          page.changes.splice(1, 1)
          event.text = JSON.stringify(page)
        }
      ],
      [
        'the last page of the feed ends too early',
        /listChanges .* is the state of no change/,
        (one) => {
          const event = eventOf(one, 'listChanges', 1)
          const page = JSON.parse(event.text)
          page.changes.pop()
          event.text = JSON.stringify(page)
        }
      ],
      [
        'a delivery has another number',
        /was not delivered/,
        ({ watched }) => {
          const [first] = watched.received
          if (first) first.sequence += 1
        }
      ],
      [
        'something was delivered that the log hasn’t',
        /was delivered, and the log hasn't it/,
        ({ watched }) => {
          watched.received.push({ sequence: 999, event: 'company.created', eventId: 'x', body: '{}' })
        }
      ],
      [
        'a history lacks a change',
        /listCompanyHistory .* is the state of no change/,
        (one) => {
          const event = eventOf(one, 'listCompanyHistory')
          event.text = JSON.stringify(JSON.parse(event.text).slice(0, 1))
        }
      ],
      [
        'an undo left something as it was',
        /undoChangeSet .* left name of company/,
        (one) => {
          for (const { data } of rowsOf(one, eventOf(one, 'undoChangeSet'))) data.name = 'Süd'
        }
      ],
      [
        'an answer names another request’s change set',
        /have one change set/,
        (one) => {
          eventOf(one, 'createDeal').headers['x-change-set'] = setOf(eventOf(one, 'createContact'))
        }
      ],
      [
        'a bulk says that it made more',
        /bulkCreateCompanies .* says created 3, and the log has 2/,
        (one) => {
          change(eventOf(one, 'bulkCreateCompanies'), '"created":2', '"created":3')
        }
      ],
      [
        'an import says that it took more',
        /importContacts .* says imported 2, and the log has 1/,
        (one) => {
          change(eventOf(one, 'importContacts'), '"imported":1', '"imported":2')
        }
      ],
      [
        'an answer is a 500',
        /getDeal .* is answered 500/,
        (one) => {
          Object.assign(eventOf(one, 'getDeal'), { status: 500 })
        }
      ]
    ]
    for (const [name, expected, plant] of faults) {
      const copy = structuredClone(story)
      plant(copy)
      const found = judge(copy.events, new Log(copy.rows), [copy.watched]).faults
      t.ok(
        found.some((fault) => expected.test(fault)),
        `${name}: ${found.join('; ').slice(0, 500)}`
      )
    }

    const { sql, acme } = service
    const faultsOfLog = (plant: (rows: Change[]) => void) => {
      const { rows } = structuredClone(story)
      plant(rows)
      return findFaultsOfLog(new Log(rows), sql, acme.tenantId)
    }
    const last = (rows: Change[]) => rows.at(-1) as Change
    t.match(await faultsOfLog((rows) => rows.splice(2, 1)), [/the log has no change 3/], 'a gap')
    t.match(await faultsOfLog((rows) => rows.pop()), [/the tenant's sequence is/, /in its table/], 'a change too few')
    t.match(
      await faultsOfLog((rows) => {
        last(rows).changedAt = '2000-01-01T00:00:00.000Z'
      }),
      [/is not later than the one before it/],
      'times that fall'
    )
    const [wrong] = await faultsOfLog((rows) => {
      const renamed = rows.find(({ changedProperties }) => changedProperties?.includes('name'))
      if (renamed?.previous) renamed.previous.name = 'Other'
    })
    t.match(wrong, /name was "Nord", and not "Other"/, 'a former value that never was')
  }
)
