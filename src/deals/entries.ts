import type { Schemas } from '../../generated/types.ts'
import { type SQL, sql } from '../db/drizzle.ts'
import { columnsOfRows } from '../db/lists.ts'
import { changes, contacts, dealContacts, deals, tenantSequences } from '../db/schema.ts'
import { run, statement } from '../db/statement.ts'
import { deferred, ifRestricted, mine } from '../db/tenant.ts'
import { unrestricted } from '../db/unrestricted.ts'
import { ApiError } from '../errors.ts'
import { isRestoring } from '../outbox/origin.ts'
import type { ChildRows, JoinTable, Row } from '../records/record.ts'

// The contacts of a deal. Which of them is the primary one is the deal's `contactId`, and nothing else; so whatever sets that, a
// version of the service that knows no others included, leaves the list right.

/** A contact of a deal, as the change log has it. */
export type Entry = Schemas['DealContactState']

/** How many contacts a deal has at most. */
export const maxEntries = 50

const isOfDeal = (more?: SQL) => mine(dealContacts, sql`${dealContacts.dealId} = ${deals.id}`, more)

/** The entries of a deal; its primary contact may have no row. */
export const entriesOfDeal: SQL = sql`(
    select ${dealContacts.contactId} as contact_id, ${dealContacts.role} as role,
      ${dealContacts.contactId} is not distinct from ${deals.contactId} as is_primary, ${dealContacts.addedAt} as added_at
    from ${dealContacts} where ${isOfDeal()}
    union all
    select ${deals.contactId}, null, true, ${deals.createdAt}
    where ${deals.contactId} is not null and not exists (select from ${dealContacts}
      where ${isOfDeal(sql`${dealContacts.contactId} = ${deals.contactId}`)})) as entry`

/** The order of entries: the primary one first. */
export const orderOfEntries: SQL = sql`entry.is_primary desc, entry.added_at, entry.contact_id`

const shown = sql`select entry.contact_id as "contactId", entry.role, entry.is_primary as "isPrimary"`

/** Whether a deal's row in the change log names the contact of `one`. */
const isNamedIn = (data: string) =>
  sql.raw(`position(one.contact_id::text in concat(${data} ->> 'contactId', ${data} ->> 'contacts')) > 0`)

/** When a former contact was added to the deal last, other than by bringing it back; the log may begin after that. */
const addedBefore = sql`(
      select max(case when log.before is null then (log.data ->> 'createdAt')::timestamptz else log.changed_at end)
      from (select *, lag(data) over (order by sequence) as before from (
          select * from ${changes} where ${mine(changes, sql`${changes.entityId} = one.deal_id`)}
          order by ${changes.entityId}, ${changes.sequence} offset 0) as own) as log
      where ${isNamedIn('log.data')} and not ${isNamedIn('log.before')} and coalesce(log.source, '') not in ('restore', 'undo'))`

const upsertEntries = unrestricted(
  'write',
  'upsert_deal_contacts',
  sql`insert into ${dealContacts} (tenant_id, deal_id, contact_id, role, added_at)
    select ${tenantSequences.tenantId}, one.deal_id, one.contact_id, one.role,
      coalesce(case when one.is_back then ${addedBefore} end, one.added_at)
    from ${tenantSequences}, unnest(${sql.placeholder('dealId')}::uuid[], ${sql.placeholder('contactId')}::uuid[],
      ${sql.placeholder('role')}::text[], ${sql.placeholder('time')}::timestamptz[], ${sql.placeholder('isBack')}::boolean[])
      as one (deal_id, contact_id, role, added_at, is_back)
    where ${mine(
      tenantSequences,
      sql`(select true from ${contacts} where ${mine(contacts, sql`${contacts.id} = one.contact_id`)} limit 1)`
    )}
    on conflict (tenant_id, deal_id, contact_id) do update set role = excluded.role`
)

const deleteEntries = statement(
  'delete_deal_contacts',
  sql`delete from ${dealContacts}
    using unnest(${sql.placeholder('dealId')}::uuid[], ${sql.placeholder('contactId')}::uuid[]) as one (deal_id, contact_id)
    where ${mine(dealContacts, sql`${dealContacts.dealId} = one.deal_id`, sql`${dealContacts.contactId} = one.contact_id`)}`
)

/** Entries as the child rows of a deal's row. Those whose contact is gone are left out. */
export const dealChildren: ChildRows = {
  property: 'contacts',
  value: sql`(select coalesce(json_agg((select row_to_json(one) from (${shown}) as one) order by ${orderOfEntries}), '[]') from ${entriesOfDeal})`,
  // A deal that is planned says nothing of a primary contact that is its only one.
  planned: ({ contacts, contactId }) => contacts ?? withPrimary(none, (contactId ?? null) as string | null),
  write: async ({ tenantId, origin }, tx, changes) => {
    const isBringingBack = isRestoring(origin)
    const gone: { dealId: string; contactId: string }[] = []
    const kept: { dealId: string; contactId: string; role: string | null; time: unknown; isBack: boolean }[] = []
    for (const { changedAt, old, row } of changes) {
      const [before, after] = [entriesOf(old), entriesOf(row)]
      if (before === after) continue
      const has = (entries: Entry[], id: string) => entries.some(({ contactId }) => contactId === id)
      for (const { contactId } of before) if (!has(after, contactId)) gone.push({ dealId: row.id, contactId })
      for (const { contactId, role } of after) {
        const isNew = !has(before, contactId)
        // One that has no row yet was there from the beginning.
        const time = isNew ? changedAt : row.createdAt
        kept.push({ dealId: row.id, contactId, role, time, isBack: isNew && isBringingBack })
      }
    }
    const deleted = { tenantId, ...columnsOfRows(gone, 'dealId', 'contactId') }
    const written = { tenantId, ...columnsOfRows(kept, 'dealId', 'contactId', 'role', 'time', 'isBack') }
    await Promise.all([
      gone.length > 0 && run(tx, deleteEntries, deleted),
      kept.length > 0 && run(tx, upsertEntries, written)
    ])
  }
}

