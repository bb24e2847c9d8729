import type { Settings } from '../db/statement.ts'
import type { Search } from './find-page.ts'
import { forValues } from './list-statement.ts'
import { alongIndex, isChronological } from './one-index.ts'
import type { SearchShape } from './search-statement.ts'

// The kinds of searches, and which of PostgreSQL's settings each is planned with (docs/decisions/search-plans.md).

/**
 * - `everything`: no condition, in the order of creation.
 * - `one value`: one indexed condition, in the order of creation.
 * - `stretch of time`: in the order of a time, from one moment to another.
 * - `compared in order`: several conditions compare the same, in an order that an index has, until the page is full.
 * - `any other`, and all that are counted.
 */
type SearchClass = 'everything' | 'one value' | 'stretch of time' | 'compared in order' | 'any other'

/** Without `forValues` one plan, made once a connection, is right for all values, and reads no more than a page. */
const settingsOf: Record<SearchClass, Settings> = {
  everything: {},
  'one value': {},
  'stretch of time': alongIndex,
  'compared in order': { ...forValues, ...alongIndex },
  'any other': forValues
}

/** What all that match are read for in one pass, each with settings that are added to those of the class. */
const settingsFor = {
  /**
   * PostgreSQL supposes that it makes each record's words again, and where it expects that most match, would as soon make them of all
   * that it reads in the order of their ids.
   */
  words: { enable_indexscan: 'off' },
  /**
   * Of a tenant that PostgreSQL has no statistics of yet it expects one record, and would hold each of them against each that they
   * refer to.
   */
  others: { enable_nestloop: 'off' },
  /** PostgreSQL supposes that many records have the same tags, and would keep what it found of each list. */
  tags: { enable_memoize: 'off' }
} satisfies Record<string, Settings>

/** What a search reads: whether all that the tenant has, and whether what an index of words finds. */
export type Reads = { all: boolean; words: boolean }

/** The class of a search that is not for one value. */
function classOf(search: Search, { stopsEarly, compared, keys }: SearchShape, reads: Reads): SearchClass {
  if (search.withTotal) return 'any other'
  if (isChronological(search)) return 'stretch of time'
  if (!reads.all) return 'any other'
  if (compared.length > 0) return stopsEarly ? 'compared in order' : 'any other'
  return keys.length === 0 ? 'everything' : 'any other'
}

/** PostgreSQL's settings for a search, with those for what is read in one pass. */
export function planningOf(search: Search, shape: SearchShape, reads: Reads): Settings {
  const settings = settingsOf[classOf(search, shape, reads)]
  const { folded, joins } = shape
  if (!folded) return settings
  return {
    ...settings,
    ...(reads.words && settingsFor.words),
    ...(joins !== 'by key' && settingsFor.others),
    ...(folded.tags.size > 0 && settingsFor.tags)
  }
}

/** The same for a search for one value. */
export function planningOfOneValue({ withTotal }: Search): Settings {
  return settingsOf[withTotal ? 'any other' : 'one value']
}
