import { listHistory } from '../changes/history.ts'
import type { HandlersFor } from '../contract.ts'
import { batchGet } from '../records/batch-get.ts'
import { bulkUpsert } from '../records/bulk.ts'
import { list } from '../records/list.ts'
import { search } from '../records/search.ts'
import { create, get, remove, update, upsert } from '../records/verbs.ts'
import { getBant, updateBant } from './bant.ts'
import { deal } from './record.ts'

/** The operations of the contract's tag `deals`. */
export const dealHandlers: HandlersFor<'deals'> = {
  listDeals: (ctx, { query, fields }) => list(ctx, deal, query, fields),
  searchDeals: (ctx, { body }) => search(ctx, deal, body),
  batchGetDeals: (ctx, { body }) => batchGet(ctx, deal, body),
  createDeal: (ctx, { body }) => create(ctx, deal, body),
  getDeal: (ctx, { params, fields }) => get(ctx, deal, params.id, fields),
  updateDeal: (ctx, { params, body }) => update(ctx, deal, params.id, body),
  deleteDeal: (ctx, { params }) => remove(ctx, deal, params.id),
  listDealHistory: (ctx, { params, query, fields }) => listHistory(ctx, 'deal', params.id, query, fields),
  moveDealStage: (ctx, { params, body }) => update(ctx, deal, params.id, { stageId: body.stageId }),
  upsertDeal: (ctx, { body }) => upsert(ctx, deal, body),
  bulkCreateDeals: (ctx, { body, invalidItems }) => bulkUpsert(ctx, deal, body.items, invalidItems),
  getDealBant: (ctx, { params, fields }) => getBant(ctx, params.id, fields),
  updateDealBant: (ctx, { params, body }) => updateBant(ctx, params.id, body)
}
