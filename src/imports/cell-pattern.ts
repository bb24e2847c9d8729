const made = new Map<string, RegExp>()

/**
 * Matches one cell of CSV (RFC 4180) from an offset on, with what stands behind it: a separator, a line end, or nothing at the end of the text. Blanks
 * around the quotes are no part of a cell; one whose quotes are misplaced is plain. The groups are `blanks`, `quoted` (with quotes inside
 * doubled), `plain` and `mark`. Sticky; the caller sets `lastIndex`.
 */
export function cellPattern(delimiter: string): RegExp {
  const found = made.get(delimiter)
  if (found) return found
  const mark = `\\x${delimiter.charCodeAt(0).toString(16).padStart(2, '0')}`
  const blank = delimiter === '\t' ? ' ' : '[ \\t]'
  const quoted = `(?<blanks>${blank}*)"(?<quoted>[^"]*(?:""[^"]*)*)"${blank}*`
  const pattern = new RegExp(`(?:${quoted}|(?<plain>[^${mark}\\r\\n]*))(?<mark>${mark}|\\r\\n|\\n|\\r|$)`, 'y')
  made.set(delimiter, pattern)
  return pattern
}

/** A text of CSV without the blanks before quotes, which papaparse takes for the beginning of a plain cell. */
export function withoutOuterBlanks(text: string, delimiter: string): string {
  if (!text.includes(' "') && !text.includes('\t"')) return text
  const cell = cellPattern(delimiter)
  let whole = ''
  for (cell.lastIndex = 0; cell.lastIndex < text.length; ) {
    const [all = '', blanks = ''] = cell.exec(text) ?? []
    if (all === '') break
    whole += all.slice(blanks.length)
  }
  return whole
}
