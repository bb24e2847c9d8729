import papaparse from 'papaparse'
import { type OperationDescription, operations } from '../../generated/operations.ts'
import { type Event, nameOf, outcomeOf } from './history.ts'
import { type Change, countLeading, flat, type Json, type Log } from './log.ts'
import { isDryRun, kindOf } from './writes.ts'

// Whether what was read is the state at one number of the log, between what was written before the request began and what came after it.

/** A request of a caller of whom it is known what is seen. */
type Read = Event & { sees: string | undefined }

/** A number at which an answer holds; a sentence where there is none; undefined where the answer isn't judged. */
export type Judged = number | string | undefined

/** An answer as rows, and the rows that it would have at a number of the log. */
type Question = { got: Json[]; want: (at: number) => Json[] }
/** What an answer shows of records: each in its form, and how those of its answer are made of the log. */
type Shape = (
  event: Read,
  asked: Json
) => { got: Json[]; want: (records: Change[], show: (record: Change) => Json) => Json[] } | undefined

/** Properties that filters compare as they are. */
const comparable =
  /^(industry|city|ownerId|companyId|stageId|pipelineId|dealId|status|lifecycleStage|activityType|priority|currency)$/

/** What moves without a version, and so has no blanks of erasures. */
const moving = /^((company|contact|deal|stage)Name|lastActivityAt)$/

export class Reads {
  readonly #log: Log
  /** Of a follower's cursor: up to which number it has read. */
  readonly #positions = new Map<string, number>()
  /** How many answers were judged, and how many weren't, by operation. */
  readonly judged: Record<string, number> = {}
  readonly unjudged: Record<string, number> = {}

  constructor(log: Log) {
    this.#log = log
  }

