import { uniqueKeysOf, type Values, valueAt } from '../custom/values.ts'
import { findByUnique } from '../records/holders.ts'
import type { AnyRecordKind, Row } from '../records/record.ts'
import { hasKey } from '../records/rows.ts'
import type { World } from '../records/world.ts'
import { keyHeader, type Sheet, type SheetRow } from '../sheets/sheet.ts'

/** What rows find records by. */
export type RowKey = {
  /** The column that it is in. */
  header: string
  /** The unique property, as an upsert names it (records/wanted.ts); undefined for the records' own key. */
  by: string | undefined
  /** Whether a row has it. */
  isIn: (row: Row) => boolean
  /** The form in which it is compared, of a unique property. */
  formOf?: (row: Row) => string | undefined
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
  const formOf = (row: Row) => {
    const value = heldBy(row)
    return value === undefined ? undefined : uniqueKeysOf(property, value)?.key
  }
  const isIn = (row: Row) => formOf(row) !== undefined
  return { header: `custom.${key}`, by: `custom/${key}`, isIn, formOf, show: (row) => String(heldBy(row) ?? '') }
}

/** The records that rows find by a unique property: one object for all rows with one key, empty where there is none. */
export async function findRecords(
  world: World,
  kind: AnyRecordKind,
  { by, formOf }: RowKey,
  rows: SheetRow[]
): Promise<Map<SheetRow, Row>> {
  const found = new Map<SheetRow, Row>()
  if (by === undefined || !formOf) return found
  const byKey = new Map<string, Row>()
  for (const row of rows) {
    const key = formOf(row.record)
    if (key === undefined) continue
    const record = byKey.get(key) ?? {}
    byKey.set(key, record)
    found.set(row, record)
  }
  const records = [...found].map(([{ record }, held]) => ({ record, held }))
  const given = records.map(({ record }) => record)
  const matches = await findByUnique(world, kind, by, given)
  const stored = await world.findStored(kind, [...new Set(matches.map(({ id }) => id))])
  const byId = new Map(stored.map((row) => [row.id, row]))
  for (const { number, id } of matches) Object.assign(records[number]?.held ?? {}, byId.get(id))
  return found
}
