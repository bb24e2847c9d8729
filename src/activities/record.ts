import { sql } from 'drizzle-orm'
import type { Schemas } from '../../generated/types.ts'
import { activities, companies, contacts, deals, users } from '../db/schema.ts'
import { toUtcIso } from '../formats.ts'
import { asIs, iso, named, type RecordKind, type Row } from '../records/record.ts'
import { advanceLastActivity } from './last-activity.ts'

/** Activities: decisions.md §3. */
export const activity: RecordKind<Schemas['ActivityResponse'], Schemas['UpdateActivityRequest']> = {
  entity: 'activity',
  isLogged: true,
  table: activities,
  view: {
    id: activities.id,
    tenantId: activities.tenantId,
    activityType: activities.activityType,
    subject: activities.subject,
    body: activities.body,
    scheduledAt: iso(activities.scheduledAt),
    completedAt: iso(activities.completedAt),
    status: activities.status,
    priority: activities.priority,
    dueDate: iso(activities.dueDate),
    contactId: activities.contactId,
    contactName: sql<string | null>`${contacts.firstName} || ' ' || ${contacts.lastName}`,
    companyId: activities.companyId,
    companyName: sql<string | null>`${companies.name}`,
    dealId: activities.dealId,
    dealName: sql<string | null>`${deals.name}`,
    ownerId: activities.ownerId,
    ownerName: sql<string | null>`${users.name}`,
    createdAt: iso(activities.createdAt),
    updatedAt: iso(activities.updatedAt)
  },
  joins: sql.join([
    named(contacts, activities.contactId),
    named(companies, activities.companyId),
    named(deals, activities.dealId),
    named(users, activities.ownerId)
  ]),
  input: {
    activityType: asIs,
    subject: asIs,
    body: asIs,
    scheduledAt: toUtcIso,
    completedAt: toUtcIso,
    status: asIs,
    priority: asIs,
    dueDate: toUtcIso,
    contactId: asIs,
    companyId: asIs,
    dealId: asIs,
    ownerId: asIs
  },
  defaults: { status: 'pending', priority: 'normal' },
  complete: completeNew,
  events: {
    created: {
      names: ['activity.created', 'activity.completed'],
      given: sql`case (change.new).status when 'completed' then array['activity.created', 'activity.completed']
        else array['activity.created'] end`
    },
    updated: {
      names: ['activity.completed'],
      given: sql`case when (change.new).status = 'completed' and (change.old).status <> 'completed'
        then array['activity.completed'] else array[]::text[] end`
    }
  },
  references: {
    activities_contact: 'contactId',
    activities_company: 'companyId',
    activities_deal: 'dealId',
    activities_owner: 'ownerId'
  },
  // A new completedAt completes; a new status decides about completedAt; a completed activity never lacks it. What a
  // client merely sends back as it got it decides nothing.
  settle: sql`case
    when (settled.patch->>'completed_at')::timestamptz is distinct from (settled.old).completed_at
      and settled.patch->>'completed_at' is not null then '{"status":"completed"}'
    when settled.patch->>'status' <> (settled.old).status then json_build_object('completed_at',
      case settled.patch->>'status' when 'completed' then coalesce((settled.patch->>'completed_at')::timestamptz, settled.now) end)
    when (settled.old).status = 'completed' then json_build_object('completed_at', (settled.old).completed_at)
    else '{}' end`,
  along: [advanceLastActivity(contacts, activities.contactId), advanceLastActivity(deals, activities.dealId)],
  filters: {
    activityType: { column: activities.activityType },
    status: { column: activities.status },
    contactId: { column: activities.contactId },
    companyId: { column: activities.companyId },
    dealId: { column: activities.dealId },
    ownerId: { column: activities.ownerId }
  }
}

/** A new activity with status completed has a completedAt, and one with a completedAt is completed. */
function completeNew(row: Row): Row {
  if (row.completedAt != null) return { ...row, status: 'completed' }
  return row.status === 'completed' ? { ...row, completedAt: row.createdAt } : row
}
