import type { Database } from '../db/client.ts'
import { sql } from '../db/drizzle.ts'
import { importJobs, importPieces } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import { unscoped } from '../db/unscoped.ts'
import { removeAllPieces } from './job-pieces.ts'

/** What one statement reads; the next sweep reads on. */
const maxOld = 1_000

const isOld = sql`${importJobs.createdAt} < now() - interval '7 days'`

const selectOldJobs = unscoped<{ tenantId: string; id: string }>(
  'old_imports',
  sql`/* of all tenants */ select ${importJobs.tenantId} as "tenantId", ${importJobs.id} as id from ${importJobs}
    where ${isOld} limit ${sql.raw(String(maxOld))}`
)

// A file whose upload was cut off has no job.
const selectLostPieces = unscoped<{ tenantId: string; id: string }>(
  'lost_import_pieces',
  sql`/* of all tenants */ select distinct ${importPieces.tenantId} as "tenantId", ${importPieces.jobId} as id from ${importPieces}
    where ${importPieces.createdAt} < now() - interval '1 day' and ${importPieces.number} = 0 and not exists (
      select from ${importJobs} where ${importJobs.tenantId} = ${importPieces.tenantId} and ${importJobs.id} = ${importPieces.jobId})
    limit ${sql.raw(String(maxOld))}`
)

const removeJob = statement(
  'remove_import',
  sql`delete from ${importJobs} where ${mine(importJobs, sql`${importJobs.id} = ${sql.placeholder('id')}::uuid`)}`
)

/** Removes an import with its file and the rows that it left out. */
export async function removeImport(executor: Executor, key: TenantScope & { id: string }): Promise<void> {
  await run(executor, removeJob, key)
  await removeAllPieces(executor, key)
}

/** Removes imports that are older than 7 days with their files, and files whose upload was cut off. */
export async function sweepImports(db: Database): Promise<void> {
  for (const key of await run(db, selectOldJobs, {})) await removeImport(db, key)
  for (const key of await run(db, selectLostPieces, {})) await removeAllPieces(db, key)
}
