import type { ComponentChildren } from 'preact'
import { useCallback, useEffect, useState } from 'preact/hooks'
import { type Fault, faultOf } from '../faults.ts'
import { FaultAlert } from './alert.tsx'

/** What a room reads: there, on its way, or not to be had. `again` reads it once more, and leaves what is there until then. */
export type Loading<T> = { value?: T; fault?: Fault | undefined; isBusy: boolean; again: () => void }

/** After how many milliseconds what was read is to be read again, if at all. */
export type Polling<T> = (value: T) => number | undefined

/** Reads something now, and anew whenever one of `inputs` is another; an answer that came too late is left out. */
export function useLoad<T>(load: () => Promise<T>, inputs: unknown[], poll?: Polling<T>): Loading<T> {
  const [state, setState] = useState<Omit<Loading<T>, 'again'>>({ isBusy: true })
  const [round, setRound] = useState(0)
  const again = useCallback(() => setRound((count) => count + 1), [])
  useEffect(() => {
    let isWanted = true
    let timer: ReturnType<typeof setTimeout>
    setState((former) => ({ ...former, isBusy: true }))
    load().then(
      (value) => {
        if (!isWanted) return
        setState({ value, isBusy: false })
        const ms = poll?.(value)
        if (ms !== undefined) timer = setTimeout(again, ms)
      },
      (thrown) => isWanted && setState((former) => ({ ...former, fault: faultOf(thrown), isBusy: false }))
    )
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [...inputs, round])
  return { ...state, again }
}

type Props<T> = { of: Loading<T>; children: (value: Exclude<T, undefined>) => ComponentChildren }

/** What was read, once it is there; until then that it is on its way, and a problem in any case. */
export function Loaded<T>({ of, children }: Props<T>) {
  const { value, fault, isBusy, again } = of
  return (
    <>
      <FaultAlert fault={fault} again={again} />
      {value === undefined && isBusy && <p role="status">Loading…</p>}
      {value !== undefined && children(value as Exclude<T, undefined>)}
    </>
  )
}
