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
  return pending
    .map((migration) => (migration.isConcurrent ? describeIndexes(migration, rows) : describeAtOnce(migration)))
    .join('')
}

function describeAtOnce({ name, statements }: Migration): string {
  const texts = statements.map(bare)
  const locked = new Set(texts.flatMap((text) => /^alter table (?:"public"\.)?"(\w+)"/i.exec(text)?.[1] ?? []))
  const made = texts.flatMap((text) => /^create table (?:if not exists )?"(\w+)"/i.exec(text)?.[1] ?? [])
  const lines = [
    made.length > 0 ? `  makes ${made.join(', ')}` : undefined,
    locked.size > 0
      ? `  locks ${[...locked].join(', ')} for some milliseconds; where it waits for one for a second, it lets others pass and tries again`
      : undefined
  ]
  return `${name}: one transaction of ${texts.length} statements\n${lines.flatMap((line) => (line ? [`${line}\n`] : [])).join('')}`
}

function describeIndexes({ name, statements }: Migration, rows: Map<string, number>): string {
  const indexes = statements.flatMap((statement) => {
    const [, index = '', table = ''] = /create (?:unique )?index concurrently "(\w+)" on "(\w+)"/i.exec(statement) ?? []
    if (!index) return []
    const { rowsPerSecond, bytesPerRow } = /using gin/i.test(statement) ? ofWords : ordinary
    const count = rows.get(table) ?? 0
    return [{ index, table, count, seconds: count / rowsPerSecond, bytes: count * bytesPerRow }]
  })
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const total = `about ${formatTime(sum(indexes.map(({ seconds }) => seconds)))} and ${formatSize(sum(indexes.map(({ bytes }) => bytes)))} of disk`
  const lines = indexes.map(
    ({ index, table, count, seconds, bytes }) =>
      `  ${index} on ${table} (${count} rows): about ${formatTime(seconds)}, ${formatSize(bytes)}\n`
  )
  return `${name}: ${indexes.length} indexes, one after the other, beside readers and writers: ${total}\n${lines.join('')}`
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
