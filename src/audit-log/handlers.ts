import type { HandlersFor } from '../contract.ts'
import { listEntries } from './list.ts'

/** The contract's chapter "Audit log". Entries are added by writes/audit-log.ts; no operation changes or deletes one. */
export const auditLogHandlers: HandlersFor<'audit-log'> = {
  listAuditLog: (ctx, { query, fields }) => listEntries(ctx, query, fields)
}
