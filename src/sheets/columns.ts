import { type AnyPgColumn, type SQL, sql } from '../db/drizzle.ts'
import { iso, referenced } from '../records/record.ts'
import { type CellReference, companyByDomain, companyById, userByEmail } from './cell-references.ts'
import * as cells from './cells.ts'
import { money } from './money.ts'
import type { Column } from './sheet.ts'

// Columns by what their cells hold. The header is the column's name in the database: both are the
// property's in snake case.

type Make = (property: string, column: AnyPgColumn) => Column

const columnOf =
  (cell: cells.Cell, read: (column: AnyPgColumn) => SQL = (column) => sql`${column}`): Make =>
  (property, column) => ({ header: column.name, property, cell, source: read(column) })

export const textColumn = columnOf(cells.text)
export const wordColumn = columnOf(cells.word)
export const choiceColumn: Make = (property, column) =>
  columnOf(cells.choice(column.enumValues ?? []))(property, column)
export const codeColumn = columnOf(cells.code)
export const integerColumn = columnOf(cells.number)
export const percentColumn = columnOf(cells.percent)
/** Without zeros that the fraction doesn't need. */
export const decimalColumn = columnOf(cells.number, (column) => sql`trim_scale(${column})`)
/** An amount that may have its row's currency beside it (money.ts). */
export const moneyColumn = columnOf(money, (column) => sql`trim_scale(${column})`)
export const timeColumn = columnOf(cells.time, iso)
/** What `readTags` takes for blanks (texts/blanks.ts). */
const blank = String.raw`[\s\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u2064\u2066-\u2069\u3000\ufeff]`
const needsQuotes = sql.raw(`'[,;"]|^${blank}|${blank}$'`)

/** The aggregate of the rows of `each (tag, position)` that `readTags` splits again. */
export const joinTags = sql`string_agg(case when tag ~ ${needsQuotes} then '"' || replace(tag, '"', '""') || '"' else tag end, ',' order by position)`

/** The inverse of `readTags`. Tags that are plain words, as most are, have no quotes in the array's own text. */
export const tagsColumn = columnOf(
  cells.tags,
  (column) => sql`case
    when ${column}::text ~ '[^!#-:<-~]' then (
      select ${joinTags}
      from unnest(${column}) with ordinality as each (tag, position))
    else nullif(array_to_string(${column}, ','), '') end`
)

/** The e-mail address of the user who owns the record. */
export function ownerColumn(ownerId: AnyPgColumn): Column {
  return referenceColumn('owner_email', 'ownerId', userByEmail, ownerId)
}

/** Names the record that `column` refers to by its id, which is the record's `property`. */
export function referenceColumn(
  header: string,
  property: string,
  reference: CellReference,
  column: AnyPgColumn
): Column {
  const source = referenced(column, reference.table, reference.column)
  return { header, property, reference, cell: cells.word, source }
}

/** Further columns by which imports find the company of a record. */
export function companyColumns(column: AnyPgColumn): Column[] {
  return [
    referenceColumn('company_domain', 'companyId', companyByDomain, column),
    referenceColumn('company_id', 'companyId', companyById, column)
  ]
}

/** The name of a record that the sheet's `resolveNames` resolves, and whose id is the property `resolvesTo`. */
export function nameColumn(header: string, resolvesTo: string, source: SQL): Column {
  return { header, resolvesTo, cell: cells.word, source }
}
