import { integer, numeric, pgTable, text, uniqueIndex } from '../drizzle.ts'
import { wordsOf } from '../words.ts'
import { users } from './access.ts'
import { type Columns, comparedIndex, indexesOfRecord, indexOn, oddIndex, ofRecord, present } from './columns.ts'

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
    ...ofRecord(),
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
    notes: text('notes')
  },
  (table) => [
    uniqueIndex('companies_domain').on(table.tenantId, table.domain).where(present(table.domain)),
    oddIndex('companies_odd_domain', table, table.domain),
    indexOn('companies_name', table, table.nameKey),
    comparedIndex('companies_compared_name', table, table.name),
    comparedIndex('companies_compared_industry', table, table.industry),
    // PostgreSQL has no statistics of an expression that a partial index is over, and would read and sort a whole industry.
    comparedIndex('companies_industry_updated', table, table.industry, [table.updatedAt]),
    indexOn('companies_industry', table, table.industry),
    ...indexesOfRecord('companies', table, companyWords(table), users)
  ]
)
