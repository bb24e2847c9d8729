import { fullName, headerKey } from './columns.ts'
import type { NameOrder } from './names.ts'
import type { Kind, NewProperty } from './profile.ts'

// What is sent of the choices that somebody made for a file's columns, and what is remembered of them.

/** Where a column of the file goes: to a column of the service, to a property that is to be made, or nowhere (`''`). */
export type Target = string | NewProperty

/** The name of the column that a target is. */
export function nameOf(target: Target): string {
  return typeof target === 'string' ? target : `custom.${target.key}`
}

/** The most characters that the contract takes for `mapping`. */
export const maxMappingLength = 8_192

/**
 * The parameter `mapping` for a file: headers that are called otherwise than their columns, and those that the service would know by
 * themselves but are not to be imported, or that the page makes others of. Undefined where there are none.
 */
export function mappingOf(headers: string[], targets: Target[], columns: string[]): string | undefined {
  const known = new Set(columns.map(headerKey))
  const entries = headers.flatMap((header, at) => {
    const name = nameOf(targets[at] ?? '')
    if (name === fullName) return `${encodeSide(header)}:`
    const isItself = name !== '' && headerKey(header) === headerKey(name) && !name.startsWith('custom.')
    const isUnread = name === '' && !known.has(headerKey(header)) && !/^custom\./i.test(header)
    return isItself || isUnread ? [] : `${encodeSide(header)}:${encodeSide(name)}`
  })
  return entries.length === 0 ? undefined : entries.join(',')
}

/** A side of an entry, in which the marks of the parameter itself are percent-encoded. */
function encodeSide(text: string): string {
  return text.replace(/[%,:]/g, (mark) => encodeURIComponent(mark))
}

/** What somebody chose for a header row, as it is kept: no value of the file. */
export type Choices = { targets: Target[]; fills: Record<string, string>; nameOrder: NameOrder }

const storageKey = 'crm-import-choices'
const maxKept = 30

/** What a browser's `localStorage` has of it. */
export type Memory = { getItem(key: string): string | null; setItem(key: string, value: string): void }

/** A digest of a header row for one kind of records, by FNV-1a: where a file names no columns, somebody's values stand there. */
function digestOf(kind: Kind, headers: string[]): string {
  let digest = 0x811c9dc5
  for (const letter of JSON.stringify([kind, ...headers])) {
    digest = Math.imul(digest ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  }
  return (digest >>> 0).toString(36)
}

/** Remembers the choices for a header row, in this browser alone; of the latest thirty header rows. */
export function rememberChoices(memory: Memory, kind: Kind, headers: string[], choices: Choices): void {
  const { targets, fills, nameOrder } = choices
  const of = digestOf(kind, headers)
  const others = readKept(memory).filter(([other]) => other !== of)
  const kept = { targets: targets.map(nameOf), fills, nameOrder }
  memory.setItem(storageKey, JSON.stringify([[of, kept], ...others].slice(0, maxKept)))
}

/**
 * The choices that were made for a header row before, as far as they still hold: a column that is gone is `''`, and a property that was made then is
 * its column. Undefined where there were none.
 */
export function recallChoices(memory: Memory, kind: Kind, headers: string[], columns: string[]): Choices | undefined {
  const kept = readKept(memory).find(([of]) => of === digestOf(kind, headers))?.[1]
  if (kept?.targets?.length !== headers.length) return undefined
  const targets = kept.targets.map((name) => (columns.includes(nameOf(name)) ? name : ''))
  const { fills = {}, nameOrder = 'lastWord' } = kept
  return { targets, fills, nameOrder }
}

function readKept(memory: Memory): [string, Choices][] {
  try {
    const kept = JSON.parse(memory.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((entry) => Array.isArray(entry?.[1]?.targets)) : []
  } catch {
    return []
  }
}
