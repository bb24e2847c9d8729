import type { Sql } from './digest.ts'
import { type Event, type History, outcomeOf } from './history.ts'
import { type Change, countLeading, findFaultsOfLog, type Json, type Log, readLog } from './log.ts'
import { Reads } from './reads.ts'
import { findWrites, nameOf, type Write } from './writes.ts'

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
  return { ...judge(events, log, watched, await findFaultsOfLog(log, sql, tenantId)) }
}

/** As `prove`, of a log that was read. */
export function judge(events: Event[], log: Log, watched: Watched[] = [], faultsOfLog: string[] = []): Proof {
  const { writes, faults } = findWrites(events, log)
  const reads = new Reads(log)
  faults.unshift(...faultsOfLog)
  faults.push(...findDisorder(events, writes, reads))
  faults.push(...findFaultsOfUndos(writes, log))
  for (const one of watched) faults.push(...findFaultsOfDeliveries(one, log))
  const failed = events.filter(({ status }) => status >= 500 && status !== 503)
  faults.push(
    ...failed.map((event) => `${nameOf({ events: [event] })} is answered ${event.status}: ${event.text.slice(0, 200)}`)
  )
  const unknown = writes.filter((write) => write.events.every((event) => outcomeOf(event) === 'unknown'))
  const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0)
  return {
    ...{ faults, changes: log.last, writes: writes.length, unknown: unknown.length },
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
  const latest = latestBefore(new Set(written.values()))
  // What has ended by the begin of another one has begun before it, and so has its number.
  const numbers = new Map<Event, number>()
  const ended = events.toSorted((one, other) => other.end - one.end)
  let low = 0
  for (const event of events) {
    while ((ended.at(-1)?.end ?? Infinity) < event.begin) low = Math.max(low, numbers.get(ended.pop() as Event) ?? 0)
    const write = written.get(event)
    const [first = 0] = write?.rows.map(({ sequence }) => sequence) ?? []
    if (write?.events[0] === event && first <= low)
      faults.push(`${nameOf(write)} has number ${first}, and began when ${low} was answered`)
    const found = write
      ? isDone(event)
        ? write.rows.at(-1)?.sequence
        : undefined
      : reads.judge(event, low, latest(event.end))
    if (typeof found === 'string') faults.push(`${found} (${event.begin.toFixed(1)} to ${event.end.toFixed(1)})`)
    else if (found !== undefined) numbers.set(event, found)
  }
  return faults
}

/** An import in the background has its answer before its rows. */
function isDone(event: Event): boolean {
  return outcomeOf(event) === 'acknowledged' && event.status !== 202
}

/** The largest number that what ended at a time can have seen: the one before all that began later. */
function latestBefore(writes: Set<Write>): (end: number) => number {
  const sorted = [...writes].sort((one, other) => one.begin - other.begin)
  const firsts: number[] = []
  for (const { rows } of sorted.toReversed())
    firsts.push(Math.min(rows[0]?.sequence ?? Infinity, firsts.at(-1) ?? Infinity))
  firsts.reverse()
  return (end) => (firsts[countLeading(sorted, ({ begin }) => begin <= end)] ?? Infinity) - 1
}

/** What an undo leaves as it finds it: versions, what is computed or joined, and references, whose ends may be gone. */
const notGivenBack = /^(updatedAt|lastActivityAt|\w+Name|\w+Id|contacts|custom|isBantQualified)$/

/** Each undo without conflicts leaves the records of its change set as they were before that. */
function findFaultsOfUndos(writes: Write[], log: Log): string[] {
  const faults: string[] = []
  for (const { events, rows } of writes) {
    const [event] = events.filter((one) => outcomeOf(one) === 'acknowledged')
    if (event?.id !== 'undoChangeSet' || rows.length === 0) continue
    const { conflicts } = JSON.parse(event.text) as { conflicts: { entityId: string | null }[] }
    const left = new Set(conflicts.map(({ entityId }) => entityId))
    const undone = log.bySet.get(String((event.body as Json).changeSet)) ?? []
    const after = (rows.at(-1) as Change).sequence
    for (const { sequence, entityId, entity } of firstOfEach(undone)) {
      if (left.has(entityId) || left.has(null) || log.scrubbed.has(entityId)) continue
      if (!rows.some((row) => row.entityId === entityId)) continue
      const [former, now] = [log.stateAt(entityId, sequence - 1), log.stateAt(entityId, after)]
      const name = differenceOf(former?.data, now?.data)
      if (name)
        faults.push(`${nameOf({ events: [event] })} left ${name} of ${entity} ${entityId} otherwise than it was`)
    }
  }
  return faults
}

function firstOfEach(changes: Change[]): Change[] {
  const first = new Map<string, Change>()
  for (const change of changes) if (!first.has(change.entityId)) first.set(change.entityId, change)
  return [...first.values()]
}

function differenceOf(former: Json | undefined, now: Json | undefined): string | undefined {
  if (!former || !now) return former || now ? 'the presence' : undefined
  const names = Object.keys(former).filter((name) => !notGivenBack.test(name))
  return names.find((name) => JSON.stringify(former[name]) !== JSON.stringify(now[name]))
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
