/** Compiles the schemas of the contract into plain functions: Ajv for checking JSON, fast-json-stringify for writing it. */
import { Ajv2020, type Options } from 'ajv/dist/2020.js'
import { _, str, stringify } from 'ajv/dist/compile/codegen/index.js'
import standalone from 'ajv/dist/standalone/index.js'
import itemsKeyword from 'ajv/dist/vocabularies/applicator/items2020.js'
import fastJsonStringify, { type Schema as FjsSchema } from 'fast-json-stringify'
import { type Format, inputFormats } from '../src/formats.ts'
import type { TextSort } from '../src/texts/store-texts.ts'
import { bulkItemOf, type Contract, isJson, type Operation, successOf } from './contract.ts'
import { componentOf, mapSchema, mapValues, type Schema } from './schema.ts'
import { readTools } from './tools.ts'

/** Both compilers emit `require` for their run-time helpers, even where the module around them is ESM. */
const requirePrelude = "import { createRequire } from 'node:module'\n\nconst require = createRequire(import.meta.url)\n"

/** By operation, then by part or status, an expression for the function. */
type Index = Record<string, Record<string, string>>

/** Checks of what clients send, exported as `createCompanyBody` and so on, and all together by operation. */
export function compileValidators(contract: Contract): { code: string; names: string[] } {
  // Text from a URL is converted and completed with defaults. A JSON body must have the right types, and what it leaves
  // out stays out: in an update that means "as it was".
  const text = newCompiler('text', inputFormats, { coerceTypes: true, useDefaults: true })
  const json = newCompiler('json', inputFormats, {})
  json.add(mapValues(contract.schemas, (schema) => mapSchema(schema, asInput)))

  const declarations: string[] = []
  const index: Index = {}
  for (const operation of contract.operations) {
    const item = bulkItemOf(operation, contract)
    const parts: [string, Compiler, Schema | null][] = [
      ['query', text, parametersSchema(operation, 'query')],
      ['params', text, parametersSchema(operation, 'path')],
      ['body', json, operation.body && isJson(operation.body) ? operation.body.schema : null],
      ['item', json, item]
    ]
    const exported: Record<string, string> = {}
    for (const [part, compiler, schema] of parts) {
      if (!schema) continue
      const name = `${operation.id}${part.charAt(0).toUpperCase()}${part.slice(1)}`
      exported[part] = name
      declarations.push(`export const ${name} = ${compiler.use(name, mapSchema(schema, asInput))}`)
    }
    index[operation.id] = exported
  }
  const tools = Object.entries(readTools(contract).tools).map(([name, { inputSchema = {} }]) => {
    const check = json.use(`${name}Arguments`, mapSchema(inputSchema, asInput))
    return `  ${name}: ${check}`
  })
  const code = [
    `import { inputFormats as formats } from '../src/formats.ts'\nimport { storeTexts } from '../src/texts/store-texts.ts'\n${requirePrelude}`,
    text.emit(),
    json.emit(),
    ...declarations,
    `\nexport const validators = ${printIndex(index)}\n`,
    `export const toolValidators = {\n${tools.join(',\n')}\n}\n`
  ].join('\n')
  return { code, names: Object.values(index).flatMap((exported) => Object.values(exported)) }
}

/** Writers of the successful JSON answers and of Problem; operations with the same answer share one. */
export function compileSerializers(contract: Contract): string {
  const components = mapValues(contract.schemas, (schema) => mapSchema(schema, asOutput))
  const functions = new Map<string, string>()
  const lines: string[] = []
  for (const operation of contract.operations) {
    const schema = successOf(operation).contents.find(isJson)?.schema
    if (schema) lines.push(`  ${operation.id}: ${use(schema)}`)
  }
  const problem = use({ $ref: '#/components/schemas/Problem' })
  return [
    requirePrelude,
    writeList,
    ...[...functions].map(([name, code]) => `const ${name} = ${code}\n`),
    `export const serializeProblem = ${problem}\n`,
    `export const serializers = {\n${lines.join(',\n')}\n}\n`
  ].join('\n')

  function use(schema: Schema): string {
    const name = `write${answerName(schema)}`
    const element = schema.items as Schema | undefined
    const code = element ? `writeList(${use(element)})` : serializerCode(mapSchema(schema, asOutput), components)
    functions.set(name, code)
    return name
  }

  /**
   * Nothing is required, because `?fields=` leaves properties out and the type checker sees to the rest. A nullable
   * reference is spelled out and other unions go through JSON.stringify: to choose a branch takes Ajv at run time.
   */
  function asOutput({ required: _, ...schema }: Schema): Schema {
    const branches = (schema.oneOf ?? schema.anyOf) as Schema[] | undefined
    if (!branches) return asCompilable(schema)
    const [only, ...others] = branches.filter((branch) => branch.type !== 'null')
    const target = only?.$ref ? contract.schemas[componentOf(only)?.name ?? ''] : only
    if (!target?.properties || others.length > 0) return {}
    return { ...asOutput(target), type: ['object', 'null'] }
  }
}

