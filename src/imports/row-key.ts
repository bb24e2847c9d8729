import { uniqueKeysOf, type Values, valueAt } from '../custom/values.ts'
import type { Row } from '../records/record.ts'
import { hasKey } from '../records/rows.ts'
import { keyHeader, type Sheet } from '../sheets/sheet.ts'

/** What rows find records by. */
export type RowKey = {
  /** The column that it is in. */
  header: string
  /** The unique property, as an upsert names it (records/wanted.ts); undefined for the records' own key. */
  by: string | undefined
  /** Whether a row has it. */
  isIn: (row: Row) => boolean
  /** What a message shows of it. */
  show: (row: Row) => string
}

/** The unique custom property that `match` names, or without it the records' own key. */
export function rowKeyOf(sheet: Sheet, match: string | null): RowKey {
  const { kind, columns } = sheet
  const property = columns.find(({ header }) => header === match)?.custom
  if (!property) {
    const show = (row: Row) => String(row[kind.match?.property ?? ''])
    return { header: keyHeader(sheet), by: undefined, isIn: (row) => hasKey(kind, row), show }
  }
  const { key } = property
  const heldBy = (row: Row) => valueAt((row.custom ?? {}) as Values, key) ?? undefined
  const isIn = (row: Row) => {
    const value = heldBy(row)
    return value !== undefined && uniqueKeysOf(property, value) !== undefined
  }
  return { header: `custom.${key}`, by: `custom/${key}`, isIn, show: (row) => String(heldBy(row) ?? '') }
}
