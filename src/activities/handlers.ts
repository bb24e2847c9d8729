import { bulkDeleting } from '../bulk/delete.ts'
import { bulkUpdating } from '../bulk/update.ts'
import { listDeleted } from '../changes/deleted.ts'
import { listHistory } from '../changes/history.ts'
import type { HandlersFor } from '../contract.ts'
import { bulkUpsert } from '../records/bulk.ts'
import { restore } from '../records/restore.ts'
import { create, get, remove, update } from '../records/verbs.ts'
import { aggregating } from '../search/aggregate.ts'
import { batchGet } from '../search/batch-get.ts'
import { listing } from '../search/list.ts'
import { searching } from '../search/search.ts'
import { activity } from './record.ts'

/** The operations of the contract's tag `activities`. */
export const activityHandlers: HandlersFor<'activities'> = {
  listActivities: listing(activity),
  searchActivities: searching(activity),
  aggregateActivities: aggregating(activity),
  batchGetActivities: (ctx, { body }) => batchGet(ctx, activity, body),
  createActivity: (ctx, { body }) => create(ctx, activity, body),
  getActivity: (ctx, { params, fields }) => get(ctx, activity, params.id, fields),
  updateActivity: (ctx, { params, body }) => update(ctx, activity, params.id, body),
  deleteActivity: (ctx, { params }) => remove(ctx, activity, params.id),
  listActivityHistory: (ctx, { params, query, fields }) => listHistory(ctx, 'activity', params.id, query, fields),
  listDeletedActivities: (ctx, { query, fields }) => listDeleted(ctx, 'activity', query, fields),
  restoreActivity: (ctx, { params }) => restore(ctx, activity, params.id),
  bulkCreateActivities: (ctx, { body, invalidItems }) => bulkUpsert(ctx, activity, body.items, invalidItems),
  bulkUpdateActivities: bulkUpdating(activity),
  bulkDeleteActivities: bulkDeleting(activity)
}
