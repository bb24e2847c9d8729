import { bulkDeleting } from '../bulk/delete.ts'
import { bulkUpdating } from '../bulk/update.ts'
import { listDeleted } from '../changes/deleted.ts'
import { listHistory } from '../changes/history.ts'
import type { HandlersFor } from '../contract.ts'
import { bulkUpsert } from '../records/bulk.ts'
import { restore } from '../records/restore.ts'
import { create, get, remove, update, upsert } from '../records/verbs.ts'
import { aggregating } from '../search/aggregate.ts'
import { batchGet } from '../search/batch-get.ts'
import { listing } from '../search/list.ts'
import { searching } from '../search/search.ts'
import { getBant, updateBant } from './bant.ts'
import { listDealContacts, removeDealContact, setDealContact } from './deal-contacts.ts'
import { deal } from './record.ts'
import { listStays } from './stage-history.ts'
import { summarizeDeals } from './summary.ts'

/** The operations of the contract's tag `deals`. */
export const dealHandlers: HandlersFor<'deals'> = {
  listDeals: listing(deal),
  searchDeals: searching(deal),
  aggregateDeals: aggregating(deal),
  batchGetDeals: (ctx, { body }) => batchGet(ctx, deal, body),
  createDeal: (ctx, { body }) => create(ctx, deal, body),
  getDeal: (ctx, { params, fields }) => get(ctx, deal, params.id, fields),
  updateDeal: (ctx, { params, body }) => update(ctx, deal, params.id, body),
  deleteDeal: (ctx, { params }) => remove(ctx, deal, params.id),
  listDealHistory: (ctx, { params, query, fields }) => listHistory(ctx, 'deal', params.id, query, fields),
  listDealStages: (ctx, { params, fields }) => listStays(ctx, params.id, fields),
  getDealSummary: (ctx, { query, fields }) => summarizeDeals(ctx, query, fields),
  listDeletedDeals: (ctx, { query, fields }) => listDeleted(ctx, 'deal', query, fields),
  restoreDeal: (ctx, { params }) => restore(ctx, deal, params.id),
  moveDealStage: (ctx, { params, body }) => update(ctx, deal, params.id, { stageId: body.stageId }),
  upsertDeal: (ctx, { query, body }) => upsert(ctx, deal, body, query.match),
  bulkCreateDeals: (ctx, { body, invalidItems }) => bulkUpsert(ctx, deal, body.items, invalidItems),
  bulkUpdateDeals: bulkUpdating(deal),
  bulkDeleteDeals: bulkDeleting(deal),
  listDealContacts: (ctx, { params, fields }) => listDealContacts(ctx, params.id, fields),
  setDealContact: (ctx, { params, body }) => setDealContact(ctx, params.id, params.contactId, body),
  deleteDealContact: (ctx, { params }) => removeDealContact(ctx, params.id, params.contactId),
  getDealBant: (ctx, { params, fields }) => getBant(ctx, params.id, fields),
  updateDealBant: (ctx, { params, body }) => updateBant(ctx, params.id, body)
}
