import type { DoneJob } from './write-results.ts'

type ResultParts = {
  /** Writes results of one tenant; may reject. */
  write: (tenantId: string, batch: DoneJob[]) => Promise<void>
  /** How many jobs of a tenant are under way, those whose results wait included. */
  countUnderWay: (tenantId: string) => number
  /** Called when a job's result is written, or given up. */
  onEnd: (done: DoneJob) => void
  onError: (error: unknown) => void
}

/** How long a tenant's results are gathered at most, in milliseconds: together they cost PostgreSQL a quarter less. */
const gatherMs = 2
/** How many tenants' results are written at once, each on a connection: the other connections are for requests. */
const maxTenantsAtOnce = 4
/** How long after a failure results are tried again, in milliseconds. */
const retryMs = 500
/** For how long results that can't be written are tried again, in milliseconds; later another instance has their jobs. */
const triedMs = 15_000

/** A tenant's results that aren't written yet; `timer` runs while they are gathered. */
type Batch = { ended: { done: DoneJob; endedAt: number }[]; timer?: NodeJS.Timeout | undefined }

/**
 * Results that are to be written: those of one tenant together, never in two transactions at once. A tenant whose rows are
 * locked holds up nobody else's results.
 */
export class ResultWriter {
  readonly #parts: ResultParts
  /** By tenant, from its first result until all are written. */
  readonly #batches = new Map<string, Batch>()
  /** Tenants whose results have been gathered, in the order in which they are to be written. */
  readonly #ready: string[] = []
  readonly #writing = new Set<Promise<void>>()
  #isClosed = false

  constructor(parts: ResultParts) {
    this.#parts = parts
  }

  add(tenantId: string, done: DoneJob): void {
    const known = this.#batches.get(tenantId)
    const batch: Batch = known ?? { ended: [] }
    batch.ended.push({ done, endedAt: performance.now() })
    this.#batches.set(tenantId, batch)
    if (!known) this.#gather(tenantId, batch)
    else if (batch.timer && this.#isFull(tenantId, batch)) this.#queue(tenantId, batch)
  }

  /** Resolves when nothing is being written any more; what is left is dropped, and its jobs expire. */
  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all(this.#writing)
  }

  /** Waits a moment, unless everything that is under way for the tenant has ended. */
  #gather(tenantId: string, batch: Batch): void {
    if (this.#isFull(tenantId, batch)) this.#queue(tenantId, batch)
    else batch.timer = setTimeout(() => this.#queue(tenantId, batch), gatherMs)
  }

  #isFull(tenantId: string, { ended }: Batch): boolean {
    return ended.length >= this.#parts.countUnderWay(tenantId)
  }

  #queue(tenantId: string, batch: Batch): void {
    clearTimeout(batch.timer)
    batch.timer = undefined
    this.#ready.push(tenantId)
    this.#startNext()
  }

  #startNext(): void {
    if (this.#isClosed || this.#writing.size >= maxTenantsAtOnce) return
    const tenantId = this.#ready.shift()
    const batch = tenantId === undefined ? undefined : this.#batches.get(tenantId)
    if (tenantId === undefined || !batch) return
    const writing = this.#writeBatch(tenantId, batch).finally(() => {
      this.#writing.delete(writing)
      this.#startNext()
    })
    this.#writing.add(writing)
  }

  async #writeBatch(tenantId: string, batch: Batch): Promise<void> {
    const ended = batch.ended.splice(0)
    const done = ended.map((one) => one.done)
    try {
      await this.#parts.write(tenantId, done)
    } catch (error) {
      this.#parts.onError(error)
      const since = performance.now() - triedMs
      for (const { done, endedAt } of ended) if (endedAt <= since) this.#parts.onEnd(done)
      batch.ended.unshift(...ended.filter(({ endedAt }) => endedAt > since))
      // A timer, so that other tenants' results are written meanwhile.
      setTimeout(() => this.#queue(tenantId, batch), retryMs)
      return
    }
    for (const job of done) this.#parts.onEnd(job)
    if (batch.ended.length > 0) this.#gather(tenantId, batch)
    else this.#batches.delete(tenantId)
  }
}
