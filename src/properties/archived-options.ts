import type { OperationDescription } from '../../generated/operations.ts'
import type { ServiceContext, Tenant } from '../contract.ts'
import type { TenantProperties } from '../custom/definitions.ts'
import { readValues, type Values } from '../custom/values.ts'
import type { Sees } from '../db/tenant.ts'
import { ApiError, type FieldError, invalidRequest } from '../errors.ts'
import { isUuid } from '../formats.ts'
import { findStored } from '../records/rows.ts'
import { recordKinds } from './record-kinds.ts'

type Update = { params: unknown; body: unknown; properties: TenantProperties; sees: Sees | undefined }

/**
 * A refusal of a request, with the archived options that an update may not give its record. Which it may be sent is known from the
 * record alone, which is read only here: an update that is valid otherwise finds it when it is made.
 */
export async function withArchivedOptions(
  refusal: unknown,
  { customOf, takesCustom }: OperationDescription,
  { db, config }: ServiceContext,
  tenant: Tenant | undefined,
  { params, body, properties, sees }: Update
): Promise<unknown> {
  const { id } = Object(params) as { id?: string }
  const { custom } = Object(body) as { custom?: unknown }
  const isOfUpdate = customOf && takesCustom === 'any' && custom !== undefined && id !== undefined && isUuid(id)
  if (!tenant || !isOfUpdate || !(refusal instanceof ApiError)) return refusal
  const [stored] = await findStored({ tenantId: tenant.id, sees, config }, db, recordKinds[customOf], [id])
  const { errors: known = [] } = refusal.details
  const found: FieldError[] = []
  if (stored) readValues(properties.of(customOf), custom, stored.custom as Values, found)
  const more = found.filter(({ path }) => !known.some((one) => one.path === path))
  return more.length > 0 ? invalidRequest([...known, ...more]) : refusal
}
