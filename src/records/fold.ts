// Both functions are written a second time in SQL (drizzle/, `crm_fold`, `crm_fold_letters` and `crm_words`), and must do the same.

const combiningMarks = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g

/**
 * The form in which texts are compared: compatibility forms apart (Unicode NFKD), without combining marks, with the
 * letters of Latin, Greek, Cyrillic and Armenian in lower case. Folded texts are in the order of their code points.
 */
export function fold(text: string): string {
  const bare = text.normalize('NFKD').replace(combiningMarks, '')
  return bare.replace(/[A-Z\u0080-\u05ff]/g, (letter) => letter.toLowerCase())
}

const separators =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a line end parts words, too
  /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+/

/** Longer words are known by their beginning. */
const maxLetters = 64

/** The words of a text, folded; what is no letter and no digit parts them. */
export function wordsIn(text: string): string[] {
  const words = fold(text).split(separators).filter(Boolean)
  return [...new Set(words.map((word) => [...word].slice(0, maxLetters).join('')))]
}

/**
 * The first text, in the order of code points, behind all that begin with this one; undefined where nothing comes behind
 * them.
 */
export function afterBeginning(text: string): string | undefined {
  const points = [...text].map((letter) => letter.codePointAt(0) ?? 0)
  const index = points.findLastIndex((point) => point < 0x10ffff)
  const point = points[index]
  if (point === undefined) return undefined
  // Surrogates are no characters of their own.
  const next = point === 0xd7ff ? 0xe000 : point + 1
  return String.fromCodePoint(...points.slice(0, index), next)
}

/**
 * A query, as PostgreSQL's tsquery writes it, for the records of a tenant with words that begin with each of these, or
 * with `inPhones` have a telephone number with these digits in a row. Null for no words at all.
 */
export function wordQuery(tenantId: string, words: string[], inPhones = false): string | null {
  const begun = (word: string) => `'${tenantId.slice(-8)}${word.replace(/['\\]/g, '$&$&')}':*`
  const terms = words.map((word) =>
    inPhones && isDigits(word) ? `(${[word, ...entriesOfPhones(word)].map(begun).join(' | ')})` : begun(word)
  )
  return terms.length === 0 ? null : terms.join(' & ')
}

/** Whether a word may be part of a telephone number. */
export function isDigits(word: string): boolean {
  return /^[0-9]+$/.test(word)
}

/** The index has a telephone number from every second digit on: a run begins an entry, or follows its first digit. */
function entriesOfPhones(digits: string): string[] {
  return ['', ...'0123456789'].map((before) => `#${before}${digits}`)
}
