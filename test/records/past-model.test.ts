import fc from 'fast-check'
import papaparse from 'papaparse'
import t from 'tap'
import { removeOldChanges } from '../../src/retention/old-changes.ts'
import '../support/seed.ts'
import { type Service, startService } from '../support/start.ts'
import { type AnyRecord, makeLinks } from './kinds.ts'

// Random writes of every sort. Behind each of them questions are asked, and their answers kept; in the end all are asked again as of then.

type Question = { id: string; params?: object; query?: Record<string, unknown>; body?: Record<string, unknown> }
type Kept = { sequence: number; question: Question; text: string }

/** No record's id. */
const nobody = '019cadd8-7c11-7e0a-8b64-2d9f1c5e3a77'

const write = fc.constantFrom(
  ...([
    'create',
    'create',
    'update',
    'update',
    'update',
    'update',
    'move',
    'bulk',
    'bulkUpdate',
    'bulkDelete',
    'import',
    'merge'
  ] as const),
  ...([
    'undo',
    'undo',
    'restore',
    'delete',
    'activity',
    'dealContact',
    'archive',
    'define',
    'rename',
    'upsert',
    'bant',
    'stage',
    'pipeline',
    'erase'
  ] as const)
)
const step = fc.record({
  write,
  one: fc.nat(),
  other: fc.nat(),
  word: fc.constantFrom('Ærø', 'Aero', 'Bonn', 'Celle', null),
  number: fc.nat(50)
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

const kinds = ['Contacts', 'Companies', 'Deals', 'Activities'] as const
const singular = { Contacts: 'Contact', Companies: 'Company', Deals: 'Deal', Activities: 'Activity' }

/** A tenant whose writes are at random. */
class World {
  readonly ids: Record<(typeof kinds)[number], string[]> = { Contacts: [], Companies: [], Deals: [], Activities: [] }
  readonly deleted: [kind: (typeof kinds)[number], id: string][] = []
  readonly sets: string[] = []
  readonly properties: { id: string; key: string }[] = []
  stages: string[] = []
  /** Contacts that were erased. */
  readonly erased: string[] = []
  /** What is to be done while a contact is still there that is to be erased. */
  beforeErasure: (id: string) => Promise<void> = async () => {}
  readonly #service: Service
  readonly #links: Awaited<ReturnType<typeof makeLinks>>
  #count = 0

  constructor(service: Service, links: Awaited<ReturnType<typeof makeLinks>>) {
    this.#service = service
    this.#links = links
  }

  /** Calls an operation that may be refused. */
  async #call(id: string, request: object): Promise<{ status: number; body: Record<string, unknown> }> {
    const answer = await this.#service.call(id as 'createContact', request as never)
    const isDone = answer.status < 300
    const set = answer.headers['x-change-set']
    if (isDone && set) this.sets.push(String(set))
    return { status: answer.status, body: isDone ? (answer.body as never) : {} }
  }

  pick<T>(list: readonly T[], number: number): T | undefined {
    return list[number % Math.max(list.length, 1)]
  }

  #values(kind: (typeof kinds)[number], { word, number, one, other }: Step): Record<string, unknown> {
    const { ownerId, pipelineId } = this.#links
    const owner = number % 3 === 0 ? null : ownerId
    const custom = Object.fromEntries(this.properties.map(({ key }) => [key, number % 2 ? `${word}` : null]))
    const companyId = this.pick(this.ids.Companies, one) ?? null
    const contactId = this.pick(this.ids.Contacts, other) ?? null
    const n = ++this.#count
    if (kind === 'Contacts')
      return {
        firstName: `F${number}`,
        lastName: `L${n}`,
        city: word,
        ownerId: owner,
        companyId,
        custom,
        tags: word ? [word] : []
      }
    if (kind === 'Companies')
      return {
        name: `C${n}`,
        city: word,
        industry: word,
        employeeCount: number,
        ownerId: owner,
        tags: word ? [word] : []
      }
    if (kind === 'Activities')
      return { activityType: 'call', subject: `S${n}`, contactId, status: number % 2 ? 'pending' : 'completed' }
    const stageId = this.pick(this.stages, one)
    const currency = number % 2 ? 'EUR' : 'USD'
    return {
      name: `D${n}`,
      pipelineId,
      stageId,
      value: number + 0.1,
      currency,
      probability: number,
      ownerId: owner,
      companyId,
      contactId,
      status: ['open', 'won', 'lost'][other % 3]
    }
  }

  async take(step: Step): Promise<void> {
    const { write, one, other, word, number } = step
    const kind = this.pick(kinds, one) ?? 'Contacts'
    const id = this.pick(this.ids[kind], other) ?? nobody
    const values = () => this.#values(kind, step)
    const remember = async (of: (typeof kinds)[number]) => {
      const { body } = await this.#call(`list${of}`, {})
      this.ids[of] = (body as never as AnyRecord[]).map((record) => record.id)
    }
    const filter = { property: 'createdAt', op: 'gte', value: '2020-01-01' }
    const some = {
      or: [
        { property: 'city', op: 'eq', value: word ?? 'x' },
        { property: 'city', op: 'isNull', value: number % 2 === 0 }
      ]
    }
    switch (write) {
      case 'create':
        await this.#call(`create${singular[kind]}`, { body: values() })
        break
      case 'update':
        await this.#call(`update${singular[kind]}`, { params: { id }, body: values() })
        break
      case 'move':
        await this.#call('moveDealStage', {
          params: { id: this.pick(this.ids.Deals, other) ?? nobody },
          body: { stageId: this.pick(this.stages, number) }
        })
        break
      case 'bulk':
        await this.#call(`bulkCreate${kind}`, { body: { items: [values(), values(), values()] } })
        break
      case 'bulkUpdate':
        await this.#call('bulkUpdateContacts', {
          body: { filter: some, set: { lifecycleStage: number % 2 ? 'lead' : 'customer' } }
        })
        break
      case 'bulkDelete':
        await this.#call('bulkDeleteActivities', {
          body: { filter: { and: [filter, { property: 'subject', op: 'eq', value: `S${number}` }] } }
        })
        break
      case 'import':
        await this.#import(`first_name,last_name,city\nI${number},J${++this.#count},${word ?? ''}\n`)
        break
      case 'merge':
        await this.#call(`merge${number % 2 ? 'Contacts' : 'Companies'}`, {
          params: { id: this.pick(number % 2 ? this.ids.Contacts : this.ids.Companies, one) ?? nobody },
          body: { duplicateId: this.pick(number % 2 ? this.ids.Contacts : this.ids.Companies, other) ?? nobody }
        })
        break
      case 'undo':
        await this.#call('undoChangeSet', { body: { changeSet: this.pick(this.sets, one) ?? nobody } })
        break
      case 'restore': {
        const [of, gone] = this.pick(this.deleted, one) ?? ['Contacts', nobody]
        await this.#call(`restore${singular[of as 'Contacts']}`, { params: { id: gone } })
        break
      }
      case 'delete':
        this.deleted.push([kind, id])
        await this.#call(`delete${singular[kind]}`, { params: { id } })
        break
      case 'activity':
        await this.#call('createActivity', { body: this.#values('Activities', step) })
        break
      case 'dealContact':
        await this.#call('setDealContact', {
          params: {
            id: this.pick(this.ids.Deals, one) ?? nobody,
            contactId: this.pick(this.ids.Contacts, other) ?? nobody
          },
          body: { isPrimary: number % 2 === 0 }
        })
        break
      case 'archive': {
        const property = this.pick(this.properties, one)
        const body = number % 3 ? { isArchived: number % 2 === 0 } : { label: `Label ${++this.#count}` }
        if (property) await this.#call('updateProperty', { params: { id: property.id }, body })
        break
      }
      case 'define':
        if (this.properties.length < 3) {
          const key = `own_${++this.#count}`
          const { body } = await this.#call('createProperty', {
            body: { entity: 'contact', key, type: 'text', label: key }
          })
          this.properties.push({ id: String(body.id), key })
        }
        break
      case 'stage': {
        const named = { name: `Stage ${++this.#count}`, position: number % 4 }
        if (number % 3 === 0) await this.#call('deleteStage', { params: { id: this.pick(this.stages, one) ?? nobody } })
        else if (number % 3 === 1)
          await this.#call('updateStage', { params: { id: this.pick(this.stages, one) ?? nobody }, body: named })
        else {
          const { body } = await this.#call('createStage', { params: { id: this.#links.pipelineId }, body: named })
          if (body.id) this.stages.push(String(body.id))
        }
        break
      }
      case 'pipeline':
        await this.#call('updatePipeline', {
          params: { id: this.#links.pipelineId },
          body: { name: `Pipeline ${++this.#count}` }
        })
        break
      case 'erase':
        await this.#erase(this.pick(this.ids.Contacts, other))
        break
      case 'rename':
        await this.#call('updateStage', {
          params: { id: this.pick(this.stages, one) ?? nobody },
          body: { name: `Stage ${++this.#count}` }
        })
        break
      case 'upsert':
        await this.#call('upsertCompany', {
          body: { name: `U${++this.#count}`, domain: `u${number % 5}.test`, city: word }
        })
        break
      case 'bant':
        await this.#call('updateDealBant', {
          params: { id: this.pick(this.ids.Deals, one) ?? nobody },
          body: { budget: number % 26, authority: 5 }
        })
    }
    for (const of of kinds) await remember(of)
  }

  async #erase(id: string | undefined): Promise<void> {
    if (id === undefined || this.erased.length >= 3) return
    await this.beforeErasure(id)
    const { status } = await this.#call('eraseContact', { params: { id }, body: { activities: 'unlink' } })
    if (status < 300) this.erased.push(id)
  }

  #import(csv: string) {
    const boundary = 'border'
    const payload = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="c.csv"\r\ncontent-type: text/csv\r\n\r\n${csv}\r\n--${boundary}--\r\n`
    return this.#call('importContacts', {
      payload,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }
    })
  }
}

/** What may be asked of any moment, of stable properties alone: names of others and the last activity move without a change. */
function questionsOf(world: World, step: Step): Question[] {
  const { one, other, word, number } = step
  const value = word ?? 'x'
  const each = kinds.map(
    (kind): Question => ({
      id: `get${singular[kind]}`,
      params: { id: world.pick(world.ids[kind], one) ?? nobody }
    })
  )
  const lists: Question[] = [
    { id: 'listContacts', query: { limit: 3, offset: number % 3, count: true } },
    { id: 'listContacts', query: { sort: '-city,firstName', limit: 5, fields: 'id,city,firstName,tags' } },
    { id: 'listDeals', query: { status: 'open', limit: 100, fields: 'id,value,status,contactId,stageId' } },
    {
      id: 'listDeals',
      query: {
        contactId: world.pick(world.ids.Contacts, other) ?? nobody,
        fields: 'id,contactId'
      }
    },
    { id: 'listCompanies', query: { industry: value, fields: 'id,industry' } },
    { id: 'listActivities', query: { status: 'completed', count: true, fields: 'id,subject,completedAt' } }
  ]
  const filters: [string, object][] = [
    [
      'Contacts',
      { or: [{ property: 'city', op: 'eq', value }, { not: { property: 'tags', op: 'hasAny', value: [value] } }] }
    ],
    [
      'Companies',
      {
        and: [
          { property: 'employeeCount', op: 'gte', value: number },
          { property: 'name', op: 'startsWith', value: 'c' }
        ]
      }
    ],
    [
      'Deals',
      {
        or: [
          { property: 'value', op: 'lt', value: number },
          { property: 'bantScore', op: 'isNull', value: number % 2 === 0 }
        ]
      }
    ]
  ]
  const searches = filters.map(
    ([kind, filter]): Question => ({
      id: `search${kind}`,
      body: { filter, sort: [{ property: 'updatedAt', direction: 'desc' }], fields: ['id', 'updatedAt'], count: true }
    })
  )
  const sums: Question[] = [
    {
      id: 'aggregateDeals',
      body: {
        groupBy: [{ property: 'stageId' }, { property: 'currency' }],
        measures: [
          { op: 'sum', property: 'value' },
          { op: 'avg', property: 'probability' },
          { op: 'max', property: 'bantScore' }
        ]
      }
    },
    {
      id: 'aggregateContacts',
      body: {
        groupBy: [{ property: 'city' }, { property: 'createdAt', period: 'month' }],
        sort: { by: 'count', direction: 'desc' }
      }
    },
    { id: 'aggregateContacts', body: { groupBy: [{ property: 'companyId' }], filter: filters[0]?.[1] } },
    { id: 'aggregateActivities', body: { groupBy: [{ property: 'status' }, { property: 'ownerId' }] } },
    { id: 'getDealSummary', query: { groupBy: ['stage', 'owner', 'month', 'status'][number % 4] } }
  ]
  const batches: Question[] = [
    {
      id: 'batchGetContacts',
      body: {
        ids: [...world.ids.Contacts.slice(0, 5), nobody],
        fields: ['id', 'city', 'companyId']
      }
    }
  ]
  const all = [...each, ...lists, ...searches, ...sums, ...batches]
  // A few each time: all of them come up.
  return all.filter((_, index) => (index + one) % 4 === 0)
}

/** What an erasure leaves as it was: answers that hold neither people nor what names the one. */
function isFreeOf({ question: { id, body, query }, text }: Kept, erased: string): boolean {
  return !/Contact|Activit/.test(id) && !`${text}${JSON.stringify([body, query])}`.includes(erased)
}

/** An answer without what moves without a change of the record, and without custom values, which are as today's definitions say. */
function textOf(answer: unknown, headers: Record<string, unknown>): string {
  // Groups of stages come by the positions that stages have today.
  const isGrouped = Array.isArray(answer) && Object.hasOwn(Object(answer[0]), 'count')
  const rows = isGrouped ? answer.map((row) => JSON.stringify(row)).sort() : answer
  const left = JSON.stringify(rows, (name, value) =>
    /^(company|contact|deal|owner|stage)Name$|^lastActivityAt$|^custom$/.test(name) ? undefined : value
  )
  const named = ['etag', 'x-total-count', 'x-missing-ids', 'x-merged-ids'].map((name) => headers[name])
  return JSON.stringify([left, named])
}

const roundedCents = (value: number) => Math.round(value * 100) / 100

/** What a file of deals adds up to, by currency. */
function sumsOfFile(csv: string): Record<string, number> {
  const sums: Record<string, number> = {}
  type Cells = { value: string; currency: string }
  for (const { value, currency } of papaparse.parse<Cells>(csv, { header: true, skipEmptyLines: true }).data)
    sums[currency] = roundedCents((sums[currency] ?? 0) + Number(value))
  return sums
}

t.test(
  'Every answer that was kept through random writes is the answer as of then, after the retention, too',
  async (t) => {
    const service = await startService(t)
    const { call, acme, sql, db } = service
    const links = await makeLinks(service)
    const world = new World(service, links)
    world.stages = ((await call('getPipeline', { params: { id: links.pipelineId } })).body.stages ?? []).map(
      ({ id }) => id
    )
    const end = async () =>
      (
        await sql<{ n: number }>('select sequence::float8 as n from tenant_clocks where tenant_id = $1', [
          acme.tenantId
        ])
      )[0]?.n ?? 0
    const ask = async ({ id, params, query, body }: Question, asOf?: number) => {
      const request = {
        params,
        query: { ...query, ...(asOf !== undefined && !body && { asOf }) },
        ...(body && { body: { ...body, ...(asOf !== undefined && { asOf }) } })
      }
      const answer = await call(id as 'getContact', request as never)
      const { status, headers } = answer
      return {
        status,
        text: textOf(status < 300 ? answer.body : [status, answer.problem.code, answer.problem.mergedInto], headers),
        headers
      }
    }
    let kept: Kept[] = []
    let keptInAll = 0
    const seed = Number(process.env.PAST_SEED ?? Math.floor(Math.random() * 1_000_000))
    const again = async (of: Kept[]) => {
      let wrong = 0
      for (const { sequence, question, text } of of) {
        const then = await ask(question, sequence)
        if (then.text !== text && ++wrong < 4) t.equal(then.text, text, `${sequence} ${JSON.stringify(question)}`)
        if (then.status < 300) t.equal(Number(then.headers['x-as-of-sequence']), sequence)
      }
      t.equal(wrong, 0, `PAST_SEED=${seed}`)
    }
    const sums = new Map<number, Record<string, number>>()
    world.beforeErasure = async (id) => {
      await again(kept)
      kept = kept.filter((one) => isFreeOf(one, id))
    }
    for (const [index, one] of fc.sample(step, { numRuns: 100, seed }).entries()) {
      await world.take(one)
      const [sequence, before] = [await end(), kept.length]
      for (const question of questionsOf(world, one))
        kept.push({ sequence, question, text: (await ask(question)).text })
      keptInAll += kept.length - before
      if (index % 10 === 0) sums.set(sequence, sumsOfFile(String((await call('exportDeals')).body)))
    }
    const sumAgain = async (from: number) => {
      for (const [asOf, wanted] of sums) {
        if (asOf < from) continue
        const { body } = await call('getDealSummary', { query: { groupBy: 'status', asOf } })
        const found: Record<string, number> = {}
        for (const { currency, value } of body) found[`${currency}`] = roundedCents((found[`${currency}`] ?? 0) + value)
        t.same(found, wanted, `the summary as of ${asOf} is that of the export then`)
      }
    }
    t.ok(world.erased.length > 0 && sums.size > 5, `${world.erased.length} contacts were erased`)
    for (const id of world.erased)
      for (const asOf of [1, 10, await end()])
        t.equal((await call('getContact', { params: { id }, query: { asOf } })).status, 404, 'as if never there')
    t.ok(keptInAll > 300, `${keptInAll} answers were kept`)
    await again(kept)
    await sumAgain(0)

    const horizon = Math.floor((await end()) / 2)
    await sql(
      `update changes set changed_at = (timestamp '2026-01-01' + sequence * interval '1 ms') at time zone 'UTC' where tenant_id = $1 and sequence <= $2`,
      [acme.tenantId, horizon]
    )
    await removeOldChanges(db, 30)
    const [count] = await sql<{ n: number }>(
      'select count(*)::int as n from changes where tenant_id = $1 and sequence <= $2',
      [acme.tenantId, horizon]
    )
    t.ok((count?.n ?? horizon) < horizon, 'something is gone')
    await again(kept.filter(({ sequence }) => sequence >= horizon))
    await sumAgain(horizon)
    for (const { sequence, question } of kept.filter((one) => one.sequence < horizon).slice(0, 20)) {
      t.equal((await ask(question, sequence)).status, 410)
    }
  }
)
