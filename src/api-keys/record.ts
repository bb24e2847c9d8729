import type { Operations, Schemas } from '../../generated/types.ts'
import { allScopes } from '../credentials/scopes.ts'
import { toUtcIso } from '../date-time.ts'
import { sql } from '../db/drizzle.ts'
import { apiKeys, apiKeyUsage, users } from '../db/schema.ts'
import { mine } from '../db/tenant.ts'
import { iso, type RecordKind, referenced } from '../records/record.ts'

const statusOfMaker = referenced(
  apiKeys.createdById,
  users,
  sql`case when not ${users.isActive} then 'deactivated' when ${users.role} <> 'admin' then 'demoted' else 'active' end`
)

/** What has become of the user who made a key. */
const makerStatus = sql<Schemas['ApiKeyResponse']['createdByStatus']>`case
    when ${apiKeys.createdById} is not null then coalesce(${statusOfMaker}, 'deleted') end`

const isUserActive = referenced<boolean>(apiKeys.userId, users, users.isActive)

const hasUsed = (scope: number) =>
  sql`exists (select from ${apiKeyUsage} where ${mine(
    apiKeyUsage,
    sql`${apiKeyUsage.keyId} = ${apiKeys.id}`,
    sql`${apiKeyUsage.scope} = ${sql.raw(String(scope))}`,
    sql`${apiKeyUsage.day} > current_date - 30`
  )})`

/** The largest scope that was needed, which is the last of them. */
const scopesUsed = sql<Schemas['ApiKeyResponse']['scopesUsed']>`case ${sql.join(
  [...allScopes.entries()]
    .reverse()
    .map(([index, scope]) => sql`when ${hasUsed(index + 1)} then ${sql.raw(`'${scope}'`)}`),
  sql` `
)} end`

/** API keys. The change log doesn't have them. */
export const apiKey: RecordKind<
  Schemas['ApiKeyResponse'],
  Partial<Schemas['CreateApiKeyRequest']>,
  Operations['listApiKeys']['query']
> = {
  entity: 'API key',
  isLogged: false,
  table: apiKeys,
  view: {
    id: apiKeys.id,
    keyPrefix: apiKeys.keyPrefix,
    name: apiKeys.name,
    scopes: apiKeys.scopes,
    expiresAt: iso(apiKeys.expiresAt),
    lastUsedAt: iso(apiKeys.lastUsedAt),
    isActive: sql<boolean>`${apiKeys.revokedAt} is null and (${apiKeys.expiresAt} is null or ${apiKeys.expiresAt} > now())
      and (${apiKeys.userId} is null or coalesce(${isUserActive}, false))`,
    userId: apiKeys.userId,
    visibility: referenced(apiKeys.userId, users, users.visibility),
    teamId: referenced(apiKeys.userId, users, users.teamId),
    createdAt: iso(apiKeys.createdAt),
    createdBy: apiKeys.createdBy,
    createdByStatus: makerStatus,
    replaces: apiKeys.replaces,
    replacedBy: apiKeys.replacedBy,
    scopesUsed
  },
  audit: (action, changed) => {
    if (action === 'created') return ['api_key.created']
    if (changed.includes('replacedBy')) return ['api_key.rotated']
    return [changed.includes('revokedAt') ? 'api_key.revoked' : 'api_key.updated']
  },
  normalize: { scopes: normalizeScopes, expiresAt: toUtcIso },
  readOnly: ['keyPrefix', 'createdBy', 'replaces', 'replacedBy'],
  defaults: { scopes: 'read' },
  // A revocation is final, and keeps its date.
  adjust: ({ revokedAt }) => (revokedAt === null ? {} : { revokedAt }),
  writtenElsewhere: ['lastUsedAt'],
  filters: {}
}

/** Each scope once, in the order read, write, admin. */
function normalizeScopes(text: string): string {
  const wanted = text.split(',').map((scope) => scope.trim())
  return allScopes.filter((scope) => wanted.includes(scope)).join()
}
