import { activity } from '../activities/record.ts'
import { contact } from '../contacts/record.ts'
import { type SQL, sql } from '../db/drizzle.ts'
import { chunksOf, columnsOfRows, listOf } from '../db/lists.ts'
import { changes, tenantSequences, users } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import { referencesOf } from '../records/references.ts'
import { addressProperties, nameProperties } from './personal-properties.ts'
import { asWords, type Person, scrub, scrubPrevious } from './scrub.ts'
import { selectHeads, selectRows } from './taken-over.ts'
import { type Json, withoutFormer, withoutValues } from './values.ts'

// What the change log holds of a person: the contact's own rows, and rows of other records with its name.

/** Numbers that one statement looks through: some ten milliseconds. */
const sequencesAtOnce = 10_000
/** Rows that are read and written together. */
const rowsAtOnce = 500

/** A row of the change log that names a person. */
export type Mention = { sequence: number; entity: string; id: string }

type Latest = { sequence: number; changedAt: Date }

const ids = sql`${sql.placeholder('ids')}::uuid[]`
const isTheirs = sql`${changes.entityId} = any(${ids})`

const selectKnown = statement<{ isKnown: boolean }>(
  'is_contact_logged',
  sql`select exists (select from ${changes} where ${mine(changes, isTheirs, sql`${changes.entity} = 'contact'`)}) as "isKnown"`
)

const selectLatest = statement<Latest>(
  'latest_sequence',
  sql`select ${tenantSequences.sequence}::float8 as sequence, ${tenantSequences.changedAt} as "changedAt" from ${tenantSequences} where ${mine(tenantSequences)}`
)

const textOf = (name: string) => sql`(${changes.data}->>${sql.raw(`'${name}'`)})`
const selectAddresses = statement<{ address: string }>(
  'addresses_of_contact',
  sql`select distinct lower(address) as address from ${changes}, unnest(array[${listOf(addressProperties.map(textOf))}]) as address where ${mine(changes, isTheirs, sql`address like '%@%' or address ~ '([0-9].*){7}'`)}`
)

const patterns = sql`${sql.placeholder('patterns')}::text[]`
const selectMentions = statement<Mention>(
  'changes_that_name_contact',
  sql`select ${changes.sequence}::float8 as sequence, ${changes.entity} as entity, ${changes.entityId} as id from ${changes}
    where ${mine(
      changes,
      sql`${changes.sequence} > ${sql.placeholder('after')}::bigint`,
      sql`${changes.sequence} <= ${sql.placeholder('until')}::bigint`,
      sql`${changes.entity} <> 'contact'`,
      sql`${changes.data}::text like any(${patterns}) or ${changes.previous}::text like any(${patterns})`
    )}`
)

const selectNames = statement<{ name: string }>(
  'names_of_contact',
  sql`select distinct name from ${changes}, unnest(array[${listOf(nameProperties.map(textOf))}]) as name
    where ${mine(changes, isTheirs, sql`name is not null`)}`
)

/** An activity's latest row, or the latest that names a contact. */
const latestRow = (name: string, more?: SQL) => sql`lateral (
      select ${changes.data}, ${changes.action} from ${changes} where ${mine(changes, sql`${changes.entityId} = candidate.id`, more)}
      order by ${changes.entityId} desc, ${changes.sequence} desc limit 1) as ${sql.raw(name)}`
/** The properties by which an activity names records beside a contact. */
const others = referencesOf(activity.table).filter(({ target }) => target !== contact.table && target !== users)
const namesNoOther = (row: string) =>
  sql.raw(others.map(({ property }) => `${row}.data->>'${property}' is null`).join(' and '))
const selectAlone = statement<{ id: string; isDeleted: boolean }>(
  'activities_that_name_contact_alone',
  sql`select candidate.id, latest.action = 'deleted' as "isDeleted"
    from unnest(${sql.placeholder('candidates')}::uuid[]) as candidate (id),
      ${latestRow('latest')}, ${latestRow('named', sql`${textOf('contactId')} is not null`)}
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

/** Whether the tenant has, or had, one of these contacts. */
export async function isLogged(executor: Executor, { tenantId }: TenantScope, contactIds: string[]): Promise<boolean> {
  const [found] = await run(executor, selectKnown, { tenantId, ids: contactIds })
  return found?.isKnown ?? false
}

/** Number and time of the tenant's latest change. */
export async function findLatest(executor: Executor, { tenantId }: TenantScope): Promise<Latest> {
  return (await run(executor, selectLatest, { tenantId }))[0] ?? { sequence: 0, changedAt: new Date() }
}

/** The e-mail addresses and telephone numbers that contacts ever had, in lower case. */
export async function findAddresses(
  executor: Executor,
  { tenantId }: TenantScope,
  contactIds: string[]
): Promise<string[]> {
  return (await run(executor, selectAddresses, { tenantId, ids: contactIds })).map(({ address }) => address)
}

/** The first and last names that contacts ever had, as `asWords` writes them; a single letter is none. */
export async function findNames(
  executor: Executor,
  { tenantId }: TenantScope,
  contactIds: string[]
): Promise<string[]> {
  const names = await run(executor, selectNames, { tenantId, ids: contactIds })
  return [...new Set(names.map(({ name }) => asWords(name)))].filter((name) => name.trim().length > 1)
}

/**
 * The rows of other records that name contacts, whatever type they are of, of those with numbers after `after` up to `until`. No index has them: the
 * rows are looked through, piece by piece.
 */
export async function findMentions(
  executor: Executor,
  { tenantId }: TenantScope,
  contactIds: string[],
  { after, until }: { after: number; until: number }
): Promise<Mention[]> {
  const patterns = contactIds.map((id) => `%${id}%`)
  const found: Mention[] = []
  for (let start = after; start < until; start += sequencesAtOnce) {
    const end = Math.min(start + sequencesAtOnce, until)
    found.push(...(await run(executor, selectMentions, { tenantId, patterns, after: start, until: end })))
  }
  return found
}

/** Of activities with such rows those that name, or named last, one of these contacts, and neither a company nor a deal. */
export async function findAlone(
  executor: Executor,
  { tenantId }: TenantScope,
  contactIds: string[],
  mentions: Mention[]
): Promise<{ id: string; isDeleted: boolean }[]> {
  const candidates = [...new Set(mentions.flatMap(({ entity, id }) => (entity === 'activity' ? id : [])))]
  return run(executor, selectAlone, { tenantId, ids: contactIds, candidates })
}

/**
 * Takes a person out of the rows of the contact, of activities that are erased with it, of contacts that took something over, and
 * of `mentions`. Resolves with how many rows held something, of those with numbers up to `until`. Only under the tenant's lock.
 */
export async function scrubChanges(
  tx: Executor,
  { tenantId }: TenantScope,
  person: Person,
  mentions: Mention[],
  { erasedAt, until }: { erasedAt: string; until: number }
): Promise<number> {
  const erased = new Set([...person.ids, ...person.activityIds])
  const own = await run(tx, selectHeads, { tenantId, ids: [...erased] })
  const taken = person.takenOver.rows
  const sequences = [...new Set([...[...own, ...mentions].map(({ sequence }) => sequence), ...taken.keys()])]
  let count = 0
  for (const some of chunksOf(sequences, rowsAtOnce)) {
    const rows = await run(tx, selectRows, { tenantId, sequences: some })
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
