import { sql } from 'drizzle-orm'
import { createDealBody } from '../../generated/validators.js'
import { companies, contacts, deals, pipelines, stages } from '../db/schema.ts'
import { named } from '../records/record.ts'
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

/** Deals as columns of a file. The same name in the same pipeline is the same deal. */
export const dealSheet: Sheet = {
  name: 'deals',
  kind: deal,
  columns: [
    textColumn('name', deals.name),
    decimalColumn('value', deals.value),
    codeColumn('currency', deals.currency),
    integerColumn('probability', deals.probability),
    timeColumn('expectedCloseDate', deals.expectedCloseDate),
    nameColumn('stage_name', stages.name),
    nameColumn('pipeline_name', pipelines.name),
    referenceColumn('contact_email', 'contactId', contactByEmail),
    referenceColumn('company_name', 'companyId', companyByName),
    textColumn('notes', deals.notes)
  ],
  mandatory: ['name'],
  validate: createDealBody,
  unresolved: { pipelineId: nowhere, stageId: nowhere },
  joins: sql.join([
    named(stages, deals.stageId, [stages.name]),
    named(pipelines, deals.pipelineId, [pipelines.name]),
    named(contacts, deals.contactId, [contacts.email]),
    named(companies, deals.companyId, [companies.name])
  ]),
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
