import { check, pgTable, primaryKey, text, uniqueIndex, uuid } from '../drizzle.ts'
import { wordsOf } from '../words.ts'
import { users } from './access.ts'
import {
  type Columns,
  indexesOfRecord,
  indexOn,
  moment,
  oddIndex,
  ofRecord,
  oneOf,
  present,
  reference,
  tenantId
} from './columns.ts'
import { companies } from './companies.ts'

const lifecycleStages = [
  'subscriber',
  'lead',
  'marketing_qualified_lead',
  'sales_qualified_lead',
  'opportunity',
  'customer',
  'evangelist',
  'other'
] as const

export const contactWords = (
  table: Columns<'tenantId' | 'firstName' | 'lastName' | 'email' | 'phone' | 'mobile' | 'title' | 'tags' | 'notes'>
) =>
  wordsOf({
    tenantId: table.tenantId,
    texts: [table.firstName, table.lastName, table.email, table.title, table.notes],
    phones: [table.phone, table.mobile],
    tags: table.tags
  })

export const contacts = pgTable(
  'contacts',
  {
    ...ofRecord(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email'),
    emailKey: text('email_key'),
    phone: text('phone'),
    mobile: text('mobile'),
    title: text('title'),
    department: text('department'),
    companyId: uuid('company_id'),
    address: text('address'),
    city: text('city'),
    state: text('state'),
    country: text('country'),
    postalCode: text('postal_code'),
    lifecycleStage: text('lifecycle_stage', { enum: lifecycleStages }).notNull(),
    leadSource: text('lead_source'),
    tags: text('tags').array().notNull(),
    notes: text('notes'),
    lastActivityAt: moment('last_activity_at')
  },
  (table) => [
    uniqueIndex('contacts_email').on(table.tenantId, table.emailKey).where(present(table.emailKey)),
    oddIndex('contacts_odd_email', table, table.emailKey),
    indexOn('contacts_company', table, table.companyId),
    indexOn('contacts_lifecycle', table, table.lifecycleStage),
    reference('contacts_company', table, table.companyId, companies),
    check('contacts_lifecycle', oneOf(table.lifecycleStage, lifecycleStages)),
    ...indexesOfRecord('contacts', table, contactWords(table), users)
  ]
)

const erasedActivities = ['unlink', 'delete'] as const

/**
 * Contacts that were erased. Rows are only added, so that a backup that is restored can be brought to forget them, too; what
 * became of their activities is done again then.
 */
export const erasedContacts = pgTable(
  'erased_contacts',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    erasedAt: moment('erased_at').notNull(),
    activities: text('activities', { enum: erasedActivities }).notNull(),
    /** The erasure's own, which may have no row in the change log. */
    changeSet: uuid('change_set')
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })]
)
