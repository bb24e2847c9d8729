import { createDealBody } from '../../generated/validators.js'
import { sql } from '../db/drizzle.ts'
import { deals, pipelines, stages } from '../db/schema.ts'
import { leastId } from '../ids.ts'
import { referenced } from '../records/record.ts'
import { companyByName, contactByEmail, contactById } from '../sheets/cell-references.ts'
import {
  choiceColumn,
  codeColumn,
  companyColumns,
  moneyColumn,
  nameColumn,
  ownerColumn,
  percentColumn,
  referenceColumn,
  textColumn,
  timeColumn
} from '../sheets/columns.ts'
import { settleMoney } from '../sheets/money.ts'
import type { Sheet } from '../sheets/sheet.ts'
import { takenIn } from '../sheets/taken-keys.ts'
import { comparedStart } from '../texts/compared.ts'
import { otherContactsColumn, resolveOtherContacts } from './other-contacts.ts'
import { resolvePipelineNames } from './pipeline-names.ts'
import { deal } from './record.ts'

/** The currency of a new deal that none is said of. */
const newCurrency = String(deal.defaults?.currency)

const takenNames = takenIn(deals, deals.name, (name) => sql`${deals.pipelineId} || ' ' || ${name}`)

/** Deals as columns of a file. Rows with one name in one pipeline are one deal. */
export const dealSheet: Sheet = {
  name: 'deals',
  kind: deal,
  columns: [
    textColumn('name', deals.name),
    moneyColumn('value', deals.value),
    codeColumn('currency', deals.currency),
    percentColumn('probability', deals.probability),
    timeColumn('expectedCloseDate', deals.expectedCloseDate),
    nameColumn('stage_name', 'stageId', referenced(deals.stageId, stages, stages.name)),
    nameColumn('pipeline_name', 'pipelineId', referenced(deals.pipelineId, pipelines, pipelines.name)),
    referenceColumn('contact_email', 'contactId', contactByEmail, deals.contactId),
    referenceColumn('company_name', 'companyId', companyByName, deals.companyId),
    textColumn('notes', deals.notes)
  ],
  extended: [
    ownerColumn(deals.ownerId),
    choiceColumn('status', deals.status),
    timeColumn('actualCloseDate', deals.actualCloseDate),
    otherContactsColumn
  ],
  onlyRead: [
    referenceColumn('contact_id', 'contactId', contactById, deals.contactId),
    ...companyColumns(deals.companyId)
  ],
  mandatory: ['name'],
  validate: createDealBody,
  // An export has what the deal was given once it was closed.
  exact: ['probability'],
  settle: (body, problems, isFinding) =>
    // The currency of a deal that is there isn't known here.
    settleMoney(body, { property: 'value', header: 'value' }, isFinding ? undefined : newCurrency, problems),
  unresolved: { pipelineId: leastId, stageId: leastId },
  resolveNames: async (scope, tx, rows, near, recordOf) => {
    await resolvePipelineNames(scope, tx, rows, near, recordOf)
    await resolveOtherContacts(scope, tx, rows, near)
  },
  identify: ({ name, pipelineId }) => {
    const key = `${pipelineId} ${comparedStart(String(name))}`
    return { header: 'name', parts: ['name', 'pipeline_name'], key, allKeys: [key] }
  },
  findTaken: (scope, tx, rows) =>
    takenNames(
      scope,
      tx,
      rows.map((row) => comparedStart(String(row.name)))
    )
}
