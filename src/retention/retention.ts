import type { Config } from '../config.ts'
import type { Database } from '../db/client.ts'
import { type Column, sql } from '../db/drizzle.ts'
import {
  apiKeyUsage,
  auditLog,
  idempotencyKeys,
  importJobs,
  importPieces,
  runs,
  webhookAttempts,
  webhookBodies,
  webhookDeliveries
} from '../db/schema.ts'
import { forgetOldWindows } from '../limits/shared-windows.ts'
import { completeUniqueValues } from '../records/former-unique-values.ts'
import { repeat } from '../repetition.ts'
import { keyLifetime } from '../writes/idempotency.ts'
import { removeOldChanges } from './old-changes.ts'
import { removalOf } from './old-rows.ts'

// For how long things are kept, and how often what is past its time is removed. Each instance does so: to find nothing costs little,
// and two that find the same remove it once.

const minuteMs = 60_000

const olderThan = (column: Column, interval: string) => sql`${column} < now() - interval ${sql.raw(`'${interval}'`)}`

/** Removes entries of the audit log that are older than so many days. No other statement removes one. */
export const removeOldEntries = removalOf(
  'old_audit_entries',
  auditLog,
  sql`${auditLog.at} < now() - ${sql.placeholder('days')}::int * interval '1 day'`
)

const removeOldUsage = removalOf('old_key_usage', apiKeyUsage, sql`${apiKeyUsage.day} <= current_date - 30`)

const removeOldKeys = removalOf(
  'old_idempotency_keys',
  idempotencyKeys,
  sql`${idempotencyKeys.createdAt} < now() - ${keyLifetime}`
)

// Those of undos are kept, which say by whom a change set was undone; replays end by themselves. What is left of a job shows in it.
const removeOldRuns = removalOf(
  'old_runs',
  runs,
  sql`${runs.kind} in ('bulk', 'import', 'job') and ${runs.updatedAt} < now() - ${keyLifetime}`
)

/** Removes deliveries, their bodies and attempts whose time is over. */
const removeOldDeliveries = inTurn(
  removalOf('old_deliveries', webhookDeliveries, olderThan(webhookDeliveries.createdAt, '30 days')),
  // Kept for a day longer than the deliveries that share them.
  removalOf('old_webhook_bodies', webhookBodies, olderThan(webhookBodies.createdAt, '31 days')),
  removalOf('old_webhook_attempts', webhookAttempts, olderThan(webhookAttempts.createdAt, '30 days'))
)

const isOldImport = olderThan(importJobs.createdAt, '7 days')
const jobOfPiece = sql`select from ${importJobs}
      where ${importJobs.tenantId} = ${importPieces.tenantId} and ${importJobs.id} = ${importPieces.jobId}`

/** Removes imports that are older than 7 days with their files, and files whose upload was cut off. */
export const removeOldImports = inTurn(
  removalOf('old_import_pieces', importPieces, sql`exists (${jobOfPiece} and ${isOldImport})`),
  removalOf('old_imports', importJobs, isOldImport),
  // A file whose upload was cut off has no job.
  removalOf(
    'lost_import_pieces',
    importPieces,
    sql`${olderThan(importPieces.createdAt, '1 day')} and not exists (${jobOfPiece})`
  )
)

function inTurn(...removals: ReturnType<typeof removalOf>[]) {
  return async (db: Database) => {
    for (const remove of removals) await remove(db)
  }
}

/**
 * Begins to remove what is past its time, at once and then again and again. The function ends it, and waits for what is under way.
 * The first time each kind waits for the one before: all at once would take a connection each, when an instance has just started and
 * its first requests want these.
 */
export function startRetention(db: Database, config: Config, onError: (error: unknown) => void): () => Promise<void> {
  const { auditLogDays, changesRetentionDays: changesDays } = config
  const stopping = new AbortController()
  const { signal } = stopping
  let turn = Promise.resolve()
  const every = (minutes: number, work: () => Promise<void>) => {
    const next = Promise.withResolvers<void>()
    const begin = () =>
      repeat(() => work().finally(next.resolve), { pauseMs: minutes * minuteMs, signal, onError }).finally(next.resolve)
    const loop = turn.then(begin)
    turn = next.promise
    return loop
  }
  const loops = [
    every(1, () => removeOldDeliveries(db)),
    every(1, () => removeOldKeys(db)),
    every(1, () => removeOldRuns(db)),
    every(10, () => forgetOldWindows(db)),
    every(10, () => removeOldImports(db)),
    every(60, () => removeOldEntries(db, auditLogDays)),
    every(60, () => removeOldUsage(db)),
    every(60, () => removeOldChanges(db, changesDays)),
    // After an upgrade it takes the longest.
    every(1, async () => void (await completeUniqueValues(db)))
  ]
  return async () => {
    stopping.abort()
    await Promise.all(loops)
  }
}
