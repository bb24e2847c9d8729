import type { Config } from '../config.ts'
import { askWriter } from '../credentials/writer-rights.ts'
import type { Database } from '../db/client.ts'
import type { Executor } from '../db/statement.ts'
import { ApiError } from '../errors.ts'
import { type Header, readHeader } from '../imports/header.ts'
import { chunkRows, importChunks } from '../imports/import.ts'
import { type ImportOptions, plainImport } from '../imports/options.ts'
import { closingLine, type ImportRun, type Progress } from '../imports/progress.ts'
import { type Chunk, readChunks } from '../imports/read-rows.ts'
import { cutPieces } from '../imports/slices.ts'
import type { ImportScope } from '../imports/targets.ts'
import type { Origin } from '../outbox/origin.ts'
import { withDrafts } from '../properties/drafts.ts'
import { findShown, type RecordScope } from '../records/rows.ts'
import { errorsOf } from '../runs/run.ts'
import { importSheetOf } from '../sheets/custom-columns.ts'
import type { Sheet } from '../sheets/sheet.ts'
import { recordAudit } from '../writes/audit-log.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import type { TenantWriter } from '../writes/writer.ts'
import { openFileQuota } from './file-quota.ts'
import { readPieces, removePieces, storePiece } from './job-pieces.ts'
import { importJob } from './job-record.ts'
import {
  beginJob,
  findOpenJob,
  forgetBeginning,
  JobLeft,
  type JobState,
  keepJob,
  maxBeginnings,
  type OpenJob
} from './job-state.ts'
import { leftOutRows } from './left-out-rows.ts'

/** What importing in the background works with. */
export type JobParts = { db: Database; config: JobConfig; writer: TenantWriter; sheets: readonly Sheet[] }
type JobConfig = RecordScope['config'] & Pick<Config, 'importFilesMaxBytes'>

type JobContext = ImportScope & { config: JobConfig }

/** How many rows the file has; null until they are counted. */
type Total = { fileRows: number | null }

type Running = { ctx: JobContext; open: OpenJob; header: Header; total: Total; signal: AbortSignal }

/**
 * Imports the file of a job, from where it was cut off. A file that can't be read makes the job fail, with nothing written; one whose rows
 * left out don't fit among the tenant's files fails where they end, as does one of whose caller may no longer write, or a part of which
 * was begun five times. Throws a `JobLeft` where it isn't to be finished here.
 */
export async function runJob(
  parts: JobParts,
  { tenantId, id }: { tenantId: string; id: string },
  signal: AbortSignal
): Promise<void> {
  const { db, config, writer } = parts
  const scope = { tenantId, sees: undefined, config }
  const open = await db.transaction((tx) => beginJob(tx, scope, id))
  if (!open) return
  const ctx = contextOf(parts, tenantId, open.job)
  const end = async (status: 'succeeded' | 'failed', ...lines: string[]) => {
    await writer.write(tenantId, (tx) => endJob(ctx, tx, id, status, lines))
  }
  if (open.run.beginnings > maxBeginnings) {
    return end('failed', `This import could not be done after ${maxBeginnings} attempts; what it has written stays.`)
  }
  try {
    await end('succeeded', ...(await importStored(parts, ctx, open, signal)))
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return end('failed', error.message)
    // An orderly stop is no failure of the part that was begun.
    if (error instanceof JobLeft && signal.aborted) await writer.write(tenantId, (tx) => forgetBeginning(tx, scope, id))
    throw error
  }
}

function contextOf({ db, config, writer }: JobParts, tenantId: string, state: JobState): JobContext {
  const { changeSet, clientAddress, requestId } = state
  const actor = { type: state.actorType, id: state.actorId, name: state.actorName }
  const origin: Origin = { changeSet, actor, source: 'import', via: 'api' }
  return { db, config, writer, tenantId, sees: state.sees ?? undefined, origin, clientAddress, requestId }
}

