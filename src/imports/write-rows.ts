import { type ApiError, duplicate, invalidRequest } from '../errors.ts'
import { cutText } from '../message-sizes.ts'
import { isSameAsStored } from '../records/as-shown.ts'
import { findByUnique } from '../records/holders.ts'
import { type PlannedChange, planInOrder, type Rule } from '../records/plan.ts'
import { maxTags, type Row, rowOf } from '../records/record.ts'
import type { Wanted } from '../records/wanted.ts'
import type { World } from '../records/world.ts'
import type { Problem, Sheet, SheetRow } from '../sheets/sheet.ts'
import { comparedForm } from '../texts/compared.ts'
import { joinTags } from '../texts/stored.ts'
import type { NewCompanies } from './new-companies.ts'
import type { ImportOptions } from './options.ts'
import type { RowKey } from './row-key.ts'
import type { ImportScope, Target } from './targets.ts'

/** How rows of one chunk are written. */
type Writing = {
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

/** Whether nothing is wrong with a row. */
export function isSound({ problems }: SheetRow): boolean {
  return problems.length === 0
}

/** Makes records of rows, or changes those that they find, and notes what became of each, or all that is wrong with it. */
export async function writeRows(writing: Writing): Promise<void> {
  const { mode, key, rows } = writing
  if (mode === 'create') return createAll(writing)
  await takeHeld(writing)
  for (const { record, problems } of rows) {
    const isEmpty = !key.isIn(record) && !problems.some(({ header }) => header === key.header)
    if (isEmpty) problems.push({ header: key.header, reason: 'required to find the record, must not be empty' })
  }
  let left = rows.filter(({ record }) => key.isIn(record))
  do left = await upsertDistinct(writing, left)
  while (left.length > 0)
}

/** Lets rows say what is refused by today's rules, where that is what the records have which they find. */
async function takeHeld({ sheet: { kind }, target, key, rows }: Writing): Promise<void> {
  const refusing = rows.filter(({ refused, problems }) => refused.some(({ problem }) => problems.includes(problem)))
  if (refusing.length === 0) return
  const sayingAll = refusing.map(({ record, refused }): Row => {
    const texts = refused.filter(
      ({ property, value }) => property === kind.match?.property && typeof value === 'string'
    )
    return { ...record, ...rowOf(kind, Object.fromEntries(texts.map(({ property, value }) => [property, value]))) }
  })
  const { world } = target
  const found = key.by ? await findByUnique(world, kind, key.by, sayingAll) : await world.findMatches(kind, sayingAll)
  const matches = found.filter(({ isAlias }) => !isAlias)
  const ids = matches.map(({ id }) => id)
  const stored = new Map((await world.findStored(kind, ids)).map((row) => [row.id, row]))
  for (const { number, id } of matches) {
    const [row, held] = [refusing[number], stored.get(id)]
    for (const { property, value, problem } of row?.refused ?? []) {
      const at = row?.problems.indexOf(problem) ?? -1
      if (!row || at < 0 || !isSameAsStored(value, held?.[property])) continue
      row.problems.splice(at, 1)
      const kept = rowOf(kind, { [property]: held?.[property] })
      Object.assign(row.record, kept)
      Object.assign(row.patch, kept)
    }
  }
}

/** A row is a duplicate of an existing record, or of an earlier row that becomes one. */
async function createAll(writing: Writing): Promise<void> {
  const { ctx, sheet, target, rows } = writing
  const records = rows.map(({ record }) => record)
  const taken = rows.length > 0 ? await sheet.findTaken(ctx, target.executor, records) : new Set<string>()
  const wanted = records.map((row): Wanted => ({ action: 'insert', row }))
  const rule: Rule = (index, isMade) => {
    const { record = {}, problems = [] } = rows[index] ?? {}
    const identity = sheet.identify(record)
    if (!identity || problems.some(({ header }) => identity.parts.includes(header))) return undefined
    const { key, allKeys, header } = identity
    if (taken.has(key) || target.taken.has(key)) return duplicate(sheet.kind.entity, header, undefined)
    if (isMade && problems.length === 0 && !target.isFull()) for (const one of allKeys) target.taken.add(one)
    return undefined
  }
  await planAndKeep(writing, rows, wanted, { ...target.world, findMatches: async () => [] }, rule)
}

/** What keeps a row for the next plan: its record is another row's of this one. */
const later = invalidRequest([])

/** Writes the first of the rows for each record, as an import of these alone would; resolves with the others, which come after them. */
async function upsertDistinct(writing: Writing, rows: SheetRow[]): Promise<SheetRow[]> {
  const { mode, isAddingTags, key, target } = writing
  const wanted = rows.map(({ record, patch }): Wanted => {
    const added = isAddingTags ? (patch.tags as string[] | undefined) : undefined
    const whole = added ? { ...patch, tags: (former: string[]) => joinTags(former, added) } : patch
    return { action: 'upsert', row: record, patch: whole, by: key.by, ifMatch: mode === 'update' ? '*' : undefined }
  })
  const ids = new Set<string>()
  const rule: Rule = (index, _isMade, change) => {
    const row = rows[index]
    if (ids.has(change.id)) return later
    ids.add(change.id)
    if (row) row.problems.push(...problemsOf(row, change))
    return undefined
  }
  return planAndKeep(writing, rows, wanted, target.world, rule)
}

/** What is wrong with a row's own change of the record that it finds, or with its making of one. */
function problemsOf(
  { names: { domain }, patch, emptyCells }: SheetRow,
  { action, old, row }: PlannedChange
): Problem[] {
  if (action === 'created') return emptyCells
  const problems: Problem[] = []
  const { length } = (row.tags ?? []) as string[]
  if (length > maxTags) problems.push({ header: 'tags', reason: `more than ${maxTags} of them` })
  // The page that a URL with a path names may be somebody else's.
  if (domain && patch.name !== undefined && comparedForm(String(old.name)) !== comparedForm(String(patch.name))) {
    const reason = `the host of another company, ${cutText(String(old.name), maxName)}: a page on it isn't the domain of this one`
    problems.push({ header: 'domain', reason, value: domain })
  }
  return problems
}

/** Characters of a company's name in a message. */
const maxName = 100

/**
 * Does what can be done of the rows; resolves with those that are left for the next plan. What the names in their cells stand for is known
 * to be there.
 */
async function planAndKeep(
  writing: Writing,
  rows: SheetRow[],
  wanted: Wanted[],
  world: World,
  rule: Rule
): Promise<SheetRow[]> {
  const { sheet, target, onSent } = writing
  const known = { ...world, findMissingReferences: async () => new Map() }
  const isLeftOut = (index: number) => rows[index] && !isSound(rows[index])
  const ruleOfRows: Rule = (...change) => rule(...change) ?? (isLeftOut(change[0]) ? invalidRequest([]) : undefined)
  const outcomes = await planInOrder(known, sheet.kind, wanted, ruleOfRows)
  const made = outcomes.flatMap(({ change }, index) => {
    const row = rows[index]
    return row && change ? [{ row, change }] : []
  })
  await writing.companies?.make(target, made)
  const left = rows.filter((_, index) => outcomes[index]?.faults?.includes(later))
  const keeping = target.keep(outcomes.flatMap(({ change }) => change ?? []))
  if (left.length === 0) onSent()
  await keeping
  for (const [index, { change, faults = [] }] of outcomes.entries()) {
    const row = rows[index]
    if (row && change) row.outcome = change.action === 'created' ? 'imported' : outcomeOf(change.changed)
    else if (row && !left.includes(row)) for (const fault of faults) addProblems(writing, row, fault)
  }
  return left
}

function outcomeOf(changed: string[]): 'updated' | 'unchanged' {
  return changed.length > 0 ? 'updated' : 'unchanged'
}

/** Adds a fault of a row's change to its problems, by columns. */
function addProblems({ sheet, key }: Writing, row: SheetRow, { code, message, details: { errors } }: ApiError): void {
  const { entity } = sheet.kind
  const absence = code === 'not_found' ? `${entity} not found` : undefined
  for (const { path, message: reason } of errors ?? [{ path: key.header, message }]) {
    const property = path.replace(/^\//, '').replace('/', '.')
    const header = sheet.columns.find((column) => column.property === property)?.header ?? property
    const isKey = header === key.header
    const isTaken = code === 'duplicate' && (isKey || !header.startsWith('custom.'))
    const problem: Problem = { header, reason: absence ?? (isTaken ? `duplicate of another ${entity}` : reason) }
    if (absence ?? isTaken) problem.value = isKey ? key.show(row.record) : String(row.record[property])
    const isKnown = row.problems.some((one) => one.header === header && one.reason === problem.reason)
    if (!isKnown) row.problems.push(problem)
  }
}
