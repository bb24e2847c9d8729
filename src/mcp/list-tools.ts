import { type OperationDescription, operations } from '../../generated/operations.ts'
import { type JsonSchema, type Kind, type Tool, tools, valueSchemas } from '../../generated/tools.ts'
import type { Context } from '../contract.ts'
import { isAllowed } from '../credentials/credentials.ts'
import type { CustomProperty, TenantProperties } from '../custom/definitions.ts'
import { valueTypes } from '../custom/types.ts'
import { bytesOf, maxBytes } from './answer-size.ts'

/** Options that a choice names in a list of tools; of more, and of longer ones, `describe` tells. */
const [maxOptions, maxOptionLength] = [25, 60]
/** Of an answer's bytes, what the protocol adds. */
const frameBytes = 500

/**
 * How much the list says of a record's values, in turn until it fits: in which tools its properties stand, in which also the types of
 * the tenant's own ones, and whether with the options of choices, and with the type of texts.
 */
const levels = [
  { described: ['create', 'update'], typed: ['create', 'update'], hasOptions: true, hasTexts: true },
  { described: ['create', 'update'], typed: ['create'], hasOptions: true, hasTexts: true },
  { described: ['create'], typed: ['create'], hasOptions: true, hasTexts: true },
  { described: ['create', 'update'], typed: ['create'], hasOptions: false, hasTexts: true },
  { described: ['create'], typed: ['create'], hasOptions: false, hasTexts: true },
  { described: ['create'], typed: ['create'], hasOptions: false, hasTexts: false },
  { described: ['create', 'update'], typed: [], hasOptions: false, hasTexts: false }
]

type Level = (typeof levels)[number]

/**
 * The tools that the caller may use, as the protocol lists them, in at most 32,768 bytes of JSON. `values` of a new record, and of an
 * update, are described by the properties that the caller's tenant has.
 */
export function listTools(ctx: Pick<Context, 'caller' | 'properties'>) {
  const allowed = tools.filter((tool) => mayUse(ctx, tool))
  for (const level of levels) {
    const listed = allowed.map((tool) => describeTool(ctx, tool, level))
    if (bytesOf(listed) <= maxBytes - frameBytes) return listed
  }
  throw new Error('the words of the tools are too many')
}

/** Whether the caller's scopes, and what the caller sees, allow all that a tool calls. */
function mayUse({ caller }: Pick<Context, 'caller'>, { operations: called }: Tool): boolean {
  return called.every((id) => {
    const { scope, visibility }: OperationDescription = operations[id]
    if (visibility === 'all' && caller?.sees) return false
    return scope === null || (caller !== undefined && isAllowed(caller, scope))
  })
}

function describeTool({ properties }: Pick<Context, 'properties'>, tool: Tool, level: Level) {
  const { name, title, description, annotations, inputSchema, outputSchema } = tool
  return {
    ...{ name, title, description, annotations },
    inputSchema: withValues(inputSchema, (given) => describeValues(given, name, level, properties)),
    outputSchema: orProblem(outputSchema)
  }
}

/** What a tool answers, or the problem document: some clients hold a refusal against the schema, too. */
function orProblem({ required, ...schema }: JsonSchema) {
  return { ...schema, type: 'object' as const, anyOf: [{ required }, { required: ['code', 'detail'] }] }
}

/** A tool's arguments; those that are values of a record as `describe` makes them. */
function withValues(schema: JsonSchema, describe: (values: JsonSchema) => JsonSchema) {
  const { properties = {}, ...rest } = schema as { properties?: Record<string, JsonSchema> }
  const described = Object.entries(properties).map(([name, { 'x-mcp-values': areValues, ...given }]) => [
    name,
    areValues ? describe(given) : given
  ])
  return { ...rest, type: 'object' as const, properties: Object.fromEntries(described) }
}

/** The values of a record of one of the kinds. */
function describeValues(given: JsonSchema, tool: string, level: Level, properties: TenantProperties): JsonSchema {
  const isNew = tool === 'create'
  const isTyped = level.typed.includes(tool)
  if (!level.described.includes(tool)) return given
  const kinds = Object.entries(valueSchemas) as [Kind, (typeof valueSchemas)[Kind]][]
  const anyOf = kinds.map(([kind, { required, properties: standard }]) => {
    const active = isTyped ? [...properties.of(kind).active.values()] : []
    const own = active.map((one): [string, JsonSchema] => [one.key, schemaOf(one, isNew, level)])
    const custom = { type: 'object', properties: Object.fromEntries(own) }
    return { title: kind, type: 'object', properties: { ...standard, custom }, ...(isNew && { required }) }
  })
  return { ...given, anyOf }
}

/** What a value of a tenant's own property is, without words of the tenant's but a choice's options. */
function schemaOf(property: CustomProperty, isNew: boolean, { hasOptions, hasTexts }: Level): JsonSchema {
  if (property.type === 'text' && !hasTexts) return {}
  const { type, format, enum: options, items } = valueTypes[property.type].schema(property)
  const orNull = isNew ? type : [type, 'null']
  if (items)
    return { type: orNull, items: { type: 'string', ...(hasOptions && isShort(items.enum) && { enum: items.enum }) } }
  const listed = hasOptions && isShort(options) ? { enum: isNew ? options : [...(options ?? []), null] } : {}
  return { type: orNull, ...(format && { format }), ...listed }
}

function isShort(options: string[] | undefined): boolean {
  return options !== undefined && options.length <= maxOptions && options.every((one) => one.length <= maxOptionLength)
}
