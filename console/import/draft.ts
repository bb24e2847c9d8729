import { effect, signal } from '@preact/signals'
import { all, api, call, type Schemas } from '../api.ts'
import { Fault } from '../faults.ts'
import { randomKey } from '../parts/form.tsx'
import { about, definitionsOf, kindOf, kinds } from '../records.ts'
import { navigate } from '../router.ts'
import { session } from '../session.ts'
import { wordsOf } from '../words.ts'
import * as columns from './columns.ts'
import { type Column, fullName } from './columns.ts'
import * as files from './file.ts'
import {
  type Choices,
  mappingOf,
  maxMappingLength,
  nameOf,
  recallChoices,
  rememberChoices,
  type Target
} from './mapping.ts'
import { splitName } from './names.ts'
import { type ColumnProfile, type Format, fittingType, guessFormat, type Kind, type NewProperty } from './profile.ts'

/** Parameters of the import that somebody may choose, by the contract's names; `''` for those that are left out. */
type Parameters = Format & { mode: Schemas['ImportMode']; references: string; addTags: string }

/** A file that is on its way in, with all that was chosen for it. It outlives its room, but not the session. */
export type Draft = Choices & {
  kind: Kind
  /** Whether somebody chose the kind; until then the file's header does. */
  isKindChosen: boolean
  file?: File
  encoding?: string
  layout?: files.Layout
  reading?: files.Reading
  /** Whether the choices are those that were made for such a header row before. */
  isRecalled: boolean
  parameters: Parameters
  /** The jobs of *Check* and of *Import*. */
  checkId?: string | undefined
  jobId?: string | undefined
  /** An Idempotency-Key for as long as nothing else is chosen: a press after a lost answer starts no second import. */
  key: string
}

const empty: Draft = {
  ...{
    kind: 'contacts',
    isKindChosen: false,
    targets: [],
    fills: {},
    nameOrder: 'lastWord',
    isRecalled: false,
    key: ''
  },
  parameters: { mode: 'create', decimal: '', dates: 'iso', references: '', addTags: '' }
}

export const draft = signal(empty)

/** Changes something of the draft; the check that was made before then says nothing any more. */
export function change(changed: Partial<Draft>): void {
  if (draft.peek().checkId) navigate('/console/import', { replace: true })
  draft.value = { ...draft.peek(), checkId: undefined, key: randomKey(), ...changed }
}

/** Begins anew, with the kind as it was. */
export function startAnew(): void {
  const { kind, isKindChosen } = draft.peek()
  draft.value = { ...empty, kind, isKindChosen }
}

effect(() => {
  if (session.value.state === 'out') draft.value = empty
})

// A page that is loaded anew has no file any more; the browser asks before.
addEventListener('beforeunload', (event) => {
  if (draft.peek().file && !draft.peek().jobId) event.preventDefault()
})

/** What imports read beside the columns of the template: other ways to say which record is meant. */
const further: Record<Kind, string[]> = {
  contacts: ['company_domain', 'company_id'],
  companies: [],
  deals: ['company_domain', 'company_id', 'contact_id'],
  activities: ['company_domain', 'company_id', 'contact_id', 'deal_id']
}

/** The columns of each kind, as its template names them, with the labels of the tenant's own properties. */
const known: Record<Kind, Column[]> = { contacts: [], companies: [], deals: [], activities: [] }

/** Reads which columns there are. */
export async function readColumns(): Promise<typeof known> {
  const definitions = await all((page) => api.GET('/api/v1/properties', { params: { query: page } }))
  const read = async (kind: Kind) => {
    const path = `/api/v1/importexport/${kind}/template` as '/api/v1/importexport/contacts/template'
    const header = await call(api.GET(path, { params: { query: { extended: true } }, parseAs: 'text' }))
    const own = definitions.filter(({ entity }) => kindOf(entity) === kind)
    const labels = new Map(own.map(({ key, label }) => [`custom.${key}`, label]))
    const names = [...header.replace('\ufeff', '').trim().split(','), ...further[kind]]
    known[kind] = names.map((name) => ({ name, label: labels.get(name) }))
  }
  await Promise.all(kinds.map(read))
  return known
}

/** The columns without which no row of a kind could become a record, and those of them that rows may have one value for. */
const mandatory: Record<Kind, string[]> = {
  contacts: ['first_name', 'last_name'],
  companies: ['name'],
  deals: ['name'],
  activities: ['activity_type', 'subject']
}
export const fillable: Record<Kind, string[]> = { ...mandatory, companies: [], deals: [] }

