import { setTimeout } from 'node:timers/promises'
import { twinCompanies } from '../companies/duplicates.ts'
import { twinContacts } from '../contacts/duplicates.ts'
import type { Database } from '../db/client.ts'
import { type SQL, type SQLWrapper, sql } from '../db/drizzle.ts'
import { listOf, pagedRows } from '../db/lists.ts'
import { comparedStart } from '../db/schema/columns.ts'
import { deals, properties, teams, uniqueValues, users } from '../db/schema.ts'
import { run, type Statement, statement } from '../db/statement.ts'
import { mine, seeingAll } from '../db/tenant.ts'
import { unrestricted } from '../db/unrestricted.ts'
import { leastId } from '../ids.ts'
import { completeUniqueValues } from '../records/former-unique-values.ts'
import { holderIds } from '../records/holders.ts'
import { findAllTwins, twinsKind } from '../search/twins.ts'
import { emailKeys } from '../texts/emails.ts'
import { listTenants } from './state.ts'

// What an upgrade from 1.1.0 finds: things of one key by now, which that release told apart. Each stays as it is. No statement reads more than
// a thousand rows, off an index: those of a large tenant may take long together, but none does by itself.

const twinUsers = twinsKind('users', users, users.emailKey, emailKeys)

/** A row in the order of the key that it has by now; `told` is what 1.1.0 told it apart by, `position` where the next page begins. */
type Sorted = { id: string; key: string; told: string; position: string[] }

const rowsAtOnce = 1_000

/** A page of rows in the order of some columns, of which the last tells rows of one key apart; `after` is where the first one begins. */
type Pages = { page: Statement<Sorted>; after: string[] }

/** Builds `Pages`: `select` makes a statement of the columns, the condition and the order of a page. */
function pagesOf(
  columns: [value: SQLWrapper, type: 'text' | 'uuid'][],
  select: (position: SQL, isBehind: SQL, order: SQL) => Statement<Sorted>
): Pages {
  const values = listOf(columns.map(([value]) => value))
  const position = columns.map(([, type], index) => sql`${sql.placeholder(`after${index}`)}::${sql.raw(type)}`)
  const texts = listOf(columns.map(([value]) => sql`${value}::text`))
  const order = sql`${values} limit ${sql.raw(String(rowsAtOnce))}`
  const page = select(sql`array[${texts}] as position`, sql`(${values}) > (${listOf(position)})`, order)
  return { page, after: columns.map(([, type]) => (type === 'text' ? '' : leastId)) }
}

const teamName = comparedStart(teams.name)
const sortedTeams = pagesOf(
  [
    [teamName, 'text'],
    [teams.id, 'uuid']
  ],
  (position, isBehind, order) =>
    statement(
      'sorted_teams',
      sql`select ${teams.id} as id, ${teamName} as key, ${teams.nameKey} as told, ${position} from ${teams}
        where ${mine(teams, sql`${teamName} is not null`, isBehind)} order by ${order}`
    )
)

const dealName = comparedStart(deals.name)
const sortedDeals = pagesOf(
  [
    [dealName, 'text'],
    [deals.pipelineId, 'uuid'],
    [deals.id, 'uuid']
  ],
  (position, isBehind, order) =>
    unrestricted(
      'operator',
      'sorted_deals',
      sql`select ${deals.id} as id, ${deals.pipelineId} || ' ' || ${dealName} as key, ${deals.nameKey} as told, ${position} from ${deals}
        where ${mine(deals, sql`${dealName} is not null`, isBehind)} order by ${order}`
    )
)

const sortedValues = pagesOf(
  [
    [uniqueValues.uniqueKey, 'text'],
    [uniqueValues.propertyId, 'uuid'],
    [uniqueValues.key, 'text']
  ],
  (position, isBehind, order) =>
    statement(
      'sorted_unique_values',
      sql`select coalesce(${holderIds}) as id, ${uniqueValues.propertyId} || ' ' || ${uniqueValues.uniqueKey} as key, ${uniqueValues.key} as told,
          ${position} from ${uniqueValues}
        where ${mine(uniqueValues, sql`${uniqueValues.uniqueKey} is not null`, isBehind)} order by ${order}`
    )
)

