// Texts are compared in this form (docs/decisions/word-search.md). Written a second time in SQL (drizzle/, `crm_fold` and
// `crm_fold_letters`), which must do the same.

const combiningMarks = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g

/**
 * The form in which texts are compared: compatibility forms apart (Unicode NFKD), without combining marks, with the
 * letters of Latin, Greek, Cyrillic and Armenian in lower case. Normalised texts are in the order of their code points.
 */
export function normalise(text: string): string {
  const bare = text.normalize('NFKD').replace(combiningMarks, '')
  return bare.replace(/[A-Z\u0080-\u05ff]/g, (letter) => letter.toLowerCase())
}
