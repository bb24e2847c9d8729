import type pg from 'pg'
import { bare, type Migration } from '../../src/db/migrations.ts'

/**
 * Rows a second and bytes a row of an index while it is made: a third of the speed that two shared cores had with 205,000 contacts, and
 * the size it had there. The words of a record are many entries.
 */
const ordinary = { rowsPerSecond: 300_000, bytesPerRow: 60 }
const ofWords = { rowsPerSecond: 10_000, bytesPerRow: 400 }

/** What the migrations would do in this database, in lines for people. */
export async function describePlan(client: pg.Client, pending: Migration[]): Promise<string> {
  if (pending.length === 0) return 'nothing to do: the database is at this version\n'
  const rows = await countRows(client)
  const parts = pending.map((migration) => {
    const indexes = migration.isConcurrent ? indexesOf(migration, rows) : []
    return { indexes, text: migration.isConcurrent ? describeIndexes(migration, indexes) : describeAtOnce(migration) }
  })
  return `${parts.map(({ text }) => text).join('')}in all ${describeCost(parts.flatMap(({ indexes }) => indexes))}\n`
}

function describeAtOnce({ name, statements }: Migration): string {
  const texts = statements.map(bare)
  const locked = new Set(texts.flatMap((text) => /^alter table (?:"public"\.)?"(\w+)"/i.exec(text)?.[1] ?? []))
  const made = texts.flatMap((text) => /^create table (?:if not exists )?"(\w+)"/i.exec(text)?.[1] ?? [])
  const lines = [
    made.length > 0 ? `  makes ${made.join(', ')}` : undefined,
    locked.size > 0
      ? `  locks ${[...locked].join(', ')} for some milliseconds; where it waits for one for half a second, it lets others pass and tries again`
      : undefined
  ]
  return `${name}: one transaction of ${texts.length} statements\n${lines.flatMap((line) => (line ? [`${line}\n`] : [])).join('')}`
}

/** An index that is to be made, of a table of so many rows. */
type PlannedIndex = { index: string; table: string; count: number; seconds: number; bytes: number }

function indexesOf({ statements }: Migration, rows: Map<string, number>): PlannedIndex[] {
  return statements.flatMap((statement) => {
    const [, index = '', table = ''] = /create (?:unique )?index concurrently "(\w+)" on "(\w+)"/i.exec(statement) ?? []
    if (!index) return []
    const { rowsPerSecond, bytesPerRow } = /using gin/i.test(statement) ? ofWords : ordinary
    const count = rows.get(table) ?? 0
    return [{ index, table, count, seconds: count / rowsPerSecond, bytes: count * bytesPerRow }]
  })
}

function describeIndexes({ name }: Migration, indexes: PlannedIndex[]): string {
  const lines = indexes.map((one) => `  ${one.index} on ${one.table} (${one.count} rows): ${describeCost([one])}\n`)
  const head = `${name}: ${indexes.length} indexes, one after the other, beside readers and writers`
  return `${head}: ${describeCost(indexes)}\n${lines.join('')}`
}

/** Time and room of all of them; what is no index takes milliseconds and next to nothing. */
function describeCost(indexes: PlannedIndex[]): string {
  const seconds = indexes.reduce((sum, one) => sum + one.seconds, 0)
  const bytes = indexes.reduce((sum, one) => sum + one.bytes, 0)
  return `about ${formatTime(seconds)} and ${formatSize(bytes)} of disk`
}

/** PostgreSQL's own estimates, by table. */
async function countRows(client: pg.Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string; count: number }>(
    `select pg_class.relname as name, greatest(reltuples, n_live_tup, 0)::float8 as count
      from pg_class join pg_stat_user_tables on relid = pg_class.oid where relnamespace = 'public'::regnamespace`
  )
  return new Map(rows.map(({ name, count }) => [name, count]))
}

function formatTime(seconds: number): string {
  return seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`
}

function formatSize(bytes: number): string {
  return `${Math.ceil(bytes / 1_048_576)} MiB`
}
