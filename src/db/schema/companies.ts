import { integer, numeric, pgTable, primaryKey, text, uniqueIndex, uuid } from '../drizzle.ts'
import { wordsOf } from '../words.ts'
import { users } from './access.ts'
import {
  type Columns,
  comparedIndex,
  customValues,
  indexOn,
  moment,
  present,
  reference,
  tenantId,
  unownedIndex,
  wordIndex
} from './columns.ts'

/** What `q` searches in each record type. */
export const companyWords = (table: Columns<'tenantId' | 'name' | 'domain' | 'phone' | 'tags' | 'notes'>) =>
  wordsOf({
    tenantId: table.tenantId,
    texts: [table.name, table.domain, table.notes],
    phones: [table.phone],
    tags: table.tags
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
    comparedIndex('companies_compared_name', table, table.name),
    comparedIndex('companies_compared_industry', table, table.industry),
    indexOn('companies_updated', table, table.updatedAt),
    indexOn('companies_created', table, table.createdAt),
    indexOn('companies_industry', table, table.industry),
    indexOn('companies_owner', table, table.ownerId),
    unownedIndex('companies_unowned', table),
    wordIndex('companies_words', companyWords(table)),
    reference('companies_owner', table, table.ownerId, users)
  ]
)
