import { company } from '../companies/record.ts'
import { noProperties } from '../custom/definitions.ts'
import type { Database } from '../db/client.ts'
import type { Executor } from '../db/statement.ts'
import { Overlay } from '../records/overlay.ts'
import type { PlannedChange } from '../records/plan.ts'
import type { WriteScope } from '../records/rows.ts'
import { type World, worldOf } from '../records/world.ts'
import { sendMixed } from '../records/write.ts'
import type { Sheet } from '../sheets/sheet.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import type { TenantWriter } from '../writes/writer.ts'
import type { ImportOptions } from './options.ts'

/** What an import works with, whether a request waits for it or not. */
export type ImportScope = WriteScope & { db: Database; writer: TenantWriter }

/** What the rows of a chunk are planned by, and where the planned changes go. */
export type Target = {
  executor: Executor
  world: World
  /** What names the records of earlier rows, beyond what the world knows of (sheets/sheet.ts, `Identity`). */
  taken: Set<string>
  /** Whether it has forgotten rows: then no more is remembered. */
  isFull: () => boolean
  /** Does new records and changes of others, each at most once; resolves when that is done. */
  keep: (changes: PlannedChange[]) => Promise<unknown>
  /** Does new companies, ahead of the records that refer to them. */
  keepCompanies: (changes: PlannedChange[]) => Promise<unknown>
  /** The companies that earlier rows have made and nobody can look up, by key (new-companies.ts). */
  made: Map<string, string>
}

/** The tenant's records. */
export function recordsTarget(ctx: ImportScope, tx: TenantTransaction, { kind }: Sheet): Target {
  return {
    executor: tx,
    world: { ...worldOf(ctx, tx), keepsAliases: true },
    taken: new Set(),
    isFull: () => false,
    keep: (changes) => sendMixed(ctx, tx, kind, changes),
    keepCompanies: (changes) => sendMixed(ctx, tx, company, changes),
    made: new Map()
  }
}

/** How many records a dry run remembers, so that later rows of the file see them. */
export const maxRemembered = 200_000

/** What a dry run's rows would leave behind, for all chunks of a file. */
export function dryTarget(
  ctx: ImportScope,
  { kind, properties = noProperties }: Sheet,
  { mode }: ImportOptions
): Target {
  // Rows that only make records look at no others but by unique values.
  const isFinding = mode !== 'create'
  const overlay = new Overlay(isFinding)
  let count = 0
  const isFull = () => count > maxRemembered
  const made = new Map<string, string>()
  return {
    executor: ctx.db,
    world: overlay.over({ ...worldOf(ctx, { ...ctx.db, properties }), keepsAliases: true }, ctx.sees),
    taken: new Set(),
    isFull,
    keep: async (changes) => {
      count += changes.length
      if (!isFull())
        overlay.add(
          kind,
          changes.filter(({ taken }) => isFinding || taken.length > 0)
        )
    },
    keepCompanies: async (changes) => {
      count += changes.length
    },
    made
  }
}
