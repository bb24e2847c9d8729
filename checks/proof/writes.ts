import { type OperationDescription, type OperationId, operations } from '../../generated/operations.ts'
import { type Event, outcomeOf } from './history.ts'
import type { Change, Json, Log } from './log.ts'

// What became of writes: each acknowledged one is in the log once, each unknown one at most once, each refused one not at all.

/** A write with all its attempts: requests with one Idempotency-Key are one. */
export type Write = {
  events: Event[]
  begin: number
  /** Its rows in the log; none where it changed nothing, or never came about. */
  rows: Change[]
}

/** Kinds of records in the log, by the beginning of their paths. */
const kinds: Record<string, string> = {
  ...{ companies: 'company', contacts: 'contact', deals: 'deal', activities: 'activity' },
  ...{ pipelines: 'pipeline', stages: 'stage' }
}

/** The kind of an operation's records; undefined where they aren't in the log. */
export function kindOf(id: OperationId): string | undefined {
  const { path } = operations[id]
  const [first = ''] = path.replace(/^\/api\/v1\/(importexport\/)?/, '').split('/')
  return /^\/api\/v1\/pipelines\/.*\/stages$/.test(path) ? 'stage' : kinds[first]
}

/** Groups a history's writes, finds their rows, and resolves with what the log and the answers don't agree on. */
export function findWrites(events: Event[], log: Log): { writes: Write[]; faults: string[] } {
  const writes = group(events)
  const owners = new Map<string, Write>()
  const faults: string[] = []
  for (const write of writes) {
    const sets = new Set(write.events.map(changeSetOf).filter((set) => set !== undefined))
    if (sets.size > 1) faults.push(`${nameOf(write)} was answered with ${sets.size} change sets`)
    for (const set of sets) {
      const other = owners.get(set)
      if (other) faults.push(`${nameOf(write)} and ${nameOf(other)} have one change set`)
      owners.set(set, write)
      write.rows = log.bySet.get(set) ?? []
    }
  }
  faults.push(...attribute(writes, owners, log))
  for (const write of writes) faults.push(...judgeAnswers(write, log))
  return { writes, faults }
}

/** Names a request in a message. */
export function nameOf({ events: [event] }: Pick<Write, 'events'>): string {
  return event ? `${event.id} ${JSON.stringify({ ...event.params, ...event.query })} at ${event.begin.toFixed(1)}` : '?'
}

function group(events: Event[]): Write[] {
  const writes: Write[] = []
  const byKey = new Map<string, Write>()
  for (const event of events) {
    if (!isWrite(event)) continue
    const name = JSON.stringify([event.who, event.id, event.params, event.query, event.key])
    const known = event.key === undefined ? undefined : byKey.get(name)
    // A key that was refused is free, and another body under it is another write.
    if (known) known.events.push(event)
    else {
      const write = { events: [event], begin: event.begin, rows: [] }
      writes.push(write)
      if (event.key !== undefined) byKey.set(name, write)
    }
  }
  return writes
}

function isWrite({ id, body, query }: Event): boolean {
  const { effect, roles }: OperationDescription = operations[id]
  const dryRuns = roles['dry-run'] ?? []
  const isDry = dryRuns.some((name) => query[name] === 'true' || (body as Json | undefined)?.[name] === true)
  return (effect === 'changes' && !isDry) || id === 'callMcp'
}

/** The change set that an acknowledged write was answered with. */
function changeSetOf(event: Event): string | undefined {
  if (outcomeOf(event) !== 'acknowledged') return undefined
  if (event.id !== 'callMcp') return event.headers['x-change-set']
  return /"changeSet":"([0-9a-f-]{36})"/.exec(event.text)?.[1]
}

/** Finds for each set that no answer named the one write without an answer that it can be of. */
function attribute(writes: Write[], owners: Map<string, Write>, log: Log): string[] {
  const clients = new Set(writes.map(({ events: [event] }) => event?.who))
  const unknown = new Map<string, Write[]>()
  for (const write of writes) {
    const who = write.events[0]?.who ?? ''
    const isOpen = write.events.every((event) => changeSetOf(event) === undefined) && write.events.some(mayHaveWritten)
    if (isOpen) unknown.set(who, [...(unknown.get(who) ?? []), write])
  }
  const faults: string[] = []
  for (const [set, rows] of log.bySet) {
    const [{ actorId, sequence, source }] = rows as [Change]
    if (owners.has(set) || !clients.has(actorId ?? '')) continue
    const candidates = unknown.get(actorId ?? '') ?? []
    const index = candidates.findIndex((write) => couldHaveMade(write, rows))
    const [write] = index < 0 ? [] : candidates.splice(index, 1)
    if (write) write.rows = rows
    else faults.push(`change ${sequence} (${source}) is of no request that was acknowledged or is unknown`)
  }
  return faults
}

