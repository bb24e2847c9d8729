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

/** What records of a kind are called in others, which have `<kind>Id` and `<kind>Name`. */
const nameOf: Record<string, (data: Json) => unknown> = {
  company: ({ name }) => name,
  contact: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  deal: ({ name }) => name,
  stage: ({ name }) => name
}

export class Log {
  readonly rows: Change[]
  readonly bySet: Map<string | null, Change[]>
  readonly byTime: Map<string, Change>
  /** Ids of contacts that were erased, and of activities that went with them: what they held isn't in the log any more. */
  readonly scrubbed: Set<string>
  readonly #versions: Map<string, Change[]>
  /** The versions of each record of a kind, in the order of lists. */
  readonly #ofKind: Map<string | undefined, Change[][]>
  /** What was made of the log for some of the latest numbers that were asked for. */
  readonly #made = new Map<string, unknown>()

  constructor(rows: Change[]) {
    this.rows = rows
    this.bySet = Map.groupBy(rows, ({ changeSet }) => changeSet)
    this.bySet.delete(null)
    this.byTime = new Map(rows.map((row) => [row.changedAt, row]))
    const erased = rows.filter(
      (one) => one.data.erasedAt != null || (one.source === 'erase' && one.action === 'deleted')
    )
    this.scrubbed = new Set(erased.map(({ entityId }) => entityId))
    this.#versions = Map.groupBy(rows, ({ entityId }) => entityId)
    const placeOf = ([first]: Change[]) => `${first?.data.createdAt} ${first?.entityId}`
    const placed = [...this.#versions.values()].map((versions) => ({ versions, place: placeOf(versions) }))
    placed.sort((one, other) => (one.place < other.place ? -1 : 1))
    this.#ofKind = Map.groupBy(
      placed.map(({ versions }) => versions),
      ([first]) => first?.entity
    )
  }

  /** Whether a value may be what an erasure has left of another one: it also blanks what others had taken over by merges. */
  isBlanked(value: unknown): boolean {
    return this.scrubbed.size > 0 && (value == null || value === '' || value === 'other' || Array.isArray(value))
  }

  get last(): number {
    return this.rows.length
  }

  /** All changes of a record, in order. */
  versionsOf(id: string): Change[] {
    return this.#versions.get(id) ?? []
  }

  /** A record as it was at a number; undefined where it wasn't there, or wasn't seen by a caller who sees one user's. */
  stateAt(id: string, sequence: number, sees?: string): Change | undefined {
    return stateOf(this.versionsOf(id), sequence, sees)
  }

  /** All records of a kind at a number, in the order of lists. */
  recordsOf(kind: string, sequence: number, sees?: string): Change[] {
    return this.#keep(`${kind} ${sequence} ${sees}`, () =>
      (this.#ofKind.get(kind) ?? []).flatMap((versions) => stateOf(versions, sequence, sees) ?? [])
    )
  }

  /** A record as an answer at a number has it; undefined is what can't be known: what is blank is of an erased one, users aren't in the log. */
  shown({ data, entityId, changedAt }: Change, sequence: number, sees?: string): Json {
    if (this.scrubbed.has(entityId)) return { id: entityId, updatedAt: changedAt }
    const shown: Json = { ...data, updatedAt: changedAt, ownerName: undefined, stages: undefined }
    for (const [kind, name] of Object.entries(nameOf)) {
      const id = data[`${kind}Id`]
      const other = typeof id === 'string' ? this.stateAt(id, sequence, sees) : undefined
      const isErased = this.scrubbed.has(String(id))
      if (id !== undefined) shown[`${kind}Name`] = isErased ? undefined : other ? name(other.data) : null
    }
    if ('lastActivityAt' in data) shown.lastActivityAt = this.#lastActivities(sequence).get(entityId) ?? null
    return shown
  }

  /** A record as an answer as of its change has it; undefined are the names that an erasure has taken out of the log since. */
  logged({ data }: Change): Json {
    const erased = Object.keys(nameOf).filter((kind) => this.scrubbed.has(String(data[`${kind}Id`])))
    return { ...data, ...Object.fromEntries(erased.map((kind) => [`${kind}Name`, undefined])) }
  }

