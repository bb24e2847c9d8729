import { createHash } from 'node:crypto'
import papaparse from 'papaparse'
import { type Event, outcomeOf } from './history.ts'
import { type Change, countLeading, type Json, type Log, propertyOf } from './log.ts'
import { kindOf } from './writes.ts'

// Whether what was read is the state at one number of the log, between what was written before the request began and what came after it.

/** A request of a caller of whom it is known what is seen. */
type Read = Event & { sees: string | undefined }

/** A number at which an answer holds; a sentence where there is none; undefined where the answer isn't judged. */
export type Judged = number | string | undefined

/** Joined names: by property the kind of record whose name it is; its id is in the property of that name with Id. */
const joined: Record<string, string> = {
  companyName: 'company',
  contactName: 'contact',
  dealName: 'deal',
  stageName: 'stage'
}
/** What moves without a version: names of users, who aren't in the log, and stages within a pipeline; definitions are judged apart. */
const moving = new Set([...Object.keys(joined), 'ownerName', 'lastActivityAt', 'custom', 'stages'])

/** Properties that filters compare as they are. */
const comparable = new Set(
  'industry city ownerId companyId stageId pipelineId dealId status lifecycleStage activityType priority currency'.split(
    ' '
  )
)

/** What an answer is compared with over a span of the log: from `from` to the next one. */
type Segment = { from: number; digest: string; total: number }
/** Which records of a kind make an answer, in the order of lists. */
type Question = { matches: (data: Json) => boolean; limit: number; offset: number }
/** What makes lines of an answer's records, and the same of those in the log. */
type Lines = {
  key: string
  lines: string[]
  linesOf: (page: Change[]) => string[]
  holds?: (at: number, one: Segment) => boolean
}

const all: Question = { matches: () => true, limit: Infinity, offset: 0 }

export class Reads {
  readonly #log: Log
  readonly #pages = new Map<string, Segment[]>()
  readonly #moments: Map<string, { from: number; value: string | null }[]>
  /** Of a follower's cursor: up to which number it has read. */
  readonly #positions = new Map<string, number>()
  /** How many answers were judged, and how many weren't, by operation. */
  readonly judged: Record<string, number> = {}
  readonly unjudged: Record<string, number> = {}

  constructor(log: Log) {
    this.#log = log
    this.#moments = lastActivities(log)
  }

  /** Judges an answer; the numbers `low` and `high` are what it may have seen at least and at most. */
  judge(event: Event, low: number, high: number): Judged {
    const isKnown = outcomeOf(event) !== 'unknown' && isSeenBy(event)
    const found = isKnown ? this.#judge(event, low, Math.min(high, this.#log.last)) : undefined
    const counts = found === undefined ? this.unjudged : this.judged
    counts[event.id] = (counts[event.id] ?? 0) + 1
    return found
  }

  #judge(event: Read, low: number, high: number): Judged {
    const { id, status, text, params, sees } = event
    const [kind, log, own] = [kindOf(id), this.#log, params.id ?? '']
    const span = `${low} to ${high}`
    if (id === 'listChanges') return this.#judgeFollower(event, low, high)
    if (id === 'getDealSummary' && status === 200) return this.#judgeSummary(event, low, high)
    if (!kind) return undefined
    if (/^list\w+History$/.test(id)) return this.#judgeHistory(event, low, high)
    if (sees !== undefined && log.scrubbed.has(own)) return undefined
    if (/^((get|update|delete)(Company|Contact|Deal|Activity|Pipeline|Stage)|moveDealStage|restore\w+)$/.test(id)) {
      const { currentVersion } = status === 412 ? JSON.parse(text) : {}
      const isAsSaid = (at: number) => {
        const state = log.stateAt(own, at, sees)
        return status === 404 ? state?.entity !== kind : state?.changedAt === currentVersion
      }
      if (status === 412 || (status === 404 && !/^restore/.test(id))) {
        const said = status === 404 ? 'is a 404, and it was there' : `says version ${currentVersion}, which it wasn't`
        return this.#find(low, high, isAsSaid) ?? `${id} ${own} ${said} from ${span}`
      }
      if (status < 300 && event.headers.etag) return this.#judgeRecord(event, JSON.parse(text), low, high)
    }
    if (status !== 200) return undefined
    const isPlain = sees === undefined && !/^export/.test(id) && readQuestion(event)?.isAll === true
    if (log.isErasedFrom(kind) && !isPlain && !(/^batchGet/.test(id) && sees === undefined)) return undefined
    if (/^batchGet/.test(id)) return this.#judgeBatch(event, low, high)
    if (/^(list|search)(Companies|Contacts|Deals|Activities)$/.test(id)) return this.#judgeList(event, kind, low, high)
    if (/^export(Companies|Contacts|Deals|Activities)$/.test(id)) return this.#judgeExport(event, kind, low, high)
    return undefined
  }

