import type { HandlersFor } from '../contract.ts'
import { get, update } from '../records/verbs.ts'
import { list } from '../search/list.ts'
import { team } from './record.ts'
import { createTeam, deleteTeam } from './team-changes.ts'

/** The operations of the contract's tag `teams`. */
export const teamHandlers: HandlersFor<'teams'> = {
  listTeams: (ctx, { query, fields }) => list(ctx, team, query, fields),
  createTeam: (ctx, { body }) => createTeam(ctx, body),
  getTeam: (ctx, { params, fields }) => get(ctx, team, params.id, fields),
  updateTeam: (ctx, { params, body }) => update(ctx, team, params.id, body),
  deleteTeam: (ctx, { params }) => deleteTeam(ctx, params.id)
}
