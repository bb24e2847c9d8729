import type { FieldError } from '../errors.ts'
import type { AnyRecordKind } from '../records/record.ts'
import { comparedForm } from '../texts/compared.ts'
import { respellHosts } from '../texts/hosts.ts'
import { propertiesOf } from './property.ts'
import type { Query, Word } from './query.ts'

// Words are cut a second time in SQL (drizzle/, `crm_words`), which must do the same.

const separators =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a line end parts words, too
  /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u1680\u2000-\u206f\u3000-\u303f]+/

/** Longer words are known by their beginning. */
const maxLetters = 64

/** The words of a text, in the form in which texts are compared; what is no letter and no digit parts them. */
export function wordsIn(text: string): string[] {
  const words = comparedForm(text).split(separators).filter(Boolean)
  return [...new Set(words.map((word) => [...word].slice(0, maxLetters).join('')))]
}

/** What of a telephone number isn't among its digits (texts/phones.ts): a zero that is left out from abroad, and 00 for +. */
const trunkZero = /(?<=[+0-9] ?)\( ?0 ?\)(?= ?[0-9])/g
const dialled = /(?<![\p{L}\p{N}])00[ -](?=[0-9])/gu

/** The words of `q`, where there is one; `errors` gets what is wrong with it, at `path`. A host's are those of its spellings. */
export function readWords(q: unknown, path: string, errors: FieldError[]): Word[] {
  if (typeof q !== 'string') return []
  const text = q.replace(trunkZero, ' ').replace(dialled, '')
  const [inLetters, inAscii] = respellHosts(text)
  // Who writes no host writes words in one spelling.
  if (inLetters === inAscii) return checkWords(q, wordsIn(text), path, errors)
  const words = text.split(/\s+/).flatMap((part): Word[] => {
    const spelled = [...new Set(respellHosts(part))].map(wordsIn)
    return spelled.length > 1 ? [spelled] : wordsIn(part)
  })
  return checkWords(q, words, path, errors)
}

function checkWords(q: string, words: Word[], path: string, errors: FieldError[]): Word[] {
  // An empty `q` is refused by the contract's schema.
  if (q !== '' && words.length === 0) errors.push({ path, message: 'must have a letter or a digit' })
  return words
}

/**
 * A query, as PostgreSQL's tsquery writes it, for the records of a tenant with words that begin with each of these, or
 * with `inPhones` have a telephone number with these digits in a row. Null for no words at all.
 */
export function wordQuery(tenantId: string, words: Word[], inPhones = false): string | null {
  const begun = (word: string) => `'${tenantId.slice(-8)}${word.replace(/['\\]/g, '$&$&')}':*`
  const termOf = (word: string) =>
    inPhones && isDigits(word) ? `(${[word, ...entriesOfPhones(word)].map(begun).join(' | ')})` : begun(word)
  const terms = words.map((word) =>
    typeof word === 'string'
      ? termOf(word)
      : `(${word.map((spelled) => `(${spelled.map(termOf).join(' & ')})`).join(' | ')})`
  )
  return terms.length === 0 ? null : terms.join(' & ')
}

/**
 * The tsquery for the index of words: all words of `q`, and the words that a condition on a name needs. Null where there are none.
 */
export function wordQueryOf(tenantId: string, kind: AnyRecordKind, query: Query): string | null {
  const queries = [
    wordQuery(tenantId, query.words, kind.query?.hasPhones),
    wordQuery(tenantId, wordsOfConditions(kind, query))
  ]
  return queries.filter((one) => one !== null).join(' & ') || null
}

/** How many words of conditions are looked up; more would leave hardly fewer records. */
const maxLookedUp = 16

/** Only of conditions that must all hold: within an `or` PostgreSQL would compute each record's words anew. */
function wordsOfConditions(kind: AnyRecordKind, { conditions }: Query): string[] {
  const words = conditions.flatMap((filter) => {
    if (!('op' in filter) || (filter.op !== 'eq' && filter.op !== 'startsWith')) return []
    return propertiesOf(kind)[filter.name]?.isIndexedByWord ? wordsIn(String(filter.value)) : []
  })
  return [...new Set(words)].slice(0, maxLookedUp)
}

/** Whether a word may be part of a telephone number. A single digit is part of most. */
export function isPartOfPhones(word: string): boolean {
  return word.length > 1 && isDigits(word)
}

function isDigits(word: string): boolean {
  return /^[0-9]+$/.test(word)
}

/**
 * The index has a telephone number from every second digit on: a run begins an entry, or follows its first digit. Numbers are there
 * without the 00 that stands for +.
 */
function entriesOfPhones(digits: string): string[] {
  const written = digits.startsWith('00') && digits.length > 2 ? [digits, digits.slice(2)] : [digits]
  return written.flatMap((one) => ['', ...'0123456789'].map((before) => `#${before}${one}`))
}
