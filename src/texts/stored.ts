import { trimBlanks } from './blanks.ts'
import { comparedForm } from './compared.ts'

// How texts are stored and answered: in NFC (UAX #15), so that one text has one spelling.

const lineBreak = /[\n\v\f\r\u0085\u2028\u2029]/

/**
 * A name or another text of one line as it is stored: in NFC, without blanks at its ends. One that has a line break is of several lines,
 * and keeps its blanks.
 */
export function storedLine(text: string): string {
  const composed = text.normalize('NFC')
  return lineBreak.test(composed) ? composed : trimBlanks(composed)
}

/** A text of several lines, such as notes, as it is stored: in NFC, with all its blanks. */
export function storedText(text: string): string {
  return text.normalize('NFC')
}

/** A record's tags as they are stored: each as a text of one line, without blank ones, and of those that compare alike the first. */
export function storedTags(tags: readonly string[]): string[] {
  const first = new Map<string, string>()
  for (const tag of tags.map(storedLine)) {
    const key = comparedForm(tag)
    if (tag !== '' && !first.has(key)) first.set(key, tag)
  }
  return [...first.values()]
}
