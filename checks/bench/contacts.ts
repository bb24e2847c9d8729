import { sql } from '../../src/db/drizzle.ts'
import { statement } from '../../src/db/statement.ts'

// Data and statements of the benchmark of import and export.

/** As the template has them. */
export const headers =
  'first_name,last_name,email,phone,mobile,title,department,company_name,address,city,state,country,postal_code,lifecycle_stage,lead_source,tags,notes'.split(
    ','
  )
const companyCount = 2_000

/** A file of contacts, about 140 bytes each, no two with the same address. */
export function contactsFile(rows: number, from = 0): Buffer {
  const lines = [headers.join()]
  for (let n = from; n < from + rows; n++) {
    lines.push(
      `First${n},Last${n},person${n}@example-${n % 997}.test,+49 30 ${1000000 + n},,Head of Sales,,Company ${n % companyCount},${n % 90} Main Street,Berlin,,Germany,${10000 + (n % 80000)},customer,,"vip,north",`
    )
  }
  return Buffer.from(`${lines.join('\r\n')}\r\n`)
}

/** The companies that they name. */
export const insertCompanies = `
  insert into companies (tenant_id, id, name, name_key, tags, created_at, updated_at)
  select $1::uuid, uuidv7(), 'Company ' || n, 'company ' || n, '{}', now(), now() from generate_series(0, ${companyCount - 1}) n`

const kept = headers.filter((header) => !['email', 'company_name', 'tags', 'lifecycle_stage'].includes(header))
/** The floor of an import, into the service's own table: companies by name, duplicates by e-mail address skipped. */
export const insertStaged = `
  insert into contacts (tenant_id, id, email, email_key, company_id, tags, lifecycle_stage, ${kept.join(', ')}, created_at, updated_at)
  select $1::uuid, uuidv7(), s.email, lower(s.email), c.id, string_to_array(s.tags, ','), s.lifecycle_stage,
    ${kept.map((header) => `s.${header}`).join(', ')}, now(), now()
  from staging s left join companies c on c.tenant_id = $1::uuid and c.name_key = lower(s.company_name)
  on conflict (tenant_id, email_key) where email_key is not null do nothing`

/** The floor of an export: what it selects, of the tenant that is given as the one parameter. */
export const selectExported = statement<never>(
  undefined,
  sql`select first_name, last_name, email, t.phone, mobile, title, department, c.name, t.address, t.city, t.state, t.country,
      t.postal_code, lifecycle_stage, lead_source, array_to_string(t.tags, ','), t.notes
    from contacts t left join companies c on c.tenant_id = t.tenant_id and c.id = t.company_id
    where t.tenant_id = ${sql.placeholder('tenantId')}::uuid order by t.id`
)
