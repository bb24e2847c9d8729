import { withoutKey } from '../records/merged.ts'
import type { Row } from '../records/record.ts'
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
  await refuseDuplicates(writing)
  await refuseCustom(writing, standing().map(fresh))
  const rows = standing()
  const inserting = insert(target, rows)
  onSent()
  await inserting
}

/** A row is a duplicate of an existing record, or of an earlier row that becomes one. */
async function refuseDuplicates({ sheet, target, standing, fail }: Writing): Promise<void> {
  const rows = standing()
  if (rows.length === 0) return
  const taken = await target.findTaken(rows.map(({ record }) => record))
  for (const row of rows) {
    const identity = sheet.identify(row.record)
    if (!identity) continue
    const { header, value, wants, takes } = identity
    if (taken.has(wants)) fail(row, header, `duplicate of another ${sheet.kind.entity}`, value)
    else for (const key of takes) taken.add(key)
  }
}

/**
 * Leaves out rows whose custom values can't be written. Only now is known which options a record holds already, and who has the unique
 * values.
 */
async function refuseCustom({ target, standing, leaveOut }: Writing, rows: Found[]): Promise<void> {
  const isStanding = new Set(standing())
  const setting = rows.filter(({ row, patch }) => isStanding.has(row) && Object.keys(patch.custom ?? {}).length > 0)
  if (setting.length === 0) return
  const outcomes = await target.planCustom(
    setting.map(({ row, id, patch }) => ({ id, custom: patch.custom, isNew: id === row.record.id }))
  )
  for (const [index, { row }] of setting.entries()) {
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
 * Where rows find records by a custom property, leaves out those that would give a record an e-mail address or domain that another one
 * has. Nothing keeps two other records from having one name.
 */
async function refuseTakenKeys({ sheet, key, target, fail }: Writing, rows: Found[]): Promise<void> {
  const own = ownKey(sheet)
  if (key.header === own.header || !sheet.kind.isMergeable) return
  const matches = await target.findMatches(
    own,
    rows.map(({ row }) => row.record)
  )
  const holders = new Map(matches.flatMap(({ number, id, isAlias }) => (isAlias ? [] : [[number, id] as const])))
  const taken = new Map<string, string>()
  for (const [number, { row, id }] of rows.entries()) {
    const wanted = own.of(row.record)
    if (wanted === undefined) continue
    if ((holders.get(number) ?? taken.get(wanted) ?? id) !== id) {
      fail(row, own.header, `duplicate of another ${sheet.kind.entity}`, own.show(row.record))
    } else taken.set(wanted, id)
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
  await refuseTakenKeys(writing, all)
  await refuseCustom(writing, all)
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
