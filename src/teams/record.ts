import type { Operations, Schemas } from '../../generated/types.ts'
import { teams } from '../db/schema.ts'
import { formerNameKey } from '../records/former-name-key.ts'
import { iso, type RecordKind, withKey } from '../records/record.ts'
import { comparedForm } from '../texts/compared.ts'

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
    derive: withKey('name', 'nameKey', formerNameKey),
    match: { property: 'name', columns: ['name'], form: comparedForm, isFolded: true, isUnique: true },
    audit: (action) => [`team.${action}`],
    filters: {}
  }
