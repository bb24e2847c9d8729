import { company } from '../../src/companies/record.ts'
import { getTableColumns, getTableName } from '../../src/db/drizzle.ts'
import { changes } from '../../src/db/schema.ts'
import { deal } from '../../src/deals/record.ts'
import { makeId } from '../../src/ids.ts'
import type { AnyRecordKind } from '../../src/records/record.ts'
import type { NewTenant } from '../../src/tenants/create.ts'

/** The tables whose records are asked for. */
type Table = 'companies' | 'deals'

/** What requests need to know of the seeded data. */
export type Facts = {
  tenant: NewTenant
  /** Some records of each table. */
  ids: Record<Table, string[]>
  /** The stages of the tenant's pipeline. */
  stageIds: string[]
  /** Times since when ten pages of companies or more were changed. */
  updatedAt: string[]
}

/** What one request is made of; `number` never comes twice, `repeat` counts what this side was asked of this record. */
type Draw = { id: string; number: number; repeat: number; facts: Facts }

/** A request as the floor's statement sees it. */
type Received = { id: string; query: Record<string, string>; body: Record<string, unknown> }

/**
 * What is measured, and the multiple of the floor's CPU time that is still good; of what writes to one tenant also the share
 * of the floor's requests a second.
 */
export type Work = { name: string; bar: number; rateBar?: number } & (Asked | Mix)

/** How many requests of other works, by name, make up one round of a mixed load. */
type Mix = { mix: Record<string, number> }

/** One kind of request: what the service is asked, and the bare statement that answers the same. */
type Asked = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  /** The route, with `:id` where `draw.id` belongs. */
  url: string
  /** The table whose ids are drawn. */
  table: Table
  query?: (draw: Draw) => string
  headers?: (draw: Draw) => Record<string, string>
  body?: (draw: Draw) => Record<string, unknown>
  /** `$1` is the tenant's id, `values` come after it. */
  floor: { sql: string; values: (received: Received) => unknown[]; isList?: true }
}

/** The tables that the floor writes to, so that the service's own stay as the seed made them. */
export const copiedTables = [company.table, deal.table, changes].map(getTableName)

const newCompany = (n: number, mark = String(n)) => ({
  name: `Bench Company ${mark}`,
  domain: `bench-${mark}.example`,
  industry: 'Logistics',
  description: 'Moves what others make, by road and rail, in eleven countries.',
  employeeCount: n % 5_000,
  annualRevenue: (n % 900_000) + 0.25,
  phone: '+49 30 5550 100',
  website: `https://bench-${mark}.example/`,
  city: 'Berlin',
  country: 'Germany',
  tags: ['customer', 'north']
})

/** Where each of the first ten pages begins. */
const pageOffset = (n: number) => (Math.floor(n / 10) % 10) * 100

// The floor's columns of anything called `deals`: the table, a page of it, or the rows just written.
const dealColumns = `${columnsOf(deal)}, stages.name as "stageName",
  contacts.first_name || ' ' || contacts.last_name as "contactName", companies.name as "companyName",
  users.name as "ownerName", coalesce(deals.bant_score >= 60, false) as "isBantQualified"`
const dealJoins = `
  left join stages on stages.tenant_id = deals.tenant_id and stages.id = deals.stage_id
  left join contacts on contacts.tenant_id = deals.tenant_id and contacts.id = deals.contact_id
  left join companies on companies.tenant_id = deals.tenant_id and companies.id = deals.company_id
  left join users on users.tenant_id = deals.tenant_id and users.id = deals.owner_id`

/** A new company, with what it is answered with. */
const insertCompany: Asked['floor'] = {
  sql: `insert into floor_companies as companies (tenant_id, id, name, name_key, domain, industry, description, employee_count,
      annual_revenue, phone, website, city, country, tags, created_at, updated_at)
    values ($1, $2, $3, lower($3), $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, now(), now()) returning ${columnsOf(company)}`,
  values: ({ body }) => [makeId(), ...Object.values(body)]
}

/** A request to a table's route, and below it. */
function request(method: Asked['method'], table: Table, rest = ''): Pick<Asked, 'method' | 'url' | 'table'> {
  return { method, url: `/api/v1/${table}${rest}`, table }
}

