import { contact } from '../contacts/record.ts'
import type { Executor } from '../db/statement.ts'
import { explainAbsence, findMergedInto } from '../records/merged.ts'
import { findJson, type RecordScope } from '../records/rows.ts'
import { isLogged } from './changes.ts'

/**
 * The ids of a contact, living or deleted, and of those that were merged into it. Throws a 404 where the tenant never had it, or it
 * was merged into another one.
 */
export async function findPerson(scope: RecordScope, executor: Executor, id: string): Promise<string[]> {
  const absence = await explainAbsence(scope, executor, contact, id)
  if (absence.details.mergedInto) throw absence
  const isKnown =
    (await isLogged(executor, scope, [id])) || (await findJson(scope, executor, contact, id)) !== undefined
  if (!isKnown) throw absence
  return [id.toLowerCase(), ...(await findMergedInto(scope, executor, id))]
}
