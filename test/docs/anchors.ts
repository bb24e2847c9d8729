/** Where links may lead to within a page, as GitHub makes it of the headings. */
export function anchorsOf(markdown: string): Set<string> {
  const headings = [...withoutBlocks(markdown).matchAll(/^#+ (.+)$/gm)]
  return new Set(
    headings.map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-')
    )
  )
}

/** A Markdown page without its blocks of code, whose `#` begins no heading. */
export function withoutBlocks(markdown: string): string {
  return markdown.replace(/^```[\s\S]*?^```$/gm, '')
}
