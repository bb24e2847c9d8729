import { useState } from 'preact/hooks'
import { choices } from '../../generated/choices.ts'
import { api, page } from '../api.ts'
import { Buttons } from '../parts/alert.tsx'
import { Ask } from '../parts/form.tsx'
import { List } from '../parts/list.tsx'
import { State, Time } from '../parts/show.tsx'
import { wordsOf } from '../words.ts'

const actions = [{ value: '', label: 'All' }, ...choices.AuditAction]

/** Who did what: logins, keys, settings, files. */
export default function AuditLog() {
  const [action, setAction] = useState('')
  // New entries don't move the pages.
  const [until, setUntil] = useState(() => new Date().toISOString())
  const filter = { until, ...(action && { action: action as (typeof choices.AuditAction)[number] }) }
  return (
    <>
      <div class="actions">
        <Ask of={{ label: 'Action', type: 'select', choices: actions, value: action }} onAnswer={setAction} />
        <Buttons of={{ 'Look again': () => setUntil(new Date().toISOString()) }} />
      </div>
      <List
        load={(query) => page(api.GET('/api/v1/audit-log', { params: { query: { ...query, ...filter } } }))}
        inputs={[filter]}
        name="Audit log"
        empty="No entry of this action."
        columns={{
          Action: ({ action }) => <code>{action}</code>,
          When: ({ at }) => <Time at={at} />,
          Who: ({ actor: { name, type } }) => (type === 'api_key' ? `${name} (API key)` : name),
          'What it was done to': ({ target: { type, name } }) =>
            name ? `${name} (${wordsOf(type).toLowerCase()})` : wordsOf(type),
          Outcome: ({ outcome }) => <State word={wordsOf(outcome)} tone={outcome === 'failed' ? 'bad' : 'calm'} />,
          From: ({ ip, source }) => `${ip ?? 'the service itself'}${source === 'mcp' ? ', an agent' : ''}`,
          Counts: ({ counts = {} }) =>
            Object.entries(counts ?? {})
              .map(([name, count]) => `${wordsOf(name)} ${count}`)
              .join(', ')
        }}
      />
    </>
  )
}
