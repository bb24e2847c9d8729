import { sql } from 'drizzle-orm'
import { importJobs, importPieces } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'

const hasEnded = sql`${importJobs.finishedAt} is not null`

const removeFiles = statement(
  'remove_files_of_ended_imports',
  sql`delete from ${importPieces} where ${mine(importPieces, sql`(${importPieces.kind} = 'file' or ${importPieces.number} > 0)`)}
    and ${importPieces.jobId} in (select ${importJobs.id} from ${importJobs} where ${mine(importJobs, hasEnded)})`
)

const removeMessages = statement(
  'remove_messages_of_ended_imports',
  sql`update ${importJobs} set errors = '{}', file_name = null where ${mine(importJobs, hasEnded)}`
)

/** Removes the files of the tenant's imports that have ended, and what their messages quote: anybody may be in them. */
export async function removeImportFiles(tx: Executor, { tenantId }: TenantScope): Promise<void> {
  await run(tx, removeFiles, { tenantId })
  await run(tx, removeMessages, { tenantId })
}