  /** The least number from `low` to `high` between two transactions at which something holds. */
  #find(low: number, high: number, holds: (sequence: number) => boolean): number | undefined {
    for (let sequence = low; sequence <= high; sequence += 1) {
      if (this.#log.isBorder(sequence) && holds(sequence)) return sequence
    }
    return undefined
  }

  #judgeRecord({ id, params, headers, sees }: Read, record: Json, low: number, high: number): Judged {
    const row = this.#log.byTime.get(headers.etag?.slice(1, -1) ?? '')
    if (!row || row.entityId !== params.id)
      return `${id} ${params.id} has version ${headers.etag}, which the log hasn't`
    // What a restricted caller has just given away it is still shown.
    const seenBy = /^get/.test(id) ? sees : undefined
    const isIt = (at: number) =>
      this.#log.stateAt(row.entityId, at, seenBy) === row && this.#differenceOf(record, row, at, sees) === undefined
    const versions = this.#log.versionsOf(row.entityId)
    const next = versions[countLeading(versions, ({ sequence }) => sequence <= row.sequence)]?.sequence ?? Infinity
    const from = Math.max(low, row.sequence)
    const why = () => this.#differenceOf(record, row, from, sees)
    return (
      this.#find(from, Math.min(high, next - 1), isIt) ??
      `${id} ${row.entityId} is as of change ${row.sequence}, and had to be of ${low} to ${high} (${why()})`
    )
  }

  /** The first property of an answer that isn't as the log has it. */
  #differenceOf(
    record: Json,
    { data, entity, entityId }: Change,
    at: number,
    sees: string | undefined
  ): string | undefined {
    const log = this.#log
    if (log.scrubbed.has(entityId)) return undefined
    const wanted: [name: string, value: unknown, held: unknown][] = []
    for (const [name, value] of Object.entries(record)) if (!moving.has(name)) wanted.push([name, value, data[name]])
    for (const [key, value] of Object.entries((record.custom ?? {}) as Json))
      wanted.push([`custom.${key}`, value, propertyOf(data, `custom.${key}`)])
    for (const [name, of] of Object.entries(joined)) {
      const id = data[`${of}Id`]
      if (id !== undefined) wanted.push([name, record[name], id === null ? null : log.nameAt(of, String(id), at, sees)])
    }
    if (/^(contact|deal)$/.test(entity))
      wanted.push([
        'lastActivityAt',
        record.lastActivityAt,
        valueAt(this.#moments.get(entityId) ?? [], at)?.value ?? null
      ])
    const isOther = ([name, value, held]: (typeof wanted)[number]) => {
      const isKnown = value !== undefined && held !== undefined && (moving.has(name) || !log.isBlanked(held))
      return isKnown && JSON.stringify(value) !== JSON.stringify(held)
    }
    const [name, value, held] = wanted.find(isOther) ?? []
    return name && `${name} is ${JSON.stringify(value)}, and was ${JSON.stringify(held)}`
  }

  #judgeHistory({ id, params, query, status, text, sees }: Read, low: number, high: number): Judged {
    if (status !== 200 || sees !== undefined || Object.keys(query).some((name) => name !== 'limit')) return undefined
    const entries = JSON.parse(text) as Change[]
    const versions = this.#log.versionsOf(params.id ?? '')
    const newest = entries[0]?.sequence ?? 0
    const until = versions.findIndex(({ sequence }) => sequence > newest)
    const upTo = until < 0 ? versions : versions.slice(0, until)
    const wanted = upTo.toReversed().slice(0, Number(query.limit ?? 100))
    const isSame = (entry: Change, row: Change | undefined) =>
      entry.sequence === row?.sequence &&
      entry.action === row.action &&
      entry.changeSet === row.changeSet &&
      entry.changedAt === row.changedAt
    if (entries.length !== wanted.length || !entries.every((entry, index) => isSame(entry, wanted[index]))) {
      return `${id} ${params.id} isn't the log's`
    }
    const last = (versions[upTo.length]?.sequence ?? Infinity) - 1
    const at = Math.max(low, newest)
    return at <= Math.min(high, last)
      ? at
      : `${id} ${params.id} ends with ${newest}, and had to be of ${low} to ${high}`
  }

  #judgeBatch(event: Read, low: number, high: number): Judged {
    const { ids, fields } = event.body as { ids: string[]; fields?: string[] }
    if (fields && !['id', 'updatedAt'].every((name) => fields.includes(name))) return undefined
    const records = JSON.parse(event.text) as Json[]
    const found = new Map(records.map((record) => [String(record.id), record]))
    const holds = (at: number) =>
      ids.every((id) => {
        const state = this.#log.stateAt(id, at, event.sees)
        const record = found.get(id)
        return state && record
          ? record.updatedAt === state.changedAt && this.#differenceOf(record, state, at, event.sees) === undefined
          : !state && !record
      })
    return (
      this.#find(low, high, holds) ?? `${event.id} of ${ids.length} is the state of no change from ${low} to ${high}`
    )
  }

  #judgeList(event: Read, kind: string, low: number, high: number): Judged {
    const asked = readQuestion(event)
    if (!asked) return undefined
    const records = JSON.parse(event.text) as Json[]
    const total = event.headers['x-total-count']
    return this.#judgePage(event, low, high, kind, asked, {
      key: asked.key,
      lines: records.map(({ id, updatedAt }) => `${id} ${updatedAt}`),
      linesOf: (page) => page.map(({ entityId, changedAt }) => `${entityId} ${changedAt}`),
      holds: (at, one) =>
        (total === undefined || Number(total) === one.total) &&
        records.every((record) => {
          const state = this.#log.stateAt(String(record.id), at, event.sees)
          return state && this.#differenceOf(record, state, at, event.sees) === undefined
        })
    })
  }

  #judgeExport(event: Read, kind: string, low: number, high: number): Judged {
    const parsing = { header: true, skipEmptyLines: true } as const
    const { data: rows } = papaparse.parse<Record<string, string>>(event.text.replace(/^\ufeff/, ''), parsing)
    // Its pages are statements of their own; up to so many rows are one.
    if (rows.length >= 1_000 || Object.keys(event.query).length > 0) return undefined
    const names = exported[kind] ?? []
    return this.#judgePage(event, low, high, kind, all, {
      key: 'export',
      lines: rows.map((row) => JSON.stringify(names.map((name) => row[snake(name)] ?? ''))),
      linesOf: (page) => page.map(({ data }) => JSON.stringify(names.map((name) => String(data[name] ?? ''))))
    })
  }

  #judgeSummary(event: Read, low: number, high: number): Judged {
    const { groupBy = '', ...others } = event.query
    if (Object.keys(others).length > 0) return undefined
    type Row = { group: string | null; currency: string; count: number; value: number; weightedValue: number }
    const lines = (JSON.parse(event.text) as Row[]).map(({ group, currency, count, value, weightedValue }) =>
      JSON.stringify([group, currency, count, Math.round(value * 100), Math.round(weightedValue * 10_000)])
    )
    const linesOf = (page: Change[]) => summaryOf(groupBy, page)
    return this.#judgePage(event, low, high, 'deal', all, { key: `by ${groupBy}`, lines: lines.sort(), linesOf })
  }

  /** Whether an answer's lines are those of some number of the log. */
  #judgePage(event: Read, low: number, high: number, kind: string, asked: Question, page: Lines): Judged {
    const { key, lines, linesOf, holds = () => true } = page
    const segments = this.#segmentsOf(kind, asked, event.sees, key, linesOf)
    const digest = digestOf(lines)
    const isIt = (at: number) => {
      const one = valueAt(segments, at)
      return one?.digest === digest && holds(at, one)
    }
    return this.#find(low, high, isIt) ?? `${event.id} ${key} is the state of no change from ${low} to ${high}`
  }

  /** What a question's answer was over the log; made once, in one walk through it. */
  #segmentsOf(
    kind: string,
    { matches, limit, offset }: Question,
    sees: string | undefined,
    key: string,
    linesOf: Lines['linesOf']
  ) {
    const name = JSON.stringify([kind, key, sees])
    const known = this.#pages.get(name)
    if (known) return known
    const members: Change[] = []
    const digest = () => digestOf(linesOf(members.slice(offset, offset + limit)))
    const segments: Segment[] = [{ from: 0, digest: digest(), total: 0 }]
    for (const row of this.#log.rows) {
      if (row.entity !== kind) continue
      const state = this.#log.stateAt(row.entityId, row.sequence, sees)
      const place = countLeading(members, (one) => placeOf(one) < placeOf(row))
      const isIn = members[place]?.entityId === row.entityId
      if (!isIn && !(state && matches(state.data))) continue
      members.splice(place, isIn ? 1 : 0, ...(state && matches(state.data) ? [state] : []))
      // What comes behind the page leaves it as it is.
      const next = place < offset + limit ? digest() : (segments.at(-1)?.digest ?? '')
      segments.push({ from: row.sequence, digest: next, total: members.length })
    }
    this.#pages.set(name, segments)
    return segments
  }

  /** A follower's pages, put together, are the log; the last one has all that was written before it was asked for. */
  #judgeFollower({ who, query, status, text }: Read, low: number, high: number): Judged {
    if (status !== 200) return undefined
    const { cursor, wait: _, limit: __, ...filter } = query
    type Page = { changes: Change[]; nextCursor: string; hasMore: boolean }
    const { changes, nextCursor, hasMore } = JSON.parse(text) as Page
    const name = JSON.stringify([who, filter])
    const from = cursor === undefined ? 0 : this.#positions.get(`${name} ${cursor}`)
    const last = changes.at(-1)?.sequence
    const filters = ['entity', 'entityId', 'changeSet', 'actorId'] as const
    const isIts = (row: Change) =>
      filters.every((one) => filter[one] === undefined || row[one] === filter[one]) &&
      (filter.ignoreOwn !== 'true' || row.actorId !== who)
    const position = last ?? from
    if (position !== undefined) {
      const known = this.#positions.get(`${name} ${nextCursor}`)
      this.#positions.set(`${name} ${nextCursor}`, Math.max(position, known ?? 0))
    }
    if (from === undefined) return undefined
    const wanted = this.#log.rows.slice(from, last ?? from).filter(isIts)
    const isSame =
      wanted.length === changes.length && wanted.every((row, index) => isSameRow(row, changes[index], this.#log))
    if (!isSame) return `a page of the feed behind ${from} isn't the log's`
    const missed = hasMore ? undefined : this.#log.rows.slice(position, low).find(isIts)
    if (missed) return `a page of the feed ends at ${position}, and ${missed.sequence} was written before`
    return (last ?? 0) <= high ? Math.max(low, last ?? 0) : `a page of the feed has ${last}, which was written later`
  }
}

