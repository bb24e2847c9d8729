import type { Config } from '../config.ts'
import type { Database } from '../db/client.ts'
import { ApiError } from '../errors.ts'
import { type Header, readHeader } from '../imports/header.ts'
import { chunkRows, importChunks } from '../imports/import.ts'
import { type ImportOptions, plainImport } from '../imports/options.ts'
import { type ChunkProgress, closingLine, countChunk, ignoredOf } from '../imports/progress.ts'
import { readChunks } from '../imports/read-rows.ts'
import { cutPieces } from '../imports/slices.ts'
import type { ImportScope } from '../imports/targets.ts'
import { ErrorRoom } from '../message-sizes.ts'
import type { Origin } from '../outbox/origin.ts'
import { withDrafts } from '../properties/drafts.ts'
import { findJson, type RecordScope } from '../records/rows.ts'
import { sheetOf } from '../sheets/custom-columns.ts'
import type { Sheet } from '../sheets/sheet.ts'
import { recordAudit } from '../writes/audit-log.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import type { TenantWriter } from '../writes/writer.ts'
import { openFileQuota } from './file-quota.ts'
import { readPieces, removePieces, storePiece } from './job-pieces.ts'
import { importJob } from './job-record.ts'
import { addToImport, beginImport, endImport, type JobState, setTotalRows } from './job-state.ts'
import { leftOutRows } from './left-out-rows.ts'

/** What importing in the background works with. */
export type JobParts = { db: Database; config: JobConfig; writer: TenantWriter; sheets: readonly Sheet[] }
type JobConfig = RecordScope['config'] & Pick<Config, 'importFilesMaxBytes'>

/** Somebody else has ended the import, or goes on with it; or this instance stops. */
export class JobLeft extends Error {}

type Running = {
  ctx: ImportScope & { config: JobConfig }
  state: JobState
  sheet: Sheet
  options: ImportOptions
  signal: AbortSignal
}

/**
 * Imports the file of a job, from where it was cut off. A file that can't be read makes the job fail, with nothing written; one whose rows
 * left out don't fit among the tenant's files fails where they end. Throws a `JobLeft` where it isn't to be finished here.
 */
export async function runJob(
  parts: JobParts,
  { tenantId, id }: { tenantId: string; id: string },
  signal: AbortSignal
): Promise<void> {
  const state = await beginImport(parts.db, { tenantId, sees: undefined, config: parts.config }, id)
  if (!state) return
  const running = await runningOf(parts, tenantId, state, signal)
  try {
    await importStored(running)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    await finishJob(running.ctx, state.id, 'failed', [error.message])
    return
  }
}

/** Makes a job fail that can't be finished, whatever it has written. */
export async function giveUpJob(parts: JobParts, key: { tenantId: string; id: string }): Promise<void> {
  const state = await beginImport(parts.db, { tenantId: key.tenantId, sees: undefined, config: parts.config }, key.id)
  if (!state) return
  const { ctx } = await runningOf(parts, key.tenantId, state, new AbortController().signal)
  await finishJob(ctx, key.id, 'failed', ['The service could not finish this import; what it has written stays.'])
}

async function runningOf(parts: JobParts, tenantId: string, state: JobState, signal: AbortSignal): Promise<Running> {
  const { db, config, writer } = parts
  const { mode, match, isDryRun, createdProperties, changeSet, clientAddress, requestId } = state
  const sees = state.sees ?? undefined
  const actor = { type: state.actorType, id: state.actorId, name: state.actorName }
  const origin: Origin = { changeSet, actor, source: 'import', via: 'api' }
  const common = parts.sheets.find((one) => one.name === state.entity)
  if (!common) throw new Error(`no sheet ${state.entity}`)
  const properties = await writer.write(tenantId, async (tx) => tx.properties)
  const drafts = isDryRun ? createdProperties.map((key) => ({ key, label: key })) : []
  const defined = drafts.filter(({ key }) => !properties.of(common.kind.entity).all.has(key))
  const sheet = sheetOf(common, withDrafts(properties, common.kind.entity, defined), true)
  const mapping: ImportOptions['mapping'] = new Map(state.mapping)
  const options = { ...plainImport, ...state.reading, mode, match, isDryRun, mapping, isDetailed: true }
  const ctx = { db, config, writer, tenantId, sees, origin, clientAddress, requestId }
  return { ctx, state, sheet, options, signal }
}

