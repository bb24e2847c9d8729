import { all, api, type Schemas } from '../api.ts'
import { choiceOf } from '../parts/form.tsx'
import { useLoad } from '../parts/load.tsx'
import { fieldsOf, type Settings, SettingsList } from '../parts/settings.tsx'
import { Flag } from '../parts/show.tsx'
import { wordsOf } from '../words.ts'

/** Who may log in, and the teams they are in. */
export default function Users() {
  const teams = useLoad(() => all((query) => api.GET('/api/v1/teams', { params: { query } })), [])
  return (
    <>
      <SettingsList
        settings={userSettings(teams.value ?? [])}
        name="Users"
        empty="Nobody yet."
        columns={[
          { head: 'Name', cell: ({ name }) => name },
          { head: 'E-mail', cell: ({ email }) => email },
          { head: 'Role', cell: ({ role }) => wordsOf(role) },
          { head: 'Visibility', cell: ({ visibility = 'all' }) => wordsOf(visibility) },
          { head: 'Team', cell: ({ teamId }) => teams.value?.find(({ id }) => id === teamId)?.name },
          { head: 'State', cell: ({ isActive }) => <Flag is={isActive} words={['Active', 'Deactivated']} /> }
        ]}
      />
      <section>
        <h2>Teams</h2>
        <SettingsList
          settings={teamSettings}
          onChange={teams.again}
          name="Teams"
          empty="No teams yet. Who has the visibility Team sees what their team owns: make one, then choose it for its users."
          columns={[{ head: 'Name', cell: ({ name }) => name }]}
        />
      </section>
    </>
  )
}

function userSettings(teams: Schemas['TeamResponse'][]): Settings<Schemas['UserResponse']> {
  return {
    ...{ word: 'user', path: '/api/v1/users', nameOf: ({ name }) => name },
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

const teamSettings: Settings<Schemas['TeamResponse']> = {
  ...{ word: 'team', path: '/api/v1/teams', nameOf: ({ name }) => name },
  fields: () => fieldsOf('CreateTeamRequest', { name: {} }),
  loss: 'A team that users are in isn’t deleted.'
}
