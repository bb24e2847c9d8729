import { createHook } from 'node:async_hooks'
import type { Test } from 'tap'

/** Counts the passwords that this process hashes, until the test ends. */
export function countHashes(t: Pick<Test, 'teardown'>): () => number {
  let count = 0
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'ARGON2REQUEST') count += 1
    }
  }).enable()
  t.teardown(() => hook.disable())
  return () => count
}
