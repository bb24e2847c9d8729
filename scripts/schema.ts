/** JSON Schemas as the contract has them. */

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

/** The component behind a `$ref`, or behind the items of a list. */
export function componentOf(schema: Schema): { name: string; isList: boolean } | null {
  const items = isSchema(schema.items) ? schema.items : {}
  const ref = schema.$ref ?? items.$ref
  return ref ? { name: ref.slice(ref.lastIndexOf('/') + 1), isList: schema.$ref === undefined } : null
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

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null
}

// biome-ignore lint/suspicious/noExplicitAny: YAML as it comes
type Raw = any

/** The target of a local `$ref`. Throws where there is none. */
export function find(reference: string, document: Raw): Raw {
  const found = reference
    .slice('#/'.length)
    .split('/')
    .reduce((node, key) => node?.[key], document)
  if (found === undefined) throw new Error(`openapi.yaml: ${reference} leads nowhere`)
  return found
}
