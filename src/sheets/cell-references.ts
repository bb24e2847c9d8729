import { type AnyPgColumn, getTableName, type SQL, sql } from '../db/drizzle.ts'
import { comparedStart as startOf } from '../db/schema/columns.ts'
import { companies, contacts, deals, users } from '../db/schema.ts'
import { type Executor, run, type Statement, seenStatement, statement } from '../db/statement.ts'
import { mine, type SeenScope } from '../db/tenant.ts'
import { isUuid } from '../formats.ts'
import { canonicalId } from '../ids.ts'
import type { NearNames } from '../near-names.ts'
import { aliasSource } from '../records/aliases.ts'
import { findSurvivors } from '../records/merged.ts'
import type { RecordTable } from '../records/record.ts'
import { comparedForm, comparedStart } from '../texts/compared.ts'
import { emailKeys } from '../texts/emails.ts'
import { spellingsOfHost } from '../texts/hosts.ts'
import { isRespelled, type Respelled, respelledEmail, respelledHost } from '../texts/respelled.ts'

/** How another record is named in a cell. */
type Described = {
  /** Its name in messages: `company`. */
  what: string
  table: RecordTable
  /** What the cell holds, and the form in which it is compared where no record has it to the letter. */
  column: AnyPgColumn
  keyColumn: AnyPgColumn | SQL
  /** All keys that a name is found by. */
  toKeys: (name: string) => string[]
  /** Where the column may hold further keys, which only the database knows. */
  respelled?: Respelled
  /** Whether the name of a record that was merged into another one finds that one. */
  isAlias?: boolean
}

type Found = { number: number; id: string; isExact: boolean }
type Names = Statement<{ name: string }, SeenScope>

/** Another record, named in a cell, with the statements that find it and names like its own. */
export type CellReference = Described & {
  find: Statement<Found, SeenScope>
  firstNames: Names
  neighbours: Names
  /** Of names that several records may have: which of some records have them. */
  findBearers?: Statement<{ number: number }, SeenScope>
}

const reference = (described: Described): CellReference => ({
  ...described,
  find: lookup(described),
  firstNames: firstNamesOf(described),
  neighbours: neighboursOf(described)
})

const namedBy = (what: string, table: typeof companies | typeof deals): CellReference => {
  const toKeys = (name: string) => [comparedStart(name)]
  const named = reference({ what, table, column: table.name, keyColumn: startOf(table.name), toKeys })
  return { ...named, findBearers: bearersOf(named) }
}

const byEmail = (what: string, table: typeof contacts | typeof users, isAlias: boolean): CellReference => {
  const { email: column, emailKey: keyColumn } = table
  return reference({ what, table, column, keyColumn, toKeys: emailKeys, respelled: respelledEmail(keyColumn), isAlias })
}

const byId = (what: string, table: typeof companies | typeof contacts | typeof deals): CellReference => {
  const toKeys = (id: string) => (isUuid(id) ? [canonicalId(id)] : [])
  return reference({ what, table, column: table.id, keyColumn: table.id, toKeys })
}

/** How many names are read for the nearest of them, and how many around a name where there are more. */
const [maxNames, maxNeighbours] = [1_000, 5]

export const companyByName = namedBy('company', companies)
export const dealByName = namedBy('deal', deals)
export const contactByEmail = byEmail('contact', contacts, true)
export const userByEmail = byEmail('user', users, false)
export const companyByDomain = reference({
  what: 'company',
  table: companies,
  column: companies.domain,
  keyColumn: companies.domain,
  toKeys: spellingsOfHost,
  respelled: respelledHost(companies.domain),
  isAlias: true
})
export const companyById = byId('company', companies)
export const contactById = byId('contact', contacts)
export const dealById = byId('deal', deals)

/** That a name could mean several records, where it has to mean one. */
export const several = Symbol('several')

/** The ids of the records that the names mean; `several` where a name could mean more than one, and none of them alone has it to the letter. */
export async function findNamed(
  scope: SeenScope,
  executor: Executor,
  reference: CellReference,
  names: string[]
): Promise<Map<string, string | typeof several>> {
  const asked = names.flatMap((name) => reference.toKeys(name).map((key) => ({ name, key })))
  const found = new Map<string, string | typeof several>()
  if (asked.length === 0) return addUsersByName(scope, executor, reference, names, found)
  const values = { names: asked.map(({ name }) => name), keys: asked.map(({ key }) => key) }
  const { tenantId, sees } = scope
  const rows = await run(executor, reference.find, { tenantId, sees, ...values })
  // The first key of a name is the one that is stored today.
  for (const [number, [first, second]] of [...Map.groupBy(rows, (row) => row.number)].reverse()) {
    const isOne = !second || (first?.isExact && !second.isExact)
    if (first) found.set(asked[number]?.name ?? '', isOne ? first.id : several)
  }
  return addUsersByName(scope, executor, reference, names, found)
}

/** So many active users are looked through for a name. */
const maxUsers = 10_000

const selectActiveUsers = statement<{ id: string; name: string }>(
  'active_users_by_name',
  sql`select ${users.id} as id, ${users.name} as name from ${users}
    where ${mine(users, sql`${users.isActive}`)} order by ${users.id} limit ${sql.raw(String(maxUsers))}`
)

/** A user is also known by the name, as long as one active user alone has it. */
async function addUsersByName(
  { tenantId }: SeenScope,
  executor: Executor,
  reference: CellReference,
  names: string[],
  found: Map<string, string | typeof several>
) {
  const left = names.filter((name) => !found.has(name))
  if (reference !== userByEmail || left.length === 0) return found
  const active = await run(executor, selectActiveUsers, { tenantId })
  const byName = Map.groupBy(active, ({ name }) => comparedForm(name))
  for (const name of left) {
    const [first, second] = byName.get(comparedForm(name)) ?? []
    if (first) found.set(name, second ? several : first.id)
  }
  return found
}

