/**
 * Writes generated/ from openapi.yaml, generated/sql/ from the service's statements, and generated/console/ from console/. With --check it writes nothing and fails where a file is not what it would write.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { Document, visit } from 'yaml'
import { brunoCollection } from './collections/bruno.ts'
import { postmanCollection } from './collections/postman.ts'
import { compileSerializers, compileValidators } from './compile-schemas.ts'
import { bundleConsole, choicesModule } from './console-bundle.ts'
import { bulkItemOf, type Content, type Contract, isJson, type Operation, readContract, successOf } from './contract.ts'
import { findViolations } from './contract-rules.ts'
import { operationsModule } from './operations-module.ts'
import { componentOf, mapSchema, type Schema } from './schema.ts'
import { strictEdition } from './strict-edition.ts'
import { toolsModule } from './tools-module.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'generated')

const header = '// Generated from openapi.yaml by scripts/generate.ts; do not edit.\n'

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const contract = readContract(readFileSync(join(root, 'openapi.yaml'), 'utf8'))
const violations = findViolations(contract)
if (violations.length > 0) fail(violations)

const bring = values.check ? assertFresh : writeFiles
bring(await generate(contract), (name) => !isSql(name) && !isOfConsole(name))
// The statements are built by the service's own modules, which need what was just written.
const { sqlFiles } = await import('./sql/files.ts')
bring(await sqlFiles(contract), isSql)
// Its scripts are made with the types and words that were just written.
bring(await bundleConsole(), isOfConsole)

async function generate(contract: Contract): Promise<Map<string, string>> {
  const validators = compileValidators(contract)
  const contents = {
    'choices.ts': choicesModule(contract.schemas),
    'operations.ts': operationsModule(contract),
    'tools.ts': toolsModule(contract),
    'types.ts': await typesModule(contract),
    'validators.js': validators.code,
    'validators.d.ts': validatorTypes(validators.names),
    'serializers.js': compileSerializers(contract),
    'serializers.d.ts': serializerTypes()
  }
  const modules = Object.entries(contents).map(([name, text]): [string, string] => [name, `${header}${text}`])
  const strict = strictEdition(contract)
  const documents = {
    'openapi.json': contract.document,
    'openapi.strict.json': strict,
    'crm.postman_collection.json': postmanCollection(contract),
    'crm.bruno_collection.json': brunoCollection(contract)
  }
  const texts = Object.entries(documents).map(([name, one]): [string, string] => [name, `${JSON.stringify(one)}\n`])
  return new Map([...modules, ...texts, ['openapi.strict.yaml', yamlOf(strict)]])
}

/** As people write it: references in one line, and prose as it is read. */
function yamlOf(document: Contract['document']): string {
  const yaml = new Document(document, { aliasDuplicateObjects: false })
  visit(yaml, {
    Map: (_, node) => {
      node.flow = node.has('$ref') && node.items.length === 1
    }
  })
  return yaml.toString({ lineWidth: 120, singleQuote: true, blockQuote: 'literal' })
}

function isSql(name: string): boolean {
  return name.startsWith('sql/')
}

function isOfConsole(name: string): boolean {
  return name.startsWith('console/')
}

function presentFiles(wanted: (name: string) => boolean): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.map(({ parentPath, name }) => relative(folder, join(parentPath, name))).filter(wanted)
}

/** Fails where the wanted part of the folder isn't exactly these files. */
function assertFresh(files: Map<string, string>, wanted: (name: string) => boolean): void {
  const present = new Set(presentFiles(wanted))
  const extra = [...present]
    .filter((name) => !files.has(name))
    .map((name) => `generated/${name}: not generated any more`)
  const changed = [...files].flatMap(([name, text]) => {
    if (!present.has(name)) return [`generated/${name}: missing`]
    return readFileSync(join(folder, name), 'utf8') === text ? [] : [`generated/${name}: stale`]
  })
  const stale = [...changed, ...extra]
  if (stale.length > 0) fail([...stale, 'Run `npm run generate` and commit the result.'])
}

function writeFiles(files: Map<string, string>, wanted: (name: string) => boolean): void {
  for (const name of ['sql', 'console']) mkdirSync(join(folder, name), { recursive: true })
  for (const name of presentFiles(wanted)) if (!files.has(name)) rmSync(join(folder, name))
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
}

function fail(lines: string[]): never {
  console.error(lines.join('\n'))
  process.exit(1)
}

