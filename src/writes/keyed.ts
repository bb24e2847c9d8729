import {
  type FoundAnswer,
  findAnswers,
  type IdempotencyScope,
  type KeptAnswer,
  keepAnswers,
  type StoredAnswer
} from './idempotency.ts'
import type { Kept, TenantTransaction } from './transaction.ts'

// Writes whose requests have an Idempotency-Key, in the commits that they share with others: one statement looks up the keys
// of all of them, behind the lock, and one keeps what they have come to. Neither is waited for.

/** The key of a write. */
export type WriteKey = {
  scope: IdempotencyScope
  bodyHash: string
  changeSet: string
  /** Makes an answer into what may be stored. */
  seal: (answer: KeptAnswer) => string
  /** Gives the request what its write has come to, before the commit, and resolves with its answer. */
  handOver: (result: unknown) => Promise<KeptAnswer>
}

/** Ends a write whose key is known: it was done before. */
export class KnownKey extends Error {
  readonly known: FoundAnswer

  constructor(known: FoundAnswer) {
    super('the key is known')
    this.known = known
  }
}

/** What a write is done with that may be the second one of its key. */
export type Keys = {
  /** The same transaction, in which a write whose key is known fails before it has written, by `KnownKey`. */
  within: (key: WriteKey) => TenantTransaction
  /** Keeps what a write has come to. */
  keep: (key: WriteKey, kept: Kept) => void
  /** To be called once, last; the commit fails where it does. */
  flush: () => void
}

/** Looks up the keys of a transaction's writes, of which no two may be the same. */
export function lookUpKeys(tx: TenantTransaction, tenantId: string, keys: WriteKey[]): Keys {
  const scopes = keys.map(({ scope }) => scope)
  const found = keys.length > 0 ? findAnswers(tx, tenantId, scopes) : Promise.resolve([])
  found.catch(() => {})
  const kept: (StoredAnswer & { scope: IdempotencyScope })[] = []
  return {
    within: (key) => {
      // Everything that writes waits for the outbox first; what only reads needn't wait for the look-up.
      const outbox = found.then((all) => {
        const known = all[keys.indexOf(key)]
        if (known) throw new KnownKey(known)
        return tx.outbox
      })
      outbox.catch(() => {})
      return { ...tx, outbox }
    },
    keep: ({ scope, bodyHash, changeSet, seal }, how) => {
      const answer = 'body' in how ? { answer: seal(how) } : { answer: null, sequence: how.sequence }
      kept.push({ scope, bodyHash, changeSet, progress: null, ...answer })
    },
    flush: () => {
      if (kept.length > 0) keepAnswers(tx, tenantId, kept).catch(() => {})
    }
  }
}

/** Two writes with the same one never share a transaction: the second has to find what the first has kept. */
export function nameOfKey({ scope: { credentialId, operation, key } }: WriteKey): string {
  return `${credentialId} ${operation} ${key}`
}
