/** Holds every example of openapi.yaml against its schema: no reader and no generator should copy what is not true. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { inputFormats, outputFormats } from '../src/formats.ts'
import type { Contract } from './contract.ts'

/** Where a value is in the document, the schema that it is an example of, and who sends it. */
interface Example {
  keys: string[]
  value: unknown
  schemaKeys: string[]
  isInput: boolean
}

/** A line for every example that breaks its schema, by the formats that hold for requests or for answers. */
export function findFalseExamples({ document, locationOf }: Contract): string[] {
  const [input, output] = [inputFormats, outputFormats].map((formats) => {
    const ajv = new Ajv2020({
      formats: { ...formats, binary: true },
      strict: false,
      validateSchema: false,
      logger: false
    })
    return ajv.addSchema(document, 'contract')
  })
  return [...examplesIn(document)].flatMap(({ keys, value, schemaKeys, isInput }) => {
    const validate = (isInput ? input : output)?.compile({ $ref: `contract#${pointer(schemaKeys)}` })
    if (!validate || validate(value)) return []
    const faults = validate.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`.trim())
    return [`${locationOf(...keys)} ${keys.join('.')}: ${faults?.join('; ')}`]
  })
}

/**
 * Examples are beside a `schema` (of a parameter, a header or a body) as `example` or `examples`, and in a component
 * schema as a list. What the service itself sends is everything but parameters, request bodies and what these are made of.
 */
function* examplesIn(
  document: Contract['document'],
  node: unknown = document,
  keys: string[] = [],
  isInput = false
): Generator<Example> {
  if (typeof node !== 'object' || node === null) return
  const isSent = keys[0] === 'webhooks'
  const { schema, example, examples } = node as { schema?: unknown; example?: unknown; examples?: unknown }
  if (schema !== undefined) {
    const schemaKeys = [...keys, 'schema']
    if (example !== undefined) yield { keys: [...keys, 'example'], value: example, schemaKeys, isInput }
    for (const [name, named] of Object.entries(examples ?? {})) {
      yield { keys: [...keys, 'examples', name], value: exampleValue(named, document), schemaKeys, isInput }
    }
  } else if (Array.isArray(examples)) {
    for (const value of examples) yield { keys: [...keys, 'examples'], value, schemaKeys: keys, isInput }
  }
  for (const [key, child] of Object.entries(node)) {
    if (key === 'example' || key === 'examples') continue
    const begins =
      ['parameters', 'requestBody'].includes(key) || /^components,schemas,\w+Request$/.test([...keys, key].join())
    yield* examplesIn(document, child, [...keys, key], isInput || (begins && !isSent))
  }
}

/** Of an example that is here, or one of the components. */
function exampleValue(named: unknown, { components }: Contract['document']): unknown {
  const { $ref, value } = named as { $ref?: string; value?: unknown }
  return $ref === undefined ? value : components.examples?.[$ref.split('/').at(-1) ?? '']?.value
}

/** A JSON Pointer (RFC 6901) as the fragment of a URI. */
function pointer(keys: string[]): string {
  return keys.map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')
}
