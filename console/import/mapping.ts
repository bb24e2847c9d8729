import { headerKey } from './columns.ts'
import type { Kind, NewProperty } from './profile.ts'

// What is sent of the choices that somebody made for a file's columns, and what is remembered of them.

/** Where a column of the file goes: to a column of the service, to a property that is to be made, or nowhere (`''`). */
export type Target = string | NewProperty

/** The most characters that the contract takes for `mapping`. */
export const maxMappingLength = 8_192

/**
 * The parameter `mapping` for a file: headers that are called otherwise than their columns, and those that the service would know by
 * themselves but are not to be imported. Undefined where there are none.
 */
export function mappingOf(headers: string[], targets: Target[], columns: string[]): string | undefined {
  const known = new Set(columns.map(headerKey))
  const entries = headers.flatMap((header, at) => {
    const target = targets[at] ?? ''
    const name = typeof target === 'string' ? target : `custom.${target.key}`
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

/** What is kept of a choice: no name of the file, and no value of it. */
type Kept = string | { key: string; type: NewProperty['type'] }

const storageKey = 'crm-import-columns'
const maxKept = 30

/** What a browser's `localStorage` has of it. */
export type Memory = { getItem(key: string): string | null; setItem(key: string, value: string): void }

/** A digest of a header row for one kind of records: 53 bits by cyrb53, which is no secret and needs none. */
export function digestOf(kind: Kind, headers: string[]): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57]
  for (const unit of JSON.stringify([kind, ...headers])) {
    const code = unit.charCodeAt(0)
    one = Math.imul(one ^ code, 2654435761)
    two = Math.imul(two ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36)
}

/** Remembers the choices for a header row, in this browser alone; of the latest thirty header rows. */
export function rememberTargets(memory: Memory, kind: Kind, headers: string[], targets: Target[]): void {
  const kept: Kept[] = targets.map((target) =>
    typeof target === 'string' ? target : { key: target.key, type: target.type }
  )
  const digest = digestOf(kind, headers)
  const others = readKept(memory).filter(([other]) => other !== digest)
  memory.setItem(storageKey, JSON.stringify([[digest, kept], ...others].slice(0, maxKept)))
}

/**
 * The choices that were made for a header row before, as far as they still hold: a column that is gone is `''`, and a property that was made then is
 * its column. Undefined where there were none.
 */
export function recallTargets(memory: Memory, kind: Kind, headers: string[], columns: string[]): string[] | undefined {
  const kept = readKept(memory).find(([digest]) => digest === digestOf(kind, headers))?.[1]
  if (!kept || kept.length !== headers.length) return undefined
  const names = kept.map((target) => (typeof target === 'string' ? target : `custom.${target?.key}`))
  return names.map((name, at) => (columns.includes(name) && names.indexOf(name) === at ? name : ''))
}

function readKept(memory: Memory): [string, Kept[]][] {
  try {
    const kept = JSON.parse(memory.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((entry) => Array.isArray(entry?.[1])) : []
  } catch {
    return []
  }
}
