import { type Kind, recordProperties, type Tool } from '../../generated/tools.ts'
import { toolValidators } from '../../generated/validators.js'
import type { TenantProperties } from '../custom/definitions.ts'
import { ApiError, type FieldError, invalidRequest } from '../errors.ts'
import { readJson } from '../json-body.ts'
import { NearNames } from '../near-names.ts'
import { describeErrors, filterExample } from '../schema-errors.ts'
import { trimText } from '../texts/blanks.ts'
import { comparedForm } from '../texts/compared.ts'
import type { Arguments } from './tool-calls.ts'

type Given = Record<string, unknown>
type Argument = { type?: string; items?: { type: string } }

const kinds = Object.keys(recordProperties) as Kind[]
const kindByName = new Map(kinds.flatMap((kind) => [kind, `${kind.replace(/y$/, 'ie')}s`].map((name) => [name, kind])))

/**
 * The arguments that may be passed on, and what is wrong with the others, which is told together with what the operation finds. 400
 * where one is wrong that can't be left out. What is no text may be given as its JSON in a text, as many models do.
 */
export function readArguments(
  tool: Tool,
  given: Given,
  properties: TenantProperties
): { values: Arguments; faults: FieldError[] } {
  const check = toolValidators[tool.name]
  const { properties: known = {}, required = [] } = tool.inputSchema as {
    properties?: Record<string, Argument>
    required?: string[]
  }
  const { read, faults } = readTexts(known, given)
  if (check(read)) return { values: read as Arguments, faults }
  const near = new NearNames(() => Object.keys(known))
  const kind = kinds.find((one) => one === read.kind)
  const advise = (name: string, parent: string) =>
    parent === '' ? (kind && adviseOnPlace(known, name, kind, properties)) || near.ask(name) : ''
  const found = describeErrors(check, '/', advise, read)
  faults.push(...found.filter(({ path }) => !faults.some((one) => one.path === path)).map((one) => coach(known, one)))
  const wrong = new Set(faults.map(({ path }) => path.split('/')[1]))
  if (required.some((name) => wrong.has(name))) throw invalidRequest(faults)
  const values = Object.entries(read).filter(([name]) => Object.hasOwn(known, name) && !wrong.has(name))
  return { values: Object.fromEntries(values) as Arguments, faults }
}

/** Arguments as what they mean: texts that are the JSON of something else, names between commas, a kind in the plural. */
function readTexts(known: Record<string, Argument>, given: Given): { read: Given; faults: FieldError[] } {
  const faults: FieldError[] = []
  const entries = Object.entries(given).map(([name, value]): [string, unknown] => {
    const argument = Object.hasOwn(known, name) ? known[name] : undefined
    if (typeof value !== 'string' || !argument) return [name, value]
    if (name === 'kind') return [name, kindByName.get(comparedForm(value)) ?? value]
    if (argument.type === undefined || argument.type === 'string') return [name, value]
    if (name === 'fields' && !/^\s*\[/.test(value)) return [name, value.split(',').map(trimText)]
    return [name, readText(`/${name}`, argument, value, faults)]
  })
  return { read: Object.fromEntries(entries), faults }
}

/** What a text holds as JSON, by the bounds of a body; the text itself where that is of another type, which is a fault then. */
function readText(path: string, { type }: Argument, text: string, faults: FieldError[]): unknown {
  try {
    const value = readJson(Buffer.from(text))
    if (typeOf(value) === type || (type === 'integer' && typeof value === 'number')) return value
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const found = error.details.errors ?? [
      { path: '', message: `must be ${type}, and this text is not the JSON of one` }
    ]
    faults.push(...found.map((one) => ({ path: path + one.path, message: one.message })))
  }
  return text
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value
}

/** Where a property of a record belongs that stands beside the tool's own arguments; empty for other names. */
function adviseOnPlace(known: object, name: string, kind: Kind, properties: TenantProperties): string {
  const key = name.replace(/^custom\./, '')
  const isOwn = properties.of(kind).active.has(key)
  if (!isOwn && name !== 'custom' && !recordProperties[kind].some((one) => one.name === name)) return ''
  const shown = isOwn ? `custom.${key}` : name
  if ('values' in known || 'set' in known) {
    return `; ${shown} belongs into ${'values' in known ? 'values' : 'set'}`
  }
  return 'filter' in known ? `; ask for it by filter: ${filterExample(shown)}` : ''
}

/** A fault with what to do instead, where the sentence doesn't say. */
function coach(known: object, { path, message }: FieldError): FieldError {
  const isOfPage = path === '/limit' && message.includes('<=') && 'cursor' in known
  return { path, message: isOfPage ? `${message}: what follows comes with nextCursor, given as cursor` : message }
}
