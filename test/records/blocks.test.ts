import pg from 'pg'
import t, { type Test } from 'tap'
import { kinds as importKinds, sheets } from '../import-export/sheets.ts'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import { blockCounter } from '../support/count-blocks.ts'
import { makeRequest } from '../support/example-requests.ts'
import { operationIds } from '../support/operations.ts'
import { type Instance, type Service, startService } from '../support/start.ts'
import { fillChanges, fillRecords } from './fill.ts'
import { caller, kinds } from './kinds.ts'

// What each operation costs the database, in blocks of tables and indexes that it touches: the same at any size of the
// tenant, whatever PostgreSQL knows of the tables, and whenever a connection prepared its statements. Blocks and not times,
// so the figures are the same at each run.
//
// BLOCKS=all tries every size with every state of the statistics, alone and among 10,000 tenants, and says all that it
// counts; it takes a quarter of an hour.

const isWhole = process.env.BLOCKS === 'all'
const pageSize = 100
const most = {
  /** An operation on a record, for each record that it writes. */
  one: 100,
  /** Each reference beyond two that a body names: at 100,000 its foreign key takes five, which locks the row, and its name four. */
  reference: 9,
  /** A bulk of 100, or what the bare rows with their change rows take by themselves where that is more, and looking up beside. */
  bulk: 2_500,
  /** New ones: measured 1.0 to 1.3. A key is looked up, and the record is read once for its change row. */
  newShare: 1.35,
  /** Known ones: 1.35 to 1.73. Each is found by its key, read to be compared, found again to be written, and read for its change row. */
  knownShare: 1.75,
  /** A page of 100, or what its rows and their names take, each of them in a place of its own. */
  page: 800,
  /** A row: its entry in an index, and itself. */
  row: 2
}

/** What the names of a row take: three levels of an index and the other row; of users, who are few, one and the row. */
const nameBlocks = { company: 0, contact: 4 + 2, deal: 4 + 4, activity: 4 + 4 + 4 + 2 }
/** Nothing is vacuumed here: of the records that this test has updated itself, a list passes over the former versions, too. */
const formerVersions = 6
/** Records that an offset passes over, for each block: in the order of ids, and in others, where rows lie further apart. */
const passedInOrder = 20
const passedOtherwise = 4

type Scenario = {
  /** When PostgreSQL analysed the tables: never, before there was anything in them, or after each filling. */
  analysed: 'never' | 'when empty' | 'when full'
  /** Tenants with a few records each. */
  others: number
  /** How many records of each kind the tenant has, one after the other. */
  sizes: number[]
}

const everySize = [100, 1_000, 5_000, 20_000, 100_000]
const everyState = ['never', 'when empty', 'when full'] as const
const scenarios: Scenario[] = isWhole
  ? [0, 10_000].flatMap((others) => everyState.map((analysed) => ({ analysed, others, sizes: everySize })))
  : [
      { analysed: 'never', others: 0, sizes: [200, 5_000] },
      { analysed: 'when empty', others: 0, sizes: [5_000] },
      { analysed: 'when full', others: 0, sizes: [200, 1_000, 5_000] },
      { analysed: 'when full', others: 2_000, sizes: [5_000] }
    ]

/** Operations that touch no records, and those whose work is as long as a file, or as a condition of the client's own is. */
const otherwise =
  /^(getHealth|getReadiness|getOpenApi\w+|(import|export)\w+|get\w+Template|search\w+|testWebhook|on[A-Z]\w+)$/
const judged = operationIds.filter((id) => !otherwise.test(id))
/** How many records an operation writes, where that isn't one. */
const written: Record<string, number> = {
  // The pipeline that was the default one is changed, too.
  updatePipeline: 2
}
const ofRecords = new Set([
  ...kinds.flatMap(({ operations }) => Object.values(operations)),
  ...['moveDealStage', 'getDealBant', 'updateDealBant', 'listChanges']
])

const countBlocks = blockCounter(t)
const seen = new Set<string>()
/** Numbers of what is made, and of the records that were used up, from the last one on. */
let made = 0
let taken = 0
/** And of those that others refer to, which are the first ones. */
let referredCount = 0

/** Runs one operation, and fails where it touches more than `bar`. */
type Judge = (
  id: string | undefined,
  note: string,
  bar: number,
  work: () => Promise<{ status: number; body: unknown }>
) => Promise<void>

const skip = unlessOnCluster('the blocks are those of one server')

