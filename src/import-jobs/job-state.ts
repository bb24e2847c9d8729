import { sql } from '../db/drizzle.ts'
import { importJobs } from '../db/schema.ts'
import { type Executor, runOne, run as runStatement, statement } from '../db/statement.ts'
import { mine, type Sees, type TenantScope } from '../db/tenant.ts'
import type { ImportOptions } from '../imports/options.ts'
import { type ImportRun, newImportRun } from '../imports/progress.ts'
import type { Actor } from '../outbox/origin.ts'
import { findStored, type RecordScope } from '../records/rows.ts'
import { findRun, keepRun, type RunKey, removeRun } from '../runs/run.ts'
import { importJob } from './job-record.ts'

/** How the rows of an asynchronous import are to be read, as it is stored; what was not sent is missing. */
type Reading = Partial<Pick<ImportOptions, 'decimal' | 'dates' | 'isAddingTags' | 'isCreatingReferences'>>

/** An asynchronous import, as it is stored. */
export type JobState = typeof importJobs.$inferSelect & {
  mode: 'create' | 'upsert' | 'update'
  mapping: [header: string, column: string | undefined][]
  reading: Reading
  actorType: Actor['type']
  /** What whoever began it saw then; null for all. */
  sees: Sees | null
  clientAddress: string
  requestId: string
}

/** An import's run, and how often the part behind it was begun; of a dry run, which begins anew each time, all of it. */
type JobRun = ImportRun & { beginnings: number }

/** An asynchronous import that hasn't ended, and its run. */
export type OpenJob = { job: JobState; run: JobRun }

type Key = TenantScope & { id: string }

/** What a job shows beside its run, where that changes. */
type Shown = { status?: JobState['status']; fileRows?: number | null; startedAt?: string; finishedAt?: string }

/** Somebody else has ended the import, or goes on with it; or this instance stops. */
export class JobLeft extends Error {}

/** How often a part is begun, by whichever instance; what is begun once more ends its import instead. */
export const maxBeginnings = 5

const isUnfinished = sql`${importJobs.status} in ('queued', 'running')`

const countUnfinished = statement<{ count: number }>(
  'unfinished_imports',
  sql`select count(*)::int as count from ${importJobs} where ${mine(importJobs, isUnfinished)}`
)

// Instances of 1.1.0 know of no runs: they go by `chunks_done`, end jobs by their status, and show what is here. The times are this
// process's, since Citus takes none of the database's within an UPDATE's expressions.
const show = statement<{ id: string }>(
  'show_import',
  sql`update ${importJobs} set status = ${sql.placeholder('status')}, total_rows = coalesce(${sql.placeholder('fileRows')}::int, total_rows),
      processed_rows = ${sql.placeholder('totalRows')}::int, imported = ${sql.placeholder('imported')}::int,
      updated = ${sql.placeholder('updated')}::int, unchanged = ${sql.placeholder('unchanged')}::int,
      skipped = ${sql.placeholder('errorCount')}::int, errors = ${sql.placeholder('errors')}::text[],
      ignored_lines = ${sql.placeholder('ignoredLines')}::int[],
      created_references = case when created_references is not null then ${sql.placeholder('createdReferences')}::int end,
      chunks_done = ${sql.placeholder('position')}::int, beginnings = ${sql.placeholder('beginnings')}::int,
      started_at = coalesce(started_at, ${sql.placeholder('startedAt')}::timestamptz),
      finished_at = ${sql.placeholder('finishedAt')}::timestamptz, updated_at = ${sql.placeholder('now')}::timestamptz
    where ${mine(importJobs, sql`${importJobs.id} = ${sql.placeholder('id')}::uuid`, isUnfinished, sql`chunks_done = ${sql.placeholder('from')}::int`)}
    returning id`
)

/** How many asynchronous imports of the tenant wait or run. */
export async function countUnfinishedImports(tx: Executor, { tenantId }: TenantScope): Promise<number> {
  return (await runOne(tx, countUnfinished, { tenantId })).count
}

/** An import that waits or runs, and how far it is; undefined where it has ended. */
export async function findOpenJob(tx: Executor, scope: RecordScope, id: string): Promise<OpenJob | undefined> {
  const [found] = await findStored(scope, tx, importJob, [id])
  const job = found as unknown as JobState | undefined
  if (!job || job.finishedAt !== null) return undefined
  const run = await findRun<JobRun>(tx, runKeyOf({ ...scope, id }))
  return { job, run: run?.position === job.chunksDone ? run : runOf(job) }
}

/**
 * Makes an import running, and counts that; undefined where it has ended. Not under the tenant's lock, for which it might have to wait long;
 * throws a `JobLeft` where somebody else moves it meanwhile.
 */
export async function beginJob(tx: Executor, scope: RecordScope, id: string): Promise<OpenJob | undefined> {
  const open = await findOpenJob(tx, scope, id)
  if (!open) return undefined
  const { job, run } = open
  // A dry run has nothing to go on from.
  const begun = { ...run, ...(job.isDryRun && newImportRun(run.changeSet, run.facts)), beginnings: run.beginnings + 1 }
  const startedAt = new Date().toISOString()
  await keepJob(tx, { ...scope, id }, run, begun, { startedAt })
  return { job, run: begun }
}

/** Takes back the count of the last beginning. Under the tenant's lock. */
export async function forgetBeginning(tx: Executor, scope: RecordScope, id: string): Promise<void> {
  const { run } = (await findOpenJob(tx, scope, id)) ?? {}
  if (run) await keepJob(tx, { ...scope, id }, run, { ...run, beginnings: Math.max(0, run.beginnings - 1) })
}

/** Stores where an import is, and shows it in its job. Throws a `JobLeft` where that has ended, or somebody else has moved it. */
export async function keepJob(tx: Executor, key: Key, from: ImportRun, run: JobRun, shown: Shown = {}): Promise<void> {
  const now = new Date().toISOString()
  const unsaid = { status: 'running', fileRows: null, startedAt: null, finishedAt: null }
  const values = { ...unsaid, ...key, ...run.counts, ...run, from: from.position, now, ...shown }
  if ((await runStatement(tx, show, values)).length === 0) throw new JobLeft('somebody else has the import')
  await (shown.finishedAt ? removeRun(tx, runKeyOf(key)) : keepRun(tx, runKeyOf(key), run))
}

function runKeyOf({ tenantId, id }: Key): RunKey {
  return { tenantId, kind: 'job', key: id }
}

/** The run of a job that nobody has begun, or that an instance of 1.1.0 has moved. */
function runOf({ skipped, processedRows, createdReferences, ...job }: JobState): JobRun {
  const { changeSet, chunksDone: position, imported, updated, unchanged, errors, ignoredLines, beginnings } = job
  const counts = { totalRows: processedRows, imported, updated, unchanged, createdReferences: createdReferences ?? 0 }
  const facts = { ignoredColumns: job.ignoredColumns }
  return { changeSet, position, counts, errors, errorCount: skipped, facts, ignoredLines, beginnings }
}
