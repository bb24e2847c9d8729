import { type Column, type SQL, sql } from '../db/drizzle.ts'
import { changes, tenantSequences } from '../db/schema.ts'
import type { Statement } from '../db/statement.ts'
import { mine, type TenantTable } from '../db/tenant.ts'
import { unrestricted } from '../db/unrestricted.ts'
import type { Origin } from './origin.ts'

/** What a change does to a record. */
export type Action = 'created' | 'updated' | 'deleted'

/** A change of one record; `changedAt` is a time from the outbox's `nextTime`. */
export type Change = {
  id: string
  changedAt: string
  /** Of an update: the names of the properties that it changed, and what they were. */
  changedProperties?: string[]
  /** Of a deletion: what restoring the record needs beside its last state. */
  previous?: Record<string, unknown>
}

/** Changes of one record type whose rows are written together; `isRead` says whether their texts are wanted. */
export type ChangeRows = { origin: Origin; action: Action; changes: Change[]; isRead: boolean }

/** The statement of a record type that writes its change rows. */
export type LogStatement = Statement<{ id: string; json: string | null }>

/** How records of a type are shown in change rows: `data` (JSON) of a row of their table. */
export type LogSource = { table: TenantTable & { id: Column }; data: SQL }

/**
 * The statement that writes change rows of one record type. The records are rendered here, once: what is returned is the
 * answer to the client, and what webhooks are sent.
 */
export function logStatement(entity: string, { table, data }: LogSource): LogStatement {
  return unrestricted(
    'log',
    `${entity}_log`,
    sql`insert into ${changes} as logged (tenant_id, sequence, entity, entity_id, action, changed_at, data,
        change_set, actor_type, actor_id, actor_name, source, changed_properties, previous)
      select ${tenantSequences.tenantId}, wanted.sequence, ${sql.raw(`'${entity}'`)}, wanted.id, ${one('action', 'text')}, wanted.changed_at,
        record.data, ${one('changeSet', 'uuid')}, ${one('actorType', 'text')}, ${one('actorId', 'uuid')}, ${one('actorName', 'text')},
        ${one('source', 'text')}, wanted.changed_properties::json, wanted.previous::json
      from ${tenantSequences}, unnest(${list('ids', 'uuid')}, ${list('sequences', 'bigint')}, ${list('times', 'timestamptz')},
        ${list('changedProperties', 'text')}, ${list('previous', 'text')})
        as wanted (id, sequence, changed_at, changed_properties, previous), lateral (
          select ${data} as data from ${table} where ${mine(table, sql`${table.id} = wanted.id`)} limit 1) as record
      where ${mine(tenantSequences)}
      returning logged.entity_id as id, case when ${one('isRead', 'boolean')} then logged.data end as json`
  )
}

/** The row of `changes` with the latest change of the record with an id, among those that meet `more`. Only one index has this order. */
export function latestChange(id: SQL, ...more: SQL[]): SQL {
  return sql`select * from ${changes} where ${mine(changes, sql`${changes.entityId} >= ${id}`, sql`${changes.entityId} <= ${id}`, ...more)}
      order by ${changes.entityId} desc, ${changes.sequence} desc limit 1`
}

/**
 * Whether a change with this id in a column has the number `end` or a smaller one. A comparison of rows is taken by the index alone that
 * begins with the column; by two comparisons PostgreSQL goes through all numbers up to `end` where it has no statistics of the table.
 */
export function isUntil(id: SQL, end: SQL, column: Column = changes.entityId): SQL {
  return sql`(${column}, ${changes.sequence}) <= (${id}, ${end})`
}

/** Whether a change with this id belongs to the moment `asOf` (a number of the log), or to what was before. */
export function isUntilMoment(id: SQL, column?: Column): SQL {
  return isUntil(id, one('asOf', 'bigint'), column)
}

function one(name: string, type: string): SQL {
  return sql`${sql.placeholder(name)}::${sql.raw(type)}`
}

function list(name: string, type: string): SQL {
  return sql`${sql.placeholder(name)}::${sql.raw(type)}[]`
}
