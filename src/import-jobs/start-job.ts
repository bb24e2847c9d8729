import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import type { Entity } from '../custom/definitions.ts'
import { limitReached, overloaded } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { piecesToUtf8 } from '../imports/encoding.ts'
import { invalidFile } from '../imports/invalid-file.ts'
import { type OpenedFile, openFile } from '../imports/open-file.ts'
import type { ImportOptions } from '../imports/options.ts'
import { addImportJob } from '../outbox/import-jobs.ts'
import { defineDrafts } from '../properties/property-changes.ts'
import { newRow } from '../records/rows.ts'
import { writeOne } from '../records/write.ts'
import type { Sheet } from '../sheets/sheet.ts'
import { onceFor } from '../writes/once.ts'
import { openFileQuota } from './file-quota.ts'
import { readPieces, regroup, removeAllPieces, storePiece } from './job-pieces.ts'
import { importJob } from './job-record.ts'
import { countUnfinishedImports } from './job-state.ts'
import { leftOutHeader } from './left-out-rows.ts'

type Job = Schemas['ImportJobResponse']

/** How many imports of a tenant may wait or run. */
const maxUnfinished = 100

/**
 * Stores a file while it arrives, and then the job that imports it. 400 for a file that is no text or has not the columns it
 * needs; what is wrong with its rows shows when it is imported.
 */
export async function startJob(
  ctx: Context,
  common: Sheet,
  upload: { pieces: AsyncIterable<Buffer>; fileName: string | null },
  options: ImportOptions
): Promise<Rendered<Job>> {
  const row = newRow(importJob, {})
  const { id } = row
  const key = { tenantId: ctx.tenantId, id }
  let isStored = false
  try {
    const { header, drafts, encoding } = await storeFile(ctx, common, key, upload.pieces, options)
    const isDefining = drafts.length > 0 && !options.isDryRun
    const job = await ctx.writer.write(
      ctx.tenantId,
      async (tx) => {
        if ((await readPieces(tx, key, 'errors').next()).done) {
          throw overloaded(
            'A contact was erased while this file came, and what had come of it was removed; send it again.'
          )
        }
        if ((await countUnfinishedImports(tx, key)) >= maxUnfinished) {
          throw limitReached('imports that wait or run', maxUnfinished, 'wait until one ends')
        }
        const defined = isDefining && (await defineDrafts(ctx, tx, common.kind.entity as Entity, drafts))
        const facts = {
          ignoredColumns: header.ignored,
          createdProperties: defined || drafts.map((one) => one.key),
          ...(options.encoding !== undefined && { encoding })
        }
        const made = { ...row, ...valuesOf(ctx, common, options), ...facts, fileName: upload.fileName }
        const { json } = await writeOne(ctx, tx, importJob, { action: 'insert', row: made })
        await addImportJob(tx, ctx.tenantId, id)
        return render<Job>(json, { id })
      },
      onceFor<Job>(ctx)
    )
    isStored = job.id === id
    if (isDefining) await ctx.invalidateCredentials(ctx.tenantId)
    return job
  } finally {
    // Where the process dies before this, the sweep removes them.
    if (!isStored) await removeAllPieces(ctx.db, key).catch(() => {})
  }
}

/** Stores a file's text, in UTF-8, and what stands above the rows that will be left out. */
async function storeFile(
  ctx: Context,
  common: Sheet,
  key: { tenantId: string; id: string },
  bytes: AsyncIterable<Buffer>,
  options: ImportOptions
): Promise<OpenedFile & { encoding: string }> {
  const iterator = bytes[Symbol.asyncIterator]()
  // What breaks off the reading below doesn't end these.
  const pieces = { [Symbol.asyncIterator]: () => ({ next: () => iterator.next() }) }
  const reserve = openFileQuota(ctx)
  let number = 0
  let opened: OpenedFile | undefined
  const text = piecesToUtf8(pieces, options.encoding)
  try {
    for await (const piece of regroup(text.pieces)) {
      await reserve(piece.length)
      opened ??= openFile(common, ctx.properties, piece, options)
      if (number === 0) await storePiece(ctx.db, key, 'errors', 0, Buffer.from(leftOutHeader(opened.header)))
      await storePiece(ctx.db, key, 'file', number, piece)
      number += 1
    }
  } catch (error) {
    // An earlier request with the key had the same file, which is known when all of it is there.
    if (ctx.keyed) while (!(await iterator.next()).done);
    throw error
  } finally {
    await iterator.return?.()
  }
  if (!opened) throw invalidFile('The file is empty; its first row must name the columns.')
  return { ...opened, encoding: text.encoding() }
}

function valuesOf(ctx: Context, sheet: Sheet, options: ImportOptions) {
  const { mode, match, isDryRun, mapping, decimal, dates, isAddingTags, isCreatingReferences } = options
  const { origin, clientAddress, requestId, caller, sees } = ctx
  return {
    ...{ entity: sheet.name, mode, match, mapping: [...mapping], isDryRun },
    reading: { decimal, dates, isAddingTags, isCreatingReferences },
    createdReferences: isCreatingReferences ? 0 : null,
    ...{ userId: caller?.userId, sees, changeSet: origin.changeSet, clientAddress, requestId },
    ...{ actorType: origin.actor.type, actorId: origin.actor.id, actorName: origin.actor.name }
  }
}
