import { DatabaseError } from 'pg'
import type { Context } from '../contract.ts'
import { ApiError, duplicate, inUse, invalidReference, type MissingReference } from '../errors.ts'
import type { AnyRecordKind, Row } from './record.ts'
import { referencesOf } from './references.ts'
import { findMatches, findMissingReferences, hasKey } from './rows.ts'

const foreignKeyViolation = '23503'
const uniqueViolation = '23505'

/**
 * Throws what a client understands of the constraint that a write broke, or else the error as it is; a missing user of a custom value is
 * told with what else the row refers to in vain. Without a `row` the write was a deletion.
 */
export async function explainViolation(ctx: Context, kind: AnyRecordKind, error: unknown, row?: Row): Promise<never> {
  if (row && error instanceof ApiError && error.code === 'invalid_reference') {
    // A restricted caller's plan has looked up all that it refers to.
    if (ctx.sees) throw error
    const users = error.details.errors?.map(({ path }) => ({ property: path.slice(1) })) ?? []
    throw invalidReference([...(await findMissingOf(ctx, kind, row)), ...users])
  }
  if (!(error instanceof DatabaseError)) throw error
  if (error.code === foreignKeyViolation) {
    if (!row) throw inUse(kind.entity)
    const property = referencesOf(kind.table).find(({ constraint }) => constraint === error.constraint)?.property
    if (property) {
      // PostgreSQL names only the first violated constraint; the answer names all.
      const missing = await findMissingOf(ctx, kind, row)
      const isNamed = missing.some((one) => one.property === property)
      throw invalidReference([...(isNamed ? [] : [{ property }]), ...missing])
    }
  }
  if (error.code === uniqueViolation && row && kind.match && hasKey(kind, row)) {
    const [existing] = await findMatches(ctx, ctx.db, kind, [row])
    throw duplicate(kind.entity, kind.match.property, existing?.id)
  }
  throw error
}

async function findMissingOf(ctx: Context, kind: AnyRecordKind, row: Row): Promise<MissingReference[]> {
  return (await findMissingReferences(ctx, ctx.db, kind, [row])).get(0) ?? []
}
