import { all, api, call, type Schemas } from '../api.ts'
import { Fault } from '../faults.ts'
import { about, definitionsOf, kindOf, kinds } from '../records.ts'
import { session } from '../session.ts'
import { createStore } from '../store.ts'
import { type Column, proposeColumns } from './columns.ts'
import {
  encodingSample,
  findLayout,
  isWorkbook,
  type Layout,
  type Reading,
  readEncoding,
  readRows,
  readStart,
  renameHeaders,
  uniqueHeaders
} from './file.ts'
import { mappingOf, maxMappingLength, recallTargets, rememberTargets, type Target } from './mapping.ts'
import { type Format, fittingTypes, guessFormat, type Kind, type NewProperty } from './profile.ts'

/** What becomes of rows whose record is there already. */
export type Mode = Schemas['ImportMode']

/** A file that is on its way in, with all that was chosen for it. It outlives its room, but not the session. */
export type Draft = {
  kind: Kind
  /** Whether somebody chose the kind; until then the file's header does. */
  isKindChosen: boolean
  file?: File
  encoding?: string
  layout?: Layout
  reading?: Reading
  targets: Target[]
  /** Whether the choices are those that were made for such a header row before. */
  isRecalled: boolean
  format: Format
  mode: Mode
  makesCompanies: boolean
  addsTags: boolean
  /** The jobs of *Check* and of *Import*. */
  checkId?: string | undefined
  jobId?: string | undefined
}

const empty: Draft = {
  ...{ kind: 'contacts', isKindChosen: false, targets: [], isRecalled: false, mode: 'create' },
  ...{ format: { decimal: '', dates: 'iso' }, makesCompanies: false, addsTags: false }
}

export const draft = createStore<Draft>(empty)

/** Changes something of the draft; the check that was made before then says nothing any more. */
export function change(changed: Partial<Draft>): void {
  draft.set({ ...draft.value, checkId: undefined, ...changed })
}

/** Begins anew, with the kind as it was. */
export function startAnew(): void {
  draft.set({ ...empty, kind: draft.value.kind, isKindChosen: draft.value.isKindChosen })
}

session.listeners.add(() => {
  if (session.value.state === 'out') draft.set(empty)
})

/** The columns of each kind, as its template names them, with the labels of the tenant's own properties. */
export type Columns = Record<Kind, Column[]>

export async function readColumns(): Promise<Columns> {
  const definitions = all((page) => api.GET('/api/v1/properties', { params: { query: page } }))
  const read = async (kind: Kind): Promise<[Kind, Column[]]> => {
    const path = `/api/v1/importexport/${kind}/template` as '/api/v1/importexport/contacts/template'
    const header = await call(api.GET(path, { params: { query: { extended: true } }, parseAs: 'text' }))
    const labels = new Map(
      (await definitions).flatMap(({ entity, key, label }) =>
        kindOf(entity) === kind ? [[`custom.${key}`, label]] : []
      )
    )
    const names = header.replace('\ufeff', '').trim().split(',')
    return [kind, names.map((name) => ({ name, label: labels.get(name) }))]
  }
  return Object.fromEntries(await Promise.all(kinds.map(read))) as Columns
}

/** The columns without which no row of a kind could become a record. */
export const mandatory: Record<Kind, string[]> = {
  contacts: ['first_name', 'last_name'],
  companies: ['name'],
  deals: ['name'],
  activities: ['activity_type', 'subject']
}

/** Takes a file: finds its encoding, its header and its kind, and reads it through. Throws a `Fault` where it is no CSV. */
export async function openFile(file: File, columns: Columns): Promise<void> {
  const start = await readStart(file)
  if (start.length === 0) throw new Fault(-1, { detail: 'The file is empty.' })
  if (isWorkbook(start)) {
    throw new Fault(-1, {
      detail: 'The file is a workbook (XLSX). Save it as CSV in your spreadsheet, and choose that.'
    })
  }
  const encoding = readEncoding(start) ?? (await askEncoding(start))
  startAnew()
  await layOut(file, encoding, columns)
}

/** Has the service find the encoding of bytes that are no UTF-8, by a dry run of some of their lines. */
async function askEncoding(start: Uint8Array<ArrayBuffer>): Promise<string> {
  const form = new FormData()
  form.append('file', encodingSample(start), 'sample.csv')
  const query = { dryRun: true, encoding: 'auto' }
  const { encoding } = await call(
    api.POST('/api/v1/importexport/companies/import', { params: { query }, body: form as never, bodySerializer: keep })
  )
  return encoding ?? 'windows-1252'
}

const keep = (body: unknown) => body as FormData

/** Finds the columns of the draft's file by an encoding, and reads its rows as long as nothing else is chosen. */
export async function layOut(file: File, encoding: string, columns: Columns): Promise<void> {
  const text = new TextDecoder(encoding).decode(await readStart(file))
  const kind = draft.value.isKindChosen ? draft.value.kind : guessKind(text, columns)
  const layout = findLayout(text, kind, columns[kind])
  if (!layout)
    throw new Fault(-1, { detail: 'The first rows of the file are blank; one of them must name the columns.' })
  change({ file, encoding, kind, layout, targets: layout.headers.map(() => '') })
  let isFirst = true
  for await (const reading of readRows(file, encoding, layout)) {
    if (draft.value.layout !== layout) return
    draft.set({ ...draft.value, reading })
    if (isFirst) propose(kind, columns[kind], layout, reading)
    isFirst = false
  }
}

