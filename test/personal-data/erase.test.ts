import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { operations } from '../../generated/operations.ts'
import type { Schemas } from '../../generated/types.ts'
import { contact } from '../../src/contacts/record.ts'
import { openDatabase } from '../../src/db/client.ts'
import type { PgColumn } from '../../src/db/drizzle.ts'
import { copyDatabase } from '../postgres/database.ts'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import { upload } from '../support/example-requests.ts'
import { operationIds } from '../support/operations.ts'
import { type Service, startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { startReceiver } from '../webhooks/receiver.ts'
import { readRows } from './read-rows.ts'

// Somebody has the right to be forgotten. What was theirs has a word in it that nothing else has.

const marker = 'zqxwvk'
const text = (name: string) => `${marker} ${name}`
const noId = '019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11'

/** A contact that has all that one may be given, of the columns in its view: each text has the word in it. */
const given = operations.createContact.bodyNames.filter((name) => !['companyId', 'ownerId', 'custom'].includes(name))
const person = Object.fromEntries(
  given.map((name) => {
    const column = contact.view[name as keyof typeof contact.view] as PgColumn
    if (column.enumValues) return [name, column.enumValues[0]]
    if (column.dataType === 'array') return [name, [text(name)]]
    if (name === contact.match?.property) return [name, `${marker}@Example.test`]
    return [
      name,
      `${text(name)} ${column.dataType === 'string' ? '5550101' : 'is of a type that this test does not know'}`
    ]
  })
) as Schemas['CreateContactRequest'] & { email: string; notes: string; city: string }

/** Where the word is in the database, and in the files of its tables once they are written anew. */
async function searchDatabase({ sql }: Pick<Service, 'sql'>): Promise<string[]> {
  const found = (await readRows({ sql })).filter((row) => row.toLowerCase().includes(marker))
  await waitForOlderTransactions(sql)
  await sql('vacuum full')
  const files = await sql<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'i', 't') and relnamespace in ('public'::regnamespace, 'pg_toast'::regnamespace)
      and relpersistence = 'p' and position($1::bytea in pg_read_binary_file(pg_relation_filepath(oid))) > 0`,
    [Buffer.from(marker)]
  )
  return [...found, ...files.map(({ name }) => `the file of ${name}`)]
}

/**
 * VACUUM keeps what a transaction may still read that is older than the deletion. A snapshot goes back to the oldest
 * transaction that writes anywhere on the server, and that may be one of another test's database.
 */
async function waitForOlderTransactions(sql: Service['sql']): Promise<void> {
  const [now] = await sql<{ xid: string }>('select pg_current_xact_id()::xid::text as xid')
  await waitFor('the end of older transactions', async () => {
    const older = await sql(
      `select from pg_stat_activity where age($1::xid) < greatest(age(backend_xid), age(backend_xmin))`,
      [now?.xid]
    )
    return older.length === 0
  })
}

/** The answers of all operations that read records, as text, with what can be found by the word. */
async function readAll({ call, send, acme }: Service, ids: Record<string, string>): Promise<string[]> {
  const answers: string[] = []
  const wordy = { contacts: 'Contacts', companies: 'Companies', deals: 'Deals', activities: 'Activities' }
  for (const noun of Object.values(wordy)) {
    const found = await call(`search${noun}` as 'searchContacts', { body: { q: marker } })
    if (found.body.length > 0) answers.push(`search${noun}: ${JSON.stringify(found.body)}`)
  }
  for (const id of operationIds) {
    const { method, path } = operations[id]
    if (method !== 'GET' || !path.startsWith('/api/')) continue
    for (const one of path.includes('{id}') ? Object.values(ids) : [noId]) {
      const answer = await send({ url: path.replace('{id}', one).replace(/\{\w+\}/g, noId), as: acme.admin })
      if (answer.status >= 400) continue
      const shown = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
      if (shown.includes(marker)) answers.push(`${id}: ${shown}`)
    }
  }
  return answers
}

/** Follows the change log from the beginning; every page is held against the contract. */
async function follow({ call }: Service): Promise<Schemas['ChangeResponse'][]> {
  const all: Schemas['ChangeResponse'][] = []
  for (let cursor: string | undefined, hasMore = true; hasMore; ) {
    const { body } = await call('listChanges', { query: cursor ? { cursor } : {} })
    all.push(...body.changes)
    ;({ nextCursor: cursor, hasMore } = body)
  }
  return all
}

const skip = unlessOnCluster('the files of tables are those of one server')

t.test("After 'eraseContact' nothing holds what was theirs, wherever it had travelled", { skip }, async (t) => {
  const service = await startService(t, { webhookAllowLocal: true, webhookRetryDelays: [3_600] })
  const { call, sql } = service
  const good = await startReceiver(t)
  const bad = await startReceiver(t, (_request, response) => response.writeHead(500).end(bad.received.at(-1)?.body))
  const events: Schemas['WebhookEventType'][] = [
    ...(['contact.created', 'contact.updated', 'contact.deleted', 'contact.erased'] as const),
    ...(['deal.created', 'deal.updated', 'activity.created'] as const)
  ]
  const subscribe = async (url: string, wanted = events) =>
    (await call('createWebhook', { body: { name: 'x', url, events: wanted } })).body.id
  const hooks = {
    good: await subscribe(good.url),
    // What one webhook alone wants is in its own deliveries, and copied where it is sent again.
    bad: await subscribe(
      bad.url,
      events.filter((event) => event !== 'contact.updated')
    ),
    ended: await subscribe(bad.url, ['contact.created'])
  }

  const headers = { 'idempotency-key': 'one' }
  await call('createProperty', { body: { entity: 'contact', key: 'nickname', type: 'text', label: 'Nickname' } })
  const old = { ...person, city: text('old city'), custom: { nickname: text('custom') } }
  const created = await call('createContact', { body: old, headers })
  const { id } = created.body
  await call('updateContact', { params: { id }, body: { city: person.city } })
  const company = (await call('createCompany', { body: { name: 'Company' } })).body
  const [pipeline] = (await call('listPipelines')).body
  const { id: stageId = '' } = pipeline?.stages[0] ?? {}
  const inPipeline = { pipelineId: pipeline?.id ?? '', stageId }
  const deal = (await call('createDeal', { body: { name: 'Deal', contactId: id, ...inPipeline }, headers })).body
  const former = (await call('createDeal', { body: { name: 'Former', contactId: id, ...inPipeline } })).body
  await call('updateDeal', { params: { id: former.id }, body: { contactId: null, notes: 'on its own' } })
  const other = (await call('createContact', { body: { firstName: 'O', lastName: 'O' } })).body.id
  const joint = (await call('createDeal', { body: { name: 'Joint', contactId: other, ...inPipeline } })).body
  await call('setDealContact', { params: { id: joint.id, contactId: id }, body: { role: text('role') } })
  const closed = (await call('createDeal', { body: { name: 'Closed', contactId: id, ...inPipeline } })).body
  await call('deleteDeal', { params: { id: closed.id } })
  const act = async (more: object) =>
    (
      await call('createActivity', {
        body: { activityType: 'call', subject: text('subject'), body: text('body'), contactId: id, ...more }
      })
    ).body
  const alone = await act({})
  const gone = await act({})
  await call('deleteActivity', { params: { id: gone.id } })
  const shared = await act({ subject: 'Own text', body: null, companyId: company.id })
  const file = `first_name,last_name,email\nA,B,${person.email}\nC,D,c@example.test\n`
  const imported = await call('importContacts', { ...upload(file), headers: { ...upload(file).headers, ...headers } })
  t.match(imported.body.errors, [new RegExp(marker)], 'the import names the address')
  await call('login', { as: service.acme.nobody, body: { email: person.email, password: 'a guess of mine' } })
  await good.waitFor(8)
  await waitFor('failed attempts', async () => {
    const [row] = await sql<{ count: number }>(
      'select count(*)::int as count from webhook_deliveries where attempt = 0'
    )
    return row?.count === 0
  })
  const [first] = await sql<{ id: string }>(
    `select id from webhook_deliveries where event = 'contact.updated' and body is not null`
  )
  await call('redeliverWebhookDelivery', { params: { id: hooks.good, deliveryId: first?.id ?? '' } })
  const since = new Date(Date.now() - 3_600_000).toISOString()
  await call('replayWebhook', { params: { id: hooks.good }, body: { since, only: 'all' } })
  await waitFor('what is sent again', async () => {
    const copies = await sql(
      `select distinct cause from webhook_deliveries where cause is not null and body like '%${marker}%' and status = 'succeeded'`
    )
    return copies.length === 2 && (await sql('select from webhook_replays')).length === 0
  })
  await sql("update webhook_deliveries set status = 'failed', next_attempt_at = null where webhook_id = $1", [
    hooks.ended
  ])
  const ids = {
    id,
    companyId: company.id,
    dealId: deal.id,
    former: former.id,
    joint: joint.id,
    closed: closed.id,
    alone: alone.id,
    gone: gone.id,
    shared: shared.id,
    ...hooks
  }
  t.ok((await readAll(service, ids)).length > 10, 'before, most operations show it')
  const before = await follow(service)
  const personal = (await call('getPersonalData', { params: { id } })).body
  t.equal(personal.contact.email, person.email)
  t.same(
    personal.activities.map((one) => one.id),
    [alone.id, gone.id, shared.id]
  )
  t.same(personal.activities[1], gone, 'one that was deleted, as it was last')
  t.same(
    personal.deals.map((one) => one.id),
    [deal.id, former.id, joint.id, closed.id]
  )
  t.same(
    personal.history.map(({ action }) => action),
    ['updated', 'created']
  )
  t.same(personal.history[0]?.previous, { city: text('old city') })
  t.ok(personal.deliveries.length >= 15 && personal.deliveries.every(({ body }) => body.includes(marker)))
  t.match(personal.auditLog, [{ action: 'user.login', outcome: 'failed', target: { name: person.email } }])

  const request = { params: { id }, body: { activities: 'delete' as const }, headers }
  const { body: erasure } = await call('eraseContact', request)
  t.match(erasure, { id, scrubbed: { idempotencyKeys: 3, activities: 3 } })
  // Two of the contact; the creations of three deals, a deletion, and a contact of a fourth; the creations of three activities, and a deletion.
  t.equal(erasure.scrubbed.changes, 11)
  t.equal(erasure.scrubbed.deliveries, personal.deliveries.length)

  t.test('An erased contact is gone from every answer', async (t) => {
    t.same(await readAll(service, ids), [])
    t.equal((await call('getContact', { params: { id } })).status, 404)
    t.equal((await call('getPersonalData', { params: { id } })).status, 404)
    t.match((await call('getActivity', { params: { id: shared.id } })).body, { subject: 'Own text', contactId: null })
    t.equal((await call('getActivity', { params: { id: alone.id } })).status, 404)
    const [entry] = (await call('listAuditLog', { query: { action: 'contact.erased' } })).body
    t.match(entry, { action: 'contact.erased', target: { type: 'contact', id, name: null } })
  })

  t.test('The change log stays without a gap and tells followers of an erased contact', async (t) => {
    const after = await follow(service)
    t.same(
      after.map(({ sequence }) => sequence),
      after.map((_, index) => index + 1)
    )
    const own = after.filter(({ entityId }) => entityId === id)
    t.same(
      own.map(({ action, source }) => [action, source]),
      [
        ['created', 'api'],
        ['updated', 'api'],
        ['deleted', 'erase']
      ]
    )
    for (const { data } of own) {
      t.match(data, {
        id,
        firstName: '',
        lastName: '',
        email: null,
        lifecycleStage: 'other',
        tags: [],
        erasedAt: erasure.erasedAt
      })
    }
    t.same(own[1]?.changedProperties, ['city'])
    const others = after.filter(({ entityId }) => entityId === former.id)
    t.match(others[0]?.data, { contactId: id, contactName: null, name: 'Former' }, 'only the name is gone')
    t.match(others[1]?.data, { notes: 'on its own' })
    const newer = after.slice(before.length)
    t.same(new Set(newer.map(({ source, changeSet }) => `${source} ${changeSet}`)).size, 1, 'one change set')
    t.match(newer.at(-1), { entity: 'contact', action: 'deleted', changedAt: erasure.erasedAt })
    const history = (await call('listContactHistory', { params: { id } })).body
    t.same(history[1]?.previous, { city: null })
  })

  t.test('Followers of webhooks get contact.erased with the id alone, and nothing that waited', async (t) => {
    await waitFor('the event', () => good.events().includes('contact.erased'))
    t.notOk(good.events().includes('contact.deleted'))
    const { event } = good.received.find((one) => one.event.event === 'contact.erased') ?? {}
    t.same(event?.data, { id, erasedAt: erasure.erasedAt })
    const deliveries = (await call('listWebhookDeliveries', { params: { id: hooks.bad } })).body
    const dropped = deliveries.filter(({ error }) => error === 'the contact was erased')
    t.ok(dropped.length > 5)
    t.same(new Set(dropped.map(({ status }) => status)), new Set(['failed']))
    const params = { id: hooks.bad, deliveryId: dropped[0]?.id ?? '' }
    t.equal((await call('redeliverWebhookDelivery', { params })).status, 404, 'there is nothing to send again')
    t.equal((await call('getWebhookDelivery', { params })).body.body, null)
  })

  t.test('Keys of answers that an erasure has forgotten are as new, and its own is replayed', async (t) => {
    const again = await call('eraseContact', request)
    t.same([again.status, again.headers['idempotent-replayed']], [200, 'true'])
    t.same(again.body, erasure)
    const anew = await call('createContact', { body: old, headers })
    t.equal(anew.headers['idempotent-replayed'], undefined)
    t.not(anew.body.id, id)
    await call('eraseContact', { params: { id: anew.body.id }, body: { activities: 'unlink' } })
  })

  t.test('Nothing in the database holds an erased contact', async (t) => {
    t.same(await searchDatabase(service), [])
  })
})

t.test("'eraseContact' works on deleted contacts, and refuses what it can't do", async (t) => {
  const service = await startService(t, { webhookAllowLocal: true })
  const { call, acme, globex, sql } = service
  const make = async () => (await call('createContact', { body: person })).body.id
  const erase = (id: string, activities: 'unlink' | 'delete' = 'unlink', as = acme.admin) =>
    call('eraseContact', { params: { id }, body: { activities }, as })

  t.test('An erased contact that had been deleted has no further change, and the event', async (t) => {
    const receiver = await startReceiver(t)
    const body = { name: 'x', url: receiver.url, events: ['contact.erased' as const] }
    const hook = (await call('createWebhook', { body })).body
    const id = await make()
    await call('deleteContact', { params: { id } })
    t.equal((await call('getPersonalData', { params: { id } })).body.contact.notes, person.notes)
    const before = await follow(service)
    const erasure = await erase(id)
    const { erasedAt, scrubbed } = erasure.body
    const ofErasure = { changeSet: String(erasure.headers['x-change-set']) }
    const undo = (as = acme.admin) => call('undoChangeSet', { body: ofErasure, as })
    t.match([(await undo()).problem.code, (await undo(globex.admin)).status], ['erased', 404])
    t.same(scrubbed, { changes: 2, deliveries: 0, idempotencyKeys: 0, activities: 0 })
    t.equal((await follow(service)).length, before.length)
    await receiver.waitFor(1)
    t.same(receiver.received[0]?.event.data, { id, erasedAt })
    await call('deleteWebhook', { params: { id: hook.id } })
    t.same(await searchDatabase(service), [])
  })

  t.test(
    'An erased contact’s activities stay with unlink, and go with delete where they name nobody else',
    async (t) => {
      for (const [activities, left] of [
        ['unlink', ['about it', 'left behind', 'with a company']],
        ['delete', ['with a company']]
      ] as const) {
        const id = await make()
        const { id: companyId } = (await call('createCompany', { body: { name: 'Company' } })).body
        const act = async (subject: string, more = {}) =>
          (await call('createActivity', { body: { activityType: 'call', subject, contactId: id, ...more } })).body.id
        const made = [await act('about it'), await act('left behind'), await act('with a company', { companyId })]
        const other = (await call('createContact', { body: { firstName: 'O', lastName: 'O' } })).body.id
        await call('updateActivity', { params: { id: made[0] ?? '' }, body: { contactId: other } })
        await call('updateActivity', { params: { id: made[0] ?? '' }, body: { contactId: id } })
        await call('deleteContact', { params: { id } })
        t.equal((await erase(id, activities)).body.scrubbed.activities, activities === 'delete' ? 2 : 0)
        const found = (await call('batchGetActivities', { body: { ids: made } })).body
        t.same(found.map(({ subject }) => subject).sort(), [...left], activities)
      }
    }
  )

  t.test('An erased contact can’t be erased again, nor one that never was or is another tenant’s', async (t) => {
    const id = await make()
    t.equal((await erase(id, 'unlink', acme.writer)).problem.code, 'insufficient_scope')
    t.equal((await erase(id, 'unlink', globex.admin)).status, 404)
    t.equal((await erase(noId)).status, 404)
    t.equal((await call('getPersonalData', { params: { id: noId } })).status, 404)
    for (const invalidBody of [
      {},
      { activities: 'keep' },
      { activities: null },
      JSON.parse('{"__proto__":{"activities":"delete"}}')
    ]) {
      t.equal((await call('eraseContact', { params: { id }, invalidBody })).problem.code, 'validation_failed')
    }
    t.equal((await call('getContact', { params: { id } })).body.notes, person.notes, 'nothing is written')
    t.equal((await erase(id.toUpperCase())).status, 200)
    for (const one of [id, id.toUpperCase()]) t.same((await erase(one)).problem.code, 'erased')
    t.equal((await call('listContactHistory', { params: { id } })).status, 200)
  })

  t.test('An erased contact takes along what was merged into it', async (t) => {
    const first = await make()
    const second = (await call('createContact', { body: { ...person, email: `other-${person.email}` } })).body.id
    const headers = { 'idempotency-key': 'merge' }
    const merged = await call('mergeContacts', { params: { id: second }, body: { duplicateId: first }, headers })
    t.equal(merged.body.id, second)
    for (const id of ['eraseContact', 'getPersonalData'] as const) {
      const body = id === 'eraseContact' ? { body: { activities: 'unlink' as const } } : {}
      const { status, problem } = await call(id, { params: { id: first }, ...body })
      t.same([status, problem.mergedInto], [404, second], 'what was merged away is found by what is left')
    }
    const { scrubbed } = (await erase(second)).body
    t.match(scrubbed, { changes: 3, idempotencyKeys: 1 })
    t.same(await searchDatabase(service), [])
  })

  t.test('A contact is not erased while an import is under way, whose file may hold it', async (t) => {
    const id = await make()
    const file = `first_name,last_name,email\nA,B,${person.email}\n`
    const job = await call('importContacts', { ...upload(file), query: { async: true } } as never)
    const params = { id: (job.body as unknown as Schemas['ImportJobResponse']).id }
    await waitFor('the end', async () => (await call('getImportJob', { params })).body.finishedAt !== null)
    // Stands for a long import: this one is over too soon.
    await sql("update import_jobs set status = 'running', finished_at = null")
    const { status, problem } = await erase(id)
    t.same([status, problem.code], [409, 'import_in_progress'])
    t.equal((await call('getContact', { params: { id } })).body.notes, person.notes, 'nothing is written')
    t.equal((await call('getImportJob', { params })).body.errors.length, 1)
    await call('cancelImportJob', { params })
    t.equal((await erase(id)).status, 200)
    t.same(await searchDatabase(service), [])
  })

  t.test('A contact with thousands of changes is erased in one transaction while others write', async (t) => {
    const id = await make()
    await sql(
      `insert into changes select tenant_id, sequence + n, entity, entity_id, 'updated', changed_at, data, change_set, actor_type, actor_id,
        actor_name, source, '["notes"]', '{"notes":"${marker}"}' from changes, generate_series(1, 5000) as n where entity_id = $1`,
      [id]
    )
    await sql('update tenant_clocks set sequence = sequence + 5000 where tenant_id = $1', [acme.tenantId])
    const erasing = erase(id)
    const made = await Promise.all(
      Array.from({ length: 20 }, () => call('createCompany', { body: { name: 'Beside' } }))
    )
    t.same(new Set(made.map(({ status }) => status)), new Set([201]))
    t.equal((await erasing).body.scrubbed.changes, 5_001)
    t.same(await sql('select from changes where data::text like $1 or previous::text like $1', [`%${marker}%`]), [])
    t.equal((await follow(service)).filter(({ entityId }) => entityId === id).length, 5_002)
  })
})

t.test('A restored backup has what was erased since, until the command erases it again', { skip }, async (t) => {
  const service = await startService(t)
  const { call, config } = service
  const folder = mkdtempSync(join(tmpdir(), 'crm-erased-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'erased.jsonl')
  const tenant = async (connectionUrl: string, ...args: string[]) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env
    const env = {
      ...{ PATH, NODE_COMPILE_CACHE, DATABASE_URL: connectionUrl },
      ...{ JWT_SECRET: config.jwtSecret, ENCRYPTION_KEY: config.encryptionKey }
    }
    const script = join(import.meta.dirname, '../../scripts/tenant.ts')
    return (await promisify(execFile)(process.execPath, [script, ...args], { env })).stdout
  }
  const make = async (n: number) => {
    const { id } = (await call('createContact', { body: { ...person, email: `${n}-${person.email}` } })).body
    await call('createActivity', { body: { activityType: 'call', subject: text('subject'), contactId: id } })
    return id
  }
  const erase = (id: string) => call('eraseContact', { params: { id }, body: { activities: 'delete' } })
  const living = await make(1)
  const deleted = await make(2)
  await call('deleteContact', { params: { id: deleted } })
  const [merged, survivor] = [await make(3), await make(4)]
  await call('mergeContacts', { params: { id: survivor }, body: { duplicateId: merged } })
  await erase(await make(5))

  const backup = await copyDatabase(config.connectionUrl)
  const db = openDatabase(backup.url, 1, () => {})
  t.teardown(async () => {
    await db.close()
    await backup.drop()
  })
  const sql = <Row extends object>(query: string, values: unknown[] = []) => db.query<Row>({ text: query, values })
  for (const id of [living, deleted, survivor, await make(6)]) t.equal((await erase(id)).status, 200)
  t.same(await searchDatabase(service), [])
  const erasures = await tenant(config.connectionUrl, 'erasures', 'acme')
  t.equal(erasures.match(/"activities":"delete"\}\n/g)?.length, 6)
  t.notMatch(erasures, new RegExp(marker), 'the list has ids and nothing of people')
  writeFileSync(file, erasures)

  t.ok((await searchDatabase({ sql })).length > 10, 'the backup has what was theirs')
  const again = async () => JSON.parse(await tenant(backup.url, 'erase', 'acme', '--from', file, '--json'))
  t.same(await again(), { erased: 4, alreadyErased: 1, unknown: 1, merged: [] }, 'one is erased with its survivor')
  t.same(await searchDatabase({ sql }), [])
  const count = async () => sql(`select count(*) from changes union all select count(*) from audit_log`)
  const before = await count()
  t.same(await again(), { erased: 0, alreadyErased: 5, unknown: 1, merged: [] })
  t.same(await count(), before, 'a second time nothing happens')
  writeFileSync(file, `${erasures}{"id":"${living}","activities":"keep"}\n`)
  await t.rejects(again(), { code: 1, stderr: /^line 7 of .*; nothing is erased\n$/ })
})
