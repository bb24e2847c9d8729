import { useState } from 'preact/hooks'

/** A list that goes on by cursors: that of its page, the page's number from 1, and what a `Pager` needs by the cursor of the next one. */
export function useCursors() {
  const [cursors, setCursors] = useState<(string | undefined)[]>([undefined])
  const pagerOf = (next: string | undefined) => ({
    onPrevious: cursors.length > 1 ? () => setCursors(cursors.slice(0, -1)) : undefined,
    onNext: next ? () => setCursors([...cursors, next]) : undefined
  })
  return { cursor: cursors.at(-1), number: cursors.length, pagerOf }
}
