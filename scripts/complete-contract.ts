/**
 * Fills in what follows from the rest of a contract: headers and errors that come with kinds of operations, examples, and the
 * schemas of answers that `fields` cuts down. The published contract has them all, since validators refuse what they don't
 * know and mock servers answer with examples; openapi.yaml has none of them.
 */
import { componentOf, partialName } from './schema.ts'

// biome-ignore lint/suspicious/noExplicitAny: YAML as it comes; contract-rules.ts reports what is wrong with it
type Raw = any

/** One header or error: its name, the component that describes it, and the operations that have it. */
type Rule = [name: string, component: string, applies: (operation: Facts) => boolean]

/** What the rules know of an operation. */
type Facts = {
  hasTenant: boolean
  hasScope: boolean
  hasBody: boolean
  hasIdInPath: boolean
  changesRecords: boolean
  makesRecord: boolean
  searches: boolean
  parameters: string[]
}

const always = () => true
const ofTenant = ({ hasTenant }: Facts) => hasTenant
const takesKey = ({ parameters }: Facts) => parameters.includes('Idempotency-Key')
const hasBody = (facts: Facts) => facts.hasBody

const requestId: Rule = ['X-Request-Id', 'RequestId', always]
const rateLimit: Rule[] = [
  ['X-RateLimit-Limit', 'RateLimitLimit', ofTenant],
  ['X-RateLimit-Remaining', 'RateLimitRemaining', ofTenant],
  ['X-RateLimit-Reset', 'RateLimitReset', ofTenant],
  ['RateLimit-Policy', 'RateLimitPolicy', ofTenant],
  ['RateLimit', 'RateLimit', ofTenant]
]

/** The headers of a success. */
const successHeaders: Rule[] = [
  requestId,
  ...rateLimit,
  ['Location', 'Location', ({ makesRecord }) => makesRecord],
  ['Idempotent-Replayed', 'IdempotentReplayed', takesKey],
  ['X-Change-Set', 'ChangeSet', ({ changesRecords }) => changesRecords]
]

/** The headers of an error, which operations share. */
const errorHeaders: Rule[] = [
  requestId,
  ...rateLimit,
  ['Deprecation', 'Deprecation', ofTenant],
  ['Sunset', 'Sunset', ofTenant],
  ['Link', 'Link', ofTenant]
]

/** The errors that what surrounds the handlers can answer, where an operation describes no other one of this status. */
const errors: Rule[] = [
  ['400', 'InvalidQuery', ({ searches }) => searches],
  ['400', 'BadRequest', hasBody],
  // Unknown query parameters are refused where there are none, too.
  ['400', 'InvalidParameters', always],
  ['401', 'Unauthorized', ({ hasScope }) => hasScope],
  ['403', 'Forbidden', ({ hasScope }) => hasScope],
  ['403', 'TenantSuspended', ofTenant],
  ['404', 'NotFound', ({ hasIdInPath }) => hasIdInPath],
  ['404', 'UnknownTenant', ofTenant],
  ['408', 'RequestTimeout', hasBody],
  ['412', 'VersionConflict', ({ parameters }) => parameters.includes('If-Match')],
  ['413', 'PayloadTooLarge', hasBody],
  ['415', 'UnsupportedMediaType', hasBody],
  ['422', 'QueryTooExpensive', ({ searches }) => searches],
  ['422', 'IdempotencyKeyReused', takesKey],
  ['429', 'TooManyRequests', ofTenant],
  ['500', 'InternalServerError', always],
  ['503', 'ServiceUnavailable', ofTenant]
]

/** A completed copy of a contract's document. What stands in the document already is left as it is. */
export function completeContract(written: Raw): Raw {
  const document = structuredClone(written)
  const shared = new Map<string, Facts>()
  for (const [path, item] of Object.entries<Raw>(document.paths)) {
    for (const [method, operation] of Object.entries<Raw>(item)) {
      if (method === 'parameters') continue
      const facts = factsOf(path, item, operation, document)
      completeOperation(operation, facts, document)
      for (const [status, { $ref }] of Object.entries<Raw>(operation.responses)) {
        if ($ref && status >= '400' && (facts.hasTenant || !shared.has($ref))) shared.set($ref, facts)
      }
    }
  }
  for (const [reference, facts] of shared) {
    const response = find(reference, document)
    response.headers = { ...componentsOf('headers', errorHeaders, facts), ...response.headers }
  }
  return document
}

