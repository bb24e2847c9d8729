import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { type OperationDescription, type OperationId, operations } from '../../generated/operations.ts'
import { isSchema, mapSchema, type Schema } from '../../scripts/schema.ts'
import { outputFormats } from '../../src/formats.ts'

const document = JSON.parse(readFileSync(new URL('../../generated/openapi.strict.json', import.meta.url), 'utf8'))
const ajv = new Ajv2020({
  formats: { ...outputFormats, binary: true },
  strict: false,
  allErrors: true,
  validateSchema: false,
  logger: false
})
for (const [name, schema] of Object.entries<Schema>(document.components.schemas)) {
  ajv.addSchema(mapSchema(schema, asAnswer), `#/components/schemas/${name}`)
}
const compiled = new Map<string, ValidateFunction>()

/**
 * Checks the JSON of an operation's answers with a status; undefined where the contract has none. The contract leaves answers
 * open, so that they may gain properties; what the service itself answers has to be in it, so here they are closed, and whole
 * unless the request had `fields`.
 */
export function answerValidator(id: OperationId, status: number, hasFields = false): ValidateFunction | undefined {
  const { path, method } = operations[id] as OperationDescription
  const response = document.paths[path][method.toLowerCase()].responses[status]
  const { content = {} } = response?.$ref
    ? document.components.responses[response.$ref.split('/').at(-1)]
    : (response ?? {})
  const [, media] = Object.entries<{ schema: Schema }>(content).find(([type]) => /\bjson$/.test(type)) ?? []
  if (!media) return undefined
  const schema = mapSchema(alternativeOf(media.schema, hasFields), asAnswer)
  const key = JSON.stringify(schema)
  const validate = compiled.get(key) ?? ajv.compile(schema)
  compiled.set(key, validate)
  return validate
}

/** The strict edition's schema of a whole record or, where it has one, of a partial one. */
function alternativeOf(schema: Schema, isPartial: boolean): Schema {
  if (isSchema(schema.items)) return { ...schema, items: alternativeOf(schema.items, isPartial) }
  const [whole, partial] = (schema.anyOf ?? []) as Schema[]
  if (!whole || !partial?.$ref?.endsWith('Fields')) return schema
  return isPartial ? partial : whole
}

/** Closed, where it says what it holds. */
function asAnswer(schema: Schema): Schema {
  const isOpen = isSchema(schema.properties) && schema.additionalProperties === undefined
  return isOpen ? { ...schema, additionalProperties: false } : schema
}
