import { overloaded } from '../errors.ts'

/** One write that waits for its tenant's others; `run` takes those that are done together. */
export type Queued = {
  isShared: boolean
  /** No two with the same one are done together. */
  name?: string | undefined
}

type Queue<W extends Queued> = { waiting: W[]; isBusy: boolean }

/** More than this and the tenant's next writer is refused: each waits a millisecond or so for each before it. */
const maxWaiting = 1_000
/** Writes of one transaction at most, so that other instances' writers of the tenant don't wait for long. */
const maxShared = 32

/** Per tenant, the writes that wait in this instance. */
export type TenantQueues<W extends Queued> = {
  /** Throws a 503 where too many wait. */
  add: (tenantId: string, write: W) => void
  /** How many wait, of all tenants; those under way are not counted. */
  countWaiting: () => number
}

/**
 * Runs the writes of each tenant one batch after the other. The lock of the tenant's sequence makes them wait for each
 * other anyway, but there each one would hold a connection, and waking it costs the database more than the write. Shared
 * writes that wait behind each other are one batch. `run` never rejects.
 */
export function openTenantQueues<W extends Queued>(
  run: (tenantId: string, batch: W[]) => Promise<void>
): TenantQueues<W> {
  const queues = new Map<string, Queue<W>>()

  const drain = async (tenantId: string, queue: Queue<W>) => {
    queue.isBusy = true
    while (queue.waiting.length > 0) await run(tenantId, takeBatch(queue.waiting))
    queues.delete(tenantId)
  }

  return {
    add: (tenantId, write) => {
      const queue = queues.get(tenantId) ?? { waiting: [], isBusy: false }
      if (queue.waiting.length >= maxWaiting) {
        throw overloaded('Too many writes of this tenant are waiting; try again shortly.')
      }
      queue.waiting.push(write)
      if (queue.isBusy) return
      queues.set(tenantId, queue)
      void drain(tenantId, queue)
    },
    countWaiting: () => {
      let count = 0
      for (const { waiting } of queues.values()) count += waiting.length
      return count
    }
  }
}

/** The first that waits, with the shared ones right behind it where it is shared itself. */
function takeBatch<W extends Queued>(waiting: W[]): W[] {
  if (!waiting[0]?.isShared) return waiting.splice(0, 1)
  const names = new Set<string>()
  let count = 0
  for (const { isShared, name } of waiting) {
    if (count === maxShared || !isShared || (name !== undefined && names.has(name))) break
    if (name !== undefined) names.add(name)
    count += 1
  }
  return waiting.splice(0, count)
}
