import { type Contract, type Operation, propertiesOf, successOf } from './contract.ts'
import { componentOf, type Schema } from './schema.ts'
import { kindsOf, operationsOf, readTools, type ToolText } from './tools.ts'

const types = `import type { OperationId } from './operations.ts'

export interface Tool {
  name: ToolName
  title: string
  description: string
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean }
  /** JSON Schema of the arguments. A property with \`x-mcp-values\` takes what the operation's body does. */
  inputSchema: JsonSchema
  outputSchema: JsonSchema
  /** The operation that it stands for, by kind of record; \`all\` where the tool takes none. Empty where it puts several together. */
  byKind: { readonly [kind in Kind | 'all']?: OperationId }
  /** All operations that it calls. */
  operations: readonly OperationId[]
}

export type JsonSchema = { readonly [keyword: string]: unknown }

/** A property of a kind of record, as describe shows it. */
export interface RecordProperty {
  name: string
  type: string
  options?: readonly string[]
  /** Whether a new record needs it. */
  required?: true
  /** Whether no tool writes it, or the one that doesn't. */
  readOnly?: true | 'create' | 'update'
  /** The property that is written in its place. */
  writeInstead?: string
}`

/** The module of what agents are offered: generated/tools.ts. */
export function toolsModule(contract: Contract): string {
  const { instructions, tools } = readTools(contract)
  const kinds = kindsOf(tools.get ?? {})
  const described = Object.entries(tools).map(([name, tool]) => describeTool(name, tool, contract))
  const creators = kinds.map(
    (kind) => [kind, operationsOf('create', contract).find(({ tool }) => tool?.kind === kind)] as const
  )
  const properties = kinds.map((kind) => [kind, recordProperties(kind, contract)])
  const values = creators.map(([kind, operation]) => [kind, valuesSchema(operation?.body?.schema, contract)])
  return `
${types}

export type Kind = ${union(kinds)}
export type ToolName = ${union(Object.keys(tools))}

export const instructions = ${literal(instructions)}

/** In the order in which they are listed. */
export const tools: readonly Tool[] = ${literal(described)}

/** By kind of record, its properties in the contract's order, without \`custom\`. */
export const recordProperties: Record<Kind, readonly RecordProperty[]> = ${literal(Object.fromEntries(properties))}

/** By kind of record, what \`values\` of a new one holds, without \`custom\`. */
export const valueSchemas: Record<Kind, { required: readonly string[]; properties: Record<string, JsonSchema> }> = ${literal(Object.fromEntries(values))}
`
}

function describeTool(name: string, tool: ToolText, contract: Contract) {
  const { title, description, annotations, inputSchema, outputSchema } = tool
  const behind = operationsOf(name, contract)
  const byKind = name === 'describe' ? [] : behind.map(({ id, tool: own }) => [own?.kind ?? 'all', id])
  const operations = behind.map(({ id }) => id)
  return {
    ...{ name, title, description, annotations, inputSchema, outputSchema },
    ...{ byKind: Object.fromEntries(byKind), operations }
  }
}

function recordProperties(kind: string, contract: Contract) {
  const [creator, updater] = (['create', 'update'] as const).map((tool) =>
    operationsOf(tool, contract).find((operation) => operation.tool?.kind === kind)
  )
  if (!creator || !updater) return []
  const takes = ({ body }: Operation, name: string) => {
    const given = propertiesOf(body?.schema, contract)[name]
    return given !== undefined && !given.readOnly
  }
  const required = requiredOf(creator.body?.schema, contract)
  return Object.entries(propertiesOf(successOf(creator).contents[0]?.schema, contract))
    .filter(([name]) => name !== 'custom' && name !== 'tenantId')
    .map(([name, given]) => {
      const schema = resolve(given, contract)
      const readOnly = readOnlyIn(takes(creator, name), takes(updater, name))
      // What a joined name is the name of.
      const instead = name.replace(/Name$/, 'Id')
      return {
        ...{ name, type: typeName(schema) },
        ...(schema.enum ? { options: withoutNull(schema.enum as unknown[]) } : {}),
        ...(required.includes(name) && { required: true }),
        ...(readOnly && { readOnly }),
        ...(readOnly && instead !== name && takes(updater, instead) && { writeInstead: instead })
      }
    })
}

function readOnlyIn(isCreated: boolean, isUpdated: boolean): true | 'create' | 'update' | undefined {
  if (isCreated && isUpdated) return undefined
  return isCreated ? 'update' : isUpdated ? 'create' : true
}

/** In words that a search's operators go by. */
function typeName(schema: Schema): string {
  if (schema.enum) return 'choice'
  if (schema.format === 'uuid') return 'id'
  if (schema.format === 'date-time') return 'time'
  const [type] = [schema.type].flat()
  return type === 'array'
    ? 'list'
    : type === 'integer' || type === 'number'
      ? 'number'
      : type === 'boolean'
        ? 'boolean'
        : 'text'
}

/** Without what a call is refused for in words: bounds and patterns, which would fill the list of tools. */
function valuesSchema(body: Schema | undefined, contract: Contract) {
  const writable = Object.entries(propertiesOf(body, contract)).filter(
    ([name, one]) => name !== 'custom' && !one.readOnly
  )
  const properties = writable.map(([name, given]) => {
    const { type, format, enum: options, items } = resolve(given, contract)
    const own = items ? { items: { type: 'string' } } : {}
    return [
      name,
      {
        type,
        ...(format === 'uuid' || format === 'date-time' ? { format } : {}),
        ...(options ? { enum: options } : {}),
        ...own
      }
    ]
  })
  return { required: requiredOf(body, contract), properties: Object.fromEntries(properties) }
}

function requiredOf(schema: Schema | undefined, { schemas }: Contract): string[] {
  return schemas[(schema && componentOf(schema)?.name) ?? '']?.required ?? []
}

function resolve(schema: Schema, { schemas }: Contract): Schema {
  const options = (schema.oneOf ?? schema.anyOf) as Schema[] | undefined
  const target = options?.find((one) => one.type !== 'null') ?? schema
  const component = target.$ref && schemas[componentOf(target)?.name ?? '']
  return component ? { ...component, ...target } : target
}

function withoutNull(values: unknown[]): unknown[] {
  return values.filter((value) => value !== null)
}

function union(names: string[]): string {
  return names.map((name) => `'${name}'`).join(' | ') || 'never'
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(/"(\w+)":/g, '$1:')
}
