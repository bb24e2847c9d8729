import type { Schemas } from '../../generated/types.ts'
import type { Context, ReadRequest } from '../contract.ts'
import type { Rendered } from '../handler-results.ts'
import { textOf } from '../records/bulk.ts'
import { planInOrder } from '../records/plan.ts'
import type { AnyRecordKind } from '../records/record.ts'
import { sendRemoved } from '../records/removal.ts'
import { worldOf } from '../records/world.ts'
import { findableBy } from '../search/custom-property.ts'
import type { Selection } from '../search/matching.ts'
import { readSearch } from '../search/search.ts'
import { changeMany } from './change-many.ts'

/** The operation that deletes all records of a kind that a filter finds. */
export function bulkDeleting(kind: AnyRecordKind) {
  type Request = { body: { expectedCount?: number; dryRun?: boolean }; read: unknown }
  const answer = (ctx: Context, { body, read }: Request): Promise<Rendered<Schemas['BulkDeleteResponse']>> => {
    const { expectedCount, dryRun: isDryRun = false } = body
    return changeMany(ctx, {
      ...{ kind, selection: read as Selection, expectedCount, isDryRun, action: 'records.bulk_deleted' },
      check: async () => {},
      change: async (scope, tx, ids) => {
        const wanted = ids.map((id) => ({ action: 'delete', id }) as const)
        const outcomes = await planInOrder(worldOf(scope, tx), kind, wanted)
        const changes = outcomes.flatMap(({ change }) => change ?? [])
        if (!isDryRun) await (await sendRemoved(scope, tx, kind, changes)).answer
        const errors = outcomes.flatMap(({ fault }, index) =>
          fault ? [{ id: ids[index] ?? '', error: textOf(fault) }] : []
        )
        return { changed: changes.length, unchanged: 0, errors }
      },
      countsOf: ({ changed, skipped, failed }, matched) => ({ matched, deleted: changed, skipped, failed })
    })
  }
  const read: ReadRequest = ({ body, properties }, errors): Selection =>
    readSearch(findableBy(kind, properties), body, errors)
  return Object.assign(answer, { read })
}
