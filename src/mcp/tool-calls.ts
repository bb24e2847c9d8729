import { type Kind, recordProperties, type ToolName } from '../../generated/tools.ts'
import type { CallParts, OperationAnswer } from '../contract.ts'
import { isDateTime, toUtcIso } from '../date-time.ts'
import { isUuid } from '../formats.ts'
import { canonicalId } from '../ids.ts'
import { cutTexts, maxBytes, takeFitting } from './answer-size.ts'

/** A tool's arguments, of which its schema admits some. */
export type Arguments = { kind?: Kind; [name: string]: unknown }

/** `structuredContent` of a result. */
export type Content = Record<string, unknown>

/** Calls the operation that the tool stands for. */
type Call = (parts: CallParts) => Promise<OperationAnswer>

/** Reads a record of the tool's kind as it is; undefined where that can't be done. */
type Read = (id: unknown) => Promise<Content | undefined>

/** How each tool's arguments become a call of its operation, and its answer the tool's. */
export const toolCalls: Record<
  Exclude<ToolName, 'describe'>,
  (call: Call, values: Arguments, read: Read) => Promise<Content>
> = {
  search: async (call, { kind: _, limit, ...body }) =>
    readPage(limit, 'records', (size) => call({ body: { ...body, limit: size } })),
  get: async (call, { id, asOf }) => recordOf(await call({ params: paramsOf(id), query: given({ asOf }) })),
  create: async (call, { kind, values, idempotencyKey }) => {
    const findIgnored = ignoredOf('create', kind, values)
    const headers = headersOf({ 'idempotency-key': idempotencyKey })
    return recordOf(await call({ body: values, headers }), findIgnored)
  },
  update: async (call, { kind, id, values, ifMatch }, read) => {
    const findIgnored = await ignoredOfUpdate(kind, values, () => read(id))
    const headers = headersOf({ 'if-match': tagOf(ifMatch) })
    return recordOf(await call({ params: paramsOf(id), body: values, headers }), findIgnored)
  },
  delete: async (call, { id, ifMatch }) => {
    const { json, changeSet } = await call({ params: paramsOf(id), headers: headersOf({ 'if-match': tagOf(ifMatch) }) })
    return { ...JSON.parse(json), changeSet }
  },
  duplicates: async (call, { limit, cursor }) =>
    readPage(limit, 'groups', (size) => call({ query: { limit: size, ...(cursor !== undefined && { cursor }) } })),
  merge: async (call, { kind, id, ...body }, read) => {
    const findIgnored = await ignoredOfUpdate(kind, body.values, () => read(id))
    return recordOf(await call({ params: paramsOf(id), body }), findIgnored)
  },
  history: async (call, { id, limit = 10 }) => {
    const { json } = await call({ params: paramsOf(id), query: { limit: Number(limit) + 1 } })
    const found: object[] = JSON.parse(json)
    const wanted = found.slice(0, Number(limit))
    const changes = takeFitting(wanted, maxBytes - 100)
    const hasMore = found.length > changes.length
    if (changes.length > 0 || wanted.length === 0) return { changes, hasMore }
    return cutTexts({ changes: wanted.slice(0, 1), hasMore: found.length > 1 })
  },
  aggregate: async (call, { kind: _, ...body }) => {
    const { json, total = 0, asOfSequence } = await call({ body })
    const rows: object[] = JSON.parse(json, exactNumber)
    const fitting = takeFitting(rows, maxBytes - frameBytes)
    return {
      rows: fitting,
      total,
      ...given({ asOfSequence }),
      ...(fitting.length < rows.length && { truncated: true })
    }
  },
  deals_summary: async (call, query) => {
    const { json, asOfSequence } = await call({ query })
    return { ...listOf('rows', JSON.parse(json)), ...given({ asOfSequence }) }
  },
  bulk_update: async (call, { kind, ...body }) => {
    const ignored = ignoredOf('update', kind, body.set)()
    const { errors, ...rest } = JSON.parse((await call({ body })).json)
    return { ...rest, ...listOf('errors', errors), ...(ignored.length > 0 && { ignored }) }
  },
  undo: async (call, body) => {
    const { conflicts, ...rest } = JSON.parse((await call({ body })).json)
    return { ...rest, ...listOf('conflicts', conflicts) }
  }
}

