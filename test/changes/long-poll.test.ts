import { mock } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { invalidateCaches } from '../../scripts/tenant/invalidate-caches.ts'
import { company } from '../../src/companies/record.ts'
import { tenantsThemselves } from '../../src/credentials/credentials.ts'
import { PropertyCache } from '../../src/custom/definitions.ts'
import { originOfService } from '../../src/outbox/origin.ts'
import { noSubscriptions } from '../../src/outbox/subscriptions.ts'
import { newRow } from '../../src/records/rows.ts'
import { write } from '../../src/records/write.ts'
import { suspendTenant } from '../../src/tenants/state.ts'
import { writeWithin } from '../../src/writes/transaction.ts'
import { sheets } from '../import-export/sheets.ts'
import type { Actor, Callers } from '../support/call.ts'
import { startMeasured } from '../support/measured.ts'
import { openNetwork } from '../support/network.ts'
import { addApiKey, type Service, startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { watchQueries } from '../support/watch-queries.ts'

type Query = Record<string, string | number | boolean>

const waiting = 'crm_long_polls_waiting'
/** As long as a wait can be. */
const long = 30

/** A page of a follower that begins at the end of the log, and whether it has come. */
function follow(instance: Pick<Callers, 'call'>, query: Query = {}, as?: Actor) {
  const request = { query: { cursor: 'latest', wait: long, ...query }, ...(as && { as }) }
  const state = { isOver: false }
  const answer = instance.call('listChanges', request).finally(() => {
    state.isOver = true
  })
  return { answer, isOver: () => state.isOver }
}

const named = (name: string) => newRow(company, { name })

/** Commits companies as an instance does that is killed right behind its commit: nobody is told. */
async function commitUnsaid({ db, acme, config }: Service, ...rows: ReturnType<typeof named>[]): Promise<void> {
  const scope = { tenantId: acme.tenantId, config, origin: originOfService(), sees: undefined }
  await db.transaction((tx) =>
    writeWithin(tx, acme.tenantId, noSubscriptions, new PropertyCache(), async (tenantTx) => {
      const wanted = rows.map((row) => ({ action: 'insert', row }) as const)
      await (await write(scope, tenantTx, company, wanted)).answer
    })
  )
}

t.test("'listChanges' with 'wait' holds a page that would be empty", async (t) => {
  const service = await startMeasured(t)
  const { call, acme, globex, reaches } = service
  const other = await service.startInstance()
  const add = async (instance: Pick<Callers, 'call'>, name: string, as: Actor = acme.admin) =>
    (await instance.call('createCompany', { as, body: { name } })).body.id

  /**
   * Another tenant's follower, whose time is over before that of all who begin later: what these are answered while it waits
   * they were woken for. The function that is returned says so, and ends it.
   */
  const beginFirst = async () => {
    const first = follow(service, {}, globex.reader)
    await reaches(waiting, 1)
    return async () => {
      t.notOk(first.isOver(), 'they were woken')
      await add(service, 'End', globex.writer)
      await first.answer
    }
  }

  t.test("'listChanges' answers at once what is wrong, also with 'wait'", async (t) => {
    for (const wait of ['', '-1', '1.5', '31', 'x', '+1', '1e1']) {
      const { status, problem } = await call('listChanges', { query: { wait } })
      t.same([status, problem.code, problem.errors?.[0]?.path], [400, 'validation_failed', 'wait'], wait)
    }
    const { problem } = await service.send({ method: 'GET', url: '/api/v1/changes?wait=1&wait=2' })
    t.match(problem, { status: 400, errors: [{ path: 'wait' }] }, 'twice')
    for (const query of [{ cursor: 'x' }, { cursor: Buffer.from('99999').toString('base64url') }]) {
      const { status, problem } = await call('listChanges', { query: { ...query, wait: long } })
      t.same([status, problem.code], [400, 'invalid_cursor'])
    }
    for (const query of [{ limit: 0 }, { fields: 'x' }, { entity: 'x' }, { ignoreOwn: 'x' }]) {
      t.equal((await call('listChanges', { query: { ...query, wait: long } })).status, 400)
    }
    t.equal((await call('listChanges', { query: { wait: long }, as: acme.nobody })).status, 401)
  })

  t.test("'listChanges' with 'wait' answers a page that isn't empty at once, and waits not at all for 0", async (t) => {
    t.ok((await call('listChanges', { query: { wait: long } })).body.changes.length > 0)
    const { body } = await call('listChanges', { query: { cursor: 'latest', wait: 0 } })
    t.match(body, { changes: [], hasMore: false })
  })

  t.test("'listChanges' with 'wait' answers with the next change, whichever instance commits it", async (t) => {
    for (const [from, to] of [
      [service, service],
      [service, other],
      [other, service]
    ] as const) {
      const cursor = (await call('listChanges', { query: { cursor: 'latest' } })).body.nextCursor
      const wasWoken = await beginFirst()
      const one = follow(to, { cursor })
      if (to === service) await reaches(waiting, 2)
      else await sleep(300)
      const id = await add(from, 'News')
      const { body } = await one.answer
      await wasWoken()
      t.match(body, { changes: [{ entityId: id }], hasMore: false })
      t.same((await call('listChanges', { query: { cursor: body.nextCursor } })).body.changes, [])
    }
  })

  t.test("'listChanges' with 'wait' finds a commit whose instance was killed before it told anybody", async (t) => {
    const wasWoken = await beginFirst()
    const one = follow(service)
    await reaches(waiting, 2)
    await commitUnsaid(service, named('Unsaid'))
    t.match((await one.answer).body.changes, [{ data: { name: 'Unsaid' } }])
    await wasWoken()
  })

  t.test("A change that the filters refuse doesn't end the wait of 'listChanges', and moves its cursor", async (t) => {
    const before = (await call('listChanges', { query: { cursor: 'latest' } })).body.nextCursor
    const refusing: Query[] = [
      { entity: 'deal' },
      { entityId: acme.userId },
      { changeSet: acme.userId },
      { actorId: globex.userId },
      { ignoreOwn: true },
      { entity: 'company', ignoreOwn: true }
    ]
    const wasWoken = await beginFirst()
    const held = refusing.map((query) => follow(service, { ...query, wait: 3 }))
    const admitting = [follow(service, { entity: 'company' }), follow(service, { ignoreOwn: true }, acme.reader)]
    await reaches(waiting, 1 + held.length + admitting.length)
    const id = await add(service, 'Refused')
    for (const { answer } of admitting) t.match((await answer).body.changes, [{ entityId: id }])
    t.notOk(held.some(({ isOver }) => isOver()))
    await wasWoken()
    for (const { answer } of held) {
      const { body } = await answer
      t.match(body, { changes: [], hasMore: false })
      t.not(body.nextCursor, before)
      t.same((await call('listChanges', { query: { cursor: body.nextCursor } })).body.changes, [])
    }
  })

  t.test("'listChanges' with 'wait' finds the one change that its filters admit among a thousand others", async (t) => {
    const rows = Array.from({ length: 1_001 }, (_, n) => named(`Many ${n}`))
    const last = rows.at(-1)?.id ?? ''
    const wasWoken = await beginFirst()
    const some = [follow(service, { entityId: rows[0]?.id ?? '' }), follow(service, { entityId: last })]
    await reaches(waiting, 3)
    await commitUnsaid(service, ...rows)
    for (const { answer } of some) t.equal((await answer).body.changes.length, 1)
    await wasWoken()
  })

  t.test("Filters of 'listChanges' end its wait for ids in capitals, too", async (t) => {
    const id = await add(service, 'Capitals')
    const wasWoken = await beginFirst()
    const one = follow(service, { entityId: id.toUpperCase() })
    await reaches(waiting, 2)
    await call('updateCompany', { params: { id }, body: { name: 'CAPITALS' } })
    t.match((await one.answer).body.changes, [{ entityId: id, action: 'updated' }])
    await wasWoken()
  })

  t.test("'limit' and 'fields' of 'listChanges' work with 'wait' as without", async (t) => {
    const one = follow(service, { limit: 1, fields: 'changes,nextCursor' })
    const end = follow(service, { fields: 'nextCursor', wait: 1, entity: 'pipeline' })
    await reaches(waiting, 2)
    const items = ['One', 'Two', 'Three'].map((name) => ({ name }))
    await call('bulkCreateCompanies', { body: { items } })
    const { body } = await one.answer
    t.same(Object.keys(body), ['changes', 'nextCursor'])
    t.match(body.changes, [{ data: { name: 'One' } }])
    t.equal(body.changes.length, 1)
    t.same(Object.keys((await end.answer).body), ['nextCursor'])
  })
})

async function firstStage({ call }: Service) {
  const [pipeline] = (await call('listPipelines')).body
  return { pipelineId: pipeline?.id ?? '', stageId: pipeline?.stages[0]?.id ?? '' }
}

t.test("With 'ignoreOwn' 'listChanges' leaves out what the caller did, in whatever way", async (t) => {
  const service = await startService(t)
  const { call, acme } = service
  const page = async (query: Query, as: Actor) => (await call('listChanges', { query, as })).body
  const start = (await page({ cursor: 'latest' }, acme.admin)).nextCursor
  const { importFile } = sheets(service)
  await call('createCompany', { body: { name: 'Mine' }, as: acme.writer })
  await importFile('contacts', 'first_name,last_name,email\nA,B,a@b.test\n', acme.writer)
  const { changes } = await page({ cursor: start }, acme.admin)
  t.equal(changes.length, 2)
  const { changeSet } = changes[0] ?? {}
  await call('undoChangeSet', { body: { changeSet: String(changeSet) }, as: acme.writer })
  const { body: others } = await call('createCompany', { body: { name: 'Theirs' } })
  await commitUnsaid(service, named('Nobody’s'))
  const { email, password } = acme
  const { accessToken } = (await call('login', { as: acme.nobody, body: { email, password } })).body
  const { body: users } = await call('createCompany', { body: { name: 'A user’s' }, as: acme.bearer(accessToken) })

  const names = async (as: Actor, query: Query = {}) => {
    const { changes, nextCursor } = await page({ cursor: start, ignoreOwn: true, ...query }, as)
    t.same((await page({ cursor: nextCursor }, as)).changes, [], 'the cursor is at the end')
    return changes.map(({ action, data }) => `${action} ${(data as { name?: string }).name ?? ''}`)
  }
  t.same(await names(acme.writer), ['created Theirs', 'created Nobody’s', 'created A user’s'])
  const mine = ['created Mine', 'created ', 'deleted Mine']
  t.same(await names(acme.admin), [...mine, 'created Nobody’s', 'created A user’s'])
  t.same(await names(acme.bearer(accessToken)), [...mine, 'created Theirs', 'created Nobody’s'])
  t.same(await names(acme.reader, { ignoreOwn: false }), await names(acme.reader))
  t.same(await names(acme.writer, { entityId: others.id }), ['created Theirs'])
  t.same(await names(acme.writer, { entityId: users.id, entity: 'company' }), ['created A user’s'])
  t.same(await names(acme.writer, { entity: 'contact' }), [])
})

t.test("What ends a credential ends the wait of 'listChanges' on every instance", async (t) => {
  const service = await startMeasured(t)
  const { call, acme, globex, db, sql, config, reaches } = service
  const other = await service.startInstance()
  const waitingForLocks = async () =>
    (await sql(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length
  const withKey = (key: string) => ({ host: acme.host, headers: { 'x-api-key': key } })
  const login = async (email: string, password: string) =>
    (await call('login', { as: acme.nobody, body: { email, password } })).body

  /** Followers on both instances, and what they are answered once `end` is done. */
  const ended = async (as: Actor, end: () => Promise<unknown>) => {
    const followers = [follow(service, {}, as), follow(other, { entity: 'deal' }, as)]
    await reaches(waiting, 1)
    await sleep(300)
    await end()
    return Promise.all(
      followers.map(async ({ answer }) => {
        const { status, problem } = await answer
        return [status, problem.code]
      })
    )
  }
  const twice = (status: number, code: string) => [
    [status, code],
    [status, code]
  ]

  t.test("A key that is revoked, or loses its scope, is answered so while 'listChanges' waits", async (t) => {
    const { body: key } = await call('createApiKey', { body: { name: 'Follower', scopes: 'read' } })
    const revoke = () => call('revokeApiKey', { params: { id: key.id } })
    t.same(await ended(withKey(key.key), revoke), twice(401, 'unauthenticated'))
  })

  t.test("A session that ends, and a user who is deactivated, are answered so while 'listChanges' waits", async (t) => {
    const { email, password } = acme
    const { accessToken, refreshToken } = await login(email, password)
    const logout = () => call('logout', { as: acme.nobody, body: { refreshToken } })
    t.same(await ended(acme.bearer(accessToken), logout), twice(401, 'unauthenticated'))

    const person = {
      email: 'follower@acme.test',
      name: 'F',
      role: 'member' as const,
      password: 'a long password of 30'
    }
    const { body: user } = await call('createUser', { body: person })
    const session = await login(person.email, person.password)
    const restrict = () => call('updateUser', { params: { id: user.id }, body: { visibility: 'own' } })
    t.same(await ended(acme.bearer(session.accessToken), restrict), twice(403, 'forbidden'), 'one who may not follow')
    await call('updateUser', { params: { id: user.id }, body: { visibility: 'all' } })
    const deactivate = () => call('updateUser', { params: { id: user.id }, body: { isActive: false } })
    t.same(await ended(acme.bearer(session.accessToken), deactivate), twice(401, 'unauthenticated'))
  })

  t.test("A tenant that is suspended is answered so while 'listChanges' waits, and others wait on", async (t) => {
    const others = follow(service, {}, globex.reader)
    await reaches(waiting, 1)
    const suspend = async () => {
      await suspendTenant(db, 'acme', true)
      await invalidateCaches(config.connectionUrl, tenantsThemselves)
    }
    const followers = [follow(service, {}, acme.reader), follow(other, {}, acme.reader)]
    await reaches(waiting, 2)
    await sleep(300)
    await suspend()
    for (const { answer } of followers) t.match((await answer).problem, { status: 403, code: 'tenant_suspended' })
    await suspendTenant(db, 'acme', false)
    await invalidateCaches(config.connectionUrl, tenantsThemselves)
    t.notOk(others.isOver())
    await call('createCompany', { body: { name: 'End' }, as: globex.writer })
    t.equal((await others.answer).body.changes.length, 1)
  })

  t.test("A key or a token that expires while 'listChanges' waits is answered like one that was revoked", async (t) => {
    t.teardown(() => mock.timers.reset())
    const end = async () => mock.timers.enable({ apis: ['Date'], now: Date.now() + 3_600_000 })
    const { key } = await addApiKey(db, acme.tenantId, 'read', new Date(Date.now() + 3_600_000).toISOString())
    t.same(await ended(withKey(key), end), twice(401, 'unauthenticated'))
    mock.timers.reset()
    const { accessToken } = await login(acme.email, acme.password)
    t.same(await ended(acme.bearer(accessToken), end), twice(401, 'unauthenticated'))
  })

  t.test("A key that is revoked before 'listChanges' begins to wait is refused, too", async (t) => {
    const { body: key } = await call('createApiKey', { body: { name: 'Late', scopes: 'read' } })
    const { answer } = await db.transaction(async (tx) => {
      await tx.query({ text: 'lock table changes in access exclusive mode' })
      const one = follow(service, {}, withKey(key.key))
      await waitFor('it reads the log', async () => (await waitingForLocks()) > 0)
      await call('revokeApiKey', { params: { id: key.id } })
      t.notOk(one.isOver())
      return one
    })
    t.equal((await answer).status, 401)
  })
})

t.test("What an instance doesn't hear of ends the wait of 'listChanges' all the same", async (t) => {
  const service = await startService(t)
  const { call, acme, config } = service
  const network = await openNetwork(config.connectionUrl)
  const instance = await service.startInstance({ connectionUrl: network.url })
  t.teardown(() => network.close())
  const withKey = (key: string) => ({ host: acme.host, headers: { 'x-api-key': key } })

  t.test("A key is revoked while the instance where 'listChanges' waits is cut off from the others", async (t) => {
    const { body: key } = await call('createApiKey', { body: { name: 'Cut off', scopes: 'read' } })
    const { answer } = follow(instance, {}, withKey(key.key))
    await sleep(300)
    network.swallow('crm-listener')
    await call('revokeApiKey', { params: { id: key.id } })
    t.equal((await answer).status, 401)
    network.swallow(false)
  })

  t.test(
    "Where the database is away when its time is over, 'listChanges' answers 503, and goes on with it",
    async (t) => {
      let isFollowed = false
      watchQueries(t, (_text, _client, name) => {
        isFollowed ||= name === 'followed_logs'
      })
      const filtered = follow(instance, { entity: 'company' })
      await waitFor('it waits', () => isFollowed)
      const away = follow(instance, { wait: 2 })
      await sleep(300)
      network.swallow(true)
      await call('createCompany', { body: { name: 'Meanwhile' } })
      t.equal((await away.answer).status, 503)
      t.notOk(filtered.isOver())
      network.swallow(false)
      t.match((await filtered.answer).body.changes, [{ data: { name: 'Meanwhile' } }])
    }
  )
})

t.test("A wait of 'listChanges' costs nothing that others need", async (t) => {
  const service = await startMeasured(t, { databaseMaxConnections: 4 })
  const { call, acme, globex, reaches } = service
  const asked: { text: string; name: string | undefined }[] = []
  watchQueries(t, (text, _client, name) => asked.push({ text, name }))
  const looks = () => asked.filter(({ name }) => name === 'followed_logs').length

  t.test('While nobody waits for changes, no statement looks for them', async (t) => {
    const before = looks()
    await sleep(1_200)
    t.equal(looks(), before)
  })

  t.test("A commit of the same instance wakes 'listChanges' before the next look for those of others", async () => {
    /** How often they were looked for until a commit was heard of. */
    const looksForOne = async () => {
      const one = follow(service)
      await reaches(waiting, 1)
      asked.length = 0
      await call('createCompany', { body: { name: 'Own' } })
      await one.answer
      return looks()
    }
    // Now and then a look, which is due twice a second, falls in between.
    await waitFor('one without a look', async () => (await looksForOne()) === 0)
  })

  t.test(
    "While many wait with 'listChanges', others have the connections and slots, and one statement looks",
    async (t) => {
      const some: ReturnType<typeof follow>[] = []
      for (const as of [acme.reader, globex.reader]) {
        some.push(...Array.from({ length: 40 }, () => follow(service, { entity: 'stage' }, as)))
        await reaches(waiting, some.length)
      }
      some.push(follow(service, { ignoreOwn: true }, acme.admin))
      await reaches(waiting, some.length)
      asked.length = 0
      const beganAt = performance.now()
      await sleep(2_200)
      const most = Math.ceil((performance.now() - beganAt) / 500) + 1
      t.ok(looks() > 0 && looks() <= most, `${looks()} in ${most} half seconds`)
      const unknown = asked.filter(
        ({ name, text }) => name !== 'followed_logs' && /changes|api_keys|"tenants"/.test(text)
      )
      t.same(unknown, [], 'nothing else is asked for them')
      const pages = await Promise.all(Array.from({ length: 20 }, () => call('listCompanies', { as: acme.reader })))
      t.ok(pages.every(({ status }) => status === 200))

      asked.length = 0
      const names = Array.from({ length: 10 }, (_, n) => ({ name: `Company ${n}` }))
      await Promise.all(names.map((body) => call('createCompany', { body })))
      await sleep(500)
      const compared = asked.filter(({ name }) => name === 'change_facts').length
      t.ok(compared >= 1 && compared <= 10, `${compared} looks of 41 followers at ten commits`)
      t.same(
        asked.filter(({ text }) => text.includes('over (order by page.sequence)')),
        [],
        'no page is read for them'
      )
      t.ok(some.every(({ isOver }) => !isOver()))
      const { pipelineId } = await firstStage(service)
      await call('createStage', { params: { id: pipelineId }, body: { name: 'Last' } })
      const answers = await Promise.all(some.slice(0, 40).map(({ answer }) => answer))
      t.ok(answers.every(({ body }) => body.changes.length === 1))
      await service.app.close()
      await Promise.all(some.map(({ answer }) => answer))
    }
  )
})

t.test("Beyond its bounds 'listChanges' answers at once as if without 'wait'", async (t) => {
  // docs/limits.md has the real ones, and test/limits/table.test.ts holds it.
  const bounds = { ofTenant: 20, inAll: 30 }
  const service = await startMeasured(t, { longPollBounds: bounds })
  const { acme, globex, reaches, scrape, app } = service
  const refused = async () => (await scrape()).value('crm_long_polls_refused_total')
  const isEmpty = { changes: [], hasMore: false, nextCursor: /./ }

  t.test('A request more of a tenant than may wait is answered at once, and those of other tenants wait', async (t) => {
    const some = Array.from({ length: bounds.ofTenant }, () => follow(service))
    await reaches(waiting, bounds.ofTenant)
    t.match((await follow(service).answer).body, isEmpty)
    t.equal(await refused(), 1)
    const others = follow(service, {}, globex.reader)
    await reaches(waiting, bounds.ofTenant + 1)
    await service.call('createCompany', { body: { name: 'All' }, as: acme.writer })
    for (const { answer } of some) t.equal((await answer).body.changes.length, 1)
    t.notOk(others.isOver())
    await service.call('createCompany', { body: { name: 'All' }, as: globex.writer })
    await others.answer
  })

  t.test('A request more of a process than may wait is answered at once, whoever sends it', async (t) => {
    const some = Array.from({ length: bounds.inAll }, (_, n) =>
      follow(service, {}, n % 2 ? acme.reader : globex.reader)
    )
    await reaches(waiting, bounds.inAll)
    for (const as of [acme.reader, globex.reader]) t.match((await follow(service, {}, as).answer).body, isEmpty)
    t.equal(await refused(), 3)
    await app.close()
    for (const { answer } of some) t.match((await answer).body, isEmpty)
  })
})
