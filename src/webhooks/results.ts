import { setTimeout as sleep } from 'node:timers/promises'
import type { DoneJob } from './write-results.ts'

/** Results that are to be written. */
export type Results = {
  add: (tenantId: string, done: DoneJob) => void
  /** Resolves when nothing is being written any more; what is left is dropped. */
  close: () => Promise<void>
}

export type ResultsParts = {
  /** Writes results of one tenant; may reject. */
  write: (tenantId: string, batch: DoneJob[]) => Promise<void>
  /** How many jobs of a tenant are under way, those whose results wait included. */
  countRunning: (tenantId: string) => number
  /** Called when a job's result is written, or given up. */
  onEnd: (jobId: string) => void
  onError: (error: unknown) => void
}

/** How long results are gathered at most before they are written together, in milliseconds. */
const gatherMs = 2
/** Tenants whose results are written at once, each on a connection: requests are to find some, too. */
const maxTenantsAtOnce = 4
/** How long after a failure results are tried again, in milliseconds. */
const retryMs = 500
/** How long results are kept while they can't be written, in milliseconds; later another instance has fetched the jobs. */
const keptMs = 15_000

type Ended = DoneJob & { endedAt: number }
/** A tenant's results; `onFull` is called when everything that runs for it has ended. */
type Batch = { ended: Ended[]; onFull: () => void }

/** Gathers results by tenant and writes them, a tenant at a time, several tenants at once. */
export function openResults({ write, countRunning, onEnd, onError }: ResultsParts): Results {
  // A tenant is here from its first result until all are written, so that it is never written twice at once.
  const batches = new Map<string, Batch>()
  const ready: string[] = []
  const writing = new Set<Promise<void>>()
  let isClosed = false

  const gather = async (tenantId: string, batch: Batch) => {
    const isFull = new Promise<void>((resolve) => (batch.onFull = resolve))
    if (batch.ended.length < countRunning(tenantId)) await Promise.race([sleep(gatherMs), isFull])
    ready.push(tenantId)
    startNext()
  }

  const startNext = () => {
    if (isClosed || writing.size >= maxTenantsAtOnce) return
    const tenantId = ready.shift()
    const batch = tenantId === undefined ? undefined : batches.get(tenantId)
    if (tenantId === undefined || !batch) return
    const ended = batch.ended.splice(0)
    const written = writeBatch(tenantId, batch, ended).finally(() => {
      writing.delete(written)
      startNext()
    })
    writing.add(written)
  }

  const writeBatch = async (tenantId: string, batch: Batch, ended: Ended[]) => {
    try {
      await write(tenantId, ended)
      for (const { id } of ended) onEnd(id)
      if (batch.ended.length > 0) void gather(tenantId, batch)
      else batches.delete(tenantId)
    } catch (error) {
      onError(error)
      const since = performance.now() - keptMs
      for (const { id, endedAt } of ended) if (endedAt <= since) onEnd(id)
      batch.ended.unshift(...ended.filter(({ endedAt }) => endedAt > since))
      // Meanwhile other tenants' results are written.
      void sleep(retryMs).then(() => gather(tenantId, batch))
    }
  }

  return {
    add: (tenantId, done) => {
      const ended = { ...done, endedAt: performance.now() }
      const batch = batches.get(tenantId)
      if (batch) {
        batch.ended.push(ended)
        if (batch.ended.length >= countRunning(tenantId)) batch.onFull()
        return
      }
      const first: Batch = { ended: [ended], onFull: () => {} }
      batches.set(tenantId, first)
      void gather(tenantId, first)
    },
    close: async () => {
      isClosed = true
      await Promise.all(writing)
    }
  }
}
