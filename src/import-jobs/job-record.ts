import type { Operations, Schemas } from '../../generated/types.ts'
import { sql } from '../db/drizzle.ts'
import { importJobs } from '../db/schema.ts'
import { iso, type RecordKind } from '../records/record.ts'

type Job = Schemas['ImportJobResponse']
type NoBody = Record<never, never>

const { actorType, actorId, actorName } = importJobs

/** Asynchronous imports. Nothing but their start, their worker and their cancellation writes them. */
export const importJob: RecordKind<Job, NoBody, Operations['listImportJobs']['query']> = {
  entity: 'import_job',
  isLogged: false,
  isNewestFirst: true,
  table: importJobs,
  view: {
    id: importJobs.id,
    entity: importJobs.entity as never,
    mode: importJobs.mode as never,
    match: importJobs.match,
    dryRun: importJobs.isDryRun,
    fileName: importJobs.fileName,
    status: importJobs.status,
    totalRows: importJobs.totalRows,
    processedRows: importJobs.processedRows,
    imported: importJobs.imported,
    updated: importJobs.updated,
    unchanged: importJobs.unchanged,
    skipped: importJobs.skipped,
    errors: importJobs.errors,
    ignoredColumns: importJobs.ignoredColumns,
    createdProperties: importJobs.createdProperties,
    changeSet: sql`case when not ${importJobs.isDryRun} and ${importJobs.imported} + ${importJobs.updated} > 0 then ${importJobs.changeSet} end`,
    actor: sql`json_build_object('type', ${actorType}, 'id', ${actorId}, 'name', ${actorName})`,
    createdAt: iso(importJobs.createdAt),
    startedAt: iso<string | null>(importJobs.startedAt),
    finishedAt: iso<string | null>(importJobs.finishedAt)
  },
  defaults: {},
  filters: {}
}
