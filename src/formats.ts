import { isIP } from 'node:net'

/**
 * The string and number formats of the contract. The generated validators and the server share
 * this file, so that what validation accepts is exactly what the rest of the code can read.
 */

export interface NumberFormat {
  type: 'number'
  validate: (value: number) => boolean
}
export type Format = ((text: string) => boolean) | NumberFormat

const dateTimePattern =
  /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?(?:Z|([+-])(\d\d)(?::?(\d\d))?)?)?$/i

/**
 * Reads an ISO 8601 date or date-time. A date alone is its midnight in UTC, a time without a zone is UTC. The zone's colon
 * and minutes may be missing: strftime writes `+0200`, PostgreSQL `+02`. Digits beyond milliseconds are cut off. Throws a
 * RangeError for anything that `date-time` would not accept.
 */
function parseDateTime(text: string): Date {
  const time = toEpochMs(text)
  if (time === null) throw new RangeError('not an ISO 8601 date or date-time')
  return new Date(time)
}

/** The same moment as UTC text with milliseconds, the only form in which the service stores and answers times. */
export function toUtcIso(text: string): string {
  return parseDateTime(text).toISOString()
}

/** A real calendar moment whose UTC year is 0001 to 9999: beyond them neither ISO text nor PostgreSQL agrees with us. */
export function isDateTime(text: string): boolean {
  return toEpochMs(text) !== null
}

/** Whether a text is a UUID of any version (RFC 9562), in small letters or capitals. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text)
}

/** Whether a text can be a tenant's subdomain: one DNS label (RFC 1123) in lower case, of at most 63 characters. */
export function isSubdomain(text: string): boolean {
  return /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(text)
}

const letter = String.raw`\p{L}\p{M}\p{N}`
const atom = `[${letter}!#$%&'*+/=?^_\`{|}~-]+`
const label = `[${letter}](?:[${letter}-]{0,61}[${letter}])?`
const emailPattern = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+${label}$`, 'u')

/**
 * RFC 5321 with letters of any script (RFC 6531), without quoted local parts and without domains of one label. At most
 * 254 characters, 64 of them before the `@`.
 */
export function isEmail(text: string): boolean {
  return text.length <= 254 && text.indexOf('@') <= 64 && emailPattern.test(text)
}

// Scripts such as Devanagari and Thai write vowels as marks, which follow a letter.
const hostLabel = String.raw`[\p{L}\p{N}_-][${letter}_-]*`
const hostPattern = new RegExp(`^${hostLabel}(\\.${hostLabel})*$`, 'u')

/** A host name of letters of any script, or a URL that has one: what `toHost` makes something of. */
function isDomain(text: string): boolean {
  const host = toHost(text)
  return host.length <= 253 && hostPattern.test(host)
}

/** The host name in a domain or URL: in lower case and NFC (RFC 5891 §5.2), without scheme, user, `www.`, path and port. */
export function toHost(text: string): string {
  const host = text
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/[/?#].*$/s, '')
    .replace(/^[^@]*@/, '')
    .replace(/:\d*$/, '')
    .replace(/\.$/, '')
  return host.replace(/^www\.(?=.*\.)/, '')
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
  domain: isDomain,
  'idn-email': isEmail,
  uri: isWebUri,
  decimal: { type: 'number', validate: isDecimal },
  int32: { type: 'number', validate: isInt32 },
  int64: { type: 'number', validate: isInt64 }
} satisfies Record<string, Format>

/** What the service answers: one spelling of each value. Tests hold every answer against these. */
export const outputFormats = {
  ...inputFormats,
  uuid: (text: string) => isUuid(text) && text === text.toLowerCase(),
  'date-time': (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && isDateTime(text),
  uri: (text: string) => URL.canParse(text)
} satisfies Record<string, Format>

function toEpochMs(text: string): number | null {
  const match = dateTimePattern.exec(text)
  if (!match) return null
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', sign, zoneHour, zoneMinute] = match
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null
  if (Number(zoneHour ?? 0) > 23 || Number(zoneMinute ?? 0) > 59) return null

  // Date.UTC would read the years 0 to 99 as 1900 to 1999.
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return null

  date.setUTCHours(Number(hour), Number(minute), Number(second), Number(fraction.padEnd(3, '0').slice(0, 3)))
  const offsetMinutes = (Number(zoneHour ?? 0) * 60 + Number(zoneMinute ?? 0)) * (sign === '-' ? -1 : 1)
  const time = date.getTime() - offsetMinutes * 60_000
  const utcYear = new Date(time).getUTCFullYear()
  return utcYear >= 1 && utcYear <= 9999 ? time : null
}

/** Whether a text is an address, or a network in CIDR notation (RFC 4632, RFC 4291) that is smaller than all of them. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** The moment that a UUIDv7 was made (RFC 9562, section 5.7), in ISO 8601 with milliseconds. */
export function momentOfId(id: string): string {
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toISOString()
}
