import { choices } from '../../generated/choices.ts'
import { all, api, call, page, type Schemas } from '../api.ts'
import { Buttons } from '../parts/alert.tsx'
import { ask, Dialog, show } from '../parts/dialog.tsx'
import { choiceOf } from '../parts/form.tsx'
import { List } from '../parts/list.tsx'
import { useLoad } from '../parts/load.tsx'
import { fieldsOf } from '../parts/settings.tsx'
import { CodeBlock, Flag, SecretField, Time } from '../parts/show.tsx'
import { Table } from '../parts/table.tsx'
import { countOf } from '../words.ts'

type Key = Schemas['ApiKeyResponse']

/** What programs and agents identify themselves with. */
export default function ApiKeys() {
  const { value: users = [] } = useLoad(() => all((query) => api.GET('/api/v1/users', { params: { query } })), [])
  const nameOfUser = (userId: string) => users.find(({ id }) => id === userId)?.name ?? userId
  return (
    <>
      <Buttons class="actions new" of={{ 'New key': () => add(users) }} />
      <List
        load={(query) => page(api.GET('/api/v1/api-keys', { params: { query } }))}
        name="API keys"
        empty="No keys yet. Make one for each program and each agent, with the smallest scope that does."
        columns={{
          Name: 'name',
          Key: ({ keyPrefix }) => <code>{keyPrefix}…</code>,
          Scope: (key) => <Scopes of={key} />,
          Sees: ({ userId }) => (userId ? `what ${nameOfUser(userId)} sees` : 'all records'),
          'Last used': ({ lastUsedAt }) => <Time at={lastUsedAt} />,
          Expires: ({ expiresAt }) => <Time at={expiresAt} />,
          State: (key) => <Flag is={key.isActive} words={wordsOfState(key)} />
        }}
        actions={(key) => ({
          Rotate: key.isActive && !key.replacedBy && (() => rotate(key)),
          Revoke: key.isActive && (() => revoke(key)),
          Usage: () => show(() => <UsageOf apiKey={key} />)
        })}
      />
    </>
  )
}

function add(users: Schemas['UserResponse'][]) {
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
    result: MadeKey
  })
}

function rotate(path: Key) {
  const hint = 'For how many hours the former key works beside the new one, up to 168; 0 ends it at once.'
  ask({
    title: `Rotate ${path.name}`,
    verb: 'Rotate',
    fields: [{ name: 'graceHours', type: 'number', value: 24, hint }],
    send: (body, once) => call(api.POST('/api/v1/api-keys/{id}/rotate', { params: { path, ...once }, body })),
    result: MadeKey
  })
}

function revoke(path: Key) {
  ask({
    title: `Revoke ${path.name}?`,
    verb: 'Revoke',
    note: <p>The next call with it is refused. This can’t be taken back.</p>,
    send: () => call(api.DELETE('/api/v1/api-keys/{id}', { params: { path } }))
  })
}

const scopesUpTo = (scope: string) =>
  choices.Scope.slice(0, choices.Scope.indexOf(scope as Schemas['Scope']) + 1).join()
const endOf = (day: string) => new Date(`${day}T23:59:59`).toISOString()

function wordsOfState({ replacedBy, expiresAt }: Key): [string, string] {
  const isOver = expiresAt !== null && new Date(expiresAt) < new Date()
  return replacedBy ? ['Active, replaced', 'Replaced'] : ['Active', isOver ? 'Expired' : 'Revoked']
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

function MadeKey({ key }: { key: string }) {
  const { origin } = location
  const curl = `export CRM_KEY=${key}\ncurl -H "X-Api-Key: $CRM_KEY" ${origin}/api/v1/auth/me`
  const agents = `claude mcp add --transport http crm ${origin}/mcp --header "X-Api-Key: ${key}"`
  return (
    <>
      <p>Copy the key now. It isn’t shown again.</p>
      <SecretField label="Key" value={key} />
      <CodeBlock label="curl" code={curl} />
      <CodeBlock label="agents (MCP)" code={agents} />
    </>
  )
}

const days = 30

/** The days of the last month, and what was called on each. */
function UsageOf({ apiKey: path }: { apiKey: Key }) {
  const read = (query: object) =>
    api.GET('/api/v1/api-keys/{id}/usage', { params: { path, query: { ...query, days } } })
  const { value: rows, pending } = useLoad(() => all(read), [])
  return (
    <Dialog title={`Usage of ${path.name}`} end="Close">
      {!rows && pending}
      {rows && <CallsByDay rows={rows} />}
      {rows && (
        <Table
          name="Usage"
          rows={rows}
          keyOf={({ day, operationId }) => day + operationId}
          empty={`No calls in the last ${days} days.`}
          columns={{
            'Day (UTC)': 'day',
            Operation: ({ operationId }) => <code>{operationId}</code>,
            ...{ Calls: 'count', Errors: 'errors', 'Rate limited': 'rateLimited' }
          }}
        />
      )}
    </Dialog>
  )
}

/** A bar for each day, from the same floor; the table below says the same to who doesn't see them. */
function CallsByDay({ rows }: { rows: Schemas['ApiKeyUsage'][] }) {
  const bars = Array.from({ length: days }, (_, at) => {
    const label = new Date(Date.now() - (days - 1 - at) * 86_400_000).toISOString().slice(0, 10)
    return { label, count: rows.reduce((sum, { day, count }) => sum + (day === label ? count : 0), 0) }
  })
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <figure class="bars">
      <svg
        viewBox={`0 0 ${days} 30`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Calls a day, the last ${days} days`}
      >
        {bars.map(({ label, count }, at) => {
          const height = count === 0 ? 0.3 : Math.max(0.8, (count / most) * 30)
          return (
            <rect key={label} x={at + 0.15} y={30 - height} width={0.7} height={height}>
              <title>{`${label}: ${countOf(count, 'call')}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption>
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </figcaption>
    </figure>
  )
}
