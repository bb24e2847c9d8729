import {
  bulkItemOf,
  type Contract,
  complain,
  isJson,
  isSuccess,
  type Operation,
  type Parameter,
  propertiesOf,
  recordOf,
  roles,
  rolesOf,
  scopeOf,
  successOf
} from './contract.ts'
import { componentOf } from './schema.ts'

const effects = ['changes', 'other', 'none']

/**
 * What is wrong with what an operation says of its requests: what they cost, what they do, where their record is found, whom they
 * are for, and whether they are of a tenant. The service goes by these extensions alone.
 */
export function behaviourProblems(operation: Operation, contract: Contract): string[] {
  return [
    ...costProblems(operation, contract),
    ...waitProblems(operation),
    ...effectProblems(operation),
    ...locationProblems(operation, contract),
    ...visibilityProblems(operation, contract),
    ...momentProblems(operation, contract),
    ...tenantProblems(operation),
    ...recordProblems(operation, contract),
    ...roleProblems(operation, contract)
  ]
}

function costProblems(operation: Operation, contract: Contract): string[] {
  const needed = neededCost(operation, contract)
  const cheap = operation.parameters.filter((one) => ['q', 'sort'].includes(one.name) && one['x-cost'] !== 'search')
  return [
    ...complain(operation.cost !== needed, needed ? `needs x-cost: ${needed}` : 'must have no x-cost'),
    ...cheap.map(({ name }) => `parameter ${name} needs x-cost: search`)
  ]
}

/** Undefined for what reads and writes one record, or as many as its body has. */
function neededCost(operation: Operation, contract: Contract): string | undefined {
  const { body, parameters, hasTenant, path, method } = operation
  const [content] = successOf(operation).contents
  // The message itself takes time to answer, before the slot of what it calls.
  if (path === '/mcp') return 'agent'
  if (body && !isJson(body)) return 'upload'
  if (hasTenant && content && !isJson(content)) return 'download'
  if (propertiesOf(body?.schema, contract).filter) return operation.effect === 'changes' ? 'bulk' : 'search'
  // All records are compared with each other, or all deliveries of a time looked at.
  if (path.endsWith('/duplicates') || path.endsWith('/replay')) return 'search'
  // Whatever is kept anywhere may be of the person.
  if (path.endsWith('/personal-data') || path.endsWith('/erase')) return 'person'
  // No index has custom values: all records are looked through for those that are in use, while the tenant's lock is held.
  if (path.endsWith('/properties/{id}') && method !== 'GET') return 'bulk'
  const isPaged = parameters.some(({ name }) => name === 'limit')
  // It is made anew where a definition has changed.
  if (path.endsWith('/contract')) return 'page'
  return isPaged || (content && componentOf(content.schema)?.isList) ? 'page' : undefined
}

/** Longer than this, proxies on the way end a request that nothing is heard of, in seconds. */
const maxWaitSeconds = 30

/** What waits gives its slot back meanwhile, and looks again, so it has to be a read. */
function waitProblems({ method, cost, parameters }: Operation): string[] {
  const saying = parameters.filter((one) => one['x-role'] === 'wait')
  const isBounded = ({ schema }: Parameter) =>
    schema.type === 'integer' && schema.minimum === 0 && Number(schema.maximum) <= maxWaitSeconds
  return [
    ...complain(saying.length > 1, 'has x-role: wait twice'),
    ...complain(saying.length > 0 && (method !== 'GET' || cost !== 'page'), 'x-role: wait is for a GET of a page'),
    ...complain(!saying.every(isBounded), `x-role: wait needs an integer from 0 to ${maxWaitSeconds} at most`)
  ]
}

function effectProblems(operation: Operation): string[] {
  const { method, effect, parameters } = operation
  if (method === 'GET') return complain(effect !== undefined, 'GET has no x-effect')
  if (!effects.includes(effect ?? '')) return [`needs x-effect, one of ${effects.join(', ')}`]
  const has = (name: string) => parameters.some((one) => one.name === name)
  return [
    ...complain(
      effect === 'changes' && scopeOf(operation) === 'read',
      'x-effect: changes needs more than the scope read'
    ),
    ...complain(effect === 'none' && has('Idempotency-Key'), 'takes an Idempotency-Key, but has x-effect: none'),
    ...complain(effect !== 'changes' && has('If-Match'), 'takes If-Match, but lacks x-effect: changes')
  ]
}

