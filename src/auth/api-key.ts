import { eq, sql } from 'drizzle-orm'
import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import { run, statement } from '../db/client.ts'
import { apiKeys } from '../db/schema.ts'
import { mine } from '../db/tenant.ts'
import { iso } from '../records/record.ts'

const selectKey = statement<Schemas['ApiKeyResponse']>(
  'find_own_key',
  sql`select ${apiKeys.id} as id, ${apiKeys.keyPrefix} as "keyPrefix", ${apiKeys.name} as name, ${apiKeys.scopes} as scopes,
      ${iso(apiKeys.expiresAt)} as "expiresAt", ${iso(apiKeys.lastUsedAt)} as "lastUsedAt",
      ${apiKeys.revokedAt} is null and (${apiKeys.expiresAt} is null or ${apiKeys.expiresAt} > now()) as "isActive",
      ${iso(apiKeys.createdAt)} as "createdAt", ${apiKeys.createdBy} as "createdBy"
    from ${apiKeys} where ${mine(apiKeys, eq(apiKeys.id, sql.placeholder('id')))}`
)

/** An API key without its secret part. */
export async function findApiKey(ctx: Context, id: string): Promise<Schemas['ApiKeyResponse'] | undefined> {
  return (await run(ctx.db, selectKey, { tenantId: ctx.tenantId, id }))[0]
}
