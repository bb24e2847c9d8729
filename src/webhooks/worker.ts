import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../config.ts'
import type { Attempt, Message } from '../contract.ts'
import type { Database } from '../db/client.ts'
import type { TenantEncryption } from '../encryption.ts'
import { FairSemaphore } from '../limits/fair-semaphore.ts'
import { originOfService } from '../outbox/origin.ts'
import { repeat } from '../repetition.ts'
import type { TenantWriter } from '../writes/writer.ts'
import { attemptDelivery, type DueDelivery, findDue, giveUpAttempt, isGone, type Result } from './attempt.ts'
import type { Job, JobQueue } from './queue.ts'
import { continueReplays } from './replay.ts'
import { ResultWriter } from './results.ts'
import { sweepDeliveries } from './sweep.ts'
import { switchOff } from './webhook-changes.ts'
import { type DoneJob, writeResults } from './write-results.ts'

/** What a worker works with. */
type WorkerParts = {
  db: Database
  queue: JobQueue
  config: Config
  secrets: TenantEncryption
  writer: TenantWriter
  send: (message: Message) => Promise<Attempt>
  /** Called with each attempt's result when it has ended. */
  onAttempt?: ((result: Result) => void) | undefined
  onError: (error: unknown) => void
}

/** Attempts under way at once in this instance: enough for dozens of receivers that hang. A tenant has half of them at most. */
const sendSlots = 250
/** The least time from one fetch to the next, in milliseconds: what ends or comes meanwhile is dealt with at once. */
const pauseMs = 5
/** How often it fetches without being woken, in milliseconds: for retries, and what other instances queued. */
const pollMs = 500
/** How long after a fetch that found something the next one follows, in milliseconds: there may be more. */
const nextFetchMs = 20
const sweepMs = 60_000
/** How often replays are looked after, in milliseconds. */
const replayMs = 500
/** How long stopping takes at most, in milliseconds: an exchange of 10 s, and half a second for its result. */
const stopMs = 10_500

/** Delivers what is queued, beside the other instances' workers; it starts at once. */
export class DeliveryWorker {
  readonly #parts: WorkerParts
  /** Each job under way has one, until its result is written. */
  readonly #slots = new FairSemaphore({ places: sendSlots, keepsHalf: true })
  readonly #results: ResultWriter
  readonly #stopping = new AbortController()
  readonly #loops: Promise<void>[]
  /** Whether there is something to fetch, and what ends the wait for that. */
  #isAwake = false
  #wait = new AbortController()

  constructor(parts: WorkerParts) {
    this.#parts = parts
    this.#results = new ResultWriter({
      write: (tenantId, batch) => writeResults(parts.db, tenantId, batch),
      countUnderWay: (tenantId) => this.#slots.countOf(tenantId),
      onEnd: (done) => this.#end(done),
      onError: parts.onError
    })
    const until = { signal: this.#stopping.signal, onError: parts.onError }
    this.#loops = [
      this.#work(),
      repeat(() => this.#sweep(), { pauseMs: sweepMs, ...until }),
      repeat(() => continueReplays(parts.db, parts.writer), { pauseMs: replayMs, ...until })
    ]
  }

  /** Makes the worker fetch at once. */
  wake(): void {
    this.#isAwake = true
    this.#wait.abort()
  }

  /** Takes nothing new; resolves when what is under way has ended, 10.5 s later at most. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    this.wake()
    await Promise.all(this.#loops)
    const until = performance.now() + stopMs
    while (this.#slots.free < sendSlots && performance.now() < until) await sleep(20)
    await this.#results.close()
  }

  async #work(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      this.#isAwake = false
      const hasFetched = this.#slots.free > 0 && (await this.#fetch().catch(this.#parts.onError))
      await sleep(pauseMs)
      if (this.#isAwake) continue
      this.#wait = new AbortController()
      await sleep(hasFetched ? nextFetchMs : pollMs, undefined, { signal: this.#wait.signal }).catch(() => {})
    }
  }

  async #fetch(): Promise<boolean> {
    const { jobs, isEnd } = await this.#parts.queue.fetch(this.#slots)
    // There may be more webhooks behind, which are fetched at once.
    if (!isEnd) this.#isAwake = true
    for (const [tenantId, ofTenant] of Map.groupBy(jobs, (job) => job.tenantId)) void this.#begin(tenantId, ofTenant)
    return jobs.length > 0
  }

  async #begin(tenantId: string, jobs: Job[]): Promise<void> {
    try {
      const due = await findDue(this.#parts.db, tenantId, jobs)
      for (const job of jobs) {
        const delivery = due.get(job.deliveryId)
        const given = delivery && giveUpAttempt(job, delivery)
        if (delivery && !given) void this.#attempt(job, delivery)
        else this.#results.add(tenantId, { job, ...(given && { result: given }) })
      }
    } catch (error) {
      this.#parts.onError(error)
      for (const job of jobs) job.release()
    }
  }

  async #attempt(job: Job, due: DueDelivery): Promise<void> {
    try {
      const result = await attemptDelivery(this.#parts, due)
      this.#parts.onAttempt?.(result)
      // Done while the job holds its slot, since it waits for the tenant's other writes.
      if (isGone(result)) await this.#switchWebhookOff(result)
      this.#results.add(job.tenantId, { job, result })
    } catch (error) {
      // Our fault, not the receiver's: the job expires and is repeated.
      this.#parts.onError(error)
      job.release()
    }
  }

  async #switchWebhookOff({ tenantId, webhookId, id }: Result): Promise<void> {
    const { config, writer } = this.#parts
    const scope = { tenantId, sees: undefined, config, origin: originOfService() }
    await writer.write(tenantId, (tx) => switchOff(scope, tx, webhookId, id))
  }

  #end({ job }: DoneJob): void {
    job.release()
    this.wake()
  }

  async #sweep(): Promise<void> {
    for (let hasMore = true; hasMore && !this.#stopping.signal.aborted; ) {
      hasMore = (await sweepDeliveries(this.#parts.db)).hasMore
    }
  }
}
