import { sql } from '../db/drizzle.ts'
import { columnsOfRows, type Measured, pagedRows, withinBytes } from '../db/lists.ts'
import { changes, idempotencyKeys, runs } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import type { TenantEncryption } from '../encryption.ts'
import { leastId } from '../ids.ts'
import { runKeyOf } from '../runs/keyed-run.ts'
import { isHeldBy, type Person } from './scrub.ts'

/** Answers that are read together at most. */
const rowsAtOnce = 500

/** What names a stored answer. */
export type Key = { credentialId: string; operation: string; key: string }

const { credentialId, operation, key } = idempotencyKeys

// Answers of merges that are none: they show one contact with what it would have of another, whom neither they nor the change log name.
const isDryMerge = sql`(${operation} like 'mergeContacts %' and not exists (
        select from ${changes} where ${mine(changes, sql`${changes.changeSet} = ${idempotencyKeys.changeSet}`)}))`

// What is under way has a run instead, or of an instance of 1.1.0 its progress.
const isRun = mine(
  runs,
  sql`${runs.kind} in ('bulk', 'import')`,
  sql`${runs.key} = ${credentialId} || ' ' || ${operation} || ' ' || ${key}`
)

const selectAnswers = statement<
  Key & { answer: string | null; progress: string | null; isDryMerge: boolean } & Measured
>(
  'stored_answers_page',
  withinBytes(
    sql`select ${credentialId} as "credentialId", ${operation} as operation, ${key} as key, ${idempotencyKeys.answer} as answer,
      coalesce((select ${runs.state} from ${runs} where ${isRun}), ${idempotencyKeys.progress}) as progress, ${isDryMerge} as "isDryMerge"
    from ${idempotencyKeys}
    where ${mine(
      idempotencyKeys,
      sql`(${credentialId}, ${operation}, ${key}) > (${sql.placeholder('credentialId')}::uuid, ${sql.placeholder('operation')}, ${sql.placeholder('key')})`,
      sql`${idempotencyKeys.createdAt} >= ${sql.placeholder('since')}::timestamptz`,
      // Of an instance of 1.1.0: which records a change of many means, ids alone, and as large as a file.
      sql`${operation} not like '% ids'`
    )}
    order by ${credentialId}, ${operation}, ${key} limit ${sql.raw(String(rowsAtOnce))}`,
    sql`coalesce(octet_length(answer), 0) + coalesce(octet_length(progress::text), 0)`,
    sql`"credentialId", operation, key`
  )
)

const removeRuns = statement(
  'forget_runs_of_keys',
  sql`delete from ${runs}
    where ${mine(runs, sql`${runs.kind} in ('bulk', 'import')`, sql`${runs.key} = any(${sql.placeholder('runs')}::text[])`)}`
)

const removeAnswers = statement<Key>(
  'forget_stored_answers',
  sql`delete from ${idempotencyKeys}
    using unnest(${sql.placeholder('credentialId')}::uuid[], ${sql.placeholder('operation')}::text[], ${sql.placeholder('key')}::text[])
      as held (credential_id, operation, key)
    where ${mine(
      idempotencyKeys,
      sql`${credentialId} = held.credential_id`,
      sql`${operation} = held.operation`,
      sql`${key} = held.key`,
      sql`${idempotencyKeys.createdAt} < ${sql.placeholder('until')}::timestamptz`
    )} returning held.credential_id as "credentialId", held.operation, held.key`
)

/**
 * The keys of stored answers, and of runs, that hold something of a person, and of all dry runs of merges, of those written
 * since a time. They are encrypted, so all of the tenant's are read.
 */
export async function findAnswers(
  executor: Executor,
  { tenantId, secrets }: TenantScope & { secrets: TenantEncryption },
  person: Person,
  since: string
): Promise<Key[]> {
  const found: Key[] = []
  const before: Key = { credentialId: leastId, operation: '', key: '' }
  const rows = pagedRows(rowsAtOnce, before, (after) => run(executor, selectAnswers, { tenantId, ...after, since }))
  for await (const { answer, progress, isDryMerge, ...one } of rows) {
    const json = answer === null ? progress : JSON.parse(secrets.decrypt(tenantId, answer)).json
    if (isDryMerge || (typeof json === 'string' && isHeldBy(json, person))) found.push(one)
  }
  return found
}

/** Forgets stored answers that haven't been written again at `until` or later. Resolves with how many. */
export async function forgetAnswers(
  tx: Executor,
  { tenantId }: TenantScope,
  held: Key[],
  until: string
): Promise<number> {
  const values = { tenantId, until, ...columnsOfRows(held, 'credentialId', 'operation', 'key') }
  const removed = await run(tx, removeAnswers, values)
  await run(tx, removeRuns, { tenantId, runs: removed.map(runKeyOf) })
  return removed.length
}
