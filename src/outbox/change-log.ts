import { type SQL, sql } from 'drizzle-orm'
import { statement } from '../db/client.ts'
import { changes, tenantSequences } from '../db/schema.ts'
import { mine } from '../db/tenant.ts'
import type { LogStatement } from './outbox.ts'

/**
 * The statement that writes change rows of one record type. `record` is a subquery of one row (tenant_id, data): the
 * tenant's record whose id is `wanted.id`, and how it is shown. The record is rendered here, once: what is returned is
 * the answer to the client, and what webhooks are sent.
 */
export function logStatement(entity: string, record: SQL): LogStatement {
  const list = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}[]`
  const one = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`
  return statement(
    `${entity}_log`,
    sql`insert into ${changes} as logged (tenant_id, sequence, entity, entity_id, action, changed_at, data,
        change_set, actor_type, actor_id, actor_name, source, changed_properties, previous)
      select ${tenantSequences.tenantId}, wanted.sequence, ${sql.raw(`'${entity}'`)}, wanted.id, ${sql.placeholder('action')}, wanted.changed_at, record.data,
        ${one('changeSet', 'uuid')}, ${one('actorType', 'text')}, ${one('actorId', 'uuid')}, ${one('actorName', 'text')}, ${one('source', 'text')},
        wanted.changed_properties::json, wanted.previous::json
      from ${tenantSequences}, unnest(${list('ids', 'uuid')}, ${list('sequences', 'bigint')}, ${list('times', 'timestamptz')},
        ${list('changedProperties', 'text')}, ${list('previous', 'text')})
        as wanted (id, sequence, changed_at, changed_properties, previous), lateral (${record}) as record
      where ${mine(tenantSequences)}
      returning logged.entity_id as id, case when ${sql.placeholder('isRead')}::boolean then logged.data::text end as json`
  )
}
