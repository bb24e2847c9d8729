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
  return joinTags(
    [],
    tags.map(storedLine).filter((tag) => tag !== '')
  )
}

/** All of the tags, and those of the added ones that none of them or of these before compares alike with. */
export function joinTags(tags: readonly string[], added: readonly string[]): string[] {
  const known = new Set(tags.map(comparedForm))
  const more = added.filter((tag) => {
    const form = comparedForm(tag)
    return !known.has(form) && known.add(form)
  })
  return [...tags, ...more]
}
