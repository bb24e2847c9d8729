import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import { makeApiKey } from '../credentials/secrets.ts'
import type { apiKeys } from '../db/schema.ts'
import { ApiError, invalidRequest, notFound } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { bumpSubscriptions } from '../outbox/subscriptions.ts'
import { findStored, newRow } from '../records/rows.ts'
import { writeOne } from '../records/write.ts'
import { user } from '../users/record.ts'
import { onceFor } from '../writes/once.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { makerOf } from './key-changes.ts'
import { apiKey } from './record.ts'

type Rotated = Schemas['ApiKeyRotatedResponse']
type KeyRow = typeof apiKeys.$inferSelect

const hourMs = 3_600_000

/**
 * Makes a key in place of another one, which goes on for `graceHours`, but no longer than until its own expiry. 404 where there is no
 * such key, 409 `key_not_active` where it can't be used or was replaced already, 400 where a key would end itself at once.
 */
export async function rotateKey(
  ctx: Context,
  id: string,
  { graceHours = 24 }: Schemas['RotateApiKeyRequest']
): Promise<Rendered<Rotated>> {
  if (graceHours === 0 && ctx.caller?.id === id) {
    const message = 'must not be 0 where a key rotates itself: were the answer lost, both keys would be'
    throw invalidRequest([{ path: '/graceHours', message }])
  }
  const { key, keyPrefix, keyHash } = makeApiKey()
  const work = async (tx: TenantTransaction) => {
    const former = await findActive(ctx, tx, id)
    const { name, scopes, userId } = former
    const expiresAt = former.expiresAt && new Date(former.expiresAt).toISOString()
    const chain = { replaces: id, firstId: former.firstId ?? id }
    const row = {
      ...newRow(apiKey, { name, scopes, userId }),
      expiresAt,
      keyPrefix,
      keyHash,
      ...chain,
      ...makerOf(ctx)
    }
    const made = await writeOne(ctx, tx, apiKey, { action: 'insert', row })
    const graceEnds = new Date(Date.now() + graceHours * hourMs).toISOString()
    const ends = expiresAt !== null && expiresAt < graceEnds ? expiresAt : graceEnds
    await writeOne(ctx, tx, apiKey, { action: 'update', id, patch: { replacedBy: row.id, expiresAt: ends } })
    // A webhook of the former key doesn't get what the new one does, either.
    await bumpSubscriptions(tx, ctx.tenantId)
    const shown: Schemas['ApiKeyResponse'] = JSON.parse(made.json)
    const answer: Rotated = {
      ...{ id: row.id, key, keyPrefix, name, scopes, expiresAt: shown.expiresAt, userId, createdAt: shown.createdAt },
      replaces: id
    }
    return render<Rotated>(JSON.stringify(answer), { id: row.id, version: made.version })
  }
  const answer = await ctx.writer.write(ctx.tenantId, work, onceFor(ctx))
  // Each instance has cached that the former key ends later, or never.
  await ctx.invalidateCredentials(ctx.tenantId)
  return answer
}

/** The key's row, if it can be used and was not replaced. Its user can't change meanwhile: this holds the tenant's lock. */
async function findActive(ctx: Context, tx: TenantTransaction, id: string): Promise<KeyRow> {
  const [found] = await findStored(ctx, tx, apiKey, [id])
  if (!found) throw notFound(apiKey.entity)
  const key = found as unknown as KeyRow
  const [holder] = key.userId === null ? [] : await findStored(ctx, tx, user, [key.userId])
  const reason = reasonAgainst(key, key.userId === null || holder?.isActive === true)
  if (reason !== undefined) throw new ApiError(409, 'key_not_active', `This API key ${reason}.`)
  return key
}

function reasonAgainst({ replacedBy, revokedAt, expiresAt }: KeyRow, hasActiveUser: boolean): string | undefined {
  if (replacedBy !== null) return 'was replaced by another one already; rotate that one'
  if (revokedAt !== null) return 'is revoked; make a new one'
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.now()) return 'has expired; make a new one'
  return hasActiveUser
    ? undefined
    : 'is bound to a user who is not active; activate the user, or make a key for another one'
}
