import { getTableColumns, getTableConfig, type PgColumn, type PgTable } from './drizzle.ts'
import { tables } from './foreign-keys.ts'

/** A table of which each row belongs to a tenant. */
export type TenantRows = PgTable & { tenantId: PgColumn }

/**
 * Every table with rows of tenants, each after those that it refers to: the order to write them in, and backwards the one to
 * delete them in. Derived from the schema, so that a new table can't be forgotten. Throws where references form a circle.
 */
export function tenantTables(): TenantRows[] {
  const left = new Set(tables.filter((table) => 'tenantId' in table) as TenantRows[])
  const ordered: TenantRows[] = []
  while (left.size > 0) {
    const isReady = (table: TenantRows) =>
      getTableConfig(table).foreignKeys.every((key) => {
        const other = key.reference().foreignTable
        return other === table || !left.has(other as TenantRows)
      })
    const ready = [...left].filter(isReady)
    if (ready.length === 0) throw new Error('tables of the schema refer to each other in a circle')
    for (const table of ready) {
      ordered.push(table)
      left.delete(table)
    }
  }
  return ordered
}

/** The columns of a table's primary key beside the tenant. */
export function keyOf(table: TenantRows): PgColumn[] {
  const { primaryKeys } = getTableConfig(table)
  const columns = Object.values<PgColumn>(getTableColumns(table))
  // The columns in a key know their names, and not their types.
  const names = primaryKeys[0]?.columns.map(({ name }) => name) ?? []
  return names
    .filter((name) => name !== table.tenantId.name)
    .flatMap((name) => columns.filter((column) => column.name === name))
}
