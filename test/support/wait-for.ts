import { setTimeout as sleep } from 'node:timers/promises'

/** Asks again and again; throws after a minute. `what` is said to be missing then. */
export async function waitFor(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const until = performance.now() + 60_000
  while (!(await isSo())) {
    if (performance.now() > until) throw new Error(`never: ${what}`)
    await sleep(2)
  }
}
