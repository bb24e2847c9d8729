import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import { makeApiKey } from '../credentials/secrets.ts'
import { type FieldError, invalidReference, invalidRequest } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { assertAsShown } from '../records/as-shown.ts'
import { type Row, rowOf } from '../records/record.ts'
import { findStored, newRow } from '../records/rows.ts'
import { writeOne } from '../records/write.ts'
import { user } from '../users/record.ts'
import { onceFor } from '../writes/once.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { apiKey } from './record.ts'

type Key = Schemas['ApiKeyResponse']

const ofUser = 'is set with the user whom the key is bound to: change the user, or bind another key to one by userId'

/** What no key is given by its body: whoever sends it must know. */
const notSet = {
  isActive:
    'follows from revocation, expiry and user: revokeApiKey ends a key for good, and one that has ended is replaced by a new one',
  visibility: ofUser,
  teamId: ofUser
}
const neverSet = {
  ...notSet,
  userId: 'never changes: make a key for the other user',
  expiresAt:
    'never changes: revokeApiKey ends the key now, rotateApiKey after graceHours, and createApiKey makes one with another expiry'
}

// These hold the tenant's lock, as every change of a user does: what is found of the user of a key stays until the key is written.

/** A new key, whose secret is in this answer alone. 400 for a user who isn't there or isn't active, or may not have a key with `admin`. */
export function createKey(
  ctx: Context,
  body: Schemas['CreateApiKeyRequest']
): Promise<Rendered<Schemas['ApiKeyCreatedResponse']>> {
  const { key, keyPrefix, keyHash } = makeApiKey()
  const row: Row & { id: string } = newRow(apiKey, body)
  const work = async (tx: TenantTransaction) => {
    await assertUser(ctx, tx, row, true)
    const record = await writeOne(ctx, tx, apiKey, {
      action: 'insert',
      row: { ...row, keyPrefix, keyHash, ...makerOf(ctx) }
    })
    const shown: Key = JSON.parse(record.json)
    assertAsShown(body, shown, notSet)
    const { id, name, scopes, expiresAt, userId = null, createdAt } = shown
    const made: Schemas['ApiKeyCreatedResponse'] = { id, key, keyPrefix, name, scopes, expiresAt, userId, createdAt }
    return render<typeof made>(JSON.stringify(made), { id, version: record.version })
  }
  return ctx.writer.write(ctx.tenantId, work, onceFor(ctx))
}

/** Who makes a key: a user, or another key, whose maker nobody is then. */
export function makerOf({ caller }: Context): Row {
  return { createdBy: caller?.email ?? null, createdById: caller?.type === 'user' ? caller.id : null }
}

/** Renames a key or changes its scopes. 400 for whatever else would change, or where it is to have `admin` for one who may not. */
export function updateKey(ctx: Context, id: string, body: Schemas['UpdateApiKeyRequest']): Promise<Rendered<Key>> {
  const { expiresAt, userId: _, ...patch } = rowOf(apiKey, body)
  return changeKey(ctx, id, patch, async (tx, shown) => {
    assertAsShown({ ...body, expiresAt }, shown, neverSet)
    const [stored] = await findStored(ctx, tx, apiKey, [id])
    if (stored && patch.scopes !== undefined) await assertUser(ctx, tx, stored, false)
  })
}

/** Switches a key off for good. */
export function revokeKey(ctx: Context, id: string): Promise<Rendered<Key>> {
  return changeKey(ctx, id, { revokedAt: new Date().toISOString() })
}

/** Changes a key; scopes and revocation are effective on every instance before the answer. What `check` throws rolls the change back. */
async function changeKey(
  ctx: Context,
  id: string,
  patch: Row,
  check?: (tx: TenantTransaction, shown: Key) => Promise<void>
): Promise<Rendered<Key>> {
  const record = await ctx.writer.write(ctx.tenantId, async (tx) => {
    // First, since a stale version is answered before what the change would do.
    const changed = await writeOne(ctx, tx, apiKey, { action: 'update', id, patch, ifMatch: ctx.ifMatch })
    await check?.(tx, JSON.parse(changed.json))
    return changed
  })
  if (record.isChanged) await ctx.invalidateCredentials(ctx.tenantId)
  return render(record.json, { version: record.version, isUnchanged: !record.isChanged })
}

async function assertUser(ctx: Context, tx: TenantTransaction, row: Row, isNew: boolean): Promise<void> {
  const { userId, scopes } = row
  if (userId == null) return
  const [found] = await findStored(ctx, tx, user, [String(userId)])
  if (!found && isNew) throw invalidReference([{ property: 'userId' }])
  const errors: FieldError[] = []
  if (isNew && found && !found.isActive) {
    errors.push({ path: '/userId', message: 'names a user who is not active' })
  }
  if (found && found.visibility !== 'all' && String(scopes).split(',').includes('admin')) {
    errors.push({ path: '/scopes', message: 'must not have admin: the user of the key sees only some records' })
  }
  if (errors.length > 0) throw invalidRequest(errors)
}
