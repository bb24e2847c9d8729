import { activity } from '../activities/record.ts'
import { contact } from '../contacts/record.ts'
import { sql } from '../db/drizzle.ts'
import { columnsOfRows, listOf } from '../db/lists.ts'
import { namedContacts, namesContacts } from '../db/named-contacts.ts'
import { changes, tenantSequences, users } from '../db/schema.ts'
import { type Executor, run, runOne, statement } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import { latestChange } from '../outbox/change-log.ts'
import { referencesOf } from '../records/references.ts'
import { countIds, type PackedIds, unpackIds } from '../search/matching.ts'
import { trimText } from '../texts/blanks.ts'
import { changesOfIds } from './change-rows.ts'
import { addressProperties, nameProperties } from './personal-properties.ts'
import { asWords, type Person, scrub, scrubPrevious } from './scrub.ts'
import { changesInOrder } from './taken-over.ts'
import { type Json, withoutFormer, withoutValues } from './values.ts'

// What the change log holds of a person: the contact's own rows, and rows of other records with its name.

/** Activities that are looked at together. */
const activitiesAtOnce = 5_000

/** The rows of the change log that name a person, by their numbers, and the activities and deals that they are of, each once. */
export type Mentions = { sequences: number[]; activities: PackedIds; deals: PackedIds }

type Latest = { sequence: number; changedAt: Date }

const ids = sql`${sql.placeholder('ids')}::uuid[]`

/** Whether the tenant has, or had, one of some contacts. */
export const selectKnown = statement<{ isKnown: boolean }>(
  'is_contact_logged',
  sql`select exists (select from ${changesOfIds} where ${changes.entity} = 'contact') as "isKnown"`
)

const selectLatest = statement<Latest>(
  'latest_sequence',
  sql`select ${tenantSequences.sequence}::float8 as sequence, ${tenantSequences.changedAt} as "changedAt" from ${tenantSequences} where ${mine(tenantSequences)}`
)

const textOf = (name: string) => sql`(${changes.data}->>${sql.raw(`'${name}'`)})`
const selectNames = statement<{ address: string | null; name: string | null }>(
  'names_of_contact',
  sql`select distinct address, name from ${changesOfIds},
      unnest(array[${listOf(addressProperties.map(textOf))}], array[${listOf(nameProperties.map(textOf))}]) as held (address, name)`
)

const namesThem = sql`${namedContacts(changes)} && ${ids}`
const idsOf = (entity: string) => sql`coalesce((select string_agg(uuid_send(id), ''::bytea order by id)
      from (select distinct id from recent where entity = ${sql.raw(`'${entity}'`)}) as one), ''::bytea)`
// Of the one condition PostgreSQL expects a hundredth of all rows, and would rather read the log of a tenant that has fewer. Three times it
// expects a millionth, so that the index is used whatever the statistics say. The numbers are compared behind that, for which it has an index, too.
/**
 * The rows of other records that name contacts, now or formerly, of those with numbers after `after` up to `until`: by the index of who is
 * named (docs/decisions/named-contacts.md).
 */
export const selectMentions = statement<Mentions>(
  'changes_that_name_contact',
  sql`with named as materialized (
      select ${changes.sequence} as sequence, ${changes.entity} as entity, ${changes.entityId} as id from ${changes}
      where ${mine(changes, namesContacts(changes), namesThem, namesThem, namesThem)}),
    recent as (select * from named where sequence > ${sql.placeholder('after')}::bigint and sequence <= ${sql.placeholder('until')}::bigint)
    select coalesce((select array_agg(sequence order by sequence) from recent), '{}')::float8[] as sequences,
      ${idsOf('activity')} as activities, ${idsOf('deal')} as deals`
)

/** All changes of records, by their numbers. */
export const selectSequences = statement<{ sequences: number[] }>(
  'sequences_of_records',
  sql`select coalesce(array_agg(${changes.sequence} order by ${changes.sequence}), '{}')::float8[] as sequences
    from ${changesOfIds}`
)

/** The properties by which an activity names records beside a contact. */
const others = referencesOf(activity.table).filter(({ target }) => target !== contact.table && target !== users)
const namesNoOther = (row: string) =>
  sql.raw(others.map(({ property }) => `${row}.data->>'${property}' is null`).join(' and '))
