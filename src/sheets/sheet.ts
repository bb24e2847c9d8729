import type { Schemas } from '../../generated/types.ts'
import type { Validate } from '../../generated/validators.js'
import type { CustomProperty, TenantProperties } from '../custom/definitions.ts'
import type { SQL } from '../db/drizzle.ts'
import type { Executor } from '../db/statement.ts'
import type { NearNames } from '../near-names.ts'
import type { AnyRecordKind, Row, RowWithId } from '../records/record.ts'
import type { RecordScope } from '../records/rows.ts'
import { trimBlanks } from '../texts/blanks.ts'
import { listWordKey } from '../texts/list-words.ts'
import type { CellReference } from './cell-references.ts'
import { type Cell, unguard } from './cells.ts'

/** One column of a file. */
export type Column = {
  header: string
  cell: Cell
  /** What an export writes, as text. */
  source: SQL
  /** The property of a body that the cell sets, or with a `reference` the one that gets the record's id. */
  property?: string
  reference?: CellReference
  /** Whether a cell says more than its value, so that its text is kept among the row's names. */
  saysMore?: (text: string) => boolean
  /** Of a name that `resolveNames` resolves: the property that gets the record's id. */
  resolvesTo?: string
  /** The custom property whose value the cell is, instead of a property of the body. */
  custom?: CustomProperty
}

/** One row of a file, and the record that is to be made of it, or changed by it. */
export type SheetRow = {
  /** As a spreadsheet numbers it: the header is row 1. */
  number: number
  /** As a new record. */
  record: RowWithId
  /** What it changes of a record that is there. */
  patch: Row
  /** What is wrong with it so far; a row with problems is left out, and still looked through for further ones. */
  problems: Problem[]
  /** What keeps it from becoming a new record, while it may change one: mandatory cells that are empty. */
  emptyCells: Problem[]
  /** What the row says and today's rules refuse, by properties (`custom/<key>`), and the problems: its record may have it from a former release. */
  refused: { property: string; value: unknown; problem: Problem }[]
  /** What names other records, by header. */
  names: Partial<Record<string, string>>
  /** The company that is to be made for it, since it names one that isn't there. */
  newCompany?: string
  /** What became of it; absent while nothing has, and where it is left out. */
  outcome?: 'imported' | 'updated' | 'unchanged'
}

/**
 * What is wrong with a cell, which holds `value`, or with the whole row where `header` is empty. `hint` says what it could be
 * instead.
 */
export type Problem = { header: string; reason: string; value?: string | undefined; hint?: string | undefined }

/** What identifies a row's record: a row whose key is among all keys of another one is a duplicate of it. */
export type Identity = {
  /** The column that a message names. */
  header: string
  /** The columns that it is made of. */
  parts: string[]
  key: string
  /** By what other rows may name the same record; `key` is one of them. */
  allKeys: string[]
}

/** What import, both exports and the template of one kind of record are functions over. */
export type Sheet = {
  /** In file names and in the workbook. */
  name: Schemas['ImportEntity']
  kind: AnyRecordKind
  columns: Column[]
  /** Columns that imports read, too, and that files have which are asked for with them. */
  extended: Column[]
  /** Columns that imports read, and that no file of ours has. */
  onlyRead?: Column[]
  /** The tenant's definitions, where there are columns of them. */
  properties?: TenantProperties
  /** The columns without which there can be no record. */
  mandatory: string[]
  /** The contract's own check of a new record's body. */
  validate: Validate
  /** Properties that a new record has as its row says, whatever would follow from others. */
  exact?: string[]
  /** Settles values of a body that other cells of its row decide about; what is wrong with them is a problem. `isFinding`: as of a header. */
  settle?: (body: Record<string, unknown>, problems: Problem[], isFinding: boolean) => void
  /** Values in a new body for what `resolveNames` fills in. */
  unresolved?: Row
  /**
   * Resolves names that mean something only together, such as those of a pipeline and a stage. `recordOf` has of a row with a key the record
   * that it finds, one object for all rows with this key: empty where there is none yet.
   */
  resolveNames?: (
    scope: RecordScope,
    tx: Executor,
    rows: SheetRow[],
    near: NearNames,
    recordOf: (row: SheetRow) => Row | undefined
  ) => Promise<void>
  /** The row's identity; undefined where a row is always a record of its own. */
  identify: (row: Row) => Identity | undefined
  /** The keys that rows want and records of the tenant have. */
  findTaken: (scope: RecordScope, tx: Executor, rows: Row[]) => Promise<Set<string>>
}

/** The header row, in the order in which it is written. */
export function headersOf(sheet: Sheet): string[] {
  return sheet.columns.map(({ header }) => header)
}

/**
 * A header in the form in which it is compared: `First Name`, `first-name` and `FirstName` are all `first_name`. Of custom properties, whose keys
 * may differ in a line or a point only, just the case is made the same.
 */
export function nameOf(cell: string): string {
  const name = letterOf(cell)
  return isCustomName(name) ? name : listWordKey(name).replaceAll('.', '')
}

/** A header to the letter, but for its case and the blanks around it. */
export function letterOf(cell: string): string {
  return trimBlanks(unguard(cell)).toLowerCase()
}

/** What the columns of custom properties begin with. */
export const customPrefix = 'custom.'

/** Whether a header in comparable form means a custom property. */
export function isCustomName(name: string): boolean {
  return name.startsWith(customPrefix)
}

/** The column by which a row finds its record. */
export function keyHeader({ kind, columns }: Sheet): string {
  return columns.find(({ property }) => property === kind.match?.property)?.header ?? ''
}