for (const { analysed, others, sizes } of scenarios) {
  const beside = others > 0 ? ` among ${others} small tenants` : ''
  t.test(`analysed ${analysed}${beside}, each operation touches few blocks`, { skip }, async (t) => {
    t.setTimeout(isWhole ? 3_600_000 : 300_000)
    const service = await startService(t, { databaseMaxConnections: 2 })
    const { acme, config } = service
    const client = new pg.Client(config.connectionUrl)
    await client.connect()
    t.teardown(() => client.end())
    await stopVacuum(client)
    if (analysed === 'when empty') await client.query('analyze')
    taken = 0
    referredCount = 0
    const overBar: string[] = []
    // Statements are prepared now, and those of this instance planned for next to nothing.
    await runRecords(service, service, 0, async (_id, _note, _bar, work) => void (await work()))
    await runOthers(service, async (_id, _note, _bar, work) => void (await work()))
    if (others > 0)
      await fillRecords(
        client,
        Array.from({ length: others }, () => crypto.randomUUID()),
        0,
        3
      )
    let filled = 0
    for (const size of sizes) {
      await fillRecords(client, [acme.tenantId], filled, size)
      await fillChanges(client, acme.tenantId, filled, size)
      filled = size
      if (analysed === 'when full') await client.query('analyze')
      const instances: [string, Instance][] = [['prepared before', service]]
      if (analysed !== 'when full') {
        instances.push(['prepared now', await service.startInstance({ databaseMaxConnections: 2 })])
      }
      for (const [prepared, instance] of instances) {
        const judge = judgeOf(t, service, `of ${size}, ${prepared}`, overBar)
        await runRecords(service, instance, size, judge)
        if (size === sizes.at(-1)) await runOthers(service, judge)
      }
    }
    if (others > 0) await runImports(service, judgeOf(t, service, `of ${filled}`, overBar))
    t.ok(overBar.length <= byChance.operations, 'few are over their bar, by chance', { overBar })
    t.same([...seen].sort(), [...judged].sort(), 'every operation was counted')
  })
}

/**
 * Whoever inserts into an index page that is full has to clean or split it. That takes some blocks more, now and then: so few
 * operations of a test may touch so many more.
 */
const byChance = { blocks: 60, operations: isWhole ? 5 : 2 }

/** `overBar` gets what was over its bar by so little that it may have been chance. */
function judgeOf(t: Test, { db }: Service, where: string, overBar: string[]): Judge {
  return async (id, note, bar, work) => {
    await db.query({ text: cleanWords })
    const { result, sum, blocks } = await countBlocks(db, work)
    const { failed } = result.body as { failed?: number }
    if (result.status >= 300 || failed) t.fail(`${id}${note}: ${result.status}`, { body: result.body })
    const line = `${id}${note} ${where}: ${sum} blocks`
    if (sum > bar + byChance.blocks) t.fail(line, { bar, blocks })
    else if (sum > bar) overBar.push(`${line}, at most ${bar}`)
    else if (isWhole) t.comment(line)
    if (!id?.startsWith('import')) seen.add(id ?? '')
  }
}

/**
 * What autovacuum does now and then: the words of new records are in a list before they are in the index, and the write
 * that makes this list too long would pay for all. A bulk pays for its own, as the bare rows that it is held against do.
 */
const cleanWords = `select gin_clean_pending_list(indexrelid) from pg_stat_user_indexes where indexrelname like '%_words'`

