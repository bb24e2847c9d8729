/** Says where openapi.yaml breaks the rules that the service, its readers and its generated code rely on. */

import { behaviourProblems } from './behaviour-rules.ts'
import { completenessProblems } from './completeness-rules.ts'
import { type Contract, complain, isJson, isSuccess, type Operation } from './contract.ts'
import { findFalseExamples } from './contract-examples.ts'
import { deprecationProblems } from './deprecation-rules.ts'
import { componentOf, isSchema, type Schema } from './schema.ts'
import { toolProblems } from './tools.ts'

const scopes = ['read', 'write', 'admin']

/** Every broken rule, as a line that begins with its location. Generated code may rely on what is checked here. */
export function findViolations(contract: Contract): string[] {
  const ids = contract.operations.map(({ id }) => id)
  const ofOperations = contract.operations.flatMap((operation) => {
    const isRepeated = ids.filter((id) => id === operation.id).length > 1
    const problems = [
      ...complain(isRepeated, 'its operationId is used twice'),
      ...ownProblems(operation),
      ...completenessProblems(operation),
      ...contentProblems(operation, contract),
      ...behaviourProblems(operation, contract),
      ...deprecationProblems(operation, contract),
      ...proseProblems(operation, contract)
    ]
    return problems.map((problem) => `${operation.location} ${operation.id || operation.path}: ${problem}`)
  })
  const requested = findRequested(contract)
  const ofSchemas = Object.entries(contract.schemas).flatMap(([name, schema]) =>
    objectsIn(schema).flatMap(([keys, rest = true]) => {
      const where = `${contract.locationOf('components', 'schemas', name, ...keys)} ${[name, ...keys].join('.')}`
      // A misspelt property of a request is an error, and an answer may hold more tomorrow.
      return requested.has(name)
        ? complain(rest === true, `${where}: an object of a request without additionalProperties: false`)
        : complain(rest === false, `${where}: an object of an answer with additionalProperties: false`)
    })
  )
  return [
    ...ofOperations,
    ...ofSchemas,
    ...tagProblems(contract),
    ...eventProblems(contract),
    ...toolProblems(contract),
    ...findFalseExamples(contract)
  ]
}

function ownProblems(operation: Operation): string[] {
  const problems: string[] = []
  if (!operation.id) problems.push('no operationId')
  if (operation.tags.length !== 1) problems.push('needs exactly one tag')
  const successes = operation.responses.filter(isSuccess)
  // A 202 may stand alone, or beside the answer of work that is done at once.
  const atOnce = successes.filter(({ status }) => status !== 202)
  if (successes.length !== 1 && atOnce.length !== 1) problems.push('needs exactly one 2xx response beside a 202')

  if (!operation.security) problems.push('no security; a public operation says so with an empty list')
  const asked = operation.security?.map((alternative) => Object.values(alternative).flat().join(' ')) ?? []
  for (const scope of asked) if (!scopes.includes(scope)) problems.push(`unknown scope "${scope}"`)
  if (new Set(asked).size > 1) problems.push('asks for another scope depending on the credential')

  for (const { name, in: location, schema } of operation.parameters) {
    const isScalar = typeof schema.type === 'string' && !['array', 'object'].includes(schema.type)
    if (location === 'query' && !isScalar)
      problems.push(`query parameter ${name} must be a string, a number or a boolean`)
  }
  return problems
}

function contentProblems(operation: Operation, contract: Contract): string[] {
  const request = { part: 'request body', contents: operation.body ? [operation.body] : [] }
  const responses = operation.responses.map(({ status, contents }) => ({ part: `response ${status}`, contents }))
  return [request, ...responses].flatMap(({ part, contents }) =>
    contents.filter(isJson).flatMap((content) => {
      const { name = '', isList = false } = componentOf(content.schema) ?? {}
      const component = contract.schemas[name]
      if (!component) return [`${part}: must be a named component or a list of one`]
      const isRequest = part === request.part
      const properties = Object.entries(component.properties ?? {})
      const unbounded = properties.filter(([, one]) => isRequest && isUnbounded(one))
      const example = `#/components/examples/${name}${isList ? 'List' : ''}`
      const isReadOnlyAnswer = !isRequest && properties.some(([, one]) => one.readOnly)
      return [
        ...complain(content.examples.length === 0, `${part}: an example is missing: { $ref: '${example}' }`),
        ...unbounded.map(([name]) => `${part}: ${name} needs maxItems`),
        ...complain(isReadOnlyAnswer, `${part}: readOnly is for requests; answers have a component of their own`)
      ]
    })
  )
}