/** Records or groups that an answer has at most. */
const maxEntries = 25
/** Of an answer's bytes, what its names and a cut text's note take. */
const frameBytes = 200

/** A page that fits into an answer: where it doesn't, a shorter one is read, whose cursor goes on behind it. */
async function readPage(
  limit: unknown,
  name: string,
  read: (size: number) => Promise<OperationAnswer>
): Promise<Content> {
  for (let size = (limit as number | undefined) ?? maxEntries; ; ) {
    const { json, nextCursor, asOfSequence } = await read(size)
    const entries: object[] = JSON.parse(json)
    const rest = given({ nextCursor, asOfSequence })
    const fitting = takeFitting(entries, maxBytes - frameBytes - (nextCursor?.length ?? 0))
    if (fitting.length === entries.length) return { [name]: entries, ...rest }
    if (entries.length === 1) return cutTexts({ [name]: entries, ...rest })
    size = Math.max(1, fitting.length)
  }
}

/** What an update ignores; the record is read before it only where that can make a difference. */
async function ignoredOfUpdate(kind: Kind | undefined, values: unknown, read: () => Promise<Content | undefined>) {
  const findIgnored = ignoredOf('update', kind, values)
  const before = findIgnored().length > 0 ? await read() : undefined
  return (record?: Content) => findIgnored(record, before)
}

function recordOf(
  { json, changeSet, asOfSequence }: OperationAnswer,
  findIgnored: ReturnType<typeof ignoredOf> = () => []
): Content {
  const record = JSON.parse(json)
  const ignored = findIgnored(record)
  return cutTexts({ record, ...given({ changeSet, asOfSequence }), ...(ignored.length > 0 && { ignored }) })
}

/** As much of a list as fits, and how much doesn't. */
function listOf(name: string, entries: object[]): Content {
  const fitting = takeFitting(entries, maxBytes - frameBytes)
  const omitted = entries.length - fitting.length
  return { [name]: fitting, ...(omitted > 0 && { omitted }) }
}

function paramsOf(id: unknown): Record<string, string> {
  return { id: String(id) }
}

function headersOf(values: Record<string, unknown>): Record<string, string> {
  return given(values) as Record<string, string>
}

/** What of some values there is. */
function given(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** An entity tag, of a record's `updatedAt` or as it is. */
function tagOf(version: unknown): unknown {
  return typeof version !== 'string' || version === '*' || version.startsWith('"') ? version : `"${version}"`
}

/** A number that JavaScript would round, as text: for `JSON.parse`. */
function exactNumber(_: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' && context?.source !== undefined && String(value) !== context.source
    ? context.source
    : value
}

type Values = Record<string, unknown>

/**
 * Tells of a record that was written which of the values that were sent are not in it because no tool writes them: joined names and
 * what is worked out. A value that is there already, or was before the write, counts as none. Of many records (undefined) none is
 * compared.
 */
function ignoredOf(
  tool: 'create' | 'update',
  kind: Kind | undefined,
  given: unknown
): (record?: Values, before?: Values) => string[] {
  const fixed = kind ? recordProperties[kind].filter(({ readOnly }) => readOnly === true || readOnly === tool) : []
  const names = ['tenantId', ...fixed.map(({ name }) => name)]
  // A call takes them out of what it is given.
  const sent = Object.entries({ ...Object(given) }).filter(([name]) => names.includes(name))
  return (...states) =>
    sent.flatMap(([name, value]) => (states.some((state) => state && isAlike(value, state[name])) ? [] : name))
}

/** Whether two values are one, also two texts of one moment or of one id. */
function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return one === other
  if (isDateTime(one) && isDateTime(other)) return toUtcIso(one) === toUtcIso(other)
  return one === other || (isUuid(other) && canonicalId(one) === other)
}
