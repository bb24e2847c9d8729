import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { Page, Place } from '../api.ts'
import { Buttons } from './buttons.tsx'
import { Loaded, type Loading, type Polling, useLoad } from './load.tsx'
import { Table, type TableProps } from './table.tsx'

/** A page of a list, with what leads to those beside it. */
export type Pages<T> = Loading<Page<T> & { first: number }> & {
  /** The total, where the first page was asked for it. */
  total: number | undefined
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

const start: Place[] = [{}]

/** A list that may be long, page by page; another one of `inputs` leads to the first page. `first` is the number of its first record. */
export function usePages<T>(
  load: (query: Place & { limit: number }) => Promise<Page<T>>,
  inputs: unknown[] = [],
  { limit = 50, poll }: { limit?: number; poll?: Polling<Page<T>> } = {}
): Pages<T> {
  const of = JSON.stringify(inputs)
  const [way, setWay] = useState({ of, places: start })
  const total = useRef<number | undefined>(undefined)
  const places = way.of === of ? way.places : start
  const at = places.at(-1)
  const first = (places.length - 1) * limit + 1
  const loading = useLoad(async () => ({ ...(await load({ limit, ...at })), of, at, first }), [of, at], poll)
  const { value } = loading
  if (value?.first === 1) total.current = value.total
  // A page that is still on its way has no next one yet.
  const next = value?.of === of && value.at === at ? value.next : undefined
  return {
    ...{ ...loading, total: total.current },
    onPrevious: places.length > 1 ? () => setWay({ of, places: places.slice(0, -1) }) : undefined,
    onNext: value?.next && (() => next && setWay({ of, places: [...places, next] }))
  }
}

type Props<T> = { of: Pages<T>; place?: ComponentChildren }

/** A page of a list as a table, with *Previous* and *Next* where there are more. */
export function List<T>({ of, place, ...table }: Props<T> & Omit<TableProps<T>, 'rows'>) {
  return (
    <Paged of={of} place={place}>
      {(rows) => <Table rows={rows} {...table} />}
    </Paged>
  )
}

/** A page of a list however it is drawn. `place` says which part of it that is. */
export function Paged<T>({ of, place, children }: Props<T> & { children: (rows: T[]) => ComponentChildren }) {
  return (
    <Loaded of={of}>
      {({ items }) => (
        <>
          {children(items)}
          {(of.onPrevious || of.onNext || place) && (
            <nav class="row" aria-label="Pages">
              <span role="status">{items.length > 0 && place}</span>
              <button type="button" disabled={!of.onPrevious} onClick={of.onPrevious}>
                Previous
              </button>
              <button type="button" disabled={!of.onNext} onClick={of.onNext}>
                Next
              </button>
            </nav>
          )}
        </>
      )}
    </Loaded>
  )
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
