import type { Config } from '../config.ts'
import type { Database } from '../db/client.ts'
import { sql } from '../db/drizzle.ts'
import { importPieces } from '../db/schema.ts'
import { type Executor, runOne, statement } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import { ApiError } from '../errors.ts'

/** Whose files are counted. */
type Scope = TenantScope & { db: Database; config: Pick<Config, 'importFilesMaxBytes'> }

/** How many bytes an upload or an import brings before what others have brought meanwhile is counted again. */
const recountBytes = 8_388_608

const sumBytes = statement<{ bytes: number }>(
  'import_file_bytes',
  sql`select coalesce(sum(octet_length(${importPieces.content})), 0)::float8 as bytes from ${importPieces} where ${mine(importPieces)}`
)

/**
 * Counts what an upload brings, or an import leaves out, among the files of the tenant's imports. The function is called before a piece of
 * so many bytes is stored, with the transaction that stores it if there is one, and throws a 409 where the files would be too large together.
 */
export function openFileQuota({ db, tenantId, config }: Scope) {
  const max = config.importFilesMaxBytes
  let stored: number | undefined
  let uncounted = 0
  return async (bytes: number, executor: Executor = db): Promise<void> => {
    if (stored === undefined || uncounted > recountBytes) {
      stored = (await runOne(executor, sumBytes, { tenantId })).bytes
      uncounted = 0
    }
    uncounted += bytes
    if (stored + uncounted <= max) return
    const detail = `The files of this tenant's imports may take ${max} bytes together, and take ${stored} already. Delete imports that have ended (DELETE /api/v1/importexport/jobs/{id}), or wait: they are removed after 7 days.`
    throw new ApiError(409, 'limit_reached', detail)
  }
}
