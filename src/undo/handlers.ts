import type { HandlersFor } from '../contract.ts'
import { undoChangeSet } from './undo.ts'

/** The operations of the contract's tag `undo`. */
export const undoHandlers: HandlersFor<'undo'> = {
  undoChangeSet: (ctx, { body }) => undoChangeSet(ctx, body)
}
