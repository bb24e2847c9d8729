import { sql } from '../db/drizzle.ts'
import { undos } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, ownTenantId, type TenantScope } from '../db/tenant.ts'
import type { Outcome } from './revert.ts'

/** What an undo has come to. */
export type Progress = {
  undoSet: string
  /** Changes of the set with this number and later ones are done; 0 where all are. */
  position: number
  reverted: number
  conflictCount: number
  /** The first of them. */
  conflicts: Outcome['conflicts']
  /** The next record, where a part of what follows from its deletion is done. */
  begun: string | null
}

/** Conflicts that an answer lists one by one. */
const maxConflicts = 1_000

const select = statement<Omit<Progress, 'conflicts'> & { conflicts: string }>(
  'find_undo',
  sql`select ${undos.undoSet} as "undoSet", ${undos.position}::float8 as position, ${undos.reverted}, ${undos.conflictCount} as "conflictCount",
      ${undos.conflicts}, ${undos.begun} from ${undos} where ${mine(undos, sql`${undos.changeSet} = ${sql.placeholder('changeSet')}::uuid`)}`
)

const upsert = statement(
  'keep_undo',
  sql`insert into ${undos} (tenant_id, change_set, undo_set, position, reverted, conflict_count, conflicts, undone_by, begun)
    values (${ownTenantId}, ${sql.placeholder('changeSet')}, ${sql.placeholder('undoSet')}, ${sql.placeholder('position')},
      ${sql.placeholder('reverted')}, ${sql.placeholder('conflictCount')}, ${sql.placeholder('conflicts')},
      case when ${sql.placeholder('reverted')}::int > 0 then ${sql.placeholder('undoSet')}::uuid end,
      ${sql.placeholder('begun')})
    on conflict (tenant_id, change_set) do update set undo_set = excluded.undo_set, position = excluded.position,
      reverted = excluded.reverted, conflict_count = excluded.conflict_count, conflicts = excluded.conflicts,
      undone_by = coalesce(excluded.undone_by, ${undos.undoneBy}), begun = excluded.begun`
)

/** The progress of a large undo that is under way, was cut off or is finished. */
export async function findProgress(
  tx: Executor,
  { tenantId }: TenantScope,
  changeSet: string
): Promise<Progress | undefined> {
  const [found] = await run(tx, select, { tenantId, changeSet })
  return found && { ...found, conflicts: JSON.parse(found.conflicts) }
}

/** Keeps the progress, in the transaction that has made it. */
export async function keepProgress(
  tx: Executor,
  { tenantId }: TenantScope,
  changeSet: string,
  progress: Progress
): Promise<void> {
  await run(tx, upsert, { tenantId, changeSet, ...progress, conflicts: JSON.stringify(progress.conflicts) })
}

export function addOutcome(progress: Progress, { reverted, conflicts, begun }: Outcome, position: number): Progress {
  return {
    ...progress,
    position,
    begun: begun ?? null,
    reverted: progress.reverted + reverted.length,
    conflictCount: progress.conflictCount + conflicts.length,
    conflicts: [...progress.conflicts, ...conflicts].slice(0, maxConflicts)
  }
}
