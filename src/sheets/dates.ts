import { isDateTime } from '../date-time.ts'
import { trimText } from '../texts/blanks.ts'
import { Unread } from './unread.ts'

/** In which order a file writes day and month, beside ISO 8601. */
export type DateOrder = 'iso' | 'dmy' | 'mdy'

/** `31.12.2026`, `12/31/2026`, `31-12-2026`, also with blanks behind the marks, and a time of day behind it. */
const local =
  /^(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4}|\d\d)(?:(?:,? |T)(\d{1,2}):(\d{2})(?::(\d{2})(?:\.0+)?)?(?: ?([ap])\.?m\.?)?)?$/i

/**
 * How a date with or without a time of day is read: to ISO 8601, a time as one of UTC. What no order says is left as it is, for the contract's own
 * check.
 */
export function datesBy(order: DateOrder): (cell: string) => string | Unread {
  return (cell) => {
    // Programs part date, time and `PM` by blanks of several kinds, such as U+202F.
    const text = trimText(cell).replaceAll(/\s+/g, ' ')
    // An ISO date begins with its year.
    if (text.charCodeAt(4) === 0x2d) return text.replace(isoWithBlank, '$1T')
    const match = local.exec(text)
    if (!match) return text
    if (order === 'iso') {
      return new Unread(
        'invalid date, not ISO 8601 such as 2026-11-21; dates=dmy or dates=mdy says in which order it is'
      )
    }
    if (match[4]?.length === 2) return new Unread(`invalid date by dates=${order}: the year needs four digits`)
    return toIso(match, order) ?? new Unread(`invalid date by dates=${order}: there is no such day or time`)
  }
}

/** As spreadsheets show and save our own workbooks. */
const isoWithBlank = /^(\d{4}-\d\d-\d\d) (?=\d)/

/** As `datesBy`, of a date alone; a time of day is only passed over where it is midnight. */
export function daysBy(order: DateOrder): (cell: string) => string | Unread {
  const read = datesBy(order)
  return (cell) => {
    const found = read(cell)
    return typeof found === 'string' ? found.replace(midnight, '') : found
  }
}

/** As spreadsheets and data frames save a day. */
const midnight = /(?<=^\d{4}-\d\d-\d\d)T00:00(?::00(?:\.0{1,9})?)?Z?$/

function toIso([, first, , second, year, hours, minutes, seconds = '00', half]: string[], order: DateOrder) {
  const date = [year, ...(order === 'dmy' ? [second, first] : [first, second])].map(twoDigits).join('-')
  const iso = hours === undefined ? date : `${date}T${twoDigits(hourOf(Number(hours), half))}:${minutes}:${seconds}Z`
  return isDateTime(iso) ? iso : undefined
}

function twoDigits(part: unknown): string {
  return String(part).padStart(2, '0')
}

/** Of the day, from 0; more than 23 for none. */
function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour
  if (hour < 1 || hour > 12) return Number.POSITIVE_INFINITY
  return (hour % 12) + (half === 'p' || half === 'P' ? 12 : 0)
}
