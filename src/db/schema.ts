import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  type SQL,
  type SQLWrapper,
  sql,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid
} from './drizzle.ts'
import { wordsOf } from './words.ts'

// Every tenant table has a primary key that begins with tenant_id, mostly (tenant_id, id), and refers to others by
// (tenant_id, …), so that the database itself refuses a reference across tenants, and the tables can be distributed by
// tenant_id unchanged.
// Records and their changes are written only together with their tenant's row of the tenant sequence, which refers to the
// tenant: a foreign key of their own to `tenants` would lock and rewrite that one row's header at every insert.

/** A moment in UTC with milliseconds: what the contract's `date-time` carries, no finer. */
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'string' })

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
const dealStatuses = ['open', 'won', 'lost'] as const
const activityTypes = ['call', 'meeting', 'task', 'email', 'note'] as const
const activityStatuses = ['pending', 'completed', 'cancelled'] as const
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
const activityPriorities = ['low', 'normal', 'high', 'urgent'] as const
const roles = ['admin', 'member', 'viewer'] as const
const erasedActivities = ['unlink', 'delete'] as const
const deliveryStatuses = ['pending', 'succeeded', 'failed'] as const
const importStatuses = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const

/**
 * The condition that every index of a tenant's table, the primary key excepted, has on its own key. Statements with
 * conditions on other columns then can't use it, so that one index fits each statement, whatever the statistics say
 * (docs/decisions/indexes.md).
 */
const present = (key: AnyPgColumn) => sql`${key} is not null`

type Rows = { tenantId: AnyPgColumn; id: AnyPgColumn }

/** The index of lists that are filtered or ordered by a column. */
const indexOn = (name: string, { tenantId, id }: Rows, column: AnyPgColumn) =>
  index(name).on(tenantId, column, id).where(present(column))

/** A foreign key to a row of the same tenant. */
const reference = (name: string, { tenantId }: Pick<Rows, 'tenantId'>, column: AnyPgColumn, target: Rows) =>
  foreignKey({ name, columns: [tenantId, column], foreignColumns: [target.tenantId, target.id] })

/**
 * The index of `wordsOf`. New entries go to a list first, which each search reads through, so it is kept short; without it
 * a write would cost half as much again.
 */
const wordIndex = (name: string, words: SQL) =>
  index(name).using('gin', words).with({ fastupdate: true, gin_pending_list_limit: 128 })

