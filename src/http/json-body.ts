import { isUtf8 } from 'node:buffer'
import { ApiError, type FieldError, invalidRequest } from '../errors.ts'

/**
 * Stands for a number that a double can't hold as it is written, such as 100000000000000.001, 1e400 or 1e-400 (which would be
 * 0).
 */
const rounded = Symbol('rounded')

/** What such numbers look like: many digits in a row, or an exponent of three digits. Few bodies have them. */
const maybeRounded = /\d[\d.]{15}|\d[eE][+-]?\d{3,}[\s,\]}]/

/**
 * A JSON body, with or without a byte-order mark (RFC 8259 §8.1); undefined where it is empty. 400 where it isn't JSON, or
 * text or numbers in it can't be stored as they are: rounded in silence, a number would be another amount.
 */
export function readJson(body: Buffer): unknown {
  if (body.length === 0) return undefined
  if (!isUtf8(body)) throw malformed('The body is not valid UTF-8.')
  const text = body.toString().replace(/^\ufeff/, '')
  const value = parse(text)
  const mayBeRounded = maybeRounded.test(text)
  // The two kinds of text that can't be stored can only come as escapes.
  if (mayBeRounded || text.includes('\\u')) {
    const errors = findUnstorable(mayBeRounded ? parse(text, markRounded) : value)
    if (errors.length > 0) throw invalidRequest(errors)
  }
  return value
}

/** Whether PostgreSQL can store a text: it has no NUL character and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** 400 for what is no JSON, and for what is nested so deeply that a reviver, which is called recursively, has no stack left. */
function parse(text: string, reviver?: typeof markRounded): unknown {
  try {
    return JSON.parse(text, reviver as Parameters<typeof JSON.parse>[1])
  } catch (error) {
    if (error instanceof RangeError) throw malformed('The body is nested too deeply.')
    // V8's sentence can quote the body; its position can't.
    const position = /position (\d+)/.exec(String(error))?.[1]
    throw malformed(`The body is not valid JSON${position ? ` (at character ${position})` : ''}.`)
  }
}

/** For JSON.parse, which tells a reviver how a number is written. */
function markRounded(_key: string, value: unknown, { source = '' }: { source?: string }): unknown {
  return typeof value === 'number' && digitsOf(source) !== digitsOf(String(value)) ? rounded : value
}

/** Without sign, exponent, point and the zeros at both ends. */
function digitsOf(number: string): string {
  const [mantissa = ''] = number.split(/e/i)
  return mantissa
    .replace(/\D/g, '')
    .replace(/^0+/, '')
    .replace(/(?<!0)0+$/, '')
}

function malformed(detail: string): ApiError {
  return new ApiError(400, 'malformed_json', detail)
}

/** Iterative, because a body may be nested deeper than the call stack. */
function findUnstorable(root: unknown): FieldError[] {
  const errors: FieldError[] = []
  const stack: { value: unknown; path: string }[] = [{ value: root, path: '' }]
  for (let next = stack.pop(); next && errors.length < maxErrors; next = stack.pop()) {
    const { value, path } = next
    if (value === rounded) errors.push({ path, message: notADouble })
    else if (typeof value === 'string' && !isStorable(value)) {
      errors.push({ path, message: 'must have neither a NUL character nor half of a surrogate pair' })
    }
    if (typeof value !== 'object' || value === null) continue
    const isList = Array.isArray(value)
    for (const [key, inner] of Object.entries(value)) {
      // Most of a large body is numbers in lists, which are always storable.
      if (isList && (typeof inner === 'number' || typeof inner === 'boolean')) continue
      // A pointer of bounded length, however deep the nesting.
      const innerPath = path.length < 1_000 ? `${path}/${escapePointer(key)}` : path
      if (!isList) stack.push({ value: key, path: innerPath })
      stack.push({ value: inner, path: innerPath })
    }
  }
  return errors
}

const maxErrors = 20
const notADouble = 'must be a number that a double can hold: with fewer digits, not as large or not as close to zero'

/** A property's name as a segment of a JSON Pointer (RFC 6901). */
export function escapePointer(name: string): string {
  return name.toWellFormed().replaceAll('~', '~0').replaceAll('/', '~1')
}
