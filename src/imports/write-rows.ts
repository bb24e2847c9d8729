import { type ApiError, duplicate, invalidRequest } from '../errors.ts'
import { cutText } from '../message-sizes.ts'
import { withoutKey } from '../records/aliases.ts'
import { planInOrder, type Rule } from '../records/plan.ts'
import { rowOf } from '../records/record.ts'
import type { Match } from '../records/rows.ts'
import type { Wanted } from '../records/wanted.ts'
import type { World } from '../records/world.ts'
import type { Sheet, SheetRow } from '../sheets/sheet.ts'
import { comparedForm } from '../texts/compared.ts'
import { joinTags } from '../texts/stored.ts'
import type { NewCompanies } from './new-companies.ts'
import type { ImportOptions } from './options.ts'
import { ownKey, type RowKey } from './row-key.ts'
import type { ImportScope, Target } from './targets.ts'

/** How rows of one chunk are written. */
export type Writing = {
  ctx: ImportScope
  sheet: Sheet
  mode: ImportOptions['mode']
  /** Whether rows add their tags to those that a record has. */
  isAddingTags: boolean
  /** What rows find records by, unless they only make new ones. */
  key: RowKey
  target: Target
  /** Those with problems are looked through for further ones, and neither written nor in the way of others. */
  rows: SheetRow[]
  /** The companies that are to be made for rows that name them; undefined where none are. */
  companies: NewCompanies | undefined
  /** To be called when the last statement is sent. */
  onSent: () => void
}

/** A row with what it makes or changes. */
type Planned = { row: SheetRow; wanted: Wanted }

/** Whether nothing is wrong with a row. */
export function isSound({ problems }: SheetRow): boolean {
  return problems.length === 0
}

/** Makes records of rows, or changes those that they find, and notes what became of each, or all that is wrong with it. */
export async function writeRows(writing: Writing): Promise<void> {
  const { mode, key, rows, onSent } = writing
  if (mode === 'create') return createAll(writing)
  await takeKnown(writing)
  for (const { record, problems } of rows) {
    const isEmpty = key.of(record) === undefined && !problems.some(({ header }) => header === key.header)
    if (isEmpty) problems.push({ header: key.header, reason: 'required to find the record, must not be empty' })
  }
  let left = rows.filter(({ record }) => key.of(record) !== undefined)
  do left = await upsertDistinct(writing, left, onSent)
  while (left.length > 0)
}

/** Lets rows find records by keys that are none by today's rules, where records have them. */
async function takeKnown({ sheet: { kind }, target, rows }: Writing): Promise<void> {
  const given = rows.flatMap((row) => {
    const property = kind.match?.property
    return row.refused && property ? [{ row, ...row.refused, key: rowOf(kind, { [property]: row.refused.value }) }] : []
  })
  if (given.length === 0) return
  const keys = given.map(({ key }) => key)
  for (const { number, isAlias } of await target.world.findMatches(kind, keys)) {
    const found = given[number]
    if (!found || isAlias) continue
    found.row.problems.splice(found.row.problems.indexOf(found.problem), 1)
    Object.assign(found.row.record, found.key)
    Object.assign(found.row.patch, found.key)
  }
}

/** A row is a duplicate of an existing record, or of an earlier row that becomes one. */
async function createAll(writing: Writing): Promise<void> {
  const { ctx, sheet, target, rows, onSent } = writing
  const records = rows.map(({ record }) => record)
  const taken = rows.length > 0 ? await sheet.findTaken(ctx, target.executor, records) : new Set<string>()
  const planned = rows.map((row): Planned => ({ row, wanted: { action: 'insert', row: row.record } }))
  const rule: Rule = (index, isMade) => {
    const { record = {}, problems = [] } = rows[index] ?? {}
    const identity = sheet.identify(record)
    if (!identity || problems.some(({ header }) => identity.parts.includes(header))) return undefined
    const { key, allKeys, header } = identity
    if (taken.has(key) || target.taken.has(key)) return duplicate(sheet.kind.entity, header, undefined)
    if (isMade && problems.length === 0 && !target.isFull()) for (const one of allKeys) target.taken.add(one)
    return undefined
  }
  await planAndKeep(writing, planned, { ...target.world, findMatches: async () => [] }, onSent, rule)
}

/**
 * Writes the first of the rows for each record, as an import of these alone would; resolves with the others, which come after them.
 */
