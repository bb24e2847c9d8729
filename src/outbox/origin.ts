import type { Schemas } from '../../generated/types.ts'
import { makeId } from '../ids.ts'

/** Whose credential a change was made with, by the name it has now: the contract's `Actor`. */
export type Actor = Pick<Schemas['Actor'], 'id' | 'name'> & { type: 'user' | 'api_key' | 'system' }

/** What all changes of one request, of one tool's call, or of one import, have in common. */
export type Origin = {
  /** A UUIDv7. */
  changeSet: string
  actor: Actor
  source: 'api' | 'mcp' | 'bulk' | 'import' | 'restore' | 'merge' | 'undo' | 'erase'
  /** How the caller came, whatever `source` says of what was done: the `source` of an entry in the audit log. */
  via: 'api' | 'mcp'
}

/** Whether records that a change makes were there before. */
export function isRestoring({ source }: Pick<Origin, 'source'>): boolean {
  return source === 'restore' || source === 'undo'
}

/** The user or API key that made a request. */
export function actorOf({ type, id, name }: Actor): Actor {
  return { type, id, name }
}

/** For what the service does by itself. */
export function originOfService(): Origin {
  return { changeSet: makeId(), actor: { type: 'system', id: null, name: 'crm-service' }, source: 'api', via: 'api' }
}
