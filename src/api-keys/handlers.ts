import type { Schemas } from '../../generated/types.ts'
import type { Context, HandlersFor } from '../contract.ts'
import { makeApiKey } from '../credentials/secrets.ts'
import { notFound } from '../errors.ts'
import type { Rendered } from '../handler-results.ts'
import { render } from '../handler-results.ts'
import { type Row, rowOf } from '../records/record.ts'
import { newRow } from '../records/rows.ts'
import { get } from '../records/verbs.ts'
import { insertRows, sendUpdates } from '../records/write.ts'
import { list } from '../search/list.ts'
import { onceFor } from '../writes/once.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { apiKey } from './record.ts'

/** The operations of the contract's tag `api-keys`. */
export const apiKeyHandlers: HandlersFor<'api-keys'> = {
  listApiKeys: (ctx, { query, fields }) => list(ctx, apiKey, query, fields),
  createApiKey: (ctx, { body }) => {
    const { key, keyPrefix, keyHash } = makeApiKey()
    const row = newRow(apiKey, body)
    const { caller } = ctx
    const maker = { createdBy: caller?.email ?? null, createdById: caller?.type === 'user' ? caller.id : null }
    const work = async (tx: TenantTransaction) => {
      const [record] = await insertRows(ctx, tx, apiKey, [{ ...row, keyPrefix, keyHash, ...maker }])
      if (!record) throw new Error('an insert returns its row')
      const { id, name, scopes, expiresAt, createdAt }: Schemas['ApiKeyResponse'] = JSON.parse(record.json)
      const made: Schemas['ApiKeyCreatedResponse'] = { id, key, keyPrefix, name, scopes, expiresAt, createdAt }
      return render<typeof made>(JSON.stringify(made), { id, version: record.version })
    }
    return ctx.writer.write(ctx.tenantId, work, onceFor(ctx))
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
  const [record] = await ctx.writer.writeShared(ctx.tenantId, (tx) =>
    sendUpdates(ctx, tx, apiKey, [{ id, patch, ifMatch: ctx.ifMatch }])
  )
  if (!record) throw notFound(apiKey.entity)
  if (record.isChanged) await ctx.invalidateCredentials(ctx.tenantId)
  return render(record.json, { version: record.version })
}
