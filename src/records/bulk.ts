import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import type { Values } from '../custom/values.ts'
import { missingReferenceMessage } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { onceFor } from '../writes/once.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { planCustom } from './custom-values.ts'
import { withoutKey } from './merged.ts'
import { type AnyRecordKind, type RecordKind, type Row, type RowWithId, rowOf } from './record.ts'
import { findMatches, findMissingReferences, hasKey, keyOf, newRow, type WriteScope } from './rows.ts'
import { adjustPatches, findStored, insertUnread, type Patch, updateUnread } from './write.ts'

/** `match` is the record that it changes. */
type Item = { index: number; row: RowWithId; patch: Row; match?: { id: string; isAlias: boolean } }

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
    const referring = items.filter(({ index }) => !failures.has(index))
    for (const match of await findMatches(ctx, tx, kind, rowsOf(referring))) {
      const item = referring[match.number]
      if (item) item.match = match
    }
    for (const [index, reason] of await findCustomFaults(scope, tx, kind, referring)) failures.set(index, reason)
    const sound = referring.filter(({ index }) => !failures.has(index))
    const plan = planWrites(kind, sound)
    let refused = 0
    const updates = plan.updates.map(({ id, patch, indices }): Patch => {
      const onRefusal = ({ message }: Error) => {
        for (const index of indices) failures.set(index, message)
        refused += indices.length
      }
      return { id, patch, onRefusal }
    })
    const insert = () => (plan.inserts.length > 0 ? insertUnread(scope, tx, kind, plan.inserts) : undefined)
    const update = () => (updates.length > 0 ? updateUnread(scope, tx, kind, updates) : undefined)
    // A new record may take a unique value that an update frees.
    const isFreeing = plan.updates.some(({ patch }) => patch.custom !== undefined)
    for (const write of isFreeing ? [update, insert] : [insert, update]) await write()
    const errors = [...failures].sort(([a], [b]) => a - b).map(([index, error]) => ({ index, error }))
    const counts = { created: plan.inserts.length, updated: plan.updated - refused, failed: errors.length }
    const response = { ...counts, createdIds: plan.inserts.map((row) => row.id), errors }
    return render<typeof response>(JSON.stringify(response))
  }
  return ctx.writer.write(ctx.tenantId, work, onceFor(ctx))
}

/** Sorts items into new rows and changes of old ones; one that names the record of an earlier item adds to that one. */
function planWrites(kind: AnyRecordKind, items: Item[]) {
  const created = new Map<string, RowWithId>()
  const updates = new Map<string, { patch: Row; indices: number[] }>()
  let updated = 0
  for (const { index, row, patch, match } of items) {
    const key = hasKey(kind, row) ? keyOf(kind, row) : row.id
    const earlier = created.get(key)
    if (match) {
      const changed = match.isAlias ? withoutKey(kind, patch) : patch
      const before = updates.get(match.id) ?? { patch: {}, indices: [] }
      updates.set(match.id, { patch: joinPatches(before.patch, changed), indices: [...before.indices, index] })
    } else if (earlier) Object.assign(earlier, joinPatches(earlier, patch))
    else created.set(key, row)
    if (match || earlier) updated += 1
  }
  return {
    inserts: [...created.values()],
    updates: [...updates].map(([id, its]) => ({ id, ...its })),
    updated
  }
}

/** Two patches of a record, the second over the first. */
function joinPatches(first: Row, second: Row): Row {
  const isCustom = first.custom !== undefined && second.custom !== undefined
  return { ...first, ...second, ...(isCustom && { custom: { ...(first.custom as Row), ...(second.custom as Row) } }) }
}

/** Why items that set custom values can't be written, by index; those take no unique values from the others. */
async function findCustomFaults(
  scope: WriteScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  items: Item[]
): Promise<[number, string][]> {
  const setting = items.filter(({ patch }) => patch.custom !== undefined)
  if (setting.length === 0) return []
  const ids = [...new Set(setting.flatMap(({ match }) => match?.id ?? []))]
  const stored = new Map((await findStored(scope, tx, kind, ids)).map((one) => [one.id, one]))
  const now = new Date().toISOString()
  const refused: [number, string][] = []
  const made = new Map<string, string>()
  const changes = setting.map(({ index, row, patch, match }) => {
    const key = hasKey(kind, row) ? keyOf(kind, row) : row.id
    if (!made.has(key)) made.set(key, row.id)
    const id = match?.id ?? made.get(key) ?? row.id
    const old = stored.get(id)
    const onRefusal = ({ message }: Error) => refused.push([index, message])
    const admit = () => adjustPatches(kind, [{ id, patch, onRefusal }], old ? [old] : [], now).length > 0
    return { id, given: patch.custom, stored: (old?.custom ?? {}) as Values, admit }
  })
  const outcomes = await planCustom(scope, tx, kind, changes)
  const faults = outcomes.flatMap((outcome, number): [number, string][] => {
    if (!('fault' in outcome)) return []
    const { details, message } = outcome.fault
    const reasons = details.errors?.map((one) => `${one.path.slice(1)}: ${one.message}`) ?? [message]
    return [[setting[number]?.index ?? number, reasons.join('; ')]]
  })
  return [...refused, ...faults]
}

function rowsOf(items: Item[]): Row[] {
  return items.map(({ row }) => row)
}