/** The kind whose columns fit a file best: first whose mandatory ones are all there. */
function guessKind(text: string, columns: Columns): Kind {
  const fits = kinds.map((kind) => {
    const layout = findLayout(text, kind, columns[kind])
    const known = layout ? layout.proposed.filter(Boolean) : []
    const isWhole = mandatory[kind].every((name) => known.includes(name))
    return { kind, score: known.length + (isWhole ? 100 : 0) }
  })
  return fits.toSorted((one, other) => other.score - one.score)[0]?.kind ?? 'contacts'
}

/** Chooses what can be chosen without asking. */
function propose(kind: Kind, columns: Column[], { headers }: Layout, { profiles }: Reading): void {
  const names = columns.map(({ name }) => name)
  const recalled = recallTargets(localStorage, kind, headers, names)
  const targets = recalled ?? proposeColumns(kind, columns, profiles)
  const format = guessFormat(profiles, navigator.language)
  draft.set({ ...draft.value, targets, isRecalled: recalled !== undefined, format })
}

/** Sends a column elsewhere; the column that went there before goes nowhere then. */
export function choose(at: number, target: Target): void {
  const targets = draft.value.targets.map((other, index) =>
    index === at ? target : other === target && target !== '' ? '' : other
  )
  change({ targets, isRecalled: false })
}

/** Reads the file's numbers and dates otherwise; new properties whose values don't fit their type any more get one that they fit. */
export function setFormat(format: Format): void {
  const { targets, reading } = draft.value
  const fitting = targets.map((target, at) => {
    const profile = reading?.profiles[at]
    if (typeof target === 'string' || !profile) return target
    const types = fittingTypes(profile, format)
    return types.includes(target.type) ? target : { ...target, type: types[0] ?? 'text' }
  })
  change({ format, targets: fitting })
}

/** The properties that are to be made. */
export function newProperties({ targets }: Draft): NewProperty[] {
  return targets.filter((target) => typeof target !== 'string')
}

/** What has to be mended before the file can be checked; undefined where nothing has. */
export function whatIsMissing({ kind, mode, targets, reading }: Draft): string | undefined {
  if (!reading?.isWhole) return 'The file is still being read.'
  const keys = { contacts: ['email'], companies: ['domain'], deals: ['name'], activities: [] }
  const needed = mode === 'update' ? keys[kind] : mandatory[kind]
  const missing = needed.filter((name) => !targets.includes(name))
  if (missing.length === 0) return undefined
  return `${missing.join(' and ')} must come from a column of the file: choose under Goes to which one.`
}

/** Starts a job: a check, or what writes. Before the latter the new properties are made. `key` makes sending it again safe. */
export async function startJob(
  now: Draft,
  columns: Column[],
  isCheck: boolean,
  key: string
): Promise<Schemas['ImportJobResponse']> {
  const { kind, file, layout, encoding = 'utf-8', targets, format, mode, makesCompanies, addsTags } = now
  if (!file || !layout) throw new Fault(-1, { detail: 'Choose a file first.' })
  const made = newProperties(now)
  const headers = uniqueHeaders(layout.headers)
  const isRenamed = headers.some((header, at) => header !== layout.headers[at])
  const mapping = mappingOf(
    headers,
    targets,
    columns.map(({ name }) => name)
  )
  if (mapping && mapping.length > maxMappingLength) {
    throw new Fault(-1, { detail: 'The file has too many columns to be imported at once. Leave some out of it.' })
  }
  if (!isCheck) await makeProperties(now, key)
  const form = new FormData()
  form.append('file', isRenamed ? await renameHeaders(file, encoding, layout) : file, file.name)
  const query = {
    ...{ async: true, encoding: isRenamed ? 'utf-8' : encoding, ...(mode !== 'create' && { mode }) },
    ...(mapping && { mapping }),
    ...(format.decimal && { decimal: format.decimal }),
    ...(format.dates !== 'iso' && { dates: format.dates }),
    ...(makesCompanies && { references: 'create' as const }),
    ...(addsTags && mode !== 'create' && { addTags: true }),
    ...(isCheck && { dryRun: true, ...(made.length > 0 && { properties: 'create' as const }) })
  }
  const params = { query, header: { 'Idempotency-Key': key } }
  const path = `/api/v1/importexport/${kind}/import` as '/api/v1/importexport/contacts/import'
  // The type of the answer is that of a file which isn't async.
  const job = (await call(api.POST(path, { params, body: form as never, bodySerializer: keep }))) as unknown
  if (!isCheck) rememberTargets(localStorage, kind, layout.headers, targets)
  return job as Schemas['ImportJobResponse']
}

/** Makes the new properties, lists with the options that the file has. One that a former attempt has made is there. */
async function makeProperties(now: Draft, importKey: string): Promise<void> {
  const { kind, targets, reading } = now
  if (newProperties(now).length === 0) return
  const there = await definitionsOf(kind)
  for (const [at, target] of targets.entries()) {
    if (typeof target === 'string' || there.some(({ key }) => key === target.key)) continue
    const options = [...(reading?.profiles[at]?.options.values() ?? [])].map((value) => ({ value }))
    const body = { entity: about[kind].one, ...target, ...(target.type === 'select' && { options }) }
    const header = { 'Idempotency-Key': `${importKey}-${target.key}` }
    await call(api.POST('/api/v1/properties', { params: { header }, body }))
  }
}
