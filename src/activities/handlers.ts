import { listHistory } from '../changes/history.ts'
import type { HandlersFor } from '../contract.ts'
import { batchGet } from '../records/batch-get.ts'
import { bulkUpsert } from '../records/bulk.ts'
import { list } from '../records/list.ts'
import { search } from '../records/search.ts'
import { create, get } from '../records/verbs.ts'
import { deleteActivity, updateActivity } from './change.ts'
import { activity } from './record.ts'

/** The operations of the contract's tag `activities`. */
export const activityHandlers: HandlersFor<'activities'> = {
  listActivities: (ctx, { query, fields }) => list(ctx, activity, query, fields),
  searchActivities: (ctx, { body }) => search(ctx, activity, body),
  batchGetActivities: (ctx, { body }) => batchGet(ctx, activity, body),
  createActivity: (ctx, { body }) => create(ctx, activity, body),
  getActivity: (ctx, { params, fields }) => get(ctx, activity, params.id, fields),
  updateActivity: (ctx, { params, body }) => updateActivity(ctx, params.id, body),
  deleteActivity: (ctx, { params }) => deleteActivity(ctx, params.id),
  listActivityHistory: (ctx, { params, query, fields }) => listHistory(ctx, 'activity', params.id, query, fields),
  bulkCreateActivities: (ctx, { body, invalidItems }) => bulkUpsert(ctx, activity, body.items, invalidItems)
}
