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

/** What rows of one page may have of texts together, in bytes: so large is what the driver holds of them at once, at most. */
const pageBytes = 4_194_304
/** Rows that one page is made of at most; the first one is smaller. */
const [firstRows, maxRows] = [100, 500]

/** A row of a page that is bounded by bytes; `total` are the rows that it would have had without that. */
export type Measured = { total: number }

/**
 * The rows of `rows`, in the order of `order`, up to 4 MiB of `size`, which is what a row has in bytes, and at least the first. A page of a number of
 * rows would be as large as tenants make their rows.
 */
export function withinBytes(rows: SQL, size: SQL, order: SQL): SQL {
  return sql`select measured.* from (
      select sized.*, count(*) over ()::int as total, sum(${size}) over (order by ${order}) as bytes, row_number() over (order by ${order}) as number
      from (${rows}) as sized) as measured
    where number = 1 or bytes <= ${sql.raw(String(pageBytes))} order by number`
}

/** The rows of things whose keys are known, in pages: `keysAt` has the keys in the order in which `read` has rows of them, by `withinBytes`. */
export async function* rowsOfKeys<Key, Row extends Measured>(
  keysAt: (from: number, count: number) => Key[],
  keyOf: (row: Row) => Key,
  read: (some: Key[]) => Promise<Row[]>
): AsyncGenerator<Row[]> {
  for (let [from, size] = [0, firstRows]; ; ) {
    const asked = keysAt(from, size)
    if (asked.length === 0) return
    const rows = await read(asked)
    const last = rows.at(-1)
    const isCut = last !== undefined && rows.length < last.total
    const done = isCut ? asked.indexOf(keyOf(last)) + 1 : asked.length
    from += done
    size = Math.min(2 * done, maxRows)
    if (rows.length > 0) yield rows
  }
}

/** The rows of numbered things, in the order of their numbers. */
export function rowsByNumber<Row extends Measured & { sequence: number }>(
  numbers: readonly number[],
  read: (some: number[]) => Promise<Row[]>
): AsyncGenerator<Row[]> {
  const ordered = [...new Set(numbers)].sort((a, b) => a - b)
  return rowsOfKeys(
    (from, count) => ordered.slice(from, from + count),
    ({ sequence }) => sequence,
    read
  )
}

/**
 * Rows, read page by page until one isn't full: `read` reads at most `size` of them behind the one that it is given, or fewer by
 * `withinBytes`.
 */
export async function* pagedRows<Key, Row extends Key & Partial<Measured>>(
  size: number,
  after: Key,
  read: (after: Key) => Promise<Row[]>
) {
  for (let page = await read(after); ; page = await read(page.at(-1) ?? after)) {
    yield* page
    const wanted = page[0]?.total ?? page.length
    if (wanted < size && page.length === wanted) return
  }
}
