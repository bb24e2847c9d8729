import {
  bulkItemOf,
  type Contract,
  isJson,
  type Operation,
  type Parameter,
  propertiesOf,
  recordOf,
  roles,
  rolesOf,
  scopeOf,
  successOf
} from './contract.ts'
import type { Schema } from './schema.ts'

const typesOf = (records: string[]) => `export type Scope = 'read' | 'write' | 'admin'

/** What a parameter, or a property of a body, asks of any operation. */
export type Role = ${roles.map((name) => `'${name}'`).join(' | ')}

export interface OperationDescription {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH'
  /** The path as Fastify writes it, with :id for {id}. */
  url: string
  path: string
  tag: string
  /** Whether the Host names a tenant, as it does for all below /api. */
  hasTenant: boolean
  /** null: public. */
  scope: Scope | null
  /** all: only for callers who see all records, since it tells of all. */
  visibility: 'all' | null
  /** Whether an API key may come as a bearer token, too. */
  takesBearerKey: boolean
  /** Whether a page of another origin must be an allowed one. */
  checksOrigin: boolean
  /** What a request takes: one record, a page of them, a search that may read all of them, a change of many, a file to send or to receive, a message of an agent. */
  cost: 'record' | 'page' | 'search' | 'bulk' | 'download' | 'upload' | 'agent' | 'person'
  /** The query parameters that make a request cost a search. */
  searchParameters: readonly string[]
  /** What a request does: changes of records in one change set, something else, or nothing. */
  effect: 'changes' | 'other' | 'none'
  /** The path of the record that the operation makes, with {id}; null where it makes none. */
  location: string | null
  /** The one success status, and the media type that goes with it. */
  status: number
  contentType: string | null
  requestType: string | null
  /** Whether a request without a body is one with an empty object. */
  isBodyOptional: boolean
  /** Where the operation takes more than the usual size. */
  maxBodyBytes: number | null
  /** How large an uploaded file may be. */
  maxFileBytes: number | null
  /** The kind of record whose custom properties requests or answers have; null where they have none. */
  customOf: ${records.map((name) => `'${name}'`).join(' | ')} | null
  /** Whether a body holds values of them: of a new record, or of one that may be there. */
  takesCustom: 'new' | 'any' | null
  /** What \`?fields=\` may name; null where the operation has no such parameter. */
  fields: readonly string[] | null
  /** What \`fields\` of its body may name; null where it has none. */
  bodyFields: readonly string[] | null
  /** The request headers that the operation takes, as the contract spells them. */
  requestHeaders: readonly string[]
  /** Whether a success has an ETag. */
  hasETag: boolean
  /** The query parameters. */
  queryNames: readonly string[]
  /** By role the names of the parameters, and of a body's properties, that have it. */
  roles: { readonly [role in Role]?: readonly string[] }
  /** The query parameters that are whole numbers. */
  integers: readonly string[]
  /** What a body, or an item of a bulk body, may set. */
  bodyNames: readonly string[]
  /** By property of a body what that property's own object may set. */
  innerNames: { readonly [property: string]: readonly string[] }
  /** What a body, or an item of a bulk body, may hold without a handler ever seeing it. */
  readOnly: readonly string[]
  /** First and last day, such as 2027-01-31, and the path to use instead; null: the operation stays. */
  deprecation: { since: string; sunset: string; successor: string | null } | null
}`

