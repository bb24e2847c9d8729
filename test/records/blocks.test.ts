import pg from 'pg'
import t from 'tap'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import { blockCounter } from '../support/count-blocks.ts'
import { makeRequest, upload } from '../support/example-requests.ts'
import { operationIds } from '../support/operations.ts'
import { type Instance, type Service, startService } from '../support/start.ts'
import { stopAttempts } from '../support/stop-attempts.ts'
import { fillChanges, fillRecords } from './fill.ts'
import { caller, kinds } from './kinds.ts'

// What each operation costs the database, in blocks of tables and indexes that it touches, grows with its work and not with its
// tenant, whatever PostgreSQL knows of the tables, and whenever a connection prepared its statements. Blocks and not times, so the
// figures are the same at each run. BLOCKS=all counts at 100,000 records, too, and says all that it counts.

const isWhole = process.env.BLOCKS === 'all'
const small = 1_000
const large = isWhole ? 100_000 : 10_000
/** How much more blocks an operation may touch in the large tenant: indexes have one more level there. */
const mostGrowth = 1.5
/**
 * Whoever inserts into an index page that is full splits it, and what the service does once a minute is counted with the operation
 * that is under way. So what seems to have grown is counted once more, the smaller count is judged, and may be so many blocks more.
 */
const byChance = 60
const mostOf = (before: Map<string, number>, name: string) => mostGrowth * (before.get(name) ?? 0) + byChance

/**
 * Operations that touch no records, and those whose work is as long as a file, the change log, what they add up, what a filter looks
 * through, or what the client asks for. Imports are counted with files of one length.
 */
const otherwise =
  /^(getHealth|getReadiness|get(Strict)?OpenApi\w+|getApiCatalog|(import|export)\w+|get\w+Template|getDealSummary|aggregate\w+|list\w+Duplicates|search\w+|bulk(Update|Delete)\w+|deleteProperty|testWebhook|getPersonalData|eraseContact|on[A-Z]\w+)$/
const judged = operationIds.filter((id) => !otherwise.test(id))
const ofKinds = new Set([
  ...kinds.flatMap(({ operations }) => Object.values(operations)),
  ...['moveDealStage', 'getDealBant', 'updateDealBant']
])

const countBlocks = blockCounter(t)
/** Numbers of what is made, and of the records that were used up, from the last one on. */
let made = 0
let taken = 0

type Answered = { status: number; body: unknown }
/** Runs one operation, and notes what it touches. */
type Count = (name: string, work: () => Promise<Answered>) => Promise<void>

const skip = unlessOnCluster('the blocks are those of one server')

for (const isAnalysed of [false, true]) {
  const state = isAnalysed ? 'analysed' : 'never analysed'
  t.test(`In a tenant that was ${state} no operation costs more blocks because of its size`, { skip }, async (t) => {
    t.setTimeout(isWhole ? 3_600_000 : 600_000)
    const service = await startService(t, { databaseMaxConnections: 2 })
    const { acme, config, db } = service
    const client = new pg.Client(config.connectionUrl)
    await client.connect()
    t.teardown(() => client.end())
    await stopAttempts(service)
    const counted: Map<string, number>[] = []
    const fill = async (from: number, to: number) => {
      await fillRecords(client, [acme.tenantId], from, to)
      await fillChanges(client, acme.tenantId, from, to)
      if (isAnalysed) await client.query('analyze')
    }
    const countAll = async (instance: Instance, size: number) => {
      const found = new Map<string, number>()
      const count: Count = async (name, work) => {
        await db.query({ text: cleanWords })
        const { result, sum } = await countBlocks(db, work)
        const { failed } = Object(result.body) as { failed?: number }
        if (result.status >= 300 || failed) t.fail(`${name}: ${result.status}`, { body: result.body })
        found.set(name, Math.min(sum, found.get(name) ?? sum))
      }
      const round = async () => {
        await countRecords(service, instance, size, count, isAnalysed)
        await countOthers(service, count)
      }
      await round()
      const [before] = counted
      if ([...found].some(([name, blocks]) => before && blocks > mostOf(before, name))) await round()
      if (size > 0) counted.push(found)
    }
    taken = 0
    // Statements are prepared now, and those of this instance planned for next to nothing.
    await countAll(service, 0)
    await fill(0, small)
    await countAll(service, small)
    await fill(small, large)
    await countAll(service, large)
    if (!isAnalysed) await countAll(await service.startInstance({ databaseMaxConnections: 2 }), large)
    const [before = new Map<string, number>(), ...later] = counted
    for (const [name, blocks] of later.flatMap((one) => [...one])) {
      t.ok(blocks <= mostOf(before, name), `${name}: ${before.get(name)} blocks, then ${blocks}`)
    }
    const seen = new Set([...before.keys()].map((name) => name.split(',')[0]))
    t.same(
      judged.filter((id) => !seen.has(id)),
      [],
      'every operation was counted'
    )
  })
}

