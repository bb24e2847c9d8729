import { type SQL, sql } from '../db/drizzle.ts'
import { changes } from '../db/schema.ts'
import { mine } from '../db/tenant.ts'

// Rows of the change log, each found by the one index that has its order: for a list of ids or numbers at once PostgreSQL may rather read
// all that the tenant has, where its statistics are wrong (docs/decisions/indexes.md).

/** `ids` → the changes of these records, as `changes`. */
export const changesOfIds: SQL = sql`unnest(${sql.placeholder('ids')}::uuid[]) as theirs (id), lateral (
      select * from ${changes} where ${mine(changes, sql`${changes.entityId} = theirs.id`)}
      order by ${changes.entityId}, ${changes.sequence} offset 0) as ${changes}`

/** `sequences` → the changes with these numbers, as `changes`. */
export const changesOfNumbers: SQL = sql`unnest(${sql.placeholder('sequences')}::bigint[]) as wanted (number), lateral (
      select * from ${changes} where ${mine(changes, sql`${changes.sequence} = wanted.number`)}
      order by ${changes.sequence} limit 1) as ${changes}`
