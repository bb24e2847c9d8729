import { sql } from '../db/drizzle.ts'
import { runs } from '../db/schema.ts'
import { type Executor, runOne, run as runStatement, statement } from '../db/statement.ts'
import { mine, ownTenantId, type TenantScope } from '../db/tenant.ts'
import { ErrorRoom } from '../message-sizes.ts'

/** How far work in parts has come, and what has come of it. */
export type Run<Counts extends string = string, Error = unknown> = {
  /** The set of the changes that it makes; of a replay, which makes none, its own id. */
  changeSet: string
  /** What is done, as its kind counts it. */
  position: number
  counts: Record<Counts, number>
  /** The first of its errors, as far as an answer has room for them, and how many there are. */
  errors: Error[]
  errorCount: number
  /** The id of the next record, where a part of what follows from its deletion is done. */
  begun?: string | undefined
}

/** What one part adds to a run. */
type RunPart<Counts extends string, Error> = {
  /** Where the run stands behind it. */
  position: number
  counts: Partial<Record<Counts, number>>
  errors: Error[]
  /** How many errors there are, where not each is among `errors`. */
  errorCount?: number
  begun?: string | undefined
}

/** What a run is found by. */
export type RunKey = TenantScope & { kind: (typeof runs.$inferSelect)['kind']; key: string }

const isIt = mine(runs, sql`${runs.kind} = ${sql.placeholder('kind')}`, sql`${runs.key} = ${sql.placeholder('key')}`)

const select = statement<{ changeSet: string; position: number; state: string }>(
  'find_run',
  sql`select ${runs.changeSet} as "changeSet", ${runs.position}::float8 as position, ${runs.state} from ${runs} where ${isIt}`
)

const selectIds = statement<{ ids: Buffer | null }>('find_run_ids', sql`select ${runs.ids} from ${runs} where ${isIt}`)

const upsert = statement(
  'keep_run',
  sql`insert into ${runs} (tenant_id, kind, key, change_set, position, state, ids, updated_at)
    values (${ownTenantId}, ${sql.placeholder('kind')}, ${sql.placeholder('key')}, ${sql.placeholder('changeSet')},
      ${sql.placeholder('position')}, ${sql.placeholder('state')}, ${sql.placeholder('ids')}, now())
    on conflict (tenant_id, kind, key) do update set change_set = excluded.change_set, position = excluded.position,
      state = excluded.state, ids = coalesce(excluded.ids, ${runs.ids}), updated_at = excluded.updated_at`
)

const remove = statement('remove_run', sql`delete from ${runs} where ${isIt}`)

const countOfKind = statement<{ count: number }>(
  'count_runs',
  sql`select count(*)::int as count from ${runs} where ${mine(runs, sql`${runs.kind} = ${sql.placeholder('kind')}`)}`
)

/** A run of which nothing is done. */
export function newRun<Counts extends string, Error>(
  changeSet: string,
  position: number,
  counts: Record<Counts, number>
): Run<Counts, Error> {
  return { changeSet, position, counts, errors: [], errorCount: 0 }
}

/** A run behind one more part. */
export function addPart<Counts extends string, Error, R extends Run<Counts, Error>>(
  run: R & Run<Counts, Error>,
  { position, counts, errors, errorCount = errors.length, begun }: RunPart<Counts, Error>
): R {
  const added = Object.entries<number | undefined>(counts).map(([name, count = 0]) => [
    name,
    run.counts[name as Counts] + count
  ])
  const room = errors.length > 0 && hasErrorRoom(run) ? new ErrorRoom(run.errors) : undefined
  return {
    ...run,
    ...{ position, begun, counts: { ...run.counts, ...Object.fromEntries(added) } },
    errors: room ? [...run.errors, ...errors.filter((error) => room.take(error))] : run.errors,
    errorCount: run.errorCount + errorCount
  }
}

/** Whether an answer has room for another error: where one has had none, none behind it has any. */
export function hasErrorRoom({ errors, errorCount }: Run): boolean {
  return errors.length === errorCount
}

/** The errors of an answer; `closing` makes one that counts those for which there is no room. */
export function errorsOf<Error>({ errors, errorCount }: Run<string, Error>, closing: (more: number) => Error): Error[] {
  const more = errorCount - errors.length
  return more > 0 ? [...errors, closing(more)] : errors
}

/** A run as it is stored; whoever goes on with it asks under the tenant's lock, since others may have moved it. */
export async function findRun<R extends Run>(executor: Executor, key: RunKey): Promise<R | undefined> {
  const [found] = await runStatement(executor, select, key)
  if (!found) return undefined
  const { state, ...at } = found
  return { ...at, ...JSON.parse(state) }
}

/** Whether a run still stands where it was read; not where somebody else has moved it, or it has ended. Under the tenant's lock. */
export async function isAsRead(tx: Executor, key: RunKey, { changeSet, position }: Run): Promise<boolean> {
  const now = await findRun(tx, key)
  return now?.changeSet === changeSet && now.position === position
}

/** The ids of the records that a run is about. */
export async function findRunIds(executor: Executor, key: RunKey): Promise<Buffer | undefined> {
  return (await runStatement(executor, selectIds, key))[0]?.ids ?? undefined
}

/** Stores where a run stands, in the transaction of the part that has moved it. Ids that are stored stay where none are given. */
export async function keepRun(tx: Executor, key: RunKey, run: Run, ids: Buffer | null = null): Promise<void> {
  const { changeSet, position, ...state } = run
  await runStatement(tx, upsert, { ...key, changeSet, position, state: JSON.stringify(state), ids })
}

/** Removes a run that has ended, or is to be ended. */
export async function removeRun(tx: Executor, key: RunKey): Promise<void> {
  await runStatement(tx, remove, key)
}

/** How many runs of a kind a tenant has. */
export async function countRuns(tx: Executor, { tenantId }: TenantScope, kind: RunKey['kind']): Promise<number> {
  return (await runOne(tx, countOfKind, { tenantId, kind })).count
}
