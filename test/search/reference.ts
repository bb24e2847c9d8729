import fc from 'fast-check'

// How records are found and ordered, said a second time in plain JavaScript: what the service answers is held against it.

export type Condition = { property: string; op: string; value?: unknown }
export type Filter = { and: Filter[] } | { or: Filter[] } | { not: Filter } | Condition
export type Sort = { property: string; direction?: 'asc' | 'desc' }[]
export type AnyRecord = { id: string; [property: string]: unknown }

export type Type = 'text' | 'choice' | 'number' | 'time' | 'boolean' | 'id' | 'tags'

const operators: Record<Type, string[]> = {
  text: ['eq', 'ne', 'in', 'gt', 'gte', 'lt', 'lte', 'isNull', 'contains', 'startsWith'],
  choice: ['eq', 'ne', 'in', 'isNull'],
  number: ['eq', 'ne', 'in', 'gt', 'gte', 'lt', 'lte', 'isNull'],
  time: ['eq', 'ne', 'in', 'gt', 'gte', 'lt', 'lte', 'isNull'],
  boolean: ['eq', 'ne', 'isNull'],
  id: ['eq', 'ne', 'in', 'isNull'],
  tags: ['hasAny', 'isNull']
}

const strokes: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', þ: 'th', ß: 'ss' }

/** Without regard to case and accents, in the words of JavaScript's own. */
export function plain(text: string): string {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().toLowerCase()
  const plain = folded.replace(/[øłđæœþß]/g, (letter) => strokes[letter] ?? letter)
  return plain.replace(/\s+/g, ' ').trim()
}

function comparable(value: unknown): string | number | null {
  if (value === null || value === undefined) return null
  return typeof value === 'string' ? plain(value) : Number(value)
}

/** The order of code points, which for JavaScript's `<` ends where surrogates begin. */
function compare(a: string | number, b: string | number): number {
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b))
  return Number(a) - Number(b)
}

export function matches(filter: Filter, record: AnyRecord): boolean {
  if ('and' in filter) return filter.and.every((one) => matches(one, record))
  if ('or' in filter) return filter.or.some((one) => matches(one, record))
  if ('not' in filter) return !matches(filter.not, record)
  const held = record[filter.property]
  const { op, value } = filter
  if (op === 'isNull') return (held === null || (Array.isArray(held) && held.length === 0)) === (value ?? true)
  if (op === 'hasAny')
    return (held as string[]).some((one) => (value as string[]).some((tag) => plain(tag) === plain(one)))
  const own = comparable(held)
  if (op === 'ne') return own !== comparable(value)
  if (own === null) return false
  if (op === 'in') return (value as unknown[]).some((one) => comparable(one) === own)
  if (op === 'contains') return String(own).includes(plain(value as string))
  if (op === 'startsWith') return String(own).startsWith(plain(value as string))
  const difference = compare(own, comparable(value) ?? 0)
  return (
    { eq: difference === 0, gt: difference > 0, gte: difference >= 0, lt: difference < 0, lte: difference <= 0 }[op] ??
    false
  )
}

/** Nulls last in either direction, ties by id. */
export function inOrder<R extends AnyRecord>(records: R[], sort: Sort): R[] {
  return records.toSorted((a, b) => {
    for (const { property, direction } of sort) {
      const [left, right] = [comparable(a[property]), comparable(b[property])]
      if (left === null && right === null) continue
      if (left === null) return 1
      if (right === null) return -1
      const difference = compare(left, right)
      if (difference !== 0) return direction === 'desc' ? -difference : difference
    }
    return compare(a.id, b.id)
  })
}

/** Any filter on these properties, about values that the records have, or nearly. */
export function anyFilter(types: Record<string, Type>, records: AnyRecord[]): fc.Arbitrary<Filter> {
  const condition = fc.constantFrom(...Object.keys(types)).chain((property) => {
    const type = types[property] ?? 'text'
    const held = [...new Set(records.map((record) => record[property]).filter((value) => value !== null))]
    return fc
      .constantFrom(...operators[type])
      .chain((op) => valueFor(type, op, held).map((value) => ({ property, op, value })))
  })
  const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
    filter: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      { weight: 3, arbitrary: condition },
      { weight: 1, arbitrary: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map((and) => ({ and })) },
      { weight: 1, arbitrary: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map((or) => ({ or })) },
      { weight: 1, arbitrary: tie('filter').map((not) => ({ not })) }
    )
  }))
  return filter
}

function valueFor(type: Type, op: string, held: unknown[]): fc.Arbitrary<unknown> {
  if (op === 'isNull') return fc.constantFrom(true, false, undefined)
  const one = fc.constantFrom(...(type === 'tags' ? held.flat() : held)).map((value) => vary(type, op, value))
  return op === 'in' || op === 'hasAny' ? fc.array(one, { minLength: 1, maxLength: 3 }) : one
}

/** In another spelling that means the same, or a part of it. */
function vary(type: Type, op: string, value: unknown): unknown {
  if (op === 'startsWith') return String(value).slice(0, 3)
  if (op === 'contains') return String(value).slice(1, 4) || 'x'
  if (type === 'text' || type === 'tags') return String(value).toUpperCase().normalize('NFD')
  return type === 'id' ? String(value).toUpperCase() : value
}
