import { check, index, pgTable, type SQL, type SQLWrapper, sql, text, uuid } from '../drizzle.ts'
import { wordsOf } from '../words.ts'
import { users } from './access.ts'
import { type Columns, indexesOfRecord, indexOn, moment, ofRecord, oneOf, present, reference } from './columns.ts'
import { companies } from './companies.ts'
import { contacts } from './contacts.ts'
import { deals } from './deals.ts'

const activityTypes = ['call', 'meeting', 'task', 'email', 'note'] as const

const activityStatuses = ['pending', 'completed', 'cancelled'] as const

const activityPriorities = ['low', 'normal', 'high', 'urgent'] as const

export const activityWords = (table: Columns<'tenantId' | 'subject'>) =>
  wordsOf({
    tenantId: table.tenantId,
    texts: [table.subject]
  })

/**
 * What distinguishes activities of one subject, with values in place of null, which equals nothing. PostgreSQL uses the index
 * only for exactly this expression.
 */
export function activityIdentity(
  activity: Record<'scheduledAt' | 'contactId' | 'companyId' | 'dealId', SQLWrapper>
): SQL[] {
  const nobody = sql.raw(`'00000000-0000-0000-0000-000000000000'`)
  return [
    sql`coalesce(${activity.scheduledAt}, '-infinity')`,
    sql`coalesce(${activity.contactId}, ${nobody})`,
    sql`coalesce(${activity.companyId}, ${nobody})`,
    sql`coalesce(${activity.dealId}, ${nobody})`
  ]
}

export const activities = pgTable(
  'activities',
  {
    ...ofRecord(),
    activityType: text('activity_type', { enum: activityTypes }).notNull(),
    subject: text('subject').notNull(),
    body: text('body'),
    scheduledAt: moment('scheduled_at'),
    completedAt: moment('completed_at'),
    status: text('status', { enum: activityStatuses }).notNull(),
    priority: text('priority', { enum: activityPriorities }).notNull(),
    dueDate: moment('due_date'),
    contactId: uuid('contact_id'),
    companyId: uuid('company_id'),
    dealId: uuid('deal_id')
  },
  (table) => [
    index('activities_identity')
      .on(table.tenantId, table.subject, ...activityIdentity(table))
      .where(present(table.subject)),
    indexOn('activities_type', table, table.activityType),
    indexOn('activities_status', table, table.status),
    indexOn('activities_contact', table, table.contactId),
    indexOn('activities_company', table, table.companyId),
    indexOn('activities_deal', table, table.dealId),
    reference('activities_contact', table, table.contactId, contacts),
    reference('activities_company', table, table.companyId, companies),
    reference('activities_deal', table, table.dealId, deals),
    check('activities_type', oneOf(table.activityType, activityTypes)),
    check('activities_status', oneOf(table.status, activityStatuses)),
    check('activities_priority', oneOf(table.priority, activityPriorities)),
    ...indexesOfRecord('activities', table, activityWords(table), users)
  ]
)
