import { all, api, type Schemas } from '../api.ts'
import { choiceOf } from '../parts/form.tsx'
import { useLoad } from '../parts/load.tsx'
import { fieldsOf, type Settings, SettingsList } from '../parts/settings.tsx'
import { Flag, Section } from '../parts/show.tsx'

type User = Schemas['UserResponse']
type Team = Schemas['TeamResponse']

/** Who may log in, and the teams they are in. */
export default function Users() {
  const { value: teams = [] } = useLoad(() => all((query) => api.GET('/api/v1/teams', { params: { query } })), [])
  return (
    <>
      <SettingsList
        settings={userSettings(teams)}
        name="Users"
        empty="Nobody yet."
        columns={{
          ...{ Name: 'name', 'E-mail': 'email', Role: 'role', Visibility: 'visibility' },
          Team: ({ teamId }: User) => teams.find(({ id }) => id === teamId)?.name,
          State: ({ isActive }: User) => <Flag is={isActive} words={['Active', 'Deactivated']} />
        }}
      />
      <Section title="Teams">
        <SettingsList
          settings={teamSettings}
          name="Teams"
          empty="No teams yet. Who has the visibility Team sees what their team owns: make one, then choose it for its users."
          columns={{ Name: 'name' }}
        />
      </Section>
    </>
  )
}

function userSettings(teams: Team[]): Settings<User> {
  return {
    ...{ word: 'user', path: '/api/v1/users' },
    fields: (user) =>
      fieldsOf('CreateUserRequest', {
        name: {},
        email: {},
        password: {
          ...{ autocomplete: 'new-password', isRequired: !user },
          hint: user ? 'Left empty, it stays. A new one ends the user’s sessions.' : 'At least 12 characters.'
        },
        role: { value: 'member' },
        visibility: {},
        teamId: { type: 'select', choices: [{ value: '', label: 'None' }, ...teams.map(choiceOf)] },
        ...(user && { isActive: { hint: 'Who isn’t can’t log in.' } })
      }),
    loss: 'All sessions of the user end, and API keys that see what this user sees stop. Records stay, without an owner.'
  }
}

const teamSettings: Settings<Team> = {
  ...{ word: 'team', path: '/api/v1/teams' },
  fields: () => fieldsOf('CreateTeamRequest', { name: {} }),
  loss: 'A team that users are in isn’t deleted.'
}
