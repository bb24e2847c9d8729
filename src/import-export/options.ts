import type { Operations } from '../../generated/types.ts'
import type { ReadRequest } from '../contract.ts'
import type { FieldError } from '../errors.ts'
import { sheetOf } from '../sheets/custom-columns.ts'
import { nameOf, type Sheet } from '../sheets/sheet.ts'

type Query = Operations['importContacts']['query']

/** What the query parameters of an import ask for. */
export type ImportOptions = {
  mode: 'create' | 'upsert' | 'update'
  /** The unique custom property that rows find records by, as in `custom.number`; null for their own key. */
  match: string | null
  isDryRun: boolean
  /** The columns that headers mean, by the headers' comparable names (`nameOf`); undefined for one to ignore. */
  mapping: ReadonlyMap<string, string | undefined>
  /** Whether the result counts updated and unchanged rows. */
  isDetailed: boolean
}

/** An import without query parameters. */
export const plainImport: ImportOptions = {
  mode: 'create',
  match: null,
  isDryRun: false,
  mapping: new Map(),
  isDetailed: false
}

/** Reads the query parameters of the operation that imports a sheet. */
export function optionsReader(common: Sheet): ReadRequest {
  return ({ query, properties }, errors): ImportOptions => {
    const sheet = sheetOf(common, properties)
    const { mode = 'create', match: name, dryRun, mapping } = Object(query) as Query
    const match = typeof name === 'string' ? name : null
    if (match !== null) checkMatch(sheet, mode, match, errors)
    else if (mode !== 'create' && !sheet.kind.match) {
      errors.push({ path: 'mode', message: `must be create: a row of ${sheet.name} has no key to find a record by` })
    }
    return {
      mode,
      match,
      isDryRun: dryRun === true,
      mapping: typeof mapping === 'string' ? readMapping(sheet, mapping, errors) : new Map(),
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
  errors.push({ path: 'match', message: `must name a unique property: ${unique.join(', ') || 'there is none'}` })
}

function readMapping(sheet: Sheet, text: string, errors: FieldError[]): ImportOptions['mapping'] {
  const mapping = new Map<string, string | undefined>()
  const refuse = (message: string) => errors.push({ path: 'mapping', message })
  for (const entry of text.split(',')) {
    const [header, target, ...more] = entry.split(':').map(decode)
    if (!header?.trim() || target === undefined || more.length > 0) {
      refuse(`has ${quote(entry)}, which is not Header:column, with %2C, %3A and %25 for commas, colons and percents`)
      continue
    }
    const column = target.trim() === '' ? undefined : sheet.columns.find((one) => one.header === nameOf(target))?.header
    if (column === undefined && target.trim() !== '') refuse(`names ${quote(target)}, which is no column`)
    const name = nameOf(header)
    if (mapping.has(name)) refuse(`names the header ${quote(header)} twice`)
    if (column !== undefined && [...mapping.values()].includes(column)) refuse(`maps two headers to ${column}`)
    mapping.set(name, column)
  }
  return mapping
}

/** Undefined where a percent sign isn't followed by what it encodes. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function quote(text: string): string {
  return JSON.stringify(text.slice(0, 60).toWellFormed())
}
