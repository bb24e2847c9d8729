import { trimText } from '../texts/blanks.ts'
import { Unread } from './unread.ts'

/** The decimal mark of a file; undefined where its sender didn't say. */
export type Decimal = '.' | ',' | undefined

/** Reads a number from a text without blanks around it; the text itself where it is none. */
type Exact = (text: string) => number | string

/** A number in plain digits with a point, of which a double carries exactly what the text says. */
export function readNumber(text: string): number | string {
  const value = readAnyNumber(text)
  return plainNumber.test(text) && !String(value).includes('e') ? value : text
}

/** A number of any size, in plain digits or with an exponent, if it has all the digits that the text says. */
export function readAnyNumber(text: string): number | string {
  const value = anyPlainNumber.test(text) ? Number(text) : Number.NaN
  return Number.isFinite(value) && scientific(text) === scientific(String(value)) ? value : text
}

/**
 * How numbers are read by a decimal mark. Where none was said it is the point, and three digits behind the only one are refused: they may as
 * well be thousands. Where one was said, marks of thousands are read that can be nothing else.
 */
export function numbersBy(decimal: Decimal, exact: Exact): (cell: string) => number | string | Unread {
  if (decimal === undefined) return (cell) => readUnsaid(trimText(cell), exact)
  return (cell) => {
    const text = trimText(cell)
    const plain = withoutThousands(text, decimal)
    if (plain !== undefined) return exact(plain)
    if (decimal === '.' || !text.includes('.')) return text
    return new Unread('has a point that marks no thousands; with decimal=, a fraction is written 1,5')
  }
}

/** Each digit can match in one way only: with two ways for zeros, a long cell would take seconds (backtracking). */
const plainNumber = /^[+-]?\d{1,60}(?:\.\d{1,60})?$/
const anyPlainNumber = /^[+-]?\d{1,400}(?:\.\d{1,400})?(?:e[+-]?\d{1,3})?$/i
const threeBehindPoint = /^[+-]?\d{1,60}\.\d{3}$/

function readUnsaid(text: string, exact: Exact): number | string | Unread {
  if (text.includes('.') && threeBehindPoint.test(text)) {
    const thousands = exact(text.replace('.', ''))
    if (thousands === Number(text)) return thousands
    return new Unread(`may mean ${Number(text)} or ${thousands}: send decimal=. or decimal=, to say which`)
  }
  const value = exact(text)
  if (typeof value === 'number') return value
  const [byPoint, byComma] = (['.', ','] as const).map((decimal) => {
    const plain = withoutThousands(text, decimal)
    const meant = plain === undefined ? undefined : exact(plain)
    return typeof meant === 'number' ? meant : undefined
  })
  if (byPoint === undefined && byComma === undefined) return text
  if (byPoint !== undefined && byComma !== undefined && byPoint !== byComma) {
    return new Unread(`may mean ${byPoint} or ${byComma}: send decimal=. or decimal=, to say which`)
  }
  const decimal = byPoint === undefined ? ',' : '.'
  return new Unread(`not a number in plain digits; with decimal=${decimal} it would be ${byPoint ?? byComma}`)
}

/** Groups of three digits between equal marks, or digits alone; a fraction behind the decimal mark, and an exponent. */
const grouped = {
  '.': /^([+-]?)(\d{1,3}(?:([, '’\u00a0\u2009\u202f])\d{3}(?:\3\d{3}){0,100})|\d{1,400})(?:\.(\d{1,400}))?(e[+-]?\d{1,3})?$/i,
  ',': /^([+-]?)(\d{1,3}(?:([. '’\u00a0\u2009\u202f])\d{3}(?:\3\d{3}){0,100})|\d{1,400})(?:,(\d{1,400}))?(e[+-]?\d{1,3})?$/i
}

/** A number with a decimal point and nothing else; undefined where the text is none by the decimal mark. */
function withoutThousands(text: string, decimal: '.' | ','): string | undefined {
  const match = grouped[decimal].exec(text)
  if (!match) return undefined
  const [, sign = '', whole = '', , fraction, exponent = ''] = match
  return `${sign}${whole.replaceAll(/\D/g, '')}${fraction === undefined ? '' : `.${fraction}`}${exponent}`
}

/** A number's digits and where its point is: equal for whatever is the same number. */
function scientific(text: string): string {
  const [mantissa = '', exponent = '0'] = text.split(/e/i)
  const [whole = '', decimals = ''] = mantissa.replace(/^[+-]/, '').split('.')
  const significant = `${whole}${decimals}`.replace(/^0+/, '')
  const digits = significant.replace(/0+$/, '')
  if (digits === '') return '0'
  const point = Number(exponent) - decimals.length + significant.length - digits.length
  return `${mantissa.startsWith('-') ? '-' : ''}${digits}e${point}`
}
