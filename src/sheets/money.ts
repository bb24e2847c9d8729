import { trimText } from '../texts/blanks.ts'
import { comparedForm } from '../texts/compared.ts'
import type { Cell, Format } from './cells.ts'
import { number } from './cells.ts'
import type { Problem } from './sheet.ts'
import { Unread } from './unread.ts'

/** An amount with what stands beside it for its currency: a code (ISO 4217) or a sign. */
class Money {
  readonly amount: unknown
  readonly unit: string
  readonly text: string

  constructor(amount: unknown, unit: string, text: string) {
    this.amount = amount
    this.unit = unit
    this.text = text
  }
}

/** Longer ones are no amounts, and matching takes time. */
const maxLength = 60
/** A unit before the number or behind it. */
const withUnit =
  /^(?<before>\p{L}{0,3}\p{Sc}|\p{L}{1,4}\.?)?\s*(?<number>[+-]?\d(?:.*\d)?)\s*(?<behind>\p{Sc}|\p{L}{1,4}\.?)?$/u

/** An amount, which may have its currency beside it; what that must be is known when the row is read (`settleMoney`). */
export const money: Cell = {
  ...number,
  read: readBy({ decimal: undefined, dates: 'iso' }),
  readBy
}

function readBy(format: Format): (cell: string) => unknown {
  const read = number.readBy?.(format) ?? number.read
  return (cell) => {
    const text = trimText(cell)
    const last = text.charCodeAt(text.length - 1)
    // Most amounts begin and end with digits.
    if (isDigit(text.charCodeAt(0)) && isDigit(last)) return read(text)
    const { before, number: amount, behind } = (text.length > maxLength ? null : withUnit.exec(text))?.groups ?? {}
    const unit = before ?? behind
    if (amount === undefined || unit === undefined || (before !== undefined && behind !== undefined)) return read(text)
    const value = read(amount)
    return value instanceof Unread ? value : new Money(value, unit, text)
  }
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

/**
 * Puts the amount where a row's body has one with its currency, or says why that can't be: it must be the row's own. `unsaid` is the currency of
 * a row that names none; undefined where nobody knows.
 */
export function settleMoney(
  body: Record<string, unknown>,
  column: { property: string; header: string },
  unsaid: string | undefined,
  problems: Problem[]
): void {
  const value = body[column.property]
  if (!(value instanceof Money)) return
  const { amount, unit, text } = value
  const currency = body.currency ?? unsaid
  const isOwn = typeof currency === 'string' && signsOf(currency).has(unitKey(unit))
  if (isOwn) body[column.property] = amount
  else {
    Reflect.deleteProperty(body, column.property)
    const reason =
      currency === undefined
        ? 'has a currency, and the row has none: fill the column currency'
        : `not in the row's currency, which is ${currency}`
    problems.push({ header: column.header, reason, value: text })
  }
}

/** A currency's code or sign without the point of what is shortened: `kr.`. */
function unitKey(unit: string): string {
  return comparedForm(unit).replace(/\.$/, '')
}

const known = new Map<string, Set<string>>()

/** What stands for a currency beside an amount, as it is compared: its code, and its signs as CLDR has them. */
function signsOf(currency: string): Set<string> {
  const found = known.get(currency)
  if (found) return found
  const signs = new Set([unitKey(currency)])
  if (/^[A-Z]{3}$/.test(currency)) {
    for (const locale of ['en', 'en-CA']) {
      for (const currencyDisplay of ['symbol', 'narrowSymbol'] as const) {
        const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(1)
        for (const { type, value } of parts) if (type === 'currency') signs.add(unitKey(value))
      }
    }
  }
  // There are fewer than two hundred, but nothing says that a row's is one of them.
  if (known.size < 1_000) known.set(currency, signs)
  return signs
}
