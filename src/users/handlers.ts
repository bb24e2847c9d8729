import type { HandlersFor } from '../contract.ts'
import { get } from '../records/verbs.ts'
import { list } from '../search/list.ts'
import { user } from './record.ts'
import { findRestrictedAdmin } from './restriction.ts'
import { createUser, deleteUser, updateUser } from './user-changes.ts'

/** The operations of the contract's tag `users`. */
export const userHandlers: HandlersFor<'users'> = {
  listUsers: (ctx, { query, fields }) => list(ctx, user, query, fields),
  createUser: Object.assign(createUser, { read: findRestrictedAdmin }),
  getUser: (ctx, { params, fields }) => get(ctx, user, params.id, fields),
  updateUser: Object.assign(updateUser, { read: findRestrictedAdmin }),
  deleteUser: (ctx, { params }) => deleteUser(ctx, params.id)
}
