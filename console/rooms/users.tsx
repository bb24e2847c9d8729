import { all, api, page, type Schemas } from '../api.ts'
import { List, usePages } from '../parts/list.tsx'
import { Loaded, useLoad } from '../parts/load.tsx'
import { changesOf, fieldsOf, type Settings } from '../parts/settings.tsx'
import { AddButton, choiceOf, Flag } from '../parts/show.tsx'
import { Table } from '../parts/table.tsx'
import { wordsOf } from '../words.ts'

/** Who may log in, and the teams they are in. */
export default function Users() {
  const users = usePages((query) => page(api.GET('/api/v1/users', { params: { query } })))
  const teams = useLoad(() => all((query) => api.GET('/api/v1/teams', { params: { query } })), [])
  const { add: addUser, ...userChanges } = changesOf(userSettings(teams.value ?? []), users.again)
  const { add: addTeam, ...teamChanges } = changesOf(teamSettings, teams.again)
  return (
    <>
      <AddButton word="user" onClick={addUser} />
      <List
        of={users}
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
        {...userChanges}
      />
      <section>
        <h2>Teams</h2>
        <AddButton word="team" onClick={addTeam} />
        <Loaded of={teams}>
          {(rows) => (
            <Table
              name="Teams"
              rows={rows}
              empty="No teams yet. Who has the visibility Team sees what their team owns: make one, then choose it for its users."
              columns={[{ head: 'Name', cell: ({ name }) => name }]}
              {...teamChanges}
            />
          )}
        </Loaded>
      </section>
    </>
  )
}

function userSettings(teams: Schemas['TeamResponse'][]): Settings<'/api/v1/users'> {
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

const teamSettings: Settings<'/api/v1/teams'> = {
  ...{ word: 'team', path: '/api/v1/teams', nameOf: ({ name }) => name },
  fields: () => fieldsOf('CreateTeamRequest', { name: {} }),
  loss: 'A team that users are in isn’t deleted.'
}
