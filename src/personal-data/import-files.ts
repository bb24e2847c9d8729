import { sql } from '../db/drizzle.ts'
import { importJobs, importPieces, runs } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import { ApiError } from '../errors.ts'
import { countUnfinishedImports } from '../import-jobs/job-state.ts'

// Of imports that are there the header of `errors.csv` stays. A file without one is being uploaded, or its upload was cut off: nobody
// can tell, so it goes, and an upload that was under way is refused at its end.
const removeFiles = statement(
  'remove_files_of_imports',
  sql`delete from ${importPieces} where ${mine(
    importPieces,
    sql`${importPieces.kind} <> 'errors' or ${importPieces.number} > 0
      or ${importPieces.jobId} not in (select ${importJobs.id} from ${importJobs} where ${mine(importJobs)})`
  )}`
)

const removeMessages = statement(
  'remove_messages_of_imports',
  sql`update ${importJobs} set errors = '{}', file_name = null where ${mine(importJobs)}`
)

// Of jobs that 1.1.0 has ended.
const removeRuns = statement(
  'remove_runs_of_imports',
  sql`delete from ${runs} where ${mine(runs, sql`${runs.kind} = 'job'`)}`
)

/**
 * Removes the files of the tenant's asynchronous imports, those that are being uploaded, too, and what the imports' messages quote:
 * anybody may be in them. Throws a 409 while one of them waits or runs, which would bring back who is in its file. Only under the
 * tenant's lock.
 */
export async function removeImportFiles(tx: Executor, scope: TenantScope): Promise<void> {
  if ((await countUnfinishedImports(tx, scope)) > 0) {
    const detail = 'An import waits or runs, and its file may hold this contact; wait for its end, or cancel it.'
    throw new ApiError(409, 'import_in_progress', detail)
  }
  const { tenantId } = scope
  await run(tx, removeFiles, { tenantId })
  await run(tx, removeMessages, { tenantId })
  await run(tx, removeRuns, { tenantId })
}
