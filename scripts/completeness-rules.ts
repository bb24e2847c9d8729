/**
 * Says what openapi.yaml lacks that follows from the rest of it: headers and errors that come with kinds of operations, and
 * examples. Validators refuse what they don't know, and mock servers answer with examples.
 */
import { componentOf, find } from './schema.ts'

// biome-ignore lint/suspicious/noExplicitAny: YAML as it comes; contract-rules.ts reports what is wrong with it
type Raw = any

/** `openapi.yaml:12` for the keys that lead there. */
type LocationOf = (...keys: string[]) => string

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

/** The errors that what surrounds the handlers can answer; an operation may describe another one of a status. */
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

/** A line for each thing that is missing: where, and what to write. */
export function completenessProblems({ document, locationOf }: { document: Raw; locationOf: LocationOf }): string[] {
  const shared = new Map<string, Facts>()
  const problems = Object.entries<Raw>(document.paths).flatMap(([path, item]) =>
    Object.entries<Raw>(item).flatMap(([method, operation]) => {
      if (method === 'parameters') return []
      const facts = factsOf(path, item, operation, document)
      for (const [status, { $ref }] of Object.entries<Raw>(operation.responses ?? {})) {
        if ($ref && status >= '400' && (facts.hasTenant || !shared.has($ref))) shared.set($ref, facts)
      }
      const location = locationOf('paths', path, method)
      return problemsOf(operation, facts, document).map((problem) => `${location} ${operation.operationId}: ${problem}`)
    })
  )
  const ofShared = [...shared].flatMap(([reference, facts]) => {
    const name = reference.split('/').at(-1) ?? ''
    const location = locationOf('components', 'responses', name)
    const problems = missing('headers', errorHeaders, facts, find(reference, document).headers)
    return problems.map((problem) => `${location} ${name}: ${problem}`)
  })
  return [...problems, ...ofShared]
}

function problemsOf(operation: Raw, facts: Facts, document: Raw): string[] {
  const responses = Object.entries<Raw>(operation.responses ?? {})
  const successes = responses.filter(([status]) => status.startsWith('2'))
  const contents = [operation.requestBody, ...successes.map(([, response]) => response)].flatMap((one) =>
    Object.values<Raw>(one?.content ?? {})
  )
  return [
    ...missing('responses', errors, facts, operation.responses),
    ...successes.flatMap(([status, { headers }]) =>
      missing('headers', successHeaders, factsFor(status, facts), headers)
    ),
    ...contents.flatMap((media) => exampleProblem(media, document))
  ]
}

/** What is true of one success of an operation: a 202 has changed nothing yet, and a 200 has made no record. */
function factsFor(status: string, facts: Facts): Facts {
  const { changesRecords, makesRecord } = facts
  return {
    ...facts,
    changesRecords: changesRecords && status !== '202',
    makesRecord: makesRecord && status !== '200'
  }
}

/** Of each name the first rule that applies wants its component, unless there is another one. */
function missing(kind: 'headers' | 'responses', rules: Rule[], facts: Facts, present: Raw = {}): string[] {
  const wanted = new Map<string, string>()
  for (const [name, component, applies] of rules) if (applies(facts) && !wanted.has(name)) wanted.set(name, component)
  return [...wanted].flatMap(([name, component]) =>
    name in present ? [] : [`${name} is missing: { $ref: '#/components/${kind}/${component}' }`]
  )
}

function exampleProblem(media: Raw, { components }: Raw): string[] {
  const component = componentOf(media.schema ?? {})
  const isShown = media.example !== undefined || media.examples !== undefined
  if (isShown || !component || !components.schemas[component.name]?.examples) return []
  const name = `${component.name}${component.isList ? 'List' : ''}`
  return [`an example is missing: { $ref: '#/components/examples/${name}' }`]
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
