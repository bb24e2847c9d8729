import { type FetchedImport, fetchImports } from '../outbox/import-jobs.ts'
import { giveJobBack, keepJobAlive, removeFetchedJobs } from '../outbox/job-table.ts'
import { repeat } from '../repetition.ts'
import { JobLeft } from './job-state.ts'
import { type JobParts, runJob } from './run-job.ts'

type Parts = JobParts & { onError: (error: unknown) => void }

/** Imports that an instance works on at once. */
const maxRunning = 6
const pollMs = 500
const heartbeatMs = 5_000
/** After how many seconds an import that fails for a reason of the service's is begun again (job-state.ts says how often). */
const retrySeconds = 5

/** One instance at a time, so that the count of a tenant's imports under way is exact. */
const fetchOpening = 'select pg_advisory_xact_lock(7240122)'

/** Imports the files of asynchronous imports, beside the other instances' workers; it starts at once. */
export class ImportWorker {
  readonly #parts: Parts
  readonly #stopping = new AbortController()
  readonly #running = new Set<Promise<void>>()
  readonly #loop: Promise<void>

  constructor(parts: Parts) {
    this.#parts = parts
    const until = { signal: this.#stopping.signal, onError: parts.onError }
    this.#loop = repeat(() => this.#fetch(), { pauseMs: pollMs, ...until })
  }

  /** Takes nothing new, and leaves what is under way to other instances, each behind the rows that are being written. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await Promise.all([this.#loop, ...this.#running])
  }

  async #fetch(): Promise<void> {
    const free = maxRunning - this.#running.size
    if (free === 0) return
    const jobs = await this.#parts.db.transaction((tx) => fetchImports(tx, free), fetchOpening)
    for (const job of jobs) {
      const running = this.#run(job).catch(this.#parts.onError)
      this.#running.add(running)
      void running.then(() => this.#running.delete(running))
    }
  }

  async #run(job: FetchedImport): Promise<void> {
    const { db, onError } = this.#parts
    const heartbeat = setInterval(() => keepJobAlive(db, job.queue, job).catch(onError), heartbeatMs)
    try {
      await runJob(this.#parts, job, this.#stopping.signal)
      await removeFetchedJobs(db, job.queue, [job])
    } catch (error) {
      if (!(error instanceof JobLeft)) onError(error)
      await giveJobBack(db, job.queue, job, error instanceof JobLeft ? 0 : retrySeconds)
    } finally {
      clearInterval(heartbeat)
    }
  }
}