  /** By contact and deal, when the latest activity that names it was created or completed. */
  #lastActivities(sequence: number): Map<unknown, string> {
    return this.#keep(`last ${sequence}`, () => {
      const latest = new Map<unknown, string>()
      for (const { data } of this.recordsOf('activity', sequence)) {
        for (const id of [data.contactId, data.dealId]) {
          for (const time of [data.createdAt, data.completedAt].map((one) => String(one ?? '')))
            if (time > (latest.get(id) ?? '')) latest.set(id, time)
        }
      }
      return latest
    })
  }

  /** Whether an answer may be made of the state at a number: not between two changes of one transaction. */
  isBorder(sequence: number): boolean {
    const [row, next] = [this.rows[sequence - 1], this.rows[sequence]]
    return !row || !next || row.changeSet === null || row.changeSet !== next.changeSet || !wholeSources.has(row.source)
  }

  #keep<Made>(key: string, make: () => Made): Made {
    const known = this.#made.get(key) as Made | undefined
    if (known) return known
    if (this.#made.size > 100) this.#made.clear()
    const made = make()
    this.#made.set(key, made)
    return made
  }
}

function stateOf(versions: Change[], sequence: number, sees?: string): Change | undefined {
  const change = versions[countLeading(versions, (one) => one.sequence <= sequence) - 1]
  if (!change || change.action === 'deleted') return undefined
  const { ownerId } = change.data
  return sees !== undefined && ownerId != null && ownerId !== sees ? undefined : change
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

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Reads the whole log of a tenant. */
export async function readLog(sql: Sql, tenantId: string): Promise<Log> {
  const rows = await sql<Change>(
    `select sequence::int, entity, entity_id as "entityId", action, ${iso('changed_at')} as "changedAt", change_set as "changeSet",
      actor_id as "actorId", coalesce(source, 'api') as source, changed_properties as "changedProperties", previous, data
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
    if ((log.rows[index - 1]?.changedAt ?? '') >= row.changedAt)
      faults.push(`change ${row.sequence} is not later than the one before it`)
    faults.push(...findFaultsOfChange(log, row))
  }
  const clocks = await sql<{ end: number }>('select sequence::int as end from tenant_clocks where tenant_id = $1', [
    tenantId
  ])
  if (clocks[0]?.end !== log.last)
    faults.push(`the tenant's sequence is ${clocks[0]?.end}, and the log ends with ${log.last}`)
  const text = tables.map((name) => `select id, ${iso('updated_at')} as version from ${name} where tenant_id = $1`)
  const held = await sql<{ id: string; version: string }>(text.join(' union all '), [tenantId])
  const versions = new Map(held.map(({ id, version }) => [id, version]))
  for (const id of new Set([...versions.keys(), ...log.rows.map(({ entityId }) => entityId)])) {
    const said = log.stateAt(id, log.last)?.changedAt
    if (said !== versions.get(id))
      faults.push(`record ${id} is of ${versions.get(id)} in its table, and of ${said} in the log`)
  }
  return faults
}

/** A change goes by the state before it, and says what that was. */
function findFaultsOfChange(log: Log, row: Change): string[] {
  const { sequence, entity, entityId, action, changedProperties, previous } = row
  const before = log.stateAt(entityId, sequence - 1)
  if ((action === 'created') === (before !== undefined))
    return [`change ${sequence}: ${entity} ${entityId} is ${action}`]
  if (action !== 'updated' || !before || log.scrubbed.has(entityId)) return []
  const former = flat(before.data)
  return (changedProperties ?? []).flatMap((name) => {
    const [said, was] = [previous?.[name] ?? null, former[name] ?? null]
    // The inputs of a BANT score aren't shown with their deal, and names of others move without a change.
    const isKnown = name !== 'contacts' && !/Name$/.test(name) && (name.includes('.') || name in before.data)
    const isSame = JSON.stringify(said) === JSON.stringify(was) || log.isBlanked(said) || log.isBlanked(was)
    return isSame || !isKnown
      ? []
      : [`change ${sequence}: ${name} was ${JSON.stringify(was)}, and not ${JSON.stringify(said)}`]
  })
}

/** A record with its custom values by `custom.<key>`. */
export function flat({ custom, ...own }: Json): Json {
  const values = Object.entries((custom ?? {}) as Json).map(([key, value]) => [`custom.${key}`, value])
  return { ...own, ...Object.fromEntries(values) }
}
