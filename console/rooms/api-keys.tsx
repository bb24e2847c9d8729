import { choices } from '../../generated/choices.ts'
import { all, api, call, page, type Schemas } from '../api.ts'
import { useDialog } from '../parts/ask.tsx'
import { Bars } from '../parts/bars.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { SelectField, TextField } from '../parts/form.tsx'
import { Loaded, Paged, useLoad, usePages } from '../parts/load.tsx'
import { AddButton, CodeBlock, Flag, SecretField, Time } from '../parts/show.tsx'
import { Table } from '../parts/table.tsx'
import { countOf } from '../words.ts'

type Key = Schemas['ApiKeyResponse']
type Usage = Schemas['ApiKeyUsage']

/** What programs and agents identify themselves with. */
export default function ApiKeys() {
  const keys = usePages((query) => page(api.GET('/api/v1/api-keys', { params: { query } })), [])
  const users = useLoad(() => all((query) => api.GET('/api/v1/users', { params: { query } })), [])
  const { drawn, ask, show } = useDialog(keys.again)
  const people = (users.value ?? []).filter(({ isActive }) => isActive)
  const nameOfUser = (userId: string) => users.value?.find(({ id }) => id === userId)?.name ?? userId

  const add = () =>
    ask({
      title: 'New API key',
      verb: 'Make key',
      fields: <NewFields people={people} />,
      send: ({ text, word, once }) => {
        const expiresAt = text('expiresAt') ? new Date(`${text('expiresAt')}T23:59:59`).toISOString() : null
        const body = {
          name: text('name'),
          scopes: scopesUpTo(word('scopes', choices.Scope)),
          expiresAt,
          userId: text('userId') || null
        }
        return call(api.POST('/api/v1/api-keys', { params: once, body }))
      },
      result: ({ key }) => <MadeKey secret={key} />
    })
  const { rotate, revoke } = endings(ask)
  return (
    <>
      <AddButton word="key" onClick={add} />
      <Paged of={keys}>
        {(rows) => (
          <Table
            name="API keys"
            rows={rows}
            empty="No keys yet. Make one for each program and each agent, with the smallest scope that does."
            columns={[
              { head: 'Name', cell: ({ name }) => name },
              { head: 'Key', cell: ({ keyPrefix }) => <code>{keyPrefix}…</code> },
              { head: 'Scope', cell: (key) => <Scopes of={key} /> },
              { head: 'Sees', cell: ({ userId }) => (userId ? `what ${nameOfUser(userId)} sees` : 'all records') },
              { head: 'Last used', cell: ({ lastUsedAt }) => <Time at={lastUsedAt} /> },
              { head: 'Expires', cell: ({ expiresAt }) => <Time at={expiresAt} /> },
              { head: 'State', cell: (key) => <Flag is={key.isActive} words={wordsOfState(key)} /> }
            ]}
            nameOf={({ name }) => name}
            actions={(key) => ({
              Rotate: key.isActive && !key.replacedBy && (() => rotate(key)),
              Revoke: key.isActive && (() => revoke(key)),
              Usage: () => show((close) => <UsageOf apiKey={key} onClose={close} />)
            })}
          />
        )}
      </Paged>
      {drawn}
    </>
  )
}

/** What ends a key: another in its place, or none. */
function endings(ask: ReturnType<typeof useDialog>['ask']) {
  const rotate = (path: Key) =>
    ask({
      title: `Rotate ${path.name}`,
      verb: 'Rotate',
      fields: (
        <TextField
          name="graceHours"
          type="number"
          value="24"
          hint="For how many hours the former key works beside the new one, up to 168; 0 ends it at once."
        />
      ),
      send: ({ number, once }) =>
        call(
          api.POST('/api/v1/api-keys/{id}/rotate', {
            params: { path, ...once },
            body: { graceHours: number('graceHours') }
          })
        ),
      result: ({ key }) => <MadeKey secret={key} />
    })
  const revoke = (path: Key) =>
    ask({
      title: `Revoke ${path.name}?`,
      verb: 'Revoke',
      fields: 'The next call with it is refused. This can’t be taken back.',
      send: () => call(api.DELETE('/api/v1/api-keys/{id}', { params: { path } }))
    })
  return { rotate, revoke }
}