/** The table of operations that the service routes by: generated/operations.ts. */
export function operationsModule(contract: Contract): string {
  const entries = contract.operations.map((operation) => {
    const description = describeOperation(operation, contract)
    const literal = JSON.stringify(description, null, 2)
      .replaceAll(/"(\w+)":/g, '$1:')
      .replaceAll('"', "'")
    return `  ${operation.id}: ${literal.replaceAll('\n', '\n  ')}`
  })
  const headers = new Set(contract.operations.flatMap(({ responses }) => responses.flatMap(({ headers }) => headers)))
  const codes = (contract.schemas.ProblemCode?.enum ?? []) as string[]
  const records = contract.tags.flatMap((tag) => tag['x-record'] ?? [])
  return `
${typesOf(records)}

export const operations = {
${entries.join(',\n')}
} as const satisfies Record<string, OperationDescription>

/** The headers that answers may have, as the contract spells them. */
export const responseHeaders = [${[...headers].map((name) => `'${name}'`).join(', ')}] as const

/** Every code that an error answer may have, in words. */
export const problemWords = {
${codes.map((code) => `  ${code}: '${code[0]?.toUpperCase()}${code.slice(1).replaceAll('_', ' ')}'`).join(',\n')}
} as const

export type OperationId = keyof typeof operations
export type Tag = (typeof operations)[OperationId]['tag']
`
}

/** The entry of one operation. */
export function describeOperation(operation: Operation, contract: Contract) {
  const { body, parameters } = operation
  const success = successOf(operation)
  const content = success.contents.find(isJson) ?? success.contents[0]
  const inQuery = parameters.filter((one) => one.in === 'query')
  const written = propertiesOf(bulkItemOf(operation, contract) ?? body?.schema, contract)
  const shown = Object.keys(propertiesOf(success.contents.find(isJson)?.schema, contract))
  return {
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    path: operation.path,
    tag: operation.tags[0],
    hasTenant: operation.hasTenant,
    scope: scopeOf(operation),
    visibility: operation.visibility ?? null,
    takesBearerKey: operation.security?.some((one) => 'bearerKey' in one) ?? false,
    checksOrigin: operation.checksOrigin,
    cost: operation.cost ?? 'record',
    searchParameters: namesOf(parameters.filter((one) => one['x-cost'] === 'search')),
    effect: operation.effect ?? 'none',
    location: contract.operations.find(({ id }) => id === operation.reader)?.path ?? null,
    status: success.status,
    contentType: content?.contentType ?? null,
    requestType: body?.contentType ?? null,
    isBodyOptional: operation.isBodyOptional,
    maxBodyBytes: operation.maxBodyBytes ?? null,
    maxFileBytes: operation.maxFileBytes ?? null,
    ...customProperties(operation, contract, 'custom' in written, shown.includes('custom')),
    fields: inQuery.some(({ name }) => name === 'fields') ? shown : null,
    bodyFields: 'fields' in propertiesOf(body?.schema, contract) ? shown : null,
    requestHeaders: namesOf(parameters.filter((one) => one.in === 'header')),
    hasETag: success.headers.includes('ETag'),
    queryNames: namesOf(inQuery),
    roles: rolesOf(operation, contract),
    integers: namesOf(inQuery.filter(({ schema }) => schema.type === 'integer')),
    bodyNames: writableOf(written),
    innerNames: innerNamesOf(written, contract),
    readOnly: Object.keys(written).filter((name) => written[name]?.readOnly),
    deprecation: deprecationOf(operation, contract)
  }
}

function writableOf(properties: Record<string, Schema>): string[] {
  return Object.keys(properties).filter((name) => !properties[name]?.readOnly)
}

function innerNamesOf(properties: Record<string, Schema>, contract: Contract): Record<string, string[]> {
  const inner = Object.entries(properties).map(([name, schema]) => [name, writableOf(propertiesOf(schema, contract))])
  return Object.fromEntries(inner.filter(([, names]) => names?.length))
}

function customProperties(operation: Operation, contract: Contract, isTaken: boolean, isShown: boolean) {
  return {
    customOf: isTaken || isShown ? (recordOf(operation, contract) ?? null) : null,
    takesCustom: isTaken ? (operation.reader ? 'new' : 'any') : null
  }
}

function deprecationOf(operation: Operation, contract: Contract) {
  const { deprecatedOn, sunset, successor } = operation
  if (deprecatedOn === undefined || sunset === undefined) return null
  const path = contract.operations.find(({ id }) => id === successor)?.path ?? null
  return { since: deprecatedOn, sunset, successor: path }
}

function namesOf(parameters: Parameter[]): string[] {
  return parameters.map(({ name }) => name)
}
