import { sql } from '../db/drizzle.ts'
import { undos, webhookReplays } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import { unscoped } from '../db/unscoped.ts'
import { findKeyEntry, type KeyEntry, type KeyedRequest } from '../writes/idempotency.ts'
import type { Run } from './run.ts'

// What an instance of release 1.1.0 has begun and not finished, as a run of this version's, which goes on with it
// (docs/decisions/runs.md). This file goes when no instance of 1.1.0 can run beside this version any more.

type FormerImport = { chunksDone: number; result: FormerResult }
type FormerResult = Record<'totalRows' | 'imported' | 'updated' | 'unchanged' | 'skipped', number> & {
  errors: string[]
}
type FormerBulk = Record<'position' | 'changed' | 'unchanged' | 'skipped' | 'failed', number> & { errors: unknown[] }

/** The import or change of many that has left its progress under a key; undefined where there is none. */
export function formerRun({ progress, changeSet }: KeyEntry, kind: 'bulk' | 'import'): Run | undefined {
  if (progress === null || changeSet === null) return undefined
  if (kind === 'bulk') {
    const { position, changed, unchanged, skipped, failed, errors } = progress as FormerBulk
    return { changeSet, position, errors, errorCount: failed, counts: { changed, unchanged, skipped, cleared: 0 } }
  }
  const { chunksDone: position, result } = progress as FormerImport
  const { totalRows, imported, updated, unchanged, skipped: errorCount, errors, ...facts } = result
  const counts = { totalRows, imported, updated, unchanged, createdReferences: 0 }
  return Object.assign({ changeSet, position, errors, errorCount, counts }, { facts, ignoredLines: [] })
}

/** How far an import is, as 1.1.0 keeps it under the key, and goes on with it. */
export function formerProgress({ position: chunksDone, counts, errors, errorCount: skipped, ...more }: Run): unknown {
  const { createdReferences: _, ...result } = counts
  return {
    chunksDone,
    isDone: false,
    result: { ...result, skipped, errors, ...(more as { facts?: object }).facts }
  }
}

/** The ids of the records that a change of many is about. */
export async function formerIds(executor: Executor, keyed: KeyedRequest): Promise<Buffer | undefined> {
  const entry = await findKeyEntry(executor, { ...keyed, operation: `${keyed.operation} ids` })
  return entry && Buffer.from(entry.progress as string, 'base64')
}

const selectUndo = statement<{
  changeSet: string
  position: number
  reverted: number
  errorCount: number
  errors: string
}>(
  'find_former_undo',
  sql`select ${undos.undoSet} as "changeSet", ${undos.position}::float8 as position, ${undos.reverted},
      ${undos.conflictCount} as "errorCount", ${undos.conflicts} as errors from ${undos}
    where ${mine(undos, sql`${undos.changeSet} = ${sql.placeholder('key')}::uuid`, sql`${undos.position} > 0`)}`
)

/** The undo of a change set that isn't finished. */
export async function formerUndo(executor: Executor, scope: TenantScope & { key: string }): Promise<Run | undefined> {
  const [found] = await run(executor, selectUndo, scope)
  if (!found) return undefined
  const { reverted, errors, ...at } = found
  return { ...at, counts: { reverted }, errors: JSON.parse(errors) }
}

/** What is left of a replay: deliveries between two ids. */
export type FormerReplay = { isOfFailed: boolean; after: string; untilId: string }

const selectReplays = unscoped<{ tenantId: string; key: string }>(
  'former_replays',
  sql`/* of all tenants */ select ${webhookReplays.tenantId} as "tenantId", ${webhookReplays.webhookId}::text as key from ${webhookReplays} limit 1000`
)

const takeReplay = statement<FormerReplay>(
  'take_former_replay',
  sql`delete from ${webhookReplays} where ${mine(webhookReplays, sql`${webhookReplays.webhookId} = ${sql.placeholder('key')}::uuid`)}
    returning ${webhookReplays.isOfFailed} as "isOfFailed", ${webhookReplays.position} as after, ${webhookReplays.untilId} as "untilId"`
)

/** The replays that aren't finished, by their tenants and webhooks. */
export function findFormerReplays(executor: Executor): Promise<{ tenantId: string; key: string }[]> {
  return run(executor, selectReplays, {})
}

/** Takes the replay of a webhook away from instances of 1.1.0. */
export async function formerReplay(tx: Executor, scope: TenantScope & { key: string }) {
  return (await run(tx, takeReplay, scope))[0]
}
