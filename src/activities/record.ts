import type { Operations, Schemas } from '../../generated/types.ts'
import { fullName } from '../contacts/full-name.ts'
import { toUtcIso } from '../date-time.ts'
import { activities, activityWords, companies, contacts, deals, users } from '../db/schema.ts'
import { type RecordKind, type Row, referenced } from '../records/record.ts'
import { viewOf } from '../records/view.ts'
import { moveLastActivity } from './last-activity.ts'

/** Activities. */
export const activity: RecordKind<
  Schemas['ActivityResponse'],
  Schemas['UpdateActivityRequest'],
  Operations['listActivities']['query']
> = {
  entity: 'activity',
  isLogged: true,
  table: activities,
  view: viewOf('getActivity', activities, {
    contactName: referenced(activities.contactId, contacts, fullName),
    companyName: referenced(activities.companyId, companies, companies.name),
    dealName: referenced(activities.dealId, deals, deals.name),
    ownerName: referenced(activities.ownerId, users, users.name)
  }),
  normalize: { scheduledAt: toUtcIso, completedAt: toUtcIso, dueDate: toUtcIso },
  defaults: { status: 'pending', priority: 'normal', custom: {} },
  complete: completeNew,
  events: {
    created: ({ status }) =>
      status === 'completed' ? ['activity.created', 'activity.completed'] : ['activity.created'],
    updated: (old, { status }) => (status === 'completed' && old.status !== 'completed' ? ['activity.completed'] : []),
    deleted: () => []
  },
  adjust: adjustCompletion,
  followUp: moveLastActivity,
  filters: {
    activityType: { column: activities.activityType },
    status: { column: activities.status },
    contactId: { column: activities.contactId },
    companyId: { column: activities.companyId },
    dealId: { column: activities.dealId },
    ownerId: { column: activities.ownerId }
  },
  query: {
    words: activityWords(activities),
    indexedByWord: ['subject'],
    unsortable: ['body']
  }
}

/** A new activity with status completed has a completedAt, and one with a completedAt is completed. */
function completeNew(row: Row): Row {
  if (row.completedAt != null) return { ...row, status: 'completed' }
  return row.status === 'completed' ? { ...row, completedAt: row.createdAt } : row
}

/**
 * Keeps status and completedAt in agreement: a new completedAt completes the activity, and another status sets or clears
 * completedAt. A value that the client sends back unchanged has no effect.
 */
function adjustCompletion(old: Row, patch: Row, now: string): Row {
  if (patch.completedAt != null && patch.completedAt !== old.completedAt) return { status: 'completed' }
  if (patch.status !== undefined && patch.status !== old.status) {
    return { completedAt: patch.status === 'completed' ? (patch.completedAt ?? now) : null }
  }
  return old.status === 'completed' ? { completedAt: old.completedAt } : {}
}
