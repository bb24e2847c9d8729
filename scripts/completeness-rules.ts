/**
 * Says what an operation lacks that follows from the rest of it: headers and errors that come with kinds of operations. Validators
 * refuse what they don't know.
 */
import type { Operation } from './contract.ts'

/** One header or error: its name, the component that describes it, and where it is wanted. */
type Rule = [name: string, component: string, isWanted: (operation: Operation, status: number) => boolean]

const always = () => true
const ofTenant = ({ hasTenant }: Operation) => hasTenant
const hasScope = ({ security = [] }: Operation) => security.length > 0
const hasBody = ({ body }: Operation) => body !== undefined
const takes = (name: string) => (operation: Operation) => operation.parameters.some((one) => one.name === name)
const takesKey = takes('Idempotency-Key')
const searches = ({ cost, parameters }: Operation) =>
  cost === 'search' || parameters.some((one) => one['x-cost'] === 'search')

const everywhere: Rule[] = [
  ['X-Request-Id', 'RequestId', always],
  ['X-RateLimit-Limit', 'RateLimitLimit', ofTenant],
  ['X-RateLimit-Remaining', 'RateLimitRemaining', ofTenant],
  ['X-RateLimit-Reset', 'RateLimitReset', ofTenant],
  ['RateLimit-Policy', 'RateLimitPolicy', ofTenant],
  ['RateLimit', 'RateLimit', ofTenant]
]

/** The headers of a success. A 200 has made no record, and a 202 has changed nothing yet. */
const successHeaders: Rule[] = [
  ...everywhere,
  ['Location', 'Location', ({ reader }, status) => reader !== undefined && status !== 200],
  ['Idempotent-Replayed', 'IdempotentReplayed', takesKey],
  ['X-Change-Set', 'ChangeSet', ({ effect }, status) => effect === 'changes' && status !== 202]
]

const errorHeaders: Rule[] = [
  ...everywhere,
  ['Deprecation', 'Deprecation', ofTenant],
  ['Sunset', 'Sunset', ofTenant],
  ['Link', 'Link', ofTenant]
]

/** The errors that what surrounds the handlers can answer; an operation may describe another one of a status. */
const errors: Rule[] = [
  ['400', 'InvalidQuery', searches],
  ['400', 'BadRequest', hasBody],
  // Unknown query parameters are refused where there are none, too.
  ['400', 'InvalidParameters', always],
  ['401', 'Unauthorized', hasScope],
  ['403', 'ForbiddenToRestricted', ({ visibility }) => visibility === 'all'],
  ['403', 'Forbidden', hasScope],
  ['403', 'TenantSuspended', ofTenant],
  ['404', 'NotFound', ({ path }) => path.includes('{')],
  ['404', 'UnknownTenant', ofTenant],
  ['408', 'RequestTimeout', hasBody],
  ['412', 'VersionConflict', takes('If-Match')],
  ['413', 'PayloadTooLarge', hasBody],
  ['415', 'UnsupportedMediaType', hasBody],
  ['422', 'QueryTooExpensive', searches],
  // Those of one definition look for any record at all, however long that takes.
  ['422', 'BulkTooExpensive', ({ cost, method }) => cost === 'bulk' && method === 'POST'],
  ['422', 'IdempotencyKeyReused', takesKey],
  ['429', 'TooManyRequests', ofTenant],
  ['500', 'InternalServerError', always],
  ['503', 'ServiceUnavailable', ofTenant]
]

/** For each thing that is missing what to write. */
export function completenessProblems(operation: Operation): string[] {
  const { responses } = operation
  const missing = (kind: string, rules: Rule[], present: string[], status = 0) => {
    // Of each name the first rule that applies wants its component, unless there is another one.
    const wanted = rules.filter(([, , isWanted]) => isWanted(operation, status))
    const firsts = wanted.filter(([name], index) => wanted.findIndex((one) => one[0] === name) === index)
    return firsts
      .filter(([name]) => !present.includes(name))
      .map(([name, component]) => `${name} is missing: { $ref: '#/components/${kind}/${component}' }`)
  }
  const statuses = responses.map(({ status }) => String(status))
  const ofHeaders = responses.flatMap(({ status, headers }) => {
    const rules = status < 300 ? successHeaders : status < 400 ? everywhere : errorHeaders
    return missing('headers', rules, headers, status)
  })
  return [...missing('responses', errors, statuses), ...new Set(ofHeaders)]
}
