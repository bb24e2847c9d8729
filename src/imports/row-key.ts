import { uniqueKeysOf, type Values, valueAt } from '../custom/values.ts'
import type { Row } from '../records/record.ts'
import { hasKey, keyOf, type Match } from '../records/rows.ts'
import { nameOf } from '../records/unique-values.ts'
import type { World } from '../records/world.ts'
import { keyHeader, type Sheet } from '../sheets/sheet.ts'

/** What rows find records by. */
export type RowKey = {
  /** The column that it is in. */
  header: string
  /** A row's key, in the form in which it is compared; undefined where it has none. */
  of: (row: Row) => string | undefined
  /** What a message shows of it. */
  show: (row: Row) => string
  /** The records that rows find. */
  find: (world: World, rows: Row[]) => Promise<Match[]>
}

/** The key that records of the sheet have of themselves. */
export function ownKey(sheet: Sheet): RowKey {
  const { kind } = sheet
  return {
    header: keyHeader(sheet),
    of: (row) => (hasKey(kind, row) ? keyOf(kind, row) : undefined),
    show: (row) => String(row[kind.match?.property ?? '']),
    find: (world, rows) => world.findMatches(kind, rows)
  }
}

/** The unique custom property that `match` names, or without it the records' own key. */
export function rowKeyOf(sheet: Sheet, match: string | null): RowKey {
  const property = sheet.columns.find(({ header }) => header === match)?.custom
  if (!property) return ownKey(sheet)
  const heldBy = (row: Row) => valueAt((row.custom ?? {}) as Values, property.key) ?? undefined
  const keysOf = (row: Row) => {
    const value = heldBy(row)
    return value === undefined ? undefined : uniqueKeysOf(property, value)
  }
  const of = (row: Row) => keysOf(row)?.key
  return {
    header: `custom.${property.key}`,
    of,
    show: (row) => String(heldBy(row) ?? ''),
    find: async (world, rows) => {
      const wanted = rows.flatMap((row, number) => {
        const keys = keysOf(row)
        return keys ? [{ ...keys, number, propertyId: property.id }] : []
      })
      const holders = await world.findHolders(sheet.kind, wanted)
      return wanted.flatMap(({ number, ...value }) => {
        const holder = holders.get(nameOf(value))
        return holder ? [{ number, ...holder }] : []
      })
    }
  }
}
