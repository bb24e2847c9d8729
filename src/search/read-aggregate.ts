import type { Schemas } from '../../generated/types.ts'
import type { FieldError } from '../errors.ts'
import { NearNames } from '../near-names.ts'
import type { AnyRecordKind } from '../records/record.ts'
import { nameIn, type Property } from './property.ts'
import type { Custom, Filter } from './query.ts'

const periods = ['day', 'week', 'month', 'quarter', 'year'] as const
export type Period = (typeof periods)[number]
const measureOperators = ['sum', 'avg', 'min', 'max'] as const

/**
 * A property that records are grouped by; of a time its period. `custom.options` are a select's values in their order. Texts that are
 * compared exactly (`isExact`) are only one where they are one to the letter.
 */
export type Group = { name: string; custom?: Custom; period?: Period; isExact?: boolean }
/** A figure of each group. */
export type Measure = { op: (typeof measureOperators)[number]; name: string; custom?: Custom }
/** The order of groups: by what makes them, by their count, or by the measure with a number (from 0). */
export type GroupSort = { by: 'group' | 'count' | number; isDescending: boolean }

/** What is asked of groups. */
export type Asked = { groups: Group[]; measures: Measure[]; sort: GroupSort; timeZone: string }

type Given = { groupBy?: unknown; measures?: unknown; sort?: unknown; timeZone?: unknown }
type One = { property?: unknown; period?: unknown; op?: unknown }

/** Reads what makes groups, and what is added up, out of a body; what is wrong goes to `errors`, with a pointer into the body. */
export function readAsked(
  kind: AnyRecordKind,
  properties: Record<string, Property>,
  optionsOf: (key: string) => readonly Schemas['PropertyOption'][],
  conditions: Filter[],
  body: unknown,
  errors: FieldError[]
): Asked {
  const { groupBy, measures, sort, timeZone = 'UTC' } = Object(body) as Given
  const near = new NearNames(() => Object.keys(properties))
  const wrong = (path: string, message: string) => {
    errors.push({ path, message })
    return []
  }
  const propertyAt = (path: string, name: unknown): Property | undefined => {
    const found = typeof name === 'string' && Object.hasOwn(properties, name) ? properties[name] : undefined
    if (!found) wrong(`${path}/property`, `must be a property of these records${near.ask(String(name))}`)
    return found
  }
  const groups = listIn<One>(groupBy, 2).flatMap(({ property: name, period }, index, all): Group[] => {
    const path = `/groupBy/${index}`
    const property = propertyAt(path, name)
    if (!property) return []
    if (all.findIndex((one) => one.property === name) < index) return wrong(`${path}/property`, 'must not come twice')
    const isTime = property.type === 'time'
    if (!isTime && !isGrouped(kind, String(name), property)) {
      return wrong(`${path}/property`, `can't be grouped by: ${groupable}`)
    }
    if (isTime && period === undefined) return wrong(`${path}/period`, `is needed for a time: ${periods.join(', ')}`)
    if (!isTime && period !== undefined) return wrong(`${path}/period`, `is for times, and ${name} is none`)
    const custom = property.custom && {
      ...property.custom,
      options: optionsOf(property.custom.key).map(({ value }) => value)
    }
    return [{ name: String(name), ...(custom && { custom }), ...(isTime && { period: period as Period }) }]
  })
  const figures = listIn<One>(measures, 5).flatMap(({ op, property: name }, index): Measure[] => {
    const path = `/measures/${index}`
    const property = propertyAt(path, name)
    if (!property) return []
    if (property.type !== 'number') return wrong(`${path}/property`, `must be a number, and ${name} is none`)
    const { amount, currency } = kind.query?.money ?? {}
    if (name === amount && !isOneCurrency(String(currency), groups, conditions)) {
      const how = `beside ${currency} in groupBy, or where the filter has { property: ${currency}, op: eq, value: … }`
      return wrong(`${path}/property`, `is money, which is added up only within one currency: ${how}`)
    }
    return [{ op: op as Measure['op'], name: String(name), ...(property.custom && { custom: property.custom }) }]
  })
  if (!isTimeZone(timeZone)) wrong('/timeZone', 'must be an IANA time zone, such as Europe/Berlin')
  return {
    groups,
    measures: figures,
    sort: readOrder(sort, listIn(measures, 5).length, errors),
    timeZone: String(timeZone)
  }
}

const groupable =
  'words of a list, ids of owners and other records, short texts such as a city, true or false, times with a period, and custom texts, selects, booleans and users can be'

const groupedCustom = ['text', 'select', 'boolean', 'user']

function isGrouped(kind: AnyRecordKind, name: string, { type, custom }: Property): boolean {
  if (custom) return groupedCustom.includes(custom.type)
  if (type === 'id') return nameIn(kind, name) !== undefined
  return type === 'choice' || type === 'boolean' || (kind.query?.groupedTexts?.includes(name) ?? false)
}

/** Whether all records of a group have the same currency. */
function isOneCurrency(currency: string, groups: Group[], conditions: Filter[]): boolean {
  const isFixed = conditions.some((one) => 'op' in one && one.name === currency && one.op === 'eq')
  return isFixed || groups.some(({ name }) => name === currency)
}

function readOrder(sort: unknown, measures: number, errors: FieldError[]): GroupSort {
  const { by = 'group', direction } = Object(sort) as { by?: unknown; direction?: unknown }
  if (typeof by === 'number' && by >= measures) {
    errors.push({ path: '/sort/by', message: `must be group, count, or the place of a measure; there are ${measures}` })
  }
  return { by: by as GroupSort['by'], isDescending: direction === 'desc' }
}

function isTimeZone(text: unknown): boolean {
  // Node takes offsets, too, which PostgreSQL reads with the other sign.
  if (typeof text !== 'string' || !/^[A-Za-z][A-Za-z0-9_+/-]{0,99}$/.test(text)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The objects of a list, which the contract's schema judges. */
function listIn<One extends object>(given: unknown, most: number): One[] {
  if (!Array.isArray(given)) return []
  return given.slice(0, most).map((one) => Object(one))
}
