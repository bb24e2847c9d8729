import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import { sheets } from '../import-export/sheets.ts'
import type { Actor } from '../support/call.ts'
import { makeRequest, upload } from '../support/example-requests.ts'
import { describe, operationIds } from '../support/operations.ts'
import { type Service, startService, type TestTenant } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { watchQueries } from '../support/watch-queries.ts'
import { startReceiver } from '../webhooks/receiver.ts'

// An administrator who wants to know who it was.

type Entry = Schemas['AuditEntryResponse']

const password = 'seven lazy geese fly'

/** What is added to a tenant's log by some work, oldest first. */
function observer({ call, acme }: Pick<Service, 'call' | 'acme'>) {
  const read = async (tenant: TestTenant) => (await call('listAuditLog', { as: tenant.admin })).body
  return async (work: () => Promise<unknown>, tenant = acme): Promise<Entry[]> => {
    const [latest] = await read(tenant)
    await work()
    const entries = await read(tenant)
    const known = entries.findIndex(({ id }) => id === latest?.id)
    return entries.slice(0, known < 0 ? entries.length : known).reverse()
  }
}

const summaryOf = (entries: Entry[]) => entries.map(({ action, outcome, target }) => [action, outcome, target.name])

t.test("'listAuditLog' shows what was done to accounts, credentials and settings", async (t) => {
  const service = await startService(t, { webhookAllowLocal: true })
  const { call, send, acme, globex, sql } = service
  const watch = observer(service)
  let made = 0
  const makeUser = async (role: 'admin' | 'member' = 'admin') => {
    const email = `bo-${++made}@acme.example`
    return (await call('createUser', { body: { email, name: `Bo ${made}`, password, role } })).body
  }
  const logIn = (email: string, secret = password) =>
    send({
      method: 'POST',
      url: '/api/v1/auth/login',
      as: acme.nobody,
      remoteAddress: '192.0.2.7',
      headers: { 'x-request-id': 'a-login' },
      payload: { email, password: secret }
    })
  const enter = async ({ email }: { email: string }): Promise<Actor> => {
    const { accessToken } = (await logIn(email)).body as { accessToken: string }
    return acme.bearer(accessToken)
  }

  t.test('The audit log has a login, by whom and from where', async (t) => {
    const user = await makeUser()
    const [entry, ...more] = await watch(() => logIn(user.email))
    t.same(more, [])
    t.match(entry, { action: 'user.login', outcome: 'succeeded', ip: '192.0.2.7', requestId: 'a-login' })
    t.same(entry?.actor, { type: 'user', id: user.id, name: user.name })
    t.same(entry?.target, { type: 'user', id: user.id, name: user.name })
    t.match(entry?.at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  t.test('The audit log has a failed login by its address, of unknown ones too, and never the password', async (t) => {
    const user = await makeUser()
    const entries = await watch(async () => {
      await logIn(user.email.toUpperCase(), 'a guess of mine')
      await logIn('nobody@acme.example', 'a guess of mine')
    })
    const who = (name: string, id: string | null) => ({
      ...{ action: 'user.login', outcome: 'failed', ip: '192.0.2.7' },
      ...{ actor: { type: 'user', id: null, name }, target: { type: 'user', id, name } }
    })
    t.match(entries, [who(user.email.toUpperCase(), user.id), who('nobody@acme.example', null)])
    t.notMatch(JSON.stringify(await sql('select * from audit_log')), 'a guess of mine')
  })

  t.test(
    'The audit log has what is made, changed, revoked and deleted of keys, users, webhooks, pipelines and stages',
    async (t) => {
      const entries = await watch(async () => {
        const { id } = (await call('createApiKey', { body: { name: 'Sync' } })).body
        await call('updateApiKey', { params: { id }, body: { name: 'Nightly sync' } })
        await call('revokeApiKey', { params: { id } })
      })
      t.same(summaryOf(entries), [
        ['api_key.created', 'succeeded', 'Sync'],
        ['api_key.updated', 'succeeded', 'Nightly sync'],
        ['api_key.revoked', 'succeeded', 'Nightly sync']
      ])
      const ofUsers = await watch(async () => {
        const { id } = await makeUser()
        await call('updateUser', { params: { id }, body: { role: 'viewer' } })
        await call('updateUser', { params: { id }, body: { password: 'eight lazy geese fly' } })
        await call('updateUser', { params: { id }, body: { password, isActive: false } })
        await call('deleteUser', { params: { id } })
      })
      t.same(
        ofUsers.map(({ action }) => action),
        ['created', 'updated', 'password_changed', 'password_changed', 'updated', 'deleted'].map(
          (verb) => `user.${verb}`
        )
      )
      const webhook = { name: 'Mine', url: 'https://hooks.example/x', events: ['deal.won' as const] }
      const ofWebhooks = await watch(async () => {
        const { id } = (await call('createWebhook', { body: webhook })).body
        await call('updateWebhook', { params: { id }, body: { isActive: false } })
        await call('deleteWebhook', { params: { id } })
      })
      t.same(summaryOf(ofWebhooks), [
        ['webhook.created', 'succeeded', 'Mine'],
        ['webhook.updated', 'succeeded', 'Mine'],
        ['webhook.deleted', 'succeeded', 'Mine']
      ])
      const ofPipelines = await watch(async () => {
        const { id } = (await call('createPipeline', { body: { name: 'Second' } })).body
        const stage = (await call('createStage', { params: { id }, body: { name: 'Begin' } })).body
        await call('updateStage', { params: { id: stage.id }, body: { name: 'Start' } })
        await call('updatePipeline', { params: { id }, body: { name: 'Other' } })
        await call('deletePipeline', { params: { id } })
      })
      t.same(summaryOf(ofPipelines), [
        ['pipeline.created', 'succeeded', 'Second'],
        ['stage.created', 'succeeded', 'Begin'],
        ['stage.updated', 'succeeded', 'Start'],
        ['pipeline.updated', 'succeeded', 'Other'],
        // In the order of the change log.
        ['pipeline.deleted', 'succeeded', 'Other'],
        ['stage.deleted', 'succeeded', 'Start']
      ])
    }
  )

  t.test('The audit log has changes of the own password, and attempts at it', async (t) => {
    const user = await makeUser('member')
    const as = await enter(user)
    const entries = await watch(async () => {
      await call('changePassword', { as, body: { currentPassword: 'a guess of mine', newPassword: password } })
      await call('changePassword', { as, body: { currentPassword: password, newPassword: 'eight lazy geese fly' } })
    })
    const actor = { type: 'user', id: user.id, name: user.name }
    t.match(entries, [
      { action: 'user.password_changed', outcome: 'failed', actor, target: { id: user.id } },
      { action: 'user.password_changed', outcome: 'succeeded', actor, target: { id: user.id } }
    ])
  })

  t.test('The audit log has the reuse of a spent refresh token, which ends the session', async (t) => {
    const user = await makeUser()
    const { refreshToken } = (await logIn(user.email)).body as { refreshToken: string }
    const refresh = () => call('refreshSession', { as: acme.nobody, body: { refreshToken } })
    const [none] = await watch(refresh)
    t.equal(none, undefined, 'a refresh is no login')
    await sql("update refresh_tokens set spent_at = now() - interval '11 seconds' where spent_at is not null")
    const entries = await watch(async () => {
      t.equal((await refresh()).status, 401)
      t.equal((await refresh()).status, 401, 'its session is gone, so nothing is reused')
    })
    const name = user.email
    t.match(entries, [{ action: 'user.token_reused', outcome: 'failed', actor: { type: 'user', id: null, name } }])
    t.equal(entries.length, 1)
    t.same(entries[0]?.target, { type: 'user', id: user.id, name: user.name })
    t.notMatch(JSON.stringify(await sql('select * from audit_log')), refreshToken)
  })

  t.test('The audit log has two imports that are twins once', async (t) => {
    const file = upload(`name\n${Array.from({ length: 1_200 }, (_, n) => `Twin ${n}`).join('\n')}\n`)
    const twin = { ...file, headers: { ...file.headers, 'idempotency-key': 'twins' } }
    const entries = await watch(() => Promise.all([call('importCompanies', twin), call('importCompanies', twin)]))
    t.same(summaryOf(entries), [['records.imported', 'succeeded', null]])
  })

  t.test('The audit log has an import that broke off', async (t) => {
    await sql("alter table companies add constraint none check (name <> 'Breaks')")
    const entries = await watch(async () => {
      t.equal((await call('importCompanies', upload('name\nBreaks\n'))).status, 500)
    })
    await sql('alter table companies drop constraint none')
    t.same(summaryOf(entries), [['records.imported', 'failed', null]])
  })

  t.test(
    'The audit log has imports and exports, but no files that are refused, and an import that is replayed only once',
    async (t) => {
      const { importFile } = sheets(service)
      const entries = await watch(async () => {
        await importFile('companies', 'name\nNordwind\n')
        await call('exportCompanies')
        await call('exportContactsExcel', { as: acme.reader })
        await call('getDealsTemplate')
      })
      t.same(
        entries.map(({ action, outcome, target }) => [action, outcome, target]),
        [
          ['records.imported', 'succeeded', { type: 'companies', id: null, name: null }],
          ['records.exported', 'succeeded', { type: 'companies', id: null, name: null }],
          ['records.exported', 'succeeded', { type: 'contacts', id: null, name: null }]
        ]
      )
      t.same(entries.at(-1)?.actor.type, 'api_key', 'reading has an actor, too')
      t.ok(entries.at(-1)?.actor.id)
      const headers = { 'idempotency-key': 'an-import' }
      const { payload, headers: form } = (await makeRequest(service, acme.admin, 'importCompanies')) as {
        payload: Buffer
        headers: Record<string, string>
      }
      const again = await watch(async () => {
        for (let round = 0; round < 2; round += 1) {
          await call('importCompanies', { payload, headers: { ...form, ...headers } })
        }
        await call('importCompanies', { payload: Buffer.from('not a form'), headers: form })
      })
      t.equal(again.length, 1)
    }
  )

  t.test('The audit log has nothing that wasn’t done', async (t) => {
    const user = await makeUser()
    const { id } = (await call('createApiKey', { body: { name: 'K' } })).body
    await call('revokeApiKey', { params: { id } })
    const entries = await watch(async () => {
      await call('createUser', { body: { email: user.email, name: 'Twin', password } })
      await call('updateUser', { params: { id: user.id }, body: { name: user.name } })
      await call('revokeApiKey', { params: { id } })
      await call('deleteUser', { params: { id: acme.tenantId } })
      await call('createApiKey', { as: acme.writer, body: { name: 'K' } })
      const [pipeline] = (await call('listPipelines')).body
      await call('deletePipeline', { params: { id: pipeline?.id ?? '' } })
      await call('createCompany', { body: { name: 'Records have the change log' } })
    })
    t.same(entries, [])
  })

  t.test('The audit log says who it was by the name of then, of users who have gone, too', async (t) => {
    const user = await makeUser()
    const as = await enter(user)
    const [byUser] = await watch(() => call('createPipeline', { as, body: { name: 'Theirs' } }))
    await call('updateUser', { params: { id: user.id }, body: { name: 'Married' } })
    await call('deleteUser', { params: { id: user.id } })
    const { body } = await call('listAuditLog', { query: { actorId: user.id } })
    t.same(body[0], byUser)
    t.same(body[0]?.actor, { type: 'user', id: user.id, name: user.name })
    t.ok(body.every(({ actor }) => actor.id === user.id))
    const [byKey] = await watch(() => call('createPipeline', { body: { name: 'Ours' } }))
    t.match(byKey?.actor, { type: 'api_key', name: 'First key' })
  })

  t.test('The audit log is filtered by action, actor and time, and paged', async (t) => {
    const user = await makeUser()
    const as = await enter(user)
    const entries = await watch(async () => {
      for (const name of ['A', 'B', 'C']) {
        await call('createApiKey', { as, body: { name } })
        await call('createPipeline', { as, body: { name } })
        await call('createApiKey', { body: { name: `Not ${name}` } })
        await new Promise((done) => setTimeout(done, 2))
      }
    })
    const ids = (some: Entry[]) => some.map(({ id }) => id)
    const newestFirst = ids(entries).reverse()
    const list = async (query: Record<string, string | number | boolean>) =>
      (await call('listAuditLog', { query })).body
    const wanted = (is: (entry: Entry) => boolean) => ids(entries.filter(is).reverse())
    t.same(ids(await list({ limit: 9 })), newestFirst)
    t.same(
      ids(await list({ actorId: user.id, action: 'api_key.created' })),
      wanted(({ action, actor }) => actor.id === user.id && action === 'api_key.created')
    )
    t.same(
      ids(await list({ action: 'pipeline.created', limit: 3 })),
      wanted(({ action }) => action === 'pipeline.created')
    )
    const [first, fourth] = [entries[0]?.at ?? '', entries[3]?.at ?? '']
    t.same(
      ids(await list({ since: fourth })),
      wanted(({ at }) => at >= fourth)
    )
    t.same(
      ids(await list({ since: first, until: fourth })),
      wanted(({ at }) => at < fourth)
    )
    t.same(
      ids(await list({ updatedSince: fourth, since: first })),
      wanted(({ at }) => at > fourth)
    )
    t.same(await list({ until: '2001-01-01' }), [])
    t.same(await list({ since: '9999-12-31' }), [])
    const page = await call('listAuditLog', {
      query: { limit: 2, offset: 2, since: first, count: true, fields: 'id,at' }
    })
    t.same(ids(page.body as Entry[]), newestFirst.slice(2, 4))
    t.equal(page.headers['x-total-count'], '9')
    t.match(String(page.headers.link), /offset=4/)
    for (const [name, value] of Object.entries({
      action: 'user.seen',
      actorId: 'me',
      since: 'yesterday',
      updatedSince: 'yesterday',
      until: 'x'
    })) {
      const { status, problem } = await call('listAuditLog', { query: { [name]: value } })
      t.same([status, problem.errors?.[0]?.path], [400, name])
    }
  })

  t.test('The audit log is for administrators, and each tenant has its own', async (t) => {
    t.equal((await call('listAuditLog', { as: acme.writer })).status, 403)
    const theirs = await watch(() => call('createPipeline', { body: { name: 'Ours alone' } }), globex)
    t.same(theirs, [])
    const { body } = await call('listAuditLog', { as: globex.admin })
    t.same(
      summaryOf(body).toReversed().slice(0, 2),
      [
        ['user.created', 'succeeded', 'Administrator'],
        ['pipeline.created', 'succeeded', 'Sales']
      ],
      'from the tenant’s beginning on'
    )
    t.ok(body.every(({ actor, ip, requestId }) => actor.type === 'system' && ip === null && requestId === null))
  })

  t.test('The audit log has a webhook that the service switched off by itself', async (t) => {
    const receiver = await startReceiver(t, (_, response) => response.writeHead(410).end())
    const body = { name: 'Gone', url: receiver.url, events: ['company.created' as const] }
    const webhook = (await call('createWebhook', { body })).body
    const entries = await watch(async () => {
      await call('createCompany', { body: { name: 'C' } })
      await waitFor('a webhook that is off', async () => {
        return !(await call('getWebhook', { params: { id: webhook.id } })).body.isActive
      })
    })
    t.match(entries, [{ action: 'webhook.updated', ip: null, requestId: null, target: { name: 'Gone' } }])
    t.match(entries[0]?.actor, { type: 'system', id: null })
  })
})

t.test('An entry of the audit log and what it describes are one transaction', async (t) => {
  const { call, sql, acme } = await startService(t)
  const count = async (table: string) => (await sql<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n
  const tables = ['api_keys', 'users', 'webhooks', 'pipelines', 'refresh_tokens', 'audit_log']
  const before = await Promise.all(tables.map(count))
  const fault = (action: 'add' | 'drop') =>
    sql(`alter table audit_log ${action} constraint planted${action === 'add' ? ' check (false) not valid' : ''}`)
  await fault('add')
  const { email, password: secret } = acme
  const webhook = { name: 'W', url: 'https://hooks.example/x', events: ['deal.won' as const] }
  const answers = await Promise.all([
    call('createApiKey', { body: { name: 'K' } }),
    call('createUser', { body: { email: 'new@acme.example', name: 'N', password } }),
    call('createWebhook', { body: webhook }),
    call('createPipeline', { body: { name: 'P' } }),
    call('login', { as: acme.nobody, body: { email, password: secret } })
  ])
  t.same(
    answers.map(({ status }) => status),
    [500, 500, 500, 500, 500]
  )
  await fault('drop')
  t.same(await Promise.all(tables.map(count)), before)
})

t.test(
  'No operation but an erasure changes or removes an entry of the audit log, and none puts a secret into one',
  async (t) => {
    const service = await startService(t)
    const { call, acme, sql } = service
    t.same(
      operationIds.filter((id) => describe(id).path.includes('audit-log')),
      ['listAuditLog']
    )
    const texts = new Set<string>()
    watchQueries(t, (text) => texts.add(text))
    const secrets = [acme.apiKey.slice(13), acme.password]
    for (const id of operationIds.filter((one) => describe(one).scope && one !== 'eraseContact')) {
      const { body } = await call(id, (await makeRequest(service, acme.admin, id)) as never)
      const { key, secret, nextSecret } = body as { key?: string; secret?: string; nextSecret?: string }
      // The key of a custom property is no secret.
      for (const one of [key, secret, nextSecret]) if (one && one.length > 20) secrets.push(one.slice(13))
    }
    t.ok([...texts].some((text) => /insert into "audit_log"/i.test(text)))
    t.same(
      [...texts].filter((text) => /(update|delete from|truncate|merge into) "audit_log"/i.test(text)),
      []
    )
    t.ok(secrets.length > 4, 'operations have shown some')
    const log = JSON.stringify(await sql('select * from audit_log'))
    for (const one of [...secrets, 'correct horse battery', 'seven lazy geese', 'argon2', 'Nordwind', 'Maja']) {
      t.notOk(log.includes(one), one)
    }
  }
)
