import { type CustomProperty, type Entity, isSortable } from '../custom/definitions.ts'
import { valueTypes } from '../custom/types.ts'

// biome-ignore lint/suspicious/noExplicitAny: a contract as it was parsed; the generator has checked its shape
export type Json = any

/** The schemas of a contract that show and take records of one type, and those that name their properties. */
export function schemaNames(entity: Entity) {
  const name = entity.charAt(0).toUpperCase() + entity.slice(1)
  return {
    response: `${name}Response`,
    requests: [`Create${name}Request`, `Update${name}Request`],
    snapshot: `${name}Snapshot`,
    values: `${name}CustomValues`,
    input: `${name}CustomInput`,
    property: `${name}Property`,
    sortProperty: `${name}SortProperty`
  }
}

/** Replaces, among a contract's schemas, those of records of one type, so that they have the custom properties of `definitions`. */
export function describeRecords(schemas: Json, entity: Entity, definitions: CustomProperty[]): void {
  const names = schemaNames(entity)
  keepSnapshots(schemas, names.response, names.snapshot)
  schemas[names.values] = valuesSchema(definitions)
  schemas[names.input] = inputSchema(definitions)
  setCustom(schemas, names.response, names.values)
  for (const request of names.requests) setCustom(schemas, request, names.input)
  addNames(schemas, names.property, definitions)
  addNames(
    schemas,
    names.sortProperty,
    definitions.filter(({ type }) => isSortable(type))
  )
}

/** What the feed, the history, webhooks and lists of deleted records hold is as it was then, so that its `custom` stays open. */
function keepSnapshots(schemas: Json, response: string, snapshot: string): void {
  const whole = schemas[response]
  for (const [key, schema] of Object.entries<Json>(schemas)) {
    const data = schema.properties?.data
    if (!/(?:Change|HistoryEntry|Event)$|^Deleted/.test(key) || data?.$ref !== refTo(response)) continue
    schemas[snapshot] = whole
    schemas[key] = withProperty(schema, 'data', { ...data, $ref: refTo(snapshot) })
  }
}

function setCustom(schemas: Json, name: string, target: string): void {
  const { description } = schemas[name].properties.custom
  schemas[name] = withProperty(schemas[name], 'custom', { $ref: refTo(target), description })
}

function withProperty(schema: Json, name: string, property: Json): Json {
  return { ...schema, properties: { ...schema.properties, [name]: property } }
}

function addNames(schemas: Json, name: string, more: CustomProperty[]): void {
  schemas[name] = { ...schemas[name], enum: [...schemas[name].enum, ...more.map(({ key }) => `custom.${key}`)] }
}

function refTo(name: string): string {
  return `#/components/schemas/${name}`
}

function valuesSchema(definitions: CustomProperty[]): Json {
  const properties = definitions.map((one) => [one.key, { ...answerSchema(one), description: proseOf(one) }])
  return {
    type: 'object',
    description: 'The values of your own properties; one without a value is left out.',
    properties: Object.fromEntries(properties)
  }
}

function inputSchema(definitions: CustomProperty[]): Json {
  const properties = definitions.map((one) => {
    const { type, enum: options, ...rest } = valueTypes[one.type].schema(one)
    const nullable = { type: [type, 'null'], ...(options && { enum: [...options, null] }), ...rest }
    return [one.key, { ...nullable, description: proseOf(one) }]
  })
  return {
    type: 'object',
    description: 'Values of your own properties: null clears one, and what is left out stays as it is.',
    additionalProperties: false,
    properties: Object.fromEntries(properties)
  }
}

/**
 * Of what is answered: without the bounds of what is sent, and with options that may become more. A URL is answered as it was sent,
 * letters included that `format: uri` (RFC 3986) has not.
 */
function answerSchema(property: CustomProperty): Json {
  const { maxLength, pattern, uniqueItems, maxItems, ...schema } = valueTypes[property.type].schema(property)
  if (schema.format === 'uri') return { type: schema.type }
  const extensible = (options: Json) => ({ ...options, 'x-extensible': true })
  if (schema.items) return { ...schema, items: extensible(schema.items) }
  return schema.enum ? extensible(schema) : schema
}

/**
 * Descriptions are CommonMark, and become comments of generated code: what would be markup there, or end a comment, is spelled
 * out.
 */
function proseOf({ label, description }: CustomProperty): string {
  const text = description ? `${label}: ${description}` : label
  return text.replaceAll('\\', '&#92;').replaceAll('<', '&lt;').replaceAll('*/', '*&#47;')
}
