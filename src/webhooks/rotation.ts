import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import type { webhooks } from '../db/schema.ts'
import type { Executor } from '../db/statement.ts'
import { ApiError, notFound } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import type { Row } from '../records/record.ts'
import { findStored } from '../records/rows.ts'
import { type Written, writeOne } from '../records/write.ts'
import { removeKeyEntry } from '../writes/idempotency.ts'
import { onceFor } from '../writes/once.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { webhook } from './record.ts'
import { makeSigningSecret } from './signature.ts'

/** Where no rotation is under way. */
const ended = { nextSecretEncrypted: null, rotationCredentialId: null, rotationKey: null }

/** Makes the next secret, by which deliveries are then signed, too. 409 where there is one. */
export function rotateSecret(ctx: Context, id: string): Promise<Rendered<Schemas['WebhookRotationResponse']>> {
  const { tenantId, secrets, keyed } = ctx
  const nextSecret = makeSigningSecret()
  const work = async (tx: TenantTransaction) => {
    const stored = await findWebhook(ctx, tx, id)
    if (stored.nextSecretEncrypted !== null) {
      const detail = 'The secret of this webhook is being rotated already; commit or cancel that first.'
      throw new ApiError(409, 'rotation_in_progress', detail)
    }
    const nextSecretEncrypted = secrets.encrypt(tenantId, nextSecret)
    const storedAs = { rotationCredentialId: keyed?.credentialId ?? null, rotationKey: keyed?.key ?? null }
    await writeOne(ctx, tx, webhook, { action: 'update', id, patch: { nextSecretEncrypted, ...storedAs } })
    const secret = secrets.decrypt(tenantId, stored.secretEncrypted)
    return render<Schemas['WebhookRotationResponse']>(JSON.stringify({ id, secret, nextSecret }))
  }
  return ctx.writer.write(tenantId, work, onceFor(ctx))
}

/** Ends a rotation, with the next secret in place of the present one or without. 409 where there is none. */
export function endRotation(
  ctx: Context,
  id: string,
  isCommit: boolean,
  show: (record: Written) => Rendered<Schemas['WebhookResponse']>
): Promise<Rendered<Schemas['WebhookResponse']>> {
  const { tenantId } = ctx
  const work = async (tx: TenantTransaction) => {
    const stored = await findWebhook(ctx, tx, id)
    const { nextSecretEncrypted, rotationCredentialId, rotationKey } = stored
    if (nextSecretEncrypted === null) {
      throw new ApiError(409, 'no_rotation', 'The secret of this webhook is not being rotated.')
    }
    if (rotationKey !== null) {
      // The stored answer shows the next secret.
      const credentialId = String(rotationCredentialId)
      const operation = `rotateWebhookSecret ${id}`
      await removeKeyEntry(tx, { tenantId, credentialId, operation, key: rotationKey })
    }
    const patch = isCommit ? { ...ended, secretEncrypted: nextSecretEncrypted } : ended
    return show(await writeOne(ctx, tx, webhook, { action: 'update', id, patch }))
  }
  return ctx.writer.write(tenantId, work, onceFor(ctx))
}

/** A webhook's row, with its secrets as they are stored; 404 where the tenant has no such webhook. */
export async function findWebhook(ctx: Context, executor: Executor, id: string): Promise<typeof webhooks.$inferSelect> {
  const [stored] = await findStored(ctx, executor, webhook, [id])
  if (!stored) throw notFound(webhook.entity)
  return stored as Row as typeof webhooks.$inferSelect
}
