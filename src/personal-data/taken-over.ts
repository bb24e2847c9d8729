import { contact } from '../contacts/record.ts'
import { sql } from '../db/drizzle.ts'
import { rowsByNumber, withinBytes } from '../db/lists.ts'
import { changes, mergedRecords } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import { changesOfIds, changesOfNumbers } from './change-rows.ts'
import { keptProperties } from './personal-properties.ts'
import { common, type Json, mergeValues, type Values, valueAt } from './values.ts'

// What contacts took over from a person by merges, also by those that were undone since. The change log tells: a merge deletes the
// person's record and updates the other one in one change set, as an undo of its undo does. What the other one then has of the
// former is the person's until it is changed, and again where an undo takes that change back; what it is given by an edit is its own.

/** What contacts took over. */
export type TakenOver = {
  /** What a row of the change log holds of it, by the row's number. */
  rows: Map<number, { data: Values; previous: Values }>
  /** What a contact holds of it now, or when it was deleted, by its id. */
  current: Map<string, Values>
  /** All that a contact ever held of it, by its id. */
  ever: Map<string, [name: string, value: unknown][]>
}

type Head = { sequence: number; id: string; action: string; source: string | null; changeSet: string | null }
type Row = Head & { data: string; previous: string | null; total: number }
type State = { data: Json; held: Values }

const ids = sql`${sql.placeholder('ids')}::uuid[]`

const selectMerges = statement<{ id: string; into: string }>(
  'merges_of_contacts',
  sql`select ${changes.entityId} as id, kept.entity_id as into from ${changesOfIds}, lateral (
      select one.entity_id, one.entity, one.action from ${changes} as one where ${mine({ tenantId: sql`one.tenant_id` as never }, sql`one.change_set = ${changes.changeSet}`)}
      order by one.change_set, one.sequence offset 0) as kept
    where ${changes.action} = 'deleted' and ${changes.source} = 'merge' and kept.entity = 'contact' and kept.action = 'updated'
    union select ${mergedRecords.id}, ${mergedRecords.mergedInto}
      from ${mergedRecords} where ${mine(mergedRecords, sql`${mergedRecords.id} = any(${ids})`)}`
)

const head = sql`select ${changes.sequence}::float8 as sequence, ${changes.entityId} as id, ${changes.action} as action,
      ${changes.source} as source, ${changes.changeSet} as "changeSet"`

/** `ids` → the changes of these records, without what they hold, in their order. */
const selectHeads = statement<Head>('heads_of_changes', sql`${head} from ${changesOfIds} order by 1`)

const selectRows = statement<Row>(
  'changes_in_order',
  withinBytes(
    sql`${head}, ${changes.data} as data, ${changes.previous} as previous
    from ${changesOfNumbers}`,
    sql`octet_length(data::text) + coalesce(octet_length(previous::text), 0)`,
    sql`sequence`
  )
)

/** The changes with these numbers in their order, a page at a time. */
export function changesInOrder(executor: Executor, tenantId: string, numbers: readonly number[]) {
  return rowsByNumber(numbers, (sequences) => run(executor, selectRows, { tenantId, sequences }))
}

