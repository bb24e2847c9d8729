/** Reads openapi.yaml into a flat list of operations, and says where it breaks the rules that the service relies on. */
import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml'

export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema | boolean
  additionalProperties?: Schema | boolean
  readOnly?: boolean
  default?: unknown
  [keyword: string]: unknown
}
export interface Content {
  contentType: string
  schema: Schema
  hasExample: boolean
}
export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
}
export interface Response {
  status: number
  contents: Content[]
}
export interface Operation {
  id: string
  method: string
  path: string
  tags: string[]
  security: Record<string, string[]>[] | undefined
  deprecated: boolean
  sunset: string | undefined
  maxBodyBytes: number | undefined
  maxFileBytes: number | undefined
  parameters: Parameter[]
  body: Content | undefined
  responses: Response[]
  /** Where it begins, as `openapi.yaml:12`. */
  place: string
}
export interface Contract {
  document: { components: { schemas: Record<string, Schema> } }
  operations: Operation[]
  schemas: Record<string, Schema>
  /** `openapi.yaml:12` for the keys that lead there. */
  placeOf: (...keys: string[]) => string
}

// biome-ignore lint/suspicious/noExplicitAny: YAML as it comes; findViolations tells what is wrong with it
type Raw = any

const methods = ['get', 'put', 'post', 'delete', 'patch']
const scopes = ['read', 'write', 'admin']

export function readContract(text: string): Contract {
  const lines = new LineCounter()
  const yaml = parseDocument(text, { lineCounter: lines })
  if (yaml.errors.length > 0) throw new Error(yaml.errors.map((error) => error.message).join('\n'))
  const document: Raw = yaml.toJS()

  const operations: Operation[] = []
  for (const [path, item] of Object.entries<Raw>(document.paths)) {
    for (const method of methods)
      if (item[method]) operations.push(describe(path, method, item[method], item.parameters))
  }
  return { document, operations, schemas: document.components.schemas, placeOf }

  function describe(path: string, method: string, raw: Raw, sharedParameters: Raw[] = []): Operation {
    return {
      id: raw.operationId ?? '',
      method: method.toUpperCase(),
      path,
      tags: raw.tags ?? [],
      security: raw.security,
      deprecated: raw.deprecated ?? false,
      sunset: raw['x-sunset'],
      maxBodyBytes: raw['x-max-body-bytes'],
      maxFileBytes: raw['x-max-file-bytes'],
      parameters: [...sharedParameters, ...(raw.parameters ?? [])].map(resolve),
      body: contentsOf(raw.requestBody)[0],
      responses: Object.entries<Raw>(raw.responses ?? {}).map(([status, response]) => ({
        status: Number(status),
        contents: contentsOf(response)
      })),
      place: placeOf('paths', path, method)
    }
  }

  function contentsOf(holder: Raw): Content[] {
    return Object.entries<Raw>(resolve(holder ?? {}).content ?? {}).map(([contentType, media]) => ({
      contentType,
      schema: media.schema ?? {},
      hasExample: hasExample(media)
    }))
  }

  function resolve(node: Raw): Raw {
    if (!node.$ref) return node
    const target = yaml.getIn(node.$ref.slice('#/'.length).split('/'))
    if (!isNode(target)) throw new Error(`openapi.yaml: ${node.$ref} leads nowhere`)
    return resolve(target.toJS(yaml))
  }

  function placeOf(...keys: string[]): string {
    let node: unknown = yaml.contents
    let offset = 0
    for (const key of keys) {
      const pair = isMap(node)
        ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
        : undefined
      if (!pair || !isScalar(pair.key)) break
      offset = pair.key.range?.[0] ?? offset
      node = pair.value
    }
    return `openapi.yaml:${lines.linePos(offset).line}`
  }
}

/** Every broken rule, as a line that begins with its place. Generated code may rely on what is checked here. */
export function findViolations(contract: Contract): string[] {
  const ids = contract.operations.map(({ id }) => id)
  const ofOperations = contract.operations.flatMap((operation) => {
    const isRepeated = ids.filter((id) => id === operation.id).length > 1
    const problems = [
      ...(isRepeated ? ['its operationId is used twice'] : []),
      ...ownProblems(operation),
      ...contentProblems(operation, contract)
    ]
    return problems.map((problem) => `${operation.place} ${operation.id || operation.path}: ${problem}`)
  })
  const ofSchemas = Object.entries(contract.schemas).flatMap(([name, schema]) =>
    openObjects(schema).map((keys) => {
      const place = contract.placeOf('components', 'schemas', name, ...keys)
      return `${place} ${[name, ...keys].join('.')}: an object without additionalProperties: false`
    })
  )
  return [...ofOperations, ...ofSchemas]
}

/** The scope that an operation asks of every kind of credential; null when it is public. */
export function scopeOf(operation: Operation): string | null {
  return operation.security?.flatMap((alternative) => Object.values(alternative).flat())[0] ?? null
}

export function successOf(operation: Operation): Response {
  return operation.responses.find(isSuccess) ?? { status: 200, contents: [] }
}

export function isJson(content: Content): boolean {
  return /^application\/(?:\w+\+)?json$/.test(content.contentType)
}

