import { sql } from '../db/drizzle.ts'
import { companies } from '../db/schema.ts'
import { statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { type Alike, digitsOf, wordsOfName } from '../search/duplicates.ts'

/** Companies that seem to be one, each list once for each reason. */
export const alikeCompanies = statement<Alike>(
  'alike_companies',
  sql`with own as materialized (
      select ${companies.id} as id, ${digitsOf(companies.phone)} as phone, ${wordsOfName(companies.name)} as words
      from ${companies} where ${mine(companies)})
    select 'same_phone' as reason, array_agg(id)::text[] as ids
      from own where length(phone) >= 7 group by phone having count(*) > 1
    union all
    select 'same_name', array_agg(id)::text[] from own group by words having count(*) > 1`
)
