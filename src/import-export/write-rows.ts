import { withoutKey } from '../records/merged.ts'
import type { Row, RowWithId } from '../records/record.ts'
import { adjustPatches } from '../records/write.ts'
import type { Fail, Sheet, SheetRow } from '../sheets/sheet.ts'
import type { ImportOptions } from './options.ts'
import { rowError } from './row-errors.ts'
import { ownKey, type RowKey } from './row-key.ts'
import type { Target } from './targets.ts'

/** How rows of one chunk are written. */
export type Writing = {
  sheet: Sheet
  mode: ImportOptions['mode']
  /** What rows find records by, unless they only make new ones. */
  key: RowKey
  target: Target
  fail: Fail
  /** Leaves a row out with this message. */
  leaveOut: (row: SheetRow, message: string) => void
  /** Those of the rows that aren't left out. */
  standing: () => SheetRow[]
  /** To be called when the last statement is sent. */
  onSent: () => void
}

/** Makes records of rows, or changes those that they find, and notes what became of each. */
export async function writeRows(writing: Writing): Promise<void> {
  if (writing.mode === 'create') await createAll(writing)
  else await upsertAll(writing)
}

async function createAll(writing: Writing): Promise<void> {
  const { target, standing, onSent } = writing
  const all = standing().map(fresh)
  await leaveOutRefused(writing, all, await admitNew(writing, all))
  const rows = standing()
  const inserting = insert(target, rows)
  onSent()
  await inserting
}

/** Whether a row's key is free, which it then takes; leaves the row out otherwise. `stored` is the record that it changes. */
type Admit = (found: Found, stored?: RowWithId) => boolean

/** A row is a duplicate of an existing record, or of an earlier row that becomes one. */
async function admitNew({ sheet, target, fail }: Writing, rows: Found[]): Promise<Admit> {
  const taken = rows.length > 0 ? await target.findTaken(rows.map(({ row }) => row.record)) : new Set<string>()
  return ({ row }) => {
    const identity = sheet.identify(row.record)
    if (!identity) return true
    const { header, value, wants, takes } = identity
    const isFree = !taken.has(wants)
    if (isFree) for (const key of takes) taken.add(key)
    else fail(row, header, `duplicate of another ${sheet.kind.entity}`, value)
    return isFree
  }
}

/**
 * Leaves out rows that can't be written, one after the other, so that none of them takes anything from those behind it. Only now is
 * known which options a record holds already, and who has the unique values.
 */
