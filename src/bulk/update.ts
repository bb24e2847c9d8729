import type { Schemas } from '../../generated/types.ts'
import type { Context, ReadRequest } from '../contract.ts'
import { type ApiError, invalidRequest } from '../errors.ts'
import type { Rendered } from '../handler-results.ts'
import { textOf } from '../records/bulk.ts'
import { type PlannedChange, planInOrder } from '../records/plan.ts'
import { maxTags, type RecordKind, type Row, rowOf } from '../records/record.ts'
import type { Wanted } from '../records/wanted.ts'
import { worldOf } from '../records/world.ts'
import { sendChanges } from '../records/write.ts'
import { findableBy } from '../search/custom-property.ts'
import type { Selection } from '../search/find-page.ts'
import { readSearch } from '../search/search.ts'
import { comparedForm } from '../texts/compared.ts'
import { joinTags } from '../texts/stored.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { changeMany, type Outcome } from './change-many.ts'
import { checkReferences, readChange } from './read-change.ts'

/** The body of an update of many records: the contract's `BulkUpdate…Request`. */
type BulkUpdate<Body> = {
  expectedCount?: number
  dryRun?: boolean
  set?: Body
  addTags?: string[]
  removeTags?: string[]
}

/** The operation that changes all records of a kind that a filter finds. */
export function bulkUpdating<R, B extends object, Q>(kind: RecordKind<R, B, Q>) {
  type Request = { body: BulkUpdate<NoInfer<B>>; read: unknown }
  const answer = (ctx: Context, { body, read }: Request): Promise<Rendered<Schemas['BulkUpdateResponse']>> => {
    const { set = {} as B, addTags = [], removeTags = [], expectedCount, dryRun: isDryRun = false } = body
    const patch = rowOf(kind, set)
    const patchOf = ({ tags }: Row): Row =>
      addTags.length + removeTags.length > 0 ? { ...patch, tags: changeTags(tags, addTags, removeTags) } : patch
    return changeMany(ctx, {
      ...{ kind, selection: read as Selection, expectedCount, isDryRun, action: 'records.bulk_updated' },
      check: () => checkReferences(ctx, kind, patch),
      change: async (scope, tx, ids) => {
        const { changes, outcome } = await plan(scope, tx, kind, ids, patchOf)
        if (!isDryRun) await (await sendChanges(scope, tx, kind, changes, { isRead: false })).answer
        return outcome
      },
      countsOf: ({ changed, unchanged, skipped }, failed, matched) => ({
        ...{ matched, updated: changed, unchanged, skipped, failed }
      })
    })
  }
  const read: ReadRequest = ({ body, properties }, errors): Selection => {
    readChange(kind, properties, body, errors)
    return readSearch(findableBy(kind, properties), body, errors)
  }
  return Object.assign(answer, { read })
}

/** What becomes of each record, as its own PUT would have it. */
async function plan<R, B, Q>(
  scope: Context,
  tx: TenantTransaction,
  kind: RecordKind<R, B, Q>,
  ids: string[],
  patchOf: (row: Row) => Row
): Promise<{ changes: PlannedChange[]; outcome: Outcome }> {
  const world = worldOf(scope, tx)
  const stored = await world.findStored(kind, ids)
  const patches = stored.map(patchOf)
  const wanted = stored.map(({ id }, index): Wanted => ({ action: 'update', id, patch: patches[index] ?? {} }))
  const known = { ...world, findStored: async () => stored }
  const outcomes = await planInOrder(known, kind, wanted, (index) => tooManyTags(patches[index]))
  const changes = outcomes.flatMap(({ change }) => change ?? [])
  const changed = changes.filter((change) => change.changed.length > 0).length
  const errors = outcomes.flatMap(({ fault }, index) =>
    fault ? [{ id: stored[index]?.id ?? '', error: textOf(fault) }] : []
  )
  return { changes, outcome: { changed, unchanged: changes.length - changed, errors } }
}

/** Tags that stay keep their order, new ones come last. */
function changeTags(tags: unknown, added: string[], removed: string[]): string[] {
  const gone = new Set(removed.map(comparedForm))
  return joinTags(tags as string[], added).filter((tag) => !gone.has(comparedForm(tag)))
}

function tooManyTags(patch: Row | undefined): ApiError | undefined {
  const count = (patch?.tags as string[] | undefined)?.length ?? 0
  return count > maxTags
    ? invalidRequest([{ path: '/tags', message: `must have at most ${maxTags} items` }])
    : undefined
}
