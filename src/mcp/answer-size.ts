import type { Schemas } from '../../generated/types.ts'
import { escapePointer } from '../errors.ts'
import { boundErrors } from '../message-sizes.ts'

/** Bytes that the JSON of an answer has at most. */
export const maxBytes = 32_768

/** The first entries whose JSON together has at most so many bytes. */
export function takeFitting<T>(entries: T[], bytes: number): T[] {
  let left = bytes
  const end = entries.findIndex((entry) => {
    left -= bytesOf(entry) + 1
    return left < 0
  })
  return end < 0 ? entries : entries.slice(0, end)
}

export function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value))
}

/** A problem with as many of its errors as fit beside the rest, of which `detail` is most: a character has four bytes at most. */
export function fitProblem(problem: Schemas['Problem']): Schemas['Problem'] {
  const { errors } = problem
  if (!errors || bytesOf(problem) <= maxBytes) return problem
  return { ...problem, errors: boundErrors(errors, (maxBytes - bytesOf({ ...problem, errors: [] })) / 4) }
}

/** What is left, in turn until all fits: so many characters of each text, and of custom ones; so many entries of a list. */
const all = Number.POSITIVE_INFINITY
const steps = [
  ...[16_384, 8_192, 4_096, 2_048, 1_024, 512, 256, 128, 64].map((text) => ({ text, custom: text, items: all })),
  ...[5, 0].map((items) => ({ text: 64, custom: 64, items })),
  { text: 64, custom: 0, items: 0 }
]
/** Texts and lists that are named as cut; there may be more. */
const maxNamed = 25

type Cut = { path: string; length: number }

/**
 * An answer as it is where it fits, else with its longest texts cut, and where that isn't enough its lists. `truncated` says which
 * by a JSON Pointer into the answer, and how long each was.
 */
export function cutTexts<T extends object>(content: T): T | (T & { truncated: Cut[] }) {
  if (bytesOf(content) <= maxBytes) return content
  for (const step of steps) {
    const cuts: Cut[] = []
    const shortened = shorten(content, step, '', cuts) as T
    const truncated = cuts.toSorted((a, b) => b.length - a.length).slice(0, maxNamed)
    const whole = { ...shortened, truncated }
    if (bytesOf(whole) <= maxBytes) return whole
  }
  throw new Error('an answer is too long even without its texts')
}

function shorten(value: unknown, step: (typeof steps)[number], path: string, cuts: Cut[]): unknown {
  if (typeof value === 'string') {
    const most = /\bcustom[./]/.test(path) ? step.custom : step.text
    // A part of a cursor is none.
    if (value.length <= most || path === '/nextCursor') return value
    cuts.push({ path, length: value.length })
    return value.slice(0, most).toWellFormed()
  }
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    // The answer's own list is no value of a record.
    const kept = path.split('/').length > 2 ? value.slice(0, step.items) : value
    if (kept.length < value.length) cuts.push({ path, length: value.length })
    return kept.map((one, index) => shorten(one, step, `${path}/${index}`, cuts))
  }
  const entries = Object.entries(value).map(([name, one]) => [
    name,
    shorten(one, step, `${path}/${escapePointer(name)}`, cuts)
  ])
  return Object.fromEntries(entries)
}
