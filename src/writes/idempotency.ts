import { sql } from '../db/drizzle.ts'
import { idempotencyKeys } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, ownTenantId, type TenantScope } from '../db/tenant.ts'
import { ApiError } from '../errors.ts'

/** A request with an Idempotency-Key. Credential, operation and key together identify it. */
export type KeyedRequest = TenantScope & {
  /** Of the API key or of the user. */
  credentialId: string
  /** The operation, with the ids of its path. */
  operation: string
  key: string
  /** SHA-256 of the body as it came, of an import that of its file, and of the query parameters; in base64. */
  bodyHash: string
  /** Whether the answer is that of an earlier request. */
  isReplay: boolean
}

/** What is stored of a request. */
export type KeyEntry = {
  changeSet: string | null
  /** Encrypted: it may show a new secret. */
  answer: string | null
  /** Until when the request is under way (once.ts), or what is done of it, by or for an instance of 1.1.0 (src/runs/former-runs.ts). */
  progress: unknown
}

/** For how long a key is stored. */
export const keyLifetime = sql.raw(`interval '24 hours'`)

const isIt = mine(
  idempotencyKeys,
  sql`${idempotencyKeys.credentialId} = ${sql.placeholder('credentialId')}::uuid`,
  sql`${idempotencyKeys.operation} = ${sql.placeholder('operation')}`,
  sql`${idempotencyKeys.key} = ${sql.placeholder('key')}`
)

// The age is compared outside the subquery, in which only the primary key fits.
const select = statement<{
  bodyHash: string
  changeSet: string | null
  answer: string | null
  progress: string | null
}>(
  'find_idempotency_key',
  sql`select entry.body_hash as "bodyHash", entry.change_set as "changeSet", entry.answer, entry.progress
    from (select * from ${idempotencyKeys} where ${isIt} limit 1) as entry where entry.created_at > now() - ${keyLifetime}`
)

const upsert = statement(
  'keep_idempotency_key',
  sql`insert into ${idempotencyKeys} (tenant_id, credential_id, operation, key, body_hash, change_set, answer, progress, created_at)
    values (${ownTenantId}, ${sql.placeholder('credentialId')}, ${sql.placeholder('operation')}, ${sql.placeholder('key')},
      ${sql.placeholder('bodyHash')}, ${sql.placeholder('changeSet')}, ${sql.placeholder('answer')}, ${sql.placeholder('progress')}, now())
    on conflict (tenant_id, credential_id, operation, key) do update set body_hash = excluded.body_hash, change_set = excluded.change_set,
      answer = excluded.answer, progress = excluded.progress, created_at = excluded.created_at`
)

const remove = statement('remove_idempotency_key', sql`delete from ${idempotencyKeys} where ${isIt}`)

const isReused =
  "This Idempotency-Key was used for a request with another body or other parameters; make a new key for each request, and keep it only for that one's repetitions."

/**
 * What is stored under the request's key; undefined where the key is unknown or older than 24 hours. Throws a 422 where the key
 * came with another body or other parameters.
 */
export async function findKeyEntry(executor: Executor, request: KeyedRequest): Promise<KeyEntry | undefined> {
  const [found] = await run(executor, select, request)
  if (!found) return undefined
  if (found.bodyHash !== request.bodyHash) throw new ApiError(422, 'idempotency_key_reused', isReused)
  return { ...found, progress: found.progress && JSON.parse(found.progress) }
}

/**
 * Stores an answer, or that a request is under way. Only under the tenant's lock, so that requests with one key come one after the
 * other.
 */
export async function storeKeyEntry(
  tx: Executor,
  request: KeyedRequest,
  { progress, ...entry }: KeyEntry
): Promise<void> {
  await run(tx, upsert, { ...request, ...entry, progress: progress === null ? null : JSON.stringify(progress) })
}

/** Deletes the request's key, so that the request can be sent again. */
export async function removeKeyEntry(
  tx: Executor,
  request: Omit<KeyedRequest, 'bodyHash' | 'isReplay'>
): Promise<void> {
  await run(tx, remove, request)
}