type Ids = { ids: string[] }

const twinOptions = statement<Ids>(
  'twin_options',
  sql`select array[${properties.id}]::text[] as ids from ${properties}, lateral (
      select normalize(one ->> 'value', NFC) from jsonb_array_elements(${properties.options}) as one group by 1 having count(*) > 1 limit 1) as option
    where ${mine(properties, sql`jsonb_typeof(${properties.options}) = 'array'`)}`
)

/** Of a group so many ids are listed. */
const maxIds = 100

/** Groups of rows with one key that 1.1.0 told apart; of each the first ids, the oldest one first. */
async function* findApart(db: Database, tenantId: string, { page, after }: Pages): AsyncGenerator<Ids> {
  let [group, ids, told] = ['', [] as string[], new Set<string>()]
  const rows = pagedRows<Pick<Sorted, 'position'>, Sorted>(rowsAtOnce, { position: after }, ({ position }) => {
    const values = Object.fromEntries(position.map((value, index) => [`after${index}`, value]))
    return run(db, page, { tenantId, ...values })
  })
  for await (const row of rows) {
    if (row.key !== group) {
      if (told.size > 1) yield { ids: ids.sort() }
      ;[group, ids, told] = [row.key, [], new Set()]
    }
    if (ids.length < maxIds) ids.push(row.id)
    if (told.size < 2) told.add(row.told)
  }
  if (told.size > 1) yield { ids: ids.sort() }
}

/**
 * A line for each group of things that are one by now, in all tenants; the ids of each are in the order of their age, at most 100 or, of those
 * with an address, all.
 */
export async function* describeTwins(db: Database): AsyncGenerator<string> {
  for (const { tenantId, subdomain } of await listTenants(db)) {
    const scope = seeingAll({ tenantId })
    const found: [string, AsyncIterable<Ids> | Ids[]][] = [
      ['contacts with one e-mail address', findAllTwins(db, scope, twinContacts)],
      ['companies with one domain', findAllTwins(db, scope, twinCompanies)],
      ['users with one e-mail address', findAllTwins(db, scope, twinUsers)],
      ['teams with one name', findApart(db, tenantId, sortedTeams)],
      ['deals with one name and pipeline', findApart(db, tenantId, sortedDeals)],
      ['records with one unique value', findApart(db, tenantId, sortedValues)],
      ['a property with options that are one', await run(db, twinOptions, { tenantId })]
    ]
    for (const [what, groups] of found) {
      for await (const { ids } of groups) yield `${subdomain}: ${what}: ${ids.join(', ')}`
    }
  }
}

/** The lines of `describeTwins` that are said without being asked for, and how long they are looked for, in milliseconds. */
const [maxSaid, maxSaidMs] = [10, 30_000]

/**
 * Ends an upgrade behind its migrations: unique values get the keys of this release. Resolves with what to say about things that are one by
 * now: nothing where there are none, else at most twelve lines. After `maxMs` it looks no further, and says so.
 */
export async function endUpgrade(db: Database, maxMs = maxSaidMs): Promise<string[]> {
  await completeUniqueValues(db)
  const all = describeTwins(db)
  const until = setTimeout(maxMs, undefined, { ref: false })
  const lines: string[] = []
  let count = 0
  for (;;) {
    const looked = all.next()
    // What is under way when time is over may still fail.
    looked.catch(() => {})
    const found = await Promise.race([looked, until])
    if (!found) return describeFound(lines, count, ' or more')
    if (found.done) return count > 0 ? describeFound(lines, count) : []
    if (lines.length < maxSaid) lines.push(found.value)
    count += 1
  }
}

/** What to say where something is in the way of what `endUpgrade` looks for. */
export function describeUnlisted(reason: string): string {
  return `What release 1.1.0 told apart and is one by now can't be listed (${reason}); npm run migrate -- --twins tries it again.`
}

function describeFound(lines: string[], count: number, orMore = ''): string[] {
  return [
    `${count} groups${orMore} of what release 1.1.0 told apart are one by now. Nothing is merged, the oldest is found; npm run migrate -- --twins lists them all:`,
    ...lines,
    ...(count > maxSaid ? [`and ${count - maxSaid} more`] : [])
  ]
}
