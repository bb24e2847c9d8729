import type { CustomProperty, TenantProperties } from '../custom/definitions.ts'
import { type AnyPgColumn, type SQL, sql } from '../db/drizzle.ts'
import { users } from '../db/schema.ts'
import { mine } from '../db/tenant.ts'
import type { RecordTable } from '../records/record.ts'
import { type CellReference, userByEmail } from './cell-references.ts'
import * as cells from './cells.ts'
import { joinTags } from './columns.ts'
import type { Column, Sheet } from './sheet.ts'

/** What the cells of a type of custom properties hold. */
type CustomCell = {
  cell: (property: CustomProperty) => cells.Cell
  /** What an export writes of the record's values; by default the value as text. */
  source?: (custom: AnyPgColumn, key: string) => SQL
  reference?: CellReference
}

const customCells: Record<CustomProperty['type'], CustomCell> = {
  text: { cell: () => cells.text },
  number: {
    cell: () => cells.anyNumber,
    // An import takes three digits behind a point for what may be thousands.
    source: (custom, key) => sql`regexp_replace(${custom} ->> ${key}::text, '^(-?[0-9]+\\.[0-9]{3})$', '\\10')`
  },
  boolean: { cell: () => cells.boolean },
  date: { cell: () => cells.date },
  datetime: { cell: () => cells.time },
  select: { cell: (property) => cells.option(property.options ?? []) },
  multiselect: {
    cell: (property) => cells.options(property.options ?? []),
    source: (custom, key) =>
      sql`(select ${joinTags} from jsonb_array_elements_text(${custom} -> ${key}::text) with ordinality as each (tag, position))`
  },
  url: { cell: () => cells.word },
  user: {
    cell: () => cells.word,
    source: (custom, key) =>
      sql`(select ${users.email} from ${users} where ${mine(users, sql`${users.id} = (${custom} ->> ${key}::text)::uuid`)})`,
    reference: userByEmail
  }
}

/**
 * A tenant's sheet: behind the columns that all have, with `isExtended` the further ones, then those of its own properties that aren't
 * archived, in their order.
 */
export function sheetOf(common: Sheet, properties: TenantProperties, isExtended: boolean): Sheet {
  const { active } = properties.of(common.kind.entity)
  const sheet = isExtended ? { ...common, columns: [...common.columns, ...common.extended] } : common
  if (active.size === 0) return sheet
  const { custom } = sheet.kind.table as RecordTable & { custom: AnyPgColumn }
  const columns = [...active.values()].map((property): Column => {
    const { cell, source = textOf, reference } = customCells[property.type]
    const { key } = property
    return {
      ...{ header: `custom.${key}`, custom: property, cell: cell(property), source: source(custom, key) },
      ...(reference && { reference })
    }
  })
  return { ...sheet, properties, columns: [...sheet.columns, ...columns] }
}

/** A tenant's sheet with all that an import reads. */
export function importSheetOf(common: Sheet, properties: TenantProperties): Sheet {
  const extended = [...common.extended, ...(common.onlyRead ?? [])]
  return sheetOf({ ...common, extended }, properties, true)
}

function textOf(custom: AnyPgColumn, key: string): SQL {
  return sql`${custom} ->> ${key}::text`
}
