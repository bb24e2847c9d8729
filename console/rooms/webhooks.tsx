import { useState } from 'preact/hooks'
import { choices } from '../../generated/choices.ts'
import { all, api, call, page, type Schemas } from '../api.ts'
import { changesOf, type Kind, useDialog } from '../parts/ask.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { CheckField, CheckFields, TextField, type Typed } from '../parts/form.tsx'
import { Loaded, Paged, useAction, useLoad, usePages } from '../parts/load.tsx'
import { AddButton, CodeBlock, Flag, SecretField, State, Time, WebAddress } from '../parts/show.tsx'
import { RowActions, Table } from '../parts/table.tsx'
import type { RoomProps } from '../rooms.ts'
import { navigate } from '../router.ts'
import { countOf, wordsOf } from '../words.ts'

type Webhook = Schemas['WebhookResponse']
type Delivery = Schemas['WebhookDeliveryResponse']
type Dialogs = ReturnType<typeof useDialog>

/** Where changes are sent to; a webhook's own page has its deliveries. */
export default function Webhooks({ path: [id] }: RoomProps) {
  return id === undefined ? <All /> : <One key={id} id={id} />
}

function All() {
  const webhooks = useLoad(() => all((query) => api.GET('/api/v1/webhooks', { params: { query } })), [])
  const dialogs = useDialog(webhooks.again)
  const { add, actions } = changesOf(kind, dialogs)
  return (
    <>
      <AddButton word="webhook" onClick={add} />
      <Loaded of={webhooks}>
        {(rows) => (
          <Table
            name="Webhooks"
            rows={rows}
            empty="No webhooks yet. Make one to have a program told of each change within a second."
            columns={[
              { head: 'Name', cell: ({ id, name }) => <a href={`/console/webhooks/${id}`}>{name}</a> },
              { head: 'URL', cell: ({ url }) => <WebAddress url={url} /> },
              {
                head: 'Events',
                cell: ({ events }) => <span title={events.join(', ')}>{countOf(events.length, 'event')}</span>
              },
              { head: 'State', cell: (webhook) => <StateOf webhook={webhook} /> },
              { head: 'Last sent', cell: ({ lastTriggeredAt }) => <Time at={lastTriggeredAt} /> }
            ]}
            nameOf={({ name }) => name}
            actions={(webhook) => ({
              Deliveries: () => navigate(`/console/webhooks/${webhook.id}`),
              ...sendings(webhook, dialogs),
              ...actions(webhook)
            })}
          />
        )}
      </Loaded>
      {dialogs.drawn}
    </>
  )
}

function StateOf({ webhook: { isActive, failureCount } }: { webhook: Webhook }) {
  if (isActive && failureCount > 0) return <State word={`Failing, ${countOf(failureCount, 'attempt')}`} tone="bad" />
  return <Flag is={isActive} words={['Active', 'Switched off']} />
}

const kind: Kind<Webhook> = {
  word: 'webhook',
  nameOf: ({ name }) => name,
  fields: (webhook) => (
    <>
      <TextField name="name" value={webhook?.name} />
      <TextField name="url" type="url" value={webhook?.url} hint="https, and an address that the internet reaches." />
      <CheckFields name="events" choices={choices.WebhookEventType} checked={webhook?.events ?? []} />
      <TextField
        name="properties"
        value={webhook?.properties.join(', ')}
        hint="Names with commas. Updates are sent only where one of these has changed; empty: always."
      />
      <CheckField name="ignoreOwn" isChecked={webhook?.ignoreOwn ?? false} hint="Leaves out what you do yourself." />
      {webhook && <CheckField name="isActive" isChecked={webhook.isActive} />}
    </>
  ),
  create: (typed) => call(api.POST('/api/v1/webhooks', { params: typed.once, body: webhookOf(typed) })),
  made: ({ secret }: Webhook) => (
    <>
      <p>Your receiver checks with it that what arrives is from here.</p>
      <SecretField label="Secret" value={secret} />
    </>
  ),
  read: (params) => call(api.GET('/api/v1/webhooks/{id}', { params })),
  update: (params, typed) =>
    call(api.PUT('/api/v1/webhooks/{id}', { params, body: { ...webhookOf(typed), isActive: typed.has('isActive') } })),
  remove: (params) => call(api.DELETE('/api/v1/webhooks/{id}', { params })),
  loss: () => 'What still waits is not sent, and its deliveries are forgotten.'
}

