import type { ComponentChildren } from 'preact'
import { useEffect, useReducer } from 'preact/hooks'
import { waitingUntil } from './api.ts'
import { type Fault, faultOf } from './faults.ts'
import { FaultAlert } from './parts/alert.tsx'
import { address } from './router.ts'
import { createStore, useStore } from './store.ts'

const notice = createStore<{ said?: ComponentChildren; fault?: Fault; again?: () => void }>({})

// What was said is of the place where it was done.
address.listeners.add(() => say(undefined))

/** Says something of what was done, until something else is said or the page goes elsewhere. */
export function say(said: ComponentChildren): void {
  notice.set({ said })
}

/** Does what a press does at once, and says what came of it, in the words that it resolves with. */
export function run(work: () => Promise<ComponentChildren>): void {
  say(undefined)
  work().then(say, (thrown) => notice.set({ fault: faultOf(thrown), again: () => run(work) }))
}

/** Where it is said, above whatever is on the page. */
export function NoticePlace() {
  const { said, fault, again } = useStore(notice)
  return (
    <div class="notices">
      <div role="status">
        {said && <div class="notice">{said}</div>}
        <Waiting />
      </div>
      <FaultAlert fault={fault} again={again} />
    </div>
  )
}

function Waiting() {
  const until = useStore(waitingUntil)
  const [, draw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (until === undefined) return
    const timer = setInterval(() => draw(undefined), 1_000)
    return () => clearInterval(timer)
  }, [until])
  if (until === undefined) return null
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1_000))
  return <p class="notice">Too many requests for the moment. The page goes on by itself in {seconds} s.</p>
}
