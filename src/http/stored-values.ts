import type { OperationDescription } from '../../generated/operations.ts'
import type { ServiceContext, Tenant } from '../contract.ts'
import type { TenantProperties } from '../custom/definitions.ts'
import { readValues, type Values } from '../custom/values.ts'
import { ApiError, type FieldError, invalidRequest } from '../errors.ts'
import { isUuid, takingKnown } from '../formats.ts'
import { canonicalId } from '../ids.ts'
import { recordKinds } from '../properties/record-kinds.ts'
import type { AnyRecordKind, Row } from '../records/record.ts'
import { findMatches, findStored, type RecordScope } from '../records/rows.ts'
import { storedLine } from '../texts/stored.ts'
import { user } from '../users/record.ts'
import type { Validated } from './validate.ts'

// A record may hold what a former release took and this one refuses, such as the domain `localhost`. Sent back as it was read, that is
// no change, and no error.

type Parts = { params: unknown; body: unknown; properties: TenantProperties } & Pick<RecordScope, 'sees'>

/**
 * Validates a call as `validate` does, but takes what the record that it changes holds already. A refusal has the archived options that
 * the record doesn't hold, too: a call that is valid otherwise finds these when it is made.
 */
export async function validateBesideStored(
  validate: () => Validated,
  operation: OperationDescription,
  { db, config }: ServiceContext,
  tenant: Tenant | undefined,
  { params, body, properties, sees }: Parts
): Promise<Validated> {
  const found = attempt(validate)
  const kind = kindOf(operation)
  if (!tenant || !kind || typeof body !== 'object' || body === null) return resultOf(found)
  const scope = { tenantId: tenant.id, sees, config }
  const { id } = Object(params) as { id?: string }
  if (id !== undefined) {
    if (!(found instanceof ApiError) || !isUuid(id)) return resultOf(found)
    const [stored] = await findStored(scope, db, kind, [canonicalId(id)])
    if (!stored) throw found
    const archived: FieldError[] = []
    const { custom } = body as Row
    if (custom !== undefined) readValues(properties.of(kind.entity), custom, stored.custom as Values, archived)
    return withoutUnchanged(validate, found, body as Row, stored, archived)
  }
  const { items } = body as { items?: unknown }
  const isRefused = found instanceof ApiError || found.invalidItems.size > 0
  const known = isRefused ? await findKnown(kind, Array.isArray(items) ? items : [body], scope, db) : new Set<string>()
  return known.size > 0 ? takingKnown(known, validate) : resultOf(found)
}

function kindOf({ customOf, takesCustom, method, url }: OperationDescription): AnyRecordKind | undefined {
  if (customOf && takesCustom === 'any') return recordKinds[customOf]
  return method === 'PUT' && url === '/api/v1/users/:id' ? user : undefined
}

function attempt(validate: () => Validated): Validated | ApiError {
  try {
    return validate()
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

function resultOf(found: Validated | ApiError): Validated {
  if (found instanceof ApiError) throw found
  return found
}

/** Takes what is refused and unchanged out of an update's body, which changes nothing of what it does. What is left is told with `more`. */
function withoutUnchanged(
  validate: () => Validated,
  refusal: ApiError,
  body: Row,
  stored: Row,
  more: FieldError[]
): Validated {
  const { errors = [] } = refusal.details
  const dropped = new Set<string>()
  const left = errors.filter(({ path }) => {
    const [, name = '', key = ''] = path.split('/')
    const [given, held, property] =
      name === 'custom' ? [Object(body.custom), Object(stored.custom), key] : [body, stored, name]
    if (dropped.has(`${name} ${property}`)) return false
    if (!isSame(given[property], held[property])) return true
    Reflect.deleteProperty(given, property)
    dropped.add(`${name} ${property}`)
    return false
  })
  if (left.length === 0 && errors.length > 0) return validate()
  const others = more.filter(({ path }) => !errors.some((one) => one.path === path))
  throw left.length < errors.length || others.length > 0 ? invalidRequest([...left, ...others]) : refusal
}

/** Whether a value of a body, which is in its stored form, is what a record holds. */
function isSame(given: unknown, held: unknown): boolean {
  if (given === undefined || held === undefined) return false
  const form = (value: unknown): unknown => (typeof value === 'string' ? storedLine(value) : value)
  const formOf = (value: unknown) => JSON.stringify(Array.isArray(value) ? value.map(form) : form(value))
  return formOf(given) === formOf(held)
}

/** Those of the keys in bodies that records have, though they are none by today's rules. */
async function findKnown(
  kind: AnyRecordKind,
  bodies: unknown[],
  scope: RecordScope,
  db: ServiceContext['db']
): Promise<Set<string>> {
  const { property = '', columns: [column = ''] = [] } = kind.match ?? {}
  const values = [...new Set(bodies.map((body) => (Object(body) as Row)[property]))].filter(
    (value) => typeof value === 'string'
  )
  const matches = await findMatches(
    scope,
    db,
    kind,
    values.map((value) => ({ [column]: value }))
  )
  return new Set(matches.flatMap(({ number, isAlias }) => (isAlias ? [] : [String(values[number])])))
}
