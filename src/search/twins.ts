import { type AnyPgColumn, type SQL, sql } from '../db/drizzle.ts'
import { comparedStart, oddlySpelled } from '../db/schema/columns.ts'
import type { companies, contacts, users } from '../db/schema.ts'
import { type Executor, run, type Statement, seenStatement } from '../db/statement.ts'
import { mine, type SeenScope } from '../db/tenant.ts'
import { leastId } from '../ids.ts'

// Records whose address or host is one by now, which release 1.1.0 told apart: it kept `xn--`, composed letters and letters of full width as
// they came (docs/decisions/texts.md). Only such spellings are read, and what has them in another one.

type Spelled = { id: string; value: string }

/** How records with one key are found. */
export type TwinsKind = {
  odd: Statement<Spelled, SeenScope>
  /** Of the records `ids` alone, and others that compare alike with one of them. */
  oddAround: Statement<Spelled, SeenScope>
  spelled: Statement<Spelled, SeenScope>
  /** The first thousand of the oddly spelled ones after the id `after`. */
  next: Statement<{ id: string }, SeenScope>
  keysOf: KeysOf
}

/** All that records may hold for a value, first the key of this release. */
type KeysOf = (value: string) => string[]

/** Ids of records that have one key, the oldest one first. */
type Twins = { key: string; ids: string[] }

const oddAtOnce = 1_000

/** The statements of a column that holds addresses or hosts; `name` is part of theirs. */
export function twinsKind(
  name: string,
  table: typeof contacts | typeof companies | typeof users,
  column: AnyPgColumn,
  keysOf: KeysOf
): TwinsKind {
  const spelled = sql`select ${table.id} as id, ${column} as value from ${table}`
  const odd = (isWanted?: SQL) => sql`${spelled} where ${mine(table, oddlySpelled(column), isWanted)}`
  const isOne = sql`${table.id} = any(${sql.placeholder('ids')}::uuid[])`
  const start = comparedStart(column)
  return {
    keysOf,
    odd: seenStatement(`oddly_spelled_${name}`, odd()),
    oddAround: seenStatement(
      `oddly_spelled_${name}_around`,
      odd(sql`${start} = any(array(select ${start} from ${table} where ${mine(table, isOne)}))`)
    ),
    next: seenStatement(
      `next_oddly_spelled_${name}`,
      sql`select ${table.id} as id from ${table} where ${mine(table, oddlySpelled(column), sql`${table.id} > ${sql.placeholder('after')}::uuid`)}
        order by ${table.id} limit ${sql.raw(String(oddAtOnce))}`
    ),
    spelled: seenStatement(
      `spelled_${name}`,
      sql`select found.* from unnest(${sql.placeholder('values')}::text[]) as wanted (value), lateral (
        ${spelled} where ${mine(table, sql`${column} = wanted.value`)} offset 0) as found`
    )
  }
}

/** Those of a tenant's records that have one key, and yet two spellings of it; where there are `ids`, of these and what is one with them. */
export async function findTwins(
  executor: Executor,
  scope: SeenScope,
  { odd, oddAround, spelled, keysOf }: TwinsKind,
  ids?: string[]
): Promise<Twins[]> {
  const found = await (ids ? run(executor, oddAround, { ...scope, ids }) : run(executor, odd, { ...scope }))
  if (found.length === 0) return []
  const keyOf = (value: string) => keysOf(value)[0] ?? value
  const values = [...new Set(found.flatMap(({ value }) => keysOf(value)))]
  const others = await run(executor, spelled, { ...scope, values })
  const all = new Map([...found, ...others].map(({ id, value }) => [id, keyOf(value)]))
  const groups = Map.groupBy(all.keys(), (id) => all.get(id) ?? '')
  return [...groups].flatMap(([key, ids]) => (ids.length > 1 ? [{ key, ids: ids.sort() }] : []))
}

/** All twins of a tenant, each group once, of a thousand oddly spelled records at a time. */
export async function* findAllTwins(executor: Executor, scope: SeenScope, kind: TwinsKind): AsyncGenerator<Twins> {
  const known = new Set<string>()
  for (let after = leastId; ; ) {
    const ids = (await run(executor, kind.next, { ...scope, after })).map(({ id }) => id)
    for (const twins of ids.length > 0 ? await findTwins(executor, scope, kind, ids) : []) {
      if (!known.has(twins.key)) yield twins
      known.add(twins.key)
    }
    after = ids.at(-1) ?? after
    if (ids.length < oddAtOnce) return
  }
}
