import type { Operations, Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import { toUtcIso } from '../date-time.ts'
import { type SQL, sql } from '../db/drizzle.ts'
import { selectList } from '../db/lists.ts'
import { preparedByShape } from '../db/prepared.ts'
import { changeSetParts, changes, runs } from '../db/schema.ts'
import { runWith, type Statement, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { type Rendered, render } from '../handler-results.ts'
import { sequenceAt } from '../outbox/moments.ts'
import { iso } from '../records/record.ts'
import { explainTimeout, searchTimeout } from '../search/find-page.ts'

type Query = Operations['listChangeSets']['query']
type ChangeSet = Schemas['ChangeSet']
type Page = { json: string; rowCount: number; last: string | null }
type Shape = { fields: string[]; filters: string[] }

/** The properties of a set, in the contract's order. */
const columns: Record<keyof ChangeSet, SQL> = {
  changeSet: sql`step.change_set`,
  at: iso(sql`step.changed_at`),
  actor: sql`json_build_object('type', step.actor_type, 'id', step.actor_id, 'name', step.actor_name)`,
  source: sql`coalesce(step.source, 'api')`,
  entities: sql`own.entities`,
  created: sql`own.created`,
  updated: sql`own.updated`,
  deleted: sql`own.deleted`,
  undoneBy: sql`(select (${runs.state} ->> 'undoneBy')::uuid from ${runs}
      where ${mine(runs, sql`${runs.kind} = 'undo'`, sql`${runs.key} = step.change_set::text`)})`
}

/** The change sets of a tenant, the latest first. 422 where filters let so few through that finding them takes over two seconds. */
export async function listChangeSets(
  ctx: Context,
  query: Query,
  fields = Object.keys(columns)
): Promise<Rendered<ChangeSet[]>> {
  const { tenantId, db } = ctx
  const { limit, cursor, actorId, source, entity, since, until } = query
  const filters = { actorId, source, entity, since: since && toUtcIso(since), until: until && toUtcIso(until) }
  const identity = JSON.stringify([tenantId, 'change sets', filters])
  const [before] = cursor === undefined ? [] : ctx.cursors.decrypt(identity, cursor, 'cursor')
  const given = Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  const shape: Shape = { fields, filters: given }
  const select = preparedByShape('change_sets', JSON.stringify(shape), () => setsStatement(shape))
  const values = { ...filters, tenantId, before: before ?? Number.MAX_SAFE_INTEGER, limit }
  const [page] = await ctx.search(() => runWith(db, searchTimeout, select, values).catch(explainTimeout))
  if (!page) throw new Error('an aggregate returns one row')
  const isFull = page.rowCount > limit
  const nextCursor = isFull && page.last !== null ? ctx.cursors.encrypt(identity, [page.last]) : undefined
  return render(page.json, { page: { isFull, nextCursor, hasCursorHeader: true } })
}

const actorId = sql`${sql.placeholder('actorId')}::uuid`

/** Where the changes begin that stand behind each other with this one, which is the last of them. */
const firstOfPart = sql`coalesce((select ${changeSetParts.firstSequence} from ${changeSetParts}
    where ${mine(changeSetParts, sql`${changeSetParts.lastSequence} = ${changes.sequence}`)}), ${changes.sequence})`

/** The latest change below a number, of one actor where that is asked for. Each order is that of one index only. */
function stepBelow(below: SQL, isOfActor: boolean): SQL {
  const start = isOfActor
    ? sql`(${changes.actorId}, ${changes.sequence}) < (${actorId}, ${below}) and ${changes.actorId} >= ${actorId}`
    : sql`${changes.sequence} < ${below}`
  const order = isOfActor ? sql`${changes.actorId} desc, ${changes.sequence} desc` : sql`${changes.sequence} desc`
  return sql`select ${changes.sequence} as sequence, ${changes.changeSet} as change_set, ${changes.changedAt} as changed_at,
      ${changes.actorType} as actor_type, ${changes.actorId} as actor_id, ${changes.actorName} as actor_name, ${changes.source} as source,
      ${firstOfPart} as first
    from ${changes} where ${mine(changes, start)} order by ${order} limit 1`
}

/** The latest change of a set below a number, with those that stand behind each other with it. */
function partBelow(set: SQL, below: SQL): SQL {
  return sql`select ${changes.sequence} as sequence, ${changes.entity} as entity, ${changes.action} as action, ${firstOfPart} as first
    from ${changes} where ${mine(changes, sql`(${changes.changeSet}, ${changes.sequence}) < (${set}, ${below})`, sql`${changes.changeSet} >= ${set}`)}
    order by ${changes.changeSet} desc, ${changes.sequence} desc limit 1`
}

/** What a set did, counted from part to part. */
const contents = sql`(with recursive part as (
      select * from (${partBelow(sql`step.change_set`, sql`step.sequence + 1`)}) as latest
      union all
      select earlier.* from part, lateral (${partBelow(sql`step.change_set`, sql`part.first`)}) as earlier)
    select json_agg(distinct entity) as entities, array_agg(distinct entity) as kinds, ${countOf('created')}, ${countOf('updated')}, ${countOf('deleted')}
    from part)`

function countOf(action: string): SQL {
  return sql`coalesce(sum(sequence - first + 1) filter (where action = ${sql.raw(`'${action}'`)}), 0)::int as ${sql.raw(action)}`
}

/**
 * `before`, `limit` and the filters' values → one page. It walks down the log from part to part; a set stands where its latest change
 * does. The walk goes no further than the page needs, since PostgreSQL takes one step at a time. Changes of one part have one set.
 */
function setsStatement({ fields, filters }: Shape): Statement<Page> {
  const has = (name: string) => filters.includes(name)
  const since = sql`${sql.placeholder('since')}::timestamptz`
  const before = sql`${sql.placeholder('before')}::bigint`
  const start = has('until')
    ? sql`least(${before}, ${sequenceAt(sql`${sql.placeholder('until')}::timestamptz`)})`
    : before
  const later = sql`select true from ${changes}
    where ${mine(changes, sql`(${changes.changeSet}, ${changes.sequence}) > (step.change_set, step.sequence)`, sql`${changes.changeSet} <= step.change_set`)}
    order by ${changes.changeSet}, ${changes.sequence} limit 1`
  const conditions = [
    sql`step.change_set is not null`,
    sql`(${later}) is null`,
    ...(has('since') ? [sql`step.changed_at >= ${since}`] : []),
    ...(has('source') ? [sql`coalesce(step.source, 'api') = ${sql.placeholder('source')}`] : []),
    ...(has('entity') ? [sql`${sql.placeholder('entity')}::text = any (own.kinds)`] : [])
  ]
  const goesOn = has('since') ? sql` where step.changed_at >= ${since}` : sql``
  return statement<Page>(
    undefined,
    sql`with recursive step as (
        select * from (${stepBelow(start, has('actorId'))}) as latest
        union all
        select earlier.* from step, lateral (${stepBelow(sql`step.first`, has('actorId'))}) as earlier${goesOn})
      select coalesce(json_agg(entry order by number) filter (where number <= ${sql.placeholder('limit')}::int), '[]') as json,
        count(*)::int as "rowCount", min(sequence) filter (where number <= ${sql.placeholder('limit')}::int)::text as last
      from (select row_number() over () as number, found.sequence, found.entry from (
          select step.sequence, (select entry from (select ${selectList(columns, fields)}) as entry) as entry
          from step, lateral ${contents} as own where ${sql.join(conditions, sql` and `)} limit 101) as found
        limit ${sql.placeholder('limit')}::int + 1) as page`
  )
}