function scopesUpTo(scope: Schemas['Scope']): string {
  return choices.Scope.slice(0, choices.Scope.indexOf(scope) + 1).join()
}

function wordsOfState({ replacedBy, expiresAt }: Key): [string, string] {
  const isOver = expiresAt !== null && new Date(expiresAt) < new Date()
  return [replacedBy ? 'Active, replaced' : 'Active', replacedBy ? 'Replaced' : isOver ? 'Expired' : 'Revoked']
}

function Scopes({ of: { scopes, scopesUsed } }: { of: Key }) {
  const largest = choices.Scope.findLast((scope) => scopes.split(',').includes(scope))
  const isTooLarge = scopesUsed && scopesUsed !== largest
  return (
    <>
      {scopes.replaceAll(',', ', ')}
      {isTooLarge && <div class="hint">needs {scopesUsed} only</div>}
    </>
  )
}

function NewFields({ people }: { people: Schemas['UserResponse'][] }) {
  return (
    <>
      <TextField name="name" hint="What it is for: the program, or the agent." />
      <SelectField
        name="scopes"
        value="read"
        choices={choices.Scope}
        hint="Each has those before it. Write is for records, admin for keys, users and settings, too."
      />
      <TextField name="expiresAt" type="date" hint="The last day on which it works. Empty: it doesn’t expire." />
      <SelectField
        name="userId"
        choices={[
          { value: '', label: 'Nobody: it sees all records' },
          ...people.map(({ id, name }) => ({ value: id, label: name }))
        ]}
      />
    </>
  )
}

function MadeKey({ secret }: { secret: string }) {
  const { origin } = location
  return (
    <>
      <p>Copy the key now. It isn’t shown again.</p>
      <SecretField label="Key" value={secret} />
      <CodeBlock
        label="curl"
        code={`export CRM_KEY=${secret}\ncurl -H "X-Api-Key: $CRM_KEY" ${origin}/api/v1/auth/me`}
      />
      <CodeBlock
        label="agents (MCP)"
        code={`claude mcp add --transport http crm ${origin}/mcp --header "X-Api-Key: ${secret}"`}
      />
    </>
  )
}

/** The days of the last month, and what was called on each. */
function UsageOf({ apiKey, onClose }: { apiKey: Key; onClose: () => void }) {
  const usage = useLoad(
    () =>
      all((query) => api.GET('/api/v1/api-keys/{id}/usage', { params: { path: apiKey, query: { ...query, days } } })),
    []
  )
  return (
    <Dialog title={`Usage of ${apiKey.name}`} onClose={onClose} isWide isClosable>
      <Loaded of={usage}>
        {(rows) => (
          <>
            <Bars name={`Calls a day, the last ${days} days`} bars={barsOf(rows)} />
            <Table
              name="Usage"
              rows={rows}
              keyOf={({ day, operationId }) => day + operationId}
              empty={`No calls in the last ${days} days.`}
              columns={[
                { head: 'Day (UTC)', cell: ({ day }) => day },
                { head: 'Operation', cell: ({ operationId }) => <code>{operationId}</code> },
                { head: 'Calls', isNumber: true, cell: ({ count }) => count.toLocaleString('en') },
                { head: 'Errors', isNumber: true, cell: ({ errors }) => errors.toLocaleString('en') },
                { head: 'Rate limited', isNumber: true, cell: ({ rateLimited }) => rateLimited.toLocaleString('en') }
              ]}
            />
          </>
        )}
      </Loaded>
    </Dialog>
  )
}

const days = 30

function barsOf(rows: Usage[]) {
  return Array.from({ length: days }, (_, index) => {
    const label = new Date(Date.now() - (days - 1 - index) * 86_400_000).toISOString().slice(0, 10)
    const value = rows.reduce((sum, { day, count }) => sum + (day === label ? count : 0), 0)
    return { label, value, said: countOf(value, 'call') }
  })
}
