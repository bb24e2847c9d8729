import { findUnseen, trimText } from '../texts/blanks.ts'
import { listWordKey } from '../texts/list-words.ts'
import { type DateOrder, datesBy, daysBy } from './dates.ts'
import { type Decimal, numbersBy, readAnyNumber, readNumber } from './numbers.ts'

// How the cells of a column are read; PostgreSQL writes them (columns.ts). A value that can't be read is left as text: the
// contract's own validation then says what is wrong with it.

/** How a file writes what people write in several ways. */
export type Format = { decimal: Decimal; dates: DateOrder }

/** One kind of cell. */
export type Cell = {
  /** The cell's text, never empty, as a property of a request's body; an `Unread` where it is to be refused whatever the contract says. */
  read: (text: string) => unknown
  /** How it is read in a file of some format, where that makes a difference. */
  readBy?: (format: Format) => (text: string) => unknown
  /** How a spreadsheet program takes it. */
  type: 'text' | 'number' | 'boolean' | 'date' | 'time'
}

/** Any text, kept to the letter. */
export const text: Cell = { read: (cell) => cell, type: 'text' }

/** Text of which blanks at either end are no part. */
export const word: Cell = { read: trimText, type: 'text' }

/** One of the contract's fixed values; case, blanks and hyphens make no difference. */
export const choice = (values: readonly string[]): Cell => {
  const byWord = new Map(values.map((value) => [wordKey(value), value]))
  return { read: (cell) => byWord.get(wordKey(cell)) ?? trimText(cell), type: 'text' }
}

/** A code in capital letters. */
export const code: Cell = { read: (cell) => trimText(cell).toUpperCase(), type: 'text' }

const plain: Format = { decimal: undefined, dates: 'iso' }

/** A cell whose reading depends on the file's format. */
function formatted(type: Cell['type'], readBy: NonNullable<Cell['readBy']>): Cell {
  return { read: readBy(plain), readBy, type }
}

/** A number whose digits and mark are those of the file's format, without exponent or currency sign. */
export const number: Cell = formatted('number', ({ decimal }) => numbersBy(decimal, readNumber))

/** A whole number of hundredths, with or without a sign for that. */
export const percent: Cell = formatted('number', (format) => {
  const read = number.readBy?.(format) ?? number.read
  return (cell) => read(cell.replace(/^\s*[%％]\s?(?=\d)|(?<=\d)\s?[%％]\s*$/, ''))
})

/** An ISO 8601 date or date-time, or one in the file's format. */
export const time: Cell = formatted('time', ({ dates }) => datesBy(dates))

/** A number of any size, in plain digits or with an exponent. */
export const anyNumber: Cell = formatted('number', ({ decimal }) => numbersBy(decimal, readAnyNumber))

/** True or false, as spreadsheets save it, too. */
export const boolean: Cell = { read: readBoolean, type: 'boolean' }

/** An ISO 8601 date, or one in the file's format. */
export const date: Cell = formatted('date', ({ dates }) => daysBy(dates))

/** An option of a select: what a record holds, and what people see. */
type Option = { value: string; label: string }

/** One of some options, by its value to the letter; else by value or label as words are compared, if one option alone fits. */
export const option = (all: Option[]): Cell => ({ read: optionFinder(all), type: 'text' })

/** Some of these options, between commas like tags. */
export const options = (all: Option[]): Cell => {
  const find = optionFinder(all)
  return { read: (cell) => readTags(cell).map(find), type: 'text' }
}

/** Tags between commas; see `readTags`. */
export const tags: Cell = { read: readTags, type: 'text' }

const booleans = new Map([
  ...['true', 'yes', '1'].map((word) => [word, true] as const),
  ...['false', 'no', '0'].map((word) => [word, false] as const)
])

function readBoolean(cell: string): boolean | string {
  return booleans.get(wordKey(cell)) ?? trimText(cell)
}

/** Finds the value that a cell means. The options' words are made once a column, since a file may have as many wrong cells as it has cells. */
function optionFinder(all: Option[]): (cell: string) => string {
  let found: { values: Set<string>; byWord: Map<string, string | undefined> } | undefined
  return (cell) => {
    const key = wordKey(cell)
    if (key === '') return trimText(cell)
    found ??= { values: new Set(all.map(({ value }) => value)), byWord: valuesByWord(all) }
    return found.values.has(cell) ? cell : (found.byWord.get(key) ?? cell)
  }
}

