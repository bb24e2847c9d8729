import type { HandlersFor } from '../contract.ts'
import { onceFor } from '../writes/once.ts'
import { eraseContact } from './erase.ts'
import { readPersonalData } from './read.ts'

/** The operations of the contract's tag `personal-data`. */
export const personalDataHandlers: HandlersFor<'personal-data'> = {
  getPersonalData: (ctx, { params, fields }) => readPersonalData(ctx, params.id, fields),
  eraseContact: (ctx, { params, body }) => eraseContact(ctx, params.id, body.activities, onceFor(ctx))
}
