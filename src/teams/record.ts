import type { Operations, Schemas } from '../../generated/types.ts'
import { teams } from '../db/schema.ts'
import { formerNameKey } from '../records/former-name-key.ts'
import { type RecordKind, withKey } from '../records/record.ts'
import { viewOf } from '../records/view.ts'
import { comparedStart } from '../texts/compared.ts'

/** Teams, of which no two of a tenant have the same name. The change log doesn't have them. */
export const team: RecordKind<Schemas['TeamResponse'], Schemas['UpdateTeamRequest'], Operations['listTeams']['query']> =
  {
    entity: 'team',
    isLogged: false,
    table: teams,
    view: viewOf('getTeam', teams, {}),
    defaults: {},
    derive: withKey('name', 'nameKey', formerNameKey),
    match: {
      property: 'name',
      columns: ['name'],
      form: comparedStart,
      isFolded: true,
      kept: 'nameKey',
      isUnique: true
    },
    audit: (action) => [`team.${action}`],
    filters: {}
  }