/** The options' values by the words that mean them; undefined for a word that means several. */
function valuesByWord(all: Option[]): Map<string, string | undefined> {
  const byWord = new Map<string, string | undefined>()
  for (const { value, label } of all) {
    for (const word of new Set([wordKey(value), wordKey(label)])) byWord.set(word, byWord.has(word) ? undefined : value)
  }
  return byWord
}

/** What words of a list compare by. One with a character within that can't be seen is only itself, so that it is refused by that. */
function wordKey(text: string): string {
  const word = trimText(text)
  return findUnseen(word) ? word : listWordKey(word)
}

const tagsBetween = {
  ',': /\s*(?:"((?:[^"]|"")*)"\s*(?=,|$)|([^,]*))(?:,|$)/y,
  ';': /\s*(?:"((?:[^"]|"")*)"\s*(?=;|$)|([^;]*))(?:;|$)/y
}

/**
 * Splits at commas, or in a cell without any at semicolons; blanks around a tag are no part of it, and nothing between two of them is no tag.
 * A tag that itself has one of these, a quote or blanks at its ends is written in quotes, doubled inside, like a cell of CSV.
 */
export function readTags(cell: string): string[] {
  const found: string[] = []
  const pattern = tagsBetween[cell.includes(';') && !cell.includes(',') ? ';' : ',']
  pattern.lastIndex = 0
  while (pattern.lastIndex < cell.length) {
    const match = pattern.exec(cell)
    if (!match) break
    const [, quoted, plain = ''] = match
    const tag = quoted === undefined ? trimText(plain) : quoted.replaceAll('""', '"')
    if (tag !== '') found.push(tag)
  }
  return found
}

/** The byte-order mark. Without it spreadsheet programs take a CSV file for one of their country's encoding. */
export const markOfUtf8 = '\ufeff'

const blanks = String.raw`\s\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff`
/**
 * What a spreadsheet may skip before a formula, as a class of a regular expression: blanks, control characters, invisible
 * marks.
 */
export const unseen = String.raw`[\u0000-\u001f\u007f${blanks}]`
/** Spreadsheets treat the wide signs like the narrow ones. */
const startsFormula = new RegExp(`^(?:[\\t\\r]|${unseen}*[=@＝＠＋－])`)
const startsWithSign = new RegExp(`^${unseen}*[+-]`)
const numberOrTelephone = new RegExp(`^${unseen}*(?:[+-]\\d+(?:[.,]\\d+)?|\\+[( ]*\\d[\\d ()./-]*)$`)
const quotedBefore = new RegExp(`^'+(?:[\\t\\r]|${unseen}*[=@+＝＠＋－-])`)

/** An apostrophe before a digit says in spreadsheets that the digits are a text. */
const digitBehindQuotes = `(?:'+|'*[${blanks}]+'+)\\d`
const quotedDigit = new RegExp(`^${digitBehindQuotes}`)

/**
 * A text as a cell of CSV: one that a spreadsheet would run as a formula gets a leading apostrophe, and so does one that
 * begins with such apostrophes already, or with those of digits.
 */
export function guard(text: string): string {
  // The first character decides for nearly every cell.
  const first = text.charCodeAt(0)
  if ((first > 0x40 && first < 0x7f) || Number.isNaN(first)) return text
  const isFormula = startsFormula.test(text) || (startsWithSign.test(text) && !numberOrTelephone.test(text))
  return isFormula || quotedBefore.test(text) || quotedDigit.test(text) ? `'${text}` : text
}

const guardedDigit = new RegExp(`^'${digitBehindQuotes}`)
const markedText = new RegExp(`^[${blanks}]*(?:="((?:[^"]|"")*)"|'(\\d+))[${blanks}]*$`)

/**
 * The text of a cell that `guard` wrote, or that a spreadsheet wrote to say that it is a text: `="01234"`, `'01234`, also where blanks
 * stand around it.
 */
export function unguard(cell: string): string {
  // The first character decides for nearly every cell.
  const first = cell.charCodeAt(0)
  if ((first > 0x2f && first < 0x7f && first !== 0x3d) || Number.isNaN(first)) return cell
  if (quotedBefore.test(cell) || guardedDigit.test(cell)) return cell.slice(1)
  const [, text, digits] = markedText.exec(cell) ?? []
  return digits ?? text?.replaceAll('""', '"') ?? cell
}
