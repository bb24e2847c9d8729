import t from 'tap'
import type { Operations } from '../../generated/types.ts'
import { contact } from '../../src/contacts/record.ts'
import type { Context } from '../../src/contract.ts'
import { foreignKey, pgTable, primaryKey, text, timestamp, uuid } from '../../src/db/drizzle.ts'
import { tables } from '../../src/db/foreign-keys.ts'
import { companies, contacts, deals, users } from '../../src/db/schema.ts'
import { recordTypes, referrersOf } from '../../src/record-types.ts'
import type { Filters } from '../../src/records/record.ts'
import { referencesOf } from '../../src/records/references.ts'
import { list } from '../../src/search/list.ts'

// What must not be written by hand, since forgetting it would go unnoticed. The lines marked with @ts-expect-error are
// tests, too: `npm run typecheck` fails where one of them compiles.

t.test('A filter that only the contract has, or only the code, does not compile', async (t) => {
  type Query = Operations['listContacts']['query']
  type NextQuery = Query & { country?: string }
  const { filters } = contact
  // @ts-expect-error the contract's new filter has no column
  const missing: Filters<NextQuery> = filters
  // @ts-expect-error the contract has no such filter
  const surplus: Filters<Query> = { ...filters, country: filters.email }
  // @ts-expect-error the list would ignore the new filter, and return everybody's contacts
  const ask = (ctx: Context, query: NextQuery) => list(ctx, contact, query)
  t.same(Object.keys(missing), ['email', 'companyId', 'lifecycleStage', 'ownerId'])
  t.ok(surplus)
  t.ok(ask)
})

t.test('References are those of the schema', async (t) => {
  const namesOf = (target: Parameters<typeof referrersOf>[0]) =>
    referrersOf(target).map(({ kind, property }) => `${kind.entity}.${property}`)
  t.same(namesOf(users), ['contact.ownerId', 'company.ownerId', 'deal.ownerId', 'activity.ownerId'])
  t.same(namesOf(companies), ['contact.companyId', 'deal.companyId', 'activity.companyId'])
  t.same(namesOf(contacts), ['deal.contactId', 'activity.contactId'])
  t.same(
    referencesOf(deals).map(({ constraint, property, onDelete }) => [constraint, property, onDelete]),
    [
      ['deals_pipeline', 'pipelineId', 'refuse'],
      ['deals_stage', 'stageId', 'refuse'],
      ['deals_contact', 'contactId', 'clear'],
      ['deals_company', 'companyId', 'clear'],
      ['deals_owner', 'ownerId', 'clear']
    ]
  )
})

t.test('A new table with an owner is cleared when its owner is deleted, or the service does not start', async (t) => {
  const columns = { tenantId: uuid('tenant_id').notNull(), id: uuid('id').notNull(), ownerId: uuid('owner_id') }
  const times = { createdAt: timestamp('created_at'), updatedAt: timestamp('updated_at') }
  const notes = pgTable('notes', { ...columns, ...times, text: text('text') }, (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.ownerId], foreignColumns: [users.tenantId, users.id] })
  ])
  const note = { ...contact, entity: 'note', table: notes }
  t.match(referrersOf(users, [...recordTypes, note], [...tables, notes]).at(-1), { kind: note, property: 'ownerId' })
  t.throws(() => referrersOf(users, recordTypes, [...tables, notes]), { message: /^notes refers to users, but / })
})
