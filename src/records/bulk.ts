import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import type { ApiError } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { joinProblems } from '../message-sizes.ts'
import { onceFor } from '../writes/once.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { isWriting, planInOrder } from './plan.ts'
import { type RecordKind, rowOf } from './record.ts'
import { newRowOf } from './rows.ts'
import type { Wanted } from './wanted.ts'
import { worldOf } from './world.ts'
import { sendMixed } from './write.ts'

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
  const scope: Context = { ...ctx, origin: { ...ctx.origin, source: 'bulk' } }
  const items = [...bodies.keys()].filter((index) => !invalidItems.has(index))
  const wanted = items.map((index): Wanted => {
    const patch = rowOf(kind, bodies[index] as B)
    return { action: 'upsert', row: newRowOf(kind, patch), patch }
  })
  const work = async (tx: TenantTransaction) => {
    const outcomes = await planInOrder({ ...worldOf(scope, tx), keepsAliases: true }, kind, wanted)
    const failures = new Map(invalidItems)
    for (const [number, { fault }] of outcomes.entries()) if (fault) failures.set(items[number] ?? 0, textOf(fault))
    const changes = [
      ...new Map(outcomes.flatMap(({ change }) => (change ? [[change.id, change] as const] : []))).values()
    ]
    await sendMixed(scope, tx, kind, changes)
    const inserts = changes.filter(({ action }) => action === 'created')
    const errors = [...failures].sort(([a], [b]) => a - b).map(([index, error]) => ({ index, error }))
    const updated = bodies.length - errors.length - inserts.length
    const counts = { created: inserts.length, updated, failed: errors.length }
    const response = { ...counts, createdIds: inserts.map(({ id }) => id), errors }
    const isUnchanged = !changes.some(isWriting)
    return render<typeof response>(JSON.stringify(response), { isUnchanged })
  }
  return ctx.writer.write(ctx.tenantId, work, onceFor(ctx))
}

/** A fault as the line of an item's error. */
export function textOf({ message, details: { errors } }: ApiError): string {
  return errors ? joinProblems(errors.map((one) => `${one.path.slice(1)}: ${one.message}`)) : message
}
