import { useState } from 'preact/hooks'
import { api, call, page, type Schemas } from '../api.ts'
import { readAnew, run, say } from '../notices.tsx'
import { Buttons } from '../parts/alert.tsx'
import { ask, Dialog, show } from '../parts/dialog.tsx'
import { Ask, choicesOf } from '../parts/form.tsx'
import { List } from '../parts/list.tsx'
import { useLoad } from '../parts/load.tsx'
import { fieldsOf, type Settings, SettingsList } from '../parts/settings.tsx'
import { CodeBlock, Figures, Flag, SecretField, Section, State, Time, WebAddress } from '../parts/show.tsx'
import type { RoomProps } from '../rooms.ts'
import { navigate } from '../router.ts'
import { countOf, wordsOf } from '../words.ts'

type Webhook = Schemas['WebhookResponse']
type Delivery = Schemas['WebhookDeliveryResponse']

/** Where changes are sent to; a webhook's own page has its deliveries. */
export default function Webhooks({ path: [id] }: RoomProps) {
  if (id) return <One key={id} path={{ id }} />
  return (
    <SettingsList
      settings={settings}
      name="Webhooks"
      empty="No webhooks yet. Make one to have a program told of each change within a second."
      columns={{
        Name: NameAndAddress,
        Events: ({ events }) => events.join(', '),
        State: StateOf,
        'Last sent': ({ lastTriggeredAt }) => <Time at={lastTriggeredAt} />
      }}
      more={(webhook) => ({
        Deliveries: () => navigate(`/console/webhooks/${webhook.id}`),
        'Send test': () => test(webhook),
        'Rotate secret': () => rotate(webhook)
      })}
    />
  )
}

function NameAndAddress({ id, name, url }: Webhook) {
  return (
    <>
      <a href={`/console/webhooks/${id}`}>{name}</a>
      <div class="hint">{url}</div>
    </>
  )
}

function StateOf({ isActive, failureCount }: Webhook) {
  if (isActive && failureCount > 0) return <State word={`Failing, ${countOf(failureCount, 'attempt')}`} tone="bad" />
  return <Flag is={isActive} words={['Active', 'Switched off']} />
}

const settings: Settings<Webhook> = {
  ...{ word: 'webhook', path: '/api/v1/webhooks' },
  fields: (webhook) =>
    fieldsOf('CreateWebhookRequest', {
      name: {},
      url: { hint: 'https, and an address that the internet reaches.' },
      events: {},
      properties: { hint: 'Names with commas. Updates are sent only where one of these has changed; empty: always.' },
      ignoreOwn: { hint: 'Leaves out what you do yourself.' },
      ...(webhook && { isActive: {} })
    }),
  made: ({ secret = '' }) => (
    <>
      <p>Your receiver checks with it that what arrives is from here.</p>
      <SecretField label="Secret" value={secret} />
    </>
  ),
  loss: 'What still waits is not sent, and its deliveries are forgotten.'
}

function rotate(path: Webhook) {
  ask({
    title: `Rotate the secret of ${path.name}`,
    verb: 'Rotate secret',
    note: <p>Makes the next secret. Until it is committed each delivery is signed by both, so that nothing is lost.</p>,
    send: (_, once) => call(api.POST('/api/v1/webhooks/{id}/rotate-secret', { params: { path, ...once } })),
    result: ({ nextSecret }) => (
      <>
        <p>Give it to your receiver now: it isn’t shown again. Then press Commit secret on the webhook’s page.</p>
        <SecretField label="Next secret" value={nextSecret} />
      </>
    )
  })
}

/** Sends a test, and says how the receiver answers. */
function test(path: Webhook) {
  run(async () => {
    say('Waiting for the receiver…')
    const sent = await call(api.POST('/api/v1/webhooks/{id}/test', { params: { path } }))
    const { success, responseStatus, durationMs, error } = sent
    return (
      <>
        <State word={success ? 'Received' : 'Not received'} tone={success ? 'good' : 'bad'} />{' '}
        {responseStatus === null ? 'No answer' : `Answered ${responseStatus}`} after {durationMs} ms
        {error && `: ${error}`}
      </>
    )
  })
}