async function leaveOutRefused({ target, leaveOut }: Writing, rows: Found[], admit: Admit): Promise<void> {
  if (!rows.some(({ patch }) => Object.keys(patch.custom ?? {}).length > 0)) {
    for (const found of rows) admit(found)
    return
  }
  const outcomes = await target.planCustom(
    rows.map((found) => {
      const { row, id, patch } = found
      return { id, custom: patch.custom ?? {}, isNew: id === row.record.id, admit: (stored) => admit(found, stored) }
    })
  )
  for (const [index, { row }] of rows.entries()) {
    const outcome = outcomes[index]
    if (!outcome || !('fault' in outcome)) continue
    const problems = outcome.fault.details.errors?.map(({ path, message }) => ({
      header: path.replace(/^\//, '').replace('/', '.'),
      reason: message
    }))
    leaveOut(row, rowError(row.number, problems ?? [{ header: '', reason: outcome.fault.message }]))
  }
}

/** A row that becomes a record of its own. */
function fresh(row: SheetRow): Found {
  return { row, id: row.record.id, patch: row.record }
}

/**
 * Where rows find records by a custom property, a row may not give its record an e-mail address or domain that another one has.
 * Nothing keeps two other records from having one name.
 */
async function admitFound({ sheet, key, target, fail }: Writing, rows: Found[]): Promise<Admit> {
  const own = ownKey(sheet)
  if (key.header === own.header || !sheet.kind.isMergeable) return () => true
  const matches = await target.findMatches(
    own,
    rows.map(({ row }) => row.record)
  )
  const holders = new Map(
    matches.flatMap(({ number, id, isAlias }) => (isAlias ? [] : [[rows[number]?.row, id] as const]))
  )
  const taken = new Map<string, string>()
  return ({ row, id }) => {
    const wanted = own.of(row.record)
    if (wanted === undefined) return true
    const isFree = (holders.get(row) ?? taken.get(wanted) ?? id) === id
    if (isFree) taken.set(wanted, id)
    else fail(row, own.header, `duplicate of another ${sheet.kind.entity}`, own.show(row.record))
    return isFree
  }
}

/** Rows with one key come one after the other, each as if the one before it were an import of its own. */
async function upsertAll(writing: Writing): Promise<void> {
  const { key, standing, fail, onSent } = writing
  for (const row of standing()) {
    if (key.of(row.record) === undefined) fail(row, key.header, 'required to find the record, must not be empty')
  }
  const byKey = [...Map.groupBy(standing(), ({ record }) => key.of(record)).values()]
  const rounds = Math.max(0, ...byKey.map(({ length }) => length))
  for (let round = 0; round < rounds; round += 1) {
    const rows = byKey.flatMap((ofKey) => ofKey[round] ?? [])
    await upsertDistinct(writing, rows, round === rounds - 1 ? onSent : () => {})
  }
  if (rounds === 0) onSent()
}

/** Writes rows of which no two have one key. */
async function upsertDistinct(writing: Writing, rows: SheetRow[], onSent: () => void) {
  const { sheet, mode, key, target, fail, leaveOut, standing } = writing
  const matches = await target.findMatches(
    key,
    rows.map(({ record }) => record)
  )
  const matchOf = new Map(matches.map((match) => [match.number, match]))
  const found: Found[] = []
  const made: SheetRow[] = []
  for (const [number, row] of rows.entries()) {
    const match = matchOf.get(number)
    if (match) found.push({ row, id: match.id, patch: match.isAlias ? withoutKey(sheet.kind, row.patch) : row.patch })
    else if (mode === 'update') {
      fail(row, key.header, `${sheet.kind.entity} not found`, key.show(row.record))
    } else if (row.unfit) leaveOut(row, row.unfit)
    else made.push(row)
  }
  const all = [...found, ...made.map(fresh)].sort((one, other) => one.row.number - other.row.number)
  const isFree = await admitFound(writing, all)
  await leaveOutRefused(writing, all, (one, stored) => isSound(writing, one, stored) && isFree(one))
  const left = new Set(standing())
  const written = Promise.all([
    insert(
      target,
      made.filter((row) => left.has(row))
    ),
    update(
      target,
      found.filter(({ row }) => left.has(row)),
      (row, reason) => fail(row, key.header, reason)
    )
  ])
  onSent()
  await written
}

/** Whether the record's own rules let a row change it; leaves the row out otherwise. */
function isSound({ sheet, key, fail }: Writing, { row, id, patch }: Found, stored: RowWithId | undefined): boolean {
  const onRefusal = ({ message }: Error) => fail(row, key.header, message)
  const its = stored ? [stored] : []
  return adjustPatches(sheet.kind, [{ id, patch, onRefusal }], its, new Date().toISOString()).length > 0
}

async function insert(target: Target, rows: SheetRow[]): Promise<void> {
  if (rows.length > 0) await target.insert(rows.map(({ record }) => record))
  for (const row of rows) row.outcome = 'imported'
}

/** A row with the record that it changes. */
type Found = { row: SheetRow; id: string; patch: Row }

/** Two keys may find one record, which is then changed by one row after the other. */
async function update(target: Target, found: Found[], refuse: (row: SheetRow, reason: string) => void): Promise<void> {
  const byId = [...Map.groupBy(found, ({ id }) => id).values()]
  for (let round = 0; byId.some(({ length }) => length > round); round += 1) {
    const changing = byId.flatMap((ofId) => ofId[round] ?? [])
    const patches = changing.map(({ row, id, patch }) => {
      return { id, patch, onRefusal: ({ message }: Error) => refuse(row, message) }
    })
    const changed = await target.update(patches)
    for (const { row, id } of changing) row.outcome = changed.has(id) ? 'updated' : 'unchanged'
  }
}
