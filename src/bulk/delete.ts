import type { Schemas } from '../../generated/types.ts'
import type { Context, ReadRequest } from '../contract.ts'
import { seeingAll } from '../db/tenant.ts'
import type { Rendered } from '../handler-results.ts'
import { textOf } from '../records/bulk.ts'
import { planInOrder } from '../records/plan.ts'
import type { AnyRecordKind } from '../records/record.ts'
import { removeSome } from '../records/removal.ts'
import { worldOf } from '../records/world.ts'
import { findableBy } from '../search/custom-property.ts'
import type { Selection } from '../search/find-page.ts'
import { readSearch } from '../search/search.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { changeMany, type Outcome } from './change-many.ts'

/** The operation that deletes all records of a kind that a filter finds. */
export function bulkDeleting(kind: AnyRecordKind) {
  type Request = { body: { expectedCount?: number; dryRun?: boolean }; read: unknown }
  const answer = (ctx: Context, { body, read }: Request): Promise<Rendered<Schemas['BulkDeleteResponse']>> => {
    const { expectedCount, dryRun: isDryRun = false } = body
    return changeMany(ctx, {
      ...{ kind, selection: read as Selection, expectedCount, isDryRun, action: 'records.bulk_deleted' },
      check: async () => {},
      change: (scope, tx, ids, begun) => removeNext(scope, tx, kind, { ids, begun, isDryRun }),
      countsOf: ({ changed, skipped }, failed, matched) => ({ matched, deleted: changed, skipped, failed })
    })
  }
  const read: ReadRequest = ({ body, properties }, errors): Selection =>
    readSearch(findableBy(kind, properties), body, errors)
  return Object.assign(answer, { read })
}

/** Deletes as many of some records as fit into one transaction with what follows; first the one whose references are being cleared. */
async function removeNext(
  scope: Context,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  { ids, begun, isDryRun }: { ids: string[]; begun: string | undefined; isDryRun: boolean }
): Promise<Outcome> {
  const deletion = (id: string) => ({ action: 'delete', id }) as const
  const outcomes = await planInOrder(worldOf(scope, tx), kind, ids.map(deletion))
  // The deletion of a record whose references have been cleared in part was decided when that began: neither what the record has become
  // since nor who sees it now stands against it.
  const going = begun === undefined ? [] : await planInOrder(worldOf(seeingAll(scope), tx), kind, [deletion(begun)])
  const planned = [...going, ...outcomes].flatMap(({ change }) => change ?? [])
  const { removed, begun: now } = isDryRun
    ? { removed: planned, begun: undefined }
    : await removeSome(scope, tx, kind, planned)
  const next = planned[removed.length]?.id
  const asked = next === undefined ? ids.length : Math.max(ids.indexOf(next), 0)
  const errors = outcomes.slice(0, asked).flatMap(({ fault }, index) => {
    return fault ? [{ id: ids[index] ?? '', error: textOf(fault) }] : []
  })
  return { changed: removed.length, unchanged: 0, errors, next, begun: now }
}
