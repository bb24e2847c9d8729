import type { Schemas } from '../../generated/types.ts'
import { activity } from '../activities/record.ts'
import { addErased, findErased } from '../contacts/erased.ts'
import { contact } from '../contacts/record.ts'
import type { Context } from '../contract.ts'
import { run } from '../db/statement.ts'
import { erased } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { logChanges } from '../records/log-changes.ts'
import { endAliasesOf } from '../records/merged.ts'
import { valuesFor, type WriteScope } from '../records/rows.ts'
import { deleteStatement, referrersStatement } from '../records/statements.ts'
import { deleteRows, findStored } from '../records/write.ts'
import { recordAudit } from '../writes/audit-log.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import type { Once } from '../writes/writer.ts'
import { scrubAuditLog } from './audit-entries.ts'
import { findAddresses, findAlone, findLatestSequence, findMentions, type Mention, scrubChanges } from './changes.ts'
import { scrubDeliveries } from './deliveries.ts'
import { removeImportFiles } from './import-files.ts'
import { findPerson } from './person.ts'
import type { Person } from './scrub.ts'
import { forgetAnswers } from './stored-answers.ts'

type Activities = Schemas['EraseContactRequest']['activities']
type Erasure = Schemas['ErasureResponse']

/** What an erasure works with. */
export type ErasureScope = WriteScope & Pick<Context, 'config' | 'db' | 'writer' | 'secrets' | 'clearReferences'>

/** What was found before the tenant was locked: rows that name the contact, of those with numbers up to `until`. */
type Found = { mentions: Mention[]; until: number }

/** Activities that are deleted together. */
const deletedAtOnce = 500

/**
 * Removes all that is known of a contact, living or deleted, in one transaction. What the change log holds by then is looked
 * through before, without the tenant's lock. 404 where the tenant never had the contact, 409 where it was erased, or while an
 * asynchronous import waits or runs.
 */
export async function eraseContact(
  scope: ErasureScope,
  id: string,
  activities: Activities,
  once?: Once<Rendered<Erasure>>
): Promise<Rendered<Erasure>> {
  const ids = await findPerson(scope, scope.db, id)
  const until = await findLatestSequence(scope.db, scope)
  const mentions = await findMentions(scope.db, scope, ids, { after: 0, until })
  const erasing = { ...scope, origin: { ...scope.origin, source: 'erase' as const } }
  const work = async (tx: TenantTransaction) => {
    const erasure = await eraseWithin(erasing, tx, id.toLowerCase(), activities, { mentions, until })
    return render<Erasure>(JSON.stringify(erasure))
  }
  return scope.writer.write(scope.tenantId, work, once)
}

async function eraseWithin(
  scope: ErasureScope,
  tx: TenantTransaction,
  id: string,
  activities: Activities,
  found: Found
): Promise<Erasure> {
  if ((await findErased(tx, scope, [id])).has(id)) throw erased(contact.entity)
  const ids = await findPerson(scope, tx, id)
  await removeImportFiles(tx, scope)
  const { sequence: until } = tx.outbox
  const later = await findMentions(tx, scope, ids, { after: found.until, until })
  const mentions = [...found.mentions, ...later]
  const alone = activities === 'delete' ? await findAlone(tx, scope, ids, mentions) : []
  const person: Person = {
    ids: new Set(ids),
    activityIds: new Set(alone.map((one) => one.id)),
    addresses: await findAddresses(tx, scope, ids)
  }
  const living = alone.filter(({ isDeleted }) => !isDeleted).map((one) => one.id)
  for (let start = 0; start < living.length; start += deletedAtOnce) {
    await deleteRows(scope, tx, activity, living.slice(start, start + deletedAtOnce))
  }
  const unlinked = await run(tx, referrersStatement(activity, 'contactId'), { tenantId: scope.tenantId, id })
  const erasedAt = await removeContact(scope, tx, id)
  // The changes of the erasure itself have former contacts of deals.
  const latest = await findMentions(tx, scope, ids, { after: until, until: tx.outbox.sequence })
  const scrubbed = {
    changes: await scrubChanges(tx, scope, person, [...mentions, ...latest], { erasedAt, until }),
    deliveries: await scrubDeliveries(tx, scope, person),
    idempotencyKeys: await forgetAnswers(tx, scope, person),
    activities: alone.length + unlinked.length
  }
  await scrubAuditLog(tx, scope, person)
  await endAliasesOf(scope, tx, id)
  await addErased(tx, scope, ids, { erasedAt, activities, changeSet: scope.origin.changeSet })
  await recordAudit(scope, tx, { action: 'contact.erased', target: { type: 'contact', id, name: null } })
  return { id, erasedAt, scrubbed }
}

/**
 * Deletes the contact, where it is there, with its change row and without the event of a deletion, and announces the erasure.
 * Resolves with its time.
 */
async function removeContact(scope: ErasureScope, tx: TenantTransaction, id: string): Promise<string> {
  await scope.clearReferences(scope, tx, contact.table, id)
  const stored = await findStored(scope, tx, contact, [id])
  const changedAt = tx.outbox.nextTime(new Date().toISOString())
  const changes = stored.map((old) => ({ id, changedAt, row: old, old, events: [] }))
  if (changes.length > 0) {
    await logChanges(scope, tx, contact, 'deleted', changes, false)
    await run(tx, deleteStatement(contact), valuesFor(scope, { id }))
  }
  const facts = { event: 'contact.erased', actorId: scope.origin.actor.id } as const
  if (tx.outbox.isWanted(facts)) {
    const data = Promise.resolve(JSON.stringify({ id, erasedAt: changedAt }))
    tx.outbox.announce({ ...facts, changedAt, sequence: changes.length > 0 ? tx.outbox.sequence : null, data })
  }
  return changedAt
}
