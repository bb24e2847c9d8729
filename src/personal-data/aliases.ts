import { contact } from '../contacts/record.ts'
import { sql } from '../db/drizzle.ts'
import { changes } from '../db/schema.ts'
import { run, statement } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import { removeAliases } from '../records/aliases.ts'
import { nameOf, uniqueValuesOf } from '../records/unique-values.ts'
import { emailKeys } from '../texts/emails.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import type { Person } from './scrub.ts'

const selectValues = statement<{ key: string; value: string }>(
  'custom_values_of_contact',
  sql`select distinct held.key, held.value::text as value from ${changes}, json_each(${changes.data} -> 'custom') as held
    where ${mine(
      changes,
      sql`${changes.entityId} = any(${sql.placeholder('ids')}::uuid[])`,
      sql`held.key = any(${sql.placeholder('properties')}::text[])`
    )}`
)

/**
 * Removes the e-mail addresses and unique values of a person by which merges find other contacts, or this one. Only before the change log
 * has lost what is theirs.
 */
export async function scrubAliases(tx: TenantTransaction, { tenantId }: TenantScope, person: Person): Promise<void> {
  const ids = [...person.ids]
  const definitions = tx.properties.of(contact.entity)
  const properties = [...definitions.all.values()].filter(({ isUnique }) => isUnique).map(({ key }) => key)
  const held = properties.length > 0 ? await run(tx, selectValues, { tenantId, ids, properties }) : []
  const values = held.flatMap(({ key, value }) => uniqueValuesOf(definitions, { [key]: JSON.parse(value) }))
  await removeAliases({ tenantId }, tx, ids, [...person.addresses.flatMap(emailKeys), ...values.map(nameOf)])
}
