import type { Json } from '../contract-diff/comparison.ts'
import type { CustomProperty } from '../custom/definitions.ts'
import { valueTypes } from '../custom/types.ts'

/**
 * Replaces, among a contract's schemas, those that show and take records of one type (`name`, such as `Contact`), so that they have
 * the custom properties of `definitions`.
 */
export function describeRecords(schemas: Json, name: string, definitions: CustomProperty[]): void {
  const response = `${name}Response`
  keepSnapshots(schemas, response, `${name}Snapshot`)
  schemas[`${name}CustomValues`] = valuesSchema(definitions)
  schemas[`${name}CustomInput`] = inputSchema(definitions)
  setCustom(schemas, response, `${name}CustomValues`)
  for (const verb of ['Create', 'Update']) setCustom(schemas, `${verb}${name}Request`, `${name}CustomInput`)
  const sortable = definitions.filter(({ type }) => !unsortable.includes(type))
  addNames(schemas, `${name}Property`, definitions)
  addNames(schemas, `${name}SortProperty`, sortable)
}

const unsortable: CustomProperty['type'][] = ['multiselect', 'user']

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
