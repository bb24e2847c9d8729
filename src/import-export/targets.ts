import { noProperties, type TenantProperties } from '../custom/definitions.ts'
import { patchValues, type ValuePatch, type Values } from '../custom/values.ts'
import type { Database } from '../db/client.ts'
import type { Executor } from '../db/statement.ts'
import { type CustomOutcome, planCustom } from '../records/custom-values.ts'
import type { Row, RowWithId } from '../records/record.ts'
import type { WriteScope } from '../records/rows.ts'
import { findHolders, nameOf } from '../records/unique-values.ts'
import { adjustPatches, findStored, insertUnread, type Patch, planUpdates, sendUpdates } from '../records/write.ts'
import type { Sheet } from '../sheets/sheet.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import type { TenantWriter } from '../writes/writer.ts'
import type { DryMemory } from './dry-memory.ts'
import type { ImportOptions } from './options.ts'
import { type Match, ownKey, type RowKey, rowKeyOf } from './row-key.ts'

/** What an import works with, whether a request waits for it or not. */
export type ImportScope = WriteScope & { db: Database; writer: TenantWriter }

/** What a row sets of custom values, of a new record or of one that is there, which `admit` is asked about as it is stored. */
type CustomRow = { id: string; custom: unknown; isNew: boolean; admit: (stored: RowWithId | undefined) => boolean }

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
      const stored = await findChanging(ctx, tx, sheet, rows)
      return planCustom(ctx, tx, kind, changesOf(rows, stored))
    },
    insert: (rows) => insertUnread(ctx, tx, kind, rows),
    update: async (patches) => {
      const written = await (await sendUpdates(ctx, tx, kind, patches, false)).answer
      return new Set(written.flatMap(({ id, isChanged }) => (isChanged ? id : [])))
    }
  }
}

/**
 * The target of a dry run, which writes nothing. Later rows of the file see what earlier ones would have done, and find it by `keys`.
 */
export function dryTarget(ctx: ImportScope, sheet: Sheet, keys: RowKey[], memory: DryMemory): Target {
  const { db: executor } = ctx
  const { kind, properties = noProperties } = sheet
  const recallRows = async (ids: string[]) => (await memory.recall(ids)) as Map<string, RowWithId>
  const see = (rows: RowWithId[]) =>
    memory.remember(
      rows.flatMap((row): [string, unknown][] => {
        const names = keys.flatMap((key) => nameIn(key, row) ?? [])
        return names.length > 0 ? [...names.map((name): [string, string] => [name, row.id]), [row.id, row]] : []
      })
    )
  return {
    executor,
    properties,
    findMatches: async (key, rows) => {
      const names = rows.map((row) => nameIn(key, row))
      const ids = await memory.recall(names.filter((name) => name !== undefined))
      const known = names.flatMap((name = '', number) => {
        return ids.has(name) ? [{ number, id: String(ids.get(name)), isAlias: false }] : []
      })
      const stored = await key.find(ctx, executor, rows)
      return [...stored.filter(({ number }) => !known.some((match) => match.number === number)), ...known]
    },
    findTaken: async (rows) => {
      const wanted = rows.flatMap((row) => sheet.identify(row)?.wants ?? [])
      const taken = await memory.recall(wanted.map(takenName))
      const stored = await sheet.findTaken(ctx, executor, rows)
      return new Set([...stored, ...wanted.filter((key) => taken.has(takenName(key)))])
    },
    planCustom: async (rows) => {
      const seen = await recallRows(rows.flatMap(({ id, isNew }) => (isNew ? [] : id)))
      const unseen = rows.filter(({ id }) => !seen.has(id))
      const stored = await findChanging(ctx, executor, sheet, unseen)
      for (const [id, row] of seen) stored.set(id, row)
      const tx = { ...executor, properties }
      const outcomes = await planCustom(ctx, tx, kind, changesOf(rows, stored), false, findHoldersSince(memory))
      await memory.remember(outcomes.flatMap((outcome, index) => holdingsAfter(outcome, rows[index]?.id ?? '')))
      return outcomes
    },
    insert: async (rows) => {
      const taken = rows.flatMap((row) => sheet.identify(row)?.takes ?? [])
      await memory.remember(taken.map((key) => [takenName(key), true]))
      await see(rows.map((row) => ({ ...row, custom: patchValues({}, (row.custom ?? {}) as ValuePatch) })))
    },
    update: async (patches) => {
      const seen = await recallRows(patches.map(({ id }) => id))
      const unseen = patches.flatMap(({ id }) => (seen.has(id) ? [] : id))
      const stored = unseen.length > 0 ? await findStored(ctx, executor, kind, unseen) : []
      const before = patches.flatMap(({ id }) => seen.get(id) ?? stored.find((row) => row.id === id) ?? [])
      const now = new Date().toISOString()
      const whole = adjustPatches(kind, patches, before, now).map((one) => withAllCustom(one, before))
      const plans = planUpdates(kind, whole, before)
      await see(plans.map(({ next }) => next))
      return new Set(plans.flatMap(({ next, changed }) => (changed.length > 0 ? next.id : [])))
    }
  }
}

/** A patch with all custom values that its record is to have, as `planUpdates` takes it. */
function withAllCustom(given: Patch, before: RowWithId[]): Patch {
  if (given.patch.custom === undefined) return given
  const old = before.find(({ id }) => id === given.id)?.custom ?? {}
  return { ...given, patch: { ...given.patch, custom: patchValues(old as Values, given.patch.custom as ValuePatch) } }
}

/** Finds who holds unique values by what earlier rows of the file would have made of it. */
function findHoldersSince(memory: DryMemory): typeof findHolders {
  return async (scope, tx, wanted) => {
    const holders = await findHolders(scope, tx, wanted)
    for (const [name, id] of await memory.recall(wanted.map(nameOf))) {
      if (id === null) holders.delete(name)
      else holders.set(name, String(id))
    }
    return holders
  }
}

/** A row's key as a name for what it stands for; undefined where it has none. */
function nameIn({ header, of }: RowKey, row: Row): string | undefined {
  const key = of(row)
  return key === undefined ? undefined : `${header} ${key}`
}

function takenName(key: string): string {
  return `taken ${key}`
}

/** Who holds unique values once a change is made; null for nobody. */
function holdingsAfter(outcome: CustomOutcome, id: string): [string, string | null][] {
  if ('fault' in outcome) return []
  return [
    ...outcome.freed.map((held): [string, null] => [nameOf(held), null]),
    ...outcome.taken.map((held): [string, string] => [nameOf(held), id])
  ]
}

/** The keys by which rows find records, and may not give a record another one's. */
export function keysOf(sheet: Sheet, { mode, match }: ImportOptions): RowKey[] {
  if (mode === 'create') return []
  return [ownKey(sheet), ...(match === null ? [] : [rowKeyOf(sheet, match)])]
}

/** Those records that are there, by id. */
async function findChanging(ctx: ImportScope, executor: Executor, { kind }: Sheet, rows: CustomRow[]) {
  const ids = [...new Set(rows.flatMap(({ id, isNew }) => (isNew ? [] : id)))]
  const stored = ids.length > 0 ? await findStored(ctx, executor, kind, ids) : []
  return new Map(stored.map((row) => [row.id, row]))
}

function changesOf(rows: CustomRow[], stored: Map<string, RowWithId>) {
  return rows.map(({ id, custom, isNew, admit }) => {
    const old = isNew ? undefined : stored.get(id)
    return { id, given: custom, stored: (old?.custom ?? {}) as Values, admit: () => admit(old) }
  })
}
