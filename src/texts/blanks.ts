// What in a text can't be seen: blanks, and characters without a width or with an effect only.

/** White space of one line (UAX #44, Zs and TAB), and what has no width. A variation selector isn't among it: it ends many an emoji. */
const blank = /[\t\p{Zs}\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/u

/** Whether a character is one that a text of one line has no need of at its ends. */
function isBlank(character: string): boolean {
  return blank.test(character)
}

/** A text without the blanks at its ends; line breaks are none. */
export function trimBlanks(text: string): string {
  return trimWhere(text, isBlank)
}

/** A text without the blanks and line breaks at its ends, as a cell or a word between commas is read. */
export function trimText(text: string): string {
  return trimWhere(text, (character) => isBlank(character) || /\s/.test(character))
}

/** Whether a text has nothing but blanks and line breaks. */
export function isBlankText(text: string): boolean {
  return trimText(text) === ''
}

function trimWhere(text: string, isOuter: (character: string) => boolean): string {
  let [from, to] = [0, text.length]
  // A regular expression would try each run of blanks within a text to its end.
  while (from < to && !isSeen(text, from) && isOuter(text.charAt(from))) from++
  while (to > from && !isSeen(text, to - 1) && isOuter(text.charAt(to - 1))) to--
  return from === 0 && to === text.length ? text : text.slice(from, to)
}

/** Nearly every text begins and ends with such a character. */
function isSeen(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code > 0x20 && code < 0x7f
}

const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/u

/**
 * The first control character, or one that can't be seen, named as Unicode does (`U+200B`); undefined where there is none. In what has to be
 * written the same way each time, as addresses, hosts and the words of lists, it is refused.
 */
export function findUnseen(text: string): string | undefined {
  const [found] = unseen.exec(text) ?? []
  return found && `U+${found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
}
