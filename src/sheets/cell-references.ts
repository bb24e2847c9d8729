import { getTableName, sql } from '../db/drizzle.ts'
import { companies, contacts, deals, users } from '../db/schema.ts'
import { type Executor, run, type Statement, seenStatement } from '../db/statement.ts'
import { mine, type SeenScope } from '../db/tenant.ts'
import type { NearNames } from '../near-names.ts'
import { aliasSource } from '../records/aliases.ts'
import { nameKey } from '../records/name.ts'
import { emailKeys } from '../texts/emails.ts'
import { type CellReference, hintOfNames } from './sheet.ts'

const namedBy = (what: string, table: typeof companies | typeof deals): CellReference => ({
  what,
  table,
  column: table.name,
  keyColumn: table.nameKey,
  toKeys: (name) => [nameKey(name)]
})

export const companyByName = namedBy('company', companies)
export const dealByName = namedBy('deal', deals)
export const contactByEmail: CellReference = {
  what: 'contact',
  table: contacts,
  column: contacts.email,
  keyColumn: contacts.emailKey,
  toKeys: emailKeys,
  isAlias: true
}
export const userByEmail: CellReference = {
  what: 'user',
  table: users,
  column: users.email,
  keyColumn: users.emailKey,
  toKeys: emailKeys
}

type Found = { number: number; id: string }

const lookups = new Map<CellReference, Statement<Found, SeenScope>>(
  [companyByName, dealByName, contactByEmail, userByEmail].map((reference) => [reference, lookup(reference)])
)

/** The ids of the records that the names mean; of several the one with the very letters, then the oldest. */
export async function findNamed(
  { tenantId, sees }: SeenScope,
  executor: Executor,
  reference: CellReference,
  names: string[]
): Promise<Map<string, string>> {
  const select = lookups.get(reference)
  if (!select) throw new Error('a reference without a lookup')
  if (names.length === 0) return new Map()
  const asked = names.flatMap((name) => reference.toKeys(name).map((key) => ({ name, key })))
  const values = { names: asked.map(({ name }) => name), keys: asked.map(({ key }) => key) }
  const found = await run(executor, select, { tenantId, sees, ...values })
  // The first key of a name is the one that is stored today.
  return new Map(found.reverse().map(({ number, id }) => [asked[number]?.name ?? '', id]))
}

const firstNames = new Map<CellReference, Statement<{ name: string }, SeenScope>>(
  [...lookups.keys()].map((reference) => [reference, firstNamesOf(reference)])
)

/** What to say of the names that the tenant has to who has named something else: a function of that. */
export async function hintOf(
  { tenantId, sees }: SeenScope,
  executor: Executor,
  reference: CellReference,
  near: NearNames
): Promise<(name: unknown) => string> {
  const select = firstNames.get(reference)
  if (!select) throw new Error('a reference without its names')
  const names = (await run(executor, select, { tenantId, sees })).map(({ name }) => name)
  return (name) => hintOfNames(names, near, name)
}

function firstNamesOf({ table, column, keyColumn }: CellReference): Statement<{ name: string }, SeenScope> {
  return seenStatement(
    `first_names_of_${getTableName(table)}`,
    sql`select ${column} as name from ${table} where ${mine(table, sql`${keyColumn} is not null`)} order by ${keyColumn} limit 10`
  )
}

function lookup({ what, table, column, keyColumn, isAlias }: CellReference): Statement<Found, SeenScope> {
  const own = sql`select ${table.id}, false as is_alias from ${table} where ${mine(table, sql`${keyColumn} = input.key`)}
          order by ${column} = input.name desc, ${table.id} limit 1`
  const found = isAlias
    ? sql`(${own}) union all (${aliasSource({ entity: what, table }, sql`input.key`)}) order by is_alias limit 1`
    : own
  return seenStatement(
    `find_named_${getTableName(table)}`,
    sql`select input.number::int - 1 as number, found.id
      from unnest(${sql.placeholder('names')}::text[], ${sql.placeholder('keys')}::text[])
        with ordinality as input (name, key, number), lateral (${found}) as found`
  )
}
