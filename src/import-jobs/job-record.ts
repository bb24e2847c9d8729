import type { Operations, Schemas } from '../../generated/types.ts'
import { sql } from '../db/drizzle.ts'
import { importJobs } from '../db/schema.ts'
import type { Executor } from '../db/statement.ts'
import { notFound } from '../errors.ts'
import type { RecordKind } from '../records/record.ts'
import { findShown, findStored, type RecordScope } from '../records/rows.ts'
import type { Shown } from '../records/statements.ts'
import { viewOf } from '../records/view.ts'

type Job = Schemas['ImportJobResponse']
type NoBody = Record<never, never>

const { actorType, actorId, actorName } = importJobs

/** Asynchronous imports. Nothing but their start, their worker and their cancellation writes them. */
export const importJob: RecordKind<Job, NoBody, Operations['listImportJobs']['query']> = {
  entity: 'import_job',
  isLogged: false,
  isNewestFirst: true,
  table: importJobs,
  view: viewOf('getImportJob', importJobs, {
    entity: importJobs.entity as never,
    mode: importJobs.mode as never,
    dryRun: importJobs.isDryRun,
    changeSet: sql`case when not ${importJobs.isDryRun} and ${importJobs.imported} + ${importJobs.updated} > 0 then ${importJobs.changeSet} end`,
    actor: sql`json_build_object('type', ${actorType}, 'id', ${actorId}, 'name', ${actorName})`
  }),
  defaults: {
    ...{ status: 'queued', errors: [], ignoredLines: [], chunksDone: 0, beginnings: 0 },
    ...{ processedRows: 0, imported: 0, updated: 0, unchanged: 0, skipped: 0 }
  },
  // No parameter of a request's: with it a restricted caller's own jobs are listed.
  filters: { userId: { column: importJobs.userId } } as never
}

/** One job as JSON. 404 where there is none, and for restricted callers where somebody else began it. */
export async function findJob(scope: RecordScope, executor: Executor, id: string, fields?: string[]): Promise<Shown> {
  const [stored] = scope.sees ? await findStored(scope, executor, importJob, [id]) : []
  const isTheirs = !scope.sees || stored?.userId === scope.sees.owners[0]
  const found = isTheirs ? await findShown(scope, executor, importJob, id, fields) : undefined
  if (!found) throw notFound('import')
  return found
}
