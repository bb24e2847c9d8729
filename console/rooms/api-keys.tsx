import { choices } from '../../generated/choices.ts'
import { all, api, call, page, type Schemas } from '../api.ts'
import { ask } from '../parts/ask.tsx'
import { Bars } from '../parts/bars.tsx'
import { Buttons } from '../parts/buttons.tsx'
import { Dialog, show } from '../parts/dialog.tsx'
import { choiceOf } from '../parts/form.tsx'
import { List, usePages } from '../parts/list.tsx'
import { Loaded, useLoad } from '../parts/load.tsx'
import { fieldsOf } from '../parts/settings.tsx'
import { CodeBlock, Flag, SecretField, Time } from '../parts/show.tsx'
import { Table } from '../parts/table.tsx'
import { countOf } from '../words.ts'

type Key = Schemas['ApiKeyResponse']

/** What programs and agents identify themselves with. */
export default function ApiKeys() {
  const keys = usePages((query) => page(api.GET('/api/v1/api-keys', { params: { query } })))
  const users = useLoad(() => all((query) => api.GET('/api/v1/users', { params: { query } })), [])
  const nameOfUser = (userId: string) => users.value?.find(({ id }) => id === userId)?.name ?? userId
  return (
    <>
      <Buttons class="actions new" of={{ 'New key': () => add(users.value ?? [], keys.again) }} />
      <List
        of={keys}
        name="API keys"
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
          Rotate: key.isActive && !key.replacedBy && (() => rotate(key, keys.again)),
          Revoke: key.isActive && (() => revoke(key, keys.again)),
          Usage: () => show(() => <UsageOf apiKey={key} />)
        })}
      />
    </>
  )
}

function add(users: Schemas['UserResponse'][], onDone: () => void) {
  const people = users.filter(({ isActive }) => isActive).map(choiceOf)
  ask({
    title: 'New API key',
    verb: 'Make key',
    fields: fieldsOf('CreateApiKeyRequest', {
      name: { hint: 'What it is for: the program, or the agent.' },
      scopes: {
        ...{ type: 'select', choices: choices.Scope, read: scopesUpTo },
        hint: 'Each has those before it. Write is for records, admin for keys, users and settings, too.'
      },
      expiresAt: { hint: 'The last day on which it works. Empty: it doesn’t expire.', read: endOf },
      userId: { type: 'select', choices: [{ value: '', label: 'Nobody: it sees all records' }, ...people] }
    }),
    send: (body, once) => call(api.POST('/api/v1/api-keys', { params: once, body: body as never })),
    result: ({ key }) => <MadeKey secret={key} />,
    onDone
  })
}

function rotate(path: Key, onDone: () => void) {
  const hint = 'For how many hours the former key works beside the new one, up to 168; 0 ends it at once.'
  ask({
    title: `Rotate ${path.name}`,
    verb: 'Rotate',
    fields: [{ name: 'graceHours', type: 'number', value: 24, hint }],
    send: (body, once) => call(api.POST('/api/v1/api-keys/{id}/rotate', { params: { path, ...once }, body })),
    result: ({ key }) => <MadeKey secret={key} />,
    onDone
  })
}

function revoke(path: Key, onDone: () => void) {
  ask({
    title: `Revoke ${path.name}?`,
    verb: 'Revoke',
    note: <p>The next call with it is refused. This can’t be taken back.</p>,
    send: () => call(api.DELETE('/api/v1/api-keys/{id}', { params: { path } })),
    onDone
  })
}

const scopesUpTo = (scope: string) =>
  choices.Scope.slice(0, choices.Scope.indexOf(scope as Schemas['Scope']) + 1).join()
const endOf = (day: string) => new Date(`${day}T23:59:59`).toISOString()

function wordsOfState({ replacedBy, expiresAt }: Key): [string, string] {
  const isOver = expiresAt !== null && new Date(expiresAt) < new Date()
  return [replacedBy ? 'Active, replaced' : 'Active', replacedBy ? 'Replaced' : isOver ? 'Expired' : 'Revoked']
}

function Scopes({ of: { scopes, scopesUsed } }: { of: Key }) {
  const largest = choices.Scope.findLast((scope) => scopes.split(',').includes(scope))
  return (
    <>
      {scopes.replaceAll(',', ', ')}
      {scopesUsed && scopesUsed !== largest && <div class="hint">needs {scopesUsed} only</div>}
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

const days = 30

/** The days of the last month, and what was called on each. */
function UsageOf({ apiKey: path }: { apiKey: Key }) {
  const read = (query: object) =>
    api.GET('/api/v1/api-keys/{id}/usage', { params: { path, query: { ...query, days } } })
  const usage = useLoad(() => all(read), [])
  return (
    <Dialog title={`Usage of ${path.name}`} end="Close">
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
                { head: 'Calls', isNumber: true, cell: ({ count }) => count },
                { head: 'Errors', isNumber: true, cell: ({ errors }) => errors },
                { head: 'Rate limited', isNumber: true, cell: ({ rateLimited }) => rateLimited }
              ]}
            />
          </>
        )}
      </Loaded>
    </Dialog>
  )
}

function barsOf(rows: Schemas['ApiKeyUsage'][]) {
  return Array.from({ length: days }, (_, index) => {
    const label = new Date(Date.now() - (days - 1 - index) * 86_400_000).toISOString().slice(0, 10)
    const value = rows.reduce((sum, { day, count }) => sum + (day === label ? count : 0), 0)
    return { label, value, said: countOf(value, 'call') }
  })
}
