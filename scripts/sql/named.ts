import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { namedStatements, type Statement } from '../../src/db/statement.ts'
import { exportStatement } from '../../src/import-export/pages.ts'
import { importJob } from '../../src/import-jobs/job-record.ts'
import { logStatement } from '../../src/outbox/change-log.ts'
import { holderStatement, optionHolderStatement, userHoldersStatement } from '../../src/records/custom-holders.ts'
import { insertUniqueStatement } from '../../src/records/holders.ts'
import { pastOf } from '../../src/records/past.ts'
import type { AnyRecordKind } from '../../src/records/record.ts'
import { referencesOf } from '../../src/records/references.ts'
import {
  changedStatement,
  deleteStatement,
  existsStatement,
  followersStatement,
  getStatement,
  insertStatement,
  isReferredTo,
  keepLatestStatement,
  matchStatement,
  missingReferencesStatement,
  previewStatement,
  recordSource,
  redirectStatement,
  referrersStatement,
  storedStatement,
  updateStatement
} from '../../src/records/statements.ts'
import type { Sheet } from '../../src/sheets/sheet.ts'
import { delivery } from '../../src/webhooks/record.ts'

const src = join(import.meta.dirname, '../../src')

/** Every statement of the service that has a name, by name: those of modules, of record types and of files' sheets. */
export async function buildNamedStatements(): Promise<ReadonlyMap<string, Statement<object>>> {
  const modules = await loadModules()
  const exported = modules.flatMap((module) => Object.values(module))
  const kinds = new Set(exported.filter(isRecordKind))
  for (const kind of kinds) buildStatements(kind)
  for (const sheet of new Set(exported.filter(isSheet))) {
    exportStatement(sheet)
    exportStatement({ ...sheet, columns: [...sheet.columns, ...sheet.extended] })
  }
  return namedStatements()
}

/** The modules that build statements when they are loaded, and those that describe record types and sheets. */
function loadModules(): Promise<Record<string, unknown>[]> {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  const building = files.filter(
    (file) =>
      file.endsWith('.ts') &&
      /\b(statement|unscoped|removalOf)[<(]|: (RecordKind<|Sheet =)/.test(readFileSync(join(src, file), 'utf8'))
  )
  return Promise.all(building.sort().map((file) => import(join(src, file))))
}

function isRecordKind(value: unknown): value is AnyRecordKind {
  return typeof value === 'object' && value !== null && 'entity' in value && 'view' in value && 'filters' in value
}

function isSheet(value: unknown): value is Sheet {
  return typeof value === 'object' && value !== null && 'kind' in value && 'columns' in value && 'mandatory' in value
}

/** What `src/records/` prepares of a record type. Deliveries and what becomes of imports are written by their workers, in ways of their own. */
function buildStatements(kind: AnyRecordKind): void {
  if (kind === delivery) return
  getStatement(kind, `${kind.entity}_get`)
  if (kind.query) getStatement(pastOf(kind), `${kind.entity}_get_past`)
  for (const build of [insertStatement, storedStatement]) build(kind)
  if (kind === importJob) return
  for (const build of [updateStatement, deleteStatement]) build(kind)
  const references = referencesOf(kind.table)
  if (kind.match) matchStatement(kind)
  if (references.length > 0) missingReferencesStatement(kind)
  for (const { target, others } of references) if (others.length > 0) existsStatement(target as AnyRecordKind['table'])
  if (kind.isMergeable) previewStatement(kind)
  if (kind.table.ownerId) changedStatement(kind)
  if (kind.isMergeable && kind.writtenElsewhere) keepLatestStatement(kind)
  if ('custom' in kind.view) {
    for (const build of [insertUniqueStatement, holderStatement, optionHolderStatement, userHoldersStatement])
      build(kind)
  }
  if (!kind.isLogged) return
  logStatement(kind.entity, recordSource(kind))
  for (const { property } of references.filter(({ onDelete }) => onDelete === 'clear')) {
    referrersStatement(kind, property)
    if (!kind.query?.joinTables?.[property]) redirectStatement(kind, property)
  }
  if (kind.query && isReferredTo(kind.table)) followersStatement(kind)
}
