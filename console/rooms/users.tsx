import { choices } from '../../generated/choices.ts'
import { all, api, call, page, type Schemas } from '../api.ts'
import { changesOf, type Kind, useDialog } from '../parts/ask.tsx'
import { CheckField, SelectField, TextField, type Typed } from '../parts/form.tsx'
import { Loaded, Paged, useLoad, usePages } from '../parts/load.tsx'
import { AddButton, Flag } from '../parts/show.tsx'
import { Table } from '../parts/table.tsx'
import { countOf, wordsOf } from '../words.ts'

type User = Schemas['UserResponse']
type Team = Schemas['TeamResponse']

/** Who may log in, and the teams they are in. */
export default function Users() {
  const users = usePages((query) => page(api.GET('/api/v1/users', { params: { query } })), [])
  const teams = useLoad(() => all((query) => api.GET('/api/v1/teams', { params: { query } })), [])
  const dialog = useDialog(() => {
    users.again()
    teams.again()
  })
  const known = teams.value ?? []
  const [user, team] = [changesOf(userKind(known), dialog), changesOf(teamKind, dialog)]
  return (
    <>
      <AddButton word="user" onClick={user.add} />
      <Paged of={users}>
        {(rows) => (
          <Table
            name="Users"
            rows={rows}
            empty="Nobody yet."
            columns={[
              { head: 'Name', cell: ({ name }) => name },
              { head: 'E-mail', cell: ({ email }) => email },
              { head: 'Role', cell: ({ role }) => wordsOf(role) },
              { head: 'Visibility', cell: ({ visibility = 'all' }) => wordsOf(visibility) },
              { head: 'Team', cell: ({ teamId }) => known.find(({ id }) => id === teamId)?.name },
              { head: 'State', cell: ({ isActive }) => <Flag is={isActive} words={['Active', 'Deactivated']} /> }
            ]}
            nameOf={({ name }) => name}
            actions={user.actions}
          />
        )}
      </Paged>
      <section>
        <h2>Teams</h2>
        <AddButton word="team" onClick={team.add} />
        <Loaded of={teams}>
          {(rows) => (
            <Table
              name="Teams"
              rows={rows}
              empty="No teams yet. Who has the visibility Team sees what their team owns: make one, then choose it for its users."
              columns={[
                { head: 'Name', cell: ({ name }) => name },
                { head: 'Users', cell: ({ id }) => countOf(membersOf(id, users.value?.items), 'user') }
              ]}
              nameOf={({ name }) => name}
              actions={team.actions}
            />
          )}
        </Loaded>
      </section>
      {dialog.drawn}
    </>
  )
}

function membersOf(team: string, users: User[] = []): number {
  return users.filter(({ teamId }) => teamId === team).length
}

function userKind(teams: Team[]): Kind<User> {
  return {
    word: 'user',
    nameOf: ({ name }) => name,
    fields: (user) => (
      <>
        <TextField name="name" value={user?.name} />
        <TextField name="email" type="email" value={user?.email} />
        <TextField
          name="password"
          type="password"
          autocomplete="new-password"
          hint={user ? 'Left empty, it stays. A new one ends the user’s sessions.' : 'At least 12 characters.'}
        />
        <SelectField name="role" value={user?.role ?? 'member'} choices={choices.UserRole} />
        <SelectField name="visibility" value={user?.visibility ?? 'all'} choices={choices.UserVisibility} />
        <SelectField
          name="teamId"
          value={user?.teamId ?? ''}
          choices={[{ value: '', label: 'None' }, ...teams.map(({ id, name }) => ({ value: id, label: name }))]}
        />
        {user && <CheckField name="isActive" isChecked={user.isActive} hint="Who isn’t can’t log in." />}
      </>
    ),
    create: (typed) =>
      call(
        api.POST('/api/v1/users', { params: typed.once, body: { ...userOf(typed), password: typed.text('password') } })
      ),
    read: (params) => call(api.GET('/api/v1/users/{id}', { params })),
    update: (params, typed) => {
      const password = typed.text('password')
      const body = { ...userOf(typed), isActive: typed.has('isActive'), ...(password && { password }) }
      return call(api.PUT('/api/v1/users/{id}', { params, body }))
    },
    remove: (params) => call(api.DELETE('/api/v1/users/{id}', { params })),
    loss: () =>
      'All sessions of the user end, and API keys that see what this user sees stop. Records stay, without an owner.'
  }
}

function userOf({ text, word }: Typed) {
  return {
    name: text('name'),
    email: text('email'),
    role: word('role', choices.UserRole),
    visibility: word('visibility', choices.UserVisibility),
    teamId: text('teamId') || null
  }
}

const teamKind: Kind<Team> = {
  word: 'team',
  nameOf: ({ name }) => name,
  fields: (team) => <TextField name="name" value={team?.name} />,
  create: (typed) => call(api.POST('/api/v1/teams', { params: typed.once, body: { name: typed.text('name') } })),
  read: (params) => call(api.GET('/api/v1/teams/{id}', { params })),
  update: (params, { text }) => call(api.PUT('/api/v1/teams/{id}', { params, body: { name: text('name') } })),
  remove: (params) => call(api.DELETE('/api/v1/teams/{id}', { params })),
  loss: () => 'A team that users are in isn’t deleted.'
}
