import type { ComponentChildren } from 'preact'
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
  const isWaiting = useStore(waitingUntil) !== undefined
  return (
    <div class="notices">
      <div role="status">
        {said && <div class="notice">{said}</div>}
        {isWaiting && <p class="notice">Too many requests for the moment. The page waits, and goes on by itself.</p>}
      </div>
      <FaultAlert fault={fault} again={again} />
    </div>
  )
}
