import { DatabaseError } from 'pg'
import type { Context } from '../contract.ts'
import { ApiError, duplicate, inUse, invalidReference } from '../errors.ts'
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
    const properties = error.details.errors?.map(({ path }) => path.slice(1)) ?? []
    throw invalidReference([...(await findMissingOf(ctx, kind, row)), ...properties])
  }
  if (!(error instanceof DatabaseError)) throw error
  if (error.code === foreignKeyViolation) {
    if (!row) throw inUse(kind.entity)
    const property = referencesOf(kind.table).find(({ constraint }) => constraint === error.constraint)?.property
    // PostgreSQL names only the first violated constraint; the answer names all.
    if (property) throw invalidReference([...new Set([property, ...(await findMissingOf(ctx, kind, row))])])
  }
  if (error.code === uniqueViolation && row && kind.match && hasKey(kind, row)) {
    const [existing] = await findMatches(ctx, ctx.db, kind, [row])
    throw duplicate(kind.entity, kind.match.property, existing?.id)
  }
  throw error
}

async function findMissingOf(ctx: Context, kind: AnyRecordKind, row: Row): Promise<string[]> {
  return (await findMissingReferences(ctx, ctx.db, kind, [row])).get(0) ?? []
}
