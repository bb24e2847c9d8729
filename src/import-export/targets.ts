import { noProperties, type TenantProperties } from '../custom/definitions.ts'
import { patchValues, type ValuePatch, type Values } from '../custom/values.ts'
import type { Database } from '../db/client.ts'
import type { Executor } from '../db/statement.ts'
import { type CustomOutcome, planCustom } from '../records/custom-values.ts'
import type { Row, RowWithId } from '../records/record.ts'
import type { WriteScope } from '../records/rows.ts'
import { findStored, insertUnread, type Patch, planUpdates, sendUpdates } from '../records/write.ts'
import type { Sheet } from '../sheets/sheet.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import type { TenantWriter } from '../writes/writer.ts'
import { type Match, ownKey, type RowKey } from './row-key.ts'

/** What an import works with, whether a request waits for it or not. */
export type ImportScope = WriteScope & { db: Database; writer: TenantWriter }

/** What a row sets of custom values, of a new record or of one that is there. */
type CustomRow = { id: string; custom: unknown; isNew: boolean }

/** Where an import's rows go: what it asks of the records that are there, and what it does to them. */
export type Target = {
  executor: Executor
  /** The definitions of custom properties that are in force. */
  properties: TenantProperties
  /** The records that rows find. */
  findMatches: (key: RowKey, rows: Row[]) => Promise<Match[]>
  /** The keys that rows want and records have. */
  findTaken: (rows: Row[]) => Promise<Set<string>>
  /** What becomes of custom values, of one row after the other. */
  planCustom: (rows: CustomRow[]) => Promise<CustomOutcome[]>
  insert: (rows: RowWithId[]) => Promise<void>
  /** Changes records, each at most once; resolves with the ids of those that aren't as they were. */
  update: (patches: Patch[]) => Promise<Set<string>>
}

/** The tenant's records. */
export function recordsTarget(ctx: ImportScope, tx: TenantTransaction, sheet: Sheet): Target {
  const { kind } = sheet
  return {
    executor: tx,
    properties: tx.properties,
    findMatches: (key, rows) => key.find(ctx, tx, rows),
    findTaken: (rows) => sheet.findTaken(ctx, tx, rows),
    planCustom: async (rows) => {
      const stored = await findCustom(ctx, tx, sheet, rows)
      return planCustom(ctx, tx, kind, changesOf(rows, stored))
    },
    insert: (rows) => insertUnread(ctx, tx, kind, rows),
    update: async (patches) => {
      const written = await (await sendUpdates(ctx, tx, kind, patches, false)).answer
      return new Set(written.flatMap(({ id, isChanged }) => (isChanged ? id : [])))
    }
  }
}

/** Nothing: of what rows would have done, later rows of the file see as much as if it had happened. */
export function dryTarget(ctx: ImportScope, sheet: Sheet, keys: RowKey[]): Target {
  const { db: executor } = ctx
  const { kind, properties = noProperties } = sheet
  const seen = new Map<string, RowWithId>()
  const ids = new Map<string, string>()
  const taken = new Set<string>()
  const holders = new Map<string, string | undefined>()
  const see = (row: RowWithId) => {
    for (const { header, of } of keys) {
      const key = of(row)
      if (key === undefined) continue
      ids.set(`${header} ${key}`, row.id)
      seen.set(row.id, row)
    }
  }
  return {
    executor,
    properties,
    findMatches: async ({ header, of, find }, rows) => {
      const known = rows.flatMap((row, number) => {
        const id = ids.get(`${header} ${of(row)}`)
        return id === undefined ? [] : [{ number, id, isAlias: false }]
      })
      const stored = await find(ctx, executor, rows)
      return [...stored.filter(({ number }) => !known.some((match) => match.number === number)), ...known]
    },
    findTaken: async (rows) => new Set([...taken, ...(await sheet.findTaken(ctx, executor, rows))]),
    planCustom: async (rows) => {
      const unseen = rows.filter(({ id }) => !seen.has(id))
      const stored = await findCustom(ctx, executor, sheet, unseen)
      for (const { id } of rows) if (seen.has(id)) stored.set(id, seen.get(id)?.custom as Values)
      return planCustom(ctx, { ...executor, properties }, kind, changesOf(rows, stored), false, holders)
    },
    insert: async (rows) => {
      for (const row of rows) {
        for (const key of sheet.identify(row)?.takes ?? []) taken.add(key)
        see({ ...row, custom: patchValues({}, (row.custom ?? {}) as ValuePatch) })
      }
    },
    update: async (patches) => {
      const unseen = patches.flatMap(({ id }) => (seen.has(id) ? [] : id))
      const stored = unseen.length > 0 ? await findStored(ctx, executor, kind, unseen) : []
      const before = patches.flatMap(({ id }) => seen.get(id) ?? stored.find((row) => row.id === id) ?? [])
      const whole = patches.map((one) => {
        if (one.patch.custom === undefined) return one
        const old = before.find(({ id }) => id === one.id)?.custom ?? {}
        return { ...one, patch: { ...one.patch, custom: patchValues(old as Values, one.patch.custom as ValuePatch) } }
      })
      const plans = planUpdates(kind, whole, before, new Date().toISOString())
      for (const { next } of plans) see(next)
      return new Set(plans.flatMap(({ next, changed }) => (changed.length > 0 ? next.id : [])))
    }
  }
}

/** The keys by which later rows of a dry run find what earlier ones would have made. */
export function keysOf(sheet: Sheet, key: RowKey): RowKey[] {
  const own = ownKey(sheet)
  return own.header === key.header ? [key] : [own, key]
}

/** The custom values of those records that are there, by id. */
async function findCustom(ctx: ImportScope, executor: Executor, { kind }: Sheet, rows: CustomRow[]) {
  const ids = [...new Set(rows.flatMap(({ id, isNew }) => (isNew ? [] : id)))]
  const stored = ids.length > 0 ? await findStored(ctx, executor, kind, ids) : []
  return new Map(stored.map(({ id, custom }) => [id, custom as Values]))
}

function changesOf(rows: CustomRow[], stored: Map<string, Values>) {
  return rows.map(({ id, custom, isNew }) => ({
    id,
    given: custom,
    stored: (isNew ? undefined : stored.get(id)) ?? {}
  }))
}