/** What a reader of the reference would miss. */
function proseProblems({ summary, description, tags, parameters, responses }: Operation, contract: Contract): string[] {
  const undescribed = parameters.filter(
    // An example of a key would be sent as it is, and the second request with it is refused.
    (one) => !one.description || (one.example === undefined) !== (one.name === 'Idempotency-Key')
  )
  const withoutOwnExample = responses.filter(
    ({ status, contents }) => status >= 400 && !contents.some(({ examples }) => examples.some(hasStatus(status)))
  )
  return [
    ...complain(!summary || !description, 'needs a summary and a description'),
    ...tags
      .filter((tag) => !contract.tags.some(({ name }) => name === tag))
      .map((tag) => `its tag ${tag} is not described`),
    ...undescribed.map(
      ({ name }) => `parameter ${name} needs a description and ${name === 'Idempotency-Key' ? 'no' : 'an'} example`
    ),
    ...withoutOwnExample.map(({ status }) => `response ${status}: needs an example with this status`)
  ]
}

function hasStatus(status: number): (example: unknown) => boolean {
  return (example) => (example as { status?: unknown } | null)?.status === status
}

function tagProblems({ tags, schemas, locationOf }: Contract): string[] {
  const where = locationOf('tags')
  const incomplete = tags.filter((tag) => !tag.description || !tag['x-displayName'])
  const records = tags.flatMap((tag) => tag['x-record'] ?? [])
  const having = (schemas.PropertyEntity?.enum ?? []) as string[]
  const missing = having.filter((name) => !records.includes(name))
  const others = records.filter((name) => !having.includes(name))
  return [
    ...incomplete.map(({ name }) => `${where} tag ${name}: needs a description and an x-displayName`),
    ...missing.map((name) => `${where} tags: PropertyEntity has ${name}, which is the x-record of none`),
    ...others.map((name) => `${where} tags: the x-record ${name} is missing in PropertyEntity`)
  ]
}

/** Each event that can be subscribed to is described under `webhooks`, with an example that is of this event. */
function eventProblems(contract: Contract): string[] {
  const { events, schemas, locationOf } = contract
  const types = (schemas.WebhookEventType?.enum ?? []) as string[]
  const missing = types.filter((type) => !events.some(({ path }) => path === type))
  const ofEvents = events.flatMap((event) => {
    const isItsExample = (example: unknown) => (example as { event?: unknown }).event === event.path
    const problems = [
      ...proseProblems({ ...event, responses: [] }, contract),
      ...complain(!event.body?.examples.some(isItsExample), 'needs an example of this very event')
    ]
    return problems.map((problem) => `${event.location} ${event.path}: ${problem}`)
  })
  return [...missing.map((type) => `${locationOf('webhooks')} webhooks: ${type} is missing`), ...ofEvents]
}

/** Read-only properties are never read, so they may be any size that fits the body. */
function isUnbounded(property: Schema): boolean {
  return property.type === 'array' && property.maxItems === undefined && !property.readOnly
}

/** The keys that lead to the objects in a schema, with what each says of properties that it doesn't name. */
function objectsIn(schema: Schema, keys: string[] = []): [keys: string[], additional: Schema | boolean | undefined][] {
  const isObject = schema.properties !== undefined || [schema.type].flat().includes('object')
  const own: [string[], Schema | boolean | undefined][] = isObject ? [[keys, schema.additionalProperties]] : []
  const ofProperties = Object.entries(schema.properties ?? {}).flatMap(([name, child]) =>
    objectsIn(child, [...keys, 'properties', name])
  )
  const inside = [schema.items, schema.additionalProperties, schema.oneOf, schema.anyOf, schema.allOf].flat()
  return [...own, ...ofProperties, ...inside.filter(isSchema).flatMap((child) => objectsIn(child, keys))]
}

/** The components that bodies are made of, without read-only properties, which are never read. */
function findRequested({ operations, schemas }: Contract): Set<string> {
  const found = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || (node as Schema).readOnly) return
    for (const [key, child] of Object.entries(node)) {
      if (key !== '$ref') visit(child)
      else {
        const name = String(child).split('/').at(-1) ?? ''
        if (found.size < found.add(name).size) visit(schemas[name])
      }
    }
  }
  for (const { body } of operations) visit(body?.schema)
  return found
}