const selectAlone = statement<{ id: string; isDeleted: boolean }>(
  'activities_that_name_contact_alone',
  sql`select candidate.id, latest.action = 'deleted' as "isDeleted"
    from unnest(${sql.placeholder('candidates')}::uuid[]) as candidate (id),
      lateral (${latestChange(sql`candidate.id`)}) as latest,
      lateral (${latestChange(sql`candidate.id`, sql`${textOf('contactId')} is not null`)}) as named
    where coalesce((latest.data->>'contactId')::uuid = any(${ids}), true) and (named.data->>'contactId')::uuid = any(${ids})
      and ${namesNoOther('latest')} and ${namesNoOther('named')}`
)

const updateRows = statement(
  'scrub_changes',
  sql`update ${changes} set data = scrubbed.data::json, previous = scrubbed.previous::json
    from unnest(${sql.placeholder('sequence')}::bigint[], ${sql.placeholder('data')}::text[], ${sql.placeholder('previous')}::text[])
      as scrubbed (sequence, data, previous)
    where ${mine(changes, sql`${changes.sequence} = scrubbed.sequence`)}`
)

/** Number and time of the tenant's latest change. */
export async function findLatest(executor: Executor, { tenantId }: TenantScope): Promise<Latest> {
  return (await run(executor, selectLatest, { tenantId }))[0] ?? { sequence: 0, changedAt: new Date() }
}

/**
 * The e-mail addresses and telephone numbers that contacts ever had, as they were written, and their first and last names, as `asWords`
 * writes them; a single letter is none.
 */
export async function findNames(
  executor: Executor,
  { tenantId }: TenantScope,
  contactIds: string[]
): Promise<Pick<Person, 'addresses' | 'names'>> {
  const held = await run(executor, selectNames, { tenantId, ids: contactIds })
  const addresses = held.flatMap(({ address }) => address ?? [])
  const names = held.flatMap(({ name }) => (name === null ? [] : asWords(name)))
  return {
    addresses: [...new Set(addresses)].filter(isAddress).sort(),
    names: [...new Set(names)].filter((name) => trimText(name).length > 1).sort()
  }
}

/** Whether it is an e-mail address, or a telephone number that is long enough to be found by. */
function isAddress(text: string): boolean {
  return text.includes('@') || text.replace(/[^0-9]/g, '').length >= 7
}

/** Of activities with such rows those that name, or named last, one of these contacts, and neither a company nor a deal. */
export async function findAlone(
  executor: Executor,
  { tenantId }: TenantScope,
  contactIds: string[],
  activities: PackedIds[]
): Promise<{ id: string; isDeleted: boolean }[]> {
  const packed = Buffer.concat(activities)
  const found = new Map<string, { id: string; isDeleted: boolean }>()
  for (let from = 0; from < countIds(packed); from += activitiesAtOnce) {
    const candidates = unpackIds(packed, from, activitiesAtOnce)
    for (const one of await run(executor, selectAlone, { tenantId, ids: contactIds, candidates }))
      found.set(one.id, one)
  }
  return [...found.values()]
}

/**
 * Takes a person out of the rows of the contact, of activities that are erased with it, of contacts that took something over, and
 * of `mentions`. Resolves with how many rows held something, of those with numbers up to `until`. Only under the tenant's lock.
 */
export async function scrubChanges(
  tx: Executor,
  { tenantId }: TenantScope,
  person: Person,
  mentions: number[],
  { erasedAt, until }: { erasedAt: string; until: number }
): Promise<number> {
  const erased = new Set([...person.ids, ...person.activityIds])
  const { sequences: own } = await runOne(tx, selectSequences, { tenantId, ids: [...erased] })
  const taken = person.takenOver.rows
  let count = 0
  for await (const rows of changesInOrder(tx, tenantId, [...own, ...mentions, ...taken.keys()])) {
    const scrubbed = rows.flatMap((row) => {
      const data: Json = JSON.parse(row.data)
      const previous: Json | null = row.previous === null ? null : JSON.parse(row.previous)
      const held = taken.get(row.sequence)
      const next = held
        ? { data: withoutValues(data, held.data), previous: previous && withoutFormer(previous, held.previous) }
        : {
            data: scrub(data, person, erasedAt),
            previous: previous && (erased.has(row.id) ? scrubPrevious(previous) : scrub(previous, person, erasedAt))
          }
      const isHeld = next.data !== data || JSON.stringify(next.previous) !== JSON.stringify(previous)
      return isHeld ? [{ sequence: row.sequence, ...next }] : []
    })
    count += scrubbed.filter(({ sequence }) => sequence <= until).length
    await run(tx, updateRows, {
      tenantId,
      ...columnsOfRows(scrubbed, 'sequence'),
      data: scrubbed.map(({ data }) => JSON.stringify(data)),
      previous: scrubbed.map(({ previous }) => previous && JSON.stringify(previous))
    })
  }
  return count
}