/** The component behind a `$ref`, or behind the items of a list. */
export function componentOf(schema: Schema): { name: string; isList: boolean } | null {
  const items = isSchema(schema.items) ? schema.items : {}
  const ref = schema.$ref ?? items.$ref
  return ref ? { name: ref.slice(ref.lastIndexOf('/') + 1), isList: schema.$ref === undefined } : null
}

/** What the elements of a bulk body must be, one by one. */
export function bulkItemOf(operation: Operation, contract: Contract): Schema | null {
  const component = operation.body && componentOf(operation.body.schema)
  const properties = Object.values(contract.schemas[component?.name ?? '']?.properties ?? {})
  const items = properties.find((property) => property['x-validate-each'])?.items
  return isSchema(items) ? items : null
}

/** A copy of a schema with `change` applied to it and then to every schema inside. */
export function mapSchema(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const copy = { ...change(schema) }
  const map = (child: Schema): Schema => mapSchema(child, change)
  for (const [keyword, value] of Object.entries(copy)) {
    if (keyword === 'properties') copy[keyword] = mapValues(value as Record<string, Schema>, map)
    if (['items', 'additionalProperties'].includes(keyword) && isSchema(value)) copy[keyword] = map(value)
    if (['oneOf', 'anyOf', 'allOf'].includes(keyword)) copy[keyword] = (value as Schema[]).map(map)
  }
  return copy
}

export function mapValues<From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}

function ownProblems(operation: Operation): string[] {
  const problems: string[] = []
  if (!operation.id) problems.push('no operationId')
  if (operation.tags.length !== 1) problems.push('needs exactly one tag')
  if (operation.responses.filter(isSuccess).length !== 1) problems.push('needs exactly one 2xx response')

  if (!operation.security) problems.push('no security; a public operation says so with an empty list')
  const asked = operation.security?.map((alternative) => Object.values(alternative).flat().join(' ')) ?? []
  for (const scope of asked) if (!scopes.includes(scope)) problems.push(`unknown scope "${scope}"`)
  if (new Set(asked).size > 1) problems.push('asks for another scope depending on the credential')

  for (const { name, in: place, schema } of operation.parameters) {
    const isScalar = typeof schema.type === 'string' && !['array', 'object'].includes(schema.type)
    if (place === 'query' && !isScalar) problems.push(`query parameter ${name} must be a string, a number or a boolean`)
  }

  const documented = new Set(operation.responses.map(({ status }) => status))
  for (const status of possibleErrors(operation)) if (!documented.has(status)) problems.push(`no response ${status}`)
  return problems
}

/** What the layers around every handler can answer. Even a path without parameters refuses unknown ones with 400. */
function possibleErrors(operation: Operation): number[] {
  const scope = scopeOf(operation)
  return [
    400,
    ...(scope ? [401] : []),
    // Every valid credential may read.
    ...(scope && scope !== 'read' ? [403] : []),
    ...(operation.path.startsWith('/api') ? [404, 429, 503] : []),
    ...(operation.body ? [413, 415] : []),
    500
  ]
}

function contentProblems(operation: Operation, contract: Contract): string[] {
  const request = { part: 'request body', contents: operation.body ? [operation.body] : [] }
  const responses = operation.responses.map(({ status, contents }) => ({ part: `response ${status}`, contents }))
  return [request, ...responses].flatMap(({ part, contents }) =>
    contents.filter(isJson).flatMap((content) => {
      const component = contract.schemas[componentOf(content.schema)?.name ?? '']
      if (!component) return [`${part}: must be a named component or a list of one`]
      const isRequest = part === request.part
      const properties = Object.entries(component.properties ?? {})
      const unbounded = properties.filter(([, one]) => isRequest && isUnbounded(one))
      const isReadOnlyAnswer = !isRequest && properties.some(([, one]) => one.readOnly)
      return [
        ...(content.hasExample || hasExample(component) ? [] : [`${part}: no example`]),
        ...unbounded.map(([name]) => `${part}: ${name} needs maxItems`),
        ...(isReadOnlyAnswer ? [`${part}: readOnly is for requests; answers have a component of their own`] : [])
      ]
    })
  )
}

/** Read-only properties are never looked at, so they may be any size that fits the body. */
function isUnbounded(property: Schema): boolean {
  return property.type === 'array' && property.maxItems === undefined && !property.readOnly
}

function hasExample(holder: object): boolean {
  return 'example' in holder || 'examples' in holder
}

/** The keys that lead to the objects in a schema that let unknown properties through without saying which. */
function openObjects(schema: Schema, keys: string[] = []): string[][] {
  const isObject = schema.properties !== undefined || [schema.type].flat().includes('object')
  const own = isObject && (schema.additionalProperties ?? true) === true ? [keys] : []
  const ofProperties = Object.entries(schema.properties ?? {}).flatMap(([name, child]) =>
    openObjects(child, [...keys, 'properties', name])
  )
  const inside = [schema.items, schema.additionalProperties, schema.oneOf, schema.anyOf, schema.allOf].flat()
  return [...own, ...ofProperties, ...inside.filter(isSchema).flatMap((child) => openObjects(child, keys))]
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null
}

function isSuccess({ status }: Response): boolean {
  return status >= 200 && status < 300
}