const oneOf = (column: AnyPgColumn, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`

export const tenants = pgTable('tenants', {
  id: uuid('id').primaryKey(),
  subdomain: text('subdomain').notNull().unique(),
  name: text('name').notNull(),
  createdAt: moment('created_at').notNull(),
  /** While it is set, nobody but the operator reaches the tenant's data. */
  suspendedAt: moment('suspended_at')
})

/** The values of custom properties by their keys, archived ones included. */
const customValues = () => jsonb('custom').$type<Record<string, unknown>>().notNull().default({})

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

const tenantId = () => uuid('tenant_id').notNull()
const ownTenant = () => tenantId().references(() => tenants.id)

/**
 * The tenant sequence: one row a tenant with the number and the time of its latest change. Each writing transaction locks this
 * row before it reads or writes a record, so that numbers run 1..n without a gap and become visible in their order
 * (docs/promises.md#change-log). In the database the table is called `tenant_clocks`.
 */
export const tenantSequences = pgTable('tenant_clocks', {
  tenantId: ownTenant().primaryKey(),
  sequence: bigint('sequence', { mode: 'number' }).notNull(),
  changedAt: moment('changed_at').notNull(),
  /**
   * The version of the tenant's webhook subscriptions. Each instance caches them with this version; a write compares it
   * under the lock, and reads the subscriptions again when its cache is stale (outbox/subscriptions.ts).
   */
  subscriptions: bigint('subscriptions', { mode: 'number' }).notNull().default(0),
  /** The version of the tenant's definitions of custom properties, compared in the same way (custom/definitions.ts). */
  properties: bigint('properties', { mode: 'number' }).notNull().default(0),
  /** The number of the latest change that the retention has removed; 0 before the first. */
  removedChanges: bigint('removed_changes', { mode: 'number' }).notNull().default(0)
})

/** The change log: one row for each committed change of a record, with the record as its GET returns it. */
export const changes = pgTable(
  'changes',
  {
    tenantId: tenantId(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    entity: text('entity').notNull(),
    entityId: uuid('entity_id').notNull(),
    action: text('action', { enum: ['created', 'updated', 'deleted'] }).notNull(),
    changedAt: moment('changed_at').notNull(),
    data: json('data').notNull(),
    /** Null, as the columns below are, in rows that a release without these columns wrote. */
    changeSet: uuid('change_set'),
    actorType: text('actor_type'),
    actorId: uuid('actor_id'),
    actorName: text('actor_name'),
    source: text('source'),
    /** The names of the response's properties that an update changed, as a JSON array. */
    changedProperties: json('changed_properties'),
    /** Their former values, by name. */
    previous: json('previous')
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.sequence] }),
    // These have no condition, which PostgreSQL would plan anew at each write. Each statement that reads the log has an order
    // that only one index has.
    index('changes_record').on(table.tenantId, table.entityId, table.sequence),
    index('changes_set').on(table.tenantId, table.changeSet, table.sequence),
    index('changes_actor').on(table.tenantId, table.actorId, table.sequence),
    index('changes_entity').on(table.tenantId, table.entity, table.sequence).where(present(table.entity)),
    index('changes_deleted').on(table.tenantId, table.entity, table.changedAt).where(sql`${table.action} = 'deleted'`)
  ]
)

/** Undos of large change sets that are under way, or were cut off and have yet to be sent again: what is done so far. */
export const undos = pgTable(
  'undos',
  {
    tenantId: tenantId(),
    /** The change set that is undone, and the one that undoes it. */
    changeSet: uuid('change_set').notNull(),
    undoSet: uuid('undo_set').notNull(),
    /** Changes from this number on are done. */
    position: bigint('position', { mode: 'number' }).notNull(),
    reverted: integer('reverted').notNull(),
    conflictCount: integer('conflict_count').notNull(),
    /** The first of them, as the answer lists them. */
    conflicts: json('conflicts').notNull()
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.changeSet] })]
)

/**
 * References that were left empty when their record was restored, since what they named was gone. When that is restored, too, they
 * are set again, unless somebody has set them since the change with this number.
 */
export const emptyReferences = pgTable(
  'empty_references',
  {
    tenantId: tenantId(),
    targetId: uuid('target_id').notNull(),
    recordId: uuid('record_id').notNull(),
    property: text('property').notNull(),
    entity: text('entity').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull()
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.targetId, table.recordId, table.property] })]
)

export const users = pgTable(
  'users',
  {
    tenantId: ownTenant(),
    id: uuid('id').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    name: text('name').notNull(),
    role: text('role', { enum: roles }).notNull(),
    isActive: boolean('is_active').notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('users_email').on(table.tenantId, table.emailKey).where(present(table.emailKey)),
    indexOn('users_updated', table, table.updatedAt),
    check('users_role', oneOf(table.role, roles))
  ]
)

/** Refresh tokens, by SHA-256 only. A family is one login (session); a spent token that is used again revokes all of it. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tenantId: ownTenant(),
    tokenHash: text('token_hash').notNull(),
    familyId: uuid('family_id').notNull(),
    userId: uuid('user_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
    spentAt: moment('spent_at')
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.tokenHash] }),
    index('refresh_tokens_family').on(table.tenantId, table.familyId).where(present(table.familyId)),
    index('refresh_tokens_user').on(table.tenantId, table.userId).where(present(table.userId)),
    reference('refresh_tokens_user', table, table.userId, users).onDelete('cascade')
  ]
)

export const apiKeys = pgTable(
  'api_keys',
  {
    tenantId: ownTenant(),
    id: uuid('id').notNull(),
    keyPrefix: text('key_prefix').notNull(),
    keyHash: text('key_hash').notNull(),
    name: text('name').notNull(),
    scopes: text('scopes').notNull(),
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
    /** The maker's address as it was then; without a maker the key was made by another key. */
    createdBy: text('created_by'),
    /** No foreign key: a key stays when its maker goes. Null also where it isn't known who that was. */
    createdById: uuid('created_by_id'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('api_keys_hash').on(table.tenantId, table.keyHash).where(present(table.keyHash)),
    indexOn('api_keys_updated', table, table.updatedAt)
  ]
)

/**
 * Logins, and who changed access, setup and files. Entries are added; only the retention removes them, and only the erasure of
 * a contact changes them: it takes the name out.
 * An id is a UUIDv7 of its entry's millisecond, so the primary key is the order of time. Actors and targets may be deleted.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    tenantId: ownTenant(),
    id: uuid('id').notNull(),
    at: moment('at').notNull(),
    action: text('action').notNull(),
    outcome: text('outcome').notNull(),
    actorType: text('actor_type').notNull(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    targetType: text('target_type').notNull(),
    targetId: uuid('target_id'),
    targetName: text('target_name'),
    ip: text('ip'),
    requestId: text('request_id')
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    indexOn('audit_log_action', table, table.action),
    indexOn('audit_log_actor', table, table.actorId),
    // For the retention. No BRIN: new rows fill the space of removed ones, and each block range would then span the whole year.
    index('audit_log_at').on(table.at).where(present(table.at))
  ]
)

export const pipelines = pgTable(
  'pipelines',
  {
    tenantId: ownTenant(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull()
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
    tenantId: ownTenant(),
    id: uuid('id').notNull(),
    pipelineId: uuid('pipeline_id').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    probability: integer('probability').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull()
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

type Columns<Name extends string> = Record<Name, AnyPgColumn>

/** What `q` searches in each record type. */
export const companyWords = (table: Columns<'tenantId' | 'name' | 'domain' | 'phone' | 'tags' | 'notes'>) =>
  wordsOf({
    tenantId: table.tenantId,
    texts: [table.name, table.domain, table.notes],
    phones: [table.phone],
    tags: table.tags
  })
export const contactWords = (
  table: Columns<'tenantId' | 'firstName' | 'lastName' | 'email' | 'phone' | 'mobile' | 'title' | 'tags' | 'notes'>
) =>
  wordsOf({
    tenantId: table.tenantId,
    texts: [table.firstName, table.lastName, table.email, table.title, table.notes],
    phones: [table.phone, table.mobile],
    tags: table.tags
  })
export const dealWords = (table: Columns<'tenantId' | 'name' | 'notes'>) =>
  wordsOf({
    tenantId: table.tenantId,
    texts: [table.name, table.notes]
  })
export const activityWords = (table: Columns<'tenantId' | 'subject'>) =>
  wordsOf({
    tenantId: table.tenantId,
    texts: [table.subject]
  })

export const companies = pgTable(
  'companies',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    domain: text('domain'),
    industry: text('industry'),
    description: text('description'),
    employeeCount: integer('employee_count'),
    annualRevenue: numeric('annual_revenue', { precision: 18, scale: 2, mode: 'number' }),
    phone: text('phone'),
    website: text('website'),
    networkUrl: text('network_url'),
    address: text('address'),
    city: text('city'),
    state: text('state'),
    country: text('country'),
    postalCode: text('postal_code'),
    tags: text('tags').array().notNull(),
    notes: text('notes'),
    ownerId: uuid('owner_id'),
    custom: customValues(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull()
  },
  (table) => [
    // Also the list order "createdAt, id": an id is a UUIDv7 made of its createdAt's own millisecond.
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('companies_domain').on(table.tenantId, table.domain).where(present(table.domain)),
    indexOn('companies_name', table, table.nameKey),
    indexOn('companies_updated', table, table.updatedAt),
    indexOn('companies_created', table, table.createdAt),
    indexOn('companies_industry', table, table.industry),
    indexOn('companies_owner', table, table.ownerId),
    wordIndex('companies_words', companyWords(table)),
    reference('companies_owner', table, table.ownerId, users)
  ]
)

export const contacts = pgTable(
  'contacts',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
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
    ownerId: uuid('owner_id'),
    lastActivityAt: moment('last_activity_at'),
    custom: customValues(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('contacts_email').on(table.tenantId, table.emailKey).where(present(table.emailKey)),
    indexOn('contacts_updated', table, table.updatedAt),
    indexOn('contacts_created', table, table.createdAt),
    indexOn('contacts_company', table, table.companyId),
    indexOn('contacts_lifecycle', table, table.lifecycleStage),
    indexOn('contacts_owner', table, table.ownerId),
    wordIndex('contacts_words', contactWords(table)),
    reference('contacts_company', table, table.companyId, companies),
    reference('contacts_owner', table, table.ownerId, users),
    check('contacts_lifecycle', oneOf(table.lifecycleStage, lifecycleStages))
  ]
)

export const deals = pgTable(
  'deals',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
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
    ownerId: uuid('owner_id'),
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
    bantScore: integer('bant_score'),
    custom: customValues(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('deals_name').on(table.tenantId, table.nameKey, table.pipelineId, table.id).where(present(table.nameKey)),
    indexOn('deals_updated', table, table.updatedAt),
    indexOn('deals_created', table, table.createdAt),
    indexOn('deals_status', table, table.status),
    indexOn('deals_pipeline', table, table.pipelineId),
    indexOn('deals_stage', table, table.stageId),
    indexOn('deals_company', table, table.companyId),
    indexOn('deals_contact', table, table.contactId),
    indexOn('deals_owner', table, table.ownerId),
    wordIndex('deals_words', dealWords(table)),
    // Comes before the stage's key, so that an unknown pipeline is reported as unknown pipeline.
    reference('deals_pipeline', table, table.pipelineId, pipelines),
    foreignKey({
      name: 'deals_stage',
      columns: [table.tenantId, table.pipelineId, table.stageId],
      foreignColumns: [stages.tenantId, stages.pipelineId, stages.id]
    }),
    reference('deals_contact', table, table.contactId, contacts),
    reference('deals_company', table, table.companyId, companies),
    reference('deals_owner', table, table.ownerId, users),
    check('deals_status', oneOf(table.status, dealStatuses))
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
    tenantId: tenantId(),
    id: uuid('id').notNull(),
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
    dealId: uuid('deal_id'),
    ownerId: uuid('owner_id'),
    custom: customValues(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    indexOn('activities_updated', table, table.updatedAt),
    indexOn('activities_created', table, table.createdAt),
    index('activities_identity')
      .on(table.tenantId, table.subject, ...activityIdentity(table))
      .where(present(table.subject)),
    indexOn('activities_type', table, table.activityType),
    indexOn('activities_status', table, table.status),
    indexOn('activities_contact', table, table.contactId),
    indexOn('activities_company', table, table.companyId),
    indexOn('activities_deal', table, table.dealId),
    indexOn('activities_owner', table, table.ownerId),
    wordIndex('activities_words', activityWords(table)),
    reference('activities_contact', table, table.contactId, contacts),
    reference('activities_company', table, table.companyId, companies),
    reference('activities_deal', table, table.dealId, deals),
    reference('activities_owner', table, table.ownerId, users),
    check('activities_type', oneOf(table.activityType, activityTypes)),
    check('activities_status', oneOf(table.status, activityStatuses)),
    check('activities_priority', oneOf(table.priority, activityPriorities))
  ]
)

/** The definitions of a tenant's custom properties. A value is in the column `custom` of its record. */
export const properties = pgTable(
  'properties',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    entity: text('entity', { enum: recordEntities }).notNull(),
    key: text('key').notNull(),
    type: text('type', { enum: propertyTypes }).notNull(),
    label: text('label').notNull(),
    description: text('description'),
    options: jsonb('options').$type<{ value: string; label: string; isArchived: boolean }[]>(),
    isUnique: boolean('is_unique').notNull(),
    isArchived: boolean('is_archived').notNull(),
    position: integer('position').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull()
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
 * The values of unique custom properties, so that the database refuses a second record with the same one. Texts may be longer
 * than an index takes, so both keys are digests: `key` of the value as it must be unique, `search_key` of the value as searches
 * compare it.
 */
export const uniqueValues = pgTable(
  'unique_values',
  {
    tenantId: tenantId(),
    propertyId: uuid('property_id').notNull(),
    key: text('key').notNull(),
    searchKey: text('search_key').notNull(),
    contactId: uuid('contact_id'),
    companyId: uuid('company_id'),
    dealId: uuid('deal_id'),
    activityId: uuid('activity_id')
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.propertyId, table.key] }),
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

/**
 * Records that went when they were merged into another one (records/merged.ts). Of one that an undo has made again, its own id is the
 * survivor's.
 */
export const mergedRecords = pgTable(
  'merged_records',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    entity: text('entity').notNull(),
    /** The record that stayed then, and the one that stayed after further merges; it may be deleted since. */
    mergedInto: uuid('merged_into').notNull(),
    survivorId: uuid('survivor_id').notNull(),
    /** Its e-mail address or domain, in the form in which it is compared, until another record has it. */
    key: text('key')
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    indexOn('merged_records_key', table, table.key),
    indexOn('merged_records_survivor', table, table.survivorId),
    indexOn('merged_records_into', table, table.mergedInto)
  ]
)

/** The answers to requests with an `Idempotency-Key`, for 24 hours; of an import its progress. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    tenantId: tenantId(),
    credentialId: uuid('credential_id').notNull(),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    changeSet: uuid('change_set'),
    /** Encrypted: it may show a new key or secret. */
    answer: text('answer'),
    progress: json('progress'),
    createdAt: moment('created_at').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.credentialId, table.operation, table.key] }),
    index('idempotency_keys_created').on(table.createdAt)
  ]
)

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

/** Subscriptions to events. The secrets are encrypted (encryption.ts). */
export const webhooks = pgTable(
  'webhooks',
  {
    tenantId: ownTenant(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    secretEncrypted: text('secret_encrypted').notNull(),
    /** While the secret is being rotated: the one that comes next, and under which key the answer with it is stored. */
    nextSecretEncrypted: text('next_secret_encrypted'),
    rotationCredentialId: uuid('rotation_credential_id'),
    rotationKey: text('rotation_key'),
    events: text('events').array().notNull(),
    /** An update is announced where one of these has changed; where there are none, always. */
    properties: text('wanted_properties').array().notNull().default([]),
    ignoreOwn: boolean('ignore_own').notNull().default(false),
    /** The key or user that made it; it may be gone. Null where that isn't known. */
    createdById: uuid('created_by_id'),
    isActive: boolean('is_active').notNull(),
    lastTriggeredAt: moment('last_triggered_at'),
    failureCount: integer('failure_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull()
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] }), indexOn('webhooks_updated', table, table.updatedAt)]
)

/**
 * The body of an event that several webhooks want, for their deliveries to share. It is written with them and removed by the
 * retention, a day after them.
 */
export const webhookBodies = pgTable(
  'webhook_bodies',
  {
    tenantId: tenantId(),
    eventId: uuid('event_id').notNull(),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.eventId] }),
    index('webhook_bodies_created').using('brin', table.createdAt)
  ]
)

/**
 * Webhooks whose deliveries the sweep has yet to clear away: all of one that was deleted, those that still waited of one that
 * was switched off.
 */
export const droppedWebhooks = pgTable(
  'dropped_webhooks',
  { tenantId: tenantId(), webhookId: uuid('webhook_id').notNull() },
  (table) => [primaryKey({ columns: [table.tenantId, table.webhookId] })]
)

/**
 * One event on its way to one webhook. Every attempt sends the same bytes: `body`, or where that is null the event's row of
 * `webhook_bodies`. While it is pending, `job_id` is the job that makes the next attempt; without one it waits for the sweep.
 * It has no foreign key to its webhook, which is deleted at once, however many deliveries it has.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    webhookId: uuid('webhook_id').notNull(),
    eventId: uuid('event_id').notNull(),
    event: text('event').notNull(),
    body: text('body'),
    status: text('status', { enum: deliveryStatuses }).notNull(),
    attempt: integer('attempt').notNull(),
    responseStatus: integer('response_status'),
    error: text('error'),
    durationMs: integer('duration_ms'),
    deliveredAt: moment('delivered_at'),
    nextAttemptAt: moment('next_attempt_at'),
    jobId: uuid('job_id'),
    /** The number of the change in the change log; null where the event is no change of a record. */
    sequence: bigint('sequence', { mode: 'number' }),
    /** Why an event is sent again, to a webhook that had a delivery of it already. */
    cause: text('cause', { enum: ['redelivery', 'replay'] }),
    /** Of the event; a delivery that sends it again has its own time in its id. */
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull()
  },
  (table) => [
    // Also the order of the history, so that there is one index less to write; nothing refers to a delivery.
    primaryKey({ columns: [table.tenantId, table.webhookId, table.id] }),
    index('webhook_deliveries_pending')
      .on(table.tenantId, table.webhookId, table.id)
      .where(sql`${table.status} = 'pending'`),
    // What became of an event that was sent again.
    index('webhook_deliveries_again')
      .on(table.tenantId, table.webhookId, table.eventId)
      .where(sql`${table.cause} is not null`),
    // For the retention: rows lie in the order of their creation, so a few bytes for every hundred pages are enough.
    index('webhook_deliveries_created').using('brin', table.createdAt),
    check('webhook_deliveries_status', oneOf(table.status, deliveryStatuses))
  ]
)

/**
 * A webhook's attempts whose results were written together: how they ended, and the milliseconds that each took. The id is a
 * UUIDv7 of the moment.
 */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    tenantId: tenantId(),
    webhookId: uuid('webhook_id').notNull(),
    id: uuid('id').notNull(),
    successes: integer('successes').notNull(),
    failures: integer('failures').notNull(),
    durationsMs: integer('durations_ms').array().notNull(),
    createdAt: moment('created_at').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.webhookId, table.id] }),
    index('webhook_attempts_created').using('brin', table.createdAt)
  ]
)

/**
 * Webhooks whose events of a time are being sent again: those with a first delivery between `position` and `untilId`, which are the
 * ids that such deliveries may have, a page at a time in this order.
 */
export const webhookReplays = pgTable(
  'webhook_replays',
  {
    tenantId: tenantId(),
    webhookId: uuid('webhook_id').notNull(),
    isOfFailed: boolean('is_of_failed').notNull(),
    position: uuid('position').notNull(),
    untilId: uuid('until_id').notNull(),
    createdAt: moment('created_at').notNull()
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.webhookId] })]
)

/**
 * Asynchronous imports, for 7 days. What a chunk of rows did is counted in the transaction that writes them, so that an import
 * that was cut off goes on behind its last chunk.
 */
export const importJobs = pgTable(
  'import_jobs',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    entity: text('entity').notNull(),
    mode: text('mode').notNull(),
    match: text('match'),
    /** Headers and the columns that they mean, as a list of pairs. */
    mapping: json('mapping').notNull(),
    isDryRun: boolean('is_dry_run').notNull(),
    fileName: text('file_name'),
    status: text('status', { enum: importStatuses }).notNull(),
    totalRows: integer('total_rows'),
    processedRows: integer('processed_rows').notNull().default(0),
    imported: integer('imported').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    errors: text('errors').array().notNull(),
    /** Headers of the file that are no column. */
    ignoredColumns: text('ignored_columns').array().notNull().default([]),
    /** The keys of the properties that the import has defined, or as a dry run would define. */
    createdProperties: text('created_properties').array().notNull().default([]),
    chunksDone: integer('chunks_done').notNull().default(0),
    changeSet: uuid('change_set').notNull(),
    actorType: text('actor_type').notNull(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    clientAddress: text('client_address'),
    requestId: text('request_id'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at')
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    indexOn('import_jobs_updated', table, table.updatedAt),
    check('import_jobs_status', oneOf(table.status, importStatuses))
  ]
)

/**
 * What belongs to an asynchronous import, in pieces: its file, and as CSV the rows that were left out. A file is here before its
 * job is.
 */
export const importPieces = pgTable(
  'import_pieces',
  {
    tenantId: tenantId(),
    jobId: uuid('job_id').notNull(),
    kind: text('kind', { enum: ['file', 'errors', 'dry'] }).notNull(),
    number: integer('number').notNull(),
    content: bytes('content').notNull(),
    createdAt: moment('created_at').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.jobId, table.kind, table.number] }),
    index('import_pieces_created').using('brin', table.createdAt)
  ]
)

/**
 * The fixed rate-limit windows, shared by all instances; UNLOGGED (see drizzle/), since a crash may lose them. `count`
 * requests are granted to instances, and `used` of them are known to be made; `instances` have asked in this window, the latest
 * of them `share` requests. The defaults are for instances of 1.0.0, which count single requests.
 */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetsAt: moment('resets_at').notNull(),
  used: integer('used').notNull().default(0),
  instances: integer('instances').notNull().default(1),
  share: integer('share').notNull().default(1)
})
