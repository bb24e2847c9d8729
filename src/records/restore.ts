import type { Context } from '../contract.ts'
import type { Values } from '../custom/values.ts'
import { getTableConfig, sql } from '../db/drizzle.ts'
import { changes } from '../db/schema.ts'
import { run, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { duplicate, erased, goneReference, notDeleted, notFound } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { onceFor } from '../writes/once.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { keepUsable } from './custom-values.ts'
import { explainAbsence, forgetMerges } from './merged.ts'
import type { AnyRecordKind, KindThatShows, Row, RowWithId } from './record.ts'
import { referencesOf } from './references.ts'
import { type EmptyReference, noteEmptyReferences } from './restore-references.ts'
import { asJson, findMissingReferences, findShown, hasKey, valuesFor, type WriteScope } from './rows.ts'
import { matchStatement } from './statements.ts'
import { formerRow } from './stored.ts'
import { findStored, sendInsert } from './write.ts'

type LastChange = {
  entity: string
  action: string
  changeSet: string | null
  data: string
  previous: string | null
}

const selectLast = statement<LastChange>(
  'last_change_of_record',
  sql`select ${changes.entity}, ${changes.action}, ${changes.changeSet} as "changeSet", ${changes.data}, ${changes.previous}
    from ${changes} where ${mine(changes, sql`${changes.entityId} >= ${sql.placeholder('id')}::uuid`, sql`${changes.entityId} <= ${sql.placeholder('id')}::uuid`)}
    order by ${changes.entityId} desc, ${changes.sequence} desc limit 1`
)

/** Brings a deleted record back, with its references and those of others to it, as far as both ends are there. */
export function restore<R>(ctx: Context, kind: KindThatShows<R>, id: string): Promise<Rendered<R>> {
  const scope: Context = { ...ctx, origin: { ...ctx.origin, source: 'restore' } }
  const work = async (tx: TenantTransaction) => {
    const { row, changeSet } = await findDeleted(scope, tx, kind, id)
    const { required, empty } = await emptyMissingReferences(scope, tx, kind, [row])
    if (required.size > 0) throw goneReference(required.get(id) ?? [])
    const [taken] = await findTakenKeys(scope, tx, kind, [row])
    if (taken) throw duplicate(kind.entity, kind.match?.property ?? '', taken.id)
    await insertRestored(scope, tx, kind, [row], empty)
    await ctx.restoreReferences(scope, tx, kind.table, [id], changeSet)
    const shown = await findShown(scope, tx, kind, id)
    return render<R>(shown?.json ?? '', { version: shown?.version })
  }
  return ctx.writer.write(ctx.tenantId, work, onceFor(ctx))
}

async function findDeleted(scope: WriteScope, tx: TenantTransaction, kind: AnyRecordKind, id: string) {
  if ((await findStored(scope, tx, kind, [id])).length > 0) throw notDeleted(kind.entity, id)
  const [last] = await run(tx, selectLast, { tenantId: scope.tenantId, id })
  if (last?.entity !== kind.entity || last.action !== 'deleted') throw notFound(kind.entity)
  const data = JSON.parse(last.data)
  if (data.erasedAt !== undefined) throw erased(kind.entity)
  const absence = await explainAbsence(scope, tx, kind, id)
  if (absence.details.mergedInto) throw absence
  return { row: formerRow(kind, data, JSON.parse(last.previous ?? '{}')), changeSet: last.changeSet }
}

/**
 * Empties those references of the rows whose target is gone. `required` has, by record, those that can't be empty.
 */
export async function emptyMissingReferences(
  scope: WriteScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  rows: RowWithId[]
): Promise<{ required: Map<string, string[]>; empty: EmptyReference[] }> {
  const required = new Map<string, string[]>()
  const empty: EmptyReference[] = []
  for (const [number, properties] of await findMissingReferences(scope, tx, kind, rows)) {
    const row = rows[number]
    if (!row) continue
    const needed = properties.filter((property) => isRequired(kind, property))
    if (needed.length > 0) required.set(row.id, needed)
    for (const property of properties.filter((one) => !needed.includes(one))) {
      empty.push({ entity: kind.entity, recordId: row.id, property, targetId: String(row[property]) })
      row[property] = null
    }
  }
  return { required, empty }
}

function isRequired({ table }: AnyRecordKind, property: string): boolean {
  return referencesOf(table).some((one) => one.property === property && one.onDelete === 'refuse')
}

/** Of rows whose key only one record may hold: the numbers of those whose key another one holds, and its id. */
export async function findTakenKeys(scope: WriteScope, tx: TenantTransaction, kind: AnyRecordKind, rows: RowWithId[]) {
  if (!isKeyUnique(kind) || !rows.some((row) => hasKey(kind, row))) return []
  const values = valuesFor(scope, { rows: asJson(kind, rows as Row[], kind.match?.columns) })
  const found = await run(tx, matchStatement(kind), values)
  return found.filter(({ number, id, isAlias }) => !isAlias && rows[number]?.id !== id)
}

/** Deals of one name may be created in any number; two contacts with one address can't. */
function isKeyUnique({ table, match }: AnyRecordKind): boolean {
  const [first = ''] = match?.columns ?? []
  const column = (table as unknown as Record<string, { name: string }>)[first]?.name
  return getTableConfig(table).indexes.some(
    ({ config }) => config.unique && config.columns.some((one) => 'name' in one && one.name === column)
  )
}

/** Writes restored rows with their changes, and keeps in mind which of their references were left empty. */
export async function insertRestored(
  scope: WriteScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  rows: RowWithId[],
  empty: EmptyReference[]
): Promise<void> {
  if (kind.isMergeable) {
    await forgetMerges(
      scope,
      tx,
      rows.map(({ id }) => id)
    )
  }
  const usable = await keepUsable(
    scope,
    tx,
    kind,
    rows.map(({ custom }) => (custom ?? {}) as Values)
  )
  for (const [index, row] of rows.entries()) row.custom = usable[index]
  const { answer } = await sendInsert(scope, tx, kind, rows, false, new Date().toISOString())
  await noteEmptyReferences(scope, tx, empty)
  await answer
}