function webhookOf({ text, words, has }: Typed) {
  const properties = text('properties')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  return {
    name: text('name'),
    url: text('url'),
    events: words('events', choices.WebhookEventType),
    properties,
    ignoreOwn: has('ignoreOwn')
  }
}

/** What is done with a webhook beside changing it. */
function sendings(webhook: Webhook, { ask, show }: Dialogs) {
  const path = { path: webhook }
  return {
    'Send test': () => show((close) => <Test webhook={webhook} onClose={close} />),
    'Rotate secret': () =>
      ask({
        title: `Rotate the secret of ${webhook.name}`,
        verb: 'Rotate secret',
        fields: (
          <>
            <p>
              Makes the next secret. Until it is committed each delivery is signed by both, so that nothing is lost.
            </p>
            <EndOfRotation webhook={webhook} />
          </>
        ),
        send: ({ once }) => call(api.POST('/api/v1/webhooks/{id}/rotate-secret', { params: { ...path, ...once } })),
        result: ({ nextSecret }) => (
          <>
            <p>Copy it now: it isn’t shown again before it is committed. Give it to your receiver, then commit it.</p>
            <SecretField label="Next secret" value={nextSecret} />
            <EndOfRotation webhook={webhook} />
          </>
        )
      })
  }
}

/** Ends a rotation that has begun, now or in another visit. */
function EndOfRotation({ webhook: path }: { webhook: Webhook }) {
  const { run, outcome } = useAction()
  const params = { path }
  const commit = async () => {
    await call(api.POST('/api/v1/webhooks/{id}/rotate-secret/commit', { params }))
    return 'The next secret is the only one now.'
  }
  const cancel = async () => {
    await call(api.POST('/api/v1/webhooks/{id}/rotate-secret/cancel', { params }))
    return 'The former secret is the only one again.'
  }
  return (
    <div class="notice stack">
      <p>Once a rotation has begun:</p>
      <div class="row">
        <button type="button" onClick={() => run(commit)}>
          Commit the next secret
        </button>
        <button type="button" onClick={() => run(cancel)}>
          Give up the rotation
        </button>
      </div>
      {outcome}
    </div>
  )
}

function Test({ webhook: path, onClose }: { webhook: Webhook; onClose: () => void }) {
  const test = useLoad(() => call(api.POST('/api/v1/webhooks/{id}/test', { params: { path } })), [])
  return (
    <Dialog title={`Test of ${path.name}`} onClose={onClose} isClosable>
      <Loaded of={test}>
        {({ success, responseStatus, durationMs, error }) => (
          <p role="status">
            <State word={success ? 'Received' : 'Not received'} tone={success ? 'good' : 'bad'} />{' '}
            {responseStatus === null ? 'No answer' : `Answered ${responseStatus}`} after {durationMs} ms. {error}
          </p>
        )}
      </Loaded>
    </Dialog>
  )
}

