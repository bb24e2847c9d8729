import { caseFolds, letterFolds } from './letters.ts'

// How texts are compared (docs/decisions/word-search.md). `comparedForm` is written a second time in SQL (drizzle/, `crm_fold` and
// `crm_fold_letters`), which must do the same.

/** Accents, which are combining marks of these blocks; vowels of other scripts aren't. */
const accents = '\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f'

/** Default_Ignorable_Code_Point of UAX #44: what has no width, and no meaning of its own. */
export const ignorables =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufff8\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}'

const withoutSign = new RegExp(`[${accents}${ignorables}]`, 'gu')
const ignorable = new RegExp(`[${ignorables}]`, 'gu')
const blanks = /[\t-\r \u0085\u1680\u2028\u2029]+/g
/** Of ASCII, with one blank between words: only its case is to be folded. */
const plain = /^(?:[\x21-\x7e]+ )*[\x21-\x7e]*$/

/**
 * The form in which texts are compared: NFKC_Casefold (The Unicode Standard, 3.13: compatibility forms, full case folding, nothing that is
 * ignorable) without accents, with letters with a stroke and ligatures as plain ones, and each run of blanks as one, those at the ends as
 * none. Two texts are one where their forms are the same; forms are in the order of their code points. It is no text to show, and not to be
 * folded again.
 */
export function comparedForm(text: string): string {
  if (plain.test(text) && !text.endsWith(' ')) return text.toLowerCase()
  // Case folding makes a letter of the iota below others, which is an accent before.
  const parted = text.normalize('NFKD').replaceAll('\u0345', 'ι').replace(withoutSign, '')
  return joinWords(foldLetters(parted, letterFolds))
}

/** Characters of a compared form that an index has: a letter may become 18, and an entry of PostgreSQL's has 2,704 bytes at most. */
const maxIndexed = 512

/** The compared form of a name, as far as names are told apart: its first 512 characters (src/db/schema/columns.ts does the same). */
export function comparedStart(name: string): string {
  const form = comparedForm(name)
  return form.length <= maxIndexed ? form : [...form.slice(0, 2 * maxIndexed)].slice(0, maxIndexed).join('')
}

/**
 * The form in which texts are compared that must be unique: as `comparedForm`, but accents, strokes and ligatures count. NFC afterwards,
 * since folding may leave marks in another order.
 */
export function uniqueForm(text: string): string {
  if (plain.test(text) && !text.endsWith(' ')) return text.toLowerCase()
  const parted = text.normalize('NFKD').replace(ignorable, '')
  return joinWords(foldLetters(parted, caseFolds)).normalize('NFC')
}

function foldLetters(text: string, folds: ReadonlyMap<string, string>): string {
  return text.replace(/[^\0-@[-`{-\x7f]/gu, (letter) => folds.get(letter) ?? letter)
}

function joinWords(text: string): string {
  const joined = text.replace(blanks, ' ')
  return joined.slice(joined.startsWith(' ') ? 1 : 0, joined.length > 1 && joined.endsWith(' ') ? -1 : undefined)
}
