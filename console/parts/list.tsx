import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { Page, Place } from '../api.ts'
import { Buttons } from './alert.tsx'
import { useLoad } from './load.tsx'
import { Table, type TableProps } from './table.tsx'

type Part<T> = Page<T> & { first: number }

type PagedProps<T> = {
  /** Reads a page; another one of `inputs` leads to the first page. */
  load: (query: Place & { limit: number }) => Promise<Page<T>>
  inputs?: unknown[]
  limit?: number
  poll?: (page: Page<T>) => number | undefined
  /** Says which part it is; `first` is the number of its first record, `total` that of all, where the first page was asked for it. */
  place?: (part: Part<T>) => string
}

const start: Place[] = [{}]

/** A list that may be long, page by page, however it is drawn, with *Previous* and *Next* where there are more. */
export function Paged<T>(props: PagedProps<T> & { children: (rows: T[]) => ComponentChildren }) {
  const { load, inputs = [], limit = 50, poll, place, children } = props
  const of = JSON.stringify(inputs)
  const [way, setWay] = useState({ of, places: start })
  const total = useRef<number | undefined>(undefined)
  const places = way.of === of ? way.places : start
  const at = places.at(-1)
  const first = (places.length - 1) * limit + 1
  const { value, pending } = useLoad(async () => ({ ...(await load({ limit, ...at })), of, at, first }), [of, at], {
    poll
  })
  if (!value) return pending
  if (value.first === 1) total.current = value.total
  // A page that is still on its way has no next one yet; the button keeps the focus meanwhile.
  const next = value.of === of && value.at === at ? value.next : undefined
  const said = value.items.length > 0 && place?.({ ...value, ...(total.current && { total: total.current }) })
  return (
    <>
      {children(value.items)}
      {(places.length > 1 || value.next || place) && (
        <nav class="row" aria-label="Pages">
          <span role="status">{said}</span>
          <button
            type="button"
            disabled={places.length === 1}
            onClick={() => setWay({ of, places: places.slice(0, -1) })}
          >
            Previous
          </button>
          <button
            type="button"
            disabled={!value.next}
            aria-disabled={!next}
            onClick={() => next && setWay({ of, places: [...places, next] })}
          >
            Next
          </button>
        </nav>
      )}
    </>
  )
}

/** A list that may be long as a table. */
export function List<T extends object>(props: PagedProps<T> & Omit<TableProps<T>, 'rows'>) {
  return <Paged {...props}>{(rows) => <Table {...props} rows={rows} />}</Paged>
}

/** How many entries of a long list are shown before somebody asks for all. */
export const shownAtFirst = 100

type LongProps<T> = { of: readonly T[]; show?: (one: T) => ComponentChildren }

/** A list that is there as a whole, but may be too long to be drawn unasked. */
export function LongList<T>({ of, show = String }: LongProps<T>) {
  const [isWhole, setWhole] = useState(false)
  const more = !isWhole && of.length > shownAtFirst
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul class="messages" tabIndex={0}>
        {Object.entries(more ? of.slice(0, shownAtFirst) : of).map(([at, one]) => (
          <li key={at}>{show(one)}</li>
        ))}
      </ul>
      <Buttons of={{ [`Show all ${of.length.toLocaleString('en')}`]: more && (() => setWhole(true)) }} />
    </>
  )
}
