import { sql } from 'drizzle-orm'
import { changes, idempotencyKeys, tenantSequences } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, ownTenantId, type TenantScope } from '../db/tenant.ts'

/** What a key is looked up by: the same key of another credential or operation is another one. */
export type IdempotencyScope = TenantScope & {
  /** Of the API key or of the user. */
  credentialId: string
  /** The operation, with the ids of its path. */
  operation: string
  key: string
}

/** An answer in the form in which it is kept. */
export type KeptAnswer = { body: string; location?: string; version?: string }

/**
 * What is kept of a request: its answer, or how far it has come. An answer that is a record as the change log has it is kept
 * as the number of that change, any other as text. The text is sealed: it may show a new secret.
 */
export type StoredAnswer = {
  bodyHash: string
  changeSet: string | null
  sequence?: number
  answer: string | null
  /** Rows of an import, or that the request is under way. */
  progress: unknown
}

/** The same as it is found: with the record that was written, as JSON text, where that is the answer. */
export type FoundAnswer = Omit<StoredAnswer, 'sequence'> & { recordId: string | null; record: string | null }

/** For how long a key is kept. */
export const keptFor = sql.raw(`interval '24 hours'`)

const list = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}[]`

const wanted = sql`unnest(${list('credentialIds', 'uuid')}, ${list('operations', 'text')}, ${list('keys', 'text')})`

const isWanted = mine(
  idempotencyKeys,
  sql`${idempotencyKeys.credentialId} = wanted.credential_id`,
  sql`${idempotencyKeys.operation} = wanted.operation`,
  sql`${idempotencyKeys.key} = wanted.key`
)

type FoundRow = Omit<FoundAnswer, 'progress'> & { progress: string | null }

const columns = sql`kept.body_hash as "bodyHash", kept.change_set as "changeSet", kept.answer, kept.progress,
      change.entity_id as "recordId", change.data as record`

const change = sql`(
        select entity_id, data from ${changes} where ${mine(changes, sql`${changes.sequence} = kept.sequence`)} limit 1) as change`

// The age is compared outside, so that the primary key is the one index that fits inside.
const isYoung = sql`kept.created_at > now() - ${keptFor}`

const select = statement<FoundRow & { number: number }>(
  'find_idempotency_keys',
  sql`select wanted.number::int - 1 as number, ${columns}
    from ${wanted} with ordinality as wanted (credential_id, operation, key, number),
      lateral (select * from ${idempotencyKeys} where ${isWanted} limit 1) as kept
      left join lateral ${change} on true
    where ${isYoung}`
)

const isIt = mine(
  idempotencyKeys,
  sql`${idempotencyKeys.credentialId} = ${sql.placeholder('credentialId')}::uuid`,
  sql`${idempotencyKeys.operation} = ${sql.placeholder('operation')}`,
  sql`${idempotencyKeys.key} = ${sql.placeholder('key')}`
)

/** The same for one key, which most requests have: on a cluster it costs less by far without an array, and so does `upsertOne`. */
const selectOne = statement<FoundRow>(
  'find_idempotency_key',
  sql`select ${columns} from (select * from ${idempotencyKeys} where ${isIt} limit 1) as kept left join lateral ${change} on true
    where ${isYoung}`
)

const head = sql`insert into ${idempotencyKeys} (tenant_id, credential_id, operation, key, body_hash, change_set, sequence, answer, progress, created_at)`

const instead = sql`on conflict (tenant_id, credential_id, operation, key) do update set body_hash = excluded.body_hash, change_set = excluded.change_set,
      sequence = excluded.sequence, answer = excluded.answer, progress = excluded.progress, created_at = excluded.created_at`

const upsert = statement(
  'keep_idempotency_keys',
  sql`${head}
    select ${tenantSequences.tenantId}, wanted.credential_id, wanted.operation, wanted.key, wanted.body_hash, wanted.change_set,
      wanted.sequence, wanted.answer, wanted.progress::json, now()
    from ${tenantSequences}, unnest(${list('credentialIds', 'uuid')}, ${list('operations', 'text')}, ${list('keys', 'text')},
        ${list('bodyHashes', 'text')}, ${list('changeSets', 'uuid')}, ${list('sequences', 'bigint')}, ${list('answers', 'text')},
        ${list('progress', 'text')})
      as wanted (credential_id, operation, key, body_hash, change_set, sequence, answer, progress)
    where ${mine(tenantSequences)}
    ${instead}`
)

const upsertOne = statement(
  'keep_idempotency_key',
  sql`${head}
    values (${ownTenantId}, ${sql.placeholder('credentialId')}, ${sql.placeholder('operation')}, ${sql.placeholder('key')},
      ${sql.placeholder('bodyHash')}, ${sql.placeholder('changeSet')}, ${sql.placeholder('sequence')}, ${sql.placeholder('answer')},
      ${sql.placeholder('progress')}, now())
    ${instead}`
)

const remove = statement('remove_idempotency_key', sql`delete from ${idempotencyKeys} where ${isIt}`)

/** What is kept of each of one tenant's keys, in their order; undefined of one that is unknown or older than 24 hours. */
export async function findAnswers(
  executor: Executor,
  tenantId: string,
  scopes: IdempotencyScope[]
): Promise<(FoundAnswer | undefined)[]> {
  const [first, ...others] = scopes
  if (first && others.length === 0) return [(await run(executor, selectOne, first)).map(toAnswer)[0]]
  const found = await run(executor, select, { tenantId, ...columnsOf(scopes) })
  const byNumber = new Map(found.map(({ number, ...one }) => [number, toAnswer(one)]))
  return scopes.map((_, number) => byNumber.get(number))
}

/** The same of one key. */
export async function findAnswer(executor: Executor, scope: IdempotencyScope): Promise<FoundAnswer | undefined> {
  return (await findAnswers(executor, scope.tenantId, [scope]))[0]
}

/**
 * Keeps answers, or how far their requests have come, in place of what was kept of the keys, of which no two may be the same.
 * Only under the tenant's lock: twins then come one after the other.
 */
export async function keepAnswers(
  tx: Executor,
  tenantId: string,
  kept: (StoredAnswer & { scope: IdempotencyScope })[]
): Promise<void> {
  const rows = kept.map(({ sequence = null, progress, ...others }) => ({
    ...others,
    sequence,
    progress: progress === null ? null : JSON.stringify(progress)
  }))
  const [first, ...others] = rows
  if (first && others.length === 0) {
    await run(tx, upsertOne, { ...first, ...first.scope })
    return
  }
  await run(tx, upsert, {
    tenantId,
    ...columnsOf(rows.map(({ scope }) => scope)),
    bodyHashes: rows.map(({ bodyHash }) => bodyHash),
    changeSets: rows.map(({ changeSet }) => changeSet),
    sequences: rows.map(({ sequence }) => sequence),
    answers: rows.map(({ answer }) => answer),
    progress: rows.map(({ progress }) => progress)
  })
}

/** The same of one key. */
export async function keepAnswer(tx: Executor, scope: IdempotencyScope, stored: StoredAnswer): Promise<void> {
  await keepAnswers(tx, scope.tenantId, [{ ...stored, scope }])
}

/** Removes a key, so that its request can be sent again. */
export async function removeAnswer(executor: Executor, scope: IdempotencyScope): Promise<void> {
  await run(executor, remove, scope)
}

function toAnswer({ progress, ...one }: FoundRow): FoundAnswer {
  return { ...one, progress: progress && JSON.parse(progress) }
}

function columnsOf(scopes: IdempotencyScope[]) {
  return {
    credentialIds: scopes.map(({ credentialId }) => credentialId),
    operations: scopes.map(({ operation }) => operation),
    keys: scopes.map(({ key }) => key)
  }
}
