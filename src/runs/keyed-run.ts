import type { Executor } from '../db/statement.ts'
import { findKeyEntry, type KeyedRequest, storeKeyEntry } from '../writes/idempotency.ts'
import { formerIds, formerProgress, formerRun } from './former-runs.ts'
import { findRun, findRunIds, keepRun, type Run, type RunKey, removeRun } from './run.ts'

// The run of a request with an Idempotency-Key: another request with the key goes on with it. While it is under way the key has an entry
// without an answer, which keeps others from using it for something else.

type Kind = 'bulk' | 'import'

/** By what the run of a request is found. */
export function runKeyOf({ credentialId, operation, key }: Pick<KeyedRequest, 'credentialId' | 'operation' | 'key'>) {
  return `${credentialId} ${operation} ${key}`
}

function keyOf(keyed: KeyedRequest, kind: Kind): RunKey {
  return { tenantId: keyed.tenantId, kind, key: runKeyOf(keyed) }
}

/**
 * The run that a request with this key has begun; undefined where none has, or it was more than 24 hours ago. Throws a 422 where the key
 * came with another body or other parameters.
 */
export async function findKeyedRun<R extends Run>(
  executor: Executor,
  keyed: KeyedRequest,
  kind: Kind
): Promise<R | undefined> {
  const entry = await findKeyEntry(executor, keyed)
  if (!entry) return undefined
  const found = await findRun<R>(executor, keyOf(keyed, kind))
  const former = formerRun(entry, kind) as R | undefined
  const isLatest = found?.changeSet === entry.changeSet && found.position >= (former?.position ?? 0)
  return isLatest ? found : former
}

/** The ids of the records that such a run is about. */
export async function findKeyedIds(executor: Executor, keyed: KeyedRequest): Promise<Buffer | undefined> {
  return (await findRunIds(executor, keyOf(keyed, 'bulk'))) ?? formerIds(executor, keyed)
}

/** Stores where such a run stands, in the transaction of the part that has moved it. */
export async function keepKeyedRun(tx: Executor, keyed: KeyedRequest, kind: Kind, run: Run, ids?: Buffer) {
  const progress = kind === 'import' ? formerProgress(run) : null
  const entry = { changeSet: run.changeSet, answer: null, progress }
  await Promise.all([storeKeyEntry(tx, keyed, entry), keepRun(tx, keyOf(keyed, kind), run, ids)])
}

/** Removes such a run, whose answer is stored. */
export function endKeyedRun(tx: Executor, keyed: KeyedRequest, kind: Kind): Promise<void> {
  return removeRun(tx, keyOf(keyed, kind))
}
