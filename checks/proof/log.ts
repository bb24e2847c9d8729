import type { Sql } from './digest.ts'

// The change log of a tenant, and what each record was at each of its numbers.

export type Json = Record<string, unknown>

/** One row of the log; `changedAt` is the version that the change made. */
export type Change = {
  sequence: number
  entity: string
  entityId: string
  action: 'created' | 'updated' | 'deleted'
  changedAt: string
  /** Null in rows of releases without it. */
  changeSet: string | null
  actorId: string | null
  source: string
  changedProperties: string[] | null
  previous: Json | null
  data: Json
}

/** Sources whose change sets are one transaction: no answer is made of half of one. */
const wholeSources = new Set(['api', 'mcp', 'restore', 'merge', 'erase'])

/** Where an activity's names and others' come from: by property the kind, and what its name is. */
const nameOf: Record<string, (data: Json) => unknown> = {
  company: ({ name }) => name,
  contact: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  deal: ({ name }) => name,
  stage: ({ name }) => name
}

export class Log {
  readonly rows: Change[]
  readonly bySet = new Map<string, Change[]>()
  readonly byTime = new Map<string, Change>()
  readonly #versions = new Map<string, Change[]>()
  /** Ids of contacts that were erased, and of activities that went with them: what they held isn't in the log any more. */
  readonly scrubbed = new Set<string>()

  constructor(rows: Change[]) {
    this.rows = rows
    for (const row of rows) {
      if (row.changeSet !== null) push(this.bySet, row.changeSet, row)
      push(this.#versions, row.entityId, row)
      this.byTime.set(row.changedAt, row)
      const isErased = row.data.erasedAt != null || (row.source === 'erase' && row.action === 'deleted')
      if (isErased) this.scrubbed.add(row.entityId)
    }
  }

  /** Whether a value may be what an erasure has left of another one: it also blanks what others had taken over by merges. */
  isBlanked(value: unknown): boolean {
    return this.scrubbed.size > 0 && (value == null || value === '' || value === 'other' || Array.isArray(value))
  }

  /** Whether owners and values of a kind's records may have been erased, so that nobody knows any more which of them met a filter. */
  isErasedFrom(kind: string): boolean {
    return this.scrubbed.size > 0 && (kind === 'contact' || kind === 'activity')
  }

  get last(): number {
    return this.rows.length
  }

  /** All changes of a record, in order. */
  versionsOf(id: string): Change[] {
    return this.#versions.get(id) ?? []
  }

  /** The latest change of a record up to a number; undefined where there was none. */
  changeAt(id: string, sequence: number): Change | undefined {
    const versions = this.versionsOf(id)
    return versions[countLeading(versions, (one) => one.sequence <= sequence) - 1]
  }

  /** A record as it was at a number; undefined where it wasn't there, or wasn't seen by a caller who sees one user's. */
  stateAt(id: string, sequence: number, sees?: string): Change | undefined {
    const change = this.changeAt(id, sequence)
    if (!change || change.action === 'deleted') return undefined
    const { ownerId } = change.data
    return sees !== undefined && ownerId != null && ownerId !== sees ? undefined : change
  }

  /** Whether an answer may be made of the state at a number: not between two changes of one transaction. */
  isBorder(sequence: number): boolean {
    const [row, next] = [this.rows[sequence - 1], this.rows[sequence]]
    return !row || !next || row.changeSet === null || row.changeSet !== next.changeSet || !wholeSources.has(row.source)
  }

  /** The name of a record at a number; null where it wasn't there or isn't seen, undefined where it can't be known any more. */
  nameAt(entity: string, id: string, sequence: number, sees?: string): unknown {
    if (this.scrubbed.has(id)) return undefined
    const state = this.stateAt(id, sequence, sees)
    return state ? nameOf[entity]?.(state.data) : null
  }
}

/** How many of a list hold, which are its first ones. */
export function countLeading<One>(list: readonly One[], holds: (one: One) => boolean): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(list[middle] as One)) low = middle + 1
    else high = middle
  }
  return low
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

const iso = `to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Reads the whole log of a tenant. */
export async function readLog(sql: Sql, tenantId: string): Promise<Log> {
  const rows = await sql<Change>(
    `select sequence::int, entity, entity_id as "entityId", action, ${iso} as "changedAt", change_set as "changeSet", actor_id as "actorId",
      coalesce(source, 'api') as source, changed_properties as "changedProperties", previous, data
      from changes where tenant_id = $1 order by sequence`,
    [tenantId]
  )
  return new Log(rows)
}

/** Tables whose records are in the log. */
const tables = ['companies', 'contacts', 'deals', 'activities', 'pipelines', 'stages']

/** The last state of each record in the log against its table, the numbers and times of the log, and each change against the one before it. */
export async function findFaultsOfLog(log: Log, sql: Sql, tenantId: string): Promise<string[]> {
  const faults: string[] = []
  for (const [index, row] of log.rows.entries()) {
    if (row.sequence !== index + 1) return [`the log has no change ${index + 1}`]
    const before = log.rows[index - 1]
    if (before && before.changedAt >= row.changedAt)
      faults.push(`change ${row.sequence} is not later than the one before it`)
    faults.push(...findFaultsOfChange(log, row))
  }
  const [clock] = await sql<{ sequence: number }>('select sequence::int from tenant_clocks where tenant_id = $1', [
    tenantId
  ])
  if (clock?.sequence !== log.last)
    faults.push(`the tenant's sequence is ${clock?.sequence}, and the log ends with ${log.last}`)
  const text = tables.map(
    (name) => `select id, ${iso.replace('changed_at', 'updated_at')} as version from ${name} where tenant_id = $1`
  )
  const held = await sql<{ id: string; version: string }>(text.join(' union all '), [tenantId])
  const versions = new Map(held.map(({ id, version }) => [id, version]))
  for (const id of new Set([...versions.keys(), ...log.rows.map(({ entityId }) => entityId)])) {
    const state = log.stateAt(id, log.last)
    if (state?.changedAt !== versions.get(id)) {
      faults.push(`record ${id} is of ${versions.get(id)} in its table, and of ${state?.changedAt} in the log`)
    }
  }
  return faults
}

/** Each history is the log: a change goes by the state before it. */
function findFaultsOfChange(log: Log, row: Change): string[] {
  const { sequence, entity, entityId, action, changedProperties, previous } = row
  const before = log.stateAt(entityId, sequence - 1)
  if ((action === 'created') === (before !== undefined))
    return [`change ${sequence}: ${entity} ${entityId} is ${action}`]
  if (action !== 'updated' || !before || log.scrubbed.has(entityId)) return []
  const faults: string[] = []
  for (const name of changedProperties ?? []) {
    const former = propertyOf(before.data, name)
    // The inputs of a BANT score aren't shown with their deal.
    const isKnown = name !== 'contacts' && !/Name$/.test(name) && (name.includes('.') || name in before.data)
    const said = previous?.[name] ?? null
    if (log.isBlanked(said) || log.isBlanked(former)) continue
    if (isKnown && JSON.stringify(said) !== JSON.stringify(former)) {
      faults.push(`change ${sequence}: ${name} was ${JSON.stringify(former)}, and not ${JSON.stringify(said)}`)
    }
  }
  return faults
}

/** The value of a property of a record, or of a custom one by `custom.<key>`. */
export function propertyOf(data: Json, name: string): unknown {
  const [first = '', key] = name.split('.')
  return (key === undefined ? data[first] : (data[first] as Json | undefined)?.[key]) ?? null
}
