import { getTableColumns, getTableConfig, type PgTable } from '../db/drizzle.ts'
import { preparedFor } from '../db/prepared.ts'

/** A foreign key by which rows of a tenant refer to others of the same tenant. */
export type Reference = {
  /** The name of the constraint. */
  constraint: string
  /** The property that names the other row. Of a key of several columns, it is the one of the last column. */
  property: string
  /** Properties that the key compares beside it, such as the pipeline that a stage must be of. */
  others: string[]
  target: PgTable
  /** What becomes of it when its target is deleted: it is emptied, its row goes too, or the deletion is refused. */
  onDelete: 'clear' | 'cascade' | 'refuse'
}

/** A reference that was emptied or left empty. */
export type EmptyReference = { entity: string; recordId: string; property: string; targetId: string }

/** All references of a table, from the foreign keys of db/schema/ and in their order. */
export const referencesOf = preparedFor((table: PgTable): Reference[] => {
  const properties = Object.entries(getTableColumns(table))
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference()
    const [property, column] = properties.find(([, one]) => one.name === columns.at(-1)?.name) ?? []
    // The reference to the tenant itself.
    if (!property || !column || columns.length === 1) return []
    const others = columns
      .slice(1, -1)
      .flatMap(({ name }) => properties.find(([, one]) => one.name === name)?.[0] ?? [])
    const onDelete = key.onDelete === 'cascade' ? 'cascade' : column.notNull ? 'refuse' : 'clear'
    return [{ constraint: key.getName(), property, others, target: foreignTable, onDelete }]
  })
})

/** Whether a row can't be without what a property names. */
export function isRequired(table: PgTable, property: string): boolean {
  return referencesOf(table).some((one) => one.property === property && one.onDelete === 'refuse')
}
