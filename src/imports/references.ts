import type { Executor } from '../db/statement.ts'
import type { NearNames } from '../near-names.ts'
import type { Row } from '../records/record.ts'
import { type CellReference, findBearers, findNamed, hintOf, several } from '../sheets/cell-references.ts'
import type { Column, Sheet, SheetRow } from '../sheets/sheet.ts'
import type { NewCompanies } from './new-companies.ts'
import type { ImportScope } from './targets.ts'

/**
 * Cache of the ids that names of other records stand for, by column, as of a sequence number of the tenant. Every change of
 * such a record has a number, so the cache is valid as long as all numbers since then are the import's own.
 */
export type Known = { sequence: number; ids: Map<string, Map<string, Meant>>; near: NearNames }

/** The id that a name stands for; undefined where there is none. */
type Meant = string | typeof several | undefined

/** A column whose cells name other records. */
type Naming = Column & { reference: CellReference }

/** Columns for one reference, of which at least one is in the file. */
type Group = { columns: Naming[]; headers: string[] }

/**
 * Puts the ids of other records where their names were. Of several columns for one reference all must mean the same record; a name that
 * several have is settled by another of them. With `companies` those that nobody has are to be made.
 */
export async function resolveReferences(
  ctx: ImportScope,
  tx: Executor,
  sheet: Sheet,
  rows: SheetRow[],
  known: Known,
  companies: NewCompanies | undefined
): Promise<void> {
  for (const group of groupsOf(sheet)) {
    const columns = group.columns.filter(({ header }) => rows.some(({ names }) => names[header] !== undefined))
    if (columns.length === 0) continue
    const hints = new Map<string, (name: string) => string>()
    for (const column of columns) hints.set(column.header, await findColumn(ctx, tx, column, rows, known, companies))
    await settleSeveral(ctx, tx, columns, rows, known)
    const isCreating = companies !== undefined && columns[0]?.property === 'companyId'
    const wishes: SheetRow[] = []
    for (const row of rows) {
      const given = columns.filter(({ header }) => row.names[header] !== undefined)
      const meant = given.map(({ header }) => meantBy(known, row, header))
      if (given.length === 0) continue
      const isNew = isCreating && meant.every((one) => one === undefined) && !row.names.company_id
      if (isNew) wishes.push(row)
      else settleRow(row, given, meant, group.headers, hints)
    }
    if (wishes.length > 0) await companies?.want(ctx, tx, wishes)
  }
}

function groupsOf({ columns }: Sheet): Group[] {
  const naming = columns.filter((one): one is Naming => Boolean(one.reference && (one.property ?? one.custom)))
  const groups = Map.groupBy(naming, ({ property, custom }) => property ?? `custom.${custom?.key}`)
  return [...groups.values()].map((all) => ({ columns: all, headers: all.map(({ header }) => header) }))
}

/** Finds what a column's names stand for, and resolves with what to say of a name that stands for nothing. */
async function findColumn(
  ctx: ImportScope,
  tx: Executor,
  { header, reference }: Naming,
  rows: SheetRow[],
  known: Known,
  companies: NewCompanies | undefined
): Promise<(name: string) => string> {
  const ids = known.ids.get(header) ?? new Map<string, Meant>()
  known.ids.set(header, ids)
  // What isn't there may have been made for the rows before.
  const isAsked = (name: string) => !ids.has(name) || (companies !== undefined && ids.get(name) === undefined)
  const names = [...new Set(rows.flatMap((row) => row.names[header] ?? []).filter(isAsked))]
  const found = await findNamed(ctx, tx, reference, names)
  for (const name of names) ids.set(name, found.get(name) ?? companies?.findMade(header, name))
  const missing = [...new Set(rows.flatMap((row) => row.names[header] ?? []))].filter((name) => !ids.get(name))
  return missing.length > 0 ? hintOf(ctx, tx, reference, known.near, missing) : () => ''
}

function meantBy(known: Known, row: SheetRow, header: string): Meant {
  return known.ids.get(header)?.get(row.names[header] ?? '')
}

/** A name that several records have means the one that another column of the row says, if that one has it. */
async function settleSeveral(ctx: ImportScope, tx: Executor, columns: Naming[], rows: SheetRow[], known: Known) {
  for (const { header, reference } of columns) {
    const pairs = rows.flatMap((row) => {
      if (meantBy(known, row, header) !== several) return []
      const others = columns.flatMap((one) => (one.header === header ? [] : (meantBy(known, row, one.header) ?? [])))
      const id = others.find((one): one is string => typeof one === 'string')
      return id === undefined ? [] : [{ row, id, name: row.names[header] ?? '' }]
    })
    const bearers = await findBearers(ctx, tx, reference, pairs)
    for (const number of bearers) Reflect.deleteProperty(pairs[number]?.row.names ?? {}, header)
  }
}

/** Gives a row the one id that its columns mean, or says what is wrong with them. */
function settleRow(
  row: SheetRow,
  given: Naming[],
  meant: Meant[],
  headers: string[],
  hints: Map<string, (name: string) => string>
): void {
  const ids = new Set<string>()
  for (const [at, { header, reference }] of given.entries()) {
    const [id, value = ''] = [meant[at], row.names[header]]
    if (typeof id === 'string') ids.add(id)
    else if (id === several) {
      const others = headers.filter((one) => one !== header)
      const way = others.length > 0 ? `the column ${others.join(' or ')} says which` : 'the e-mail address says which'
      row.problems.push({ header, reason: `more than one ${reference.what} has this name`, value, hint: way })
    } else {
      row.problems.push({ header, reason: `${reference.what} not found`, value, hint: hints.get(header)?.(value) })
    }
  }
  const [column] = given
  const [id, other] = ids
  if (!column || id === undefined) return
  if (other !== undefined) {
    const reason = `${given.map(({ header }) => header).join(' and ')} mean different ${column.reference.what} records`
    row.problems.push({ header: column.header, reason, value: row.names[column.header] })
  } else setReference(row, column, id)
}

/** Sets what a column's name stands for. */
function setReference(row: SheetRow, { property, custom }: Column, id: string): void {
  if (custom) for (const part of [row.record, row.patch]) part.custom = { ...(part.custom as Row), [custom.key]: id }
  else if (property) row.record[property] = row.patch[property] = id
}
