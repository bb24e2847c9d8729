import { type Column, eq, type SQL, sql } from 'drizzle-orm'
import { changes, tenantSequences } from '../db/schema.ts'
import { statement } from '../db/statement.ts'
import { mine, ownTenantId, type TenantTable } from '../db/tenant.ts'
import type { LogStatement } from './outbox.ts'

/** How records of a type are shown in change rows: `data` (JSON) of a row of their table. */
export type LogSource = { table: TenantTable & { id: Column }; data: SQL }

const head = sql`insert into ${changes} as logged (tenant_id, sequence, entity, entity_id, action, changed_at, data,
        change_set, actor_type, actor_id, actor_name, source, changed_properties, previous)`
const origin = sql`${one('changeSet', 'uuid')}, ${one('actorType', 'text')}, ${one('actorId', 'uuid')}, ${one('actorName', 'text')}, ${one('source', 'text')}`
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
        record.data, ${origin}, wanted.changed_properties::json, wanted.previous::json
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
        ${one('changedAt', 'timestamptz')}, ${data}, ${origin}, ${one('changedProperties', 'json')}, ${one('previous', 'json')}
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
      ${one('changedAt', 'timestamptz')}, ${one('data', 'json')}, ${origin}, ${one('changedProperties', 'json')}, ${one('previous', 'json')})
      ${returning}`
)

function one(name: string, type: string): SQL {
  return sql`${sql.placeholder(name)}::${sql.raw(type)}`
}

function list(name: string, type: string): SQL {
  return sql`${sql.placeholder(name)}::${sql.raw(type)}[]`
}
