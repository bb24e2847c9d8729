import { createActivityBody } from '../../generated/validators.js'
import { type AnyPgColumn, eq, sql } from '../db/drizzle.ts'
import { activities, activityIdentity } from '../db/schema.ts'
import { type Executor, run, seenStatement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { asInput, inputRows } from '../records/input.ts'
import type { Row } from '../records/record.ts'
import type { RecordScope } from '../records/rows.ts'
import { companyByName, contactByEmail, contactById, dealById, dealByName } from '../sheets/cell-references.ts'
import {
  choiceColumn,
  companyColumns,
  ownerColumn,
  referenceColumn,
  textColumn,
  timeColumn
} from '../sheets/columns.ts'
import type { Identity, Sheet } from '../sheets/sheet.ts'
import { activity } from './record.ts'

/** Activities as columns of a file. */
export const activitySheet: Sheet = {
  name: 'activities',
  kind: activity,
  columns: [
    choiceColumn('activityType', activities.activityType),
    textColumn('subject', activities.subject),
    textColumn('body', activities.body),
    timeColumn('scheduledAt', activities.scheduledAt),
    timeColumn('completedAt', activities.completedAt),
    choiceColumn('status', activities.status),
    choiceColumn('priority', activities.priority),
    timeColumn('dueDate', activities.dueDate),
    referenceColumn('contact_email', 'contactId', contactByEmail, activities.contactId),
    referenceColumn('company_name', 'companyId', companyByName, activities.companyId),
    referenceColumn('deal_name', 'dealId', dealByName, activities.dealId)
  ],
  extended: [ownerColumn(activities.ownerId)],
  onlyRead: [
    referenceColumn('contact_id', 'contactId', contactById, activities.contactId),
    ...companyColumns(activities.companyId),
    referenceColumn('deal_id', 'dealId', dealById, activities.dealId)
  ],
  mandatory: ['activity_type', 'subject'],
  validate: createActivityBody,
  identify,
  findTaken
}

/** The columns that two rows of one activity have in common. */
const identity = ['activityType', 'subject', 'scheduledAt', 'contactId', 'companyId', 'dealId'] as const

function identify(row: Row): Identity {
  const key = JSON.stringify(identity.map((property) => row[property] ?? null))
  return { header: 'subject', parts, key, allKeys: [key] }
}

const parts = ['activity_type', 'subject', 'scheduled_at', 'contact_email', 'company_name', 'deal_name']

/** The columns of a row in a search for existing activities. */
const inputColumn = (column: AnyPgColumn) => sql`input.${sql.identifier(column.name)}`
const { activityType, subject, scheduledAt, contactId, companyId, dealId } = activities
const wanted = activityIdentity({
  scheduledAt: inputColumn(scheduledAt),
  contactId: inputColumn(contactId),
  companyId: inputColumn(companyId),
  dealId: inputColumn(dealId)
})
// Compared outside the subquery: inside, PostgreSQL could choose the index of the activity type instead.
const isSame = [
  eq(subject, inputColumn(subject)),
  ...activityIdentity(activities).map((own, index) => sql`${own} = ${wanted[index]}`)
]

const selectExisting = seenStatement<{ number: number }>(
  'existing_activities',
  sql`select input.number
    from ${inputRows(activities, identity)} as input
    where (
      select true from (select ${activityType} from ${activities} where ${mine(activities, ...isSame)} offset 0) as candidate
      where candidate.activity_type = ${inputColumn(activityType)} limit 1)`
)

async function findTaken({ tenantId, sees }: RecordScope, tx: Executor, rows: Row[]): Promise<Set<string>> {
  const existing = await run(tx, selectExisting, { tenantId, sees, rows: asInput(activities, rows, identity) })
  return new Set(existing.map(({ number }) => identify(rows[number] ?? {}).key))
}
