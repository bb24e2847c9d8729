import type { Schemas } from '../../generated/types.ts'
import { activity } from '../activities/record.ts'
import { auditColumns } from '../audit-log/list.ts'
import { entryColumns } from '../changes/entry.ts'
import { findErased } from '../contacts/erased.ts'
import { contact } from '../contacts/record.ts'
import type { Context } from '../contract.ts'
import { type SQL, sql } from '../db/drizzle.ts'
import { columnsOfRows, selectList } from '../db/lists.ts'
import { activities, auditLog, changes, dealContacts, deals, webhookDeliveries } from '../db/schema.ts'
import { type Executor, run, type Statement, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { unrestricted } from '../db/unrestricted.ts'
import { deal } from '../deals/record.ts'
import { notFound } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { type AnyRecordKind, iso } from '../records/record.ts'
import { findJson, valuesFor } from '../records/rows.ts'
import { columnsOf } from '../records/statements.ts'
import { isAboutPerson } from './audit-entries.ts'
import { findLatest, findMentions, type Mention } from './changes.ts'
import { findHolders, type Holder } from './deliveries.ts'
import { describePerson, findPerson } from './person.ts'

type List = Statement<{ json: string }>

const ids = sql`${sql.placeholder('ids')}::uuid[]`

/** A list of JSON of what `rows` selects. */
const listStatement = (name: string, rows: SQL): List =>
  statement(name, sql`select coalesce(json_agg(shown), '[]') as json from (${rows}) as shown`)

const mentioned = sql`${sql.placeholder('mentioned')}::uuid[]`
const last = sql`select * from ${changes} where ${mine(changes, sql`${changes.entityId} = mentioned.id`)}
      order by ${changes.entityId} desc, ${changes.sequence} desc limit 1`

/**
 * Records that name the contact, or named it once and name none now. A deleted record counts, and is shown, as it was last.
 */
const recordsStatement = (kind: AnyRecordKind, table: typeof activities | typeof deals, isElsewhere = sql`false`) =>
  unrestricted<{ json: string }>(
    'person',
    `personal_${kind.entity}`,
    sql`select coalesce(json_agg(found.shown order by found.id), '[]') as json from (
      select ${table.id} as id, (select row_to_json(one) from (select ${columnsOf(kind)}) as one) as shown from ${table}
      where ${mine(
        table,
        sql`${table.id} = any(${mentioned})`,
        sql`coalesce(${table.contactId} = any(${ids}), true) or ${isElsewhere}`
      )}
      union all
      select mentioned.id, ('{"custom":{}}' || last.data::jsonb - 'contacts')::json
      from unnest(${mentioned}) as mentioned (id), lateral (${last}) as last
      where last.action = 'deleted' and (coalesce((last.data ->> 'contactId')::uuid = any(${ids}), true)
        or last.data ->> 'contacts' like any(${sql.placeholder('patterns')}::text[]))) as found`
  )

const selectActivities = recordsStatement(activity, activities)
const isAmongContacts = mine(
  dealContacts,
  sql`${dealContacts.dealId} = ${deals.id}`,
  sql`${dealContacts.contactId} = any(${ids})`
)
const selectDeals = recordsStatement(deal, deals, sql`exists (select from ${dealContacts} where ${isAmongContacts})`)
const selectHistory = listStatement(
  'personal_history',
  sql`select ${selectList(entryColumns)} from ${changes} where ${mine(changes, sql`${changes.entityId} = any(${ids})`)}
    order by ${changes.sequence} desc`
)
const selectAudit = listStatement(
  'personal_audit_log',
  sql`select ${selectList(auditColumns)} from ${auditLog} where ${mine(auditLog, isAboutPerson)} order by ${auditLog.id} desc`
)
const selectLast = statement<{ json: string }>(
  'last_state_of_contact',
  sql`select ${changes.data} as json from ${changes} where ${mine(changes, sql`${changes.entityId} = ${sql.placeholder('id')}`)}
    order by ${changes.entityId} desc, ${changes.sequence} desc limit 1`
)
const selectDelivery = statement<object & { id: string }>(
  'personal_deliveries',
  sql`select ${webhookDeliveries.id} as id, ${webhookDeliveries.webhookId} as "webhookId", ${webhookDeliveries.eventId} as "eventId",
      ${webhookDeliveries.event} as event, ${webhookDeliveries.status} as status, ${iso(webhookDeliveries.createdAt)} as "createdAt",
      ${iso(webhookDeliveries.deliveredAt)} as "deliveredAt"
    from unnest(${sql.placeholder('webhookId')}::uuid[], ${sql.placeholder('id')}::uuid[]) as wanted (webhook_id, id), ${webhookDeliveries}
    where ${mine(webhookDeliveries, sql`${webhookDeliveries.webhookId} = wanted.webhook_id`, sql`${webhookDeliveries.id} = wanted.id`)}
    order by ${webhookDeliveries.id}`
)

/** Everything that is kept of a contact, living or deleted. 404 where the tenant never had it, or it was erased. */
export async function readPersonalData(
  ctx: Context,
  id: string,
  fields?: string[]
): Promise<Rendered<Schemas['PersonalDataResponse']>> {
  const { db, tenantId } = ctx
  const found = await findPerson(ctx, db, id)
  if ((await findErased(db, ctx, [id])).size > 0) throw notFound(contact.entity)
  const { sequence: until } = await findLatest(db, ctx)
  const mentions = await findMentions(db, ctx, found, { after: 0, until })
  const person = await describePerson(db, ctx, found, [])
  const { addresses } = person
  const { deliveries } = await findHolders(db, ctx, person)
  const json = async (list: List, values: object = {}) =>
    (await run(db, list, valuesFor(ctx, { ids: found, addresses, ...values })))[0]?.json
  const patterns = found.map((contactId) => `%${contactId}%`)
  const mentioned = (entity: string) => ({ mentioned: idsOf(mentions, entity), patterns })
  const parts = {
    contact: (await findJson(ctx, db, contact, id)) ?? (await run(db, selectLast, { tenantId, id }))[0]?.json,
    activities: await json(selectActivities, mentioned('activity')),
    deals: await json(selectDeals, mentioned('deal')),
    history: await json(selectHistory),
    deliveries: await renderDeliveries(db, tenantId, deliveries),
    auditLog: await json(selectAudit)
  }
  const kept = Object.entries(parts).filter(([name]) => fields?.includes(name) ?? true)
  return render(`{${kept.map(([name, text]) => `"${name}":${text}`)}}`)
}

function idsOf(mentions: Mention[], wanted: string): string[] {
  return [...new Set(mentions.flatMap(({ entity, id }) => (entity === wanted ? id : [])))]
}

async function renderDeliveries(executor: Executor, tenantId: string, held: Holder[]): Promise<string> {
  const bodies = new Map(held.map(({ id, body }) => [id, body]))
  const rows = await run(executor, selectDelivery, { tenantId, ...columnsOfRows(held, 'webhookId', 'id') })
  return JSON.stringify(rows.map((row) => ({ ...row, body: bodies.get(row.id) })))
}