/** Imports the rows of a job's file that aren't done yet. Resolves with what is to be said of all of them. */
async function importStored(parts: JobParts, ctx: JobContext, open: OpenJob, signal: AbortSignal): Promise<string[]> {
  const { db, tenantId, writer } = ctx
  const { id, entity, mode, match, isDryRun, createdProperties, mapping, reading, totalRows } = open.job
  await askWriter(ctx, db)
  const common = parts.sheets.find(({ name }) => name === entity)
  if (!common) throw new Error(`no sheet ${entity}`)
  const properties = await writer.write(tenantId, async (tx) => tx.properties)
  const drafts = isDryRun ? createdProperties.map((key) => ({ key, label: key })) : []
  const defined = drafts.filter(({ key }) => !properties.of(common.kind.entity).all.has(key))
  const sheet = importSheetOf(common, withDrafts(properties, common.kind.entity, defined))
  const asked = { ...plainImport, ...reading, mode, match, isDryRun, isDetailed: true }
  const options: ImportOptions = { ...asked, mapping: new Map(mapping) }

  const key = { tenantId, id }
  const first = await readPieces(db, key, 'file').next()
  const header = readHeader(sheet, first.value ?? Buffer.alloc(0), options, true)
  const windows = () => cutPieces(readPieces(db, key, 'file'), header)
  const total: Total = { fileRows: totalRows }
  const count = async () => {
    // The header's row counts, too.
    let fileRows = -1
    for await (const { slices } of windows()) for (const { rowCount } of slices) fileRows += rowCount
    total.fileRows = fileRows
  }
  // Of a file that can't be read to its end nothing is written. A dry run writes nothing anyway, and shows its first faults before.
  if (totalRows === null && !isDryRun) await count()
  if (isDryRun) await removePieces(db, key, 'errors', 0)
  const chunks = readChunks(sheet, header, windows(), { size: chunkRows, isExplained: () => true, withCells: true })
  const progress = jobProgress({ ctx, open, header, total, signal }, openFileQuota(ctx))
  const all = totalRows === null && isDryRun ? workBehindFirst(chunks, count) : chunks
  return importChunks(ctx, { sheet, options, progress }, all)
}

/** All items, with some work between the first one and the others. */
async function* workBehindFirst<T>(items: AsyncGenerator<T>, work: () => Promise<void>): AsyncGenerator<T> {
  const first = await items.next()
  if (!first.done) yield first.value
  await work()
  yield* items
}

/** Keeps the run in its job's name; whoever comes second to a chunk leaves the job. */
function jobProgress(
  { ctx, open: { job, run }, header, total, signal }: Running,
  reserve: ReturnType<typeof openFileQuota>
): Progress {
  const key = { tenantId: ctx.tenantId, id: job.id }
  const keep = async (tx: Executor, next: ImportRun, chunk: Chunk) => {
    if (signal.aborted) throw new JobLeft('the service stops')
    const from = progress.run
    const beginnings = job.isDryRun ? run.beginnings : 1
    await keepJob(tx, key, from, { ...next, beginnings }, total)
    if (next.errorCount === from.errorCount) return
    const leftOut = Buffer.from(leftOutRows(header, chunk))
    await reserve(leftOut.length, tx)
    await storePiece(tx, key, 'errors', next.position, leftOut)
  }
  const progress: Progress = { run, keep }
  return progress
}

/**
 * Ends a job in this transaction, with its event and its entry in the audit log, and resolves with it as JSON; undefined where it has ended
 * before. `lines` come last of its errors, behind the one that counts.
 */
export async function endJob(
  ctx: ImportScope,
  tx: TenantTransaction,
  id: string,
  status: 'succeeded' | 'failed' | 'cancelled',
  lines: string[] = []
): Promise<string | undefined> {
  const open = await findOpenJob(tx, ctx, id)
  if (!open) return undefined
  const { run } = open
  const ended = { ...run, errors: [...errorsOf(run, closingLine), ...lines] }
  const finishedAt = new Date().toISOString()
  const fileRows = status === 'succeeded' ? run.counts.totalRows : null
  await keepJob(tx, { tenantId: ctx.tenantId, id }, run, ended, { status, finishedAt, fileRows })
  const json = (await findShown(ctx, tx, importJob, id))?.json ?? ''
  const job = JSON.parse(json) as { entity: string; dryRun: boolean; finishedAt: string }
  const event = { event: 'import.completed', actorId: ctx.origin.actor.id } as const
  if (tx.outbox.isWanted(event)) {
    tx.outbox.announce({ ...event, changedAt: job.finishedAt, sequence: null, data: Promise.resolve(json) })
  }
  const outcome = status === 'failed' ? 'failed' : 'succeeded'
  const target = { type: job.entity as never, id: null, name: null }
  if (!job.dryRun) await recordAudit(ctx, tx, { action: 'records.imported', target, outcome })
  return json
}
