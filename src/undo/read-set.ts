import { type SQL, sql } from '../db/drizzle.ts'
import { changes, erasedContacts, mergedRecords, tenantSequences } from '../db/schema.ts'
import { type Executor, run, runOne, statement } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import type { Action } from '../outbox/change-log.ts'
import type { Row } from '../records/record.ts'

// What a change set did, from the change log: its latest change first.

/** What a change set did to a record: its changes of it, the latest first. */
export type ChangesOfRecord = {
  entity: string
  id: string
  /** The number of the latest of them. */
  sequence: number
  rows: { action: Action; previous: Row | null; data: Row | null }[]
  /** Whether another change set has touched the record after this one first did, or merged another into it; the undo's own isn't counted. */
  isTouched: boolean
  isErased: boolean
}

/** Some of a change set; `position` is the number of the earliest change among it. */
type ChangesPage = { records: ChangesOfRecord[]; position: number; isLast: boolean }

/** Changes that are read, and taken back in one transaction of a large undo: more would keep the tenant's writers waiting. */
const changesAtOnce = 100
/** So that few changes are read at once where their records are large. */
const maxBytes = 4_194_304

type PageRow = { sequence: number; changes: string | null }

const set = sql`${sql.placeholder('changeSet')}::uuid`
const ofSet = (...more: SQL[]) =>
  mine(changes, sql`${changes.changeSet} >= ${set}`, sql`${changes.changeSet} <= ${set}`, ...more)

/**
 * What is known of a set before its records are read: up to 101 of them are counted. The erasure of a contact that had been deleted may
 * have no row in the change log.
 */
const selectSummary = statement<{ isErasure: boolean; count: number }>(
  'change_set_summary',
  sql`select coalesce((select first.source is not distinct from 'erase'
        from (select * from ${changes} where ${ofSet()} order by ${changes.changeSet}, ${changes.sequence} limit 1) as first),
        exists (select from ${erasedContacts} where ${mine(erasedContacts, sql`${erasedContacts.changeSet} = ${set}`)})) as "isErasure",
      (select count(*)::int from (select distinct entity_id from (
        select * from ${changes} where ${ofSet()} order by ${changes.changeSet}, ${changes.sequence} offset 0) as one limit 101) as records) as count
    from ${tenantSequences} where ${mine(tenantSequences)}`
)

const isOthers = sql`later.change_set is distinct from ${set} and later.change_set is distinct from ${sql.placeholder('undoSet')}::uuid`

/** The changes of a record, `id`, after the set's first change of a record of the page. */
const laterOf = (id: SQL) => sql`select * from ${changes}
          where ${mine(changes, sql`${changes.entityId} = ${id}`, sql`${changes.sequence} > own.first`)}
          order by ${changes.entityId}, ${changes.sequence} offset 0`

// A record is in the page with the set's latest change of it. Each inner select has the one order that only its index has, so that
// no other condition is thought to be a better way in. A merge that changes nothing of the record that stays is logged as the deletion
// of the other one alone. While that one is merged, its last deletion was the merge, or an undo that merged it again; of one that was
// brought back since the source tells.
const selectPage = statement<PageRow>(
  'change_set_page',
  sql`select page.sequence::float8 as sequence, case when own.last = page.sequence then json_build_object('entity', page.entity,
      'id', page.entity_id, 'rows', own.rows, 'isErased', own.is_erased, 'isTouched', exists (
          select from (${laterOf(sql`page.entity_id`)}) as later where ${isOthers})
        or exists (select from (
            select * from ${mergedRecords} where ${mine(mergedRecords, sql`${mergedRecords.mergedInto} = page.entity_id`)} offset 0) as merged,
          lateral (${laterOf(sql`merged.id`)}) as later
        where later.action = 'deleted' and (later.source = 'merge' or merged.survivor_id <> merged.id) and ${isOthers})) end as changes
    from (select *, sum(octet_length(one.data::text)) over (order by one.sequence desc) - octet_length(one.data::text) as bytes_before from (
        select * from ${changes} where ${ofSet(sql`${changes.sequence} < ${sql.placeholder('position')}::bigint`)}
        order by ${changes.changeSet} desc, ${changes.sequence} desc limit ${sql.raw(String(changesAtOnce))}) as one) as page,
      lateral (select min(one.sequence) as first, max(one.sequence) as last, bool_or(one.data ->> 'erasedAt' is not null) as is_erased,
          json_agg(json_build_object('action', one.action, 'previous', one.previous,
            'data', case when one.action = 'deleted' then one.data end) order by one.sequence desc) as rows
        from (select * from ${changes} where ${mine(changes, sql`${changes.entityId} = page.entity_id`)}
          order by ${changes.entityId}, ${changes.sequence} offset 0) as one
        where one.change_set = ${set}) as own
    where page.bytes_before < ${sql.raw(String(maxBytes))} order by page.sequence desc`
)

/** Whether a set is an erasure, and how many records it has changed: none where the tenant has no such set. */
export function findSummary(executor: Executor, { tenantId }: TenantScope, changeSet: string) {
  return runOne(executor, selectSummary, { tenantId, changeSet })
}

/** The set's latest changes before `position`, by record. */
export async function readPage(
  executor: Executor,
  { tenantId }: TenantScope,
  sets: { changeSet: string; undoSet: string },
  position: number
): Promise<ChangesPage> {
  const rows = await run(executor, selectPage, { tenantId, ...sets, position })
  const records = rows.flatMap(({ changes: own, sequence }): ChangesOfRecord[] =>
    own === null ? [] : [{ ...JSON.parse(own), sequence }]
  )
  return { records, position: rows.at(-1)?.sequence ?? 0, isLast: rows.length === 0 }
}