  /** Judges an answer; the numbers `low` and `high` are what it may have seen at least and at most. */
  judge(event: Event, low: number, high: number): Judged {
    const isKnown = outcomeOf(event) !== 'unknown' && isSeenBy(event)
    const question = isKnown ? this.#ask(event) : undefined
    const counts = question ? this.judged : this.unjudged
    counts[event.id] = (counts[event.id] ?? 0) + 1
    if (!question) return undefined
    const last = Math.min(high, this.#log.last)
    const moment = this.#momentOf(event)
    const said = event.headers['x-as-of-sequence']
    if (said !== undefined && Number(said) !== moment) return `${nameOf(event)} is as of ${said}, and not of ${moment}`
    let why = 'it has what was written later'
    for (let at = moment ?? low; at <= (moment === undefined ? last : Math.min(moment, last)); at += 1) {
      if (moment === undefined && !this.#log.isBorder(at)) continue
      const difference = this.#differenceOf(question.got, question.want(at))
      if (difference === undefined) return Math.max(low, at)
      why = difference
    }
    return `${nameOf(event)} is the state of no change from ${moment ?? low} to ${moment ?? last}: ${why}`
  }

  /** The number of the moment that a request asks for; undefined: now. */
  #momentOf({ query, body }: Event): number | undefined {
    const { asOf } = { ...(body as Json | undefined), ...query } as { asOf?: string | number }
    if (asOf === undefined || /^\d+$/.test(String(asOf))) return asOf === undefined ? undefined : Number(asOf)
    const time = new Date(asOf).toISOString()
    return countLeading(this.#log.rows, ({ changedAt }) => changedAt <= time)
  }

  /** The first thing in which an answer isn't what was wanted; what that doesn't know isn't compared. */
  #differenceOf(got: Json[], want: Json[]): string | undefined {
    if (got.length !== want.length) return `it has ${got.length} rows, and there were ${want.length}`
    for (const [index, row] of got.entries()) {
      const known = flat(want[index] ?? {})
      for (const [name, value] of Object.entries(flat(row))) {
        const held = name.startsWith('custom.') ? (known[name] ?? null) : known[name]
        const isSame = held === undefined || JSON.stringify(value) === JSON.stringify(held)
        if (!isSame && (moving.test(name) || !this.#log.isBlanked(held)))
          return `${name} is ${JSON.stringify(value)}, and was ${JSON.stringify(held)}`
      }
    }
    return undefined
  }

  #ask(event: Read): Question | undefined {
    const { id, status, sees } = event
    const [{ path }, kind] = [operations[id] as OperationDescription, kindOf(id)]
    if (id === 'listChanges' && status === 200) return this.#askFollower(event)
    if (/^\/api\/v1\/\w+\/\{id\}\/history$/.test(path) && status === 200) return this.#askHistory(event)
    const [, what] =
      /^\/api\/v1\/(?:importexport\/)?(?:companies|contacts|deals|activities)\/?([\w-]*)$/.exec(path) ?? []
    const shape = what === undefined ? undefined : shapes[what]
    if (!kind || isDryRun(event)) return undefined
    if (!shape || operations[id].effect !== 'none') return this.#askOne(event, kind, path)
    const asked: Json = { ...event.query, ...(event.body as Json | undefined) }
    const matches = matcherOf(asked)
    const found = status === 200 && matches ? shape(event, asked) : undefined
    if (!found || !matches) return undefined
    // Owners and values of contacts and activities may have been erased: nobody knows any more which of them met a filter.
    const isPlain =
      sees === undefined && this.#momentOf(event) === undefined && (what === 'batch-get' || matches === all)
    if (this.#log.scrubbed.size > 0 && /contact|activity/.test(kind) && !(isPlain && shape === page)) return undefined
    const show = this.#showFor(event)
    return {
      got: found.got,
      want: (at) =>
        found.want(
          this.#log.recordsOf(kind, at, sees).filter(({ data }) => matches(data)),
          (record) => show(record, at)
        )
    }
  }

  /** A record, that there is none, or its version. */
  #askOne(event: Read, kind: string, path: string): Question | undefined {
    const { id, status, headers, params, text } = event
    const isGet = operations[id].method === 'GET'
    const isMissing = status === 404 && /\{id\}(\/stage)?$/.test(path)
    const body = (text.startsWith('{') ? JSON.parse(text) : {}) as Json
    const own = String(params.id ?? body.id)
    const isErased = this.#log.scrubbed.has(own)
    if (isErased && (event.sees !== undefined || this.#momentOf(event) !== undefined)) return undefined
    // What a restricted caller has just given away it is still shown.
    const sees = status < 300 && !isGet ? undefined : event.sees
    const show = this.#showFor(event)
    const want = (at: number) => {
      const state = this.#log.stateAt(own, at, sees)
      return state?.entity === kind ? [show(state, at)] : []
    }
    if (isMissing) return { got: [], want }
    if (status === 412 && params.id) return { got: [{ updatedAt: body.currentVersion }], want }
    const isRecord = status < 300 && headers.etag !== undefined && body.updatedAt !== undefined
    return isRecord ? { got: [{ ...body, updatedAt: headers.etag?.slice(1, -1) }], want } : undefined
  }

  /** How a record is shown: as of a moment, as its change has it. */
  #showFor(event: Read): (record: Change, at: number) => Json {
    if (this.#momentOf(event) !== undefined) return (record) => this.#log.logged(record)
    return (record, at) => this.#log.shown(record, at, event.sees)
  }

  #askHistory({ params, query, sees, text }: Read): Question | undefined {
    if (sees !== undefined || Object.keys(query).some((name) => name !== 'limit')) return undefined
    const versions = this.#log.versionsOf(params.id ?? '')
    const want = (at: number) => versions.filter(({ sequence }) => sequence <= at).toReversed()
    return {
      got: JSON.parse(text),
      want: (at) =>
        want(at)
          .slice(0, Number(query.limit ?? 100))
          .map(this.#entryOf)
    }
  }

  /** A follower's pages, put together, are the log; the last one has all that was written before it was asked for. */
  #askFollower({ who, query, text }: Read): Question | undefined {
    const { cursor, wait: _, limit = 100, ...filter } = query
    type Page = { changes: Json[]; nextCursor: string; hasMore: boolean }
    const { changes, nextCursor, hasMore } = JSON.parse(text) as Page
    const nameOf = (one: string) => JSON.stringify([who, filter, one])
    const from = cursor === undefined ? 0 : this.#positions.get(nameOf(cursor))
    const position = Number(changes.at(-1)?.sequence ?? from)
    const known = this.#positions.get(nameOf(nextCursor)) ?? 0
    if (!Number.isNaN(position)) this.#positions.set(nameOf(nextCursor), Math.max(position, known))
    const filters = Object.entries(filter).filter(([name]) => name !== 'ignoreOwn')
    const isIts = (row: Change) =>
      filters.every(([name, value]) => row[name as 'entity'] === value) &&
      (filter.ignoreOwn !== 'true' || row.actorId !== who)
    if (from === undefined) return undefined
    const want = (at: number) => {
      const all = this.#log.rows.slice(from, at).filter(isIts)
      return [...all.slice(0, Number(limit)).map(this.#entryOf), { hasMore: all.length > Number(limit) }]
    }
    return { got: [...changes, { hasMore }], want }
  }

  /** An entry of the feed or of a history; erasures change what former rows have. */
  readonly #entryOf = ({ previous: _, actorId: __, data, changedProperties, ...row }: Change): Json => ({
    ...row,
    ...(this.#log.scrubbed.size === 0 && { data, changedProperties: changedProperties ?? [] })
  })
}

function isSeenBy(event: Event): event is Read {
  return event.sees !== null
}

const page: Shape = ({ text, headers }, { limit = 100, offset = 0, ids }) => {
  const total = headers['x-total-count']
  return {
    got: [...JSON.parse(text), ...(total === undefined ? [] : [{ total: Number(total) }])],
    want: (records, show) => {
      const byId = new Map(ids ? records.map((one) => [one.entityId, one]) : [])
      const chosen = (ids as string[] | undefined)?.flatMap((id) => byId.get(id) ?? []) ?? records
      const shown = chosen.slice(Number(offset), Number(offset) + Number(limit)).map(show)
      return [...shown, ...(total === undefined ? [] : [{ total: records.length }])]
    }
  }
}

/** A file, by the columns that are properties. Those of many rows are several statements. */
const file: Shape = ({ text }, asked) => {
  const transformHeader = (name: string) => name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase())
  const parsing = { header: true, skipEmptyLines: true, transformHeader } as const
  const { data: got } = papaparse.parse<Json>(text.replace(/^\ufeff/, ''), parsing)
  const cells = (data: Json) =>
    Object.entries(data).flatMap(([name, value]) =>
      value === undefined || (value !== null && typeof value === 'object') ? [] : [[name, String(value ?? '')]]
    )
  if (got.length >= 1_000 || Object.keys(asked).length > 0) return undefined
  return { got, want: (records, show) => records.map((one) => Object.fromEntries(cells(show(one)))) }
}

/** By what a summary groups. */
const grouping: Record<string, (data: Json) => unknown> = {
  stage: ({ stageId }) => stageId,
  owner: ({ ownerId }) => ownerId,
  status: ({ status }) => status,
  month: ({ expectedCloseDate }) => String(expectedCloseDate ?? '').slice(0, 7) || null
}

/** Groups in whichever order. Sums are compared in ten thousandths. */
const sums: Shape = ({ text, id }, { groupBy = [], measures = [] }) => {
  const isSummary = id === 'getDealSummary'
  const groups = isSummary
    ? [grouping[String(groupBy)] ?? (() => null), ({ currency }: Json) => currency]
    : (groupBy as { property: string }[]).map(
        ({ property }) =>
          (data: Json) =>
            data[property]
      )
  const numbers = isSummary
    ? [
        ({ value }: Json) => Number(value),
        ({ value, probability }: Json) => (Number(value) * Number(probability)) / 100
      ]
    : (measures as { property: string }[]).map(
        ({ property }) =>
          (data: Json) =>
            Number(data[property])
      )
  const rowOf = (of: unknown[], count: number, values: number[]) => ({
    of: JSON.stringify(of),
    count,
    values: JSON.stringify(values.map((value) => Math.round(value * 1e4)))
  })
  const sort = (rows: Json[]) => rows.sort((one, other) => (String(one.of) < String(other.of) ? -1 : 1))
  const got = (JSON.parse(text) as Json[]).map(({ group, currency, count, value, weightedValue, values }) =>
    isSummary
      ? rowOf([group, currency], Number(count), [Number(value), Number(weightedValue)])
      : rowOf(Object.values(group as Json), Number(count), values as number[])
  )
  const want = (records: Change[]) => {
    const byGroup = Map.groupBy(records, ({ data }) => JSON.stringify(groups.map((of) => of(data) ?? null)))
    const rows = [...byGroup].map(([of, own]) => {
      const sum = (number: (data: Json) => number) => own.reduce((total, { data }) => total + number(data), 0)
      return rowOf(JSON.parse(of), own.length, numbers.map(sum))
    })
    return sort(rows)
  }
  return { got: sort(got), want }
}

/** By what stands behind a kind in an operation's path. */
const shapes: Record<string, Shape> = {
  ...{ '': page, search: page, 'batch-get': page },
  ...{ aggregate: sums, summary: sums, export: file }
}

const all = () => true

/** Which records a request is about; undefined where the checker doesn't know it. */
function matcherOf({ filter, ...asked }: Json): ((data: Json) => boolean) | undefined {
  const conditions = Object.entries(asked)
    .filter(([name]) => !/^(limit|offset|count|fields|asOf|ids|groupBy|measures)$/.test(name))
    .map(([property, value]) => ({ property, op: 'eq', value }))
  if (filter) conditions.push(filter as (typeof conditions)[number])
  if (conditions.length === 0) return all
  if (!conditions.every(({ property, op }) => comparable.test(property) && /^(eq|ne|in|isNull)$/.test(op)))
    return undefined
  return (data) => conditions.every(({ property, op, value }) => isMet(data[property] ?? null, op, value))
}

function isMet(held: unknown, op: string, value: unknown): boolean {
  const same = (one: unknown) => String(one).toLowerCase() === String(held).toLowerCase()
  if (op === 'isNull') return (held === null) === value
  if (op === 'in') return held !== null && (value as unknown[]).some(same)
  return op === 'eq' ? held !== null && same(value) : held === null || !same(value)
}
