import { DatabaseError } from 'pg'
import type { Context } from '../contract.ts'
import { ApiError, duplicate, inUse, invalidReference } from '../errors.ts'
import { explainAbsence } from './merged.ts'
import { planTogether } from './plan.ts'
import type { AnyRecordKind } from './record.ts'
import { referencesOf } from './references.ts'
import type { Wanted } from './wanted.ts'
import { worldOf } from './world.ts'

const foreignKeyViolation = '23503'
const uniqueViolation = '23505'

/**
 * Throws what a client understands of why a write of one record was refused, or else the error as it is. Of one that isn't there it says
 * which one that was merged into, too. PostgreSQL names one constraint that was broken: so what was wanted is planned once more by a world
 * that asks, and the plan's fault has all of its kind, missing users of custom values included.
 */
export async function explainRefusal(
  ctx: Context,
  kind: AnyRecordKind,
  error: unknown,
  wanted: Wanted
): Promise<never> {
  if (error instanceof ApiError && error.code === 'not_found' && 'id' in wanted) {
    throw await explainAbsence(ctx, ctx.db, kind, wanted.id)
  }
  if (wanted.action === 'delete') throw isViolation(error, foreignKeyViolation) ? inUse(kind.entity) : error
  const known = faultOf(kind, error)
  if (!known) throw error
  const world = worldOf(ctx, { query: ctx.db.query, properties: ctx.properties })
  const [outcome] = await planTogether(world, kind, [wanted])
  throw outcome?.faults?.find(({ code }) => code === known.code) ?? known
}

/** The fault, as far as it is known without asking; what stood in the way may be gone by then. */
function faultOf({ entity, table, match }: AnyRecordKind, error: unknown): ApiError | undefined {
  if (error instanceof ApiError && error.code === 'invalid_reference') return error
  if (isViolation(error, uniqueViolation)) return match && duplicate(entity, match.property, undefined)
  if (!isViolation(error, foreignKeyViolation)) return undefined
  const property = referencesOf(table).find(({ constraint }) => constraint === error.constraint)?.property
  return property === undefined ? undefined : invalidReference([{ property }])
}

function isViolation(error: unknown, code: string): error is DatabaseError {
  return error instanceof DatabaseError && error.code === code
}
