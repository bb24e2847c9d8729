import type { AnyPgColumn, PgTable } from '../db/drizzle.ts'
import type { TenantTable } from '../db/tenant.ts'

/** A table with what every record has. */
export type RecordTable = PgTable & TenantTable & { id: AnyPgColumn; createdAt: AnyPgColumn; updatedAt: AnyPgColumn }
