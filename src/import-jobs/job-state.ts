import { sql } from '../db/drizzle.ts'
import { importJobs } from '../db/schema.ts'
import { type Executor, run, runOne, statement } from '../db/statement.ts'
import { mine, type Sees, type TenantScope } from '../db/tenant.ts'
import type { ImportOptions } from '../imports/options.ts'
import type { ImportRun } from '../imports/progress.ts'
import type { Actor } from '../outbox/origin.ts'
import { findStored, type RecordScope } from '../records/rows.ts'
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

/** How often a part is begun, by whichever instance; what is begun once more ends its import instead. */
export const maxBeginnings = 5

// This process's time: Citus takes no time of the database's within an UPDATE's expressions.
const now = sql`${sql.placeholder('now')}::timestamptz`
const isIt = sql`${importJobs.id} = ${sql.placeholder('id')}::uuid`
const isUnfinished = sql`${importJobs.status} in ('queued', 'running')`

const countUnfinished = statement<{ count: number }>(
  'unfinished_imports',
  sql`select count(*)::int as count from ${importJobs} where ${mine(importJobs, isUnfinished)}`
)

// A dry run has nothing to go on from: it begins anew.
const begin = statement(
  'begin_import',
  sql`update ${importJobs} set status = 'running', started_at = coalesce(started_at, ${now}), updated_at = ${now},
      beginnings = beginnings + 1,
      processed_rows = case when is_dry_run then 0 else processed_rows end, imported = case when is_dry_run then 0 else imported end,
      updated = case when is_dry_run then 0 else updated end, unchanged = case when is_dry_run then 0 else unchanged end,
      skipped = case when is_dry_run then 0 else skipped end, errors = case when is_dry_run then '{}' else errors end,
      ignored_lines = case when is_dry_run then '{}' else ignored_lines end,
      created_references = case when is_dry_run then created_references * 0 else created_references end,
      chunks_done = case when is_dry_run then 0 else chunks_done end
    where ${mine(importJobs, isIt, isUnfinished)}`
)

const setTotal = statement(
  'count_import_rows',
  sql`update ${importJobs} set total_rows = ${sql.placeholder('totalRows')}::int, updated_at = ${now} where ${mine(importJobs, isIt)}`
)

const move = statement<{ id: string }>(
  'move_import',
  sql`update ${importJobs} set processed_rows = ${sql.placeholder('totalRows')}::int, imported = ${sql.placeholder('imported')}::int,
      updated = ${sql.placeholder('updated')}::int, unchanged = ${sql.placeholder('unchanged')}::int,
      skipped = ${sql.placeholder('errorCount')}::int, errors = errors || ${sql.placeholder('errors')}::text[],
      ignored_lines = ignored_lines || ${sql.placeholder('ignoredLines')}::int[],
      created_references = case when created_references is not null then ${sql.placeholder('createdReferences')}::int end,
      chunks_done = ${sql.placeholder('position')}::int, updated_at = ${now}, beginnings = case when is_dry_run then beginnings else 1 end
    where ${mine(importJobs, isIt, sql`status = 'running'`, sql`chunks_done = ${sql.placeholder('from')}::int`)} returning id`
)

const forgetBeginning = statement(
  'forget_import_beginning',
  sql`update ${importJobs} set beginnings = greatest(0, beginnings - 1) where ${mine(importJobs, isIt, isUnfinished)}`
)

const end = statement<{ finishedAt: string }>(
  'end_import',
  sql`update ${importJobs} set status = ${sql.placeholder('status')}, errors = errors || ${sql.placeholder('errors')}::text[],
      total_rows = case when ${sql.placeholder('status')} = 'succeeded' then processed_rows else total_rows end,
      finished_at = ${now}, updated_at = ${now}
    where ${mine(importJobs, isIt, isUnfinished)} returning finished_at as "finishedAt"`
)

const withNow = <Values extends object>(values: Values) => ({ ...values, now: new Date().toISOString() })

/** How many asynchronous imports of the tenant wait or run. */
export async function countUnfinishedImports(tx: Executor, { tenantId }: TenantScope): Promise<number> {
  return (await runOne(tx, countUnfinished, { tenantId })).count
}

/** Makes an import running, and counts that; undefined where it has ended. */
export async function beginImport(executor: Executor, scope: RecordScope, id: string): Promise<JobState | undefined> {
  await run(executor, begin, withNow({ tenantId: scope.tenantId, id }))
  const [stored] = await findStored(scope, executor, importJob, [id])
  return stored?.status === 'running' ? (stored as unknown as JobState) : undefined
}

export async function setTotalRows(executor: Executor, key: TenantScope & { id: string }, totalRows: number) {
  await run(executor, setTotal, withNow({ ...key, totalRows }))
}

/** How far an import has come; its facts are in the job. */
export function runOf(state: JobState): ImportRun {
  const { changeSet, chunksDone, processedRows, imported, updated, unchanged, createdReferences, skipped, errors } =
    state
  const counts = { totalRows: processedRows, imported, updated, unchanged, createdReferences: createdReferences ?? 0 }
  const { ignoredLines, ignoredColumns } = state
  return {
    changeSet,
    position: chunksDone,
    counts,
    errors,
    errorCount: skipped,
    ignoredLines,
    facts: { ignoredColumns }
  }
}

/** Moves an import from one chunk behind the next; false where somebody else has moved it, or it has ended. */
export async function moveImport(
  executor: Executor,
  key: TenantScope & { id: string },
  from: ImportRun,
  { position, counts, errorCount, errors, ignoredLines }: ImportRun
): Promise<boolean> {
  const added = { errors: errors.slice(from.errors.length), ignoredLines: ignoredLines.slice(from.ignoredLines.length) }
  const values = { ...key, ...counts, ...added, from: from.position, position, errorCount }
  return (await run(executor, move, withNow(values))).length > 0
}

/** Takes back the count of the last beginning, which an orderly stop has ended. */
export async function forgetImportBeginning(executor: Executor, key: TenantScope & { id: string }): Promise<void> {
  await run(executor, forgetBeginning, key)
}

/** Ends an import; false where it has ended before. */
export async function endImport(
  executor: Executor,
  key: TenantScope & { id: string },
  status: 'succeeded' | 'failed' | 'cancelled',
  errors: string[] = []
): Promise<boolean> {
  return (await run(executor, end, withNow({ ...key, status, errors }))).length > 0
}