/** Finds what other contacts took over from these, directly or by way of others. */
export async function findTakenOver(
  executor: Executor,
  { tenantId }: TenantScope,
  contactIds: string[]
): Promise<TakenOver> {
  const found: TakenOver = { rows: new Map(), current: new Map(), ever: new Map() }
  const donors = await findDonors(executor, tenantId, contactIds)
  if (donors.size === 0) return found
  const theirs = new Set(contactIds)
  const heads = await run(executor, selectHeads, { tenantId, ids: [...new Set([...contactIds, ...donors.keys()])] })
  const gone = new Set(heads.flatMap(({ id, action, changeSet }) => (action === 'deleted' ? `${changeSet} ${id}` : [])))
  const states = new Map<string, State>()
  const numbers = heads.map(({ sequence }) => sequence)
  for await (const rows of changesInOrder(executor, tenantId, numbers)) {
    for (const row of rows) {
      const data: Json = JSON.parse(row.data)
      const before = states.get(row.id)
      const previous: Json = JSON.parse(row.previous ?? '{}')
      const unshown = unshownOf(row, data, previous, before)
      if (theirs.has(row.id)) {
        states.set(row.id, { data, held: new Map([...valuesOf(data), ...unshown]) })
        continue
      }
      const merged = [...(donors.get(row.id) ?? [])].filter((id) => gone.has(`${row.changeSet} ${id}`))
      // An undo may bring back what a later edit had replaced.
      const formerly = row.source === 'undo' ? (found.ever.get(row.id) ?? []) : []
      const given = [...merged.flatMap((id) => [...(states.get(id)?.held ?? [])]), ...formerly]
      const held = stillHeld(before, (name) => unshown.get(name) ?? valueAt(data, name))
      for (const [name, value] of takenOver(given, data, previous)) held.set(name, mergeValues(held.get(name), value))
      const former = stillHeld(before, (name) => previous[name])
      states.set(row.id, { data, held })
      if (held.size + former.size > 0) found.rows.set(row.sequence, { data: held, previous: former })
      if (held.size > 0) found.ever.set(row.id, [...(found.ever.get(row.id) ?? []), ...held])
    }
  }
  for (const [id, { held }] of states) if (!theirs.has(id) && held.size > 0) found.current.set(id, held)
  return found
}

/** The contacts that were merged into others, by those; from these contacts on, merge by merge. */
async function findDonors(executor: Executor, tenantId: string, contactIds: string[]) {
  const donors = new Map<string, Set<string>>()
  const known = new Set(contactIds)
  for (let next = contactIds; next.length > 0; ) {
    const merges = await run(executor, selectMerges, { tenantId, ids: next })
    const others = merges.filter(({ into }) => !contactIds.includes(into))
    for (const { id, into } of others) donors.set(into, (donors.get(into) ?? new Set()).add(id))
    next = [...new Set(others.map(({ into }) => into))].filter((id) => !known.has(id))
    for (const id of next) known.add(id)
  }
  return donors
}

/** What a record holds that is somebody's: all but its ids and times. */
function valuesOf(data: Json): Values {
  const { view, writtenElsewhere = [] } = contact
  const fixed = [...keptProperties.contact, 'custom', ...writtenElsewhere]
  const names = Object.keys(view).filter((name) => !fixed.includes(name))
  const custom = Object.keys(data.custom ?? {}).map((key) => `custom.${key}`)
  return new Map([...names, ...custom].map((name) => [name, valueAt(data, name)]))
}

/**
 * What a record still holds of custom properties that are archived when a change of it is logged: the row doesn't show them, and names
 * those that it changes.
 */
function unshownOf({ action }: Row, data: Json, previous: Json, before: State | undefined): Values {
  const isUnshown = ([name]: [string, unknown]) =>
    name.startsWith('custom.') && valueAt(data, name) === undefined && !(name in previous)
  return new Map(action === 'created' ? [] : [...(before?.held ?? [])].filter(isUnshown))
}

/** Of what a record held, what it still holds. */
function stillHeld(before: State | undefined, read: (name: string) => unknown): Values {
  const left: Values = new Map()
  for (const [name, value] of before?.held ?? []) {
    const same = common(read(name), value)
    if (same !== undefined) left.set(name, same)
  }
  return left
}

/** Of what those have that were merged into a record, what this change gave to it. A joined name comes with its reference. */
function takenOver(given: [string, unknown][], data: Json, previous: Json): Values {
  const taken: Values = new Map()
  for (const [name, value] of given) {
    const changed = name.endsWith('Name') && `${name.slice(0, -4)}Id` in data ? `${name.slice(0, -4)}Id` : name
    if (!(changed in previous)) continue
    const same = common(valueAt(data, name), value)
    const former = previous[name]
    const added = Array.isArray(same) && Array.isArray(former) ? same.filter((one) => !former.includes(one)) : same
    if (added !== undefined && !(Array.isArray(added) && added.length === 0)) taken.set(name, added)
  }
  return taken
}
