import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { operations } from '../../generated/operations.ts'
import type { Operations } from '../../generated/types.ts'
import { contact } from '../../src/contacts/record.ts'
import type { Context } from '../../src/contract.ts'
import { foreignKey, getTableConfig, pgTable, primaryKey, text, timestamp, uuid } from '../../src/db/drizzle.ts'
import { tables } from '../../src/db/foreign-keys.ts'
import { companies, contacts, deals, recordEntities, uniqueValues, users } from '../../src/db/schema.ts'
import { recordTypes, referrersOf, sheets } from '../../src/record-types.ts'
import type { Filters } from '../../src/records/record.ts'
import { referencesOf } from '../../src/records/references.ts'
import { list } from '../../src/search/list.ts'
import { kinds as inFiles } from '../import-export/sheets.ts'
import { entities as searched } from '../search/records.ts'
import { kinds as ofWorlds } from '../visibility/worlds.ts'
import { kinds } from './kinds.ts'

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

// A record type that is forgotten in one of these lists would work but for custom values, files or erasures.

const withCustom = recordTypes.filter(({ view }) => 'custom' in view)
const entities = withCustom.map(({ entity }) => entity).toSorted()

t.test('A record type with custom values is one to the schema, the contract, files and unique values', async (t) => {
  t.same([...recordEntities].toSorted(), entities, 'recordEntities')
  const inContract = new Set(Object.values(operations).flatMap(({ customOf }) => customOf ?? []))
  t.same([...inContract].toSorted(), entities, 'operations that take or show custom values')
  t.same(sheets.map(({ kind }) => kind.entity).toSorted(), entities, 'sheets')
  const holding = referencesOf(uniqueValues).filter(({ target }) => withCustom.some(({ table }) => table === target))
  t.same(
    holding.map(({ property, onDelete }) => [property, onDelete]).toSorted(),
    entities.map((entity) => [`${entity}Id`, 'cascade']),
    'columns of unique_values'
  )
})

t.test(
  'Where the contract lists record types, or files, it lists all of them; so do the tests of what they share',
  async (t) => {
    const text = readFileSync(join(import.meta.dirname, '../../generated/openapi.json'), 'utf8')
    let found = 0
    const assertWhole = (path: string, names: string[]) => {
      for (const all of [entities, sheets.map(({ name }) => name)]) {
        const missing = all.filter((name) => !names.includes(name))
        // Lists of one or two are of what these alone can do, such as being merged.
        if (all.length - missing.length < 3) continue
        found += 1
        t.same(missing, [], path)
      }
    }
    const visit = (node: unknown, path: string) => {
      if (typeof node !== 'object' || node === null) return
      const { enum: values, mapping, oneOf, discriminator } = node as Record<string, unknown>
      if (Array.isArray(values)) assertWhole(path, values)
      if (typeof mapping === 'object' && mapping !== null) assertWhole(path, Object.keys(mapping))
      if (Array.isArray(oneOf) && discriminator) {
        const mapped = new Set(Object.values((discriminator as { mapping?: object }).mapping ?? {}))
        t.same(oneOf.map((one) => one.$ref).toSorted(), [...mapped].toSorted(), `${path}/oneOf`)
      }
      for (const [name, child] of Object.entries(node)) visit(child, `${path}/${name}`)
    }
    visit(JSON.parse(text), '')
    t.ok(found > 5, 'the scan finds lists at all')
    t.same(kinds.map(({ entity }) => entity).toSorted(), entities, 'test/records/kinds.ts')
    // One left out here would never be tried on whether it shows hidden records, or on what a search finds.
    t.same(Object.keys(ofWorlds).toSorted(), entities, 'test/visibility/worlds.ts')
    t.same([...searched].toSorted(), entities, 'test/search/records.ts')
    t.same([...inFiles].toSorted(), sheets.map(({ name }) => name).toSorted(), 'test/import-export/sheets.ts')
  }
)

t.test('Every sheet has its operations', async (t) => {
  const imported = Object.entries(operations).flatMap(([id, { cost }]) => (cost === 'upload' ? id : []))
  t.same(
    imported.map((id) => id.replace('import', '').toLowerCase()).toSorted(),
    sheets.map(({ name }) => name).toSorted()
  )
})

/** Properties that are in no file, by record type, as somebody has decided. */
const inNoFile: Record<string, string[]> = {}

t.test('What a new record may be given has a column in files', async (t) => {
  for (const { kind, columns, extended } of sheets) {
    const [first = ''] = kind.entity
    const create = `create${first.toUpperCase()}${kind.entity.slice(1)}` as 'createContact'
    const inFiles = [...columns, ...extended].flatMap(({ property, resolvesTo }) => property ?? resolvesTo ?? [])
    const left = operations[create].bodyNames.filter((name) => name !== 'custom' && !inFiles.includes(name))
    t.same(
      left,
      inNoFile[kind.entity] ?? [],
      `${kind.entity}: add a column to its sheet, or the name to this test's list`
    )
  }
})

t.test('Whatever refers to a contact is among the personal data of one', async (t) => {
  const referring = tables.filter((table) => referencesOf(table).some(({ target }) => target === contacts))
  const names = referring.map((table) => getTableConfig(table).name)
  // Of deals, and of what is unique in custom values, which the contact itself shows.
  const parts = ['deal_contacts', 'unique_values']
  t.same(
    names.filter((name) => !parts.includes(name)).toSorted(),
    operations.getPersonalData.fields.filter((name) => names.includes(name)).toSorted()
  )
})
