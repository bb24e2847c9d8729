// The one place that says how long messages may be (docs/limits.md, Messages). What a tenant may define and what it sends would
// else be multiplied: each wrong value of each row named all options of its property. Sizes are counted in UTF-16 code units,
// of which no text has fewer than characters.

/**
 * One thing wrong with a request: a JSON Pointer into the body or a parameter's name, and how to correct it; of a reference to a record
 * that was merged into another one also the id of that one.
 */
export type FieldError = { path: string; message: string; mergedInto?: string }

/** Characters of a line of errors, of a problem's `detail`, and of other messages. */
export const maxLine = 1_024
/** Characters that the `errors` of a problem have together, as JSON. */
const maxOfProblem = 65_536
/** Characters that the errors of a result have together, as JSON: of an import, its job or a change of many. */
const maxOfResult = 1_048_576
/** What closing lines take of that. */
const closing = 2_048
/** Entries that the errors of a result have, beside closing ones. */
const maxEntries = 1_000
/** The words that a list of words has. */
const maxListed = 10
/** The characters of such a list, so that a message has some left to say what it is about. */
const maxOfList = 800
const maxOfFirst = 256
/** A problem that shares its line with others has so many characters at least; for more problems than that leaves room for, a count stands. */
const minShare = 60
const maxPointer = 8_192

/** A text that has at most so many characters, its end left out for `…` where it had more. */
export function cutText(text: string, most = maxLine): string {
  if (text.length <= most) return text
  // Never between the two halves of a surrogate pair.
  return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

/** Whether a list of words has no more of them than a message names. */
export function isListedWhole(words: readonly unknown[]): boolean {
  return words.length <= maxListed
}

/** The first ten of some words, with commas, and how many more there are. Long ones are cut; the first one last. */
export function listWords(words: readonly string[], more = Math.max(0, words.length - maxListed)): string {
  const [first = '', ...others] = words.slice(0, maxListed)
  const end = more > 0 ? ` and ${more} more` : ''
  const shown = cutText(first, maxOfFirst)
  return [shown, ...shareRoom(others, maxOfList - shown.length)].join(', ') + end
}

/**
 * Several problems as one line, parted by `; `. Where they are too long together, long ones are cut, and a count stands for those that
 * would have no room. `count` is how many there are, where not all are given.
 */
export function joinProblems(problems: readonly string[], most = maxLine, count = problems.length): string {
  const whole = problems.reduce((sum, one) => sum + one.length + 2, -2)
  if (whole <= most && count === problems.length) return problems.join('; ')
  const end = (left: number) => (left > 0 ? `; and ${left} more` : '')
  const places = Math.max(1, Math.floor((most - end(count).length) / (minShare + 2)))
  const isFitting = whole + end(count - problems.length).length <= most
  const shown = isFitting ? problems : problems.slice(0, places)
  const closed = end(count - shown.length)
  return shareRoom(shown, most - closed.length - 2 * (shown.length - 1)).join('; ') + closed
}

/** Texts that have at most so many characters together: only the longest are cut, to the same length. */
function shareRoom(texts: readonly string[], room: number): string[] {
  let left = room
  let share = Number.POSITIVE_INFINITY
  for (const [index, { length }] of texts.toSorted((a, b) => a.length - b.length).entries()) {
    const even = Math.floor(left / (texts.length - index))
    if (length > even) {
      share = Math.max(2, even)
      break
    }
    left -= length
  }
  return texts.map((text) => cutText(text, share))
}

/** The errors of a problem: as many of the first as have at most so many characters together, as JSON, and an entry that counts the others. */
export function boundErrors(errors: readonly FieldError[], most = maxOfProblem): FieldError[] {
  const room = new ErrorRoom([], most - 100, maxEntries)
  const fitting: FieldError[] = []
  for (const { path, message, ...more } of errors) {
    const error = { path: cutText(path, maxPointer), message: cutText(message), ...more }
    if (!room.take(error)) break
    fitting.push(error)
  }
  const left = errors.length - fitting.length
  return left > 0
    ? [...fitting, { path: '', message: `has ${left} more ${left === 1 ? 'problem' : 'problems'}` }]
    : fitting
}

/** Room for the errors of a result. Once one has none, those behind it have none either: a count stands for all of them. */
export class ErrorRoom {
  #entries: number
  #characters: number

  /** `known` are the errors that the result has already. */
  constructor(known: readonly unknown[] = [], characters = maxOfResult - closing, entries = maxEntries) {
    this.#entries = entries
    this.#characters = characters
    for (const one of known) this.take(one)
  }

  /** Whether the next one has none. */
  get isFull(): boolean {
    return this.#entries <= 0
  }

  /** Takes the room of one more error; false where it has none. */
  take(error: unknown): boolean {
    if (this.isFull) return false
    this.#characters -= JSON.stringify(error).length + 1
    this.#entries = this.#characters < 0 ? 0 : this.#entries - 1
    return this.#characters >= 0
  }
}