function locationProblems(operation: Operation, { operations }: Contract): string[] {
  const makesRecord = successOf(operation).status === 201
  const maySay = makesRecord || operation.responses.some(({ status }) => status === 202)
  if (operation.reader === undefined)
    return complain(makesRecord, 'a 201 needs x-location, the operation that reads the record')
  const reader = operations.find(({ id }) => id === operation.reader)
  // The names before the last one are filled in from the request's own path.
  const isFilled = (path: string) =>
    (path.match(/\{\w+\}/g) ?? []).slice(0, -1).every((name) => operation.path.includes(name))
  const isReader = reader?.method === 'GET' && reader.path.endsWith('}') && isFilled(reader.path)
  const wanted = `GET ${operation.reader} whose path ends with an id, and has no other that ${operation.path} lacks`
  return [...complain(!maySay, 'x-location needs a 201'), ...complain(!isReader, `x-location: no ${wanted}`)]
}

/** What tells of all records says so, and says what it answers to callers who see only some of them. */
function visibilityProblems(operation: Operation, contract: Contract): string[] {
  const { visibility, security = [], responses } = operation
  const isToRestricted = (example: unknown) => (example as { code?: unknown } | null)?.code === 'forbidden'
  const isSaid = responses.some(({ contents }) => contents.some(({ examples }) => examples.some(isToRestricted)))
  const isForAll = visibility === 'all'
  return [
    ...complain(visibility !== undefined && !isForAll, 'x-visibility is all, or left out'),
    ...complain(isForAll && security.length === 0, 'x-visibility needs a credential'),
    ...complain(
      (isForAll || 'as-of' in rolesOf(operation, contract)) !== isSaid,
      'x-visibility: all and asOf go with a 403 that has an example with the code forbidden'
    )
  ]
}

/** What answers former states says of which moment, and that the log may no longer have it. */
function momentProblems(operation: Operation, contract: Contract): string[] {
  const isAsked = 'as-of' in rolesOf(operation, contract)
  const isSaid = successOf(operation).headers.includes('X-As-Of-Sequence')
  const mayExpire = operation.responses.some(({ status }) => status === 410)
  return complain(isAsked && !(isSaid && mayExpire), 'x-role: as-of needs X-As-Of-Sequence and a 410 HistoryExpired')
}

function tenantProblems({ path, hasTenant, tenantIsSaid, security }: Operation): string[] {
  if (path.startsWith('/api/') === tenantIsSaid) return ['x-tenant is for paths outside /api/, and for all of those']
  const isPublic = security?.length === 0
  return complain(!hasTenant && !isPublic, 'a credential is of a tenant, so x-tenant: false needs security: []')
}

/** Custom values are of the record type of the operation's tag. */
function recordProblems(operation: Operation, contract: Contract): string[] {
  const shown = successOf(operation).contents.find(isJson)?.schema
  const written = bulkItemOf(operation, contract) ?? operation.body?.schema
  const has = [shown, written].some((schema) => 'custom' in propertiesOf(schema, contract))
  return complain(has && !recordOf(operation, contract), 'has custom values, but its tag has no x-record')
}

/** Parameters of these names have a role, and properties `dryRun` and `asOf` of a body. */
const usualRoles = {
  asOf: 'as-of',
  async: 'background',
  dryRun: 'dry-run',
  offset: 'page-start',
  cursor: 'page-start',
  wait: 'wait'
}

function roleProblems(operation: Operation, contract: Contract): string[] {
  const having = rolesOf(operation, contract)
  const written = propertiesOf(operation.body?.schema, contract)
  const names = operation.parameters.map(({ name }) => name)
  names.push(...['asOf', 'dryRun'].filter((name) => name in written))
  const usual = Object.entries({ ...usualRoles, ...('custom' in written && { match: 'match' }) })
  const lacking = usual.filter(([name, role]) => names.includes(name) && !having[role]?.includes(name))
  const successes = operation.responses.filter(isSuccess)
  // A 202 without a body has nothing to come back for.
  const mayWait =
    successes.length > 1 && successes.some(({ status, contents }) => status === 202 && contents.length > 0)
  return [
    ...Object.keys(having).flatMap((role) => complain(!roles.includes(role), `there is no x-role: ${role}`)),
    ...lacking.map(([name, role]) => `${name} needs x-role: ${role}`),
    ...complain(
      mayWait !== 'background' in having,
      'x-role: background needs a 202 beside another answer, which needs it'
    )
  ]
}