function isSeenBy(event: Event): event is Read {
  return event.sees !== null
}

function isSameRow(row: Change, entry: Change | undefined, log: Log): boolean {
  const isSame =
    entry?.sequence === row.sequence &&
    entry.entityId === row.entityId &&
    entry.changeSet === row.changeSet &&
    entry.action === row.action
  return isSame && (log.scrubbed.size > 0 || JSON.stringify(entry.data) === JSON.stringify(row.data))
}

/** Exported columns that are properties of the record itself. */
const exported: Record<string, string[]> = {
  company: ['name', 'industry', 'city', 'country', 'phone'],
  contact: ['firstName', 'lastName', 'title', 'city', 'phone'],
  deal: ['name', 'currency', 'probability'],
  activity: ['activityType', 'subject', 'status', 'priority']
}
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function summaryOf(groupBy: string, states: Change[]): string[] {
  const groups = new Map<string, { of: unknown[]; count: number; value: number; weighted: number }>()
  for (const { data } of states) {
    const { stageId, ownerId, status, expectedCloseDate, currency } = data
    const month = typeof expectedCloseDate === 'string' ? expectedCloseDate.slice(0, 7) : null
    const group = { stage: stageId, owner: ownerId, status, month }[groupBy] ?? null
    const key = JSON.stringify([group, currency])
    const sum = groups.get(key) ?? { of: [group, currency], count: 0, value: 0, weighted: 0 }
    const cents = Math.round(Number(data.value ?? 0) * 100)
    sum.count += 1
    sum.value += cents
    sum.weighted += cents * Number(data.probability ?? 0)
    groups.set(key, sum)
  }
  return [...groups.values()].map(({ of, ...sums }) => JSON.stringify([...of, ...Object.values(sums)])).sort()
}

