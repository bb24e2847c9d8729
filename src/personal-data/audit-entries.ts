import { sql } from '../db/drizzle.ts'
import { auditLog } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import { emailKeys } from '../texts/emails.ts'
import type { Person } from './scrub.ts'

/** Entries about a contact, and failed logins with its address where no user has it: these have it as it was typed. `addresses` are keys of theirs. */
export const isAboutPerson = sql`(${auditLog.targetId} = any(${sql.placeholder('ids')}::uuid[])
      or (${auditLog.targetId} is null and lower(normalize(${auditLog.targetName}, NFC)) = any(${sql.placeholder('addresses')}::text[])))`

const scrubEntries = statement(
  'scrub_audit_entries',
  sql`update ${auditLog} set target_name = null,
      actor_name = case when ${auditLog.targetId} is null then 'erased' else ${auditLog.actorName} end
    where ${mine(auditLog, isAboutPerson)}`
)

/** Takes a person's name and address out of the audit log. */
export async function scrubAuditLog(tx: Executor, { tenantId }: TenantScope, person: Person): Promise<void> {
  await run(tx, scrubEntries, { tenantId, ids: [...person.ids], addresses: keysOf(person.addresses) })
}

/** The keys of addresses, for `isAboutPerson`. */
export function keysOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap(emailKeys))]
}