/** A webhook by itself: how it did today, and what was sent. */
function One({ path }: { path: { id: string } }) {
  const params = { path }
  const read = () =>
    Promise.all([
      call(api.GET('/api/v1/webhooks/{id}', { params })),
      call(api.GET('/api/v1/webhooks/{id}/stats', { params }))
    ])
  const { value, pending } = useLoad(read, [])
  const redeliver = async (deliveryId: string) => {
    const params = { path: { ...path, deliveryId } }
    await call(api.POST('/api/v1/webhooks/{id}/deliveries/{deliveryId}/redeliver', { params }))
    return 'Sent again: as a delivery of its own, at the top.'
  }
  return (
    <>
      <p>
        <a href="/console/webhooks">All webhooks</a>
      </p>
      {value ? <Head webhook={value[0]} stats={value[1]} /> : pending}
      <Section title="Deliveries">
        <List
          load={(query) => page(api.GET('/api/v1/webhooks/{id}/deliveries', { params: { path, query } }))}
          name="Deliveries"
          empty="Nothing was sent yet. Send test shows whether the receiver answers; what changes from now on is sent by itself."
          columns={{
            Event: 'event',
            Status: ({ status }) => <State tone={tones[status]} word={wordsOf(status)} />,
            Attempts: 'attempt',
            Answer: answerOf,
            When: 'createdAt',
            'Next attempt': 'nextAttemptAt'
          }}
          nameOf={({ event }) => event}
          actions={({ id: deliveryId }) => ({
            Body: () => show(() => <Body path={{ ...path, deliveryId }} />),
            Redeliver: () => run(() => redeliver(deliveryId))
          })}
        />
      </Section>
    </>
  )
}

const spans = choicesOf({ 1: '24 hours', 7: '7 days', 29: '29 days' })

function Head({ webhook, stats }: { webhook: Webhook; stats: Schemas['WebhookStatsResponse'] }) {
  const [days, setDays] = useState('1')
  const params = { path: webhook }
  const end = (verb: 'commit' | 'cancel', said: string) => () =>
    run(() => call(api.POST(`/api/v1/webhooks/{id}/rotate-secret/${verb}`, { params })).then(() => said))
  const replay = async () => {
    const since = new Date(Date.now() - Number(days) * 86_400_000).toISOString()
    const { queued } = await call(api.POST('/api/v1/webhooks/{id}/replay', { params, body: { since, only: 'failed' } }))
    return `${countOf(queued, 'event')} will be sent again.`
  }
  const actions = {
    'Send test': () => test(webhook),
    'Rotate secret': () => rotate(webhook),
    'Commit secret': end('commit', 'The next secret is the only one now.'),
    'Give up rotation': end('cancel', 'The former secret is the only one again.'),
    'Look again': readAnew
  }
  const withinOf = (ms: number | null) => (ms === null ? 'None' : `${ms} ms`)
  return (
    <Section name={webhook.name} title={webhook.name}>
      <p class="row">
        <StateOf {...webhook} /> <WebAddress url={webhook.url} />
      </p>
      <Buttons class="actions" what={webhook.name} of={actions} />
      <div class="row">
        <Buttons class="actions" of={{ 'Replay failed': () => run(replay) }} />
        <Ask of={{ label: 'of the last', type: 'select', choices: spans, value: days }} onAnswer={setDays} />
      </div>
      <h3>The last 24 hours</h3>
      <Figures
        of={{
          ...{ Attempts: stats.attempts, Successes: stats.successes, Failures: stats.failures },
          ...{ 'Half within': withinOf(stats.p50Ms), '95 of 100 within': withinOf(stats.p95Ms) },
          Waiting: stats.pending,
          'Waiting since': <Time at={stats.oldestPendingAt} none="None" />
        }}
      />
    </Section>
  )
}

const tones = { pending: 'calm', succeeded: 'good', failed: 'bad' } as const

function answerOf({ responseStatus, durationMs, error }: Delivery): string {
  const status = responseStatus === null ? (durationMs === null ? '' : 'No answer') : `${responseStatus}`
  return [status, durationMs !== null && `after ${durationMs} ms`, error].filter(Boolean).join(', ')
}

/** What was sent, as text: never more than that, whatever stands in it. */
function Body({ path }: { path: { id: string; deliveryId: string } }) {
  const read = () => call(api.GET('/api/v1/webhooks/{id}/deliveries/{deliveryId}', { params: { path } }))
  const { value: found, pending } = useLoad(read, [])
  return (
    <Dialog title="What was sent" end="Close">
      {!found && pending}
      {found && <p>{`${found.event}: ${wordsOf(found.status)}, ${answerOf(found) || 'not sent yet'}`}</p>}
      {found?.body === null && <p>The body is gone: it was erased, or too old.</p>}
      {found?.body && <CodeBlock label="Body" code={found.body} />}
    </Dialog>
  )
}
