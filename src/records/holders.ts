import type { TenantProperties } from '../custom/definitions.ts'
import { type SQL, sql } from '../db/drizzle.ts'
import { columnsOfRows } from '../db/lists.ts'
import { preparedFor } from '../db/prepared.ts'
import { uniqueValues } from '../db/schema.ts'
import { type Executor, run } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import { unrestricted } from '../db/unrestricted.ts'
import { aliasSource } from './aliases.ts'
import type { AnyRecordKind, Row } from './record.ts'
import { holderIds, type Named, nameOf, wantedBy } from './unique-values.ts'

// Which records unique custom values find.

/** The record that holds a unique value or, where none does, the one that it finds because of a merge (aliases.ts). */
export type Holder = { id: string; isAlias: boolean }

/** `propertyId`, `key`, `formerKey` (lists) → those of these values that find a record; a key that 1.1.0 has just stored is its own. */
const holdersStatement = preparedFor((kind: AnyRecordKind) => {
  const ofProperty = sql`${uniqueValues.propertyId} = wanted.property_id`
  const heldBy = (...isKey: SQL[]) =>
    sql`select coalesce(${holderIds}) from ${uniqueValues} where ${mine(uniqueValues, ofProperty, ...isKey)}`
  const present = heldBy(sql`${uniqueValues.uniqueKey} = wanted.key`)
  const former = heldBy(sql`${uniqueValues.uniqueKey} is null`, sql`${uniqueValues.key} = wanted.former_key`)
  const own = sql`select held.id, false as is_alias from (${present} union all ${former}) as held (id) order by held.id limit 1`
  const found = kind.isMergeable
    ? sql`(${own}) union all (${aliasSource(kind, sql`wanted.property_id || ' ' || wanted.key`)}) order by is_alias limit 1`
    : own
  return unrestricted<Named & Holder>(
    'keys',
    `${kind.entity}_unique_holders`,
    sql`select wanted.property_id as "propertyId", wanted.key, found.id, found.is_alias as "isAlias"
    from unnest(${sql.placeholder('propertyId')}::uuid[], ${sql.placeholder('key')}::text[], ${sql.placeholder('formerKey')}::text[])
        as wanted (property_id, key, former_key), lateral (
      ${found}) as found`
  )
})

/**
 * The records that unique values of a kind find, by `nameOf`; of several that a former release told apart the oldest.
 */
export async function findHolders(
  { tenantId }: TenantScope,
  executor: Executor,
  kind: AnyRecordKind,
  wanted: Named[]
): Promise<Map<string, Holder>> {
  if (wanted.length === 0) return new Map()
  const values = { tenantId, ...columnsOfRows(wanted, 'propertyId', 'key', 'formerKey') }
  const found = await run(executor, holdersStatement(kind), values)
  return new Map(found.map(({ id, isAlias, ...named }) => [nameOf(named), { id, isAlias }]))
}

/** What `findByUnique` asks; a `World` is such. */
type Asked = {
  properties: TenantProperties
  findHolders: (kind: AnyRecordKind, values: Named[]) => Promise<Map<string, Holder>>
}

/** For each row whose value of a unique property (`by`, as `custom/number`) finds a record: the row's number (from 0), and the record. */
export async function findByUnique(
  { properties, findHolders }: Asked,
  kind: AnyRecordKind,
  by: string,
  rows: Row[]
): Promise<(Holder & { number: number })[]> {
  const wanted = rows.flatMap((row, number) => {
    const value = wantedBy(properties.of(kind.entity), {}, row).find(({ property }) => `custom/${property}` === by)
    return value ? [{ ...value, number }] : []
  })
  const holders = await findHolders(kind, wanted)
  return wanted.flatMap(({ number, ...value }) => {
    const holder = holders.get(nameOf(value))
    return holder ? [{ ...holder, number }] : []
  })
}
