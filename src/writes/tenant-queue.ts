import { overloaded } from '../errors.ts'

/** How many writes of a tenant wait at most; each waits a millisecond or so for each before it. */
const maxWaiting = 1_000
/** Writes of one transaction at most, so that other instances' writers of the tenant don't wait for long. */
const maxShared = 32

/** A write that waits. */
export type Queued = {
  /** Whether it may be in a batch with others. */
  isShared: boolean
  /** No two with the same name are in one batch. */
  name?: string | undefined
}

/**
 * Runs the writes of each tenant one batch after the other. The lock of the tenant's sequence makes them wait for each
 * other anyway, but there each write would hold a connection, and waking it costs the database more than the write. Shared
 * writes that wait behind each other are one batch.
 */
export class TenantQueue<Write extends Queued> {
  /** Never rejects. */
  readonly #run: (tenantId: string, batch: Write[]) => Promise<void>
  /** What waits, of each tenant that has a batch under way. */
  readonly #waiting = new Map<string, Write[]>()

  constructor(run: (tenantId: string, batch: Write[]) => Promise<void>) {
    this.#run = run
  }

  /** Throws a 503 where too many of the tenant's writes wait. */
  add(tenantId: string, write: Write): void {
    const waiting = this.#waiting.get(tenantId)
    if (!waiting) {
      void this.#runAll(tenantId, [write])
      return
    }
    if (waiting.length >= maxWaiting) {
      throw overloaded('Too many writes of this tenant are waiting; try again shortly.')
    }
    waiting.push(write)
  }

  /** How many wait, of all tenants; those under way are not counted. */
  countWaiting(): number {
    let count = 0
    for (const { length } of this.#waiting.values()) count += length
    return count
  }

  async #runAll(tenantId: string, waiting: Write[]): Promise<void> {
    this.#waiting.set(tenantId, waiting)
    while (waiting.length > 0) await this.#run(tenantId, takeBatch(waiting))
    this.#waiting.delete(tenantId)
  }
}

/** The first that waits, with the shared ones right behind it where it is shared itself. */
function takeBatch<Write extends Queued>(waiting: Write[]): Write[] {
  const names = new Set<string>()
  const end = waiting.findIndex(({ isShared, name }, index) => {
    if (!isShared || index === maxShared || (name !== undefined && names.has(name))) return true
    if (name !== undefined) names.add(name)
    return false
  })
  return waiting.splice(0, end < 0 ? waiting.length : Math.max(end, 1))
}
