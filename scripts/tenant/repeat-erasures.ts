import { type ErasedContact, findErased } from '../../src/contacts/erased.ts'
import { noProperties } from '../../src/custom/definitions.ts'
import { ApiError } from '../../src/errors.ts'
import { originOfService } from '../../src/outbox/origin.ts'
import { type ErasureScope, eraseContact } from '../../src/personal-data/erase.ts'

/** What came of erasures that were repeated; of those that are merged into another contact here, which one that is. */
export type Repetition = {
  erased: number
  alreadyErased: number
  unknown: number
  merged: { id: string; mergedInto: string }[]
}

/**
 * Erases contacts that a database has again, because it was restored from an older backup. Skips those that it knows to be erased,
 * and those that it doesn't have. What it has merged into a contact that isn't to be erased stays, and is in `merged`.
 */
export async function repeatErasures(
  scope: Omit<ErasureScope, 'origin' | 'hidden'>,
  listed: Pick<ErasedContact, 'id' | 'activities'>[]
): Promise<Repetition> {
  const ids = listed.map(({ id }) => id)
  const before = await findErased(scope.db, scope, ids)
  const absent = new Map<string, string | undefined>()
  for (const { id, activities } of listed.filter(({ id }) => !before.has(id))) {
    try {
      await eraseContact({ ...scope, hidden: noProperties.hidden, origin: originOfService() }, id, activities)
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 404 && error.code !== 'erased')) throw error
      absent.set(id, error.details.mergedInto)
    }
  }
  // One that was merged into another is erased with it.
  const after = await findErased(scope.db, scope, ids)
  const left = [...absent].filter(([id]) => !after.has(id))
  const merged = left.flatMap(([id, mergedInto]) => (mergedInto ? { id, mergedInto } : []))
  return {
    erased: after.size - before.size,
    alreadyErased: before.size,
    unknown: left.length - merged.length,
    merged
  }
}
