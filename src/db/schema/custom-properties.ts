import {
  boolean,
  check,
  index,
  integer,
  isNull,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid
} from '../drizzle.ts'
import { activities } from './activities.ts'
import { indexOn, ofTenant, oneOf, present, reference, tenantId } from './columns.ts'
import { companies } from './companies.ts'
import { contacts } from './contacts.ts'
import { deals } from './deals.ts'

export const recordEntities = ['contact', 'company', 'deal', 'activity'] as const

export const propertyTypes = [
  'text',
  'number',
  'boolean',
  'date',
  'datetime',
  'select',
  'multiselect',
  'url',
  'user'
] as const

/** The definitions of a tenant's custom properties. A value is in the column `custom` of its record. */
export const properties = pgTable(
  'properties',
  {
    ...ofTenant(),
    entity: text('entity', { enum: recordEntities }).notNull(),
    key: text('key').notNull(),
    type: text('type', { enum: propertyTypes }).notNull(),
    label: text('label').notNull(),
    description: text('description'),
    options: jsonb('options').$type<{ value: string; label: string; isArchived: boolean }[]>(),
    isUnique: boolean('is_unique').notNull(),
    isArchived: boolean('is_archived').notNull(),
    position: integer('position').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('properties_key').on(table.tenantId, table.entity, table.key).where(present(table.entity)),
    indexOn('properties_updated', table, table.updatedAt),
    check('properties_entity', oneOf(table.entity, recordEntities)),
    check('properties_type', oneOf(table.type, propertyTypes))
  ]
)

/**
 * The values of unique custom properties, and which record holds each. Texts may be longer than an index takes, so all keys are digests:
 * `unique_key` of the value as it must be unique, `search_key` as texts compare, by which searches find URLs, and `key` as release 1.1.0 compares it, whose
 * instances find records by it. Rows of theirs have no `unique_key` until it is worked out (docs/decisions/texts.md).
 */
export const uniqueValues = pgTable(
  'unique_values',
  {
    tenantId: tenantId(),
    propertyId: uuid('property_id').notNull(),
    key: text('key').notNull(),
    uniqueKey: text('unique_key'),
    searchKey: text('search_key').notNull(),
    contactId: uuid('contact_id'),
    companyId: uuid('company_id'),
    dealId: uuid('deal_id'),
    activityId: uuid('activity_id')
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.propertyId, table.key] }),
    index('unique_values_compared')
      .on(table.tenantId, table.uniqueKey, table.propertyId)
      .where(present(table.uniqueKey)),
    index('unique_values_former').on(table.tenantId, table.propertyId, table.key).where(isNull(table.uniqueKey)),
    index('unique_values_search').on(table.tenantId, table.searchKey, table.propertyId).where(present(table.searchKey)),
    index('unique_values_contact').on(table.tenantId, table.contactId).where(present(table.contactId)),
    index('unique_values_company').on(table.tenantId, table.companyId).where(present(table.companyId)),
    index('unique_values_deal').on(table.tenantId, table.dealId).where(present(table.dealId)),
    index('unique_values_activity').on(table.tenantId, table.activityId).where(present(table.activityId)),
    reference('unique_values_property', table, table.propertyId, properties).onDelete('cascade'),
    reference('unique_values_contact', table, table.contactId, contacts).onDelete('cascade'),
    reference('unique_values_company', table, table.companyId, companies).onDelete('cascade'),
    reference('unique_values_deal', table, table.dealId, deals).onDelete('cascade'),
    reference('unique_values_activity', table, table.activityId, activities).onDelete('cascade')
  ]
)
