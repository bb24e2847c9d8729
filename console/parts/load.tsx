import type { ComponentChildren } from 'preact'
import { useCallback, useEffect, useState } from 'preact/hooks'
import { type Page, pageSize } from '../api.ts'
import { type Fault, faultOf } from '../faults.ts'
import { FaultAlert } from './alert.tsx'
import { Pager } from './table.tsx'

/** What a room reads: there, on its way, or not to be had. `again` reads it once more, and leaves what is there until then. */
export type Loading<T> = { value: T | undefined; fault: Fault | undefined; isBusy: boolean; again: () => void }

/** Reads something now, and anew whenever one of `inputs` is another; an answer that came too late is left out. */
export function useLoad<T>(load: () => Promise<T>, inputs: unknown[]): Loading<T> {
  const [state, setState] = useState<Omit<Loading<T>, 'again'>>({ value: undefined, fault: undefined, isBusy: true })
  const [round, setRound] = useState(0)
  const again = useCallback(() => setRound((count) => count + 1), [])
  useEffect(() => {
    let isWanted = true
    setState((former) => ({ ...former, isBusy: true }))
    load().then(
      (value) => isWanted && setState({ value, fault: undefined, isBusy: false }),
      (thrown) => isWanted && setState((former) => ({ ...former, fault: faultOf(thrown), isBusy: false }))
    )
    return () => {
      isWanted = false
    }
  }, [...inputs, round])
  return { ...state, again }
}

/** What was read, once it is there; until then that it is on its way, and a problem in any case. */
export function Loaded<T>({ of, children }: { of: Loading<T>; children: (value: T) => ComponentChildren }) {
  const { value, fault, isBusy, again } = of
  return (
    <>
      {fault && <FaultAlert fault={fault} again={again} />}
      {value === undefined && isBusy && <p role="status">Loading…</p>}
      {value !== undefined && children(value)}
    </>
  )
}

/** A list that may be long, page by page; another one of `inputs` leads to the first page. */
export function usePages<T>(load: (query: { offset: number; limit: number }) => Promise<Page<T>>, inputs: unknown[]) {
  const [at, setAt] = useState({ offset: 0, of: JSON.stringify(inputs) })
  const of = JSON.stringify(inputs)
  const offset = at.of === of ? at.offset : 0
  const loading = useLoad(() => load({ offset, limit: pageSize }), [of, offset])
  return { ...loading, offset, go: (by: number) => setAt({ offset: offset + by * pageSize, of }) }
}

/** A page of such a list, with *Previous* and *Next* where there are more. */
export function Paged<T>({
  of,
  children
}: {
  of: ReturnType<typeof usePages<T>>
  children: (rows: T[]) => ComponentChildren
}) {
  const { offset, go } = of
  return (
    <Loaded of={of}>
      {({ items }) => (
        <>
          {children(items)}
          <Pager
            onPrevious={offset > 0 ? () => go(-1) : undefined}
            onNext={items.length === pageSize ? () => go(1) : undefined}
          />
        </>
      )}
    </Loaded>
  )
}

/** Something that a press does at once: `run` does it, `outcome` says what came of it, in the words that it resolves with. */
export function useAction() {
  const [state, setState] = useState<{ said?: string; fault?: Fault; again?: () => void }>({})
  const run = (work: () => Promise<string>) => {
    setState({})
    work().then(
      (said) => setState({ said }),
      (thrown) => setState({ fault: faultOf(thrown), again: () => run(work) })
    )
  }
  const outcome = (
    <>
      <p role="status">{state.said}</p>
      {state.fault && <FaultAlert fault={state.fault} again={state.again} />}
    </>
  )
  return { run, outcome }
}
