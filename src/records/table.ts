import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { TenantTable } from '../db/tenant.ts'

/** A table with what every record has. */
export type RecordTable = PgTable & TenantTable & { id: AnyPgColumn; createdAt: AnyPgColumn; updatedAt: AnyPgColumn }
