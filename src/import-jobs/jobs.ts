import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import { sql } from '../db/drizzle.ts'
import { importJobs } from '../db/schema.ts'
import { run, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { ApiError, inUse } from '../errors.ts'
import { type Rendered, render, type Streamed, stream } from '../handler-results.ts'
import { onceFor } from '../writes/once.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { readPieces, removeAllPieces } from './job-pieces.ts'
import { findJob } from './job-record.ts'
import { endJob } from './run-job.ts'

type Job = Schemas['ImportJobResponse']

const removeJob = statement(
  'remove_import',
  sql`delete from ${importJobs} where ${mine(importJobs, sql`${importJobs.id} = ${sql.placeholder('id')}::uuid`)}`
)

/** Ends a job that waits or runs; no chunk is written after that, since each one asks under the tenant's lock. */
export function cancelJob(ctx: Context, id: string): Promise<Rendered<Job>> {
  const work = async (tx: TenantTransaction) => {
    await findJob(ctx, tx, id)
    const ended = await endJob(ctx, tx, id, 'cancelled')
    if (ended === undefined) throw new ApiError(409, 'job_finished', 'This import has ended already.')
    return render<Job>(ended)
  }
  return ctx.writer.write(ctx.tenantId, work, onceFor<Job>(ctx))
}

/** Removes a job that has ended, with its file. 409 while it waits or runs. */
export async function deleteJob(ctx: Context, id: string): Promise<{ id: string; deleted: true }> {
  await ctx.writer.write(ctx.tenantId, async (tx) => {
    const { json } = await findJob(ctx, tx, id)
    const { finishedAt } = JSON.parse(json) as Job
    if (finishedAt === null) throw inUse('import', 'it waits or runs; cancel it first')
    await run(tx, removeJob, { tenantId: ctx.tenantId, id })
    await removeAllPieces(tx, { tenantId: ctx.tenantId, id })
  })
  return { id, deleted: true }
}

/** The rows that a job has left out so far. */
export async function downloadErrors(ctx: Context, id: string): Promise<Streamed> {
  const { json } = await findJob(ctx, ctx.db, id)
  const { entity } = JSON.parse(json) as Job
  return stream(readPieces(ctx.db, { tenantId: ctx.tenantId, id }, 'errors'), `${entity}-errors.csv`)
}