/** Takes a file: finds its encoding, its header and its kind, and reads it through. Throws a `Fault` where it is no CSV. */
export async function openFile(file: File): Promise<void> {
  const start = await files.readStart(file)
  if (start.length === 0) throw refusal('The file is empty.')
  if (files.isWorkbook(start)) {
    throw refusal('The file is a workbook (XLSX). Save it as CSV in your spreadsheet, and choose that.')
  }
  const encoding = files.readEncoding(start) ?? (await askEncoding(start))
  startAnew()
  await layOut(file, encoding)
}

const refusal = (detail: string) => new Fault(-1, { detail })

/** Has the service find the encoding of bytes that are no UTF-8, by a dry run of some of their lines. */
async function askEncoding(start: Uint8Array<ArrayBuffer>): Promise<string> {
  const query = { dryRun: true, encoding: 'auto' }
  const found = await send('companies', files.encodingSample(start), 'sample.csv', { query })
  return found.encoding ?? 'windows-1252'
}

/** Sends a file to be imported. */
async function send(kind: Kind, file: Blob, name: string, params: object): Promise<Schemas['ImportJobResponse']> {
  const form = new FormData()
  form.append('file', file, name)
  const path = `/api/v1/importexport/${kind}/import` as '/api/v1/importexport/contacts/import'
  const asked = { params, body: form as never, bodySerializer: () => form }
  // The type of the answer is that of a file which isn't async.
  return (await call(api.POST(path, asked))) as unknown as Schemas['ImportJobResponse']
}

/** Finds the columns of the draft's file by an encoding, and reads its rows as long as nothing else is chosen. */
export async function layOut(file: File, encoding: string): Promise<void> {
  const text = new TextDecoder(encoding).decode(await files.readStart(file))
  const kind = draft.peek().isKindChosen ? draft.peek().kind : guessKind(text)
  const layout = files.findLayout(text, kind, known[kind])
  if (!layout) throw refusal('The first rows of the file are blank; one of them must name the columns.')
  change({ file, encoding, kind, layout, targets: layout.headers.map(() => ''), fills: {} })
  let isFirst = true
  for await (const reading of files.readRows(file, encoding, layout)) {
    if (draft.peek().layout !== layout) return
    draft.value = { ...draft.peek(), reading, ...(isFirst && propose(kind, layout, reading)) }
    isFirst = false
  }
}

/** The kind whose columns fit a file best: first whose mandatory ones are all there. */
function guessKind(text: string): Kind {
  const scoreOf = (kind: Kind) => {
    const named = files.findLayout(text, kind, known[kind])?.proposed.filter(Boolean) ?? []
    // A full name may be a company's, too.
    if (named.includes(fullName)) return named.length + 99.5
    const isWhole = mandatory[kind].every((name) => named.includes(name) || name === 'activity_type')
    return named.length + (isWhole ? 100 : 0)
  }
  const scores = kinds.map((kind) => ({ kind, score: scoreOf(kind) }))
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).kind
}

/** What can be chosen without asking. */
function propose(kind: Kind, { headers }: files.Layout, { profiles }: files.Reading): Partial<Draft> {
  const names = [...known[kind].map(({ name }) => name), fullName]
  const recalled = recallChoices(localStorage, kind, headers, names)
  const parameters = { ...draft.peek().parameters, ...guessFormat(profiles, navigator.language) }
  return { ...(recalled ?? proposeAnew(kind, profiles)), isRecalled: recalled !== undefined, parameters }
}

function proposeAnew(kind: Kind, profiles: ColumnProfile[]): Choices {
  const targets = columns.proposeColumns(kind, known[kind], profiles)
  const headers = profiles.map(({ header }) => header)
  const lacks = (name: string) => mandatory[kind].includes(name) && !targets.includes(name)
  const type = lacks('activity_type') ? columns.proposeType([draft.peek().file?.name ?? '', ...headers]) : ''
  const fills = { activity_type: type, subject: lacks('subject') ? wordsOf(type) : '' }
  return { targets, fills, nameOrder: columns.proposeOrder(headers[targets.indexOf(fullName)] ?? '') }
}

/** Sends a column elsewhere; the column that went there before goes nowhere then. */
export function choose(at: number, target: Target): void {
  const others = draft.peek().targets.map((other) => (other === target ? '' : other))
  change({ targets: others.with(at, target), isRecalled: false })
}

/** The properties that are to be made. */
export function newProperties({ targets }: Draft): NewProperty[] {
  return targets.filter((target) => typeof target !== 'string')
}

/**
 * The columns that the page adds to the file: both names, where one column has them together, addresses that stand beside names, words that
 * activities' status has otherwise, and what gets a value where a row has none. The file's own column of that name isn't read then.
 */