async function typesModule(contract: Contract): Promise<string> {
  const schemas = Object.entries(contract.schemas).map(([name, schema]) => [name, mapSchema(schema, asHandlersSeeIt)])
  const { document } = contract
  const ast = await openapiTypescript(
    {
      ...document,
      components: { ...document.components, schemas: Object.fromEntries(schemas) }
    } as unknown as OpenAPI3,
    // A default is the server's to fill in: for the client, and in a parsed body, the property is optional.
    { defaultNonNullable: false, silent: true }
  )
  return `
${astToString(ast)}
export type Schemas = components['schemas']

/** What a handler is given (item: one element of a bulk body), and what it answers. */
export interface Operations {
${contract.operations.map((operation) => operationType(operation, contract)).join('\n')}
}

type Path<Id extends keyof operations> = operations[Id]['parameters']['path']

/** A query once the defaults of the named parameters are filled in. */
type Query<Id extends keyof operations, Name extends string = never> = Filled<
  NonNullable<operations[Id]['parameters']['query']>,
  Name
>
type Filled<Given, Name extends string> = {
  [key in keyof Given as key extends Name ? never : key]: Given[key]
} & { [key in keyof Given as key extends Name ? key : never]-?: NonNullable<Given[key]> }
`
}

/** Without what clients may send but handlers never read, and with bulk items unknown until each is checked. */
function asHandlersSeeIt(schema: Schema): Schema {
  if (schema['x-validate-each']) return { ...schema, items: {} }
  if (!schema.properties) return schema
  const writable = Object.entries(schema.properties).filter(([, property]) => !property.readOnly)
  const names = new Set(writable.map(([name]) => name))
  const required = schema.required ? { required: schema.required.filter((name) => names.has(name)) } : {}
  return { ...schema, ...required, properties: Object.fromEntries(writable) }
}

function operationType(operation: Operation, contract: Contract): string {
  const has = (location: string): boolean => operation.parameters.some((parameter) => parameter.in === location)
  const filled = operation.parameters.filter(({ schema }) => schema.default !== undefined)
  const names = filled.map(({ name }) => `'${name}'`).join(' | ')
  const item = bulkItemOf(operation, contract)
  return `  ${operation.id}: {
    params: ${has('path') ? `Path<'${operation.id}'>` : 'Record<string, never>'}
    query: ${has('query') ? `Query<'${operation.id}'${names && `, ${names}`}>` : 'Record<string, never>'}
    body: ${operation.body ? contentType(operation.body) : 'undefined'}
    item: ${item ? schemaType(item) : 'never'}
    result: ${contentType(successOf(operation).contents[0])}
  }`
}

/** Files and streams have no type here: the handlers that take or make them say which one. */
function contentType(content: Content | undefined): string {
  if (!content) return 'undefined'
  return isJson(content) ? schemaType(content.schema) : 'unknown'
}

function schemaType(schema: Schema): string {
  const component = componentOf(schema)
  return component ? `Schemas['${component.name}']${component.isList ? '[]' : ''}` : 'unknown'
}

function validatorTypes(names: string[]): string {
  return `
import type { OperationId } from './operations.ts'
import type { ToolName } from './tools.ts'

export interface ValidationError {
  /** JSON Pointer to the value. */
  instancePath: string
  keyword: string
  params: Record<string, unknown>
  message?: string
  schemaPath: string
}

/** Answers whether the data is valid; if not, \`errors\` holds every problem until the next call. */
export interface Validate {
  (data: unknown): boolean
  errors?: ValidationError[] | null
}

${names.map((name) => `export declare const ${name}: Validate`).join('\n')}

/** query and params convert text in place and fill in defaults; body and item leave the data as it is. */
export declare const validators: Record<
  OperationId,
  { query: Validate; params?: Validate; body?: Validate; item?: Validate }
>

/** Checks of the arguments of tools, which leave them as they are; what an operation's body takes is left to the operation. */
export declare const toolValidators: Record<ToolName, Validate>
`
}

function serializerTypes(): string {
  return `
import type { OperationId } from './operations.ts'
import type { Schemas } from './types.ts'

/** By operation, for successful answers with a JSON body. Unknown properties are left out, missing ones tolerated. */
export declare const serializers: Partial<Record<OperationId, (body: unknown) => string>>
export declare const serializeProblem: (problem: Schemas['Problem']) => string
`
}
