import type { Schemas } from '../../generated/types.ts'
import type { CustomProperty } from '../custom/definitions.ts'

export type Operator = Schemas['FilterOperator']

/** A value that a property is compared with, as PostgreSQL takes it. */
export type Comparand = string | number | boolean

/**
 * The custom property that a part of a query is about. Only `type` and `isUnique` show in the statement's text: the others are
 * parameters, so that tenants share statements.
 */
export type Custom = Pick<CustomProperty, 'id' | 'key' | 'type' | 'isUnique'> & {
  /** Of a select that is sorted by: its options in their order. */
  options?: string[]
}

/**
 * One comparison of a property. `number` (from 0) is its place among the conditions of its query and names its parameter.
 * `is` compares the column of a list's own filter with the value as it is stored, `isSpelled` with all spellings of it.
 */
export type Condition = {
  name: string
  op: Operator | 'is' | 'isSpelled'
  value: Comparand | Comparand[]
  number: number
  custom?: Custom
  /** Where records are told apart by more than texts compare by: the keys of which the property must have one besides. */
  exactly?: string[]
}

/** A condition on records; `ne` and `not` are true of null. */
export type Filter = { and: Filter[] } | { or: Filter[] } | { not: Filter } | Condition

/** One property of an order. Nulls come last in either direction. */
export type SortKey = { name: string; isDescending: boolean; custom?: Custom }

/** A word, or spellings of a host as the words of each: all words of one of them are meant. */
export type Word = string | string[][]

/** Which records are wanted, in which order, and what is shown of which of them. */
export type Query = {
  /** All must hold. */
  conditions: Filter[]
  /** Normalised; each must begin a word of the record. */
  words: Word[]
  /** Ties, and all without a key, are in the order of the kind's lists. */
  keys: SortKey[]
  /** 1 to 100. */
  limit: number
  offset?: number
  /** The wanted properties in the order of the response schema; all where undefined. */
  fields: string[] | undefined
  withTotal: boolean
}

/** All conditions of a filter, however they are nested. */
export function conditionsIn(filter: Filter): Condition[] {
  if ('op' in filter) return [filter]
  if ('not' in filter) return conditionsIn(filter.not)
  return ('and' in filter ? filter.and : filter.or).flatMap(conditionsIn)
}

/** The filters that must all hold where this one does. */
export function conjunctsOf(filter: Filter): Filter[] {
  return 'and' in filter ? filter.and.flatMap(conjunctsOf) : [filter]
}
