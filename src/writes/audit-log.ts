import type { Schemas } from '../../generated/types.ts'
import { sql } from '../db/drizzle.ts'
import { auditLog } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { ownTenantId, type TenantScope } from '../db/tenant.ts'
import { makeId, momentOfId } from '../ids.ts'
import type { Actor, Origin } from '../outbox/origin.ts'

export type AuditAction = Schemas['AuditAction']
export type AuditTarget = Schemas['AuditTarget']

/** Who acts, and from where; what the service does by itself has neither address nor request. */
export type AuditScope = TenantScope & { origin: Origin; clientAddress?: string; requestId?: string }

/** An entry without its time and origin. Nothing in it may be a secret, or the content of a record. */
export type AuditEvent = {
  action: AuditAction
  target: AuditTarget
  /** Default: succeeded. */
  outcome?: 'succeeded' | 'failed'
  /** Default: the actor of the request. */
  actor?: Actor
  /** Of a change of many records: how many it was meant for, changed and so on. */
  counts?: Record<string, number>
}

const insertEntry = statement(
  'insert_audit_entry',
  sql`insert into ${auditLog} (tenant_id, id, at, action, outcome, actor_type, actor_id, actor_name, target_type, target_id,
      target_name, ip, request_id, counts, source)
    values (${ownTenantId}, ${sql.placeholder('id')}, ${sql.placeholder('at')}, ${sql.placeholder('action')},
      ${sql.placeholder('outcome')}, ${sql.placeholder('actorType')}, ${sql.placeholder('actorId')},
      ${sql.placeholder('actorName')}, ${sql.placeholder('targetType')}, ${sql.placeholder('targetId')},
      ${sql.placeholder('targetName')}, ${sql.placeholder('ip')}, ${sql.placeholder('requestId')}, ${sql.placeholder('counts')},
      ${sql.placeholder('source')})`
)

/**
 * Adds an entry to the audit log. `executor` is the transaction of what the entry describes, where there is one
 * (docs/decisions/audit-log.md).
 */
export async function recordAudit(
  { tenantId, origin, clientAddress, requestId }: AuditScope,
  executor: Executor,
  { action, target, outcome = 'succeeded', actor = origin.actor, counts }: AuditEvent
): Promise<void> {
  const id = makeId()
  await run(executor, insertEntry, {
    ...{ tenantId, id, at: momentOfId(id), action, outcome },
    ...{ ip: clientAddress ?? null, requestId: requestId ?? null, source: origin.via },
    ...{ actorType: actor.type, actorId: actor.id, actorName: actor.name },
    ...{ targetType: target.type, targetId: target.id, targetName: target.name },
    counts: counts ? JSON.stringify(counts) : null
  })
}