/**
 * What autovacuum does now and then: the words of new records are in a list before they are in the index, and the write
 * that makes this list too long would pay for all.
 */
const cleanWords = `select gin_clean_pending_list(indexrelid) from pg_stat_user_indexes where indexrelname like '%_words'`

/** Files of each kind, whose rows are records of their own. */
const filesOf: Record<
  (typeof kinds)[number]['entity'],
  { header: string; row: (n: number) => string; mode?: string }[]
> = {
  company: [
    { header: 'name', row: (n) => `Größe ${n}` },
    { header: 'name,domain', row: (n) => `Größe ${n},file-${n}.test` },
    { header: 'name,domain', row: (n) => `Größe ${n},file-${n}.test`, mode: 'upsert' }
  ],
  contact: [
    { header: 'first_name,last_name,company_name', row: (n) => `A,Größe ${n},` },
    { header: 'first_name,last_name,email', row: (n) => `A,B,file-${n}@x.test` },
    { header: 'first_name,last_name,email', row: (n) => `A,B,file-${n}@x.test`, mode: 'upsert' }
  ],
  deal: [
    { header: 'name', row: (n) => `Größe ${n}` },
    { header: 'name', row: (n) => `Größe ${n}`, mode: 'upsert' }
  ],
  activity: [{ header: 'activity_type,subject', row: (n) => `call,Größe ${n}` }]
}

