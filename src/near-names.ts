import { isListedWhole, listWords } from './message-sizes.ts'
import { comparedForm } from './texts/compared.ts'

/** Longer ones are no typing errors, and comparing takes time. */
const maxLength = 60
/** The most names that one request, or one file, is told near ones of. */
const maxLookUps = 5
/** Letters that one request compares for lists of words, and a file. */
const maxLetters = 200_000
export const maxLettersOfFile = 2_000_000
/** The letters of a text that lists are ordered by. */
const maxCompared = 255

/** Tells which of the known names somebody meant who wrote another: `last_name` or `lastNmae` for `lastName`, `phoneNumber` for `phone`. */
export class NearNames {
  readonly #known: () => Iterable<string>
  readonly #found = new Map<string, string | undefined>()
  readonly #lists = new Map<readonly string[], Map<string, string>>()
  #letters: number

  /**
   * One is for one request or file: of more than a few different names it says nothing, which bounds its work. `known` is asked
   * for the names once for each that is looked for, and never where none is. `letters` bounds the work of `list`.
   */
  constructor(known: () => Iterable<string> = () => [], letters = maxLetters) {
    this.#known = known
    this.#letters = letters
  }

  /** The nearest of the known names; undefined where none is near. */
  find(name: string): string | undefined {
    if (!this.#found.has(name)) {
      if (name.length > maxLength || this.#found.size >= maxLookUps) return undefined
      this.#found.set(name, findNearest(name, this.#known()))
    }
    return this.#found.get(name)
  }

  /** A question to put behind a message, with a mark before it; empty where no name is near. */
  ask(name: string): string {
    const near = this.find(name)
    return near === undefined ? '' : `; did you mean ${near}?`
  }

  /**
   * What a message names of some words where `given` is none of them, or a list with one that is none: all where they are few, else the
   * ten that are nearest, and how many more there are. Once there was too much to compare, the first ten.
   */
  list(words: readonly string[], given: unknown): string {
    const text = isListedWhole(words) ? '' : comparedOf(words, given)
    const lists = this.#lists.get(words) ?? new Map<string, string>()
    this.#lists.set(words, lists)
    const known = lists.get(text) ?? (this.#isSpent ? lists.get('') : undefined)
    if (known !== undefined) return known
    const isComparing = text !== '' && this.#spend(words, text)
    const made = listWords(isComparing ? orderByNearness(text, words) : words)
    lists.set(isComparing ? text : '', made)
    return made
  }

  /** Whether a text may still be compared with some words. Once one may not, none is. */
  #spend(words: readonly string[], text: string): boolean {
    this.#letters -= words.reduce((sum, word) => sum + word.length + text.length, 0)
    return !this.#isSpent
  }

  get #isSpent(): boolean {
    return this.#letters < 0
  }
}

/** What of something given is compared with words. */
function comparedOf(words: readonly string[], given: unknown): string {
  const one = Array.isArray(given) ? given.slice(0, 100).find((each) => !words.includes(each)) : given
  return typeof one === 'string' ? one.slice(0, maxCompared) : ''
}

/** Words by how near they are to a text: those that differ in a few letters, then by the pairs of letters that they share (Dice's coefficient). */
function orderByNearness(text: string, words: readonly string[]): string[] {
  const folded = fold(text)
  const pairs = new Set(Array.from({ length: Math.max(0, folded.length - 1) }, (_, at) => pairAt(folded, at)))
  const distanceTo = (word: string) => {
    const other = fold(word)
    const edits = countEdits(folded, other, mostEdits(folded, other))
    if (Number.isFinite(edits)) return edits
    let shared = 0
    for (let at = 0; at + 1 < other.length; at++) if (pairs.has(pairAt(other, at))) shared += 1
    return maxEdits + 1 - (2 * shared) / (pairs.size + other.length)
  }
  const distances = new Map(words.map((word) => [word, distanceTo(word)]))
  return words.toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0))
}

/** Two neighbouring letters as a number, which takes no memory of its own. */
function pairAt(text: string, at: number): number {
  return text.charCodeAt(at) * 65_536 + text.charCodeAt(at + 1)
}

/** The edits that two near texts have at most. */
const maxEdits = 3

function mostEdits(one: string, other: string): number {
  return Math.min(maxEdits, Math.floor(0.4 * Math.max(one.length, other.length)))
}

/**
 * One that differs in a letter at most, whatever its case and the signs between words; else one of whose words all are in the other, one
 * that differs in a few letters, or the only one that has a word in common.
 */
function findNearest(name: string, known: Iterable<string>): string | undefined {
  const folded = fold(name)
  const words = wordsOf(name)
  let nearest: { name: string; distance: number } | undefined
  let related: string | undefined
  const sharing: string[] = []
  for (const candidate of known) {
    const other = fold(candidate)
    const distance = countEdits(folded, other, mostEdits(folded, other))
    if (distance < (nearest?.distance ?? Number.POSITIVE_INFINITY)) nearest = { name: candidate, distance }
    const others = wordsOf(candidate)
    if (related === undefined && isPart(words, others)) related = candidate
    if ([...words].some((word) => word.length > 2 && others.has(word))) sharing.push(candidate)
  }
  if (nearest && nearest.distance <= 1) return nearest.name
  return related ?? nearest?.name ?? (sharing.length === 1 ? sharing[0] : undefined)
}

function fold(name: string): string {
  return comparedForm(name).replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function wordsOf(name: string): Set<string> {
  return new Set(comparedForm(name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')).match(/[\p{L}\p{N}]+/gu))
}

function isPart(one: Set<string>, other: Set<string>): boolean {
  const [fewer, more] = one.size <= other.size ? [one, other] : [other, one]
  return fewer.size > 0 && [...fewer].every((word) => more.has(word))
}

/**
 * How many letters must be inserted, left out, replaced or swapped with the next to make one text of the other (Damerau and
 * Levenshtein); infinite where they are more than `most`.
 */
export function countEdits(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return Number.POSITIVE_INFINITY
  const far = Number.POSITIVE_INFINITY
  let before: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let line = 1; line <= from.length; line++) {
    const next = [line]
    // What lies further from the diagonal takes more edits than are asked for.
    for (let column = Math.max(1, line - most); column <= Math.min(to.length, line + most); column++) {
      const replaced = (row[column - 1] ?? far) + (from[line - 1] === to[column - 1] ? 0 : 1)
      const isSwapped = from[line - 1] === to[column - 2] && from[line - 2] === to[column - 1]
      const swapped = isSwapped ? (before[column - 2] ?? far) + 1 : far
      next[column] = Math.min(replaced, swapped, (row[column] ?? far) + 1, (next[column - 1] ?? far) + 1)
    }
    before = row
    row = next
  }
  const edits = row[to.length] ?? far
  return edits <= most ? edits : far
}