function digestOf(lines: string[]): string {
  return createHash('sha1').update(lines.join('\n')).digest('base64')
}

/** What records are ordered by in lists. */
const placeOf = ({ data, entityId }: Change) => `${data.createdAt} ${entityId}`

/** The latest of what begins at a number or before it. */
function valueAt<One extends { from: number }>(list: One[], at: number): One | undefined {
  return list[countLeading(list, ({ from }) => from <= at) - 1]
}

/** What a list or a search asks for; undefined where the checker doesn't know it. */
function readQuestion({ id, query, body }: Event): (Question & { key: string; isAll: boolean }) | undefined {
  const asked = /^search/.test(id) ? ((body ?? {}) as Json) : (query as Json)
  const { limit = 100, offset = 0, count: _, filter, ...others } = asked
  const conditions = Object.entries(others).map(([property, value]) => ({ property, op: 'eq', value }))
  const asks = [...conditions, ...(filter ? [filter as { property: string; op: string; value: unknown }] : [])]
  const isKnown = asks.every(
    ({ property, op }) => comparable.has(property) && ['eq', 'ne', 'in', 'isNull'].includes(op)
  )
  if (!isKnown) return undefined
  const matches = (data: Json) => asks.every(({ property, op, value }) => isMet(data[property] ?? null, op, value))
  const key = JSON.stringify([asks, limit, offset])
  return { matches, limit: Number(limit), offset: Number(offset), key, isAll: asks.length === 0 }
}

