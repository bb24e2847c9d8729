import { type SQL, sql } from 'drizzle-orm'
import type { Schemas } from '../../generated/types.ts'
import { companies, contacts, deals, stages, users } from '../db/schema.ts'
import { toUtcIso } from '../formats.ts'
import { nameKey } from '../records/name.ts'
import { always, asIs, iso, named, type RecordKind, withKey } from '../records/record.ts'

/** Deals: spec §2.8, §2.9; upsert matches by name and pipeline. */
export const deal: RecordKind<Schemas['DealResponse'], Schemas['UpdateDealRequest']> = {
  entity: 'deal',
  isLogged: true,
  table: deals,
  view: {
    id: deals.id,
    tenantId: deals.tenantId,
    pipelineId: deals.pipelineId,
    stageId: deals.stageId,
    stageName: sql<string>`${stages.name}`,
    name: deals.name,
    contactId: deals.contactId,
    contactName: sql<string | null>`${contacts.firstName} || ' ' || ${contacts.lastName}`,
    companyId: deals.companyId,
    companyName: sql<string | null>`${companies.name}`,
    value: deals.value,
    currency: deals.currency,
    probability: deals.probability,
    expectedCloseDate: iso(deals.expectedCloseDate),
    actualCloseDate: iso(deals.actualCloseDate),
    status: deals.status,
    notes: deals.notes,
    ownerId: deals.ownerId,
    ownerName: sql<string | null>`${users.name}`,
    lastActivityAt: iso(deals.lastActivityAt),
    bantScore: deals.bantScore,
    isBantQualified: sql<boolean>`coalesce(${deals.bantScore} >= ${sql.placeholder('bantThreshold')}::int, false)`,
    createdAt: iso(deals.createdAt),
    updatedAt: iso(deals.updatedAt)
  },
  joins: sql.join([
    named(stages, deals.stageId),
    named(contacts, deals.contactId),
    named(companies, deals.companyId),
    named(users, deals.ownerId)
  ]),
  input: {
    // As part of the key it is compared as text, within a bulk.
    pipelineId: (id: string) => id.toLowerCase(),
    stageId: asIs,
    name: asIs,
    contactId: asIs,
    companyId: asIs,
    value: asIs,
    currency: asIs,
    probability: asIs,
    expectedCloseDate: toUtcIso,
    actualCloseDate: toUtcIso,
    status: asIs,
    notes: asIs,
    ownerId: asIs
  },
  defaults: { currency: 'USD', status: 'open' },
  derive: withKey('name', 'nameKey', nameKey),
  match: { property: 'name', columns: ['pipelineId', 'nameKey'] },
  events: {
    created: always('deal.created'),
    updated: { names: ['deal.updated', 'deal.stage_changed', 'deal.won', 'deal.lost'], given: updateEvents() },
    deleted: always('deal.deleted')
  },
  eventData: sql`case event when 'deal.stage_changed'
    then left(data::text, -1) || ',"previousStageId":"' || (change.old).stage_id || '"}' else data::text end`,
  references: {
    deals_pipeline: 'pipelineId',
    deals_stage: 'stageId',
    deals_contact: 'contactId',
    deals_company: 'companyId',
    deals_owner: 'ownerId'
  },
  // Closing sets the date (unless it is given) and the probability, reopening clears the date: decisions.md §3. So a
  // closed deal always has one, and an open deal none.
  settle: sql`case
    when settled.patch->>'status' in ('won', 'lost') and settled.patch->>'status' <> (settled.old).status then json_build_object(
      'actual_close_date', coalesce((settled.patch->>'actual_close_date')::timestamptz, settled.now),
      'probability', case settled.patch->>'status' when 'won' then 100 else 0 end)
    when coalesce(settled.patch->>'status', (settled.old).status) = 'open' then '{"actual_close_date":null}'
    else json_build_object('actual_close_date',
      coalesce((settled.patch->>'actual_close_date')::timestamptz, (settled.old).actual_close_date)) end`,
  filters: {
    status: { column: deals.status },
    pipelineId: { column: deals.pipelineId },
    stageId: { column: deals.stageId },
    companyId: { column: deals.companyId },
    contactId: { column: deals.contactId },
    ownerId: { column: deals.ownerId }
  }
}

/**
 * A move and a win or loss have events of their own, which tell all that follows from them; what else a change does is
 * an update.
 */
function updateEvents(): SQL {
  const hasMoved = sql`(change.new).stage_id <> (change.old).stage_id`
  const hasClosed = sql`(change.new).status <> (change.old).status and (change.new).status <> 'open'`
  const told = sql`case when ${hasMoved} then array['stage_id'] else array[]::text[] end
    || case when ${hasClosed} then array['status', 'probability', 'actual_close_date'] else array[]::text[] end`
  return sql`array_remove(array[
    case when ${hasMoved} then 'deal.stage_changed' end,
    case when ${hasClosed} then 'deal.' || (change.new).status end,
    case when to_jsonb(change.new) - (${told}) <> to_jsonb(change.old) - (${told}) then 'deal.updated' end], null)`
}