function factsOf(path: string, item: Raw, operation: Raw, document: Raw): Facts {
  const given: Raw[] = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
  const parameters = given.map((one) => (one.$ref ? find(one.$ref, document) : one))
  return {
    hasTenant: operation['x-tenant'] !== false,
    hasScope: (operation.security ?? []).length > 0,
    hasBody: operation.requestBody !== undefined,
    hasIdInPath: path.includes('{'),
    changesRecords: operation['x-effect'] === 'changes',
    makesRecord: operation['x-location'] !== undefined,
    searches: [operation, ...parameters].some((one) => one['x-cost'] === 'search'),
    parameters: parameters.map(({ name }) => name)
  }
}

/** References by name, of the first rule for each name that applies. */
function componentsOf(kind: 'headers' | 'responses', rules: Rule[], facts: Facts): Record<string, Raw> {
  const found: Record<string, Raw> = {}
  for (const [name, component, applies] of rules) {
    if (applies(facts)) found[name] ??= { $ref: `#/components/${kind}/${component}` }
  }
  return found
}

function completeOperation(operation: Raw, facts: Facts, document: Raw): void {
  const body = operation.requestBody?.content
  const bodySchema = document.components.schemas[componentOf(body?.['application/json']?.schema ?? {})?.name ?? '']
  const hasFields = facts.parameters.includes('fields') || bodySchema?.properties?.fields !== undefined
  for (const media of Object.values<Raw>(body ?? {})) addExample(media, document)
  for (const [status, response] of Object.entries<Raw>(operation.responses ?? {})) {
    if (!status.startsWith('2')) continue
    response.headers = { ...componentsOf('headers', successHeaders, facts), ...response.headers }
    for (const [type, media] of Object.entries<Raw>(response.content ?? {})) {
      addExample(media, document)
      if (hasFields && type === 'application/json') allowPartial(media, document)
    }
  }
  operation.responses = { ...componentsOf('responses', errors, facts), ...operation.responses }
}

/** Gives a media type without an example its schema's, if that has one. */
function addExample(media: Raw, { components }: Raw): void {
  const component = componentOf(media.schema ?? {})
  const [value] = components.schemas[component?.name ?? '']?.examples ?? []
  if (!component || value === undefined || media.example !== undefined || media.examples !== undefined) return
  const name = `${component.name}${component.isList ? 'List' : ''}`
  components.examples = { ...components.examples, [name]: { value: component.isList ? [value] : value } }
  media.examples = { example: { $ref: `#/components/examples/${name}` } }
}

/** Makes an answer that `fields` cuts down valid: the whole schema, or one that demands no property. */
function allowPartial(media: Raw, { components }: Raw): void {
  const component = componentOf(media.schema ?? {})
  if (!component) return
  const { name, isList } = component
  const either = { anyOf: [name, partialName(name)].map((one) => ({ $ref: `#/components/schemas/${one}` })) }
  media.schema = isList ? { type: 'array', items: either } : either
  const properties = Object.entries<Raw>(components.schemas[name]?.properties ?? {})
  components.schemas[partialName(name)] = {
    type: 'object',
    description: `What \`fields\` leaves of ${name}, at least one property.`,
    'x-partial-of': name,
    minProperties: 1,
    propertyNames: { enum: properties.map(([key]) => key) },
    properties: Object.fromEntries(properties.map(([key, schema]) => [key, withoutProse(schema)]))
  }
}

function withoutProse({ description: _, examples: _1, ...schema }: Raw): Raw {
  return schema
}

/** What a local `$ref` leads to. Throws where that is nothing. */
export function find(reference: string, document: Raw): Raw {
  const found = reference
    .slice('#/'.length)
    .split('/')
    .reduce((node, key) => node?.[key], document)
  if (found === undefined) throw new Error(`openapi.yaml: ${reference} leads nowhere`)
  return found
}