/** The operations on records, of a tenant that has `size` of each kind; some are used up. */
async function runRecords(service: Service, instance: Instance, size: number, judge: Judge): Promise<void> {
  const act = caller(instance)
  const { acme, sql } = service
  type Request = Parameters<typeof act>[1]
  const run = (id: string | undefined, bar: number, request: Request, note = '') =>
    judge(id, note, bar, () => act(id, request))
  const [stage] = await sql<{ pipelineId: string; stageId: string }>(
    'select pipeline_id as "pipelineId", id as "stageId" from stages where tenant_id = $1 order by id desc limit 1',
    [acme.tenantId]
  )
  const { pipelineId = '', stageId = '' } = stage ?? {}
  const links = { companyId: '', contactId: '', dealId: '', ownerId: acme.userId, pipelineId, stageId }
  /** The id of the record with this number, or of a new one. */
  const find = async (number: number, { operations, least }: (typeof kinds)[number]) => {
    const found = await sql<{ id: string }>('select id from companies where tenant_id = $1 and domain = $2', [
      acme.tenantId,
      `company-${number}.example`
    ])
    return found[0]?.id ?? (await act(operations.create, { body: least(made++, links) })).body.id
  }

  for (const kind of kinds) {
    const { entity, table, operations, full, key } = kind
    const { create, get, list, update, remove, bulk, upsert } = operations
    const text = kind.texts.at(-1) ?? ''
    const params = { id: await find(size - taken++, kind) }
    const all = (mark = made++) => full(`n${mark}`, links)
    // An activity is the latest of its contact and its deal, whose own rows say so.
    const written = entity === 'activity' ? 3 : 1
    const ofOne = written * most.one + Math.max(0, Object.keys(kind.references).length - 2) * most.reference
    await run(get, most.one, { params })
    await run(create, ofOne, { body: all() })
    await run(update, ofOne, { params, body: all() })
    await run(update, most.one, { params, body: { [text]: `${made++}` } }, ' of a text')
    if (upsert && key) {
      const known = key.of(`u${made++}`, links)
      await run(upsert, ofOne, { body: { ...all(), ...known } }, ', new')
      await run(upsert, ofOne, { body: { ...all(), ...known } }, ', known')
    }
    const runBulk = (bar: number, items: object[], note: string) =>
      judge(bulk, note, barOfBulk(bar), async () => {
        const answer = await act(bulk, { body: { items } })
        await service.db.query({ text: cleanWords })
        return answer
      })
    const inserted = await countBareRows(service, table, 'insert')
    const items = Array.from({ length: 100 }, () => ({ ...all(), ...key?.of(`b${made}`, links) }))
    await runBulk(most.newShare * inserted, items, `, new (${inserted} the bare rows)`)
    const changed = items.map((item) => ({ ...item, [text]: `${made++}` }))
    if (key) {
      const updated = await countBareRows(service, table, 'update')
      await runBulk(most.knownShare * updated, changed, `, known (${updated} the bare rows)`)
    }
    await run(remove, written * most.one, { params })
    const referred = await find(++referredCount, kind)
    const referrers = await countReferrers(service, entity, referred)
    await run(remove, (written + referrers) * most.one, { params: { id: referred } }, ` with ${referrers} referrers`)
    links[`${entity}Id` as 'companyId'] = await find(size - taken++, kind)

    const page = Math.max(most.page, (most.row + nameBlocks[entity]) * pageSize)
    for (const offset of size > 0 ? [0, pageSize, size / 2, size - 2 * pageSize] : [0]) {
      if (offset < 0) continue
      await run(list, page + offset / passedInOrder, { query: { offset } }, ` from ${offset}`)
      const query = { offset, updatedSince: '2025-01-01' }
      await run(list, page + offset / passedOtherwise, { query }, ` since a time from ${offset}`)
      const ofOwner = page + formerVersions * pageSize + offset / passedOtherwise
      await run(list, ofOwner, { query: { offset, ownerId: acme.userId } }, ` of an owner from ${offset}`)
    }
  }
  const params = { id: links.dealId }
  const [target] = await sql<{ id: string }>(
    `select stages.id from deals join stages on stages.tenant_id = deals.tenant_id and stages.pipeline_id = deals.pipeline_id
      and stages.id <> deals.stage_id where deals.tenant_id = $1 and deals.id = $2 limit 1`,
    [acme.tenantId, links.dealId]
  )
  await run('moveDealStage', most.one, { params, body: { stageId: target?.id } })
  const scores = { budget: made++ % 25, authority: 10, need: 5, timeline: 1 }
  await run('updateDealBant', most.one, { params, body: scores })
  await run('getDealBant', most.one, { params })
  const { body } = await act<{ nextCursor: string }>('listChanges')
  await run('listChanges', most.page, {})
  await run('listChanges', most.page, { query: { cursor: body.nextCursor } }, ', page two')
  // The log begins with nothing but companies.
  await run('listChanges', most.page, { query: { entity: 'deal' } }, ' of deals')
}

const barOfBulk = (justified: number) => Math.max(most.bulk, justified)

/** All others, with requests made out of the contract. */
async function runOthers(service: Service, judge: Judge): Promise<void> {
  const { acme, call } = service
  const login = { email: acme.email, password: acme.password }
  const logIn = async () => ({ refreshToken: (await call('login', { body: login })).body.refreshToken })
  const bodies: Record<string, () => Promise<object>> = {
    login: async () => login,
    refreshSession: logIn,
    logout: logIn
  }
  for (const id of judged.filter((id) => !ofRecords.has(id))) {
    const body = await bodies[id]?.()
    const request = body ? { body } : await makeRequest(service, acme.admin, id)
    await judge(id, '', /^(list|batch)/.test(id) ? most.page : most.one * (written[id] ?? 1), () =>
      call(id, request as never)
    )
  }
  // Deliveries, which nobody waits for, would be counted with what is judged next.
  for (const { id } of (await call('listWebhooks')).body) await call('deleteWebhook', { params: { id } })
}

