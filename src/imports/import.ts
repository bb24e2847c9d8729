import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import { askWriter } from '../credentials/writer-rights.ts'
import type { Entity, TenantProperties } from '../custom/definitions.ts'
import { usableValues, type Values } from '../custom/values.ts'
import type { Executor } from '../db/statement.ts'
import { type Rendered, render } from '../handler-results.ts'
import { maxLettersOfFile, NearNames } from '../near-names.ts'
import { defineDrafts } from '../properties/property-changes.ts'
import { hasErrorRoom } from '../runs/run.ts'
import { auditBrokenImport, auditImport } from '../sheets/file-audit.ts'
import type { Sheet, SheetRow } from '../sheets/sheet.ts'
import { onceFor } from '../writes/once.ts'
import { toUtf8 } from './encoding.ts'
import { NewCompanies } from './new-companies.ts'
import { type OpenedFile, openFile } from './open-file.ts'
import { type ImportOptions, plainImport } from './options.ts'
import { addChunk, type Progress, requestProgress, resultOf } from './progress.ts'
import { type Chunk, readChunks } from './read-rows.ts'
import { type Known, resolveReferences } from './references.ts'
import { rowError } from './row-errors.ts'
import { findRecords, rowKeyOf } from './row-key.ts'
import { cutIntoSlices } from './slices.ts'
import { dryTarget, type ImportScope, maxRemembered, recordsTarget, type Target } from './targets.ts'
import { isSound, writeRows } from './write-rows.ts'

type Dto = Schemas['ImportResultDto']

/** Rows of one transaction: more of them would keep the tenant's other writers waiting (docs/decisions/tenant-sequence.md). */
export const chunkRows = 500

/**
 * Makes records of the rows of a CSV file, or changes those that they find, and says of each row left out why. 400 for a file
 * that can't be read, before anything is written. After that each row is imported or left out by itself. Where the process dies,
 * whole rows are committed: importing the file again does the rest, and with its Idempotency-Key it resumes where it stopped.
 */
export async function importFile(
  ctx: Context,
  common: Sheet,
  file: Buffer,
  options: ImportOptions = plainImport
): Promise<Rendered<Dto>> {
  const known = await onceFor<Dto>(ctx)?.find(ctx.db)
  if (known) return known
  const work = () => importRows(ctx, common, file, options)
  return options.isDryRun ? work() : auditBrokenImport(ctx, common, work)
}

async function importRows(ctx: Context, common: Sheet, bytes: Buffer, options: ImportOptions) {
  const { text: file, encoding } = await toUtf8(bytes, options.encoding)
  const open = (properties: TenantProperties) => openFile(common, properties, file, options)
  const found = open(ctx.properties)
  const slices = await cutIntoSlices(file, found.header)
  const isDefining = found.drafts.length > 0 && !options.isDryRun
  const drafted = { opened: found, keys: found.drafts.map(({ key }) => key) }
  const { opened, keys } = isDefining ? await defineAll(ctx, common, found, open) : drafted
  const { sheet, header } = opened

  ctx.origin = { ...ctx.origin, source: 'import' }
  const progress = await requestProgress(ctx, options.isDryRun, {
    ignoredColumns: header.ignored,
    ...(options.isDefining && { createdProperties: keys }),
    ...(options.encoding !== undefined && { encoding })
  })
  const isExplained = () => hasErrorRoom(progress.run)
  const wanted = { size: chunkRows, isExplained, withCells: false }
  const chunks = readChunks(sheet, header, [{ bytes: file, slices }], wanted)
  const notes = await importChunks(ctx, { sheet, options, progress }, chunks)
  const finish = async (executor: Executor) => {
    if (!options.isDryRun) await auditImport(ctx, executor, sheet)
    const { imported, updated } = progress.run.counts
    const isUnchanged = imported + updated === 0
    return render<Dto>(JSON.stringify(resultOf(progress.run, notes, options)), { isUnchanged })
  }
  return ctx.keyed ? ctx.writer.write(ctx.tenantId, finish, onceFor<Dto>(ctx)) : finish(ctx.db)
}

/** Defines the properties that a file's columns lack. Resolves with the file as it is read by the tenant's definitions then. */
async function defineAll(
  ctx: Context,
  common: Sheet,
  { drafts }: OpenedFile,
  open: (properties: TenantProperties) => OpenedFile
): Promise<{ opened: OpenedFile; keys: string[] }> {
  const entity = common.kind.entity as Entity
  const keys = await ctx.writer.write(ctx.tenantId, (tx) => defineDrafts(ctx, tx, entity, drafts))
  await ctx.invalidateCredentials(ctx.tenantId)
  return { opened: open(await ctx.writer.write(ctx.tenantId, async (tx) => tx.properties)), keys }
}

