import type { Config } from '../config.ts'
import { askWriter } from '../credentials/writer-rights.ts'
import type { Database } from '../db/client.ts'
import type { Executor } from '../db/statement.ts'
import { ApiError } from '../errors.ts'
import { type Header, readHeader } from '../imports/header.ts'
import { chunkRows, importChunks } from '../imports/import.ts'
import { type ImportOptions, plainImport } from '../imports/options.ts'
import { addChunk, type ChunkProgress, closingLine } from '../imports/progress.ts'
import { type Chunk, readChunks } from '../imports/read-rows.ts'
import { cutPieces } from '../imports/slices.ts'
import type { ImportScope } from '../imports/targets.ts'
import type { Origin } from '../outbox/origin.ts'
import { withDrafts } from '../properties/drafts.ts'
import { findJson, findStored, type RecordScope } from '../records/rows.ts'
import { importSheetOf } from '../sheets/custom-columns.ts'
import type { Sheet } from '../sheets/sheet.ts'
import { recordAudit } from '../writes/audit-log.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import type { TenantWriter } from '../writes/writer.ts'
import { openFileQuota } from './file-quota.ts'
import { readPieces, removePieces, storePiece } from './job-pieces.ts'
import { importJob } from './job-record.ts'
import { beginImport, endImport, type JobState, maxBeginnings, moveImport, runOf, setTotalRows } from './job-state.ts'
import { leftOutRows } from './left-out-rows.ts'

/** What importing in the background works with. */
export type JobParts = { db: Database; config: JobConfig; writer: TenantWriter; sheets: readonly Sheet[] }
type JobConfig = RecordScope['config'] & Pick<Config, 'importFilesMaxBytes'>

/** Somebody else has ended the import, or goes on with it; or this instance stops. */
export class JobLeft extends Error {}
/** This instance stops, which is no failure of the part that it has begun. */
export class JobStopped extends JobLeft {}

type JobContext = ImportScope & { config: JobConfig }

type Running = {
  ctx: JobContext
  state: JobState
  sheet: Sheet
  options: ImportOptions
  signal: AbortSignal
}

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
  const state = await beginImport(parts.db, { tenantId, sees: undefined, config: parts.config }, id)
  if (!state) return
  const ctx = contextOf(parts, tenantId, state)
  const fail = (reason: string) => finishJob(ctx, id, 'failed', [reason])
  if (state.beginnings > maxBeginnings) return fail(givenUp)
  try {
    await importStored(await runningOf(parts, ctx, state, signal))
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return fail(error.message)
    if (error instanceof JobLeft) throw error
    // The part that was begun last has failed for the last time.
    const [stored] = await findStored(ctx, parts.db, importJob, [id])
    if (Number(stored?.beginnings) < maxBeginnings) throw error
    await fail(givenUp)
    throw error
  }
}

const givenUp = `This import could not be done after ${maxBeginnings} attempts; what it has written stays.`

function contextOf({ db, config, writer }: JobParts, tenantId: string, state: JobState): JobContext {
  const { changeSet, clientAddress, requestId } = state
  const actor = { type: state.actorType, id: state.actorId, name: state.actorName }
  const origin: Origin = { changeSet, actor, source: 'import', via: 'api' }
  return { db, config, writer, tenantId, sees: state.sees ?? undefined, origin, clientAddress, requestId }
}

async function runningOf(parts: JobParts, ctx: JobContext, state: JobState, signal: AbortSignal): Promise<Running> {
  const { mode, match, isDryRun, createdProperties } = state
  await askWriter(ctx, ctx.db)
  const common = parts.sheets.find((one) => one.name === state.entity)
  if (!common) throw new Error(`no sheet ${state.entity}`)
  const properties = await ctx.writer.write(ctx.tenantId, async (tx) => tx.properties)
  const drafts = isDryRun ? createdProperties.map((key) => ({ key, label: key })) : []
  const defined = drafts.filter(({ key }) => !properties.of(common.kind.entity).all.has(key))
  const sheet = importSheetOf(common, withDrafts(properties, common.kind.entity, defined))
  const mapping: ImportOptions['mapping'] = new Map(state.mapping)
  const options = { ...plainImport, ...state.reading, mode, match, isDryRun, mapping, isDetailed: true }
  return { ctx, state, sheet, options, signal }
}

async function importStored(running: Running): Promise<void> {
  const { ctx, state, sheet, options } = running
  const key = { tenantId: ctx.tenantId, id: state.id }
  const first = await readPieces(ctx.db, key, 'file').next()
  const header = readHeader(sheet, first.value ?? Buffer.alloc(0), options, true)
  const windows = () => cutPieces(readPieces(ctx.db, key, 'file'), header)
  const count = async () => {
    // The header's row counts, too.
    let totalRows = -1
    for await (const { slices } of windows()) for (const { rowCount } of slices) totalRows += rowCount
    await setTotalRows(ctx.db, key, totalRows)
  }
  const counted = state.totalRows === null ? count() : undefined
  // Of a file that can't be read to its end nothing is written. A dry run writes nothing anyway, and shows its first faults meanwhile.
  if (options.isDryRun) counted?.catch(() => {})
  else await counted
  if (options.isDryRun) await removePieces(ctx.db, key, 'errors', 0)
  const chunks = readChunks(sheet, header, windows(), { size: chunkRows, isExplained: () => true, withCells: true })
  const progress = jobProgress(running, header, await openFileQuota(ctx))
  const notes = await importChunks(ctx, { sheet, options, progress }, chunks)
  await counted
  await finishJob(ctx, state.id, 'succeeded', notes)
}

/** Counts in the job itself, in each chunk's transaction; whoever comes second to a chunk leaves the job. */
function jobProgress(
  { ctx, state, signal }: Running,
  header: Header,
  reserve: Awaited<ReturnType<typeof openFileQuota>>
): ChunkProgress {
  const key = { tenantId: ctx.tenantId, id: state.id }
  const progress = { run: runOf(state), isDoneByOthers: async () => false, count }
  async function count(number: number, chunk: Chunk, tx?: Executor): Promise<void> {
    if (signal.aborted) throw new JobStopped('the service stops')
    if (!tx) return ctx.db.transaction((own) => count(number, chunk, own))
    const { run } = progress
    const next = addChunk(run, number, chunk)
    if (!(await moveImport(tx, key, run, next))) throw new JobLeft('somebody else has the import')
    if (next.errorCount > run.errorCount) {
      const leftOut = Buffer.from(leftOutRows(header, chunk))
      await reserve(leftOut.length, tx)
      await storePiece(tx, key, 'errors', number, leftOut)
    }
    progress.run = next
  }
  return progress
}

/** Ends a job: once, with its event and its entry in the audit log. `lines` come last of its errors, behind the one that counts. */
async function finishJob(ctx: ImportScope, id: string, status: 'succeeded' | 'failed', lines: string[]): Promise<void> {
  await ctx.writer.write(ctx.tenantId, async (tx) => {
    const [stored] = (await findStored(ctx, tx, importJob, [id])) as unknown as JobState[]
    const unexplained = stored ? stored.skipped - stored.errors.length : 0
    const errors = [...(unexplained > 0 ? [closingLine(unexplained)] : []), ...lines]
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
