import { bulkDeleting } from '../bulk/delete.ts'
import { bulkUpdating } from '../bulk/update.ts'
import { listDeleted } from '../changes/deleted.ts'
import { listHistory } from '../changes/history.ts'
import type { HandlersFor } from '../contract.ts'
import { bulkUpsert } from '../records/bulk.ts'
import { merging } from '../records/merge.ts'
import { restore } from '../records/restore.ts'
import { create, get, remove, update, upsert } from '../records/verbs.ts'
import { aggregating } from '../search/aggregate.ts'
import { batchGet } from '../search/batch-get.ts'
import { findDuplicates } from '../search/duplicates.ts'
import { listing } from '../search/list.ts'
import { searching } from '../search/search.ts'
import { alikeCompanies } from './duplicates.ts'
import { company } from './record.ts'

/** The operations of the contract's tag `companies`. */
export const companyHandlers: HandlersFor<'companies'> = {
  listCompanies: listing(company),
  searchCompanies: searching(company),
  aggregateCompanies: aggregating(company),
  batchGetCompanies: (ctx, { body }) => batchGet(ctx, company, body),
  createCompany: (ctx, { body }) => create(ctx, company, body),
  getCompany: (ctx, { params, fields }) => get(ctx, company, params.id, fields),
  updateCompany: (ctx, { params, body }) => update(ctx, company, params.id, body),
  deleteCompany: (ctx, { params }) => remove(ctx, company, params.id),
  listCompanyHistory: (ctx, { params, query, fields }) => listHistory(ctx, 'company', params.id, query, fields),
  listDeletedCompanies: (ctx, { query, fields }) => listDeleted(ctx, 'company', query, fields),
  listCompanyDuplicates: (ctx, { query, fields }) => findDuplicates(ctx, alikeCompanies, query, fields),
  restoreCompany: (ctx, { params }) => restore(ctx, company, params.id),
  upsertCompany: (ctx, { query, body }) => upsert(ctx, company, body, query.match),
  bulkCreateCompanies: (ctx, { body, invalidItems }) => bulkUpsert(ctx, company, body.items, invalidItems),
  bulkUpdateCompanies: bulkUpdating(company),
  bulkDeleteCompanies: bulkDeleting(company),
  mergeCompanies: merging(company)
}
