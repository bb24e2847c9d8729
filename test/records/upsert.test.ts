import t from 'tap'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'
import { type AnyRecord, caller, keyed, makeLinks } from './kinds.ts'

type Outcome = { action: 'created' | 'updated'; id: string }

t.test('Records of every kind with a key are upserted', async (t) => {
  const service = await startService(t)
  const { acme, globex } = service
  const act = caller(service)
  const links = await makeLinks(service)
  const foreign = await makeLinks(service, globex)

  for (const { entity, operations, least, full, texts, key, keyProperty } of keyed) {
    const [text = ''] = texts.slice(-1)
    const upsert = (body: Record<string, unknown>, as = acme.writer) => act<Outcome>(operations.upsert, { body, as })

    t.test(`'${operations.upsert}' creates where the key is new, and updates the record that has it`, async (t) => {
      const mine = key.of('one', links)
      const first = await upsert({ ...full('one', links), ...mine })
      t.same([first.status, first.body.action], [200, 'created'])
      const { body: before } = await act(operations.get, { params: { id: first.body.id } })
      const spelled = { ...mine, [keyProperty]: key.alike(String(mine[keyProperty])) }
      const second = await upsert({ ...least('one', links), ...spelled, [text]: 'second' })
      t.same(second.body, { action: 'updated', id: first.body.id })
      const { body } = await act(operations.get, { params: { id: first.body.id } })
      const replaced = { ...least('one', links), ...spelled, [text]: 'second', updatedAt: body.updatedAt }
      t.same(body, { ...before, ...replaced, [keyProperty]: body[keyProperty] }, 'what is left out stays')
    })

    t.test(
      `'${operations.upsert}' answers with the ETag that its record has then, also as a stored answer`,
      async (t) => {
        const body = { ...full('tagged', links), ...key.of('tagged', links) }
        const property = { entity, key: 'number', type: 'text', label: 'Number', isUnique: true } as const
        await service.call('createProperty', { body: property })
        const numbered = { ...body, custom: { number: 'T-1' } }
        const match = { query: { match: 'custom.number' } }
        const calls = [{ body }, { body }, { body: numbered }, { body: numbered, ...match }]
        for (const call of [...calls, { body: { ...numbered, [text]: 'matched' }, ...match }]) {
          const headers = { 'idempotency-key': `${entity} ${calls.indexOf(call)}`.replace(' ', '-') }
          const first = await act<Outcome>(operations.upsert, { ...call, headers })
          const { headers: read } = await act(operations.get, { params: { id: first.body.id } })
          t.match(first.headers.etag, /^"\d{4}-/)
          t.equal(first.headers.etag, read.etag)
          await act(operations.update, { params: { id: first.body.id }, body: { [text]: 'later' } })
          const replayed = await act<Outcome>(operations.upsert, { ...call, headers })
          t.same([replayed.headers['idempotent-replayed'], replayed.headers.etag], ['true', first.headers.etag])
        }
      }
    )

    t.test(`'${operations.upsert}' keeps to its tenant`, async (t) => {
      const mine = await upsert({ ...least('shared', links), ...key.of('shared', links) })
      const theirs = await upsert({ ...least('shared', foreign), ...key.of('shared', foreign) }, globex.admin)
      t.same([mine.body.action, theirs.body.action], ['created', 'created'])
      const { body } = await act(operations.get, { params: { id: theirs.body.id }, as: globex.admin })
      t.equal(body.tenantId, globex.tenantId)
    })

    t.test(`'${operations.upsert}' with If-None-Match: * only creates, with If-Match only updates`, async (t) => {
      const body = { ...least('cond', links), ...key.of('cond', links) }
      const ask = (headers: Record<string, string>, more = {}) =>
        act<Outcome>(operations.upsert, { body: { ...body, ...more }, headers })
      const writes = async () => (await readChanges(service)).length
      const before = await writes()
      t.equal((await ask({ 'if-match': '*' })).problem.code, 'not_found')
      t.equal((await ask({ 'if-match': '"2001-01-01T00:00:00.000Z"' })).status, 404)
      for (const tag of ['"x"', '', '*, "x"', 'W/"x"']) {
        const { status, problem } = await ask({ 'if-none-match': tag })
        t.same([status, problem.errors?.[0]?.path], [400, 'If-None-Match'], tag)
      }
      t.equal(await writes(), before)
      const made = await ask({ 'if-none-match': '*' })
      t.equal(made.body.action, 'created')
      const { problem } = await ask({ 'if-none-match': '*' }, { [text]: 'again' })
      t.same([problem.status, problem.code, problem.existingId], [409, 'duplicate', made.body.id])
      const stale = await ask({ 'if-match': '"2001-01-01T00:00:00.000Z"' }, { [text]: 'stale' })
      const { body: current } = await act(operations.get, { params: { id: made.body.id } })
      t.same([stale.status, stale.problem.currentVersion], [412, current.updatedAt])
      t.equal(await writes(), before + 1)
      for (const tag of [`"${current.updatedAt}"`, '*']) {
        const updated = await ask({ 'if-match': tag }, { [text]: `by ${tag.length}` })
        t.same(updated.body, { action: 'updated', id: made.body.id }, tag)
      }
    })

    t.test(`'${operations.upsert}' writes nothing where it changes nothing`, async (t) => {
      const body = { ...full('idle', links), ...key.of('idle', links) }
      const made = await upsert(body)
      const { body: before } = await act(operations.get, { params: { id: made.body.id } })
      const count = (await readChanges(service)).length
      t.equal((await upsert(body)).body.action, 'updated')
      t.equal((await readChanges(service)).length, count)
      t.same((await act(operations.get, { params: { id: made.body.id } })).body, before)
    })

    t.test(`'${operations.upsert}' answers 400 to another tenant’s owner, be the key old or new`, async (t) => {
      await upsert({ ...least('owned', links), ...key.of('owned', links) })
      const count = (await readChanges(service)).length
      for (const n of ['owned', 'unowned']) {
        const { problem } = await upsert({ ...least(n, links), ...key.of(n, links), ownerId: globex.userId })
        t.same([problem.status, problem.code, problem.errors?.[0]?.path], [400, 'invalid_reference', '/ownerId'])
      }
      t.equal((await readChanges(service)).length, count)
    })

    t.test(`'${operations.upsert}' of fifty at the same time for a new key creates exactly one`, async (t) => {
      for (let round = 0; round < 3; round += 1) {
        const count = (await readChanges(service)).length
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, n) => {
            const mine = key.of(`race ${round}`.replace(' ', '-'), links)
            const value = String(mine[keyProperty])
            const spelled = { ...mine, [keyProperty]: n % 2 ? value : key.alike(value) }
            return upsert({ ...least('R', links), ...spelled, [text]: `by ${n}` })
          })
        )
        t.equal(answers.filter(({ body }) => body.action === 'created').length, 1)
        t.equal(new Set(answers.map(({ body }) => body.id)).size, 1)
        const changes = (await readChanges(service)).slice(count)
        t.equal(changes.filter(({ action }) => action === 'created').length, 1)
        t.equal(new Set(changes.map(({ entity_id }) => entity_id)).size, 1)
        const { body } = await act<AnyRecord>(operations.get, { params: { id: answers[0]?.body.id ?? '' } })
        t.match(body[text], /^by \d+$/)
      }
    })

    t.test(`'${operations.upsert}' and ${operations.create} at the same time make no second ${entity}`, async (t) => {
      if (entity === 'deal') return
      const body = { ...least('R', links), ...key.of('mixed-race', links) }
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => (n % 2 ? upsert(body) : act<Outcome>(operations.create, { body })))
      )
      const ids = answers.flatMap((answer) => (answer.status < 300 ? [answer.body.id] : []))
      t.equal(new Set(ids).size, 1)
      t.ok(answers.every(({ status }) => [200, 201, 409].includes(status)))
    })
  }
})
