import { patchValues, type Values } from '../custom/values.ts'
import { sql } from '../db/drizzle.ts'
import { preparedFor } from '../db/prepared.ts'
import { type Executor, run } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import { unrestricted } from '../db/unrestricted.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import type { AnyRecordKind } from './record.ts'
import type { WriteScope } from './rows.ts'
import { updateReferences } from './write.ts'

// Finding records by what they hold of custom properties. No index has that, so each statement reads the tenant's records of a type.

/** `key` → a record that has a value of it. */
export const holderStatement = preparedFor(({ entity, table }: AnyRecordKind) =>
  unrestricted(
    'definitions',
    `${entity}_custom_holder`,
    sql`select from ${table} where ${mine(table, sql`${table}.custom ? ${sql.placeholder('key')}`)} limit 1`
  )
)

/** `key`, `options` → a value that has one of these options. */
export const optionHolderStatement = preparedFor(({ entity, table }: AnyRecordKind) =>
  unrestricted<{ held: string | string[] }>(
    'definitions',
    `${entity}_option_holder`,
    sql`select ${table}.custom -> ${sql.placeholder('key')}::text as held from ${table}
      where ${mine(table, sql`${table}.custom -> ${sql.placeholder('key')}::text ?| ${sql.placeholder('options')}::text[]`)} limit 1`
  )
)

/** `userId`, `keys` → the records that hold the user at one of these keys, and at which. */
export const userHoldersStatement = preparedFor(({ entity, table }: AnyRecordKind) =>
  unrestricted<{ id: string; held: string[] }>(
    'definitions',
    `${entity}_user_holders`,
    sql`select holder.id, holder.held from (
        select ${table.id} as id, array(select key from unnest(${sql.placeholder('keys')}::text[]) as key
          where ${table}.custom ->> key = ${sql.placeholder('userId')}) as held
        from ${table} where ${mine(table, sql`${table}.custom <> '{}'`)}) as holder
      where cardinality(holder.held) > 0 order by holder.id`
  )
)

/** Whether a record has a value of a property. */
export async function isHeld(
  { tenantId }: TenantScope,
  tx: Executor,
  kind: AnyRecordKind,
  key: string
): Promise<boolean> {
  return (await run(tx, holderStatement(kind), { tenantId, key })).length > 0
}

/** One of these options of a property that a record has. */
export async function findHeldOption(
  { tenantId }: TenantScope,
  tx: Executor,
  kind: AnyRecordKind,
  key: string,
  options: string[]
): Promise<string | undefined> {
  if (options.length === 0) return undefined
  const [found] = await run(tx, optionHolderStatement(kind), { tenantId, key, options })
  return found && options.find((option) => [found.held].flat().includes(option))
}

/** Clears the values that name a user, each record with its change row and event. */
export async function clearUser(
  scope: WriteScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  userId: string
): Promise<void> {
  const own = [...tx.properties.of(kind.entity).all.values()]
  const keys = own.filter(({ type }) => type === 'user').map(({ key }) => key)
  if (keys.length === 0) return
  const holders = await run(tx, userHoldersStatement(kind), { tenantId: scope.tenantId, userId, keys })
  const patches = holders.map(({ id, held }) => {
    const cleared = Object.fromEntries(held.map((key) => [key, null]))
    return { id, patch: { custom: (values: Values) => patchValues(values, cleared) } }
  })
  await updateReferences(scope, tx, kind, patches)
}