/** Writes all chunks of a file that aren't done yet, one after the other. Resolves with what is to be said of all of them. */
export async function importChunks(ctx: ImportScope, work: Work, chunks: AsyncGenerator<Chunk>): Promise<string[]> {
  const { sheet, options } = work
  const known: Known = { sequence: -1, ids: new Map(), near: new NearNames(undefined, maxLettersOfFile) }
  if (!options.isDryRun) {
    await eachChunk(work, chunks, (part) => writeChunk(ctx, { ...work, known }, part))
    return []
  }
  const target = dryTarget(ctx, sheet, options)
  await eachChunk(work, chunks, (part) => tryChunk(ctx, { ...work, known }, part, target))
  return target.isFull()
    ? [`A dry run remembers ${maxRemembered} records: later rows weren’t all compared with each other`]
    : []
}

async function eachChunk({ progress }: Work, chunks: AsyncGenerator<Chunk>, use: (part: Part) => Promise<void>) {
  let next = chunks.next()
  for (let chunk = await next, number = 1; !chunk.done; chunk = await next, number += 1) {
    // The next chunk is read while PostgreSQL writes this one; any sooner, its short answers would wait for the reading.
    const readOn = () => {
      next = chunks.next()
      // It is awaited in the next round of the loop, unless this write fails.
      next.catch(() => {})
    }
    if (number <= progress.run.position) readOn()
    else await use({ chunk: chunk.value, number, readOn })
  }
}

/** What is imported how, and what has been done of it. */
type Work = { sheet: Sheet; options: ImportOptions; progress: Progress }

/** An import under way. */
type Job = Work & { known: Known }

/**
 * A chunk with its number in the file, from 1. `readOn` is to be called when its last statement is sent, so that the next
 * chunk is read while PostgreSQL works.
 */
type Part = { chunk: Chunk; number: number; readOn: () => void }

/** Writes a chunk's rows, with a few statements for all of them. */
async function writeChunk(ctx: ImportScope, job: Job, part: Part): Promise<void> {
  const { progress, known, sheet } = job
  // Under the tenant sequence lock nobody else writes records: what is missing or free stays so until the commit.
  known.sequence = await ctx.writer.write(ctx.tenantId, async (tx) => {
    const { outbox } = tx
    if (await askWriter(ctx, tx)) known.ids.clear()
    progress.run = (await progress.find?.(tx)) ?? progress.run
    if (part.number <= progress.run.position) {
      part.readOn()
      return outbox.sequence
    }
    if (outbox.sequence !== known.sequence) known.ids.clear()
    await useRows(ctx, job, part, recordsTarget(ctx, tx, sheet))
    await count(job, part, tx)
    return outbox.sequence
  })
}

/** Finds out what would become of a chunk's rows. */
async function tryChunk(ctx: ImportScope, job: Job, part: Part, target: Target): Promise<void> {
  await askWriter(ctx, target.executor)
  // Without the lock, others may have changed what names stand for since the chunk before.
  job.known.ids.clear()
  await useRows(ctx, job, part, target)
  const counted = (tx?: Executor) => count(job, part, tx)
  await (job.progress.keep ? ctx.writer.write(ctx.tenantId, counted) : counted())
}

/** Counts a chunk that is done, in its transaction. */
async function count({ progress }: Work, { number, chunk }: Part, tx?: Executor): Promise<void> {
  const next = addChunk(progress.run, number, chunk)
  if (tx) await progress.keep?.(tx, next, chunk)
  progress.run = next
}

/** Gives a chunk's rows to a target; those left out are moved to the chunk's failures. */
async function useRows(ctx: ImportScope, { sheet, options, known }: Job, { chunk, readOn }: Part, target: Target) {
  const { rows, failures } = chunk
  const { executor } = target
  const companies = options.isCreatingReferences ? new NewCompanies(target.made) : undefined
  await resolveReferences(ctx, executor, sheet, rows, known, companies)
  const { properties } = target.world
  if (properties !== sheet.properties) dropUnusable(sheet, properties, rows)
  const key = rowKeyOf(sheet, options.match)
  if (sheet.resolveNames) {
    const found = await findRecords(target.world, sheet.kind, key, rows)
    await sheet.resolveNames(ctx, executor, rows, known.near, (row) => found.get(row))
  }
  const { mode, isAddingTags } = options
  await writeRows({ ctx, sheet, mode, isAddingTags, key, target, rows, companies, onSent: readOn })
  chunk.createdReferences = companies?.count ?? 0
  for (const { number, problems } of rows) if (problems.length > 0) failures.set(number, rowError(number, problems))
  chunk.rows = rows.filter(isSound)
}

/** Leaves out the values whose property or option was archived or removed since the file's first row was read. */
function dropUnusable({ properties, kind }: Sheet, now: TenantProperties, rows: SheetRow[]): void {
  if (!properties || properties.version === now.version) return
  const definitions = now.of(kind.entity)
  for (const part of rows.flatMap(({ record, patch }) => [record, patch])) {
    if (part.custom !== undefined) part.custom = usableValues(definitions, part.custom as Values)
  }
}