/** Concatenation is faster than `join`: V8 then copies the text once, at the end. */
const writeList = `function writeList(write) {
  return (items) => {
    let text = '['
    for (let i = 0; i < items.length; i++) text += i === 0 ? write(items[i]) : ',' + write(items[i])
    return text + ']'
  }
}
`

type Compiler = ReturnType<typeof newCompiler>

/** A set of schemas that becomes one object of functions called `scope`; equal schemas share a function. */
function newCompiler(scope: string, formats: Record<string, Format>, options: Options) {
  const ajv = new Ajv2020({
    ...options,
    formats,
    strict: true,
    allErrors: true,
    code: { source: true, lines: true, formats: _`formats` }
  })
  storeTextsFirst(ajv)
  boundItems(ajv)
  nameItems(ajv)
  const used = new Map<string, string>()

  return {
    /** Registers the components, which refer to one another by bare name. */
    add: (components: Record<string, Schema>) => {
      for (const [name, schema] of Object.entries(components)) ajv.addSchema(schema, name)
    },
    /** The expression for the function that checks a schema. */
    use: (name: string, schema: Schema) => {
      const key = JSON.stringify(schema)
      const known = used.get(key) ?? schema.$ref ?? name
      if (!ajv.getSchema(known)) ajv.addSchema(schema, known)
      used.set(key, known)
      return `${scope}.${known}`
    },
    emit: () => {
      const names = Object.fromEntries([...new Set(used.values())].map((name) => [name, name]))
      // Two Ajv instances number their variables alike, so each gets a function of its own around it.
      return `const ${scope} = ((exports) => {\n${standalone.default(ajv, names)}\nreturn exports\n})({})\n`
    }
  }
}

/** Texts of an object become what is stored before anything of it is checked, so that a blank name is an empty one. */
function storeTextsFirst(ajv: Ajv2020): void {
  ajv.addKeyword({
    keyword: 'texts',
    type: 'object',
    schemaType: 'object',
    before: 'maxProperties',
    code: ({ gen, data, schema }) => gen.code(_`storeTexts(${data}, ${stringify(schema)})`)
  })
}

/** What programs make up, or what is a time or a number: one blank more makes it another one, or none. */
const opaque = ['cursor', 'refreshToken', 'idempotencyKey', 'ifMatch', 'asOf']

/** The sort of each property that is a text and no word of a list. Anything else in a body stays as it came. */
function textsOf(properties: Record<string, Schema>): Record<string, TextSort> {
  const sorts = Object.entries(properties).flatMap(([name, schema]): [string, TextSort][] => {
    const { type, format, 'x-text': said } = schema
    if (said === 'lines' || said === 'tags') return [[name, said]]
    const types = [type].flat()
    if (opaque.includes(name)) return []
    const isText = types.includes('string') && !schema.enum && schema.const === undefined && !schema.readOnly
    const isPlain = format === undefined || ['idn-email', 'domain', 'uri'].includes(format)
    // A code has a pattern of its own. Where a text must be of a form, blanks are no way to say that there is none.
    const isCode = schema.pattern !== undefined && schema.pattern !== '\\S'
    const isFree = types.includes('null') && format === undefined
    return isText && isPlain && !isCode ? [[name, isFree ? 'line or null' : 'line']] : []
  })
  return Object.fromEntries(sorts)
}

