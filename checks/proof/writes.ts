import { type OperationDescription, type OperationId, operations } from '../../generated/operations.ts'
import { type Event, nameOf, outcomeOf } from './history.ts'
import type { Change, Json, Log } from './log.ts'

// What became of writes: each acknowledged one is in the log once, each unknown one at most once, each refused one not at all.

/** A write with all its attempts: requests with one Idempotency-Key are one. */
export type Write = {
  events: [Event, ...Event[]]
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

/** Whether a request only asks what a write would do. */
export function isDryRun({ id, body, query }: Event): boolean {
  const { roles }: OperationDescription = operations[id]
  return (roles['dry-run'] ?? []).some((name) => query[name] === 'true' || (body as Json | undefined)?.[name] === true)
}

/** Groups a history's writes, finds their rows, and resolves with what the log and the answers don't agree on. */
export function findWrites(events: Event[], log: Log): { writes: Write[]; faults: string[] } {
  const sent = events.filter(
    (one) => (operations[one.id].effect === 'changes' && !isDryRun(one)) || one.id === 'callMcp'
  )
  // A key that was refused is free, and another body under it is another write.
  const groups = Map.groupBy(sent, (event) => {
    const { who, id, params, query, key } = event
    return key === undefined ? event : JSON.stringify([who, id, params, query, key])
  })
  const writes = [...groups.values()].map((group): Write => ({ events: group as Write['events'], rows: [] }))
  const owners = new Map<string, Write>()
  const faults: string[] = []
  for (const write of writes) {
    const sets = new Set(write.events.map(changeSetOf).filter((set) => set !== undefined))
    if (sets.size > 1) faults.push(`${nameOf(write.events[0])} was answered with ${sets.size} change sets`)
    for (const set of sets) {
      const other = owners.get(set)
      if (other) faults.push(`${nameOf(write.events[0])} and ${nameOf(other.events[0])} have one change set`)
      owners.set(set, write)
      write.rows = log.bySet.get(set) ?? []
    }
  }
  faults.push(...attribute(writes, owners, log))
  for (const { events, rows } of writes)
    faults.push(...judgeAnswers(events, rows, log).map((fault) => `${nameOf(events[0])} ${fault}`))
  return { writes, faults }
}

/** The change set that an acknowledged write was answered with. */
function changeSetOf(event: Event): string | undefined {
  if (outcomeOf(event) !== 'acknowledged') return undefined
  if (event.id !== 'callMcp') return event.headers['x-change-set']
  return /"changeSet":"([0-9a-f-]{36})"/.exec(event.text)?.[1]
}

/** Finds for each set that no answer named the one write without an answer that it can be of. */
function attribute(writes: Write[], owners: Map<string, Write>, log: Log): string[] {
  const clients = new Set<string | null>(writes.map(({ events: [{ who }] }) => who))
  // Of an import in the background it is known later what became of it.
  const mayHaveWritten = (event: Event) => outcomeOf(event) === 'unknown' || event.status === 202
  const open = new Set(writes.filter(({ events }) => !events.some(changeSetOf) && events.some(mayHaveWritten)))
  const faults: string[] = []
  for (const [set, rows] of log.bySet) {
    const [first] = rows
    if (!first || owners.has(String(set)) || !clients.has(first.actorId)) continue
    const write = [...open].find(({ events: [event] }) => couldHaveMade(event, rows))
    if (write) write.rows = rows
    else faults.push(`change ${first.sequence} (${first.source}) is of no request that was acknowledged or is unknown`)
    if (write) open.delete(write)
  }
  return faults
}

function couldHaveMade({ id, who, params }: Event, rows: Change[]): boolean {
  const source = /^(bulk|import|restore|merge|undo|erase)/.exec(id)?.[0] ?? (id === 'callMcp' ? 'mcp' : 'api')
  const kind = kindOf(id)
  const isOfOne = kind !== undefined && params.id !== undefined && !/^create/.test(id)
  const action = /^delete(?!DealContact)/.test(id) ? 'deleted' : /^(create|restore)/.test(id) ? 'created' : undefined
  return (
    rows.some((row) => row.actorId === who && row.source === source) &&
    (!isOfOne || rows.some(({ entityId }) => entityId === params.id)) &&
    (!kind || rows.some((row) => row.entity === kind && (!action || row.action === action)))
  )
}

/** Holds a write's answers against each other and against its rows. */
function judgeAnswers(events: Event[], rows: Change[], log: Log): string[] {
  const [first, ...others] = events.filter((event) => outcomeOf(event) === 'acknowledged')
  if (!first) return []
  const faults = others.flatMap(({ headers, text, status }) => [
    ...(headers['idempotent-replayed'] === 'true' ? [] : ['was done again']),
    // Of requests at the same moment the first answer may come last.
    ...(text === first.text && status === first.status ? [] : ['was replayed with other bytes'])
  ])
  const isDone = first.status !== 202 && first.id !== 'callMcp'
  return isDone ? [...faults, ...judgeRows(first, rows, log)] : faults
}

/** What an answer says that it did, by how often the log has that of its kind. */
const actions = { created: 'created', imported: 'created', updated: 'updated', deleted: 'deleted' }

/** What the rows of an acknowledged write must be by its answer. */
function judgeRows(event: Event, rows: Change[], log: Log): string[] {
  const { id, params, ifMatch } = event
  const [kind, isOfOne] = [kindOf(id), operations[id].path.endsWith('{id}')]
  if (!kind && id !== 'undoChangeSet') return []
  const body = JSON.parse(event.text || '{}') as Json
  const faults: string[] = []
  for (const [name, action] of Object.entries(actions)) {
    const said = body[name] === true && isOfOne ? 1 : body[name]
    const found = rows.filter((row) => row.action === action && row.entity === kind)
    const own = said === body[name] ? found : found.filter(({ entityId }) => entityId === params.id)
    if (typeof said !== 'number') continue
    // Items of a bulk that find their record as it is count as updated, too.
    const isAtMost = name === 'updated' && id.startsWith('bulkCreate')
    if (isAtMost ? own.length > said : own.length !== said)
      faults.push(`says ${name} ${said}, and the log has ${own.length}`)
  }
  const made = new Set(rows.filter(({ action }) => action === 'created').map(({ entityId }) => entityId))
  for (const one of (body.createdIds ?? []) as string[])
    if (!made.has(one)) faults.push(`made ${one}, which the log hasn't`)
  if ('changeSet' in body && (body.changeSet === null) !== (rows.length === 0))
    faults.push(`says ${body.changeSet}, with ${rows.length} changes`)
  if (event.headers.etag && body.updatedAt) faults.push(...judgeVersion(event, body, rows, log))
  const own = rows.find(({ entityId }) => entityId === (params.id ?? body.id))
  const current = own && log.versionsOf(own.entityId).findLast(({ sequence }) => sequence < own.sequence)?.changedAt
  if (own && ifMatch && ifMatch !== '*' && `"${current}"` !== ifMatch)
    faults.push(`passed If-Match ${ifMatch}, and the version was ${current}`)
  return faults
}

/** An answer with a version: one row of the log made it, and this write did where it changed anything. */
function judgeVersion({ id, headers }: Event, body: Json, rows: Change[], log: Log): string[] {
  const version = headers.etag?.slice(1, -1) ?? ''
  const row = log.byTime.get(version)
  if (!row || row.entityId !== body.id)
    return [`was answered with version ${version}, which the log hasn't of ${body.id}`]
  const own = rows.filter(({ entityId }) => entityId === row.entityId)
  if (own.length > 0 && !own.includes(row)) return [`was answered with version ${version} of another change set`]
  if (own.length > 1 && !/^(merge|restore)/.test(id)) return [`is in the log ${own.length} times`]
  const isNew = /^(create|restore)/.test(id) || body.action === 'created'
  return isNew && own[0]?.action !== 'created' ? ["made a record that the log hasn't as created"] : []
}
