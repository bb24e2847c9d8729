import type { Context } from '../contract.ts'
import { sql } from '../db/drizzle.ts'
import { importPieces } from '../db/schema.ts'
import { run, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { ApiError } from '../errors.ts'

/** How many bytes an upload brings before what others have brought meanwhile is counted again. */
const recountBytes = 8_388_608

const sumBytes = statement<{ bytes: number }>(
  'import_file_bytes',
  sql`select coalesce(sum(octet_length(${importPieces.content})), 0)::float8 as bytes from ${importPieces} where ${mine(importPieces)}`
)

/**
 * Counts what an upload brings among the files of the tenant's imports. The function is called before a piece of so many bytes is stored,
 * and throws a 409 where the files would be too large together.
 */
export async function openFileRoom({ db, tenantId, config }: Context): Promise<(bytes: number) => Promise<void>> {
  const max = config.importFilesMaxBytes
  const count = async () => (await run(db, sumBytes, { tenantId }))[0]?.bytes ?? 0
  let stored = await count()
  let uncounted = 0
  return async (bytes) => {
    if (uncounted > recountBytes) {
      stored = await count()
      uncounted = 0
    }
    uncounted += bytes
    if (stored + uncounted <= max) return
    const detail = `The files of this tenant's imports may take ${max} bytes together, and take ${stored} already. Delete imports that have ended (DELETE /api/v1/importexport/jobs/{id}), or wait: they are removed after 7 days.`
    throw new ApiError(409, 'limit_reached', detail)
  }
}
