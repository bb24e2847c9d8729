import { boolean, check, index, integer, json, pgTable, primaryKey, text, uuid } from '../drizzle.ts'
import { bytes, indexOn, moment, ofTenant, oneOf, tenantId } from './columns.ts'

const importStatuses = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const

/**
 * Asynchronous imports, for 7 days. What a chunk of rows did is counted in the transaction that writes them, so that an import
 * that was cut off goes on behind its last chunk.
 */
export const importJobs = pgTable(
  'import_jobs',
  {
    ...ofTenant(),
    entity: text('entity').notNull(),
    mode: text('mode').notNull(),
    match: text('match'),
    /** Headers and the columns that they mean, as a list of pairs. */
    mapping: json('mapping').notNull(),
    isDryRun: boolean('is_dry_run').notNull(),
    fileName: text('file_name'),
    status: text('status', { enum: importStatuses }).notNull(),
    totalRows: integer('total_rows'),
    processedRows: integer('processed_rows').notNull().default(0),
    imported: integer('imported').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    errors: text('errors').array().notNull(),
    /** Headers of the file that are no column. */
    ignoredColumns: text('ignored_columns').array().notNull().default([]),
    /** The numbers of the file's rows that were passed over: those before its header, and those that repeat it. */
    ignoredLines: integer('ignored_lines').array().notNull().default([]),
    /** What the file was encoded in, where its request said so, or asked. */
    encoding: text('encoding'),
    /** How its cells are to be read, beside `mode`, `match` and `mapping`: the parameters that were sent (imports/options.ts). */
    reading: json('reading').notNull().default({}),
    /** How many companies it has made for rows that name them; null where none is to be made. */
    createdReferences: integer('created_references'),
    /** The keys of the properties that the import has defined, or as a dry run would define. */
    createdProperties: text('created_properties').array().notNull().default([]),
    chunksDone: integer('chunks_done').notNull().default(0),
    /** How often the part behind these was begun; of a dry run, which begins anew each time, all of it. Instances of 1.1.0 don't count. */
    beginnings: integer('beginnings').notNull().default(0),
    changeSet: uuid('change_set').notNull(),
    actorType: text('actor_type').notNull(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    /** The user whom its caller acted for, and as JSON which records that one saw then (db/tenant.ts, `Sees`). */
    userId: uuid('user_id'),
    sees: json('sees'),
    clientAddress: text('client_address'),
    requestId: text('request_id'),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at')
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    indexOn('import_jobs_updated', table, table.updatedAt),
    check('import_jobs_status', oneOf(table.status, importStatuses))
  ]
)

/**
 * What belongs to an asynchronous import, in pieces: its file, and as CSV the rows that were left out. A file is here before its
 * job is.
 */
export const importPieces = pgTable(
  'import_pieces',
  {
    tenantId: tenantId(),
    jobId: uuid('job_id').notNull(),
    kind: text('kind', { enum: ['file', 'errors'] }).notNull(),
    number: integer('number').notNull(),
    content: bytes('content').notNull(),
    createdAt: moment('created_at').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.jobId, table.kind, table.number] }),
    index('import_pieces_created').using('brin', table.createdAt)
  ]
)
