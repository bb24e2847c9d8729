import type { Database } from '../db/client.ts'
import { type SQL, sql } from '../db/drizzle.ts'
import { changeSetParts, changes, tenantSequences } from '../db/schema.ts'
import { run, runOne, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { unscoped } from '../db/unscoped.ts'
import { sequenceAt } from '../outbox/moments.ts'
import { lockTenant } from '../outbox/outbox.ts'

// The retention goes through the log from its beginning on, and never goes back. Of each record it leaves the newest of the changes that
// it has gone through, and deletions: so the state of all records at every later moment can be made of the log.

/** Numbers that one transaction goes through, so that other writes of the tenant wait for some ten milliseconds. */
const sequencesAtOnce = 5_000

const selectTenants = unscoped<{ tenantId: string }>(
  'tenants_with_changes',
  sql`/* of all tenants */ select ${tenantSequences.tenantId} as "tenantId" from ${tenantSequences}`
)

const days = sql`now() - ${sql.placeholder('days')}::int * interval '1 day'`

type Step = { after: number; until: number }

const selectStep = statement<Step>(
  'changes_to_go_through',
  sql`select ${tenantSequences.retainedTo}::float8 as after,
      least(${tenantSequences.retainedTo} + ${sql.raw(String(sequencesAtOnce))}, ${sequenceAt(days)} - 1)::float8 as until
    from ${tenantSequences} where ${mine(tenantSequences)}`
)

const after = sql`${sql.placeholder('after')}::bigint`
const until = sql`${sql.placeholder('until')}::bigint`

const removeOlder = statement<{ sequence: number }>(
  'remove_old_changes',
  sql`delete from ${changes} using (
      select ${changes.entityId} as entity_id, max(${changes.sequence}) as sequence from ${changes}
      where ${mine(changes, sql`${changes.sequence} > ${after}`, sql`${changes.sequence} <= ${until}`)} group by ${changes.entityId}) as newest
    where ${mine(
      changes,
      sql`${changes.entityId} = newest.entity_id`,
      sql`${changes.sequence} < newest.sequence`,
      sql`${changes.action} <> 'deleted'`
    )}
    returning ${changes.sequence}::float8 as sequence`
)

const countBetween = (start: SQL, end: SQL) =>
  sql`(select count(*) from ${changes} where ${mine(changes, sql`${changes.sequence} > ${start}`, sql`${changes.sequence} <= ${end}`)})`

const writeStep = statement(
  'note_removed_changes',
  sql`update ${tenantSequences} set removed_changes = greatest(${tenantSequences.removedChanges}, ${sql.placeholder('removed')}::bigint),
      retained_to = ${until}, retained_changes = ${tenantSequences.retainedChanges}
        + ${countBetween(after, until)} - ${sql.placeholder('goneBefore')}::bigint,
      oldest_sequence = greatest(${tenantSequences.oldestSequence}, ${until})
    where ${mine(tenantSequences)}`
)

// What is left of these is counted one by one.
const removeParts = statement(
  'remove_change_set_parts',
  sql`delete from ${changeSetParts} where ${mine(changeSetParts, sql`${changeSetParts.firstSequence} <= ${sql.placeholder('removed')}::bigint`)}`
)

const left = countBetween(sql`0`, sql`${tenantSequences.retainedTo}`)

/** Instances of 1.1.0 leave only the last change of each record, of which the one before may be wanted. */
const noteOthers = statement(
  'note_changes_that_others_removed',
  sql`update ${tenantSequences} set oldest_sequence = ${tenantSequences.sequence}, retained_changes = ${left}
    where ${mine(
      tenantSequences,
      sql`greatest(${tenantSequences.removedChanges} - ${tenantSequences.oldestSequence}, ${tenantSequences.retainedChanges} - ${left}) > 0`
    )}`
)

/** Removes changes of all tenants that are older than so many days, where that is given, and notes what older releases have removed. */
export async function removeOldChanges(db: Database, days: number | undefined): Promise<void> {
  for (const { tenantId } of await run(db, selectTenants, {})) {
    await run(db, noteOthers, { tenantId })
    if (days !== undefined) while (await goOn(db, tenantId, days));
  }
}

/** Goes through some changes, and says whether there are more. How far it has come is written with it, so that no follower takes what is missing for a loss. */
function goOn(db: Database, tenantId: string, days: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await run(tx, lockTenant, { tenantId })
    const step = await runOne(tx, selectStep, { tenantId, days })
    if (step.until <= step.after) return false
    const gone = await run(tx, removeOlder, { tenantId, ...step })
    const removed = gone.reduce((most, { sequence }) => Math.max(most, sequence), 0)
    await run(tx, removeParts, { tenantId, removed })
    const goneBefore = gone.filter(({ sequence }) => sequence <= step.after).length
    await run(tx, writeStep, { tenantId, ...step, removed, goneBefore })
    return step.until - step.after === sequencesAtOnce
  })
}
