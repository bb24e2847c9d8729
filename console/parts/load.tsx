import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { type Fault, faultOf } from '../faults.ts'
import { complain, deeds, readAnew, say } from '../notices.tsx'
import { FaultAlert } from './alert.tsx'

/** What a room reads, once it is there; until then `pending` says that it is on its way, or what the problem is. */
export type Loading<T> = { value?: T; fault?: Fault | undefined; again: () => void; pending: ComponentChildren }

type Options<T> = {
  /** After how many milliseconds what was read is to be read again, if at all. */
  poll?: ((value: T) => number | undefined) | undefined
  /** What *Try again* does instead. */
  again?: () => void
  /** Whether what is done makes no difference to it. */
  isLasting?: boolean
}

/**
 * Reads something now, and anew whenever one of `inputs` is another or something was done; what is there stays until then. An answer that
 * came too late is left out.
 */
export function useLoad<T>(load: () => Promise<T>, inputs: unknown[], options: Options<T> = {}): Loading<T> {
  const [state, setState] = useState<{ value?: T; fault?: Fault }>({})
  const [round, setRound] = useState(0)
  const { poll, again = () => setRound((count) => count + 1), isLasting } = options
  useEffect(() => {
    let isWanted = true
    let timer: ReturnType<typeof setTimeout>
    const keep = (value: T) => {
      if (!isWanted) return
      setState({ value })
      const ms = poll?.(value)
      if (ms !== undefined) timer = setTimeout(again, ms)
    }
    const fail = (thrown: unknown) => {
      if (!isWanted) return
      if (state.value === undefined) setState({ fault: faultOf(thrown) })
      else complain(thrown, readAll)
    }
    if (state.fault) setState({})
    load().then(keep, fail)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [...inputs, round, isLasting || deeds.value])
  const pending = state.fault ? <FaultAlert fault={state.fault} again={again} /> : <p role="status">Loading…</p>
  return { ...state, again, pending }
}

/** More than one list may not have been read. */
function readAll(): void {
  say(undefined)
  readAnew()
}
