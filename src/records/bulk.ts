import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import { missingReferenceMessage } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { onceFor } from '../writes/once.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { withoutKey } from './merged.ts'
import { type AnyRecordKind, type RecordKind, type Row, type RowWithId, rowOf } from './record.ts'
import { findMatches, findMissingReferences, hasKey, keyOf, newRow } from './rows.ts'
import { insertUnread, updateUnread } from './write.ts'

type Item = { index: number; row: RowWithId; patch: Row }

/**
 * Creates or, where an item has its kind's key and a record matches it, updates. Items fail one by one: `invalidItems`
 * says which ones the contract refused already. A record that several items name is written once, with all they say.
 */
export async function bulkUpsert<R, B extends object, Q>(
  ctx: Context,
  kind: RecordKind<R, B, Q>,
  bodies: NoInfer<B>[],
  invalidItems: ReadonlyMap<number, string>
): Promise<Rendered<Schemas['BulkCreateResponse']>> {
  const scope = { tenantId: ctx.tenantId, config: ctx.config, origin: { ...ctx.origin, source: 'bulk' as const } }
  const failures = new Map(invalidItems)
  const items: Item[] = []
  for (const [index, body] of bodies.entries()) {
    if (!failures.has(index)) items.push({ index, row: newRow(kind, body), patch: rowOf(kind, body) })
  }
  const work = async (tx: TenantTransaction) => {
    for (const [number, properties] of await findMissingReferences(ctx, tx, kind, rowsOf(items))) {
      const reasons = properties.map((property) => `${property}: ${missingReferenceMessage(property)}`)
      failures.set(items[number]?.index ?? number, reasons.join('; '))
    }
    const sound = items.filter(({ index }) => !failures.has(index))
    const matches = await findMatches(ctx, tx, kind, rowsOf(sound))
    const plan = planWrites(kind, sound, new Map(matches.map((match) => [match.number, match])))
    if (plan.inserts.length > 0) await insertUnread(scope, tx, kind, plan.inserts)
    if (plan.updates.length > 0) await updateUnread(scope, tx, kind, plan.updates)
    const errors = [...failures].sort(([a], [b]) => a - b).map(([index, error]) => ({ index, error }))
    const counts = { created: plan.inserts.length, updated: plan.updated, failed: errors.length }
    const response = { ...counts, createdIds: plan.inserts.map((row) => row.id), errors }
    return render<typeof response>(JSON.stringify(response))
  }
  return ctx.writer.write(ctx.tenantId, work, onceFor(ctx))
}

/** Sorts items into new rows and changes of old ones; one that names the record of an earlier item adds to that one. */
function planWrites(kind: AnyRecordKind, items: Item[], matches: Map<number, { id: string; isAlias: boolean }>) {
  const created = new Map<string, RowWithId>()
  const updates = new Map<string, Row>()
  let updated = 0
  for (const [number, { row, patch }] of items.entries()) {
    const match = matches.get(number)
    const key = hasKey(kind, row) ? keyOf(kind, row) : row.id
    const earlier = created.get(key)
    if (match) updates.set(match.id, { ...updates.get(match.id), ...(match.isAlias ? withoutKey(kind, patch) : patch) })
    else if (earlier) Object.assign(earlier, patch)
    else created.set(key, row)
    if (match || earlier) updated += 1
  }
  return {
    inserts: [...created.values()],
    updates: [...updates].map(([id, patch]) => ({ id, patch })),
    updated
  }
}

function rowsOf(items: Item[]): Row[] {
  return items.map(({ row }) => row)
}
