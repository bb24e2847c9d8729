import type { ValidationError } from '../../generated/validators.js'
import { joinProblems, maxLine } from '../message-sizes.ts'
import type { NearNames } from '../near-names.ts'
import type { Problem, Sheet } from '../sheets/sheet.ts'
import { findUnseen, isBlankText, trimText } from '../texts/blanks.ts'

/** How many problems of one row its message is made of; it says how many more there are. */
const maxProblems = 50
const maxValueCharacters = 60

/** The message of a skipped row, of at most `maxLine` characters: `Row 5: email: not a valid e-mail address (x@)`. */
export function rowError(number: number, problems: Problem[]): string {
  const sentences = problems.slice(0, maxProblems).map(({ header, reason, value, hint }) => {
    return `${header && `${header}: `}${reason}${value ? ` (${shorten(value)})` : ''}${hint ? `, ${hint}` : ''}`
  })
  const row = `Row ${number}: `
  return row + joinProblems(sentences, maxLine - row.length, problems.length)
}

/**
 * What the contract's validation of a body found, by property; `isEmpty` where a mandatory cell is. `sent` is what the file has for a property
 * of the body.
 */
export function describeErrors(
  sheet: Sheet,
  body: Record<string, unknown>,
  near: NearNames,
  sent: (property: string) => string | undefined = () => undefined
): Map<string, { problem: Problem; isEmpty: boolean }> {
  const problems = new Map<string, { problem: Problem; isEmpty: boolean }>()
  for (const error of sheet.validate.errors ?? []) {
    const property = propertyOf(error)
    // One reason a cell: the others mostly say the same.
    if (problems.has(property)) continue
    const header = sheet.columns.find((column) => column.property === property)?.header ?? property
    const value = body[property]
    const isEmpty = isEmptyCell(value)
    const reason = isEmpty ? 'required, must not be empty' : describeError(error, value, near)
    problems.set(property, {
      problem: { header, reason, ...(!isEmpty && { value: sent(property) ?? String(value) }) },
      isEmpty
    })
  }
  return problems
}

/** Whether that validation found more than empty mandatory cells. */
export function hasFaultyCell({ validate }: Sheet, body: Record<string, unknown>): boolean {
  return (validate.errors ?? []).some((error) => !isEmptyCell(body[propertyOf(error)]))
}

function propertyOf({ params, instancePath }: ValidationError): string {
  return String(params.missingProperty ?? instancePath.split('/')[1] ?? '')
}

function isEmptyCell(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && isBlankText(value))
}

function describeError({ keyword, params, message }: ValidationError, value: unknown, near: NearNames): string {
  switch (keyword) {
    case 'format':
      // What has a NUL is told so by its format.
      return `${formats[String(params.format)] ?? `not of the format ${params.format}`}${params.format === 'text' ? '' : unseenIn(value)}`
    case 'enum':
      return `invalid value, not one of ${near.list(params.allowedValues as string[], value)}${unseenIn(value)}`
    case 'type':
      return formats[String([params.type].flat()[0])] ?? 'not of the right type'
    case 'maxLength':
      return `longer than ${params.limit} characters`
    case 'maxItems':
      return `more than ${params.limit} of them`
    case 'minimum':
      return `less than ${params.limit}`
    case 'maximum':
      return `more than ${params.limit}`
    case 'pattern':
      return params.pattern === '^[A-Z]{3}$' ? 'not a currency code of three letters' : 'not of the right form'
    default:
      return message ?? 'not valid'
  }
}

/** Names a character that can't be seen in what must be written to the letter. */
function unseenIn(value: unknown): string {
  const unseen = typeof value === 'string' ? findUnseen(value) : undefined
  return unseen ? `; it has ${unseen}, which can not be seen` : ''
}

const formats: Record<string, string> = {
  'date-time': 'invalid date, not ISO 8601 such as 2026-11-21 or 2026-11-21T09:30:00Z',
  'idn-email': 'not a valid e-mail address',
  domain: 'not a host name, such as example.com; leave it empty where there is none',
  uri: 'not an absolute URL',
  text: 'has a NUL character',
  decimal: 'not a number with at most 15 significant digits, two of them after the point',
  number: 'not a number such as 1234.5',
  int32: 'not a whole number',
  integer: 'not a whole number'
}

/** Part of a cell, on one line. */
function shorten(value: string): string {
  const line = trimText(value.slice(0, maxValueCharacters + 1).replaceAll(/\p{Cc}+/gu, ' '))
  const cut = line.length > maxValueCharacters ? `${line.slice(0, maxValueCharacters)}…` : line
  // The cut may split a surrogate pair.
  return cut.toWellFormed()
}