async function upsertDistinct(writing: Writing, rows: SheetRow[], onSent: () => void): Promise<SheetRow[]> {
  const { sheet, mode, key, target } = writing
  const { kind } = sheet
  const isOwn = key.header === ownKey(sheet).header
  const records = rows.map(({ record }) => record)
  const matches = await key.find(target.world, records)
  const matchOf = new Map(matches.map((match) => [match.number, match]))
  const hidden = await target.world.findHidden(
    kind,
    matches.map(({ id }) => id)
  )
  await refusePages(writing, rows, matchOf)
  const first = new Map<string, Planned>()
  const later: SheetRow[] = []
  for (const [number, row] of rows.entries()) {
    const match = matchOf.get(number)
    const record = match?.id ?? `key ${key.of(row.record)}`
    if (match && hidden.has(match.id)) {
      row.problems.push({
        header: key.header,
        reason: `duplicate of another ${kind.entity}`,
        value: key.show(row.record)
      })
    } else if (first.has(record)) later.push(row)
    else if (match) {
      const patch = isOwn && match.isAlias ? withoutKey(kind, row.patch) : row.patch
      first.set(record, { row, wanted: { action: 'update', id: match.id, patch } })
    } else if (mode === 'update') {
      row.problems.push({ header: key.header, reason: `${kind.entity} not found`, value: key.show(row.record) })
    } else {
      row.problems.push(...row.emptyCells)
      first.set(record, { row, wanted: { action: 'insert', row: row.record } })
    }
  }
  if (writing.isAddingTags) await addTags(writing, [...first.values()])
  // Rows that find records by their own key can't give them another record's.
  const world = isOwn ? { ...target.world, findMatches: async () => [] } : target.world
  await planAndKeep(writing, [...first.values()], world, later.length > 0 ? () => {} : onSent)
  return later
}

/** Refuses rows whose URL has a path, and whose host is that of a company of another name: the page may be somebody else's. */
async function refusePages({ sheet: { kind }, target }: Writing, rows: SheetRow[], matches: Map<number, Match>) {
  const pages = [...matches].flatMap(([number, { id }]) => {
    const row = rows[number]
    return row?.names.domain && row.patch.name !== undefined ? [{ row, id }] : []
  })
  if (pages.length === 0) return
  const stored = await target.world.findStored(
    kind,
    pages.map(({ id }) => id)
  )
  const rowOf = new Map(stored.map((row) => [row.id, row]))
  for (const { row, id } of pages) {
    const found = rowOf.get(id)
    if (!found || comparedForm(String(found.name)) === comparedForm(String(row.patch.name))) continue
    const reason = `the host of another company, ${cutText(String(found.name), maxName)}: a page on it isn't the domain of this one`
    row.problems.push({ header: 'domain', reason, value: row.names.domain })
  }
}

/** Characters of a company's name in a message. */
const maxName = 100

/** The most tags that a record has. */
const maxTags = 50

/** Puts the tags that the found records have before those of their rows. */
async function addTags({ sheet: { kind }, target }: Writing, planned: Planned[]): Promise<void> {
  const found = planned.flatMap(({ row, wanted }) =>
    wanted.action === 'update' && wanted.patch.tags ? [{ row, ...wanted }] : []
  )
  const ids = found.map(({ id }) => id)
  const stored = new Map((await target.world.findStored(kind, ids)).map((row) => [row.id, row.tags as string[]]))
  for (const { row, id, patch } of found) {
    const tags = joinTags(stored.get(id) ?? [], patch.tags as string[])
    if (tags.length > maxTags) row.problems.push({ header: 'tags', reason: `more than ${maxTags} of them` })
    patch.tags = tags
  }
}

/** Does what can be done of the rows. What the names in their cells stand for is known to be there. */
async function planAndKeep(
  writing: Writing,
  planned: Planned[],
  world: World,
  onSent: () => void,
  rule: Rule = () => undefined
): Promise<void> {
  const { sheet, target } = writing
  const known = { ...world, findMissingReferences: async () => new Map() }
  const wanted = planned.map((one) => one.wanted)
  const isLeftOut = (index: number) => planned[index] && !isSound(planned[index].row)
  const ruleOfRows: Rule = (index, isMade) => rule(index, isMade) ?? (isLeftOut(index) ? invalidRequest([]) : undefined)
  const outcomes = await planInOrder(known, sheet.kind, wanted, ruleOfRows)
  const made = outcomes.flatMap(({ change }, index) => {
    const row = planned[index]?.row
    return row && change ? [{ row, change }] : []
  })
  await writing.companies?.make(target, made)
  const keeping = target.keep(outcomes.flatMap(({ change }) => change ?? []))
  onSent()
  await keeping
  for (const [index, { change, faults = [] }] of outcomes.entries()) {
    const row = planned[index]?.row
    if (row && change) row.outcome = change.action === 'created' ? 'imported' : outcomeOf(change.changed)
    else if (row) for (const fault of faults) addProblems(writing, row, fault)
  }
}

function outcomeOf(changed: string[]): 'updated' | 'unchanged' {
  return changed.length > 0 ? 'updated' : 'unchanged'
}

/** Adds a fault of a row's change to its problems, by columns. */
function addProblems({ sheet, key }: Writing, row: SheetRow, { code, message, details: { errors } }: ApiError): void {
  for (const { path, message: reason } of errors ?? [{ path: key.header, message }]) {
    const property = path.replace(/^\//, '').replace('/', '.')
    const header = sheet.columns.find((column) => column.property === property)?.header ?? property
    const isKey = code === 'duplicate' && !header.startsWith('custom.')
    const problem = isKey
      ? { header, reason: `duplicate of another ${sheet.kind.entity}`, value: String(row.record[property]) }
      : { header, reason }
    const isKnown = row.problems.some((one) => one.header === header && one.reason === problem.reason)
    if (!isKnown) row.problems.push(problem)
  }
}
