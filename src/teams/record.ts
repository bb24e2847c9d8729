import type { Operations, Schemas } from '../../generated/types.ts'
import { teams } from '../db/schema.ts'
import { nameKey } from '../records/name.ts'
import { iso, type RecordKind, withKey } from '../records/record.ts'

/** Teams, of which no two of a tenant have the same name. The change log doesn't have them. */
export const team: RecordKind<Schemas['TeamResponse'], Schemas['UpdateTeamRequest'], Operations['listTeams']['query']> =
  {
    entity: 'team',
    isLogged: false,
    table: teams,
    view: {
      id: teams.id,
      name: teams.name,
      createdAt: iso(teams.createdAt),
      updatedAt: iso(teams.updatedAt)
    },
    defaults: {},
    derive: withKey('name', 'nameKey', nameKey),
    match: { property: 'name', columns: ['nameKey'], form: nameKey, isUnique: true },
    audit: (action) => [`team.${action}`],
    filters: {}
  }
