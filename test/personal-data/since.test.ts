import t from 'tap'
import { run } from '../../src/db/statement.ts'
import { makeId } from '../../src/ids.ts'
import { lockTenant } from '../../src/outbox/outbox.ts'
import { lockWaits } from '../postgres/on-cluster.ts'
import { makeLinks } from '../records/kinds.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { watchQueries } from '../support/watch-queries.ts'
import { startReceiver } from '../webhooks/receiver.ts'
import { readRows } from './read-rows.ts'

t.test('An erasure reads most before it locks the tenant, and under the lock only what has come since', async (t) => {
  const service = await startService(t, { webhookAllowLocal: true })
  const { call, sql, db, acme } = service
  const { tenantId } = acme
  const receiver = await startReceiver(t)
  const body = { name: 'x', url: receiver.url, events: ['contact.created' as const] }
  await call('createWebhook', { body })
  const made = { body: { firstName: 'Maja', lastName: 'Ek' }, headers: { 'idempotency-key': 'before' } }
  const { id } = (await call('createContact', made)).body
  await receiver.waitFor(1)
  // Far outside of what counts as having come since.
  await sql(`update idempotency_keys set created_at = now() - interval '2 hours'`)

  const reads: string[] = []
  watchQueries(t, (_text, _client, name = '', values = []) => {
    if (name === 'stored_answers_page' || name === 'lock_tenant')
      reads.push(values.includes('-infinity') ? 'all' : name)
  })
  let erasing: ReturnType<typeof call<'eraseContact'>> | undefined
  await db.transaction(async (tx) => {
    await run(tx, lockTenant, { tenantId })
    erasing = call('eraseContact', { params: { id }, body: { activities: 'unlink' } })
    await waitFor('an erasure that waits for the tenant', async () => (await sql(lockWaits)).length > 0)
    await sql(
      `insert into idempotency_keys select tenant_id, credential_id, operation, 'since', body_hash, change_set, answer, progress, now()
        from idempotency_keys where key = 'before'`
    )
    await sql(
      `insert into webhook_deliveries select (jsonb_populate_record(one, jsonb_build_object('id', $1::uuid))).* from webhook_deliveries one`,
      [makeId()]
    )
  })
  const scrubbed = (await erasing)?.body.scrubbed
  t.match(scrubbed, { idempotencyKeys: 2, deliveries: 2 })
  t.same(await sql('select from webhook_deliveries where body is not null'), [])
  t.same(reads, ['lock_tenant', 'all', 'lock_tenant', 'stored_answers_page'], 'all is read once, without the lock')
})

t.test('An erasure takes along the older changes of a contact that is merged in while it waits', async (t) => {
  const service = await startService(t)
  const { call, sql, db, acme } = service
  const { pipelineId, stageId } = await makeLinks(service)
  const make = async (firstName: string) =>
    (await call('createContact', { body: { firstName, lastName: 'Ek' } })).body.id
  const [id, duplicateId] = [await make('Maja'), await make('Zqxwvk')]
  const deal = (await call('createDeal', { body: { name: 'Sale', pipelineId, stageId, contactId: duplicateId } })).body
  await call('setDealContact', { params: { id: deal.id, contactId: duplicateId }, body: { role: 'Zqxwvk’s boss' } })
  await call('createActivity', { body: { activityType: 'call', subject: 'Hello', contactId: duplicateId } })

  let isRead = false
  watchQueries(t, (_text, _client, name = '') => {
    isRead ||= name === 'stored_answers_page'
  })
  const sent: Promise<{ status: number }>[] = []
  await db.transaction(async (tx) => {
    await run(tx, lockTenant, { tenantId: acme.tenantId })
    sent.push(call('mergeContacts', { params: { id }, body: { duplicateId } }))
    await waitFor('a merge that waits for the tenant', async () => (await sql(lockWaits)).length > 0)
    sent.push(call('eraseContact', { params: { id }, body: { activities: 'unlink' } }))
    await waitFor('an erasure that has read what there is', () => isRead)
  })
  for (const { status } of await Promise.all(sent)) t.equal(status, 200)
  t.same(
    (await readRows({ sql })).filter((row) => row.includes('Zqxwvk')),
    []
  )
})
