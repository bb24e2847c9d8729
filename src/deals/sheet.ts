import { createDealBody } from '../../generated/validators.js'
import { sql } from '../db/drizzle.ts'
import { deals, pipelines, stages } from '../db/schema.ts'
import { referenced } from '../records/record.ts'
import { companyByName, contactByEmail } from '../sheets/cell-references.ts'
import {
  codeColumn,
  decimalColumn,
  integerColumn,
  nameColumn,
  referenceColumn,
  textColumn,
  timeColumn
} from '../sheets/columns.ts'
import type { Sheet } from '../sheets/sheet.ts'
import { takenIn } from '../sheets/taken-keys.ts'
import { resolvePipelineNames } from './pipeline-names.ts'
import { deal } from './record.ts'

const nowhere = '00000000-0000-0000-0000-000000000000'

const takenNames = takenIn(deals, deals.nameKey, sql`${deals.pipelineId} || ' ' || ${deals.nameKey}`)

/** Deals as columns of a file. Rows with one name in one pipeline are one deal. */
export const dealSheet: Sheet = {
  name: 'deals',
  kind: deal,
  columns: [
    textColumn('name', deals.name),
    decimalColumn('value', deals.value),
    codeColumn('currency', deals.currency),
    integerColumn('probability', deals.probability),
    timeColumn('expectedCloseDate', deals.expectedCloseDate),
    nameColumn('stage_name', referenced(deals.stageId, stages, stages.name)),
    nameColumn('pipeline_name', referenced(deals.pipelineId, pipelines, pipelines.name)),
    referenceColumn('contact_email', 'contactId', contactByEmail, deals.contactId),
    referenceColumn('company_name', 'companyId', companyByName, deals.companyId),
    textColumn('notes', deals.notes)
  ],
  mandatory: ['name'],
  validate: createDealBody,
  unresolved: { pipelineId: nowhere, stageId: nowhere },
  resolveNames: resolvePipelineNames,
  identify: ({ name, nameKey, pipelineId }) => {
    const key = `${pipelineId} ${nameKey}`
    return { header: 'name', value: String(name), wants: key, takes: [key] }
  },
  findTaken: (scope, tx, rows) =>
    takenNames(
      scope,
      tx,
      rows.map((row) => String(row.nameKey))
    )
}