export function addedColumns({ kind, targets, fills, nameOrder, reading }: Draft): files.AddedColumn[] {
  const whole = targets.indexOf(fullName)
  const filled = fillable[kind].flatMap((name, part) => {
    const [own, fill = ''] = [targets.indexOf(name), fills[name]]
    if (whole < 0 && fill.trim() === '') return []
    const read = (cells: string[]) => {
      if (whole >= 0) return splitName(cells[whole] ?? '', nameOrder)[part] ?? ''
      const cell = cells[own]?.trim() ?? ''
      return name === 'activity_type' && !columns.isActivityType(cell) ? '' : cell
    }
    return { name, cellOf: (cells: string[]) => read(cells) || fill }
  })
  const otherwise = Object.entries(columns.readOtherwise).flatMap(([name, read]) => {
    const at = targets.indexOf(name)
    const profile = reading?.profiles[at]
    const isOther = profile && read(kind, profile)
    return isOther ? { name, cellOf: (cells: string[]) => isOther(cells[at] ?? '') } : []
  })
  return [...filled, ...otherwise]
}

/** What has to be mended before the file can be checked; undefined where nothing has. */
export function whatIsMissing(now: Draft): string | undefined {
  const { kind, parameters, targets, reading } = now
  if (!reading?.isWhole) return 'The file is still being read.'
  const keys = { contacts: ['email'], companies: ['domain'], deals: ['name'], activities: [] }
  const there = [...targets, ...addedColumns(now).map(({ name }) => name)]
  const missing = (parameters.mode === 'update' ? keys[kind] : mandatory[kind]).filter((name) => !there.includes(name))
  if (missing.length === 0) return undefined
  const other = missing.some((name) => fillable[kind].includes(name)) ? ', or write below what all rows get' : ''
  return `${missing.join(' and ')} must come from a column of the file: choose under Goes to which one${other}.`
}

/** Starts a job: a check, or what writes. Before the latter the new properties are made. */
export async function startJob(now: Draft, isCheck: boolean): Promise<Schemas['ImportJobResponse']> {
  const { kind, file, layout, encoding = 'utf-8', parameters, key } = now
  if (!file || !layout) throw refusal('Choose a file first.')
  const added = addedColumns(now)
  const names = added.map(({ name }) => name)
  const unique = files.uniqueHeaders([...layout.headers, ...names])
  const sent = [...unique.slice(layout.headers.length), ...unique.slice(0, layout.headers.length)]
  const isRewritten = sent.some((header, at) => header !== layout.headers[at])
  // A column in whose place one was added is read no more than a full name.
  const own = now.targets.map((target) => (names.includes(nameOf(target)) ? fullName : target))
  const there = known[kind].map(({ name }) => name)
  const mapping = mappingOf(sent, [...names, ...own], there)
  if (mapping && mapping.length > maxMappingLength) {
    throw refusal('The file has too many columns to be imported at once. Leave some out of it.')
  }
  if (!isCheck) await makeProperties(now, key)
  const { mode, dates, decimal, references, addTags } = parameters
  const query = {
    ...{ async: true, encoding: isRewritten ? 'utf-8' : encoding, mode, dates },
    ...(mapping && { mapping }),
    ...(decimal && { decimal }),
    ...(references && { references: 'create' }),
    ...(addTags && mode !== 'create' && { addTags: true }),
    ...(isCheck && { dryRun: true, ...(newProperties(now).length > 0 && { properties: 'create' }) })
  }
  const whole = isRewritten ? await files.rewriteFile(file, encoding, layout, sent, added) : file
  const header = { 'Idempotency-Key': isCheck ? `${key}-check` : key }
  const job = await send(kind, whole, file.name, { query, header })
  // What was chosen otherwise meanwhile wasn't checked.
  const isOfDraft = !isCheck || draft.peek().key === key
  if (isOfDraft) draft.value = { ...draft.peek(), [isCheck ? 'checkId' : 'jobId']: job.id, key: randomKey() }
  if (!isCheck) rememberChoices(localStorage, kind, layout.headers, now)
  return job
}

/** Makes the new properties, lists with the options that the file has. One that a former attempt has made is there. */
async function makeProperties(now: Draft, importKey: string): Promise<void> {
  const { kind, targets, reading, parameters } = now
  if (newProperties(now).length === 0) return
  const there = await definitionsOf(kind)
  for (const [at, target] of targets.entries()) {
    const profile = reading?.profiles[at]
    if (typeof target === 'string' || !profile || there.some(({ key }) => key === target.key)) continue
    const type = fittingType(target, profile, parameters)
    const options = [...profile.options.values()].map((value) => ({ value }))
    const body = { entity: about[kind].one, ...target, type, ...(type === 'select' && { options }) }
    const header = { 'Idempotency-Key': `${importKey}-${target.key}` }
    await call(api.POST('/api/v1/properties', { params: { header }, body }))
  }
}