async function importStored(running: Running): Promise<void> {
  const { ctx, state, sheet, options } = running
  const key = { tenantId: ctx.tenantId, id: state.id }
  const first = await readPieces(ctx.db, key, 'file').next()
  const header = readHeader(sheet, first.value ?? Buffer.alloc(0), options, true)
  const windows = () => cutPieces(readPieces(ctx.db, key, 'file'), header)
  if (state.totalRows === null) {
    // The header's row counts, too.
    let totalRows = -1
    for await (const { slices } of windows()) for (const { rowCount } of slices) totalRows += rowCount
    await setTotalRows(ctx.db, key, totalRows)
  }
  if (options.isDryRun) await removePieces(ctx.db, key, 'errors', 0)
  const chunks = readChunks(sheet, header, windows(), { size: chunkRows, isExplained: () => true, withCells: true })
  const progress = jobProgress(running, header, await openFileQuota(ctx))
  const notes = await importChunks(ctx, { sheet, options, progress }, chunks)
  await finishJob(ctx, state.id, 'succeeded', [...closingLine(progress.unexplained), ...notes])
}

/** Counts in the job itself, in each chunk's transaction; whoever comes second to a chunk leaves the job. */
function jobProgress(
  { ctx, state, signal }: Running,
  header: Header,
  reserve: Awaited<ReturnType<typeof openFileQuota>>
): ChunkProgress & { unexplained: number } {
  const key = { tenantId: ctx.tenantId, id: state.id }
  let { chunksDone, skipped } = state
  let errorCount = state.errors.length
  const room = new ErrorRoom(state.errors)
  let ignoredCount = state.ignoredLines.length
  const count: ChunkProgress['count'] = async (number, chunk, tx) => {
    if (signal.aborted) throw new JobLeft('the service stops')
    if (!tx) return ctx.db.transaction((own) => count(number, chunk, own))
    const counts = countChunk(chunk, room)
    const ignored = ignoredOf(chunk, ignoredCount)
    const added = { ...counts, ignored, number, createdReferences: 0 }
    if (!(await addToImport(tx, key, added))) throw new JobLeft('somebody else has the import')
    if (counts.skipped > 0) {
      const leftOut = Buffer.from(leftOutRows(header, chunk))
      await reserve(leftOut.length, tx)
      await storePiece(tx, key, 'errors', number, leftOut)
    }
    chunksDone = number
    skipped += counts.skipped
    errorCount += counts.errors.length
    ignoredCount += ignored.length
  }
  return {
    get chunksDone() {
      return chunksDone
    },
    get unexplained() {
      return skipped - errorCount
    },
    isDoneByOthers: async () => false,
    count
  }
}

/** Ends a job: once, with its event and its entry in the audit log. */
async function finishJob(
  ctx: ImportScope,
  id: string,
  status: 'succeeded' | 'failed',
  errors: string[]
): Promise<void> {
  await ctx.writer.write(ctx.tenantId, async (tx) => {
    if (!(await endImport(tx, { tenantId: ctx.tenantId, id }, status, errors))) return
    await announceEnd(ctx, tx, id, status)
  })
}

/** Queues the event of a job that has ended in this transaction, and logs it. */
export async function announceEnd(
  ctx: ImportScope,
  tx: TenantTransaction,
  id: string,
  status: 'succeeded' | 'failed' | 'cancelled'
): Promise<string> {
  const json = (await findJson(ctx, tx, importJob, id)) ?? ''
  const job = JSON.parse(json) as { entity: string; dryRun: boolean; finishedAt: string }
  const event = { event: 'import.completed', actorId: ctx.origin.actor.id } as const
  if (tx.outbox.isWanted(event)) {
    tx.outbox.announce({
      ...event,
      changedAt: job.finishedAt,
      sequence: null,
      data: Promise.resolve(json)
    })
  }
  const outcome = status === 'failed' ? 'failed' : 'succeeded'
  const target = { type: job.entity as never, id: null, name: null }
  if (!job.dryRun) await recordAudit(ctx, tx, { action: 'records.imported', target, outcome })
  return json
}
