import { bigint, index, json, pgTable, primaryKey, sql, text, uuid } from '../drizzle.ts'
import { bytes, moment, tenantId } from './columns.ts'

/**
 * Work that is done in parts, each in a transaction of its own that also moves the row (docs/decisions/runs.md): so that what was cut off
 * goes on behind its last part, and nothing is done twice.
 */
export const runs = pgTable(
  'runs',
  {
    tenantId: tenantId(),
    kind: text('kind', { enum: ['bulk', 'import', 'job', 'replay', 'undo'] }).notNull(),
    /** What a run is found by: the request's credential, operation and Idempotency-Key, the webhook, the change set that is undone, or the job. */
    key: text('key').notNull(),
    /** The set of the changes that it makes. */
    changeSet: uuid('change_set').notNull(),
    /** How far it has come; what that counts is up to its kind. */
    position: bigint('position', { mode: 'number' }).notNull(),
    /** What has come of it: its counts, and the first of its errors (src/runs/run.ts, `Run`). */
    state: json('state').notNull(),
    /** The ids of the records that it is about, 16 bytes each. */
    ids: bytes('ids'),
    updatedAt: moment('updated_at').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.kind, table.key] }),
    // For the retention, which looks through all tenants.
    index('runs_updated').on(table.updatedAt),
    index('runs_replays').on(table.tenantId, table.key).where(sql`${table.kind} = 'replay'`)
  ]
)
