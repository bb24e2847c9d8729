import type { Sql } from './digest.ts'
import { type Event, type History, nameOf, outcomeOf } from './history.ts'
import { type Change, countLeading, findFaultsOfLog, type Json, type Log, readLog } from './log.ts'
import { Reads } from './reads.ts'
import { findWrites, type Write } from './writes.ts'

// Proves that what a tenant's clients did and were answered is one order of its changes: docs/proof.md.

/** What was found, and how much was looked at. */
export type Proof = {
  faults: string[]
  changes: number
  writes: number
  /** Writes that nobody was told the outcome of, and how many of these are in the log. */
  unknown: number
  unknownWritten: number
  refused: number
  reads: number
  unjudged: number
  /** By operation, how many answers were judged as reads. */
  judged: Record<string, number>
}

/** A webhook of a run: whose events it wanted, from which number of the log on, and what it received. */
export type Watched = { events: string[]; since: number; received: Received[] }
/** A delivery as it came. */
export type Received = { sequence: number; event: string; eventId: string; body: string }

/** Holds a history against the log and the tables of its tenant, once nothing is under way any more. */
export async function prove({ events }: History, sql: Sql, tenantId: string, watched: Watched[] = []): Promise<Proof> {
  const log = await readLog(sql, tenantId)
  return judge(events, log, watched, await findFaultsOfLog(log, sql, tenantId))
}

/** As `prove`, of a log that was read. */
export function judge(events: Event[], log: Log, watched: Watched[] = [], faultsOfLog: string[] = []): Proof {
  const { writes, faults } = findWrites(events, log)
  const reads = new Reads(log)
  const failed = events.filter(({ status }) => status >= 500 && status !== 503)
  const unknown = writes.filter((write) => write.events.every((event) => outcomeOf(event) === 'unknown'))
  const all = [
    ...faultsOfLog,
    ...faults,
    ...findDisorder(events, writes, reads),
    ...writes.flatMap((write) => findFaultsOfUndo(write, log)),
    ...watched.flatMap((one) => findFaultsOfDeliveries(one, log)),
    ...failed.map((event) => `${nameOf(event)} is answered ${event.status}: ${event.text.slice(0, 200)}`)
  ]
  const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0)
  return {
    ...{ faults: all, changes: log.last, writes: writes.length, unknown: unknown.length },
    unknownWritten: unknown.filter(({ rows }) => rows.length > 0).length,
    refused: events.filter((event) => outcomeOf(event) === 'refused').length,
    ...{ reads: sum(reads.judged), unjudged: sum(reads.unjudged), judged: reads.judged }
  }
}

/**
 * Goes through all in the order in which it began. Who begins after another's answer comes later in the log than that; each read takes the
 * least number that it can be of, which leaves the most to those that come after it.
 */
function findDisorder(events: Event[], writes: Write[], reads: Reads): string[] {
  const faults: string[] = []
  const written = new Map(
    writes.filter(({ rows }) => rows.length > 0).flatMap((one) => one.events.map((event) => [event, one]))
  )
  const latest = latestBefore([...new Set(written.values())])
  // What has ended by the begin of another one has begun before it, and so has its number.
  const numbers = new Map<Event, number>()
  const ended = events.toSorted((one, other) => other.end - one.end)
  let low = 0
  for (const event of events) {
    while ((ended.at(-1)?.end ?? Infinity) < event.begin) low = Math.max(low, numbers.get(ended.pop() as Event) ?? 0)
    const { events: [first] = [], rows } = written.get(event) ?? { rows: undefined }
    const number = rows?.[0]?.sequence ?? 0
    if (first === event && number <= low)
      faults.push(`${nameOf(event)} has number ${number}, and began when ${low} was answered`)
    // An import in the background has its answer before its rows.
    const isDone = outcomeOf(event) === 'acknowledged' && event.status !== 202
    const found = rows ? isDone && rows.at(-1)?.sequence : reads.judge(event, low, latest(event.end))
    if (typeof found === 'string') faults.push(`${found} (${event.begin.toFixed(1)} to ${event.end.toFixed(1)})`)
    if (typeof found === 'number') numbers.set(event, found)
  }
  return faults
}