/** The operations on records, of a tenant that has `size` of each kind; some are used up. */
async function countRecords(
  service: Service,
  instance: Instance,
  size: number,
  count: Count,
  isAnalysed: boolean
): Promise<void> {
  const act = caller(instance)
  const { acme, sql } = service
  type Request = Parameters<typeof act>[1]
  const run = (id: string, request: Request, note = '') => count(`${id}${note}`, () => act(id, request))
  const [stage] = await sql<{ pipelineId: string; stageId: string }>(
    `select pipeline_id as "pipelineId", min(id::text) as "stageId" from stages where tenant_id = $1
      group by pipeline_id having count(*) > 1 order by pipeline_id desc limit 1`,
    [acme.tenantId]
  )
  const { pipelineId = '', stageId = '' } = stage ?? {}
  const links = { companyId: '', contactId: '', dealId: '', ownerId: acme.userId, pipelineId, stageId }
  /** The id of the record with this number, which none refers to, or of a new one. */
  const find = async (number: number, { operations, least }: (typeof kinds)[number]) => {
    const found = await sql<{ id: string }>('select id from companies where tenant_id = $1 and domain = $2', [
      acme.tenantId,
      `company-${number}.example`
    ])
    return found[0]?.id ?? (await act(operations.create, { body: least(made++, links) })).body.id
  }

  for (const kind of kinds) {
    const { entity, operations, full, key } = kind
    const { create, get, list, update, remove, bulk, upsert } = operations
    const text = kind.texts.at(-1) ?? ''
    const params = { id: await find(size - taken++, kind) }
    const all = (mark = made++) => full(`n${mark}`, links)
    await run(get, { params })
    await run(create, { body: all() })
    await run(update, { params, body: all() })
    await run(update, { params, body: { [text]: `${made++}` } }, ', a text')
    if (upsert && key) {
      const known = key.of(`u${made++}`, links)
      await run(upsert, { body: { ...all(), ...known } }, ', new')
      await run(upsert, { body: { ...all(), ...known } }, ', known')
    }
    const items = Array.from({ length: 100 }, () => ({ ...all(), ...key?.of(`b${made}`, links) }))
    await run(bulk, { body: { items } }, ', new')
    if (key) await run(bulk, { body: { items: items.map((item) => ({ ...item, [text]: `${made++}` })) } }, ', known')
    await run(remove, { params })
    links[`${entity}Id` as 'companyId'] = await find(size - taken++, kind)
    const [late] = await sql<{ ms: string }>(
      `select extract(epoch from updated_at) * 1000 as ms from ${kind.table} where tenant_id = $1 order by updated_at desc offset 40 limit 1`,
      [acme.tenantId]
    )
    const updatedSince = new Date(Number(late?.ms)).toISOString()
    for (const offset of [0, 20, 100]) {
      await run(list, { query: { offset } }, `, from ${offset}`)
      await run(list, { query: { offset, updatedSince: '2025-01-01' } }, `, since a time from ${offset}`)
      await run(list, { query: { offset, updatedSince } }, `, since a late time from ${offset}`)
    }
    for (const { header, row, mode = 'create' } of filesOf[entity]) {
      const file = [header, ...Array.from({ length: 20 }, () => row(made++))].join('\n')
      await run(list.replace('list', 'import'), { ...upload(file), query: { mode } }, `, ${header} by ${mode}`)
    }
    if (entity === 'contact') await run(list, { query: { email: 'no.body@bücher.example' } }, ', by an address')
    if (entity === 'company') await run(list, { query: { domain: 'bücher.example' } }, ', by a domain')
    const search = list.replace('list', 'search')
    await run(search, { body: {} })
    await run(search, { body: { sort: [{ property: 'updatedAt', direction: 'desc' }] } }, ', latest first')
    // Without statistics PostgreSQL reads the ids of all of the tenant's records beside the words, a hundred in a block.
    if (isAnalysed) await run(search, { body: { q: 'nobody' } }, ', a word that nobody has')
    await run(search, { body: { filter: { property: 'id', op: 'eq', value: params.id } } }, ', an id')
  }
  const params = { id: links.dealId }
  const [target] = await sql<{ id: string }>(
    `select stages.id from deals join stages on stages.tenant_id = deals.tenant_id and stages.pipeline_id = deals.pipeline_id
      and stages.id <> deals.stage_id where deals.tenant_id = $1 and deals.id = $2 limit 1`,
    [acme.tenantId, links.dealId]
  )
  await run('moveDealStage', { params, body: { stageId: target?.id } })
  await run('updateDealBant', { params, body: { budget: made++ % 25, authority: 10, need: 5, timeline: 1 } })
  await run('getDealBant', { params })
}

/** All others, with requests made out of the contract. */
async function countOthers(service: Service, count: Count): Promise<void> {
  const { acme, call } = service
  const login = { email: acme.email, password: acme.password }
  const logIn = async () => ({ refreshToken: (await call('login', { body: login })).body.refreshToken })
  const bodies: Record<string, () => Promise<object>> = {
    login: async () => login,
    refreshSession: logIn,
    logout: logIn
  }
  // No change that was filled in has a set, and a page looks for as many as it may have.
  const fewSets = { query: { limit: 50 } }
  for (const id of judged.filter((id) => !ofKinds.has(id))) {
    const body = await bodies[id]?.()
    const made = body ? { body } : await makeRequest(service, acme.admin, id)
    const request = id === 'listChangeSets' ? fewSets : made
    await count(id, () => call(id, request as never))
  }
  // Few webhooks may want the same, and what they want would be counted with what changes a record.
  for (const { id } of (await call('listWebhooks')).body) await call('deleteWebhook', { params: { id } })
  // What the requests were about stays; a list of pipelines would be longer after each round.
  for (const { id, isDefault } of (await call('listPipelines')).body) {
    if (!isDefault) await call('deletePipeline', { params: { id } })
  }
}
