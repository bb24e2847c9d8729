import { type ForeignKey, getTableConfig, is, PgTable } from './drizzle.ts'
import * as schema from './schema.ts'

/** A foreign key of the schema, with the statement that adds it. */
export type KeyDescription = { name: string; table: string; to: string; text: string }

export const tables: PgTable[] = Object.values(schema).filter((one) => is(one, PgTable))

/** All of these tables' foreign keys. */
export function listForeignKeys(of: PgTable[] = tables): KeyDescription[] {
  return of.flatMap((table) =>
    getTableConfig(table).foreignKeys.map((key) => describeKey(getTableConfig(table).name, key))
  )
}

function describeKey(table: string, key: ForeignKey): KeyDescription {
  const { columns, foreignTable, foreignColumns } = key.reference()
  const to = getTableConfig(foreignTable).name
  const names = (some: { name: string }[]) => some.map(({ name }) => name).join(', ')
  const name = key.getName()
  const onDelete = key.onDelete && key.onDelete !== 'no action' ? ` on delete ${key.onDelete}` : ''
  return {
    ...{ name, table, to },
    text: `alter table ${table} add constraint ${name} foreign key (${names(columns)}) references ${to} (${names(foreignColumns)})${onDelete}`
  }
}
