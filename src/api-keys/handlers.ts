import type { HandlersFor } from '../contract.ts'
import { get } from '../records/verbs.ts'
import { list } from '../search/list.ts'
import { createKey, revokeKey, updateKey } from './key-changes.ts'
import { apiKey } from './record.ts'
import { rotateKey } from './rotation.ts'
import { listUsage } from './usage.ts'

/** The operations of the contract's tag `api-keys`. */
export const apiKeyHandlers: HandlersFor<'api-keys'> = {
  listApiKeys: (ctx, { query, fields }) => list(ctx, apiKey, query, fields),
  createApiKey: (ctx, { body }) => createKey(ctx, body),
  getApiKey: (ctx, { params, fields }) => get(ctx, apiKey, params.id, fields),
  updateApiKey: (ctx, { params, body }) => updateKey(ctx, params.id, body),
  revokeApiKey: (ctx, { params }) => revokeKey(ctx, params.id),
  rotateApiKey: (ctx, { params, body }) => rotateKey(ctx, params.id, body),
  listApiKeyUsage: (ctx, { params, query, fields }) => listUsage(ctx, params.id, query, fields)
}
