/** What stands for a number that would be rounded: no text of a client, since they can't have the NUL that it has. */
export const rounded = '\0 rounded'

/**
 * Strings, so that what is in them isn't taken for a number, and numbers that may be more than a double can hold: long ones
 * and those with an exponent of three digits.
 */
const stringOrNumber = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]{15,}|-?\d[\d.]*[eE][+-]?\d{3,}/g

/**
 * A valid JSON text with `rounded` instead of the numbers that a double can't hold as they are written, such as
 * 100000000000000.001, 1e-400 (it would be 0) and 1e400; undefined where there are none. Rounded in silence it would be another
 * amount.
 */
export function markRounded(text: string): string | undefined {
  // Few bodies have so many digits in a row or such an exponent, and the others are spared the search.
  if (!/\d[\d.]{15}|\d[eE][+-]?\d{3,}[\s,\]}]/.test(text)) return undefined
  const marked = text.replace(stringOrNumber, (token) =>
    token.startsWith('"') || isKept(token) ? token : JSON.stringify(rounded)
  )
  return marked === text ? undefined : marked
}

function isKept(number: string): boolean {
  return digitsOf(number) === digitsOf(String(Number(number)))
}

/** Without sign, exponent, point and the zeros at both ends. */
function digitsOf(number: string): string {
  const [mantissa = ''] = number.split(/e/i)
  return mantissa
    .replace(/\D/g, '')
    .replace(/^0+/, '')
    .replace(/(?<!0)0+$/, '')
}
