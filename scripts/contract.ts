/** Reads openapi.yaml into a flat list of operations. */

import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { componentOf, find, isSchema, type Schema } from './schema.ts'

export interface Content {
  contentType: string
  schema: Schema
  /** The parameter's own examples, not those of its schema. */
  examples: unknown[]
}
export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  example?: unknown
  /** The cost of a request with this parameter. */
  'x-cost'?: string
  /** What the service does about it beside what the operation does: one of `roles`. */
  'x-role'?: string
  schema: Schema
}
export interface Response {
  status: number
  /** The names of the header parameters. */
  headers: string[]
  contents: Content[]
}
export interface Operation {
  id: string
  method: string
  path: string
  tags: string[]
  summary: string
  description: string
  security: Record<string, string[]>[] | undefined
  deprecated: boolean
  /** Since when, until when at least, and which operation to call instead: `x-deprecation`, `x-sunset`, `x-successor`. */
  deprecatedOn: string | undefined
  sunset: string | undefined
  successor: string | undefined
  maxBodyBytes: number | undefined
  maxFileBytes: number | undefined
  /**
   * What a request takes, what it does, and which operation answers the record that it made: `x-cost`, `x-effect`,
   * `x-location`.
   */
  cost: string | undefined
  effect: string | undefined
  reader: string | undefined
  /** Whom it is for beside its scope: `x-visibility`. */
  visibility: string | undefined
  /** Whether the Host names a tenant; outside /api `x-tenant` says so. */
  hasTenant: boolean
  tenantIsSaid: boolean
  /** `x-checks-origin` */
  checksOrigin: boolean
  /** The tool that it stands behind, for one kind of record or for all: `x-mcp`. */
  tool: { tool: string; kind?: string } | undefined
  parameters: Parameter[]
  body: Content | undefined
  isBodyOptional: boolean
  responses: Response[]
  /** Where it begins, as `openapi.yaml:12`. */
  location: string
}
export interface Tag {
  name: string
  description?: string
  'x-displayName'?: string
  /** The record type that its operations are about, where records of it have custom properties. */
  'x-record'?: string
}
export interface Contract {
  /** All of it as it is published. */
  document: Record<string, unknown> & {
    components: { schemas: Record<string, Schema>; examples?: Record<string, { value: unknown }> }
  }
  tags: Tag[]
  operations: Operation[]
  /** What is sent to a webhook, as an operation of the receiver's; the path is the event. */
  events: Operation[]
  schemas: Record<string, Schema>
  /** `openapi.yaml:12` for the keys that lead there. */
  locationOf: (...keys: string[]) => string
}

// biome-ignore lint/suspicious/noExplicitAny: YAML as it comes; contract-rules.ts reports what is wrong with it
type Raw = any

const methods = ['get', 'put', 'post', 'delete', 'patch']

export function readContract(text: string): Contract {
  const lines = new LineCounter()
  const yaml = parseDocument(text, { lineCounter: lines })
  if (yaml.errors.length > 0) throw new Error(yaml.errors.map((error) => error.message).join('\n'))
  const document: Raw = yaml.toJS()

  return {
    document,
    tags: document.tags ?? [],
    operations: operationsOf('paths'),
    events: operationsOf('webhooks'),
    schemas: document.components.schemas,
    locationOf
  }

  function operationsOf(section: 'paths' | 'webhooks'): Operation[] {
    return Object.entries<Raw>(document[section] ?? {}).flatMap(([path, item]) =>
      methods.filter((method) => item[method]).map((method) => describe(section, path, method, item))
    )
  }

  function describe(section: string, path: string, method: string, item: Raw): Operation {
    const raw = item[method]
    return {
      id: raw.operationId ?? '',
      method: method.toUpperCase(),
      path,
      tags: raw.tags ?? [],
      summary: raw.summary ?? '',
      description: raw.description ?? '',
      security: raw.security,
      deprecated: raw.deprecated ?? false,
      deprecatedOn: raw['x-deprecation'],
      sunset: raw['x-sunset'],
      successor: raw['x-successor'],
      maxBodyBytes: raw['x-max-body-bytes'],
      maxFileBytes: raw['x-max-file-bytes'],
      cost: raw['x-cost'],
      effect: raw['x-effect'],
      reader: raw['x-location'],
      visibility: raw['x-visibility'],
      hasTenant: raw['x-tenant'] ?? true,
      tenantIsSaid: raw['x-tenant'] !== undefined,
      checksOrigin: raw['x-checks-origin'] ?? false,
      tool: raw['x-mcp']?.tool ? raw['x-mcp'] : undefined,
      parameters: [...(item.parameters ?? []), ...(raw.parameters ?? [])].map((node) => parameterOf(node, document)),
      body: contentsOf(raw.requestBody, document)[0],
      isBodyOptional: raw.requestBody?.required === false,
      responses: Object.entries<Raw>(raw.responses ?? {}).map(([status, response]) => ({
        status: Number(status),
        headers: Object.keys(resolve(response, document).headers ?? {}),
        contents: contentsOf(response, document)
      })),
      location: locationOf(section, path, method)
    }
  }

  function locationOf(...keys: string[]): string {
    return `openapi.yaml:${lines.linePos(offsetOf(yaml.contents, keys)).line}`
  }
}

