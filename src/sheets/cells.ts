// How the cells of a column are read; PostgreSQL writes them (columns.ts). A value that can't be read is left as text: the
// contract's own validation then says what is wrong with it.

/** One kind of cell. */
export type Cell = {
  /** The cell's text, never empty, as a property of a request's body. */
  read: (text: string) => unknown
  /** How a spreadsheet program takes it. */
  type: 'text' | 'number' | 'boolean' | 'date' | 'time'
}

/** Any text, kept to the letter. */
export const text: Cell = { read: (cell) => cell, type: 'text' }

/** Text of which blanks at either end are no part. */
export const word: Cell = { read: (cell) => cell.trim(), type: 'text' }

/** One of the contract's fixed values; case, blanks and hyphens make no difference. */
export const choice = (values: readonly string[]): Cell => ({
  read: (cell) => values.find((value) => wordKey(value) === wordKey(cell)) ?? cell.trim(),
  type: 'text'
})

/** A code in capital letters. */
export const code: Cell = { read: (cell) => cell.trim().toUpperCase(), type: 'text' }

/** A number with a point, without separators, exponent or currency sign. */
export const number: Cell = { read: readNumber, type: 'number' }

/** An ISO 8601 date or date-time; also with a blank between the two, as spreadsheets show and save our own workbooks. */
export const time: Cell = { read: (cell) => cell.trim().replace(/^(\d{4}-\d\d-\d\d) (?=\d)/, '$1T'), type: 'time' }

/** A number of any size, in plain digits or with an exponent. */
export const anyNumber: Cell = { read: readAnyNumber, type: 'number' }

/** True or false, as spreadsheets save it, too. */
export const boolean: Cell = { read: readBoolean, type: 'boolean' }

/** An ISO 8601 date. */
export const date: Cell = { read: (cell) => cell.trim(), type: 'date' }

/** An option of a select: what a record holds, and what people see. */
type Option = { value: string; label: string }

/** One of some options, by its value, or by value or label as words of a list where only one of them fits. */
export const option = (all: Option[]): Cell => ({ read: (cell) => findOption(all, cell), type: 'text' })

/** Some of these options, between commas like tags. */
export const options = (all: Option[]): Cell => ({
  read: (cell) => readTags(cell).map((tag) => findOption(all, tag)),
  type: 'text'
})

/** Tags between commas; see `readTags`. */
export const tags: Cell = { read: readTags, type: 'text' }

/** Each digit can match in one way only: with two ways for zeros, a long cell would take seconds (backtracking). */
const plainNumber = /^[+-]?\d{1,60}(?:\.\d{1,60})?$/

/** The number, if a double carries exactly what the text says, and writes it without an exponent. */
function readNumber(cell: string): number | string {
  const value = readAnyNumber(cell)
  return plainNumber.test(cell.trim()) && !String(value).includes('e') ? value : cell.trim()
}

const anyPlainNumber = /^[+-]?\d{1,400}(?:\.\d{1,400})?(?:e[+-]?\d{1,3})?$/i

/** The number, if it has all the digits that the text says. */
function readAnyNumber(cell: string): number | string {
  const text = cell.trim()
  const value = anyPlainNumber.test(text) ? Number(text) : Number.NaN
  return Number.isFinite(value) && scientific(text) === scientific(String(value)) ? value : text
}

/** A number's digits and where its point is: equal for whatever is the same number. */
function scientific(text: string): string {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e')
  const [whole = '', decimals = ''] = mantissa.replace(/^[+-]/, '').split('.')
  const significant = `${whole}${decimals}`.replace(/^0+/, '')
  const digits = significant.replace(/0+$/, '')
  if (digits === '') return '0'
  const point = Number(exponent) - decimals.length + significant.length - digits.length
  return `${mantissa.startsWith('-') ? '-' : ''}${digits}e${point}`
}

const booleans = new Map([
  ...['true', 'yes', '1'].map((word) => [word, true] as const),
  ...['false', 'no', '0'].map((word) => [word, false] as const)
])

function readBoolean(cell: string): boolean | string {
  const text = cell.trim()
  return booleans.get(text.toLowerCase()) ?? text
}

function findOption(all: Option[], cell: string): string {
  const key = wordKey(cell)
  if (all.some(({ value }) => value === cell) || key === '') return key === '' ? cell.trim() : cell
  const fitting = all.filter(({ value, label }) => wordKey(value) === key || wordKey(label) === key)
  return (fitting.length === 1 ? fitting[0]?.value : undefined) ?? cell
}

/** A word of a list without what makes no difference in it: case, blanks, hyphens and underscores. */
function wordKey(text: string): string {
  return text.toLowerCase().replaceAll(/[\s_-]+/g, '')
}

const tagPattern = /\s*(?:"((?:[^"]|"")*)"\s*(?=,|$)|([^,]*))(?:,|$)/y

/**
 * Splits at commas; blanks around a tag are no part of it, and nothing between two commas is no tag. A tag that itself has
 * a comma, a quote or blanks at its ends is written in quotes, doubled inside, like a cell of CSV.
 */
export function readTags(cell: string): string[] {
  const found: string[] = []
  tagPattern.lastIndex = 0
  while (tagPattern.lastIndex < cell.length) {
    const match = tagPattern.exec(cell)
    if (!match) break
    const [, quoted, plain = ''] = match
    const tag = quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"')
    if (tag !== '') found.push(tag)
  }
  return found
}

/**
 * What a spreadsheet may skip before a formula, as a class of a regular expression: blanks, control characters, invisible
 * marks.
 */
export const unseen = String.raw`[\s\u0000-\u001f\u007f\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]`
/** Spreadsheets treat the wide signs like the narrow ones. */
const startsFormula = new RegExp(`^(?:[\\t\\r]|${unseen}*[=@＝＠＋－])`)
const startsWithSign = new RegExp(`^${unseen}*[+-]`)
const numberOrTelephone = new RegExp(`^${unseen}*(?:[+-]\\d+(?:[.,]\\d+)?|\\+[( ]*\\d[\\d ()./-]*)$`)
const quotedBefore = new RegExp(`^'+(?:[\\t\\r]|${unseen}*[=@+＝＠＋－-])`)

/**
 * A text as a cell of CSV: one that a spreadsheet would run as a formula gets a leading apostrophe, and so does one that
 * begins with such apostrophes already.
 */
export function guard(text: string): string {
  // The first character decides for nearly every cell.
  const first = text.charCodeAt(0)
  if ((first > 0x40 && first < 0x7f) || Number.isNaN(first)) return text
  const isFormula = startsFormula.test(text) || (startsWithSign.test(text) && !numberOrTelephone.test(text))
  return isFormula || quotedBefore.test(text) ? `'${text}` : text
}

/** The text of a cell that `guard` wrote. */
export function unguard(cell: string): string {
  return cell.startsWith("'") && quotedBefore.test(cell) ? cell.slice(1) : cell
}
