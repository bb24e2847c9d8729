import { comparedForm } from './compared.ts'

// Telephone numbers are compared by their digits. `phoneDigits` is written a second time in SQL (drizzle/,
// `crm_digits`), which must do the same.

/**
 * A telephone number's digits, as `+` and they are written in E.164: `00` before them is that `+`, and the `(0)` that is dialled only
 * within the country is none of them. Empty where there are none.
 */
export function phoneDigits(phone: string): string {
  const international = comparedForm(phone).replace(/\( ?0 ?\)/g, '')
  return international.replace(/[^0-9]/g, '').replace(/^00/, '')
}

/** The form in which telephone numbers are compared: by their digits, and what has none as a text. */
export function phoneForm(phone: string): string {
  return phoneDigits(phone) || comparedForm(phone)
}
