import type { ComponentChildren } from 'preact'
import { useCallback, useEffect, useState } from 'preact/hooks'
import { type Fault, faultOf } from '../faults.ts'
import { FaultAlert } from './alert.tsx'

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
      <FaultAlert fault={fault} again={again} />
      {value === undefined && isBusy && <p role="status">Loading…</p>}
      {value !== undefined && children(value)}
    </>
  )
}
