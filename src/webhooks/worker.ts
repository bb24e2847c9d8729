import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../config.ts'
import type { Attempt, Message } from '../contract.ts'
import type { Database } from '../db/client.ts'
import type { SecretBox } from '../encryption.ts'
import { originOfService } from '../outbox/origin.ts'
import type { TenantWriter } from '../writes/writer.ts'
import { attemptDelivery, isGone, type Result } from './attempt.ts'
import { switchOff } from './change.ts'
import { type Due, findDue } from './due.ts'
import type { Job } from './fetch.ts'
import { openFollowUps } from './follow-ups.ts'
import type { Queue } from './queue.ts'
import { openResults } from './results.ts'
import { openSendSlots } from './send-slots.ts'
import { sweepDeliveries } from './sweep.ts'
import { writeResults } from './write-results.ts'

/** Delivers what is queued, beside the other instances' workers. */
export type Worker = {
  /** There is something to fetch. */
  wake: () => void
  /** Takes nothing new; resolves when what is under way has ended, 10.5 s later at most. */
  stop: () => Promise<void>
}

/** What a worker works with. */
export type WorkerParts = {
  db: Database
  queue: Queue
  config: Config
  secrets: SecretBox
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

/** Starts at once. */
export function startWorker(parts: WorkerParts): Worker {
  const { db, queue, writer, onError } = parts
  const slots = openSendSlots(sendSlots)
  let isAwake = false
  let rouse = () => {}
  const stopping = new AbortController()

  const wake = () => {
    isAwake = true
    rouse()
  }
  const followUps = openFollowUps(db, writer, wake, onError)
  const results = openResults({
    write: async (tenantId, batch) => {
      for (const count of await writeResults(db, tenantId, batch)) followUps.add(count)
    },
    countRunning: slots.countOf,
    onEnd: (jobId) => {
      slots.release(jobId)
      wake()
    },
    onError
  })

  const end = ({ id, retryCount, data }: Job, result?: Result) =>
    results.add(data.tenantId, { id, retryCount, ...(result && { result }) })

  const attempt = async (job: Job, due: Due) => {
    try {
      const result = await attemptDelivery(parts, due)
      parts.onAttempt?.(result)
      // In its own slot, since it waits for the tenant's other writes.
      if (isGone(result)) await switchWebhookOff(parts, result)
      end(job, result)
    } catch (error) {
      // Our fault, not the receiver's: the job expires and is repeated.
      onError(error)
      slots.release(job.id)
    }
  }

  const begin = async (tenantId: string, jobs: Job[]) => {
    try {
      const due = await findDue(db, tenantId, jobs)
      for (const job of jobs) {
        const found = due.get(job.id)
        if (found) void attempt(job, found)
        else end(job)
      }
    } catch (error) {
      onError(error)
      for (const { id } of jobs) slots.release(id)
    }
  }

  const fetch = async (): Promise<boolean> => {
    const { jobs, isEnd } = await queue.fetch({ free: slots.countFree(), used: slots.countUsed() })
    // What comes behind is fetched at once.
    if (!isEnd) isAwake = true
    for (const { id, data } of jobs) slots.take(id, data.tenantId)
    for (const [tenantId, some] of Map.groupBy(jobs, ({ data }) => data.tenantId)) void begin(tenantId, some)
    return jobs.length > 0
  }

  const work = async () => {
    for (let fetchedAt = 0; !stopping.signal.aborted; ) {
      await sleep(Math.max(0, fetchedAt + pauseMs - performance.now()))
      isAwake = false
      fetchedAt = performance.now()
      const hasFetched = slots.countFree() > 0 && (await fetch().catch(onError))
      if (isAwake) continue
      await Promise.race([sleep(hasFetched ? nextFetchMs : pollMs), new Promise<void>((resolve) => (rouse = resolve))])
    }
  }

  const sweep = async () => {
    while (!stopping.signal.aborted) {
      const swept = await sweepDeliveries(db).catch(onError)
      if (swept?.hasMore) continue
      await sleep(sweepMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const loops = [work(), sweep()]
  return {
    wake,
    stop: async () => {
      stopping.abort()
      rouse()
      await Promise.all(loops)
      const until = performance.now() + 10_500
      while (slots.count() + followUps.countOpen() > 0 && performance.now() < until) await sleep(20)
      await results.close()
    }
  }
}

async function switchWebhookOff({ config, writer }: WorkerParts, { tenantId, webhookId, id }: Result): Promise<void> {
  const scope = { tenantId, config, origin: originOfService() }
  await writer.write(tenantId, (tx) => switchOff(scope, tx, webhookId, id))
}
