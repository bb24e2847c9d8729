import { contact } from '../contacts/record.ts'
import { type Executor, runOne } from '../db/statement.ts'
import type { TenantScope } from '../db/tenant.ts'
import { canonicalId } from '../ids.ts'
import { explainAbsence, findMergedInto } from '../records/merged.ts'
import { findShown, type RecordScope } from '../records/rows.ts'
import { findNames, selectKnown } from './changes.ts'
import type { Person } from './scrub.ts'
import { findTakenOver } from './taken-over.ts'

/**
 * The ids of a contact, living or deleted, and of those that were merged into it. Throws a 404 where the tenant never had it, or it
 * was merged into another one.
 */
export async function findPerson(scope: RecordScope, executor: Executor, id: string): Promise<string[]> {
  const absence = await explainAbsence(scope, executor, contact, id)
  if (absence.details.mergedInto) throw absence
  const { isKnown } = await runOne(executor, selectKnown, { tenantId: scope.tenantId, ids: [id] })
  if (!isKnown && !(await findShown(scope, executor, contact, id))) throw absence
  return [canonicalId(id), ...(await findMergedInto(scope, executor, id))]
}

/** All by which a person is recognised: the contact and those merged into it, and activities that are erased with it. */
export async function describePerson(
  executor: Executor,
  scope: TenantScope,
  ids: string[],
  activityIds: string[]
): Promise<Person> {
  return {
    ids: new Set(ids.toSorted()),
    activityIds: new Set(activityIds.toSorted()),
    ...(await findNames(executor, scope, ids)),
    takenOver: await findTakenOver(executor, scope, ids)
  }
}

/** Whether two descriptions find the same texts. */
export function isAlike(one: Person, other: Person): boolean {
  const [text, same] = [one, other].map(({ ids, activityIds, addresses, names, takenOver }) =>
    JSON.stringify([[...ids], [...activityIds], addresses, names, [...takenOver.ever]])
  )
  return text === same
}
