import { getTableColumns, getTableName } from '../../src/db/drizzle.ts'
import { activities, companies, contacts, deals } from '../../src/db/schema.ts'
import { condition, worstWorks } from './query-worst.ts'

/** One search, and the bare statement that finds the same; `$1` is the tenant, `values` come after it. */
export type QueryWork = {
  name: string
  entity: 'contacts' | 'companies' | 'deals' | 'activities'
  body: Record<string, unknown>
  /** Where there is none, only the time is said. */
  floor?: { where?: string; order?: string; values?: unknown[] }
  /** Whether the bare statement is planned for its values; the plan for any values takes several times as long. */
  isPlannedForValues?: boolean
  /** Also read far behind, with this share of all records (0 to 1) before it. */
  far?: number
}

const words = (body: string, phones = `'{}'::text[]`, tags = `'{}'::text[]`) =>
  `public.crm_words(tenant_id, ${body}, ${phones}, ${tags}) @@`
const contactWords = words(
  ['first_name', 'last_name', 'email', 'title', 'notes'].map((one) => `coalesce(${one}, '')`).join(` || ' ' || `),
  'array[phone, mobile]',
  'tags'
)

/** Of the tenant with this id; each stands for a kind of query that is promised to be fast. */
export function queryWorks(tenantId: string): QueryWork[] {
  const mark = tenantId.slice(-8)
  const word = (text: string) => `'${mark}${text}':*`
  return [
    { name: 'default order', entity: 'contacts', body: {}, floor: {}, far: 0.99 },
    {
      name: 'equality, indexed (status)',
      entity: 'deals',
      body: { filter: condition('status', 'eq', 'won') },
      floor: { where: 'status = $2', values: ['won'] }
    },
    {
      name: 'range, indexed (updatedAt)',
      entity: 'deals',
      body: { filter: condition('updatedAt', 'gte', '2025-04-01'), sort: [{ property: 'updatedAt' }] },
      floor: { where: 'updated_at >= $2', order: 'updated_at, id', values: ['2025-04-01'] },
      far: 0.99
    },
    {
      name: 'newest first',
      entity: 'companies',
      body: { sort: [{ property: 'createdAt', direction: 'desc' }] },
      floor: { where: `created_at > '-infinity'`, order: 'created_at desc, id' }
    },
    {
      name: 'q, one word',
      entity: 'contacts',
      isPlannedForValues: true,
      body: { q: 'last777' },
      floor: { where: `${contactWords} $2::tsquery`, values: [word('last777')] }
    },
    {
      name: 'q, two words',
      entity: 'contacts',
      isPlannedForValues: true,
      body: { q: 'jose last77' },
      floor: { where: `${contactWords} $2::tsquery`, values: [`${word('jose')} & ${word('last77')}`] }
    },
    {
      name: 'beginning of a name',
      entity: 'contacts',
      isPlannedForValues: true,
      body: { filter: condition('lastName', 'startsWith', 'LAST77') },
      floor: {
        where: `${contactWords} $2::tsquery and starts_with(crm_fold(last_name), $3)`,
        values: [word('last77'), 'last77']
      }
    },
    {
      name: 'sort by value, with a filter',
      entity: 'deals',
      body: { filter: condition('status', 'eq', 'open'), sort: [{ property: 'value', direction: 'desc' }] },
      floor: { where: 'status = $2', order: 'value desc nulls last, id', values: ['open'] },
      far: 0.7
    },
    ...worstWorks
  ]
}

const tables = { contacts, companies, deals, activities }
const joins = {
  activities: '',
  companies: '',
  contacts: `left join companies on companies.tenant_id = page.tenant_id and companies.id = page.company_id
    left join users on users.tenant_id = page.tenant_id and users.id = page.owner_id`,
  deals: `left join stages on stages.tenant_id = page.tenant_id and stages.id = page.stage_id
    left join contacts on contacts.tenant_id = page.tenant_id and contacts.id = page.contact_id
    left join companies on companies.tenant_id = page.tenant_id and companies.id = page.company_id
    left join users on users.tenant_id = page.tenant_id and users.id = page.owner_id`
}
const names = {
  activities: '',
  companies: '',
  contacts: `, companies.name as "companyName", users.name as "ownerName"`,
  deals: `, stages.name as "stageName", contacts.first_name || ' ' || contacts.last_name as "contactName",
    companies.name as "companyName", users.name as "ownerName"`
}

/** What somebody would write by hand: the page first, and the names of what it refers to. */
export function floorStatement({ entity, floor = {} }: QueryWork): string {
  const columns = Object.entries(getTableColumns(tables[entity])).map(
    ([name, column]) => `page.${column.name} as "${name}"`
  )
  const order = floor.order ?? 'id'
  return `select ${columns}${names[entity]} from (
    select * from ${getTableName(tables[entity])} where tenant_id = $1 and ${floor.where ?? 'true'} order by ${order} limit 100)
    as page ${joins[entity]} order by ${order.replaceAll(/\b(id|value|updated_at|created_at)\b/g, 'page.$1')}`
}
