import { isUtf8 } from 'node:buffer'
import { ApiError, escapePointer, type FieldError, invalidRequest } from './errors.ts'

/**
 * A JSON body, with or without a byte-order mark (RFC 8259 §8.1); undefined where it is empty. 400 where it isn't JSON, or
 * text or numbers in it can't be stored as they are: rounded in silence, a number would be another amount.
 */
export function readJson(body: Buffer): unknown {
  if (body.length === 0) return undefined
  if (!isUtf8(body)) throw malformed('The body is not valid UTF-8.')
  const text = body.toString().replace(/^\ufeff/, '')
  const unstorable = findUnstorable(text)
  const value = parse(text)
  if (unstorable.length > 0) throw invalidRequest(describeUnstorable(text, unstorable))
  return value
}

/** Whether PostgreSQL can store a text: it has no NUL character and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    // V8's sentence can quote the body; its position can't.
    const position = /position (\d+)/.exec(String(error))?.[1]
    throw malformed(`The body is not valid JSON${position ? ` (at character ${position})` : ''}.`)
  }
}

function malformed(detail: string): ApiError {
  return new ApiError(400, 'malformed_json', detail)
}

/** Characters of JSON by their codes, which compare several times as fast as texts. */
const quote = 0x22
const comma = 0x2c
const minus = 0x2d
const backslash = 0x5c
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

const maxErrors = 20
/** Of so many long numbers it is tried whether a double holds them. Further ones, more than any operation needs, are refused. */
const maxLongNumbers = 1_000
const maxPointerLength = 1_000
/** How many lists and objects may be inside one another. */
const maxDepth = 100
const tooDeep = `The body is nested too deeply: it may have ${maxDepth} lists and objects inside one another.`
/** A bulk of 100 records has a few hundred each. For each unknown one the validator makes an error, which takes time. */
const maxKeys = 25_000
const tooMany = `The body has too many properties: all of its objects together may have ${maxKeys}.`
/** Fewer are in any request that an operation takes; nested small ones take several times the memory of other texts. */
const maxLists = 25_000
const tooManyLists = `The body has too many lists and objects: it may have ${maxLists}.`
const notText = 'must have neither a NUL character (U+0000) nor half of a surrogate pair'
const notADouble = 'must be a number that a double can hold: with fewer digits, not as large or not as close to zero'

/**
 * The way to a value from the outermost list or object: of a list the index in it; of an object where the key begins in the text,
 * as a negative number.
 */
type Place = number[]

type Unstorable = { place: Place; message: string }

/**
 * What of a JSON text can't be stored as it is written: numbers such as 100000000000000.001, 1e400 or 1e-400 (it would be 0), and
 * texts for which `isStorable` doesn't hold. 400 for what is nested too deeply, or has too many properties or lists. It is one pass over the
 * characters, which takes about as long as JSON.parse, whatever the text is made of; a reviver takes fifty times as long where there
 * are many numbers.
 * It comes before JSON.parse because that takes ten times as long where nesting is deep.
 */
function findUnstorable(text: string): Unstorable[] {
  const found: Unstorable[] = []
  const place: Place = []
  let isKeyNext = false
  let keys = 0
  let lists = 0
  let longNumbers = 0
  const add = (message: string) => {
    if (found.length < maxErrors) found.push({ place: [...place], message })
  }
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if (char === quote) {
      if (isKeyNext) {
        place[place.length - 1] = -at
        if (++keys > maxKeys) throw malformed(tooMany)
      }
      isKeyNext = false
      const end = endOfString(text, at)
      if (end < 0) add(notText)
      at = Math.abs(end)
    } else if (char === comma) {
      const last = place[place.length - 1] ?? 0
      isKeyNext = last < 0
      if (!isKeyNext) place[place.length - 1] = last + 1
    } else if (char === openList || char === openObject) {
      isKeyNext = char === openObject
      if (place.push(isKeyNext ? -1 : 0) > maxDepth) throw malformed(tooDeep)
      if (++lists > maxLists) throw malformed(tooManyLists)
    } else if (char === closeList || char === closeObject) {
      isKeyNext = false
      place.pop()
    } else if (char === minus || isDigit(char)) {
      const end = endOfNumber(text, at)
      if (end < 0 && (++longNumbers > maxLongNumbers || isRounded(text.slice(at, -end)))) add(notADouble)
      at = Math.abs(end) - 1
    }
  }
  return found
}

/** Where the string that begins at `start` has its closing quote; negative where it can't be stored. */
function endOfString(text: string, start: number): number {
  let isUnstorable = false
  let at = start + 1
  for (; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if (char === quote) break
    if (char !== backslash) continue
    at += 1
    if (text[at] !== 'u') continue
    const unit = Number.parseInt(text.slice(at + 1, at + 5), 16)
    at += 4
    // Halves that are no escapes come in pairs: the text was UTF-8.
    const isHigh = unit >= 0xd800 && unit < 0xdc00
    if (isHigh && /^\\ud[c-f]/i.test(text.slice(at + 1, at + 5))) at += 6
    else if (unit === 0 || (unit >= 0xd800 && unit < 0xe000)) isUnstorable = true
  }
  return isUnstorable ? -at : at
}

/** Where the number that begins at `start` is over; negative where a double may not hold it: of 15 digits it holds each. */
function endOfNumber(text: string, start: number): number {
  let exponentAt = Number.POSITIVE_INFINITY
  for (let at = start + 1; ; at++) {
    const char = text[at] ?? ''
    if (char === 'e' || char === 'E') exponentAt = at
    else if (!isDigit(text.charCodeAt(at)) && char !== '.' && char !== '+' && char !== '-')
      return at - start > 15 || at - exponentAt > 3 ? -at : at
  }
}

function isDigit(char: number): boolean {
  return char >= 0x30 && char <= 0x39
}

/** Whether a number has other digits when it is a double. */
function isRounded(source: string): boolean {
  return digitsOf(source) !== digitsOf(String(Number(source)))
}

/** The digits of a number's text that count: without sign, exponent, point and the zeros at both ends. */
export function digitsOf(number: string): string {
  const [mantissa = ''] = number.split(/e/i)
  return mantissa
    .replace(/\D/g, '')
    .replace(/^0+/, '')
    .replace(/(?<!0)0+$/, '')
}

/** Where each is in the text, which is valid JSON, until a name is so long that no more are of use. */
function describeUnstorable(text: string, unstorable: Unstorable[]): FieldError[] {
  const errors: FieldError[] = []
  const keyAt = (start: number): string => JSON.parse(text.slice(start, Math.abs(endOfString(text, start)) + 1))
  for (const { place, message } of unstorable) {
    const path = place.map((one) => `/${one < 0 ? escapePointer(keyAt(-one)) : one}`).join('')
    errors.push({ path, message })
    if (path.length > maxPointerLength) break
  }
  return errors
}