/** Which of some records have a name, as it is compared: pairs of both, of which the numbers (from 0) come back. */
export async function findBearers(
  { tenantId, sees }: SeenScope,
  executor: Executor,
  reference: CellReference,
  pairs: { id: string; name: string }[]
): Promise<Set<number>> {
  const { findBearers: select, toKeys } = reference
  if (!select || pairs.length === 0) return new Set()
  const values = { ids: pairs.map(({ id }) => id), keys: pairs.map(({ name }) => toKeys(name)[0] ?? '') }
  return new Set((await run(executor, select, { tenantId, sees, ...values })).map(({ number }) => number))
}

function bearersOf({ table, keyColumn }: Described): Statement<{ number: number }, SeenScope> {
  return seenStatement(
    `bearers_of_name_${getTableName(table)}`,
    sql`select input.number::int - 1 as number
      from unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('keys')}::text[]) with ordinality as input (id, key, number),
        lateral (select from ${table} where ${mine(table, sql`${table.id} = input.id`, sql`${keyColumn} = input.key`)} limit 1) as found`
  )
}

/** The names of some records, each once, for `hintOfNames`. */
export function distinctNames(named: { name: string }[]): string[] {
  return [...new Set(named.map(({ name }) => name))]
}

/** What there is where a name isn't found: the nearest ten names, and how many more there are. */
export function hintOfNames(names: string[], near: NearNames, name: unknown): string {
  return names.length === 0 ? 'there is none' : `there are: ${near.list(names, name)}`
}

/** Of how many names of a chunk the neighbours are read. */
const maxNear = 100

/**
 * What to say of the names that the tenant has to who has named something else: a function of that. Of many names only those
 * count that stand next to it in their order. `missing` are the names that will be asked about.
 */
export async function hintOf(
  { tenantId, sees }: SeenScope,
  executor: Executor,
  reference: CellReference,
  near: NearNames,
  missing: string[]
): Promise<(name: unknown) => string> {
  if (reference.column === reference.table.id) return hintOfMerged({ tenantId, sees }, executor, reference, missing)
  const first = await run(executor, reference.firstNames, { tenantId, sees })
  const names = distinctNames(first)
  if (first.length < maxNames) return (name) => hintOfNames(names, near, name)
  const around = new Map<unknown, string[]>()
  for (const name of missing.slice(0, maxNear)) {
    const key = reference.toKeys(name)[0] ?? name
    around.set(name, distinctNames(await run(executor, reference.neighbours, { tenantId, sees, key })))
  }
  return (name) => hintOfNames(around.get(name) ?? names.slice(0, 2 * maxNeighbours), near, name)
}

/** Of an id that nothing has: which record that one was merged into. */
async function hintOfMerged(scope: SeenScope, executor: Executor, { what, toKeys }: CellReference, missing: string[]) {
  const survivors = await findSurvivors(scope, executor, missing.flatMap(toKeys))
  return (name: unknown) => {
    const { entity, survivorId } = survivors.get(toKeys(String(name))[0] ?? '') ?? {}
    return entity === what ? `it was merged into ${survivorId}` : ''
  }
}

function firstNamesOf({ table, column, keyColumn }: Described): Names {
  return seenStatement(
    `first_names_of_${getTableName(table)}_by_${column.name}`,
    sql`select ${column}::text as name from ${table} where ${mine(table, sql`${keyColumn} is not null`)} order by ${keyColumn} limit ${sql.raw(String(maxNames))}`
  )
}

function neighboursOf({ table, column, keyColumn }: Described): Names {
  const key = column === table.id ? sql`${sql.placeholder('key')}::uuid` : sql`${sql.placeholder('key')}::text`
  const some = (sign: '<' | '>=') =>
    sql`(select ${column}::text as name from ${table} where ${mine(table, sql`${keyColumn} ${sql.raw(sign)} ${key}`)}
      order by ${keyColumn} ${sql.raw(sign === '<' ? 'desc' : '')} limit ${sql.raw(String(maxNeighbours))})`
  return seenStatement(
    `names_near_in_${getTableName(table)}_by_${column.name}`,
    sql`${some('>=')} union all ${some('<')}`
  )
}

function lookup({ what, table, column, keyColumn, respelled, isAlias }: Described): Statement<Found, SeenScope> {
  const key = column === table.id ? sql`input.key::uuid` : sql`input.key`
  const isExact = sql`${column}::text = input.name`
  const having = (...conditions: SQL[]) =>
    sql`select ${table.id}, false as is_alias, ${isExact} as is_exact from ${table} where ${mine(table, ...conditions)}`
  const today = having(sql`${keyColumn} = ${key}`)
  const own = respelled
    ? sql`select * from (${today} union ${having(isRespelled(respelled, key))}) as named order by is_exact desc, id limit 2`
    : sql`${today} order by ${isExact} desc, ${table.id} limit 2`
  const found = isAlias
    ? sql`select * from ((${own}) union all (select alias.*, true from (${aliasSource({ entity: what, table }, key)}) as alias)) as any_name order by is_alias limit 1`
    : own
  return seenStatement(
    `find_named_${getTableName(table)}_by_${column.name}`,
    sql`select input.number::int - 1 as number, found.id, found.is_exact as "isExact"
      from unnest(${sql.placeholder('names')}::text[], ${sql.placeholder('keys')}::text[])
        with ordinality as input (name, key, number), lateral (${found}) as found`
  )
}
