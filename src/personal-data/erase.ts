import type { Schemas } from '../../generated/types.ts'
import { activity } from '../activities/record.ts'
import { addErased, findErased } from '../contacts/erased.ts'
import { contact } from '../contacts/record.ts'
import type { Context } from '../contract.ts'
import { type Values as CustomValues, patchValues, type ValuePatch } from '../custom/values.ts'
import { getTableColumns } from '../db/drizzle.ts'
import { chunksOf } from '../db/lists.ts'
import { run, runOne } from '../db/statement.ts'
import { erased } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { canonicalId, firstIdAt } from '../ids.ts'
import { planTogether } from '../records/plan.ts'
import { sendRemoved } from '../records/removal.ts'
import { findStored, type WriteScope } from '../records/rows.ts'
import { referrersStatement } from '../records/statements.ts'
import { worldOf } from '../records/world.ts'
import { updateReferences, write } from '../records/write.ts'
import { recordAudit } from '../writes/audit-log.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import type { Once } from '../writes/writer.ts'
import { scrubAliases } from './aliases.ts'
import { scrubAuditLog } from './audit-entries.ts'
import { findAlone, findLatest, type Mentions, scrubChanges, selectMentions } from './changes.ts'
import { findHolders, type Holders, scrubDeliveries } from './deliveries.ts'
import { removeImportFiles } from './import-files.ts'
import { inTurn } from './in-turn.ts'
import { describePerson, findPerson, isAlike } from './person.ts'
import type { Person } from './scrub.ts'
import { findAnswers, forgetAnswers, type Key } from './stored-answers.ts'
import { findTakenOver } from './taken-over.ts'
import { type Json, type Values, withoutValues } from './values.ts'

type Activities = Schemas['EraseContactRequest']['activities']
type Erasure = Schemas['ErasureResponse']

/** What an erasure works with. */
export type ErasureScope = WriteScope & Pick<Context, 'config' | 'db' | 'writer' | 'secrets' | 'clearReferences'>

/** What was found before the tenant was locked, of what had been written by then. */
type Found = { until: number; since: number; mentions: Mentions; person: Person; holders: Holders; answers: Key[] }

/**
 * How much earlier than the tenant's latest change, in milliseconds, deliveries and answers may have times that are committed after
 * it: clocks differ, and a transaction has its time before it waits for the tenant.
 */
const marginMs = 60_000
const always = 'infinity'
const never = '-infinity'

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
  const found = await findBefore(scope, id, activities)
  const erasing = { ...scope, origin: { ...scope.origin, source: 'erase' as const } }
  const work = async (tx: TenantTransaction) => {
    const erasure = await eraseWithin(erasing, tx, canonicalId(id), activities, found)
    return render<Erasure>(JSON.stringify(erasure))
  }
  return scope.writer.write(scope.tenantId, work, once)
}

async function findBefore(scope: ErasureScope, id: string, activities: Activities): Promise<Found> {
  const db = inTurn(scope)
  const { tenantId } = scope
  const ids = await findPerson(scope, db, id)
  const { sequence: until, changedAt } = await findLatest(db, scope)
  const since = Math.min(changedAt.getTime(), Date.now()) - marginMs
  const mentions = await runOne(db, selectMentions, { tenantId, ids, after: 0, until })
  const alone = activities === 'delete' ? await findAlone(db, scope, ids, [mentions.activities]) : []
  const person = await describePerson(db, scope, ids, alone.map(idOf))
  const holders = await findHolders(db, scope, person)
  return { until, since, mentions, person, holders, answers: await findAnswers(db, scope, person, never) }
}

