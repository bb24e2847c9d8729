import type { Context, ReadRequest } from '../contract.ts'
import { eq, gt, isNull, or, sql } from '../db/drizzle.ts'
import { apiKeys, users } from '../db/schema.ts'
import { run, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { type FieldError, inUse, invalidRequest } from '../errors.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { user } from './record.ts'

// Who administers a tenant sees all of its records, so neither an administrator nor a key with the scope admin is restricted.

/** How many keys a message names. */
const maxNamed = 5

const selectRestricted = statement<{ isAdmin: boolean; keys: string[] }>(
  'restricted_user',
  sql`select ${users.role} = 'admin' as "isAdmin", array(
      select ${apiKeys.name} from ${apiKeys} where ${mine(
        apiKeys,
        eq(apiKeys.userId, users.id),
        sql`'admin' = any (string_to_array(${apiKeys.scopes}, ','))`,
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`))
      )} order by ${apiKeys.id} limit ${sql.raw(String(maxNamed + 1))}) as keys
    from ${users} where ${mine(users, eq(users.id, sql.placeholder('id')), sql`${users.visibility} <> 'all'`)}`
)

/** Finds a role and a visibility in one body that don't go together; the body may be of any form. */
export const findRestrictedAdmin: ReadRequest = ({ body }, errors) => {
  const wanted = Object(body) as { role?: unknown; visibility?: unknown }
  const isRestricting = wanted.visibility === 'team' || wanted.visibility === 'own'
  if (wanted.role === 'admin' && isRestricting) errors.push(restrictedAdmin('visibility'))
}

/**
 * Throws where a user whom the transaction has changed is restricted, and is an administrator (400) or has a key that is one (409). `set`
 * are the properties that the request has set.
 */
export async function assertMayBeRestricted(
  { tenantId }: Context,
  tx: TenantTransaction,
  id: string,
  set: { role?: unknown; visibility?: unknown }
): Promise<void> {
  if (set.role === undefined && set.visibility === undefined) return
  const [restricted] = await run(tx, selectRestricted, { tenantId, id })
  if (!restricted) return
  if (restricted.isAdmin) throw invalidRequest([restrictedAdmin(set.visibility === undefined ? 'role' : 'visibility')])
  const { keys } = restricted
  if (keys.length === 0) return
  const names = keys.length > maxNamed ? [...keys.slice(0, maxNamed), '…'] : keys
  const why = `API keys with the scope admin are bound to it, which no user who sees only some records may have (${names.join(', ')}); revoke them, or take the scope from them first`
  throw inUse(user.entity, why)
}

function restrictedAdmin(property: 'role' | 'visibility'): FieldError {
  const message =
    property === 'role'
      ? 'must not be admin while visibility is team or own: set visibility to all with it'
      : 'must be all: the role is admin'
  return { path: `/${property}`, message }
}
