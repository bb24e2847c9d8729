import {
  type AnyPgColumn,
  customType,
  foreignKey,
  index,
  isNull,
  jsonb,
  primaryKey,
  type SQL,
  type SQLWrapper,
  sql,
  timestamp,
  uuid
} from '../drizzle.ts'

/** A moment in UTC with milliseconds: what the contract's `date-time` carries, no finer. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'string' })

/**
 * The condition that every index of a tenant's table, the primary key excepted, has on its own key. Statements with
 * conditions on other columns then can't use it, so that one index fits each statement, whatever the statistics say
 * (docs/decisions/indexes.md).
 */
export const present = (key: AnyPgColumn) => sql`${key} is not null`

type Rows = { tenantId: AnyPgColumn; id: AnyPgColumn }

export type Columns<Name extends string> = Record<Name, AnyPgColumn>

/** The index of lists that are filtered or ordered by a column. */
export const indexOn = (name: string, { tenantId, id }: Rows, column: AnyPgColumn) =>
  index(name).on(tenantId, column, id).where(present(column))

/** A text in the form in which texts are compared (src/texts/compared.ts). */
export const compared = (text: SQLWrapper): SQL => sql`public.crm_fold(${text})`

/** The start of that form, which indexes have (`comparedStart` of src/texts/compared.ts). */
export const comparedStart = (text: SQLWrapper): SQL => sql`left(public.crm_fold(${text}), 512)`

/** The index of what is found by a text in the form in which texts are compared, and by the columns behind it. */
export const comparedIndex = (name: string, { tenantId, id }: Rows, text: AnyPgColumn, others: AnyPgColumn[] = []) =>
  index(name)
    .on(tenantId, comparedStart(text), ...others, id)
    .where(sql`${comparedStart(text)} is not null`)

/** Whether an address or a host may be another one's in another spelling (src/search/twins.ts). */
export const oddlySpelled = (column: AnyPgColumn) => sql`${column} ~ '[^\\x21-\\x7e]|xn--'`

/** The index of what is oddly spelled alone, which is little, by the form in which texts are compared. */
export const oddIndex = (name: string, { tenantId, id }: Rows, column: AnyPgColumn) =>
  index(name).on(tenantId, comparedStart(column), id).where(oddlySpelled(column))

/** The index of a tenant's records that nobody owns, which restricted callers see beside those of some owners, in the order of lists. */
const unownedIndex = (name: string, { tenantId, ownerId, id }: Rows & { ownerId: AnyPgColumn }) =>
  index(name).on(tenantId, ownerId, id).where(isNull(ownerId))

/** A foreign key to a row of the same tenant. */
export const reference = (name: string, { tenantId }: Pick<Rows, 'tenantId'>, column: AnyPgColumn, target: Rows) =>
  foreignKey({ name, columns: [tenantId, column], foreignColumns: [target.tenantId, target.id] })

/**
 * The index of `wordsOf`. New entries go to a list first, which each search reads through, so it is kept short; without it
 * a write would cost half as much again.
 */
const wordIndex = (name: string, words: SQL) =>
  index(name).using('gin', words).with({ fastupdate: true, gin_pending_list_limit: 128 })

export const oneOf = (column: AnyPgColumn, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`

/** The values of custom properties by their keys, archived ones included. */
const customValues = () => jsonb('custom').$type<Record<string, unknown>>().notNull().default({})

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const tenantId = () => uuid('tenant_id').notNull()

/** What rows have that are found by an id: their tenant, to which they may refer, and when they were made, and last changed. */
export const ofTenant = (tenant = tenantId()) => ({
  tenantId: tenant,
  id: uuid('id').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull()
})

/** What every contact, company, deal and activity has beside its own columns. */
export const ofRecord = () => ({ ...ofTenant(), ownerId: uuid('owner_id'), custom: customValues() })

type RecordColumns = Columns<'tenantId' | 'id' | 'ownerId' | 'createdAt' | 'updatedAt'>

/**
 * The keys and indexes of every contact, company, deal and activity; those of the table are named after it. The primary key is also the
 * list order "createdAt, id": an id is a UUIDv7 made of its createdAt's own millisecond.
 */
export const indexesOfRecord = (name: string, table: RecordColumns, words: SQL, owners: Rows) => [
  primaryKey({ columns: [table.tenantId, table.id] }),
  indexOn(`${name}_updated`, table, table.updatedAt),
  indexOn(`${name}_created`, table, table.createdAt),
  indexOn(`${name}_owner`, table, table.ownerId),
  unownedIndex(`${name}_unowned`, table),
  wordIndex(`${name}_words`, words),
  reference(`${name}_owner`, table, table.ownerId, owners)
]
