import { createDealBody } from '../../generated/validators.js'
import { sql } from '../db/drizzle.ts'
import { contacts, deals, pipelines, stages } from '../db/schema.ts'
import type { Executor } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { leastId } from '../ids.ts'
import type { NearNames } from '../near-names.ts'
import { referenced } from '../records/record.ts'
import type { RecordScope } from '../records/rows.ts'
import { companyByName, contactByEmail, contactById, findNamed, hintOf } from '../sheets/cell-references.ts'
import { readTags, text } from '../sheets/cells.ts'
import {
  choiceColumn,
  codeColumn,
  companyColumns,
  joinTags,
  moneyColumn,
  nameColumn,
  ownerColumn,
  percentColumn,
  referenceColumn,
  textColumn,
  timeColumn
} from '../sheets/columns.ts'
import { settleMoney } from '../sheets/money.ts'
import type { Column, Sheet, SheetRow } from '../sheets/sheet.ts'
import { takenIn } from '../sheets/taken-keys.ts'
import { comparedStart } from '../texts/compared.ts'
import { assertRoom, type Entry, entriesOfDeal, maxEntries, withContacts } from './entries.ts'
import { resolvePipelineNames } from './pipeline-names.ts'
import { deal } from './record.ts'

/** The currency of a new deal that none is said of. */
const newCurrency = String(deal.defaults?.currency)

const takenNames = takenIn(deals, deals.name, (name) => sql`${deals.pipelineId} || ' ' || ${name}`)

const header = 'other_contact_emails'

/** The e-mail addresses of a deal's contacts beside the primary one, between commas like tags. */
const otherContactsColumn: Column = {
  header,
  cell: text,
  source: sql`(select ${joinTags} from (
      select ${contacts.email} as tag, row_number() over (order by entry.added_at, entry.contact_id) as position
      from ${entriesOfDeal}, ${contacts}
      where ${mine(contacts, sql`${contacts.id} = entry.contact_id and not entry.is_primary and ${contacts.email} is not null`)}) as each)`
}

/** Adds the contacts that rows name beside the primary one; nobody is taken off a deal that is there. */
async function resolveOtherContacts(
  scope: RecordScope,
  tx: Executor,
  rows: SheetRow[],
  near: NearNames
): Promise<void> {
  const emailsOf = new Map(
    rows.flatMap((row) => (row.names[header] ? [[row, readTags(row.names[header])] as const] : []))
  )
  const found = await findNamed(scope, tx, contactByEmail, [...new Set([...emailsOf.values()].flat())])
  const isMissing = [...emailsOf.values()].flat().some((email) => !found.has(email))
  const hint = isMissing ? await hintOf(scope, tx, contactByEmail, near, [...emailsOf.values()].flat()) : undefined
  for (const [row, emails] of emailsOf) {
    const missing = emails.filter((email) => !found.has(email))
    if (missing.length > 0)
      row.problems.push({ header, reason: 'contact not found', value: missing.join(', '), hint: hint?.(missing[0]) })
    const ids = emails.map((email) => found.get(email)).filter((id) => typeof id === 'string')
    const contactId = row.record.contactId as string | undefined
    const added = withContacts([], contactId, ids)
    if (added.length > maxEntries) row.problems.push({ header, reason: `a deal has at most ${maxEntries} contacts` })
    row.record.contacts = added
    row.patch.contacts = (before: Entry[]) => {
      const after = withContacts(before, contactId, ids)
      assertRoom(before, after, header)
      return after
    }
  }
}

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
