import { twinCompanies } from '../companies/duplicates.ts'
import { twinContacts } from '../contacts/duplicates.ts'
import type { Database } from '../db/client.ts'
import { sql } from '../db/drizzle.ts'
import { comparedStart } from '../db/schema/columns.ts'
import { deals, properties, teams, uniqueValues, users } from '../db/schema.ts'
import { run, statement } from '../db/statement.ts'
import { mine, seeingAll } from '../db/tenant.ts'
import { unrestricted } from '../db/unrestricted.ts'
import { completeUniqueValues } from '../records/former-unique-values.ts'
import { holderIds } from '../records/unique-values.ts'
import { findTwins, twinsKind } from '../search/twins.ts'
import { emailKeys } from '../texts/emails.ts'
import { listTenants } from './state.ts'

// What an upgrade from 1.1.0 finds: things of one key by now, which that release told apart. Each stays as it is.

const twinUsers = twinsKind('users', users, users.emailKey, emailKeys)

type Ids = { ids: string[] }

const twinTeams = statement<Ids>(
  'twin_teams',
  sql`select array_agg(${teams.id} order by ${teams.id})::text[] as ids from ${teams} where ${mine(teams)}
    group by ${comparedStart(teams.name)} having count(*) > 1`
)

const twinDeals = unrestricted<Ids>(
  'operator',
  'twin_deals',
  sql`select array_agg(${deals.id} order by ${deals.id})::text[] as ids from ${deals} where ${mine(deals)}
    group by ${deals.pipelineId}, ${comparedStart(deals.name)} having count(distinct ${deals.nameKey}) > 1`
)

const twinValues = statement<Ids>(
  'twin_unique_values',
  sql`select array_agg(coalesce(${holderIds}) order by coalesce(${holderIds}))::text[] as ids from ${uniqueValues}
    where ${mine(uniqueValues, sql`${uniqueValues.uniqueKey} is not null`)}
    group by ${uniqueValues.propertyId}, ${uniqueValues.uniqueKey} having count(*) > 1`
)

const twinOptions = statement<Ids>(
  'twin_options',
  sql`select array[${properties.id}]::text[] as ids from ${properties}, lateral (
      select normalize(one ->> 'value', NFC) from jsonb_array_elements(${properties.options}) as one group by 1 having count(*) > 1 limit 1) as option
    where ${mine(properties, sql`jsonb_typeof(${properties.options}) = 'array'`)}`
)

/** A line for each group of things that are one by now, in all tenants; the ids of each are in the order of their age. */
export async function describeTwins(db: Database): Promise<string[]> {
  const lines: string[] = []
  for (const { tenantId, subdomain } of await listTenants(db)) {
    const scope = seeingAll({ tenantId })
    const found: [string, Ids[]][] = [
      ['contacts with one e-mail address', await findTwins(db, scope, twinContacts)],
      ['companies with one domain', await findTwins(db, scope, twinCompanies)],
      ['users with one e-mail address', await findTwins(db, scope, twinUsers)],
      ['teams with one name', await run(db, twinTeams, { tenantId })],
      ['deals with one name and pipeline', await run(db, twinDeals, { tenantId })],
      ['records with one unique value', await run(db, twinValues, { tenantId })],
      ['a property with options that are one', await run(db, twinOptions, { tenantId })]
    ]
    for (const [what, groups] of found) {
      lines.push(...groups.map(({ ids }) => `${subdomain}: ${what}: ${ids.join(', ')}`))
    }
  }
  return lines
}

/** The lines of `describeTwins` that are said without being asked for. */
const maxSaid = 10

/**
 * Ends an upgrade behind its migrations: unique values get the keys of this release. Resolves with what to say about things that are one by
 * now: nothing where there are none, else at most twelve lines.
 */
export async function endUpgrade(db: Database): Promise<string[]> {
  await completeUniqueValues(db)
  const lines = await describeTwins(db)
  if (lines.length === 0) return []
  const more = lines.length > maxSaid ? [`and ${lines.length - maxSaid} more`] : []
  return [
    `${lines.length} groups of what release 1.1.0 told apart are one by now. Nothing is merged, the oldest is found; npm run migrate -- --twins lists them all:`,
    ...lines.slice(0, maxSaid),
    ...more
  ]
}
