import { getTableColumns, getTableName } from 'drizzle-orm'
import { company } from '../../src/companies/record.ts'
import type { AnyRecordKind } from '../../src/records/record.ts'

/** What the seed tells of its data, for requests to draw from. */
export type Facts = {
  tenantId: string
  subdomain: string
  apiKey: string
  ids: string[]
  /** An `updatedAt` by its place in the order of all of them: 0 is before the first, 1 the last. */
  updatedAt: Record<string, string>
}

/** What one request is made of; `number` never comes twice. */
type Draw = { id: string; number: number; facts: Facts }

/** A request as the floor's statement sees it. */
type Received = { id: string; query: Record<string, string>; body: Record<string, unknown> }

/** One kind of request: what the service is asked, and the bare statement that answers the same. */
export type Work = {
  name: string
  /** The multiple of the floor's CPU time that is still good. */
  bar: number
  method: 'GET' | 'POST' | 'PUT'
  /** The route, with `:id` where `draw.id` belongs. */
  url: string
  query?: (draw: Draw) => string
  body?: (draw: Draw) => Record<string, unknown>
  /** `$1` is the tenant's id, `values` come after it. */
  floor: { sql: string; values: (received: Received) => unknown[]; isList?: true }
}

/** The tables that the floor writes to, so that the service's own stay as the seed made them. */
export const copiedTables = [company].map(({ table }) => getTableName(table))

const newCompany = (n: number) => ({
  name: `Bench Company ${n}`,
  domain: `bench-${n}.example`,
  industry: 'Logistics',
  description: 'Moves what others make, by road and rail, in eleven countries.',
  employeeCount: n % 5_000,
  annualRevenue: (n % 900_000) + 0.25,
  phone: '+49 30 5550 100',
  website: `https://bench-${n}.example/`,
  city: 'Berlin',
  country: 'Germany',
  tags: ['customer', 'north']
})

export const works: Work[] = [
  {
    name: 'GET company',
    bar: 1.4,
    method: 'GET',
    url: '/api/v1/companies/:id',
    floor: {
      sql: `select ${columnsOf(company)} from companies where tenant_id = $1 and id = $2`,
      values: ({ id }) => [id]
    }
  },
  {
    name: 'GET companies (100)',
    bar: 1.0,
    method: 'GET',
    url: '/api/v1/companies',
    query: () => 'limit=100',
    floor: {
      sql: `select ${columnsOf(company)} from companies where tenant_id = $1 order by id limit 100`,
      values: () => [],
      isList: true
    }
  },
  ...['early', 'middle', 'late'].map(
    (place): Work => ({
      name: `GET companies since, ${place}`,
      bar: 1.0,
      method: 'GET',
      url: '/api/v1/companies',
      query: ({ facts }) => `limit=100&updatedSince=${facts.updatedAt[place]}`,
      floor: {
        sql: `select ${columnsOf(company)} from companies where tenant_id = $1 and updated_at > $2
          order by updated_at, id limit 100`,
        values: ({ query }) => [query.updatedSince],
        isList: true
      }
    })
  ),
  {
    name: 'POST company',
    bar: 2.5,
    method: 'POST',
    url: '/api/v1/companies',
    body: ({ number }) => newCompany(number),
    floor: {
      sql: `insert into floor_companies (tenant_id, id, name, name_key, domain, industry, description, employee_count, annual_revenue,
          phone, website, city, country, tags, created_at, updated_at)
        values ($1, uuidv7(), $2, lower($2), $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, now(), now()) returning ${columnsOf(company)}`,
      values: ({ body }) => Object.values(body)
    }
  },
  {
    name: 'PUT company',
    bar: 2.5,
    method: 'PUT',
    url: '/api/v1/companies/:id',
    body: ({ number }) => ({
      name: `Changed Company ${number}`,
      city: 'Hamburg',
      employeeCount: number,
      tags: ['lead']
    }),
    floor: {
      sql: `update floor_companies set name = $3, name_key = lower($3), city = $4, employee_count = $5, tags = $6, updated_at = now()
        where tenant_id = $1 and id = $2 returning ${columnsOf(company)}`,
      values: ({ id, body }) => [id, ...Object.values(body)]
    }
  }
]

/** The table's columns that an answer has, by their names in it. */
function columnsOf({ table, view }: AnyRecordKind): string {
  const columns = Object.entries(getTableColumns(table)).filter(([property]) => property in view)
  return columns.map(([property, { name }]) => `${name} as "${property}"`).join(', ')
}
