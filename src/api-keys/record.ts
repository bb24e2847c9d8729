import type { Operations, Schemas } from '../../generated/types.ts'
import { allScopes } from '../credentials/scopes.ts'
import { toUtcIso } from '../date-time.ts'
import { sql } from '../db/drizzle.ts'
import { apiKeys, apiKeyUsage, users } from '../db/schema.ts'
import { mine } from '../db/tenant.ts'
import { type RecordKind, referenced } from '../records/record.ts'
import { viewOf } from '../records/view.ts'
import { trimText } from '../texts/blanks.ts'

const statusOfMaker = referenced(
  apiKeys.createdById,
  users,
  sql`case when not ${users.isActive} then 'deactivated' when ${users.role} <> 'admin' then 'demoted' else 'active' end`
)

/** What has become of the user who made a key. */
const makerStatus = sql<Schemas['ApiKeyResponse']['createdByStatus']>`case
    when ${apiKeys.createdById} is not null then coalesce(${statusOfMaker}, 'deleted') end`

const isUserActive = referenced<boolean>(apiKeys.userId, users, users.isActive)

/** The largest scope that was needed: the last entry of the key's own part of the index that isn't of a day long gone. */
const levelUsed = sql`(select ${apiKeyUsage.scope} from ${apiKeyUsage} where ${mine(
  apiKeyUsage,
  sql`${apiKeyUsage.keyId} = ${apiKeys.id}`,
  sql`${apiKeyUsage.scope} > 0`,
  sql`${apiKeyUsage.day} > current_date - 30`
)} order by ${apiKeyUsage.keyId} desc, ${apiKeyUsage.scope} desc limit 1)`

const scopesUsed = sql<Schemas['ApiKeyResponse']['scopesUsed']>`(array[${sql.raw(
  allScopes.map((scope) => `'${scope}'`).join(', ')
)}])[${levelUsed}]`

/** API keys. The change log doesn't have them. */
export const apiKey: RecordKind<
  Schemas['ApiKeyResponse'],
  Partial<Schemas['CreateApiKeyRequest']>,
  Operations['listApiKeys']['query']
> = {
  entity: 'API key',
  isLogged: false,
  table: apiKeys,
  view: viewOf('getApiKey', apiKeys, {
    isActive: sql<boolean>`${apiKeys.revokedAt} is null and (${apiKeys.expiresAt} is null or ${apiKeys.expiresAt} > now())
      and (${apiKeys.userId} is null or coalesce(${isUserActive}, false))`,
    visibility: referenced(apiKeys.userId, users, users.visibility),
    teamId: referenced(apiKeys.userId, users, users.teamId),
    createdByStatus: makerStatus,
    scopesUsed
  }),
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
  const wanted = text.split(',').map(trimText)
  return allScopes.filter((scope) => wanted.includes(scope)).join()
}
