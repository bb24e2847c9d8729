import { withoutKey } from '../records/merged.ts'
import type { Row, RowWithId } from '../records/record.ts'
import { adjustPatches } from '../records/write.ts'
import type { Sheet, SheetRow } from '../sheets/sheet.ts'
import type { ImportOptions } from './options.ts'
import { ownKey, type RowKey } from './row-key.ts'
import type { Target } from './targets.ts'

/** How rows of one chunk are written. */
export type Writing = {
  sheet: Sheet
  mode: ImportOptions['mode']
  /** What rows find records by, unless they only make new ones. */
  key: RowKey
  target: Target
  /** Those with problems are looked through for further ones, and neither written nor in the way of others. */
  rows: SheetRow[]
  /** To be called when the last statement is sent. */
  onSent: () => void
}

/** Whether nothing is wrong with a row. */
export function isSound({ problems }: SheetRow): boolean {
  return problems.length === 0
}

/** Makes records of rows, or changes those that they find, and notes what became of each, or all that is wrong with it. */
export async function writeRows(writing: Writing): Promise<void> {
  if (writing.mode === 'create') await createAll(writing)
  else await upsertAll(writing)
}

async function createAll(writing: Writing): Promise<void> {
  const { target, rows, onSent } = writing
  const all = rows.map(fresh)
  await findRefused(writing, all, await admitNew(writing, all))
  const inserting = insert(target, rows.filter(isSound))
  onSent()
  await inserting
}

/**
 * Whether a row may be written, whose key it then takes; otherwise that is one of its problems. `stored` is the record that it
 * changes.
 */
type Admit = (found: Found, stored?: RowWithId) => boolean

/** A row is a duplicate of an existing record, or of an earlier row that becomes one. */
async function admitNew({ sheet, target }: Writing, rows: Found[]): Promise<Admit> {
  const taken = rows.length > 0 ? await target.findTaken(rows.map(({ row }) => row.record)) : new Set<string>()
  return ({ row }) => {
    const identity = sheet.identify(row.record)
    const isWhole = !row.problems.some((problem) => identity?.parts.includes(problem.header))
    if (!identity || !isWhole) return isSound(row)
    const { header, value, wants, takes } = identity
    if (taken.has(wants)) row.problems.push({ header, reason: `duplicate of another ${sheet.kind.entity}`, value })
    else if (isSound(row)) for (const key of takes) taken.add(key)
    return isSound(row)
  }
}

/**
 * Finds rows that can't be written, one after the other, so that none of them takes anything from those behind it. Only now is known
 * which options a record holds already, and who has the unique values.
 */
async function findRefused({ target }: Writing, rows: Found[], admit: Admit): Promise<void> {
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
  for (const [index, found] of rows.entries()) {
    const outcome = outcomes[index]
    if (!outcome || !('fault' in outcome)) continue
    const { details, message } = outcome.fault
    const problems = details.errors?.map((one) => ({
      header: one.path.replace(/^\//, '').replace('/', '.'),
      reason: one.message
    }))
    found.row.problems.push(...(problems ?? [{ header: '', reason: message }]))
    admit(found)
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
async function admitFound({ sheet, key, target }: Writing, rows: Found[]): Promise<Admit> {
  const own = ownKey(sheet)
  if (key.header === own.header || !sheet.kind.isMergeable) return ({ row }) => isSound(row)
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
    if (wanted === undefined) return isSound(row)
    const isFree = (holders.get(row) ?? taken.get(wanted) ?? id) === id
    const reason = `duplicate of another ${sheet.kind.entity}`
    if (!isFree) row.problems.push({ header: own.header, reason, value: own.show(row.record) })
    else if (isSound(row)) taken.set(wanted, id)
    return isSound(row)
  }
}

/** Rows with one key come one after the other, each as if the one before it were an import of its own. */
async function upsertAll(writing: Writing): Promise<void> {
  const { key, rows, onSent } = writing
  const keyed = rows.filter(({ record }) => key.of(record) !== undefined)
  for (const { record, problems } of rows) {
    const isEmpty = key.of(record) === undefined && !problems.some(({ header }) => header === key.header)
    if (isEmpty) problems.push({ header: key.header, reason: 'required to find the record, must not be empty' })
  }
  const byKey = [...Map.groupBy(keyed, ({ record }) => key.of(record)).values()]
  const rounds = Math.max(0, ...byKey.map(({ length }) => length))
  for (let round = 0; round < rounds; round += 1) {
    const ofRound = byKey.flatMap((ofKey) => ofKey[round] ?? [])
    await upsertDistinct(writing, ofRound, round === rounds - 1 ? onSent : () => {})
  }
  if (rounds === 0) onSent()
}

/** Writes rows of which no two have one key. */
async function upsertDistinct(writing: Writing, rows: SheetRow[], onSent: () => void) {
  const { sheet, mode, key, target } = writing
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
      row.problems.push({ header: key.header, reason: `${sheet.kind.entity} not found`, value: key.show(row.record) })
    } else {
      row.problems.push(...row.emptyCells)
      made.push(row)
    }
  }
  const all = [...found, ...made.map(fresh)].sort((one, other) => one.row.number - other.row.number)
  const isFree = await admitFound(writing, all)
  await findRefused(writing, all, (one, stored) => isAllowed(writing, one, stored) && isFree(one))
  const written = Promise.all([
    insert(target, made.filter(isSound)),
    update(
      target,
      found.filter(({ row }) => isSound(row)),
      (row, reason) => row.problems.push({ header: key.header, reason })
    )
  ])
  onSent()
  await written
}

/** Whether the record's own rules let a row change it; otherwise that is one of its problems. */
function isAllowed({ sheet, key }: Writing, { row, id, patch }: Found, stored: RowWithId | undefined): boolean {
  const onRefusal = ({ message }: Error) => row.problems.push({ header: key.header, reason: message })
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
