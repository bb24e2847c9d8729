import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import { limitReached, overloaded } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { makeId, momentOfId } from '../ids.ts'
import { addImportJob } from '../outbox/import-jobs.ts'
import { findJson } from '../records/rows.ts'
import type { Sheet } from '../sheets/sheet.ts'
import { onceFor } from '../writes/once.ts'
import { readHeader } from './header.ts'
import { invalidFile, notUtf8 } from './invalid-file.ts'
import { findTexts, regroup, removePieces, storePiece } from './job-pieces.ts'
import { importJob } from './job-record.ts'
import { countUnfinishedImports, insertImport } from './job-state.ts'
import { leftOutHeader } from './left-out-rows.ts'
import type { ImportOptions } from './options.ts'

type Job = Schemas['ImportJobResponse']

/** How many imports of a tenant may wait or run. */
const maxUnfinished = 100

/**
 * Stores a file while it arrives, and then the job that imports it. 400 for a file that is no text or has not the columns it
 * needs; what is wrong with its rows shows when it is imported.
 */
export async function startJob(
  ctx: Context,
  sheet: Sheet,
  upload: { pieces: AsyncIterable<Buffer>; fileName: string | null },
  options: ImportOptions
): Promise<Rendered<Job>> {
  const id = makeId()
  const key = { tenantId: ctx.tenantId, id }
  let isStored = false
  try {
    await storeFile(ctx, sheet, key, upload.pieces, options)
    const job = await ctx.writer.write(
      ctx.tenantId,
      async (tx) => {
        if ((await findTexts(tx, key, 'errors', [0])).size === 0) {
          throw overloaded(
            'A contact was erased while this file came, and what had come of it was removed; send it again.'
          )
        }
        if ((await countUnfinishedImports(tx, ctx)) >= maxUnfinished) {
          throw limitReached('imports that wait or run', maxUnfinished, 'wait until one ends')
        }
        await insertImport(tx, { ...key, ...valuesOf(ctx, sheet, id, options), fileName: upload.fileName })
        await addImportJob(tx, ctx.tenantId, id)
        return render<Job>((await findJson(ctx, tx, importJob, id)) ?? '', { id })
      },
      onceFor<Job>(ctx)
    )
    isStored = job.id === id
    return job
  } finally {
    // Where the process dies before this, the sweep removes them.
    if (!isStored)
      await Promise.all([removePieces(ctx.db, key, 'file'), removePieces(ctx.db, key, 'errors')]).catch(() => {})
  }
}

async function storeFile(
  ctx: Context,
  sheet: Sheet,
  key: { tenantId: string; id: string },
  bytes: AsyncIterable<Buffer>,
  options: ImportOptions
): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const store = async (piece: Buffer, number: number) => {
    try {
      decoder.decode(piece, { stream: true })
    } catch {
      throw notUtf8()
    }
    if (number === 0) {
      const header = readHeader(sheet, piece, options)
      await storePiece(ctx.db, key, 'errors', 0, Buffer.from(leftOutHeader(header)))
    }
    await storePiece(ctx.db, key, 'file', number, piece)
  }
  let number = 0
  let fault: unknown
  for await (const piece of regroup(bytes)) {
    try {
      if (fault === undefined) await store(piece, number)
    } catch (error) {
      // An earlier request with the key had the same file, which is known when all of it is there.
      if (!ctx.keyed) throw error
      fault = error
    }
    number += 1
  }
  if (fault !== undefined) throw fault
  if (number === 0) throw invalidFile('The file is empty; its first row must name the columns.')
  try {
    decoder.decode()
  } catch {
    throw notUtf8()
  }
}

function valuesOf(ctx: Context, sheet: Sheet, id: string, { mode, match, isDryRun, mapping }: ImportOptions) {
  const { origin, clientAddress, requestId } = ctx
  return {
    ...{ entity: sheet.name, mode, match, mapping: JSON.stringify([...mapping]), isDryRun },
    ...{ changeSet: origin.changeSet, clientAddress, requestId, createdAt: momentOfId(id) },
    ...{ actorType: origin.actor.type, actorId: origin.actor.id, actorName: origin.actor.name }
  }
}
