import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  sql,
  text,
  unique,
  uniqueIndex,
  uuid
} from '../drizzle.ts'
import { wordsOf } from '../words.ts'
import { users } from './access.ts'
import {
  type Columns,
  comparedIndex,
  indexesOfRecord,
  indexOn,
  moment,
  ofRecord,
  ofTenant,
  oneOf,
  present,
  reference,
  tenantId
} from './columns.ts'
import { companies } from './companies.ts'
import { contacts } from './contacts.ts'
import { ownTenant } from './tenants.ts'

export const pipelines = pgTable(
  'pipelines',
  {
    ...ofTenant(ownTenant()),
    name: text('name').notNull(),
    isDefault: boolean('is_default').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('pipelines_default').on(table.tenantId).where(sql`${table.isDefault}`),
    indexOn('pipelines_updated', table, table.updatedAt)
  ]
)

export const stages = pgTable(
  'stages',
  {
    ...ofTenant(ownTenant()),
    pipelineId: uuid('pipeline_id').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    probability: integer('probability').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    // The target of a deal's reference, so that the database refuses a stage of another pipeline.
    unique('stages_of_pipeline').on(table.tenantId, table.pipelineId, table.id),
    indexOn('stages_updated', table, table.updatedAt),
    index('stages_position')
      .on(table.tenantId, table.pipelineId, table.position, table.id)
      .where(present(table.pipelineId)),
    reference('stages_pipeline', table, table.pipelineId, pipelines)
  ]
)

const dealStatuses = ['open', 'won', 'lost'] as const

export const dealWords = (table: Columns<'tenantId' | 'name' | 'notes'>) =>
  wordsOf({
    tenantId: table.tenantId,
    texts: [table.name, table.notes]
  })

export const deals = pgTable(
  'deals',
  {
    ...ofRecord(),
    pipelineId: uuid('pipeline_id').notNull(),
    stageId: uuid('stage_id').notNull(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    contactId: uuid('contact_id'),
    companyId: uuid('company_id'),
    value: numeric('value', { precision: 18, scale: 2, mode: 'number' }),
    currency: text('currency'),
    probability: integer('probability'),
    expectedCloseDate: moment('expected_close_date'),
    actualCloseDate: moment('actual_close_date'),
    status: text('status', { enum: dealStatuses }).notNull(),
    notes: text('notes'),
    lastActivityAt: moment('last_activity_at'),
    budget: integer('budget'),
    authority: integer('authority'),
    need: integer('need'),
    timeline: integer('timeline'),
    budgetNotes: text('budget_notes'),
    authorityNotes: text('authority_notes'),
    needNotes: text('need_notes'),
    timelineNotes: text('timeline_notes'),
    // Null until the first qualification, which may well score 0.
    bantScore: integer('bant_score')
  },
  (table) => [
    index('deals_name').on(table.tenantId, table.nameKey, table.pipelineId, table.id).where(present(table.nameKey)),
    comparedIndex('deals_compared_name', table, table.name, [table.pipelineId]),
    indexOn('deals_status', table, table.status),
    indexOn('deals_pipeline', table, table.pipelineId),
    indexOn('deals_stage', table, table.stageId),
    indexOn('deals_company', table, table.companyId),
    indexOn('deals_contact', table, table.contactId),
    // Comes before the stage's key, so that an unknown pipeline is reported as unknown pipeline.
    reference('deals_pipeline', table, table.pipelineId, pipelines),
    foreignKey({
      name: 'deals_stage',
      columns: [table.tenantId, table.pipelineId, table.stageId],
      foreignColumns: [stages.tenantId, stages.pipelineId, stages.id]
    }),
    reference('deals_contact', table, table.contactId, contacts),
    reference('deals_company', table, table.companyId, companies),
    check('deals_status', oneOf(table.status, dealStatuses)),
    ...indexesOfRecord('deals', table, dealWords(table), users)
  ]
)

/**
 * The contacts of deals, with what each of them is there. Which one is the primary contact says `deals.contact_id` alone. A deal's
 * primary contact that isn't here has no role, and has been there since the deal was made.
 */
export const dealContacts = pgTable(
  'deal_contacts',
  {
    tenantId: tenantId(),
    dealId: uuid('deal_id').notNull(),
    contactId: uuid('contact_id').notNull(),
    role: text('role'),
    addedAt: moment('added_at').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.dealId, table.contactId] }),
    index('deal_contacts_contact').on(table.tenantId, table.contactId, table.dealId).where(present(table.contactId)),
    reference('deal_contacts_deal', table, table.dealId, deals).onDelete('cascade'),
    reference('deal_contacts_contact', table, table.contactId, contacts).onDelete('cascade')
  ]
)
