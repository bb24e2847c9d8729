import { type SQL, type SQLWrapper, sql } from './drizzle.ts'

/** Expressions with commas between them. */
export function listOf(some: SQLWrapper[]): SQL {
  return sql.join(some, sql`, `)
}

/** A select list: expressions by the names that they get, all of them or those of some names. */
export function selectList<Name extends string>(
  columns: Record<Name, SQLWrapper>,
  names: string[] = Object.keys(columns)
): SQL {
  return listOf(names.map((name) => sql`${columns[name as Name]} as ${sql.identifier(name)}`))
}

/** What rows hold under some names, as `unnest` takes it: for each name a list. */
export function columnsOfRows<Name extends string>(
  rows: readonly { [Each in Name]?: unknown }[],
  ...names: Name[]
): Record<Name, unknown[]> {
  return Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name])])) as Record<Name, unknown[]>
}

/** A list in parts of so many items, the last one excepted; of an empty list there are none. */
export function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  return [...Map.groupBy(items, (_, index) => Math.floor(index / size)).values()]
}

/** Rows, read page by page until one isn't full: `read` reads at most `size` of them behind the one that it is given. */
export async function* pagedRows<Key, Row extends Key>(size: number, after: Key, read: (after: Key) => Promise<Row[]>) {
  for (let page = await read(after); ; page = await read(page.at(-1) ?? after)) {
    yield* page
    if (page.length < size) return
  }
}
