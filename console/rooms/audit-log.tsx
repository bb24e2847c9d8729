import { useState } from 'preact/hooks'
import { choices } from '../../generated/choices.ts'
import { api, page } from '../api.ts'
import { Buttons } from '../parts/buttons.tsx'
import { Ask } from '../parts/form.tsx'
import { List, usePages } from '../parts/list.tsx'
import { State, Time } from '../parts/show.tsx'
import { wordsOf } from '../words.ts'

type Action = (typeof choices.AuditAction)[number]

const actions = [{ value: '', label: 'All' }, ...choices.AuditAction]

/** Who did what: logins, keys, settings, files. */
export default function AuditLog() {
  const [action, setAction] = useState<Action | ''>('')
  // New entries don't move the pages.
  const [until, setUntil] = useState(() => new Date().toISOString())
  const entries = usePages(
    (query) =>
      page(api.GET('/api/v1/audit-log', { params: { query: { ...query, until, ...(action && { action }) } } })),
    [action, until]
  )
  return (
    <>
      <div class="actions">
        <Ask
          label="Action"
          type="select"
          choices={actions}
          value={action}
          onAnswer={(chosen) => setAction(chosen as Action | '')}
        />
        <Buttons of={{ 'Look again': () => setUntil(new Date().toISOString()) }} />
      </div>
      <List
        of={entries}
        name="Audit log"
        empty="No entry of this action."
        columns={[
          { head: 'Action', cell: (entry) => <code>{entry.action}</code> },
          { head: 'When', cell: ({ at }) => <Time at={at} /> },
          { head: 'Who', cell: ({ actor: { name, type } }) => (type === 'api_key' ? `${name} (API key)` : name) },
          {
            head: 'What it was done to',
            cell: ({ target: { type, name } }) => (name ? `${name} (${wordsOf(type).toLowerCase()})` : wordsOf(type))
          },
          {
            head: 'Outcome',
            cell: ({ outcome }) => <State word={wordsOf(outcome)} tone={outcome === 'failed' ? 'bad' : 'calm'} />
          },
          {
            head: 'From',
            cell: ({ ip, source }) => `${ip ?? 'the service itself'}${source === 'mcp' ? ', an agent' : ''}`
          },
          {
            head: 'Counts',
            cell: ({ counts }) =>
              Object.entries(counts ?? {})
                .map(([name, count]) => `${wordsOf(name)} ${count}`)
                .join(', ')
          }
        ]}
      />
    </>
  )
}