function isMet(held: unknown, op: string, value: unknown): boolean {
  const same = (one: unknown) => String(one).toLowerCase() === String(held).toLowerCase()
  if (op === 'isNull') return (held === null) === value
  if (op === 'in') return held !== null && (value as unknown[]).some(same)
  return op === 'eq' ? held !== null && same(value) : held === null || !same(value)
}

/** Of each contact and deal, over the log: when the latest activity that names it was created or completed. */
function lastActivities(log: Log): Map<string, { from: number; value: string | null }[]> {
  const moments = new Map<string, { from: number; value: string | null }[]>()
  const naming = new Map<string, Map<string, string>>()
  for (const row of log.rows) {
    if (row.entity !== 'activity') continue
    const before = log.stateAt(row.entityId, row.sequence - 1)?.data
    const after = row.action === 'deleted' ? undefined : row.data
    const moment = [after?.createdAt, after?.completedAt]
      .filter((one) => typeof one === 'string')
      .sort()
      .at(-1) as string
    for (const property of ['contactId', 'dealId']) {
      const [from, to] = [before?.[property], after?.[property]]
      if (typeof from === 'string') naming.get(from)?.delete(row.entityId)
      if (typeof to === 'string') naming.set(to, (naming.get(to) ?? new Map()).set(row.entityId, moment))
      for (const id of new Set([from, to])) {
        if (typeof id !== 'string') continue
        const value = [...(naming.get(id)?.values() ?? [])].reduce((latest, one) => (one > latest ? one : latest), '')
        moments.set(id, [...(moments.get(id) ?? []), { from: row.sequence, value: value || null }])
      }
    }
  }
  return moments
}
