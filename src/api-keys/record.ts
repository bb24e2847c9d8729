import { sql } from 'drizzle-orm'
import type { Schemas } from '../../generated/types.ts'
import { allScopes } from '../auth/scopes.ts'
import { apiKeys } from '../db/schema.ts'
import { toUtcIso } from '../formats.ts'
import { asIs, iso, type RecordKind } from '../records/record.ts'

/** API keys: spec §2.1. The change log doesn't have them. */
export const apiKey: RecordKind<Schemas['ApiKeyResponse'], Partial<Schemas['CreateApiKeyRequest']>> = {
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
    isActive: sql<boolean>`${apiKeys.revokedAt} is null and (${apiKeys.expiresAt} is null or ${apiKeys.expiresAt} > now())`,
    createdAt: iso(apiKeys.createdAt),
    createdBy: apiKeys.createdBy
  },
  input: { name: asIs, scopes: normalizeScopes, expiresAt: toUtcIso },
  defaults: { scopes: 'read' },
  references: {},
  // Revoked is for good.
  settle: ({ revokedAt }) => (revokedAt === null ? {} : { revokedAt }),
  writtenElsewhere: ['lastUsedAt'],
  filters: {}
}

/** Each scope once, in the order read, write, admin. */
function normalizeScopes(text: string): string {
  const wanted = text.split(',').map((scope) => scope.trim())
  return allScopes.filter((scope) => wanted.includes(scope)).join()
}
