import { makeApiKey } from '../auth/secrets.ts'
import type { Context, HandlersFor } from '../contract.ts'
import { notFound } from '../errors.ts'
import type { Rendered } from '../handler-results.ts'
import { render } from '../handler-results.ts'
import { list } from '../records/list.ts'
import { type Row, rowOf } from '../records/record.ts'
import { newRow } from '../records/rows.ts'
import { get } from '../records/verbs.ts'
import { sendInsert, sendUpdates } from '../records/write.ts'
import { apiKey } from './record.ts'

/** The operations of the contract's tag `api-keys`. */
export const apiKeyHandlers: HandlersFor<'api-keys'> = {
  listApiKeys: (ctx, { query, fields }) => list(ctx, apiKey, query, fields),
  createApiKey: async (ctx, { body }) => {
    const { key, keyPrefix, keyHash } = makeApiKey()
    const row = newRow(apiKey, body)
    const { caller } = ctx
    const maker = { createdBy: caller?.email ?? null, createdById: caller?.type === 'user' ? caller.id : null }
    const [record] = await ctx.writer.writeShared(ctx.tenantId, (tx) =>
      sendInsert(ctx, tx, apiKey, [{ ...row, keyPrefix, keyHash, ...maker }])
    )
    if (!record) throw new Error('an insert returns its row')
    return { ...JSON.parse(record.json), key }
  },
  getApiKey: (ctx, { params, fields }) => get(ctx, apiKey, params.id, fields),
  updateApiKey: (ctx, { params, body }) => {
    // The expiry is fixed when the key is made; a body's value is ignored like every read-only property.
    const { expiresAt: _, ...patch } = rowOf(apiKey, { ...body, expiresAt: null })
    return changeKey(ctx, params.id, patch)
  },
  revokeApiKey: (ctx, { params }) => changeKey(ctx, params.id, { revokedAt: new Date().toISOString() })
}

/** Changes a key; scopes and revocation are effective on every instance before the answer. */
async function changeKey(ctx: Context, id: string, patch: Row): Promise<Rendered<never>> {
  const [record] = await ctx.writer.writeShared(ctx.tenantId, (tx) => sendUpdates(ctx, tx, apiKey, [{ id, patch }]))
  if (!record) throw notFound(apiKey.entity)
  if (record.isChanged) await ctx.invalidateCredentials(ctx.tenantId)
  return render(record.json)
}
