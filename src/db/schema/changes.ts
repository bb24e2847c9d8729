import { bigint, index, integer, json, pgTable, primaryKey, sql, text, uuid } from '../drizzle.ts'
import { namedContacts, namesContacts } from '../named-contacts.ts'
import { indexOn, moment, present, reference, tenantId } from './columns.ts'
import { properties } from './custom-properties.ts'

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
    // Without a list of new entries: a write then costs the same each time, and nobody searches the list.
    index('changes_contacts')
      .using('gin', namedContacts(table))
      .with({ fastupdate: false })
      .where(namesContacts(table)),
    index('changes_deleted').on(table.tenantId, table.entity, table.changedAt).where(sql`${table.action} = 'deleted'`)
  ]
)

/**
 * Changes of one set, record type and action that stand behind each other in the log, where they are many: so that a set of 100,000 is
 * passed over, and counted, without reading it.
 */
export const changeSetParts = pgTable(
  'change_set_parts',
  {
    tenantId: tenantId(),
    lastSequence: bigint('last_sequence', { mode: 'number' }).notNull(),
    firstSequence: bigint('first_sequence', { mode: 'number' }).notNull()
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.lastSequence] })]
)

/** Undos of change sets by instances of 1.1.0: one that they began half goes on as a run (runs.ts). */
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
    conflicts: json('conflicts').notNull(),
    undoneBy: uuid('undone_by'),
    begun: uuid('begun')
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
    key: text('key'),
    /** The tenant's latest change before the merge; null of one by an instance of release 1.1.0 or before. */
    sequence: bigint('sequence', { mode: 'number' })
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    indexOn('merged_records_key', table, table.key),
    indexOn('merged_records_survivor', table, table.survivorId),
    indexOn('merged_records_into', table, table.mergedInto)
  ]
)

/**
 * What finds the record that is left of a merge beside `mergedRecords.key`: unique custom values of the one that went, and those and the
 * e-mail address or domain of the one that stayed which the merge replaced. They count while the merge does.
 */
export const aliases = pgTable(
  'aliases',
  {
    tenantId: tenantId(),
    /** The record that went. */
    mergedId: uuid('merged_id').notNull(),
    /** An e-mail address or domain in the form in which it is compared, or a property's id, a blank and the value's digest. */
    key: text('key').notNull(),
    propertyId: uuid('property_id')
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.mergedId, table.key] }),
    index('aliases_key').on(table.tenantId, table.key, table.mergedId).where(present(table.key)),
    index('aliases_property').on(table.tenantId, table.propertyId).where(present(table.propertyId)),
    reference('aliases_merged', table, table.mergedId, mergedRecords).onDelete('cascade'),
    reference('aliases_property', table, table.propertyId, properties).onDelete('cascade')
  ]
)
