import type { Database } from '../db/client.ts'
import type { Executor } from '../db/statement.ts'
import type { Row, RowWithId } from '../records/record.ts'
import { findMatches, hasKey, keyOf, type WriteScope } from '../records/rows.ts'
import { findStored, insertUnread, type Patch, planUpdates, sendUpdates } from '../records/write.ts'
import type { Sheet } from '../sheets/sheet.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import type { TenantWriter } from '../writes/writer.ts'

/** What an import works with, whether a request waits for it or not. */
export type ImportScope = WriteScope & { db: Database; writer: TenantWriter }

/** Where an import's rows go: what it asks of the records that are there, and what it does to them. */
export type Target = {
  executor: Executor
  /**
   * For each row whose key finds a record: the row's number (from 0), the record's id, and whether that record has another key of
   * its own, which it keeps.
   */
  findMatches: (rows: Row[]) => Promise<{ number: number; id: string; isAlias: boolean }[]>
  /** The keys that rows want and records have. */
  findTaken: (rows: Row[]) => Promise<Set<string>>
  insert: (rows: RowWithId[]) => Promise<void>
  /** Changes records, each at most once; resolves with the ids of those that aren't as they were. */
  update: (patches: Patch[]) => Promise<Set<string>>
}

/** The tenant's records. */
export function recordsTarget(ctx: ImportScope, tx: TenantTransaction, sheet: Sheet): Target {
  const { kind } = sheet
  return {
    executor: tx,
    findMatches: (rows) => findMatches(ctx, tx, kind, rows),
    findTaken: (rows) => sheet.findTaken(ctx, tx, rows),
    insert: (rows) => insertUnread(ctx, tx, kind, rows),
    update: async (patches) => {
      const written = await (await sendUpdates(ctx, tx, kind, patches, false)).answer
      return new Set(written.flatMap(({ id, isChanged }) => (isChanged ? id : [])))
    }
  }
}

/** Nothing: of what rows would have done, later rows of the file see as much as if it had happened. */
export function dryTarget(ctx: ImportScope, sheet: Sheet): Target {
  const { db: executor } = ctx
  const { kind } = sheet
  const seen = new Map<string, RowWithId>()
  const ids = new Map<string, string>()
  const taken = new Set<string>()
  return {
    executor,
    findMatches: async (rows) => {
      const known = rows.flatMap((row, number) => {
        const id = hasKey(kind, row) ? ids.get(keyOf(kind, row)) : undefined
        return id === undefined ? [] : [{ number, id, isAlias: false }]
      })
      return [...known, ...(await findMatches(ctx, executor, kind, rows))]
    },
    findTaken: async (rows) => new Set([...taken, ...(await sheet.findTaken(ctx, executor, rows))]),
    insert: async (rows) => {
      for (const row of rows) {
        for (const key of sheet.identify(row)?.takes ?? []) taken.add(key)
        if (!hasKey(kind, row)) continue
        ids.set(keyOf(kind, row), row.id)
        seen.set(row.id, row)
      }
    },
    update: async (patches) => {
      const unseen = patches.flatMap(({ id }) => (seen.has(id) ? [] : id))
      const stored = unseen.length > 0 ? await findStored(ctx, executor, kind, unseen) : []
      const before = patches.flatMap(({ id }) => seen.get(id) ?? stored.find((row) => row.id === id) ?? [])
      const plans = planUpdates(kind, patches, before, new Date().toISOString())
      for (const { next } of plans) seen.set(next.id, next)
      return new Set(plans.flatMap(({ next, changed }) => (changed.length > 0 ? next.id : [])))
    }
  }
}
