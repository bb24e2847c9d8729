import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { waitingUntil } from './api.ts'
import { type Fault, faultOf } from './faults.ts'
import { FaultAlert } from './parts/alert.tsx'
import { address } from './router.ts'

const notice = signal<{ said?: ComponentChildren; fault?: Fault; again?: () => void }>({})

/** How often somebody has done something: what rooms show is read anew each time. */
export const deeds = signal(0)

/** Has all that is shown read anew, as it is after something was done. */
export function readAnew(): void {
  deeds.value += 1
}

// What was said is of the place where it was done.
address.subscribe(() => say(undefined))

/** Says something of what was done, until something else is said or the page goes elsewhere. */
export function say(said: ComponentChildren): void {
  notice.value = { said }
}

/** Says what went wrong beside what is there, and offers to try it again. */
export function complain(thrown: unknown, again: () => void): void {
  notice.value = { fault: faultOf(thrown), again }
}

/** Does what a press does at once, and says what came of it, in the words that it resolves with. */
export function run(work: () => Promise<ComponentChildren>): void {
  say(undefined)
  const fail = (thrown: unknown) => {
    // What was done in part shows, too. Where no answer came none would come to what is read.
    if (!faultOf(thrown).isPassing) readAnew()
    complain(thrown, () => run(work))
  }
  const succeed = (said: ComponentChildren) => {
    readAnew()
    say(said)
  }
  work().then(succeed, fail)
}

/** Has the browser save an answer as a file, by the name that the answer gives it. */
export function save(read: () => Promise<{ body: unknown; response: Response }>, fallback: string): void {
  say(`${fallback} is being made…`)
  const take = ({ body, response }: Awaited<ReturnType<typeof read>>) => {
    const [, name = fallback] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
    const href = URL.createObjectURL(body as Blob)
    Object.assign(document.createElement('a'), { href, download: name }).click()
    // The browser may not have begun to read it.
    setTimeout(() => URL.revokeObjectURL(href), 60_000)
    say('')
  }
  read().then(take, (thrown) => complain(thrown, () => save(read, fallback)))
}

/** Where it is said, above whatever is on the page. */
export function NoticePlace() {
  const { said, fault, again } = notice.value
  return (
    <div class="notices">
      <div role="status">
        {said && <div class="notice">{said}</div>}
        {waitingUntil.value && (
          <p class="notice">Too many requests for the moment. The page waits, and goes on by itself.</p>
        )}
      </div>
      <FaultAlert fault={fault} again={again} />
    </div>
  )
}