async function eraseWithin(
  scope: ErasureScope,
  tx: TenantTransaction,
  id: string,
  activities: Activities,
  found: Found
): Promise<Erasure> {
  const { tenantId } = scope
  if ((await findErased(tx, scope, [id])).has(id)) throw erased(contact.entity)
  const ids = await findPerson(scope, tx, id)
  await removeImportFiles(tx, scope)
  const { sequence: until } = tx.outbox
  // Whatever was merged into it meanwhile is named in older changes, too.
  const after = ids.every((one) => found.person.ids.has(one)) ? found.until : 0
  const later = await runOne(tx, selectMentions, { tenantId, ids, after, until })
  const mentioning = [found.mentions.activities, later.activities]
  const alone = activities === 'delete' ? await findAlone(tx, scope, ids, mentioning) : []
  const person = await describePerson(tx, scope, ids, alone.map(idOf))
  const living = alone.filter(({ isDeleted }) => !isDeleted).map(idOf)
  for (const some of chunksOf(living, deletedAtOnce)) {
    const wanted = some.map((activityId) => ({ action: 'delete', id: activityId }) as const)
    await (await write(scope, tx, activity, wanted)).answer
  }
  const unlinked = await run(tx, referrersStatement(activity, 'contactId'), { tenantId, ids: [id], max: null })
  await scrubAliases(tx, scope, person)
  await takeBack(scope, tx, person)
  const erasedAt = await removeContact(scope, tx, id)
  // The changes of the erasure itself have former contacts of deals.
  const latest = await runOne(tx, selectMentions, { tenantId, ids, after: until, until: tx.outbox.sequence })
  const now = { ...person, takenOver: await findTakenOver(tx, scope, ids) }
  const mentions = [found.mentions, later, latest].flatMap(({ sequences }) => sequences)
  const scrubbed = {
    changes: await scrubChanges(tx, scope, now, mentions, { erasedAt, until }),
    ...(await scrubTexts(scope, tx, person, found)),
    activities: alone.length + unlinked.length
  }
  await scrubAuditLog(tx, scope, person)
  await addErased(tx, scope, ids, { erasedAt, activities, changeSet: scope.origin.changeSet })
  await recordAudit(scope, tx, { action: 'contact.erased', target: { type: 'contact', id, name: null } })
  return { id, erasedAt, scrubbed }
}

/** Takes out of deliveries and stored answers what holds the person: what was found before, and what has come since. */
async function scrubTexts(scope: ErasureScope, tx: TenantTransaction, person: Person, found: Found) {
  const isKnown = isAlike(person, found.person)
  const since = new Date(found.since).toISOString()
  const later = isKnown ? { since: firstIdAt(found.since), known: found.holders } : {}
  const answers = await findAnswers(tx, scope, person, isKnown ? since : never)
  return {
    deliveries: await scrubDeliveries(tx, scope, await findHolders(tx, scope, person, later)),
    idempotencyKeys:
      (isKnown ? await forgetAnswers(tx, scope, found.answers, since) : 0) +
      (await forgetAnswers(tx, scope, answers, always))
  }
}

/** Empties what other contacts have of the person by merges, as the person's own record was brought back without theirs. */
async function takeBack(scope: ErasureScope, tx: TenantTransaction, { takenOver }: Person): Promise<void> {
  const stored = await findStored(scope, tx, contact, [...takenOver.current.keys()])
  const patches = stored.map((row) => ({
    id: row.id,
    patch: patchWithout(row, takenOver.current.get(row.id) ?? new Map())
  }))
  if (patches.length > 0) await updateReferences(scope, tx, contact, patches)
}

/** What empties values of a record, but for single ones that it must have. */
function patchWithout(row: Json, taken: Values): Json {
  const left = withoutValues(row, taken)
  const columns = getTableColumns(contact.table) as Record<string, { notNull: boolean } | undefined>
  const patch: Json = {}
  for (const name of taken.keys()) {
    if (columns[name] && (Array.isArray(left[name]) || !columns[name].notNull)) patch[name] = left[name]
  }
  const keys = [...taken.keys()].filter((name) => name.startsWith('custom.')).map((name) => name.slice(7))
  const rest: ValuePatch = Object.fromEntries(keys.map((key) => [key, Object(left.custom)[key] ?? null]))
  // No definition is asked: nothing that was archived or changed since stands against an erasure.
  if (keys.length > 0) patch.custom = (held: CustomValues) => patchValues(held, rest)
  return contact.derive?.(patch) ?? patch
}

function idOf({ id }: { id: string }): string {
  return id
}

/**
 * Deletes the contact, where it is there, with its change row and without the event of a deletion, and announces the erasure.
 * Resolves with its time.
 */
async function removeContact(scope: ErasureScope, tx: TenantTransaction, id: string): Promise<string> {
  const [outcome] = await planTogether(worldOf(scope, tx, { isConstrained: true }), contact, [{ action: 'delete', id }])
  const planned = outcome?.change ? [outcome.change] : []
  const { answer, changes } = await sendRemoved(scope, tx, contact, planned, { isSilent: true })
  await answer
  const changedAt = changes[0]?.changedAt ?? tx.outbox.nextTime(new Date().toISOString())
  const facts = { event: 'contact.erased', actorId: scope.origin.actor.id } as const
  if (tx.outbox.isWanted(facts)) {
    const data = Promise.resolve(JSON.stringify({ id, erasedAt: changedAt }))
    tx.outbox.announce({ ...facts, changedAt, sequence: changes.length > 0 ? tx.outbox.sequence : null, data })
  }
  return changedAt
}
