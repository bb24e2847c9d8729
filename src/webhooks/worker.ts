import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../config.ts'
import type { Attempt, Message, SecretBox } from '../contract.ts'
import type { Database } from '../db/client.ts'
import type { Job, Jobs } from '../db/jobs.ts'
import { failuresUntilDeferred } from '../outbox/deliveries.ts'
import { originOfService } from '../outbox/origin.ts'
import type { TenantWriter } from '../outbox/writer.ts'
import { switchOff } from './change.ts'
import {
  type Count,
  type Done,
  type Due,
  findDue,
  parkWaiting,
  type Result,
  releaseInTurn,
  settleResults,
  sweepDeliveries
} from './settle.ts'

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
  jobs: Jobs
  config: Config
  secrets: SecretBox
  writer: TenantWriter
  send: (message: Message) => Promise<Attempt>
  /** Told of each attempt when it has ended. */
  onAttempt?: ((result: Result) => void) | undefined
  onError: (error: unknown) => void
}

/** Attempts under way at once in this instance: enough for dozens of receivers that hang. A tenant has half of them at most. */
const sendSlots = 250
/** How long results are gathered at most before they are written together, in milliseconds. */
const gatherMs = 2
/** The least time from one look to the next, in milliseconds: what ends or comes meanwhile is dealt with at once. */
const pauseMs = 5
/** How often it looks for what no wake told of, in milliseconds: retries, and what other instances queued. */
const pollMs = 500
/** How long after a fetch it looks again, in milliseconds: a webhook with a long queue may have hidden others from it. */
const recheckMs = 20
const sweepMs = 60_000
/** For so long results are kept while the database is away, in milliseconds; later the job has gone to someone else. */
const keptResultMs = 15_000
const shareOfJitter = 0.2

type Ended = Done & { endedAt: number }

/** Starts at once. */
export function startWorker(parts: WorkerParts): Worker {
  const { db, jobs, writer, onError } = parts
  /** The jobs under way, each with its tenant. */
  const running = new Map<string, string>()
  const releasing = new Set<Count>()
  let ended: Ended[] = []
  let settling: Promise<void> | undefined
  let isAwake = false
  let rouse = () => {}
  let allEnded = () => {}
  const stopping = new AbortController()

  const wake = () => {
    isAwake = true
    rouse()
  }

  const settle = async () => {
    while (ended.length > 0) {
      const all = new Promise<void>((resolve) => (allEnded = resolve))
      if (ended.length < running.size) await Promise.race([sleep(gatherMs), all])
      const batch = ended
      ended = []
      try {
        const counts = await settleBatch(parts, batch)
        for (const count of counts.filter(isFailing)) release(count)
        for (const { jobId } of batch) running.delete(jobId)
      } catch (error) {
        onError(error)
        const since = performance.now() - keptResultMs
        for (const one of batch) {
          if (one.endedAt > since) ended.push(one)
          else running.delete(one.jobId)
        }
        await sleep(pollMs)
      }
      wake()
    }
    settling = undefined
  }

  /** Beside everything else: a tenant whose writers take long holds up nobody else's deliveries. */
  const release = (count: Count) => {
    releasing.add(count)
    releaseInTurn(writer, count)
      .then(wake, onError)
      .finally(() => releasing.delete(count))
  }

  const end = ({ id, retryCount }: Job, result?: Result) => {
    ended.push({ jobId: id, retryCount, endedAt: performance.now(), ...(result && { result }) })
    settling ??= settle()
    if (ended.length >= running.size) allEnded()
  }

  const attempt = async (job: Job, due: Due) => {
    try {
      const result = await makeAttempt(parts, due)
      parts.onAttempt?.(result)
      end(job, result)
    } catch (error) {
      // Ours, not the receiver's: the job is left to be repeated.
      onError(error)
      running.delete(job.id)
    }
  }

  const fetch = async (): Promise<boolean> => {
    const fetched = await jobs.fetch({ free: sendSlots - running.size, used: countBy([...running.values()]) })
    // What comes behind is fetched at once.
    if (!fetched.isEnd) isAwake = true
    if (fetched.jobs.length === 0) return false
    const due = await findDue(db, fetched.jobs)
    for (const job of fetched.jobs) {
      running.set(job.id, job.data.tenantId)
      const found = due.get(job.id)
      if (found) void attempt(job, found)
      else end(job)
    }
    return true
  }

  const work = async () => {
    for (let lookedAt = 0; !stopping.signal.aborted; ) {
      await sleep(Math.max(0, lookedAt + pauseMs - performance.now()))
      isAwake = false
      lookedAt = performance.now()
      const hasFetched = running.size < sendSlots && (await fetch().catch(onError))
      if (isAwake) continue
      await Promise.race([sleep(hasFetched ? recheckMs : pollMs), new Promise<void>((resolve) => (rouse = resolve))])
    }
  }

  const sweep = async () => {
    while (!stopping.signal.aborted) {
      const swept = await db.transaction(sweepDeliveries).catch(onError)
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
      while (running.size + releasing.size > 0 && performance.now() < until) await sleep(20)
      await settling
    }
  }
}

async function makeAttempt({ secrets, send, config }: WorkerParts, due: Due): Promise<Result> {
  const { tenantId, id, webhookId, url, event, eventId, body } = due
  const secret = secrets.open(tenantId, due.secretEncrypted)
  const beganAt = new Date().toISOString()
  const outcome = await send({ url, secret, event, eventId, deliveryId: id, body })
  const { isSuccess, responseStatus, error, durationMs } = outcome
  const nextAttemptAt = isSuccess ? null : nextAttempt(outcome, due.attempt, config.webhookRetryDelays)
  return {
    ...{ tenantId, id, webhookId },
    ...{ isSuccess, responseStatus, error, durationMs, beganAt, nextAttemptAt }
  }
}

/** Seconds until the next attempt (`WEBHOOK_RETRY_DELAYS`); null where there is none left, or the receiver is gone. */
function nextAttempt(
  { responseStatus, retryAfterSeconds = 0 }: Attempt,
  retriesMade: number,
  delays: readonly number[]
): string | null {
  const delay = delays[retriesMade]
  if (delay === undefined || responseStatus === gone) return null
  const seconds = Math.max(delay * (1 + Math.random() * shareOfJitter), retryAfterSeconds)
  return new Date(Date.now() + seconds * 1_000).toISOString()
}

const gone = 410

async function settleBatch({ db, config, writer }: WorkerParts, batch: Ended[]): Promise<Count[]> {
  for (const { result } of batch) {
    if (result?.responseStatus !== gone) continue
    const { tenantId, webhookId, id } = result
    await writer.write(tenantId, (tx) => switchOff({ tenantId, config, origin: originOfService() }, tx, webhookId, id))
  }
  const counts = await settleResults(db, batch)
  for (const count of counts) {
    if (count.before < failuresUntilDeferred && count.after >= failuresUntilDeferred) await parkWaiting(db, count)
  }
  return counts
}

/** Whether something of this webhook may wait: it fails, or has until now. */
function isFailing({ before, after }: Count): boolean {
  return Math.max(before, after) >= failuresUntilDeferred
}

function countBy(names: string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
