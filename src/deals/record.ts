import { sql } from 'drizzle-orm'
import type { Schemas } from '../../generated/types.ts'
import { companies, contacts, deals, stages, users } from '../db/schema.ts'
import { toUtcIso } from '../formats.ts'
import { asIs, iso, named, type RecordKind, withKey } from '../records/record.ts'

/** The form in which names of deals are compared: decisions.md §3 "Deal upsert". */
export function dealNameKey(name: string): string {
  return name.trim().toLowerCase()
}

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
    pipelineId: asIs,
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
  derive: withKey('name', 'nameKey', dealNameKey),
  match: { property: 'name', columns: ['pipelineId', 'nameKey'] },
  references: {
    deals_pipeline: 'pipelineId',
    deals_stage: 'stageId',
    deals_contact: 'contactId',
    deals_company: 'companyId',
    deals_owner: 'ownerId'
  },
  // Closing sets the date (unless it is given) and the probability, reopening clears the date: decisions.md §3.
  settle: sql`case
    when settled.patch->>'status' in ('won', 'lost') and settled.patch->>'status' <> (settled.old).status then json_build_object(
      'actual_close_date', coalesce((settled.patch->>'actual_close_date')::timestamptz, settled.now),
      'probability', case settled.patch->>'status' when 'won' then 100 else 0 end)
    when settled.patch->>'status' = 'open' and (settled.old).status <> 'open' then json_build_object('actual_close_date', null)
    else '{}' end`,
  filters: {
    status: { column: deals.status },
    pipelineId: { column: deals.pipelineId },
    stageId: { column: deals.stageId },
    companyId: { column: deals.companyId },
    contactId: { column: deals.contactId },
    ownerId: { column: deals.ownerId }
  }
}
