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
import { alikeContacts } from './duplicates.ts'
import { contact } from './record.ts'

/** The operations of the contract's tag `contacts`. */
export const contactHandlers: HandlersFor<'contacts'> = {
  listContacts: listing(contact),
  searchContacts: searching(contact),
  aggregateContacts: aggregating(contact),
  batchGetContacts: (ctx, { body }) => batchGet(ctx, contact, body),
  createContact: (ctx, { body }) => create(ctx, contact, body),
  getContact: (ctx, { params, fields }) => get(ctx, contact, params.id, fields),
  updateContact: (ctx, { params, body }) => update(ctx, contact, params.id, body),
  deleteContact: (ctx, { params }) => remove(ctx, contact, params.id),
  listContactHistory: (ctx, { params, query, fields }) => listHistory(ctx, 'contact', params.id, query, fields),
  listDeletedContacts: (ctx, { query, fields }) => listDeleted(ctx, 'contact', query, fields),
  listContactDuplicates: (ctx, { query, fields }) => findDuplicates(ctx, alikeContacts, query, fields),
  restoreContact: (ctx, { params }) => restore(ctx, contact, params.id),
  upsertContact: (ctx, { query, body }) => upsert(ctx, contact, body, query.match),
  bulkCreateContacts: (ctx, { body, invalidItems }) => bulkUpsert(ctx, contact, body.items, invalidItems),
  bulkUpdateContacts: bulkUpdating(contact),
  bulkDeleteContacts: bulkDeleting(contact),
  mergeContacts: merging(contact)
}
