import { type AnyPgColumn, type SQL, sql } from '../db/drizzle.ts'
import type { AnyRecordKind } from '../records/record.ts'
import { comparedForm, ignorables, uniqueForm } from '../texts/compared.ts'
import { caseFolds } from '../texts/letters.ts'
import { plainEmail } from '../texts/respelled.ts'
import { storedLine } from '../texts/stored.ts'
import type { Lookup } from './custom-property.ts'
import type { Condition } from './query.ts'

/** `ignorables` as PostgreSQL writes it. */
const ignored = ignorables.replace(/\\u\{(\w+)\}/g, (_, hex: string) => `\\U${hex.padStart(8, '0')}`)

// Addresses, hosts and unique texts are kept apart by more than texts compare by: accents count in them. A condition on one compares as
// all do, so that the same indexes serve it, and then the keys of what it finds.

/** A condition on a unique property, of records as they were, which its index doesn't know. */
export function withoutIndex({ custom, value, ...condition }: Lookup): Condition {
  const texts = [value].flat().map((one) => (typeof one === 'string' ? storedLine(one) : one))
  const compared = texts.map((one) => (typeof one === 'string' ? comparedForm(one) : one))
  const rest = { ...condition, custom: { ...custom, isUnique: false }, value: compared }
  return custom.type === 'text' ? { ...rest, exactly: texts.map((one) => uniqueForm(String(one))) } : rest
}

/** Whether the property of a condition, in `source`, has one of the condition's keys. */
export function isKeySql(kind: AnyRecordKind, { name, number, custom }: Condition, source: AnyPgColumn | SQL): SQL {
  const isKey = (form: SQL) => sql`${form} = any(${sql.placeholder(`keys${number}`)}::text[])`
  const fold = (form: SQL) =>
    sql`translate(${form}, ${sql.placeholder(`from${number}`)}::text, ${sql.placeholder(`to${number}`)}::text)`
  if (custom) {
    const parted = sql`regexp_replace(normalize(${source}, NFKD), ${sql.raw(`'[${ignored}]'`)}, '', 'g')`
    const folded = sql`replace(replace(${fold(parted)}, 'ß', 'ss'), 'ẞ', 'ss')`
    return isKey(sql`normalize(public.crm_join_words(${folded}), NFC)`)
  }
  const { respelled } = kind.filters[name] ?? {}
  if (respelled && (!kind.past || respelled.column === source)) return isKey(respelled.plain)
  // The log has addresses as they were written, not their keys.
  return isKey(plainEmail(sql`normalize(${fold(sql`normalize(${source}, NFD)`)}, NFC)`))
}

/** What the parameters of that are filled in with: the keys, and the letters that fold to theirs with what they fold to. */
export function keyValues({ number, custom }: Condition, exactly: string[]): [string, unknown][] {
  const keys = exactly.map((key) => key.toLowerCase())
  const letters = new Set(keys.join('').normalize('NFD'))
  const isFolded = (letter: string, fold: string) =>
    custom !== undefined || letter === 'ς' || letter.toLowerCase() === fold
  const folds = [...caseFolds].filter(([letter, fold]) => letters.has(fold) && isFolded(letter, fold))
  return [
    [`keys${number}`, keys],
    [`from${number}`, folds.map(([letter]) => letter).join('')],
    [`to${number}`, folds.map(([, fold]) => fold).join('')]
  ]
}
