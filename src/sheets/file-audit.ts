import type { Context } from '../contract.ts'
import type { Executor } from '../db/statement.ts'
import { ApiError } from '../errors.ts'
import { actorOf } from '../outbox/origin.ts'
import { type AuditEvent, recordAudit } from '../writes/audit-log.ts'
import type { Sheet } from './sheet.ts'

/** Adds an export to the audit log, before its first row is sent. */
export function auditExport(ctx: Context, sheet: Sheet): Promise<void> {
  return audit(ctx, ctx.db, sheet, { action: 'records.exported' })
}

/** Adds an import whose rows are all written; `executor` is the transaction that keeps its answer, if it has a key. */
export function auditImport(ctx: Context, executor: Executor, sheet: Sheet): Promise<void> {
  return audit(ctx, executor, sheet, { action: 'records.imported' })
}

/** Adds an import that breaks off, and throws its error. A file that is refused as a whole is not logged. */
export async function auditBrokenImport<T>(ctx: Context, sheet: Sheet, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status < 500
    // The client is to get the import's own error, also where the entry can't be written.
    if (!isRefused) await audit(ctx, ctx.db, sheet, { action: 'records.imported', outcome: 'failed' }).catch(() => {})
    throw error
  }
}

function audit(ctx: Context, executor: Executor, sheet: Sheet, event: Pick<AuditEvent, 'action' | 'outcome'>) {
  const target = { type: sheet.name, id: null, name: null }
  // A GET has no origin: the actor of an export is the caller.
  const actor = ctx.caller ? actorOf(ctx.caller) : ctx.origin.actor
  return recordAudit(ctx, executor, { ...event, target, actor })
}