/** Imports that refer to what the one before brought. */
async function runImports(service: Service, judge: Judge): Promise<void> {
  const { importFile } = sheets(service)
  const numbers = Array.from({ length: 1_200 }, (_, n) => n)
  const [pipeline] = await service.sql<{ name: string }>(
    `select name from pipelines where tenant_id = $1 and id in (select pipeline_id from stages where name = 'Lead In')`,
    [service.acme.tenantId]
  )
  const rows: Record<(typeof importKinds)[number], string[]> = {
    companies: ['name,domain', ...numbers.map((n) => `New ${n},new-${n}.example`)],
    contacts: ['first_name,last_name,email,company_name', ...numbers.map((n) => `A,B,new-${n}@e.test,New ${n}`)],
    deals: [
      'name,pipeline_name,company_name,contact_email',
      ...numbers.map((n) => `New deal ${n},${pipeline?.name},New ${n},new-${n}@e.test`)
    ],
    activities: [
      'activity_type,subject,contact_email,deal_name',
      ...numbers.map((n) => `call,x,new-${n}@e.test,New deal ${n}`)
    ]
  }
  for (const kind of importKinds) {
    const written = kind === 'activities' ? 3 : 1
    await judge(`import ${kind}`, '', numbers.length * written * most.one, async () => {
      const result = await importFile(kind, rows[kind].join('\n'))
      return { status: result.imported === numbers.length ? 200 : 500, body: result.errors }
    })
  }
}

/** What 100 records of a table and their changes touch by themselves, as copies of the latest or as updates of the latest 100. */
async function countBareRows({ config, db, acme }: Service, table: string, how: 'insert' | 'update'): Promise<number> {
  // On a connection of its own, where nothing is planned yet: foreign keys are looked up by prepared statements, too.
  const client = new pg.Client(config.connectionUrl)
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    'select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0',
    [table]
  )
  const key = `'bare-${crypto.randomUUID()}-' || n`
  const others: Record<string, string> = { id: 'gen_random_uuid()', domain: key, email_key: key }
  const columns = rows.map(({ name }) => others[name] ?? name).join()
  // The last ones have every reference: they were made by this test.
  const { rows: latest } = await client.query<{ id: string }>(
    `select id from ${table} where tenant_id = $1 order by id desc limit 100`,
    [acme.tenantId]
  )
  const ids = latest.map(({ id }) => id)
  const writes = {
    insert: `insert into ${table} select ${columns} from ${table}, generate_series(1, 100) as n where tenant_id = $1 and id = ($2::uuid[])[1]`,
    update: `update ${table} set updated_at = updated_at + interval '1 day' where tenant_id = $1 and id = any($2::uuid[])`
  }
  const { sum } = await countBlocks(db, async () => {
    await client.query('begin')
    await client.query(writes[how], [acme.tenantId, ids])
    await client.query(
      `insert into changes select tenant_id, sequence + n, entity, entity_id, action, changed_at, data, change_set, actor_type, actor_id,
          actor_name, source
        from (select * from changes where tenant_id = $1 order by sequence desc limit 1) as one, generate_series(1, 100) as n`,
      [acme.tenantId]
    )
    await client.query(cleanWords)
    await client.query('rollback')
  })
  await client.end()
  return sum
}

async function countReferrers({ sql, acme }: Service, entity: string, id: string): Promise<number> {
  const tables: Record<string, string[]> = {
    company: ['contacts', 'deals', 'activities'],
    contact: ['deals', 'activities'],
    deal: ['activities'],
    activity: []
  }
  const counts = (tables[entity] ?? []).map(
    (table) => `(select count(*) from ${table} where tenant_id = $1 and ${entity}_id = $2)`
  )
  const [found] = await sql<{ count: number }>(
    `select (${['0', ...counts].join(' + ')})::int as count
    where $1::uuid is not null and $2::uuid is not null`,
    [acme.tenantId, id]
  )
  return found?.count ?? 0
}

/** What runs by itself now and then would be counted, too, and would analyse tables that are to stay as they are. */
async function stopVacuum(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`)
  for (const { name } of rows) await client.query(`alter table ${name} set (autovacuum_enabled = false)`)
}
