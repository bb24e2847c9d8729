import type { Database } from '../../src/db/client.ts'
import { getTableName } from '../../src/db/drizzle.ts'
import { tenants } from '../../src/db/schema.ts'
import { tenantTables } from '../../src/db/tenant-tables.ts'
import { makeId } from '../../src/ids.ts'

// The rows of all tenants of a database as text, to be put into other databases: to make a tenant takes a password's hash and sixty
// statements.

const names = [tenants, ...tenantTables()].map((table) => getTableName(table))

/** A statement that inserts rows, and what else is to get their new ids. */
export type CopiedRows<Kept> = { inserts: string; kept: Kept }

/** Reads the rows of all tenants. */
export async function readRows<Kept>(db: Database, kept: Kept): Promise<CopiedRows<Kept>> {
  const texts = names.map((name) => `select '${name}' as name, json_agg(r)::text as rows from ${name} r`)
  const rows = await db.query<{ name: string; rows: string | null }>({ text: texts.join(' union all ') })
  const found = rows.filter((one) => one.rows !== null)
  const inserts = found
    .sort((one, other) => names.indexOf(one.name) - names.indexOf(other.name))
    .map(
      ({ name, rows }) =>
        `insert into ${name} select * from json_populate_recordset(null::${name}, $rows$${rows}$rows$)`
    )
  return { inserts: inserts.join(';\n'), kept }
}

/** Inserts them under ids of their own, in the same order: what a process caches by tenant is not taken for another's. */
export async function insertRows<Kept>(db: Database, read: CopiedRows<Kept>): Promise<Kept> {
  const text = JSON.stringify(read)
  const ids = new Map([...new Set(text.match(uuids))].sort().map((id) => [id, makeId()]))
  const { inserts, kept } = JSON.parse(text.replace(uuids, (id) => ids.get(id) ?? id)) as typeof read
  await db.query({ text: inserts })
  return kept
}

const uuids = /\b[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}\b/g
