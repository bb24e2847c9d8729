import { getTableName } from 'drizzle-orm'
import pg, { type QueryConfig } from 'pg'
import t from 'tap'
import { activity } from '../../src/activities/record.ts'
import { company } from '../../src/companies/record.ts'
import { contact } from '../../src/contacts/record.ts'
import type { Context } from '../../src/contract.ts'
import type { Executor, Settings } from '../../src/db/statement.ts'
import { deal } from '../../src/deals/record.ts'
import { openCursorBox } from '../../src/records/cursor.ts'
import { type AnyRecordKind, queriedOf } from '../../src/records/record.ts'
import { type SearchRequest, search } from '../../src/records/search.ts'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import { startService } from '../support/start.ts'

// A large tenant beside many small ones: conditions with an index touch few rows. Judged by the rows, not by time.

const ofLarge = 8_000
const smallTenants = 300
const ofSmall = 20

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Plan Width': number
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Filter?: string
  'Index Cond'?: string
  'Recheck Cond'?: string
  Plans?: Node[]
}

const ofOneServer = {
  skip: unlessOnCluster('the plans are those of one server, and its tables are filled without foreign keys')
}

t.test('searches that come off an index', ofOneServer, async (t) => {
  const service = await startService(t)
  const { acme, config } = service
  const client = await service.db.pool.connect()
  t.teardown(() => client.release(true))
  const query: Executor['query'] = async (statement) => (await client.query(statement)).rows
  await query({ text: 'set statement_timeout = 0' })
  await query({ text: 'set session_replication_role = replica' })
  await query({
    text: `create temp table numbered as
      select tenant, n, made_at, (lpad(to_hex((extract(epoch from made_at) * 1000)::bigint), 12, '0') || '7'
          || substr(hash, 1, 3) || '8' || substr(hash, 4, 15))::uuid as id
        from (select tenant, n, timestamptz '2025-01-01' + n * interval '97 seconds' as made_at, md5(tenant::text || n) as hash
          from (select $1::uuid as tenant, $2::int as count
            union all select gen_random_uuid(), $3 from generate_series(1, $4::int)) as tenants,
            generate_series(1, count) as n) as drawn`,
    values: [acme.tenantId, ofLarge, ofSmall, smallTenants]
  })
  for (const text of inserts) await query({ text })
  const [middle] = await query<{ id: string }>({
    text: 'select id from contacts where tenant_id = $1 order by id offset $2 limit 1',
    values: [acme.tenantId, ofLarge / 2]
  })
  const id = middle?.id ?? ''

  const cursors = openCursorBox('a key of at least 32 characters, for tests')
  const explain = async (kind: AnyRecordKind, body: SearchRequest, tenantId = acme.tenantId): Promise<Node> => {
    const { text, values, settings } = await statementOf(kind, body, tenantId)
    // What is planned once has the plan that is made for any values.
    const usual = { plan_cache_mode: 'force_generic_plan', enable_sort: 'on', enable_indexscan: 'on' }
    const planning = { ...usual, ...settings, statement_timeout: '0' }
    for (const [name, value] of Object.entries(planning))
      await query({ text: `set ${name} = ${pg.escapeLiteral(value)}` })
    await query({ text: `prepare searched as ${text}` })
    const [answer] = await query<{ 'QUERY PLAN': [{ Plan: Node }] }>({
      text: `explain (analyze, timing off, format json) execute searched (${values.map(literal)})`
    })
    await query({ text: 'deallocate searched' })
    if (!answer) throw new Error('explain answers one row')
    return answer['QUERY PLAN'][0].Plan
  }
  const statementOf = async (kind: AnyRecordKind, body: SearchRequest, tenantId = acme.tenantId) => {
    const sent: { text: string; values: unknown[]; settings: Settings }[] = []
    const db = {
      queryWith: async (settings: Settings, { text, values = [] }: QueryConfig) => {
        sent.push({ text, values, settings })
        return [{ json: '[]', rowCount: 0, last: null }]
      }
    }
    await search({ tenantId, config, db, cursors } as unknown as Context, kind, body)
    const [statement] = sent
    if (!statement) throw new Error('a search sends a statement')
    return statement
  }
  const condition = (property: string, op: string, value: unknown) => ({ filter: { property, op, value } })
  const sortedBy = (property: string, direction: 'asc' | 'desc' = 'asc') => ({ sort: [{ property, direction }] })
  const behind = (kind: AnyRecordKind, { filter, sort }: SearchRequest, position: (string | null)[]) => {
    const keys = (sort as { property: string; direction: string }[] | undefined) ?? []
    const order = keys.map(({ property, direction }) => [property, direction === 'desc'])
    const { property, op, value } = (filter ?? {}) as { property?: string; op?: string; value?: string }
    const compared = property === 'updatedAt' ? '2025-01-02T00:00:00.000Z' : value
    const parts = [acme.tenantId, kind.entity, 'search', filter ? [property, op, compared] : null, [], order]
    return { filter, sort, cursor: cursors.seal(JSON.stringify(parts), position) } as SearchRequest
  }
  const page = 101
  const open = condition('status', 'eq', 'open')
  const late = { ...condition('updatedAt', 'gte', '2025-01-02'), ...sortedBy('updatedAt', 'desc') }
  const time = '2025-01-05T00:00:00.000Z'
  const plannedOnce: [what: string, kind: AnyRecordKind, body: SearchRequest, most: number][] = [
    ['all as they come', contact, {}, page],
    ['behind a cursor', contact, behind(contact, {}, [id]), page],
    ['a choice', deal, condition('status', 'eq', 'lost'), page],
    ['a choice, far behind', deal, behind(deal, open, [id]), page],
    ['what refers to an id', contact, condition('companyId', 'eq', id), 2],
    ['a stretch of time in its order', deal, late, page + 20],
    ['the same, far behind', deal, behind(deal, late, [time, id]), page + 20],
    ['newest first', company, sortedBy('createdAt', 'desc'), page + 20],
    ['newest first, far behind', company, behind(company, sortedBy('createdAt', 'desc'), [time, id]), page + 20],
    ['latest change first', deal, sortedBy('updatedAt', 'desc'), page + 20],
    ['in the order of changes', deal, sortedBy('updatedAt'), page + 20]
  ]
  const partOf = (property: string, value: string) => condition(property, 'contains', value).filter
  const parts = (value: string) => [partOf('lastName', value), partOf('lastName', 'last'), partOf('title', 'x')]
  const begins = (value: string) => condition('lastName', 'startsWith', value).filter
  const companyIs = (value: string) => condition('companyId', 'eq', value).filter
  const late20 = condition('createdAt', 'gte', '2025-01-09T20:00:00Z').filter
  const cases: typeof plannedOnce = [
    ...plannedOnce,
    ['a word', contact, { q: 'last777' }, 30],
    ['two words', contact, { q: 'jose last77' }, 120],
    ['digits', contact, { q: '1000777' }, 30],
    ['a word that nobody has', contact, { q: 'nobody' }, 2],
    ['a name', contact, condition('lastName', 'eq', 'LAST777'), 30],
    ['the beginning of a name', contact, condition('lastName', 'startsWith', 'last77'), 120],
    ['an e-mail address', contact, condition('email', 'eq', 'PERSON777@example.test'), 30],
    ['an id', contact, condition('id', 'eq', id), 2],
    ['the name of what is referred to', deal, condition('companyName', 'eq', 'company 777'), 30],
    ['a stretch of time', deal, condition('createdAt', 'gte', '2025-01-09T20:00:00Z'), 200],
    [
      'a word, and parts of names',
      contact,
      { q: 'last777', filter: { and: [partOf('companyName', 'pany'), ...parts('a')] } },
      30
    ],
    ['the beginning of a name, and a part of it', contact, { filter: { and: [begins('last77'), ...parts('7')] } }, 120],
    ['one of two beginnings', contact, { filter: { or: [begins('last77'), begins('last78')] } }, 240],
    [
      'one of two beginnings, counted',
      contact,
      { filter: { or: [begins('last77'), begins('last78')] }, count: true },
      240
    ],
    ['a beginning or an id', contact, { filter: { or: [begins('last77'), condition('id', 'eq', id).filter] } }, 120],
    ['what refers to an id, and parts of a name', contact, { filter: { and: [companyIs(id), ...parts('a')] } }, 2],
    ['a stretch of time, and parts of a name', contact, { filter: { and: [late20, ...parts('a')] } }, 200]
  ]

  t.test('are planned once where one index serves them, whatever their values', async (t) => {
    const isPlannedOnce = async (kind: AnyRecordKind, body: SearchRequest) =>
      (await statementOf(kind, body)).settings.plan_cache_mode === undefined
    for (const [what, kind, body] of plannedOnce) t.ok(await isPlannedOnce(kind, body), what)
    for (const body of [
      { q: 'last' },
      { filter: { or: [open.filter] } },
      { filter: { and: [open.filter, open.filter] } },
      { ...open, ...sortedBy('updatedAt') },
      { ...late, ...sortedBy('createdAt') },
      condition('currency', 'eq', 'usd'),
      { ...open, count: true },
      sortedBy('value')
    ]) {
      t.notOk(await isPlannedOnce(deal, body), JSON.stringify(body))
    }
  })

  t.test('make no record’s words where the index of words can’t be used', async (t) => {
    const name = condition('lastName', 'startsWith', 'last').filter
    const note = condition('notes', 'contains', 'fair').filter
    const one = condition('id', 'eq', id).filter
    const looksUp = async (filter: object) =>
      (await statementOf(contact, { filter })).text.split('crm_words').length - 1
    for (const [filter, count] of [
      [{ not: name }, 0],
      [{ not: { and: [name, note] } }, 0],
      [{ or: [name, note] }, 0],
      [{ or: [name, { not: name }] }, 0],
      [{ and: [note, { or: [name, one] }] }, 1],
      [{ or: [{ and: [name, note] }, one] }, 1],
      [{ or: [name, condition('lastName', 'eq', 'ek').filter, one] }, 1],
      [{ and: Array(50).fill(name) }, 1]
    ] as const) {
      t.equal(await looksUp(filter), count, JSON.stringify(filter).slice(0, 200))
    }
  })

  t.test('make no words of what the index of words found, or might have found', async (t) => {
    await query({ text: 'analyze companies, contacts, deals' })
    const filters: [kind: AnyRecordKind, filter: (op: string, value: string) => object, all: string][] = [
      [contact, (op, value) => condition('lastName', op, value).filter, 'last'],
      [company, (op, value) => condition('name', op, value).filter, 'company'],
      [deal, (op, value) => condition('name', op, value).filter, 'deal']
    ]
    for (const [kind, on, all] of filters) {
      const begins = on('startsWith', all)
      for (const filter of [
        { and: [begins, on('startsWith', 'x')] },
        { and: [begins, on('contains', '777')] },
        { and: Array(50).fill(begins) },
        { or: [begins, on('startsWith', 'x')] },
        {
          or: [
            begins,
            on('startsWith', 'x'),
            condition('id', 'eq', id).filter,
            condition('id', 'eq', acme.tenantId).filter
          ]
        }
      ]) {
        for (const count of [false, true]) {
          const nodes = nodesOf(await explain(kind, { filter, count }))
          const made = nodes.filter(({ Filter: one = '', ...node }) => one.includes('crm_words') && touchedBy(node) > 0)
          t.same(made, [], `${kind.entity} ${count} ${JSON.stringify(filter).slice(0, 300)}`)
        }
      }
    }
  })

  t.test('read what many conditions compare once, to count it and to find the page', async (t) => {
    const many = (name: string, op: string, of: (n: number) => unknown) =>
      Array.from({ length: 11 }, (_, n) => condition(name, op, of(n)).filter)
    const title = (value: string) => condition('title', 'contains', value).filter
    const cases = [
      [contact, 'contacts', { filter: { or: [title('a'), title('b')] } }],
      [contact, 'contacts', { filter: { or: [title('a'), title('b')] }, ...sortedBy('lastName', 'desc') }],
      [deal, 'deals', { filter: { or: many('value', 'eq', (n) => -n) } }],
      [deal, 'contacts', { filter: { or: [condition('contactName', 'contains', 'nobody').filter] } }]
    ] as [AnyRecordKind, string, SearchRequest][]
    for (const [kind, table, body] of cases) {
      const nodes = nodesOf(await explain(kind, { ...body, count: true }))
      const whole = nodes.filter((node) => node['Relation Name'] === table && touchedBy(node) >= ofLarge)
      t.equal(whole.length, 1, JSON.stringify(body))
    }
  })

  t.test('look tags up, and don’t hold each against a whole list', async (t) => {
    const tags = [['a', 'b'], ['c']].map((value) => condition('tags', 'hasAny', value).filter)
    const { text } = await statementOf(contact, { filter: { and: tags } })
    t.notMatch(text, /&&/)
    t.match(text, /as each where tag = any\(/, 'and only those that any list has')
    for (const count of [false, true]) {
      const kinds = nodesOf(await explain(contact, { filter: { and: tags }, count })).map((node) => node['Node Type'])
      t.notOk(kinds.includes('Memoize'), 'and keep nothing for other records')
    }
  })

  t.test('stop when the page is full, where few conditions compare others’ names', async (t) => {
    const or = ['ompany 7', 'ompany 1', 'company'].map((value) => condition('companyName', 'contains', value).filter)
    for (const sort of [undefined, [{ property: 'createdAt', direction: 'desc' }]]) {
      const nodes = nodesOf(await explain(deal, { filter: { or }, ...(sort && { sort }) }))
      const whole = nodes.filter((node) => node['Relation Name'] !== undefined && touchedBy(node) > 10 * page)
      t.same(
        whole.map((node) => node['Relation Name']),
        []
      )
    }
  })

  t.test('read another’s records once, however many conditions ask for them', async (t) => {
    const or = Array.from({ length: 50 }, (_, n) => condition('companyName', 'contains', `none ${n}`).filter)
    const nodes = nodesOf(await explain(contact, { filter: { or } }))
    const scans = nodes.filter((node) => node['Relation Name'] === 'companies')
    t.equal(scans.length, 2, 'to compare the names, and to show them')
    t.same(
      complaints({ 'Node Type': '', 'Actual Rows': 0, 'Actual Loops': 0, 'Plan Width': 0, Plans: nodes }, ofLarge),
      []
    )
  })

  const sortsOf = async (body: SearchRequest, kind: AnyRecordKind = deal) =>
    nodesOf(await explain(kind, body)).filter(
      (node) => node['Node Type'] === 'Sort' && (node.Plans?.[0]?.['Actual Rows'] ?? 0) > page
    )

  t.test('sort ids where what they are sorted by is made of the records', async (t) => {
    const sorts = await sortsOf({ ...open, ...sortedBy('name') })
    t.equal(sorts.length, 1)
    for (const node of sorts) t.ok(node['Plan Width'] < 60, `${node['Plan Width']} bytes`)
  })

  t.test('sort records as they are stored by what is compared as it is stored', async (t) => {
    const searches: [AnyRecordKind, SearchRequest][] = [
      [deal, { ...open, ...sortedBy('value', 'desc') }],
      [company, sortedBy('annualRevenue')]
    ]
    for (const [kind, body] of searches) {
      const sorts = await sortsOf(body, kind)
      t.equal(sorts.length, 1)
      // Rows that were made for the sort have fewer columns.
      const [whole] = await query<{ 'QUERY PLAN': [{ Plan: Node }] }>({
        text: `explain (format json) select * from ${getTableName(kind.table)}`
      })
      for (const node of sorts) t.equal(node['Plan Width'], whole?.['QUERY PLAN'][0].Plan['Plan Width'])
    }
  })

  for (const state of ['never analysed', 'analysed']) {
    t.test(`touch few rows in a database that was ${state}`, async (t) => {
      if (state === 'analysed') await query({ text: 'analyze companies, contacts, deals, activities' })
      for (const [what, kind, body, most] of cases) t.same(complaints(await explain(kind, body), most), [], what)
    })
  }

  t.test('read no other tenant’s rows, and no whole table, where there is no index', async (t) => {
    const [small] = await query<{ tenantId: string }>({
      text: 'select tenant_id as "tenantId" from contacts where tenant_id <> $1 limit 1',
      values: [acme.tenantId]
    })
    const fifty = (make: (n: number) => object) => Array.from({ length: 50 }, (_, n) => make(n))
    for (const kind of [company, contact, deal, activity] as AnyRecordKind[]) {
      const properties = Object.entries(queriedOf(kind).properties)
      const texts = properties.filter(([, { type }]) => type === 'text').map(([name]) => name)
      const textOf = (n: number) => texts[n % texts.length] ?? ''
      const contains = fifty((n) => condition(textOf(n), 'contains', `none ${n}`).filter)
      const sortable = properties.filter(([, { isSortable }]) => isSortable).map(([name]) => name)
      const bodies: SearchRequest[] = [
        { filter: { or: contains } },
        { filter: { not: { or: contains } }, count: true },
        { filter: { and: fifty((n) => condition(textOf(n), 'isNull', n % 2 > 0).filter) } },
        condition(
          textOf(0),
          'in',
          Array.from({ length: 1_000 }, (_, n) => `none ${n}`)
        ),
        ...texts.map((name) => condition(name, 'ne', 'x')),
        ...sortable.flatMap((name) => [sortedBy(name), { ...sortedBy(name, 'desc'), count: true }])
      ]
      for (const [tenantId, most] of [
        [acme.tenantId, ofLarge],
        [small?.tenantId ?? '', ofSmall]
      ] as const) {
        for (const body of bodies) {
          const found = complaints(await explain(kind, body, tenantId), most)
          if (found.length > 0) t.fail(`${kind.entity} ${most} ${JSON.stringify(body).slice(0, 200)} ${found.join()}`)
        }
      }
    }
  })
})

function literal(value: unknown): string {
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((one) => JSON.stringify(one))}}`)
  return typeof value === 'number' ? String(value) : pg.escapeLiteral(String(value))
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}

/** How many rows a node of a plan has read. */
function touchedBy(node: Node): number {
  return (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
}

function complaints(node: Node, most: number): string[] {
  const { 'Node Type': type, 'Relation Name': table = '', Plans: children = [] } = node
  const touched = touchedBy(node)
  const found = children.flatMap((child) => complaints(child, most))
  const isLarge = ['companies', 'contacts', 'deals', 'activities'].includes(table)
  if (type === 'Seq Scan' && isLarge) found.push(`reads ${table} from end to end`)
  // Without it an id leads to the right record, too, but off an index that has the tenant first.
  const conditions = [node.Filter, node['Index Cond'], node['Recheck Cond']].join()
  if (table !== '' && !conditions.includes('tenant_id = ')) found.push(`${type} of ${table} asks for no tenant`)
  if (type.endsWith('Scan') && isLarge && touched > most) found.push(`${type} of ${table} touches ${touched} rows`)
  return found
}

const inserts = [
  `insert into companies (tenant_id, id, name, name_key, tags, created_at, updated_at)
    select tenant, id, 'Company ' || n, 'company ' || n, '{}', made_at, made_at from numbered order by n`,
  `insert into contacts (tenant_id, id, first_name, last_name, email, email_key, mobile, company_id, lifecycle_stage, tags, notes,
      created_at, updated_at)
    select tenant, id, (array['Maja', 'José', 'Zoë'])[1 + n % 3], 'Last' || n, 'person' || n || '@example.test',
      'person' || n || '@example.test', '+46 70 ' || 1000000 + n, id, 'lead', '{}', 'Met at the fair ' || n, made_at, made_at
    from numbered order by n`,
  `insert into deals (tenant_id, id, pipeline_id, stage_id, name, name_key, company_id, contact_id, value, status, created_at,
      updated_at)
    select tenant, id, id, id, 'Deal ' || n, 'deal ' || n, id, id, n, case when n % 40 = 0 then 'lost' else 'open' end,
      made_at, made_at from numbered order by n`,
  `insert into activities (tenant_id, id, activity_type, subject, status, priority, contact_id, company_id, deal_id, created_at,
      updated_at)
    select tenant, id, 'call', 'Call ' || n, 'pending', 'normal', id, id, id, made_at, made_at from numbered order by n`
]
