import { withoutKey } from '../records/merged.ts'
import type { Row } from '../records/record.ts'
import { hasKey, keyOf } from '../records/rows.ts'
import { type Fail, keyHeader, type Sheet, type SheetRow } from '../sheets/sheet.ts'
import type { ImportOptions } from './options.ts'
import type { Target } from './targets.ts'

/** How rows of one chunk are written. */
export type Writing = {
  sheet: Sheet
  mode: ImportOptions['mode']
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

/** Rows with one key come one after the other, each as if the one before it were an import of its own. */
async function upsertAll(writing: Writing): Promise<void> {
  const { sheet, standing, fail, onSent } = writing
  const header = keyHeader(sheet)
  for (const row of standing()) {
    if (!hasKey(sheet.kind, row.record)) fail(row, header, 'required to find the record, must not be empty')
  }
  const byKey = [...Map.groupBy(standing(), ({ record }) => keyOf(sheet.kind, record)).values()]
  const rounds = Math.max(0, ...byKey.map(({ length }) => length))
  for (let round = 0; round < rounds; round += 1) {
    const rows = byKey.flatMap((ofKey) => ofKey[round] ?? [])
    await upsertDistinct(writing, rows, round === rounds - 1 ? onSent : () => {})
  }
  if (rounds === 0) onSent()
}

/** Writes rows of which no two have one key. */
async function upsertDistinct({ sheet, mode, target, fail, leaveOut }: Writing, rows: SheetRow[], onSent: () => void) {
  const matches = await target.findMatches(rows.map(({ record }) => record))
  const matchOf = new Map(matches.map((match) => [match.number, match]))
  const found: Found[] = []
  const fresh: SheetRow[] = []
  for (const [number, row] of rows.entries()) {
    const match = matchOf.get(number)
    if (match) found.push({ row, id: match.id, patch: match.isAlias ? withoutKey(sheet.kind, row.patch) : row.patch })
    else if (mode === 'update') {
      const value = String(row.record[sheet.kind.match?.property ?? ''])
      fail(row, keyHeader(sheet), `${sheet.kind.entity} not found`, value)
    } else if (row.unfit) leaveOut(row, row.unfit)
    else fresh.push(row)
  }
  const writing = Promise.all([
    insert(target, fresh),
    update(target, found, (row, reason) => fail(row, keyHeader(sheet), reason))
  ])
  onSent()
  await writing
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