const none: Entry[] = []

function entriesOf({ contacts }: Row): Entry[] {
  return (contacts as Entry[] | undefined) ?? none
}

/** Entries whose contact the caller sees, since others are no entries for who doesn't. */
function ofSeenContact(condition: SQL): SQL {
  return deferred(() => {
    const contact = sql`select from ${contacts} where ${mine(contacts, sql`${contacts.id} = ${dealContacts.contactId}`)}`
    return mine(dealContacts, condition, ifRestricted(sql`exists (${contact})`))
  })
}

/** How deals are found by any of their contacts. */
export const dealsByContact: JoinTable = {
  ids: (
    targets
  ) => sql`select ${deals.id} as id from ${deals} where ${mine(deals, sql`${deals.contactId} = any(${targets})`)}
    union all select ${dealContacts.dealId} from ${dealContacts} where ${ofSeenContact(sql`${dealContacts.contactId} = any(${targets})`)}`,
  isNone: sql`${deals.contactId} is null and not exists (select from ${dealContacts} where ${ofSeenContact(sql`${dealContacts.dealId} = ${deals.id}`)})`,
  redirect: (from, to) => ({
    contacts: (before: Entry[]) => from.reduce((entries, id) => redirected(entries, id, to), before)
  })
}

/**
 * What an update does to a deal's contacts. A patch has them (`contacts`) as a list or as a function of the former list, or else
 * perhaps a `contactId`, whose contact becomes the primary one. Throws a 409 for one contact too many.
 */
export function adjustContacts(old: Row, { contacts: wanted, contactId }: Row): Row {
  const before = entriesOf(old)
  const after =
    typeof wanted === 'function'
      ? (wanted(before) as Entry[])
      : ((wanted as Entry[] | undefined) ??
        (contactId === undefined || contactId === old.contactId
          ? before
          : withPrimary(before, contactId as string | null)))
  // The function itself is no list to store.
  if (after === before) return wanted === undefined ? {} : { contacts: before }
  assertRoom(before, after, wanted === undefined ? '/contactId' : undefined)
  return { contacts: after, contactId: after.find(({ isPrimary }) => isPrimary)?.contactId ?? null }
}

/** Throws a 409 for one contact too many, which names the property at the path, or a column. */
export function assertRoom(before: Entry[], after: Entry[], path: string | undefined): void {
  if (after.length <= Math.max(maxEntries, before.length)) return
  const message = `This deal has ${maxEntries} contacts, which is as many as it may have; remove one first.`
  throw new ApiError(409, 'limit_reached', message, path === undefined ? {} : { errors: [{ path, message }] })
}

/** The entries with this contact as the primary one, or with none. */
function withPrimary(entries: Entry[], contactId: string | null): Entry[] {
  const marked = entries.map((entry) => ({ ...entry, isPrimary: entry.contactId === contactId }))
  if (contactId === null || marked.some(({ isPrimary }) => isPrimary)) return marked
  return [...marked, { contactId, role: null, isPrimary: true }]
}

/** The entries with this contact as the primary one, where there is one, and with these others. */
export function withContacts(entries: Entry[], primaryId: string | undefined, ids: string[]): Entry[] {
  const first = primaryId === undefined ? entries : withPrimary(entries, primaryId)
  return ids.reduce((all, id) => (all.some(({ contactId }) => contactId === id) ? all : withEntry(all, id, {})), first)
}

/** The entries with one contact set; what isn't given stays, and is null or false for a new one. */
export function withEntry(entries: Entry[], contactId: string, { role, isPrimary }: Partial<Entry>): Entry[] {
  const known = entries.find((entry) => entry.contactId === contactId)
  const next = { contactId, role: known?.role ?? null, isPrimary: known?.isPrimary ?? false }
  if (role !== undefined) next.role = role
  if (isPrimary !== undefined) next.isPrimary = isPrimary
  const others = next.isPrimary ? withPrimary(entries, contactId) : entries
  const isOther = (entry: Entry) => entry.contactId !== contactId
  return known ? others.map((entry) => (isOther(entry) ? entry : next)) : [...others.filter(isOther), next]
}

/** The entries without a contact, or with another one in its place, whose own role stays where it has one. */
function redirected(entries: Entry[], from: string, to: string | null): Entry[] {
  const moved = entries.find(({ contactId }) => contactId === from)
  if (!moved) return entries
  const others = entries.filter((entry) => entry !== moved)
  if (to === null) return others
  const known = others.find(({ contactId }) => contactId === to)
  if (!known) return [...others, { ...moved, contactId: to }]
  const united = { ...known, role: known.role ?? moved.role, isPrimary: known.isPrimary || moved.isPrimary }
  return others.map((entry) => (entry === known ? united : entry))
}
