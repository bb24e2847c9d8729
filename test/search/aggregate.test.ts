import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import { startService } from '../support/start.ts'

type Row = Schemas['AggregateRow']
type Body = Record<string, unknown>

t.test('Records are counted and added up by groups', async (t) => {
  const { call, acme, globex } = await startService(t)
  const deals = async (body: Body) => (await call('aggregateDeals', { invalidBody: body })).body
  const contacts = async (body: Body) => (await call('aggregateContacts', { invalidBody: body })).body
  const refusal = async (body: Body) => {
    const { status, problem } = await call('aggregateDeals', { invalidBody: body })
    return [status, problem.errors?.map(({ path }) => path)]
  }
  const counts = (rows: Row[]) => rows.map(({ group, count }) => [...Object.values(group), count])

  const [pipeline] = (await call('listPipelines')).body
  const stages = pipeline?.stages ?? []
  const pipelineId = String(pipeline?.id)
  const stageOf = (index: number) => String(stages[index]?.id)
  const { body: ada } = await call('createUser', {
    body: { email: 'ada@acme.example', name: 'Ada', role: 'member', password: 'seven lazy geese fly' }
  })
  const { body: zoe } = await call('createUser', {
    body: {
      email: 'zoe@acme.example',
      name: 'zoë',
      role: 'member',
      visibility: 'own',
      password: 'seven lazy geese fly'
    }
  })
  await call('createProperty', {
    body: {
      entity: 'deal',
      key: 'region',
      type: 'select',
      label: 'R',
      options: [{ value: 'north' }, { value: 'east' }]
    }
  })
  await call('createProperty', { body: { entity: 'deal', key: 'seats', type: 'number', label: 'S' } })
  await call('createProperty', { body: { entity: 'deal', key: 'champion', type: 'user', label: 'C' } })
  const { body: company } = await call('createCompany', { body: { name: 'Nord', ownerId: ada.id } })
  const make = async (more: object) =>
    (await call('createDeal', { body: { name: 'D', pipelineId, stageId: stageOf(0), ...more } })).body
  await make({ value: 100.1, currency: 'EUR', ownerId: ada.id, companyId: company.id, custom: { region: 'east' } })
  await make({
    value: 0.2,
    currency: 'EUR',
    ownerId: ada.id,
    stageId: stageOf(2),
    custom: { region: 'north', seats: 3 }
  })
  await make({ value: 999999999999999, currency: 'USD', ownerId: zoe.id, stageId: stageOf(1), custom: { seats: 1.5 } })
  await make({ currency: 'EUR', stageId: stageOf(1), expectedCloseDate: '2026-03-31T23:30:00Z' })
  await make({
    value: 5,
    currency: 'EUR',
    status: 'won',
    expectedCloseDate: '2024-12-30',
    custom: { champion: zoe.id }
  })

  t.test('Without groups all are one row, also where nothing is found', async (t) => {
    t.same(await deals({}), [{ group: {}, names: {}, count: 5, values: [] }])
    const none = { filter: { property: 'name', op: 'eq', value: 'nobody' } }
    t.same(
      await deals({
        ...none,
        measures: [
          { op: 'sum', property: 'probability' },
          { op: 'max', property: 'probability' }
        ]
      }),
      [{ group: {}, names: {}, count: 0, values: [0, null] }]
    )
    t.same(await deals({ ...none, groupBy: [{ property: 'status' }] }), [])
  })

  t.test('Sums are exact, averages have six digits, and currencies are never added up', async (t) => {
    const measures = ['sum', 'avg', 'min', 'max'].map((op) => ({ op, property: 'value' }))
    const { body, headers } = await call('aggregateDeals', {
      invalidBody: { groupBy: [{ property: 'currency' }], measures }
    })
    t.same(body, [
      { group: { currency: 'EUR' }, names: {}, count: 4, values: [105.3, 35.1, 0.2, 100.1] },
      { group: { currency: 'USD' }, names: {}, count: 1, values: Array(4).fill(999999999999999) }
    ])
    t.equal(headers['x-total-count'], '2')
    const inEuro = { property: 'currency', op: 'eq', value: 'EUR' }
    const sum = [{ op: 'sum', property: 'value' }]
    t.same(await deals({ filter: { and: [inEuro, { property: 'status', op: 'eq', value: 'open' }] }, measures: sum }), [
      { group: {}, names: {}, count: 3, values: [100.3] }
    ])
    const wrong = [400, ['/measures/0/property']]
    t.same(await refusal({ measures: sum }), wrong)
    t.same(await refusal({ measures: sum, filter: { or: [inEuro, inEuro] } }), wrong)
    t.same(await refusal({ measures: sum, filter: { not: inEuro } }), wrong)
  })

  t.test(
    'Groups stand in their order: stages by position, words and options by their list, names by letters',
    async (t) => {
      t.same(
        (await deals({ groupBy: [{ property: 'stageId' }] })).map(({ names, count }) => [names.stageId, count]),
        [0, 1, 2].map((index) => [stages[index]?.name, index === 2 ? 1 : 2])
      )
      t.same(counts(await deals({ groupBy: [{ property: 'status' }] })), [
        ['open', 4],
        ['won', 1]
      ])
      const options = counts(await deals({ groupBy: [{ property: 'custom.region' }] }))
      t.same(options, [
        ['north', 1],
        ['east', 1],
        [null, 3]
      ])
      const backwards = { by: 'group', direction: 'desc' }
      const down = await deals({ groupBy: [{ property: 'custom.region' }], sort: backwards })
      t.same(
        counts(down),
        [
          ['east', 1],
          ['north', 1],
          [null, 3]
        ],
        'nulls are last both ways'
      )
      const owners = await deals({ groupBy: [{ property: 'ownerId' }], sort: { by: 'count', direction: 'desc' } })
      t.same(
        owners.map(({ names, count }) => [names.ownerId, count]),
        [
          ['Ada', 2],
          [null, 2],
          ['zoë', 1]
        ]
      )
      const champions = await deals({ groupBy: [{ property: 'custom.champion' }] })
      t.same(
        champions.map(({ names, count }) => [names['custom.champion'], count]),
        [
          ['zoë', 1],
          [null, 4]
        ]
      )
      t.match(await deals({ groupBy: [{ property: 'pipelineId' }] }), [
        { names: { pipelineId: pipeline?.name }, count: 5 }
      ])
      t.match((await call('aggregateCompanies', { invalidBody: { groupBy: [{ property: 'ownerId' }] } })).body, [
        { names: { ownerId: 'Ada' }, count: 1 }
      ])
    }
  )

  t.test('Activities are grouped by their words in the order of their list', async (t) => {
    for (const priority of ['low', 'urgent', 'normal'] as const) {
      await call('createActivity', { body: { activityType: 'call', subject: 'S', priority } })
    }
    const { body } = await call('aggregateActivities', { body: { groupBy: [{ property: 'priority' }] } })
    t.same(counts(body), [
      ['low', 1],
      ['normal', 1],
      ['urgent', 1]
    ])
  })

  t.test('A measure sorts, and a limit cuts what the total still counts', async (t) => {
    const body = {
      groupBy: [{ property: 'currency' }, { property: 'status' }],
      measures: [{ op: 'sum', property: 'custom.seats' }],
      sort: { by: 0, direction: 'desc' },
      limit: 2
    }
    const { body: rows, headers } = await call('aggregateDeals', { invalidBody: body })
    t.same(
      rows.map(({ group, values }) => [...Object.values(group), ...values]),
      [
        ['EUR', 'open', 3],
        ['USD', 'open', 1.5]
      ]
    )
    t.equal(headers['x-total-count'], '3')
  })

  t.test('Times are grouped by the calendar of a zone, weeks as ISO has them', async (t) => {
    const by = async (period: string, timeZone?: string) =>
      counts(
        await deals({
          groupBy: [{ property: 'expectedCloseDate', period }],
          ...(timeZone && { timeZone }),
          filter: { property: 'expectedCloseDate', op: 'isNull', value: false }
        })
      ).map(([group]) => group)
    t.same(await by('day'), ['2024-12-30', '2026-03-31'])
    t.same(await by('day', 'Europe/Berlin'), ['2024-12-30', '2026-04-01'], 'an hour of summer time later')
    t.same(await by('month', 'Europe/Berlin'), ['2024-12', '2026-04'])
    t.same(await by('quarter'), ['2024-Q4', '2026-Q1'])
    t.same(await by('quarter', 'Europe/Berlin'), ['2024-Q4', '2026-Q2'])
    t.same(await by('week'), ['2025-W01', '2026-W14'], 'a week belongs to the year of its Thursday')
    t.same(await by('year', 'america/new_york'), ['2024', '2026'])
    for (const timeZone of ['+01:00', 'Mars/Olympus', '', 5, "UTC'", 'Europe']) {
      t.same(await refusal({ timeZone }), [400, ['/timeZone']], String(timeZone))
    }
  })

  t.test('A property that holds days is grouped by its own days in every zone', async (t) => {
    await call('createProperty', { body: { entity: 'company', key: 'since', type: 'date', label: 'Since' } })
    await call('createCompany', { body: { name: 'Since January', custom: { since: '2026-01-01' } } })
    for (const timeZone of ['UTC', 'America/New_York', 'Pacific/Kiritimati']) {
      for (const [period, group] of [
        ['day', '2026-01-01'],
        ['quarter', '2026-Q1']
      ]) {
        const groupBy = [{ property: 'custom.since', period }]
        const filter = { property: 'custom.since', op: 'isNull', value: false }
        const { body: rows } = await call('aggregateCompanies', { invalidBody: { groupBy, filter, timeZone } })
        t.same(
          rows.map(({ group }) => Object.values(group)),
          [[group]],
          `${period} in ${timeZone}`
        )
      }
    }
  })

  t.test('Texts that compare alike are one group, shown as the oldest record has it', async (t) => {
    for (const city of ['Malmö', 'MALMO', 'malmö', 'Åre', null]) {
      await call('createContact', { body: { firstName: 'A', lastName: 'B', city } })
    }
    t.same(counts(await contacts({ groupBy: [{ property: 'city' }] })), [
      ['Åre', 1],
      ['Malmö', 3],
      [null, 1]
    ])
    await call('createProperty', { body: { entity: 'contact', key: 'note', type: 'text', label: 'N' } })
    for (const note of [`'"; drop table deals --`, '{"a":1}', '\u2028', '%_\\']) {
      await call('createContact', { body: { firstName: 'A', lastName: 'B', custom: { note } } })
    }
    const notes = counts(await contacts({ groupBy: [{ property: 'custom.note' }] })).map(([note]) => note)
    t.same(notes.toSorted(), [`'"; drop table deals --`, '{"a":1}', '\u2028', '%_\\', null].toSorted())
  })

  t.test('What can not be grouped or measured is refused with its place', async (t) => {
    const [group, measure] = [['/groupBy/0/property'], ['/measures/0/property']]
    for (const property of [
      'name',
      'notes',
      'id',
      'value',
      'probability',
      'stageName',
      'tenantId',
      'custom.seats',
      'custom.x',
      'x',
      '__proto__'
    ]) {
      t.same(await refusal({ groupBy: [{ property }] }), [400, group], property)
    }
    for (const property of ['name', 'stageId', 'createdAt', 'custom.region', 'x']) {
      t.same(await refusal({ measures: [{ op: 'sum', property }] }), [400, measure], property)
    }
    t.same(await refusal({ groupBy: [{ property: 'createdAt' }] }), [400, ['/groupBy/0/period']])
    t.same(await refusal({ groupBy: [{ property: 'status', period: 'day' }] }), [400, ['/groupBy/0/period']])
    t.same(await refusal({ groupBy: [{ property: 'status' }, { property: 'status' }] }), [400, ['/groupBy/1/property']])
    t.same(await refusal({ sort: { by: 0 } }), [400, ['/sort/by']])
    const sum = { op: 'sum', property: 'probability' }
    const wrong: Body[] = [
      { groupBy: Array(3).fill({ property: 'status' }) },
      { groupBy: 'status' },
      { groupBy: [null] },
      { groupBy: [{ property: 'createdAt', period: 'hour' }] },
      { measures: Array(6).fill(sum) },
      { measures: [{ op: 'median', property: 'probability' }] },
      { limit: 0 },
      { limit: 1001 },
      { sort: { by: 5 } },
      { sort: { by: 'name' } },
      { sort: { by: 'count', direction: 'up' } },
      { having: 1 }
    ]
    for (const body of wrong) t.equal((await refusal(body))[0], 400, JSON.stringify(body))
  })

  t.test('Restricted callers count what they see, and hidden records have no name', async (t) => {
    const { body: key } = await call('createApiKey', { body: { name: 'K', scopes: 'read', userId: zoe.id } })
    const as = { host: acme.host, headers: { 'x-api-key': key.key } }
    const seen = await call('aggregateDeals', { as, invalidBody: { groupBy: [{ property: 'currency' }] } })
    t.same(
      counts(seen.body),
      [
        ['EUR', 2],
        ['USD', 1]
      ],
      'own ones, and those that nobody owns'
    )
    const mine = await make({ ownerId: zoe.id, companyId: company.id })
    const companies = await call('aggregateDeals', {
      as,
      invalidBody: { groupBy: [{ property: 'companyId' }], filter: { property: 'id', op: 'eq', value: mine.id } }
    })
    t.same(companies.body, [{ group: { companyId: company.id }, names: { companyId: null }, count: 1, values: [] }])
    t.same((await call('aggregateDeals', { as: globex.admin, invalidBody: {} })).body[0]?.count, 0)
  })

  t.test('Groups are equal to what a search of them finds', async (t) => {
    for (const { group, count } of await deals({ groupBy: [{ property: 'stageId' }, { property: 'ownerId' }] })) {
      const conditions = Object.entries(group).map(([property, value]) =>
        value === null ? { property, op: 'isNull' } : { property, op: 'eq', value }
      )
      const { body } = await call('searchDeals', { invalidBody: { filter: { and: conditions } } })
      t.equal(body.length, count, JSON.stringify(group))
    }
    t.same(await deals({ q: 'd', filter: { property: 'stageName', op: 'eq', value: String(stages[1]?.name) } }), [
      { group: {}, names: {}, count: 2, values: [] }
    ])
  })
})
