import { setTimeout as sleep } from 'node:timers/promises'

/** Asks again and again; throws after a minute. `what` is said to be missing then. */
export async function waitFor(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 60_000
  while (!(await isSo())) {
    if (Date.now() > until) throw new Error(`never: ${what}`)
    await sleep(2)
  }
}
