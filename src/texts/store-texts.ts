import { storedLine, storedTags, storedText } from './stored.ts'

/**
 * What sort of text a property of a body is (`x-text` in openapi.yaml): of one line, of one line where blanks alone are null, of several lines,
 * or tags.
 */
export type TextSort = 'line' | 'line or null' | 'lines' | 'tags'

/**
 * Makes the texts of a body, or of a query, what is stored, before anything else is checked or compared; called by the generated validators. What
 * isn't of the right type stays, for these to refuse.
 */
export function storeTexts(body: Record<string, unknown>, sorts: Readonly<Record<string, TextSort>>): void {
  for (const name in sorts) {
    const given = body[name]
    if (typeof given === 'string') body[name] = storeText(given, sorts[name])
    else if (sorts[name] === 'tags' && Array.isArray(given) && given.every((tag) => typeof tag === 'string')) {
      body[name] = storedTags(given)
    }
  }
}

function storeText(text: string, sort: TextSort | undefined): string | null {
  if (sort === 'lines') return storedText(text)
  const line = storedLine(text)
  return line === '' && sort === 'line or null' ? null : line
}