/** The largest number that what ended at a time can have seen: the one before all that began later. */
function latestBefore(writes: Write[]): (end: number) => number {
  const begins = writes.map(({ events: [{ begin }], rows }) => ({ begin, least: rows[0]?.sequence ?? Infinity }))
  begins.sort((one, other) => other.begin - one.begin)
  for (const [index, one] of begins.entries()) one.least = Math.min(one.least, begins[index - 1]?.least ?? Infinity)
  return (end) => (begins[countLeading(begins, ({ begin }) => begin > end) - 1]?.least ?? Infinity) - 1
}

/** What an undo leaves as it finds it: versions, what is computed or joined, and references, whose ends may be gone. */
const notGivenBack = /^(updatedAt|lastActivityAt|\w+Name|\w+Id|contacts|custom|isBantQualified)$/

/** An undo leaves the records of its change set, but for conflicts, as they were before that. */
function findFaultsOfUndo({ events, rows }: Write, log: Log): string[] {
  const event = events.find((one) => outcomeOf(one) === 'acknowledged')
  if (event?.id !== 'undoChangeSet') return []
  const { conflicts } = JSON.parse(event.text) as { conflicts: { entityId: string | null }[] }
  const left = new Set(conflicts.map(({ entityId }) => entityId))
  const undone = log.bySet.get(String((event.body as Json).changeSet)) ?? []
  const records = left.has(null) ? [] : [...Map.groupBy(undone, ({ entityId }) => entityId)]
  return records.flatMap(([id, [first]]) => {
    const last = rows.findLast(({ entityId }) => entityId === id)
    if (!first || !last || left.has(id) || log.scrubbed.has(id)) return []
    const former = log.stateAt(id, first.sequence - 1)?.data
    const now = log.stateAt(id, (rows.at(-1) as Change).sequence)?.data
    const names = Object.keys(former ?? {}).filter((name) => !notGivenBack.test(name))
    const name =
      former && now ? names.find((one) => JSON.stringify(former[one]) !== JSON.stringify(now[one])) : 'the presence'
    const isSame = name === undefined || former === now
    return isSame ? [] : [`${nameOf(event)} left ${name} of ${first.entity} ${id} otherwise than it was`]
  })
}

/** The events of a change that webhooks may want. */
function eventsOf({ entity, action, source, data }: Change, before: Json | undefined): string[] {
  if (source === 'erase' && entity === 'contact' && action === 'deleted') return ['contact.erased']
  if (entity === 'activity') {
    const isCompleted = data.status === 'completed' && before?.status !== 'completed' && action !== 'deleted'
    return [...(action === 'created' ? ['activity.created'] : []), ...(isCompleted ? ['activity.completed'] : [])]
  }
  return [`${entity}.${action}`]
}

/** Whether an erasure may have dropped a delivery that waited, since it held what is erased: of the contact, or of who names it. */
function mayBeDropped(log: Log, { entityId }: Change): boolean {
  const versions = log.versionsOf(entityId).map(({ data, previous }) => JSON.stringify([data, previous]))
  return log.scrubbed.has(entityId) || versions.some((text) => [...log.scrubbed].some((id) => text.includes(id)))
}

/** Each webhook's deliveries are the log's changes that it wanted, each at least once, with one event id and the same bytes. */
function findFaultsOfDeliveries({ events, since, received }: Watched, log: Log): string[] {
  const faults: string[] = []
  const got = new Map<string, Received>()
  for (const one of received) {
    const name = `${one.sequence} ${one.event}`
    const known = got.get(name)
    if (known && (known.eventId !== one.eventId || known.body !== one.body))
      faults.push(`event ${name} came with other bytes`)
    got.set(name, one)
  }
  for (const row of log.rows.slice(since)) {
    for (const event of eventsOf(row, log.stateAt(row.entityId, row.sequence - 1)?.data)) {
      if (!events.includes(event)) continue
      const name = `${row.sequence} ${event}`
      const one = got.get(name)
      got.delete(name)
      if (!one && !mayBeDropped(log, row))
        faults.push(`event ${name} of ${row.entity} ${row.entityId} was not delivered`)
      if (one && JSON.parse(one.body).data.id !== row.entityId) faults.push(`event ${name} is of another record`)
    }
  }
  for (const name of got.keys()) faults.push(`event ${name} was delivered, and the log hasn't it`)
  return faults
}