/** A webhook by itself: how it did today, and what was sent. */
function One({ id }: { id: string }) {
  const path = { id }
  const webhook = useLoad(() => call(api.GET('/api/v1/webhooks/{id}', { params: { path } })), [])
  const stats = useLoad(() => call(api.GET('/api/v1/webhooks/{id}/stats', { params: { path } })), [])
  const deliveries = usePages(
    (query) => page(api.GET('/api/v1/webhooks/{id}/deliveries', { params: { path, query } })),
    []
  )
  const again = () => {
    for (const one of [webhook, stats, deliveries]) one.again()
  }
  const dialogs = useDialog(again)
  const { run, outcome } = useAction()
  const [replayedDays, setReplayedDays] = useState('1')
  const replay = async () => {
    const body = { since: new Date(Date.now() - Number(replayedDays) * dayMs).toISOString(), only: 'failed' as const }
    const { queued } = await call(api.POST('/api/v1/webhooks/{id}/replay', { params: { path }, body }))
    again()
    return `${countOf(queued, 'event')} will be sent again.`
  }
  const redeliver = async (deliveryId: string) => {
    await call(
      api.POST('/api/v1/webhooks/{id}/deliveries/{deliveryId}/redeliver', { params: { path: { id, deliveryId } } })
    )
    again()
    return 'Sent again: as a delivery of its own, at the top.'
  }
  return (
    <>
      <Loaded of={webhook}>
        {(found) => (
          <>
            <h2>{found.name}</h2>
            <p class="row">
              <StateOf webhook={found} /> <WebAddress url={found.url} /> <a href="/console/webhooks">All webhooks</a>
            </p>
            <div class="row">
              <RowActions of={found.name} actions={sendings(found, dialogs)} />
              <button type="button" class="small" onClick={() => run(replay)}>
                Replay failed
              </button>
              <label class="row">
                of the last
                <select value={replayedDays} onInput={(event) => setReplayedDays(event.currentTarget.value)}>
                  <option value="1">24 hours</option>
                  <option value="7">7 days</option>
                  <option value="29">29 days</option>
                </select>
              </label>
              <button type="button" class="small" onClick={again}>
                Look again
              </button>
            </div>
          </>
        )}
      </Loaded>
      {outcome}
      <section>
        <h2>The last 24 hours</h2>
        <Loaded of={stats}>{(figures) => <Figures of={figures} />}</Loaded>
      </section>
      <section>
        <h2>Deliveries</h2>
        <Paged of={deliveries}>
          {(rows) => (
            <Table
              name="Deliveries"
              rows={rows}
              empty="Nothing was sent yet. Send test shows whether the receiver answers; what changes from now on is sent by itself."
              columns={[
                { head: 'Event', cell: ({ event }) => event },
                { head: 'Status', cell: ({ status }) => <State tone={tones[status]} word={wordsOf(status)} /> },
                { head: 'Attempts', isNumber: true, cell: ({ attempt }) => attempt },
                { head: 'Answer', cell: answerOf },
                { head: 'When', cell: ({ createdAt }) => <Time at={createdAt} /> },
                { head: 'Next attempt', cell: ({ nextAttemptAt }) => <Time at={nextAttemptAt} none="None" /> }
              ]}
              nameOf={({ event }) => event}
              actions={({ id: deliveryId }) => ({
                Body: () => dialogs.show((close) => <Body path={{ id, deliveryId }} onClose={close} />),
                Redeliver: () => run(() => redeliver(deliveryId))
              })}
            />
          )}
        </Paged>
      </section>
      {dialogs.drawn}
    </>
  )
}

const dayMs = 86_400_000
const tones = { pending: 'calm', succeeded: 'good', failed: 'bad' } as const

function answerOf({ responseStatus, durationMs, error }: Delivery): string {
  const status = responseStatus === null ? (durationMs === null ? '' : 'No answer') : `${responseStatus}`
  return [status, durationMs !== null && `after ${durationMs} ms`, error].filter(Boolean).join(', ')
}

function Figures({
  of: { attempts, successes, failures, p50Ms, p95Ms, pending, oldestPendingAt }
}: {
  of: Schemas['WebhookStatsResponse']
}) {
  const figures = {
    Attempts: attempts.toLocaleString('en'),
    Successes: successes.toLocaleString('en'),
    Failures: failures.toLocaleString('en'),
    'Half within': p50Ms === null ? 'None' : `${p50Ms} ms`,
    '95 of 100 within': p95Ms === null ? 'None' : `${p95Ms} ms`,
    Waiting: pending.toLocaleString('en'),
    'Waiting since': <Time at={oldestPendingAt} none="None" />
  }
  return (
    <dl>
      {Object.entries(figures).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What was sent, as text: never more than that, whatever stands in it. */
function Body({ path, onClose }: { path: { id: string; deliveryId: string }; onClose: () => void }) {
  const delivery = useLoad(
    () => call(api.GET('/api/v1/webhooks/{id}/deliveries/{deliveryId}', { params: { path } })),
    []
  )
  return (
    <Dialog title="What was sent" onClose={onClose} isWide isClosable>
      <Loaded of={delivery}>
        {(found) => (
          <>
            <p>
              {found.event}: {wordsOf(found.status)}, {answerOf(found) || 'not sent yet'}
            </p>
            {found.body === null ? (
              <p>The body is gone: it was erased, or too old.</p>
            ) : (
              <CodeBlock label="Body" code={found.body} />
            )}
          </>
        )}
      </Loaded>
    </Dialog>
  )
}