/** With all errors asked for, Ajv would go on to check every item of an array that is too long: 100,000 errors for one. */
function boundItems(ajv: Ajv2020): void {
  const { code, ...definition } = itemsKeyword.default
  ajv.removeKeyword('items')
  ajv.addKeyword({
    ...definition,
    code: (context, ruleType) => {
      const { maxItems } = context.parentSchema
      if (maxItems === undefined) code(context, ruleType)
      else context.gen.if(_`${context.data}.length <= ${maxItems}`, () => code(context, ruleType))
    }
  })
}

/** Where a list is too short of items that come from a closed list of values, the error knows these values. */
function nameItems(ajv: Ajv2020): void {
  ajv.removeKeyword('minItems')
  ajv.addKeyword({
    keyword: 'minItems',
    type: 'array',
    schemaType: 'number',
    error: {
      message: ({ schemaCode }) => str`must NOT have fewer than ${schemaCode} items`,
      params: ({ schemaCode, parentSchema }) => {
        const { $ref } = parentSchema?.items ?? {}
        const item = $ref ? ajv.getSchema($ref)?.schema : undefined
        const values = (item as Schema | undefined)?.enum
        return values ? _`{limit: ${schemaCode}, allowedValues: ${stringify(values)}}` : _`{limit: ${schemaCode}}`
      }
    },
    code: (context) => context.fail(_`${context.data}.length < ${context.schemaCode}`)
  })
}

/** The closed object of an operation's path or query parameters: an unknown query parameter is an error everywhere. */
function parametersSchema(operation: Operation, location: 'path' | 'query'): Schema | null {
  const parameters = operation.parameters.filter((parameter) => parameter.in === location)
  if (location === 'path' && parameters.length === 0) return null
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false
  }
}

/**
 * Read-only properties may come back with any value; the items of a bulk body are checked one by one, and some things by the
 * service itself, which can say more of them.
 */
function asInput(schema: Schema): Schema {
  const { properties } = schema
  if (schema['x-checked-by-service']) return {}
  if (schema['x-validate-each']) return asCompilable({ ...schema, items: {} })
  if (properties) {
    const required = (schema.required ?? []).filter((name) => !properties[name]?.readOnly)
    const texts = textsOf(properties)
    const stored = Object.keys(texts).length > 0 ? { texts } : {}
    const checked = mapValues(properties, (one) => (one.readOnly ? {} : one))
    return asCompilable({ ...stored, ...schema, required, properties: checked })
  }
  const isText = [schema.type].flat().includes('string') && !schema.enum && schema.const === undefined
  return asCompilable(isText && !schema.format ? { ...schema, format: 'text' } : schema)
}

/** Without annotations, which strict compilers take for typing errors, and with references by bare name. */
function asCompilable(schema: Schema): Schema {
  const copy = Object.fromEntries(Object.entries(schema).filter(([keyword]) => !isAnnotation(keyword)))
  return schema.$ref ? { ...copy, $ref: schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1) } : copy
}

function isAnnotation(keyword: string): boolean {
  return /^(?:title|description|examples?|readOnly|writeOnly|deprecated|discriminator|x-.*)$/.test(keyword)
}

function serializerCode(schema: Schema, components: Record<string, Schema>): string {
  const code: unknown = fastJsonStringify(schema as FjsSchema, {
    mode: 'standalone',
    schema: components as Record<string, FjsSchema>
  })
  if (String(code).includes('lib/validator')) throw new Error(`${JSON.stringify(schema)} would need Ajv at run time`)
  return `(() => {\nconst module = {}\n${code}\nreturn module.exports\n})()`
}

function answerName(schema: Schema): string {
  const component = componentOf(schema)
  if (!component) throw new Error('a JSON answer must be a named component or a list of one')
  return component.isList ? `${component.name}Items` : component.name
}

function printIndex(index: Index): string {
  const lines = Object.entries(index).map(([id, functions]) => {
    const entries = Object.entries(functions).map(([key, expression]) => `${key}: ${expression}`)
    return `  ${id}: { ${entries.join(', ')} }`
  })
  return `{\n${lines.join(',\n')}\n}`
}
