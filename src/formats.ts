import { isDateTime } from './date-time.ts'
import { isEmail } from './texts/emails.ts'
import { readHost } from './texts/hosts.ts'

/**
 * The string and number formats of the contract. The generated validators and the server share
 * this file, so that what validation accepts is exactly what the rest of the code can read.
 */

interface NumberFormat {
  type: 'number'
  validate: (value: number) => boolean
}
export type Format = ((text: string) => boolean) | NumberFormat

/** Whether a text is a UUID of any version (RFC 9562), in small letters or capitals. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text)
}

/** Only http and https: a record's link ends up in someone's browser, where `javascript:` would run. */
function isWebUri(text: string): boolean {
  return /^https?:\/\/[^\s\p{Cc}]+$/iu.test(text) && URL.canParse(text)
}

/**
 * At most two decimals and 15 digits in all, which a double carries exactly enough for JSON to `numeric(18,2)` and back.
 * Judged on the shortest decimal text of the number, so 0.1 is one decimal.
 */
function isDecimal(value: number): boolean {
  return /^-?(?=[\d.]{1,16}$)(?:\d{1,15}|\d{1,14}\.\d{1,2})$/.test(String(value))
}

/** What `integer` columns of PostgreSQL hold. */
function isInt32(value: number): boolean {
  return Number.isInteger(value) && value >= -2_147_483_648 && value <= 2_147_483_647
}

/** Integers that a double holds exactly (up to 2^53 - 1), not the whole range of 64 bits. */
function isInt64(value: number): boolean {
  return Number.isSafeInteger(value)
}

/** Any text that PostgreSQL can store, which is all but U+0000. */
export function isText(text: string): boolean {
  return !text.includes('\0')
}

/** What clients may send. The generator gives `text` to every string that has no other format. */
export const inputFormats = {
  text: isText,
  password: isText,
  uuid: isUuid,
  'date-time': isDateTime,
  domain: (text: string) => readHost(text) !== undefined,
  'idn-email': isEmail,
  uri: isWebUri,
  decimal: { type: 'number', validate: isDecimal },
  int32: { type: 'number', validate: isInt32 },
  int64: { type: 'number', validate: isInt64 }
} satisfies Record<string, Format>

/** What the service answers: one spelling of each value. Tests hold every answer against these. */
export const outputFormats = {
  ...inputFormats,
  // Records of 1.1.0 may have what is none by today's rules.
  'idn-email': (text: string) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text),
  uuid: (text: string) => isUuid(text) && !/[A-F]/.test(text),
  'date-time': (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && isDateTime(text),
  uri: (text: string) => URL.canParse(text)
} satisfies Record<string, Format>