/** Where in the text the last of these keys is, one inside the other, that is there. */
function offsetOf(contents: unknown, keys: string[]): number {
  let node = contents
  let offset = 0
  for (const key of keys) {
    const pair = isMap(node) && node.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
    if (!pair || !isScalar(pair.key)) break
    offset = pair.key.range?.[0] ?? offset
    node = pair.value
  }
  return offset
}

/** With its schema written out: code that reads a value out of a URL has to know its type at once. */
function parameterOf(node: Raw, document: Raw): Parameter {
  const parameter = resolve(node, document)
  const { $ref: _, ...beside } = parameter.schema ?? {}
  return { ...parameter, schema: { ...resolve(parameter.schema ?? {}, document), ...beside } }
}

function contentsOf(holder: Raw, document: Raw): Content[] {
  return Object.entries<Raw>(resolve(holder ?? {}, document).content ?? {}).map(([contentType, media]) => ({
    contentType,
    schema: media.schema ?? {},
    examples: examplesOf(media, document)
  }))
}

function examplesOf({ example, examples = {} }: Raw, document: Raw): unknown[] {
  const named = Object.values<Raw>(examples).map((one) => resolve(one, document).value)
  return example === undefined ? named : [example, ...named]
}

function resolve(node: Raw, document: Raw): Raw {
  return node.$ref ? resolve(find(node.$ref, document), document) : node
}

/** The scope that an operation asks of every kind of credential; null when it is public. */
export function scopeOf(operation: Operation): string | null {
  return operation.security?.flatMap((alternative) => Object.values(alternative).flat())[0] ?? null
}

export function successOf(operation: Operation): Response {
  return operation.responses.find(isSuccess) ?? { status: 200, headers: [], contents: [] }
}

export function isJson(content: Content): boolean {
  return /^application\/(?:\w+\+)?json$/.test(content.contentType)
}

/** A rule's complaint as a list, which is empty where the rule is kept. */
export function complain(isBroken: boolean, complaint: string): string[] {
  return isBroken ? [complaint] : []
}

/** The properties of the component that a schema names, itself or of its items; none where it names none. */
export function propertiesOf(schema: Schema | undefined, { schemas }: Contract): Record<string, Schema> {
  return schemas[(schema && componentOf(schema)?.name) ?? '']?.properties ?? {}
}

/** What parameters, and properties of bodies, may ask of any operation: `x-role`. */
export const roles = ['as-of', 'background', 'dry-run', 'match', 'page-start', 'wait']

/** The names of an operation's parameters and its body's properties, by their roles. */
export function rolesOf({ parameters, body }: Operation, contract: Contract): Record<string, string[]> {
  const properties = Object.entries(propertiesOf(body?.schema, contract))
  const all = [
    ...parameters.map(({ name, 'x-role': role }) => ({ name, role })),
    ...properties.map(([name, schema]) => ({ name, role: schema['x-role'] as string | undefined }))
  ]
  const named = all.flatMap(({ name, role }) => (role === undefined ? [] : [{ name, role }]))
  return Object.fromEntries(
    [...Map.groupBy(named, ({ role }) => role)].map(([role, some]) => [role, some.map(({ name }) => name)])
  )
}

/** The record type whose custom properties an operation may take or show: that of its tag. */
export function recordOf({ tags: [tag] }: Operation, { tags }: Contract): string | undefined {
  return tags.find(({ name }) => name === tag)?.['x-record']
}

/** What the elements of a bulk body must be, one by one. */
export function bulkItemOf(operation: Operation, contract: Contract): Schema | null {
  const properties = Object.values(propertiesOf(operation.body?.schema, contract))
  const items = properties.find((property) => property['x-validate-each'])?.items
  return isSchema(items) ? items : null
}

export function isSuccess({ status }: Response): boolean {
  return status >= 200 && status < 300
}
