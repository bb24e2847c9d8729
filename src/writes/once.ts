import { setTimeout as sleep } from 'node:timers/promises'
import type { TenantScope } from '../db/tenant.ts'
import type { TenantEncryption } from '../encryption.ts'
import { type Rendered, render, rendered } from '../handler-results.ts'
import type { Origin } from '../outbox/origin.ts'
import { findKeyEntry, type KeyEntry, type KeyedRequest, removeKeyEntry, storeKeyEntry } from './idempotency.ts'
import type { Once, TenantWriter } from './writer.ts'

/** A request that writes; `keyed` is set where it has an Idempotency-Key. */
export type Request = TenantScope & {
  writer: TenantWriter
  secrets: TenantEncryption
  origin: Origin
  keyed: KeyedRequest | undefined
}

/**
 * Makes an operation's one write, which resolves with the operation's answer, take effect once for each Idempotency-Key. Other
 * requests with the key, also concurrent ones, get the answer that was stored in the write's transaction. Errors aren't stored.
 * A repetition that is refused before this write, since something has changed, gets it all the same (`find`), and a 422 where the key was
 * another request's. Undefined for a request without a key.
 */
export function onceFor<T>(request: Request): Once<Rendered<T>> | undefined {
  const { keyed, secrets, tenantId } = request
  if (!keyed) return undefined
  return {
    name: `${keyed.credentialId} ${keyed.operation} ${keyed.key}`,
    find: async (tx) => {
      const entry = await findKeyEntry(tx, keyed)
      // What is under way has no answer yet.
      return entry && entry.answer !== null ? replay(request, keyed, entry) : undefined
    },
    store: (tx, answer) => {
      const text = JSON.stringify({ json: answer[rendered], id: answer.id, version: answer.version })
      const encrypted = secrets.encrypt(tenantId, text)
      const changeSet = answer.isUnchanged ? null : request.origin.changeSet
      return storeKeyEntry(tx, keyed, { changeSet, answer: encrypted, progress: null })
    }
  }
}

/** For how long a claim holds its key, in milliseconds: longer than any such work takes, such as an exchange of 10 s. */
const claimMs = 20_000
/** How often another request with the key asks whether the work is done, in milliseconds. */
const pollMs = 200

/** Until when a request has claimed the work of a key, in milliseconds since 1970. */
type Claim = { until: number }

/**
 * Does work once for the request's key, if it has one. For work that writes nothing and waits for an outside server, during
 * which neither the tenant's lock nor a connection may be held. The key is claimed in a short transaction before the work, and
 * the answer is stored in another one after it. Where the process dies between the two, a repetition does the work again once
 * the claim is over.
 */
export async function onceOutside<T>(request: Request, work: () => Promise<Rendered<T>>): Promise<Rendered<T>> {
  const { tenantId, writer, keyed } = request
  const once = onceFor<T>(request)
  if (!keyed || !once) return work()
  let entry = await claim(request, keyed)
  while (entry?.answer === null) {
    await sleep(pollMs)
    entry = await claim(request, keyed)
  }
  if (entry) return replay(request, keyed, entry)
  try {
    const answer = await work()
    await writer.write(tenantId, (tx) => once.store(tx, answer))
    return answer
  } catch (error) {
    await writer.write(tenantId, (tx) => removeKeyEntry(tx, keyed)).catch(() => {})
    throw error
  }
}

/**
 * Claims a key; resolves with what is stored under it where it isn't free, without an answer while another request has claimed
 * it.
 */
function claim({ tenantId, writer }: Request, keyed: KeyedRequest): Promise<KeyEntry | undefined> {
  return writer.write(tenantId, async (tx) => {
    const entry = await findKeyEntry(tx, keyed)
    if (entry && (entry.answer !== null || (entry.progress as Claim).until > Date.now())) return entry
    const progress: Claim = { until: Date.now() + claimMs }
    await storeKeyEntry(tx, keyed, { changeSet: null, answer: null, progress })
    return undefined
  })
}

/** The stored answer, with the change set of the request that was answered first. */
function replay<T>({ tenantId, secrets, origin }: Request, keyed: KeyedRequest, entry: KeyEntry): Rendered<T> {
  const { json, id, version } = JSON.parse(secrets.decrypt(tenantId, entry.answer ?? ''))
  keyed.isReplay = true
  origin.changeSet = entry.changeSet ?? origin.changeSet
  return render(json, { id, version, isUnchanged: entry.changeSet === null })
}
