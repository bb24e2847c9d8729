import { comparedForm } from './compared.ts'

/** The form in which the words of a list and the headers of a file are compared: as texts are, and without blanks, hyphens, underscores. */
export function listWordKey(text: string): string {
  return comparedForm(text).replace(/[ _\p{Pd}]+/gu, '')
}
