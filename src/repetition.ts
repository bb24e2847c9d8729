import { setTimeout as sleep } from 'node:timers/promises'

type RepetitionParts = {
  /** How long after the end of the work it begins again, in milliseconds. */
  pauseMs: number
  /** Ends the repetition once it is aborted. */
  signal: AbortSignal
  /** Gets what the work throws; it begins again all the same. */
  onError: (error: unknown) => void
}

/** Does work now and again and again. Resolves when it has been ended and nothing is under way any more. */
export async function repeat(
  work: () => Promise<unknown>,
  { pauseMs, signal, onError }: RepetitionParts
): Promise<void> {
  while (!signal.aborted) {
    await work().catch(onError)
    await sleep(pauseMs, undefined, { signal }).catch(() => {})
  }
}
