import { sql } from 'drizzle-orm'
import { type Executor, run, statement } from '../db/client.ts'
import { idempotencyKeys } from '../db/schema.ts'
import { mine, ownTenantId, type TenantScope } from '../db/tenant.ts'
import { unscoped } from '../db/unscoped.ts'

/** What a key is looked up by: the same key of another credential or operation is another one. */
export type IdempotencyScope = TenantScope & {
  /** Of the API key or of the user. */
  credentialId: string
  /** The operation, with the ids of its path. */
  operation: string
  key: string
}

/**
 * A request's answer as it was sent, or how far the request has come: rows of an import, or that it is under way. `answer` is
 * sealed: it may show a new secret.
 */
export type StoredAnswer = { bodyHash: string; changeSet: string | null; answer: string | null; progress: unknown }

/** For how long a key is kept. */
const keptFor = sql.raw(`interval '24 hours'`)

const isIt = mine(
  idempotencyKeys,
  sql`${idempotencyKeys.credentialId} = ${sql.placeholder('credentialId')}::uuid`,
  sql`${idempotencyKeys.operation} = ${sql.placeholder('operation')}`,
  sql`${idempotencyKeys.key} = ${sql.placeholder('key')}`
)

const select = statement<StoredAnswer>(
  'find_idempotency_key',
  sql`select ${idempotencyKeys.bodyHash} as "bodyHash", ${idempotencyKeys.changeSet} as "changeSet", ${idempotencyKeys.answer} as answer,
      ${idempotencyKeys.progress} as progress
    from ${idempotencyKeys} where ${isIt} and ${idempotencyKeys.createdAt} > now() - ${keptFor}`
)

const remove = statement('remove_idempotency_key', sql`delete from ${idempotencyKeys} where ${isIt}`)

const upsert = statement(
  'keep_idempotency_key',
  sql`insert into ${idempotencyKeys} (tenant_id, credential_id, operation, key, body_hash, change_set, answer, progress, created_at)
    values (${ownTenantId}, ${sql.placeholder('credentialId')}, ${sql.placeholder('operation')}, ${sql.placeholder('key')},
      ${sql.placeholder('bodyHash')}, ${sql.placeholder('changeSet')}, ${sql.placeholder('answer')}, ${sql.placeholder('progress')}, now())
    on conflict (tenant_id, credential_id, operation, key) do update set body_hash = excluded.body_hash, change_set = excluded.change_set,
      answer = excluded.answer, progress = excluded.progress, created_at = excluded.created_at`
)

/** What is kept of a key, unless it is older than 24 hours. */
export async function findAnswer(executor: Executor, scope: IdempotencyScope): Promise<StoredAnswer | undefined> {
  return (await run(executor, select, scope))[0]
}

/**
 * Keeps an answer, or how far an import has come, in place of what was kept of the key. Only under the tenant's lock: twins
 * then come one after the other.
 */
export async function keepAnswer(tx: Executor, scope: IdempotencyScope, stored: StoredAnswer): Promise<void> {
  const progress = stored.progress === null ? null : JSON.stringify(stored.progress)
  await run(tx, upsert, { ...scope, ...stored, progress })
}

/** Removes a key, so that its request can be sent again. */
export async function removeAnswer(executor: Executor, scope: IdempotencyScope): Promise<void> {
  await run(executor, remove, scope)
}

const isOld = sql`${idempotencyKeys.createdAt} < now() - ${keptFor}`

const selectTenants = unscoped<{ tenantId: string }>(
  'tenants_with_old_keys',
  sql`/* of all tenants */ select distinct ${idempotencyKeys.tenantId} as "tenantId" from ${idempotencyKeys} where ${isOld}`
)

const removeOld = statement(
  'remove_old_idempotency_keys',
  sql`delete from ${idempotencyKeys} where ${mine(idempotencyKeys, isOld)}`
)

/** The tenants that have keys which are past their time. */
export async function findTenantsWithOldKeys(executor: Executor): Promise<string[]> {
  return (await run(executor, selectTenants, {})).map(({ tenantId }) => tenantId)
}

/** Removes a tenant's keys that are past their time. */
export async function removeOldKeys(executor: Executor, tenantId: string): Promise<void> {
  await run(executor, removeOld, { tenantId })
}
