import type { OperationDescription } from '../../generated/operations.ts'
import type { ServiceContext, Tenant } from '../contract.ts'
import type { TenantProperties } from '../custom/definitions.ts'
import { readValues, type Values } from '../custom/values.ts'
import { type AnyPgColumn, getTableColumns } from '../db/drizzle.ts'
import { ApiError, type FieldError, invalidRequest } from '../errors.ts'
import { isUuid } from '../formats.ts'
import { canonicalId } from '../ids.ts'
import { recordKinds } from '../properties/record-kinds.ts'
import { isSameAsStored } from '../records/as-shown.ts'
import { findByUnique, findHolders } from '../records/holders.ts'
import type { AnyRecordKind, Row, RowWithId } from '../records/record.ts'
import { findMatches, findStored, type RecordScope } from '../records/rows.ts'
import { user } from '../users/record.ts'
import { type IsHeld, matchesIn, type Validated } from './validate.ts'

// A record may hold what a former release took and this one refuses, such as the domain `localhost`. Sent back as it was read, that is
// no change, and no error, whichever operation it is sent by.

type Parts = { params: unknown; query: Row; body: unknown; properties: TenantProperties } & Pick<RecordScope, 'sees'>

/** Validates a call as `validate` does, but takes what the records that it changes hold already. */
export async function validateBesideStored(
  validate: (isHeld?: IsHeld) => Validated,
  operation: OperationDescription,
  { db, config }: ServiceContext,
  tenant: Tenant | undefined,
  { params, query, body, properties, sees }: Parts
): Promise<Validated> {
  const found = attempt(validate)
  const kind = kindOf(operation)
  const isRefused = found instanceof ApiError || found.invalidItems.size > 0
  if (!isRefused || !tenant || !kind || typeof body !== 'object' || body === null) return resultOf(found)
  const scope = { tenantId: tenant.id, sees, config }
  const { id } = Object(params) as { id?: string }
  const { items } = body as { items?: unknown }
  const bodies = (Array.isArray(items) ? items : [body]).filter(
    (one) => typeof one === 'object' && one !== null
  ) as Row[]
  const [match] = matchesIn(operation, query)
  const findIds = async () => {
    if (id !== undefined) return [isUuid(id) ? canonicalId(id) : undefined]
    if (match === undefined) return findByKeys(scope, db, kind, bodies)
    const found = await findByUnique(
      { properties, findHolders: (...of) => findHolders(scope, db, ...of) },
      kind,
      match.replace('.', '/'),
      [body as Row]
    )
    return found.map(({ id }) => id)
  }
  const ids = await findIds()
  const known = ids.filter((one) => one !== undefined)
  if (known.length === 0) return resultOf(found)
  const rows = new Map((await findStored(scope, db, kind, known)).map((row) => [row.id, row]))
  const stored = new Map(bodies.map((one, number) => [one, rows.get(ids[number] ?? '')]))
  const judged = attempt(() => validate((one, path) => isHeld(one as Row, path, stored.get(one as Row), match)))
  const record = stored.get(body as Row)
  return id !== undefined && record && judged instanceof ApiError
    ? refuse(judged, kind, body as Row, record, properties)
    : resultOf(judged)
}

/** Throws a refusal of an update with the archived options that the record doesn't hold, which one that is valid otherwise finds when it is made. */
function refuse(
  refusal: ApiError,
  kind: AnyRecordKind,
  { custom }: Row,
  stored: Row,
  properties: TenantProperties
): never {
  const { errors = [] } = refusal.details
  const archived: FieldError[] = []
  if (custom !== undefined) readValues(properties.of(kind.entity), custom, stored.custom as Values, archived)
  const others = archived.filter(({ path }) => !errors.some((one) => one.path === path))
  throw others.length > 0 ? invalidRequest([...errors, ...others]) : refusal
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

/** Whether the record holds what is wrong with a body. The body then says it as the record has it, or no more where nothing else needs it. */
function isHeld(body: Row, path: string, stored: RowWithId | undefined, match: string | undefined): boolean {
  const [, name = '', key = ''] = path.split('/')
  if (!stored || match === `custom.${key}`) return false
  const isCustom = name === 'custom'
  const [given, held, property] = isCustom ? [Object(body.custom), Object(stored.custom), key] : [body, stored, name]
  if (!isSameAsStored(given[property], held[property])) return false
  if (isCustom) Reflect.deleteProperty(given, property)
  else given[property] = held[property]
  return true
}

/** For each body the id of the record that has its key, if there is one. */
async function findByKeys(
  scope: RecordScope,
  db: ServiceContext['db'],
  kind: AnyRecordKind,
  bodies: Row[]
): Promise<(string | undefined)[]> {
  const { property = '', columns = [] } = kind.match ?? {}
  const types = getTableColumns(kind.table) as Record<string, AnyPgColumn>
  const isOfType = (column: string, value: unknown) =>
    typeof value === 'string' && (types[column]?.getSQLType() !== 'uuid' || isUuid(value))
  const rows = bodies.map((body): Row => {
    const [, ...others] = columns
    const row = { ...body, [columns[0] ?? '']: body[property] }
    return isOfType(property, body[property]) && others.every((column) => isOfType(column, body[column])) ? row : {}
  })
  const matches = await findMatches(scope, db, kind, rows)
  const found = new Map(matches.map(({ number, id, isAlias }) => [number, isAlias ? undefined : id]))
  return bodies.map((_, number) => found.get(number))
}
