import t, { type Test } from 'tap'
import type { Context } from '../../src/contract.ts'
import { noProperties } from '../../src/custom/definitions.ts'
import { getTableName } from '../../src/db/drizzle.ts'
import type { Executor, Settings } from '../../src/db/statement.ts'
import { recordTypes } from '../../src/record-types.ts'
import type { AnyRecordKind } from '../../src/records/record.ts'
import { list } from '../../src/search/list.ts'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import { startService } from '../support/start.ts'
import { fillRecords } from './fill.ts'

// How PostgreSQL goes about each list on a tenant with many records: straight along an index, and no further than the
// page is long. Judged by the rows it touches, not by time.

const rows = Number(process.env.PLAN_ROWS ?? 30_000)
const page = 100
const searched = recordTypes.filter(({ query }) => query)
const largeTables = searched.map(({ table }) => getTableName(table))

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

const skip = unlessOnCluster('the plans are those of one server')

t.test('On a tenant with many records, beside others, lists touch a page of rows', { skip }, async (t) => {
  const service = await startService(t)
  const { acme, globex, config } = service
  const client = await service.db.pool.connect()
  t.teardown(() => client.release(true))
  const query: Executor['query'] = async (statement) => (await client.query(statement)).rows
  await query({ text: 'set statement_timeout = 0' })
  await fillRecords(client, [acme.tenantId], 0, rows)
  await fillRecords(client, [globex.tenantId], 0, rows / 5)
  await query({ text: `analyze ${largeTables}, users, pipelines, stages` })
  const [ids] = await query<Record<string, string>>({
    text: `select (array_agg(id order by id))[1] as first, (array_agg(id order by id))[2] as second,
      (array_agg(id order by id))[40] as some from companies where tenant_id = $1`,
    values: [acme.tenantId]
  })
  const { first = '', second = '', some = '' } = ids ?? {}
  const nobody = acme.tenantId

  /** Common values of each filter, and rare ones. */
  const values: Record<string, Record<string, string[]>> = {
    company: { domain: ['company-77.example', 'no such'], industry: ['Retail', 'Beekeeping'] },
    contact: {
      email: ['contact-77@e.test', 'nobody@e.test'],
      lifecycleStage: ['lead', 'evangelist', 'other'],
      companyId: [some, nobody]
    },
    deal: {
      status: ['open', 'lost'],
      pipelineId: [first, second, nobody],
      stageId: [first, nobody],
      companyId: [some, nobody],
      contactId: [some, nobody]
    },
    activity: {
      activityType: ['call', 'note', 'email'],
      status: ['completed', 'cancelled'],
      contactId: [some, nobody],
      companyId: [some, nobody],
      dealId: [some, nobody]
    }
  }

  /** The statement that a list sends, and how it has it planned: for its values, or once for all (db/client.ts). */
  const capture = async (kind: AnyRecordKind, wanted: Record<string, unknown>) => {
    const sent: { text: string; values?: unknown[]; mode: unknown }[] = []
    const note = async (mode: unknown, statement: { text: string; values?: unknown[] }) => {
      sent.push({ ...statement, mode })
      return [{ json: '[]', rowCount: 0 }]
    }
    const db = {
      query: (statement: (typeof sent)[number]) => note('force_generic_plan', statement),
      queryWith: (settings: Settings, statement: (typeof sent)[number]) => note(settings.plan_cache_mode, statement)
    }
    const { hidden } = noProperties
    const ctx = { tenantId: acme.tenantId, config, db, hidden, properties: noProperties } as unknown as Context
    await list(ctx, kind, { limit: page, offset: 0, count: false, ...wanted })
    const { text = '', values: filled = [], mode } = sent.at(-1) ?? {}
    return { text, filled, mode: String(mode) }
  }

  for (const kind of searched) {
    const table = getTableName(kind.table)
    const [times] = await query<Record<string, string>>({
      text: `select ${[0, 0.5, 0.999].map((share) => `${momentAt(share)} as "${share}"`)} from ${table} where tenant_id = $1`,
      values: [acme.tenantId]
    })
    t.ok(times?.['0.5'], `test/records/fill.ts fills ${table}`)
    const filters = { ownerId: [first, nobody], ...values[kind.entity] }
    const filtered = Object.entries(filters).flatMap(([name, some]) => some.map((value) => ({ [name]: value })))
    const since = Object.values(times ?? {}).map((updatedSince) => ({ updatedSince }))
    // Of a page one more row is read, which says whether there is another page.
    const judge = async (t: Test, wanted: Record<string, unknown>, most: number) => {
      const { text, filled, mode } = await capture(kind, wanted)
      const wrong = complaints(await explain(query, text, filled, mode), most)
      if (wrong.length > 0) t.fail(`${JSON.stringify(wanted)} with ${mode} ${wrong.join(', ')}`)
    }

    t.test(`Each filter of ${table} is put to the test`, async (t) => {
      t.same(Object.keys(filters).sort(), Object.keys(kind.filters).sort())
    })

    t.test(`A list of ${table} touches a page of rows, in their order and since any time`, async (t) => {
      for (const wanted of [{}, ...since]) {
        for (const offset of [0, page, 40 * page]) await judge(t, { ...wanted, offset }, offset + page + 1)
      }
    })

    t.test(`A list of ${table} touches a page of rows with every filter`, async (t) => {
      for (const wanted of filtered) {
        for (const offset of [0, page]) await judge(t, { ...wanted, offset }, offset + page + 1)
      }
    })

    t.test(`A list of ${table} touches few more with a filter and a time`, async (t) => {
      for (const wanted of filtered) {
        for (const one of since) await judge(t, { ...wanted, ...one }, 20 * page)
      }
    })
  }
})

async function explain(query: Executor['query'], text: string, values: unknown[], mode: string): Promise<Node> {
  await query({ text: `set plan_cache_mode = ${mode}` })
  await query({ text: `prepare list as ${text}` })
  const asText = (value: unknown) => (Array.isArray(value) ? `{${value}}` : String(value))
  const literals = values.map((value) => `'${asText(value).replaceAll("'", "''")}'`).join(', ')
  const [answer] = await query<{ 'QUERY PLAN': [{ Plan: Node }] }>({
    text: `explain (analyze, timing off, format json) execute list (${literals})`
  })
  await query({ text: 'deallocate list' })
  if (!answer) throw new Error('explain answers one row')
  return answer['QUERY PLAN'][0].Plan
}

/** What a plan does beyond touching so many rows. */
function complaints(node: Node, most: number): string[] {
  const found: string[] = []
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Name': index = '', Plans: children = [] } = node
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const touched = (node['Actual Rows'] + removed) * node['Actual Loops']
  if (type === 'Seq Scan' && largeTables.includes(table)) found.push(`reads ${table} from end to end`)
  // Reading a table of one page costs no more than reading its index.
  const isOnePage = type === 'Seq Scan' && !largeTables.includes(table)
  // What the statement holds in memory by itself is a page of rows, or fewer.
  const isInMemory = type === 'CTE Scan'
  if (type.endsWith('Scan') && !isInMemory && !isOnePage && touched > most)
    found.push(`${type} ${index || table} touches ${touched} rows`)
  if (type === 'Sort') {
    const sorted = children.reduce((sum, child) => sum + child['Actual Rows'] * child['Actual Loops'], 0)
    if (sorted > most) found.push(`sorts ${sorted} rows`)
  }
  return [...found, ...children.flatMap((child) => complaints(child, most))]
}

function momentAt(share: number): string {
  return `to_char(percentile_disc(${share}) within group (order by updated_at), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
