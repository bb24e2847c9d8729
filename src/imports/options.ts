import type { Operations } from '../../generated/types.ts'
import type { ReadRequest } from '../contract.ts'
import type { FieldError } from '../errors.ts'
import { NearNames } from '../near-names.ts'
import type { Format } from '../sheets/cells.ts'
import { importSheetOf } from '../sheets/custom-columns.ts'
import { isCustomName, letterOf, nameOf, type Sheet } from '../sheets/sheet.ts'
import { isBlankText, trimText } from '../texts/blanks.ts'
import { type Encoding, readLabel } from './encoding.ts'

type Query = Operations['importContacts']['query']

/** What the query parameters of an import ask for. */
export type ImportOptions = Format & {
  mode: 'create' | 'upsert' | 'update'
  /** The unique custom property that rows find records by, as in `custom.number`; null for their own key. */
  match: string | null
  isDryRun: boolean
  /** The columns that headers mean, by the headers (`letterOf`); undefined for one to ignore. */
  mapping: ReadonlyMap<string, string | undefined>
  /** The headers that the mapping names, as they were sent, by those; empty where they aren't known any more. */
  headers: ReadonlyMap<string, string>
  /** What is wrong with the mapping whatever the file, to be told with what is wrong for the file. */
  mappingProblems: readonly string[]
  /** How the file is encoded, where that was said. */
  encoding: Encoding | undefined
  /** Whether tags are added to those that a record has, in place of all of them. */
  isAddingTags: boolean
  /** Whether companies that rows name and nobody has are made. */
  isCreatingReferences: boolean
  /** Whether columns of custom properties that have no definition get one. */
  isDefining: boolean
  /** Whether the result counts updated and unchanged rows. */
  isDetailed: boolean
}

/** An import without query parameters. */
export const plainImport: ImportOptions = {
  mode: 'create',
  match: null,
  isDryRun: false,
  mapping: new Map(),
  headers: new Map(),
  mappingProblems: [],
  encoding: undefined,
  decimal: undefined,
  dates: 'iso',
  isAddingTags: false,
  isCreatingReferences: false,
  isDefining: false,
  isDetailed: false
}

/** Reads the query parameters of the operation that imports a sheet. */
export function optionsReader(common: Sheet): ReadRequest {
  return ({ query, properties }, errors): ImportOptions => {
    const sheet = importSheetOf(common, properties)
    const {
      mode = 'create',
      match: name,
      dryRun,
      mapping,
      encoding: label,
      decimal,
      dates = 'iso',
      addTags,
      references,
      properties: definitions
    } = Object(query) as Query
    const match = typeof name === 'string' ? name : null
    if (match !== null) checkMatch(sheet, mode, match, errors)
    else if (mode !== 'create' && !sheet.kind.match) {
      errors.push({ path: 'mode', message: `must be create: a row of ${sheet.name} has no key to find a record by` })
    }
    const read = readMapping(sheet, typeof mapping === 'string' ? mapping : undefined, definitions === 'create')
    const encoding = typeof label === 'string' ? readLabel(label) : undefined
    if (typeof label === 'string' && encoding === undefined) {
      const message =
        'must be auto, or a label of the WHATWG Encoding Standard such as utf-8, windows-1250 or shift_jis'
      errors.push({ path: 'encoding', message })
    }
    // A request that is refused anyway has its file not looked at.
    if (errors.length > 0) errors.push(...mappingErrors(read.mappingProblems))
    return {
      mode,
      match,
      isDryRun: dryRun === true,
      ...read,
      ...{ encoding, decimal, dates, isAddingTags: addTags === true },
      isCreatingReferences: references === 'create',
      isDefining: definitions === 'create',
      isDetailed: Object.keys(Object(query)).length > 0
    }
  }
}

function checkMatch(sheet: Sheet, mode: string, match: string, errors: FieldError[]): void {
  if (mode === 'create') {
    errors.push({ path: 'match', message: 'needs mode=upsert or mode=update: with create no row finds a record' })
  }
  const unique = sheet.columns.filter(({ custom }) => custom?.isUnique).map(({ header }) => header)
  if (unique.includes(match)) return
  errors.push({
    path: 'match',
    message: `must name a unique property: ${new NearNames().list(unique, match) || 'there is none'}`
  })
}

function readMapping(sheet: Sheet, text: string | undefined, isDefining: boolean) {
  const mapping = new Map<string, string | undefined>()
  const headers = new Map<string, string>()
  const headerOf = new Map<string, string>()
  const problems: string[] = []
  for (const entry of text?.split(',') ?? []) {
    const [header, target, ...more] = entry.split(':').map(decode)
    if (!header || isBlankText(header) || target === undefined || more.length > 0) {
      problems.push(
        `has ${quote(entry)}, which is not Header:column, with %2C, %3A and %25 for commas, colons and percents`
      )
      continue
    }
    const name = letterOf(header)
    const column = isBlankText(target) ? undefined : columnOf(sheet, nameOf(target), isDefining)
    if (column === undefined && !isBlankText(target))
      problems.push(`names ${quote(target)}, which is ${noColumn(target)}, for the header ${quote(header)}`)
    if (mapping.has(name)) problems.push(`names the header ${quote(header)} twice`)
    if (column !== undefined) {
      const other = headerOf.get(column)
      if (other !== undefined)
        problems.push(`maps two headers to ${trimText(target)}: ${quote(other)} and ${quote(header)}`)
      headerOf.set(column, header)
    }
    mapping.set(name, column)
    headers.set(name, header)
  }
  return { mapping, headers, mappingProblems: problems }
}

/** A header that a mapping names (`letterOf`), and the column that it means; undefined for one to ignore. */
export type MappedHeader = { header: string; column: string | undefined }

/** Says what a mapping means for a file's header: for one of the same letters, else for one that compares alike. */
export function mappingReader(mapping: ImportOptions['mapping']): (cell: string) => MappedHeader | undefined {
  const byName = new Map([...mapping.keys()].map((header) => [nameOf(header), header]))
  return (cell) => {
    const letters = letterOf(cell)
    const header = mapping.has(letters) ? letters : byName.get(nameOf(cell))
    return header === undefined ? undefined : { header, column: mapping.get(header) }
  }
}

/** All that is wrong with a mapping, each as a problem of its parameter. */
export function mappingErrors(problems: readonly string[]): FieldError[] {
  return problems.map((message) => ({ path: 'mapping', message }))
}

function columnOf(sheet: Sheet, name: string, isDefining: boolean): string | undefined {
  return (
    sheet.columns.find((one) => nameOf(one.header) === name)?.header ??
    (isDefining && isCustomName(name) ? name : undefined)
  )
}

function noColumn(target: string): string {
  const isCustom = isCustomName(nameOf(target))
  return isCustom ? 'no property: define it first (createProperty), or send properties=create' : 'no column'
}

/** Undefined where a percent sign isn't followed by what it encodes. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** A text of the request or the file in a message. */
export function quote(text: string): string {
  return JSON.stringify(text.slice(0, 60).toWellFormed())
}