export const works: Work[] = [
  {
    name: 'GET company',
    bar: 1.4,
    ...request('GET', 'companies', '/:id'),
    floor: {
      sql: `select ${columnsOf(company)} from companies where tenant_id = $1 and id = $2`,
      values: ({ id }) => [id]
    }
  },
  {
    name: 'GET companies (100)',
    bar: 1.25,
    ...request('GET', 'companies'),
    query: ({ number }) => `limit=100&offset=${pageOffset(number)}`,
    floor: {
      sql: `select ${columnsOf(company)} from companies where tenant_id = $1 order by id limit 100 offset $2`,
      values: ({ query }) => [query.offset],
      isList: true
    }
  },
  {
    name: 'GET companies since (100)',
    bar: 1.25,
    ...request('GET', 'companies'),
    query: ({ number, facts }) =>
      `limit=100&offset=${pageOffset(number)}&updatedSince=${facts.updatedAt[number % facts.updatedAt.length]}`,
    floor: {
      sql: `select ${columnsOf(company)} from companies where tenant_id = $1 and updated_at > $2
          order by updated_at, id limit 100 offset $3`,
      values: ({ query }) => [query.updatedSince, query.offset],
      isList: true
    }
  },
  {
    name: 'PUT company',
    bar: 2.5,
    ...request('PUT', 'companies', '/:id'),
    body: ({ number }) => ({
      name: `Changed Company ${number}`,
      city: 'Hamburg',
      employeeCount: number,
      tags: ['lead']
    }),
    floor: {
      sql: `update floor_companies as companies set name = $3, name_key = lower($3), city = $4, employee_count = $5, tags = $6, updated_at = now()
        where tenant_id = $1 and id = $2 returning ${columnsOf(company)}`,
      values: ({ id, body }) => [id, ...Object.values(body)]
    }
  },
  {
    name: 'GET deal',
    bar: 1.4,
    ...request('GET', 'deals', '/:id'),
    floor: {
      sql: `select ${dealColumns} from deals ${dealJoins} where deals.tenant_id = $1 and deals.id = $2`,
      values: ({ id }) => [id]
    }
  },
  {
    name: 'GET deals (100)',
    bar: 1.25,
    ...request('GET', 'deals'),
    query: ({ number }) => `limit=100&offset=${pageOffset(number)}`,
    floor: {
      sql: `select ${dealColumns}
        from (select * from deals where tenant_id = $1 order by id limit 100 offset $2) as deals ${dealJoins} order by deals.id`,
      values: ({ query }) => [query.offset],
      isList: true
    }
  },
  {
    name: 'PUT deal',
    bar: 2.2,
    ...request('PUT', 'deals', '/:id'),
    body: ({ number }) => ({
      name: `Changed Deal ${number}`,
      value: number + 0.25,
      probability: number % 101,
      notes: 'They want to decide by the end of the quarter.'
    }),
    floor: {
      sql: `with deals as (
          update floor_deals set name = $3, name_key = lower($3), value = $4, probability = $5, notes = $6, updated_at = now()
          where tenant_id = $1 and id = $2 returning *)
        select ${dealColumns} from deals ${dealJoins}`,
      values: ({ id, body }) => [id, ...Object.values(body)]
    }
  },
  {
    name: 'PATCH deal stage',
    bar: 2.2,
    ...request('PATCH', 'deals', '/:id/stage'),
    // One after the other, since a move to the stage where the deal is would do nothing.
    body: ({ repeat, facts }) => ({ stageId: facts.stageIds[repeat % facts.stageIds.length] }),
    floor: {
      sql: `with deals as (
          update floor_deals set stage_id = $3, updated_at = now() where tenant_id = $1 and id = $2 returning *)
        select ${dealColumns} from deals ${dealJoins}`,
      values: ({ id, body }) => [id, body.stageId]
    }
  },
  {
    name: 'deals, 80/20 mix',
    bar: 1.4,
    mix: { 'GET deal': 6, 'GET deals (100)': 2, 'PUT deal': 1, 'PATCH deal stage': 1 }
  },
  {
    name: 'POST company',
    bar: 2.5,
    rateBar: 0.6,
    ...request('POST', 'companies'),
    body: ({ number }) => newCompany(number),
    floor: insertCompany
  },
  {
    name: 'POST company with a key',
    // At most twice as much as the same without one, as bench:requests compares at the end of a run.
    bar: 3.5,
    ...request('POST', 'companies'),
    headers: ({ number }) => ({ 'idempotency-key': `bench-${number}` }),
    body: ({ number }) => newCompany(number),
    floor: insertCompany
  },
  {
    name: 'POST companies/bulk (100)',
    bar: 1.5,
    ...request('POST', 'companies', '/bulk'),
    body: ({ number }) => ({ items: Array.from({ length: 100 }, (_, n) => newCompany(n, `${number}-${n}`)) }),
    floor: {
      sql: `with companies as (
            insert into floor_companies (tenant_id, id, name, name_key, domain, industry, description, employee_count,
              annual_revenue, phone, website, city, country, tags, created_at, updated_at)
            select $1, id, name, lower(name), domain, industry, description, "employeeCount", "annualRevenue", phone, website, city,
              country, tags, now(), now()
            from json_to_recordset($2) as item (id uuid, name text, domain text, industry text, description text, "employeeCount" int,
              "annualRevenue" numeric, phone text, website text, city text, country text, tags text[])
            returning *),
          logged as (
            insert into floor_changes (tenant_id, sequence, entity, entity_id, action, changed_at, data)
            select tenant_id, nextval('floor_sequence'), 'company', id, 'created', created_at,
              (select row_to_json(record) from (select ${columnsOf(company)}) record)
            from companies)
        select count(*)::int as created, 0 as updated, 0 as failed, array_agg(id) as "createdIds", '{}'::text[] as errors
        from companies`,
      values: ({ body }) => [JSON.stringify((body.items as object[]).map((item) => ({ ...item, id: makeId() })))]
    }
  }
]

/** The works whose requests make up this one's load, by their indexes in `works`: a mix's by their shares, else itself. */
export function partsOf(index: number): number[] {
  const work = works[index]
  if (!work || !('mix' in work)) return [index]
  return Object.entries(work.mix).flatMap(([name, count]) => {
    const part = works.findIndex((other) => other.name === name)
    if (part < 0) throw new Error(`${work.name}: no work ${name}`)
    return Array.from({ length: count }, () => part)
  })
}

/** The table's columns that an answer has, by their names in it. */
function columnsOf({ table, view }: AnyRecordKind): string {
  const columns = Object.entries(getTableColumns(table)).filter(([property]) => property in view)
  return columns.map(([property, { name }]) => `${getTableName(table)}.${name} as "${property}"`).join(', ')
}
