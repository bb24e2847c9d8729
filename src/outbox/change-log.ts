import { type Column, eq, type SQL, sql } from 'drizzle-orm'
import { changes, tenantSequences } from '../db/schema.ts'
import { type Executor, run, type Statement, statement } from '../db/statement.ts'
import { mine, ownTenantId, type TenantScope, type TenantTable } from '../db/tenant.ts'
import type { Origin } from './origin.ts'

/** What a change does to a record. */
export type Action = 'created' | 'updated' | 'deleted'

/** A change of one record; `changedAt` is a time from the outbox's `stamp`. */
export type Change = {
  id: string
  changedAt: string
  /** Of an update: the names of the properties that it changed, and what they were. */
  changedProperties?: string[]
  previous?: Record<string, unknown>
}

/** Changes of one record type whose rows are written together; `isRead` says whether their texts are wanted. */
export type ChangeRows<One = Change> = { origin: Origin; action: Action; changes: One[]; isRead: boolean }

/** The statement of a record type that writes its change rows. */
export type LogStatement = Statement<{ id: string; json: string | null }>

/** How records of a type are shown in change rows: `data` (JSON) of a row of their table. */
export type LogSource = { table: TenantTable & { id: Column }; data: SQL }

const head = sql`insert into ${changes} as logged (tenant_id, sequence, entity, entity_id, action, changed_at, data,
        change_set, actor_type, actor_id, actor_name, source, changed_properties, previous)`
const originColumns = sql`${one('changeSet', 'uuid')}, ${one('actorType', 'text')}, ${one('actorId', 'uuid')}, ${one('actorName', 'text')}, ${one('source', 'text')}`
const returning = sql`returning logged.entity_id as id, case when ${sql.placeholder('isRead')}::boolean then logged.data end as json`

/**
 * The statement that writes change rows of one record type. The records are rendered here, once: what is returned is the
 * answer to the client, and what webhooks are sent.
 */
export function logStatement(entity: string, { table, data }: LogSource): LogStatement {
  return statement(
    `${entity}_log`,
    sql`${head}
      select ${tenantSequences.tenantId}, wanted.sequence, ${sql.raw(`'${entity}'`)}, wanted.id, ${one('action', 'text')}, wanted.changed_at,
        record.data, ${originColumns}, wanted.changed_properties::json, wanted.previous::json
      from ${tenantSequences}, unnest(${list('ids', 'uuid')}, ${list('sequences', 'bigint')}, ${list('times', 'timestamptz')},
        ${list('changedProperties', 'text')}, ${list('previous', 'text')})
        as wanted (id, sequence, changed_at, changed_properties, previous), lateral (
          select ${data} as data from ${table} where ${mine(table, sql`${table.id} = wanted.id`)} limit 1) as record
      where ${mine(tenantSequences)}
      ${returning}`
  )
}

/** The same for one change, which most writes make: a look-up by key, which costs less, on a cluster by a quarter. */
export function logOneStatement(entity: string, { table, data }: LogSource): LogStatement {
  return statement(
    `${entity}_log_one`,
    sql`${head}
      select ${table.tenantId}, ${one('sequence', 'bigint')}, ${sql.raw(`'${entity}'`)}, ${table.id}, ${one('action', 'text')},
        ${one('changedAt', 'timestamptz')}, ${data}, ${originColumns}, ${one('changedProperties', 'json')}, ${one('previous', 'json')}
      from ${table} where ${mine(table, eq(table.id, one('id', 'uuid')))}
      ${returning}`
  )
}

/**
 * The same for one change whose record was shown before, on a cluster: Citus plans an `insert … select` once for each shard
 * (docs/scaling-out.md).
 */
export const logShown: LogStatement = statement(
  'log_shown',
  sql`${head} values (${ownTenantId}, ${one('sequence', 'bigint')}, ${one('entity', 'text')}, ${one('id', 'uuid')}, ${one('action', 'text')},
      ${one('changedAt', 'timestamptz')}, ${one('data', 'json')}, ${originColumns}, ${one('changedProperties', 'json')}, ${one('previous', 'json')})
      ${returning}`
)

function one(name: string, type: string): SQL {
  return sql`${sql.placeholder(name)}::${sql.raw(type)}`
}

function list(name: string, type: string): SQL {
  return sql`${sql.placeholder(name)}::${sql.raw(type)}[]`
}

/**
 * Writes the change rows of records as they are now, numbered from `first` on, and resolves with the records' JSON texts by
 * id; texts that nobody wants stay in the database. `values` is what else the statement needs.
 */
export async function insertChangeRows(
  tx: Executor,
  insert: LogStatement,
  values: TenantScope,
  { origin, action, changes, isRead }: ChangeRows,
  first: number
): Promise<Map<string, string>> {
  const { changeSet, actor, source } = origin
  const rows = await run(tx, insert, {
    ...values,
    ...valuesOf(changes, first),
    changeSet,
    actorType: actor.type,
    actorId: actor.id,
    actorName: actor.name,
    source,
    action,
    isRead
  })
  // A record that nobody could read under the lock has no change row, and must not be taken for written.
  if (rows.length !== changes.length) throw new Error(`${changes.length} changes, but ${rows.length} change rows`)
  return new Map(rows.map(({ id, json }) => [id, json ?? '']))
}

/** What the statement for one change needs, or the one for several: a list for each column; `first` is the first one's number. */
function valuesOf(changes: Change[], first: number) {
  const [only] = changes
  if (only && changes.length === 1) {
    return {
      id: only.id,
      sequence: first,
      changedAt: only.changedAt,
      changedProperties: textOf(only.changedProperties),
      previous: textOf(only.previous)
    }
  }
  return {
    ids: changes.map(({ id }) => id),
    sequences: changes.map((_, index) => first + index),
    times: changes.map(({ changedAt }) => changedAt),
    changedProperties: changes.map(({ changedProperties }) => textOf(changedProperties)),
    previous: changes.map(({ previous }) => textOf(previous))
  }
}

function textOf(value: object | undefined): string | null {
  return value ? JSON.stringify(value) : null
}