/** Whether nobody knows what became of a request; of an import in the background it is known later. */
function mayHaveWritten(event: Event): boolean {
  return outcomeOf(event) === 'unknown' || event.status === 202
}

const sourceOf: [RegExp, string][] = [
  [/^bulk/, 'bulk'],
  [/^import/, 'import'],
  [/^restore/, 'restore'],
  [/^merge/, 'merge'],
  [/^undo/, 'undo'],
  [/^erase/, 'erase'],
  [/^callMcp/, 'mcp']
]

function couldHaveMade({ events: [event] }: Write, rows: Change[]): boolean {
  if (!event) return false
  const { id, params } = event
  const source = sourceOf.find(([pattern]) => pattern.test(id))?.[1] ?? 'api'
  if (!rows.some((row) => row.source === source)) return false
  const kind = kindOf(id)
  const isOfOne = params.id !== undefined && !/^create/.test(id)
  if (kind && isOfOne && !rows.some(({ entityId }) => entityId === params.id)) return false
  const action = /^delete(?!DealContact)/.test(id) ? 'deleted' : /^(create|restore)/.test(id) ? 'created' : undefined
  return !kind || rows.some((row) => row.entity === kind && (!action || row.action === action))
}

/** Holds a write's answers against each other and against its rows. */
function judgeAnswers(write: Write, log: Log): string[] {
  const answered = write.events.filter((event) => outcomeOf(event) === 'acknowledged')
  const [first, ...others] = answered
  if (!first) return []
  const faults: string[] = []
  for (const other of others) {
    if (other.headers['idempotent-replayed'] !== 'true') faults.push('was done again')
    // Of requests at the same moment the first answer may come last.
    if (other.text !== first.text || other.status !== first.status) faults.push('was replayed with other bytes')
  }
  if (first.status !== 202 && first.id !== 'callMcp') faults.push(...judgeRows(first, write.rows, log))
  return faults.map((fault) => `${nameOf(write)} ${fault}`)
}

/** What the rows of an acknowledged write must be by its answer. */
function judgeRows(event: Event, rows: Change[], log: Log): string[] {
  const { id, params, ifMatch } = event
  const kind = kindOf(id)
  const body = JSON.parse(event.text || '{}') as Json
  const count = (action: string) => rows.filter((row) => row.action === action && row.entity === kind).length
  const faults: string[] = []
  const expect = (found: number, wanted: unknown, what: string) => {
    if (found !== Number(wanted ?? 0)) faults.push(`says ${what} ${wanted}, and the log has ${found}`)
  }
  if (/^bulkCreate/.test(id)) {
    expect(count('created'), body.created, 'created')
    const made = new Set(rows.filter(({ action }) => action === 'created').map(({ entityId }) => entityId))
    for (const one of body.createdIds as string[]) if (!made.has(one)) faults.push(`made ${one}, which the log hasn't`)
  } else if (/^bulkUpdate/.test(id)) expect(count('updated'), body.updated, 'updated')
  else if (/^bulkDelete/.test(id)) expect(count('deleted'), body.deleted, 'deleted')
  else if (/^import/.test(id)) {
    expect(count('created'), body.imported, 'imported')
    expect(count('updated'), body.updated, 'updated')
  } else if (/^undo/.test(id)) {
    if ((body.changeSet === null) !== (rows.length === 0))
      faults.push(`says ${body.changeSet}, with ${rows.length} changes`)
  } else if (kind && /^delete(?!DealContact)/.test(id)) {
    expect(rows.filter(({ action, entityId }) => action === 'deleted' && entityId === params.id).length, 1, 'deleted')
  } else if (kind && event.headers.etag) faults.push(...judgeVersion(event, body, rows, log))
  const own = rows.find(({ entityId }) => entityId === (params.id ?? body.id))
  if (kind && own && ifMatch && ifMatch !== '*') {
    const current = log.changeAt(own.entityId, own.sequence - 1)?.changedAt
    if (`"${current}"` !== ifMatch) faults.push(`passed If-Match ${ifMatch}, and the version was ${current}`)
  }
  return faults
}

/** An answer with a version: one row of the log made it, and this write did where it changed anything. */
function judgeVersion(event: Event, body: Json, rows: Change[], log: Log): string[] {
  const version = event.headers.etag?.slice(1, -1) ?? ''
  const row = log.byTime.get(version)
  if (!row || row.entityId !== body.id)
    return [`was answered with version ${version}, which the log hasn't of ${body.id}`]
  const own = rows.filter(({ entityId }) => entityId === row.entityId)
  if (own.length > 0 && !own.includes(row)) return [`was answered with version ${version} of another change set`]
  if (own.length > 1 && !/^(merge|restore)/.test(event.id)) return [`is in the log ${own.length} times`]
  const isNew = /^(create|restore)/.test(event.id) || body.action === 'created'
  if (isNew && own[0]?.action !== 'created') return ["made a record that the log hasn't as created"]
  return []
}
