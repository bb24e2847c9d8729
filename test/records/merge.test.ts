import t from 'tap'
import type { Answer } from '../support/call.ts'
import { type ChangeRow, readChanges } from '../support/change-log.ts'
import { type Service, startService } from '../support/start.ts'
import { type AnyRecord, caller, kinds, makeLinks } from './kinds.ts'

// Two contacts, or two companies, are merged into one: what becomes of both, and of what refers to them.

const setOf = ({ headers }: Answer<unknown>) => String(headers['x-change-set'])
const someId = '019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11'

const operations = {
  contact: { merge: 'mergeContacts', upsert: 'upsertContact', key: 'email' },
  company: { merge: 'mergeCompanies', upsert: 'upsertCompany', key: 'domain' }
} as const

/** What the tests of one kind work with. */
async function openKind(service: Service, entity: 'contact' | 'company') {
  const act = caller(service)
  const kind = kinds.find((one) => one.entity === entity)
  if (!kind) throw new Error(`no kind ${entity}`)
  const links = await makeLinks(service)
  const { merge, upsert, key } = operations[entity]
  let made = 0
  const keyOf = (n: number | string) => (key === 'email' ? `n-${n}@example.test` : `n-${n}.test`)
  return {
    ...{ act, kind, links, key, upsert, keyOf },
    make: async (more: Record<string, unknown> = {}): Promise<AnyRecord> =>
      (await act(kind.operations.create, { body: { ...kind.least(++made, links), ...more } })).body,
    merge: (id: string, body: Record<string, unknown>, headers = {}) =>
      act<AnyRecord>(merge, { params: { id }, body, headers }),
    read: (id: string) => act<AnyRecord>(kind.operations.get, { params: { id } })
  }
}

for (const entity of ['contact', 'company'] as const) {
  t.test(`Two records of the kind ${entity} become one`, async (t) => {
    const service = await startService(t)
    const { act, kind, links, make, merge, read, key, keyOf } = await openKind(service, entity)
    const latest = async (count: number) => (await readChanges(service)).slice(-count)

    t.test(`'${operations[entity].merge}' fills blanks from the other and unites the tags`, async (t) => {
      const kept = await make({ city: 'Lyon', phone: null, tags: ['a', 'b'] })
      const full = { ...kind.full('gone', links), tags: ['b', 'c'] }
      const gone = await make(full)
      const answer = await merge(kept.id, { duplicateId: gone.id.toUpperCase() })
      const { name, firstName, lastName, lifecycleStage } = kept
      const own = JSON.parse(
        JSON.stringify({ name, firstName, lastName, lifecycleStage, city: 'Lyon', createdAt: kept.createdAt })
      )
      t.same(answer.body, { ...gone, ...own, id: kept.id, tags: ['a', 'b', 'c'], updatedAt: answer.body.updatedAt })
      t.ok(answer.body.updatedAt > gone.updatedAt)
      t.equal(answer.headers.etag, `"${answer.body.updatedAt}"`)
      t.same((await read(kept.id)).body, answer.body)
    })

    t.test(`'${operations[entity].merge}' doesn't take 0 for a blank`, async (t) => {
      const kept = await make(kind.full('held', links))
      const blanks = Object.keys(kept).filter((name) => kept[name] === 0)
      t.same(blanks, entity === 'company' ? ['employeeCount'] : [])
      const gone = await make(entity === 'company' ? { employeeCount: 7, state: 'Bayern' } : { state: 'Bayern' })
      t.same((await merge(kept.id, { duplicateId: gone.id })).body, kept)
    })

    t.test(`'${operations[entity].merge}' cuts the tags at 50, and values come over both`, async (t) => {
      const tags = (prefix: string, count: number) => Array.from({ length: count }, (_, n) => `${prefix}${n}`)
      const [kept, gone] = [
        await make({ tags: tags('a', 40), notes: 'x' }),
        await make({ tags: tags('b', 40), phone: '12' })
      ]
      const values = { ...kept, [key]: keyOf('values'), phone: null, notes: null, tags: undefined, custom: undefined }
      const { body } = await merge(kept.id, { duplicateId: gone.id, values })
      t.same(body.tags, [...tags('a', 40), ...tags('b', 10)])
      t.match(body, { [key]: keyOf('values'), phone: null, notes: null })
      const other = await make({ tags: ['c'], [key]: keyOf('other') })
      const more = await merge(kept.id, { duplicateId: other.id, values: { tags: ['only'], [key]: other[key] } })
      t.match(more.body, { tags: ['only'], [key]: other[key] }, 'the key of the one that goes, too')
    })

    t.test(`'${operations[entity].merge}' is one change set of the source merge`, async (t) => {
      const [kept, gone] = [await make(), await make({ [key]: keyOf('logged') })]
      const params = { id: gone.id }
      const before = (await act(kind.operations.get, { params })).body
      const answer = await merge(kept.id, { duplicateId: gone.id })
      const { changes } = (await service.call('listChanges', { query: { changeSet: setOf(answer) } })).body
      t.match(changes, [
        { entityId: gone.id, action: 'deleted', source: 'merge', data: before },
        { entityId: kept.id, action: 'updated', source: 'merge', changedProperties: [key], data: answer.body }
      ])
      t.equal(changes.length, 2)
      const [entry] = (await service.call('listAuditLog', { query: { limit: 1 } })).body
      t.match(entry, {
        action: `${entity}.merged`,
        target: { type: entity, id: kept.id, name: null },
        outcome: 'succeeded'
      })
    })

    t.test('What refers to the one that goes refers to the other, each with its change', async (t) => {
      const [kept, gone] = [await make(), await make({ [key]: keyOf('moved') })]
      const property = `${entity}Id`
      const holders = kinds.filter((one) => property in one.full('x', links) && one.entity !== entity)
      const before: AnyRecord[] = []
      for (const one of holders) {
        const body = { ...one.full(`${entity}-held`, links), [property]: gone.id }
        before.push((await act(one.operations.create, { body })).body)
      }
      const count = (await readChanges(service)).length
      const { body } = await merge(kept.id, { duplicateId: gone.id })
      const changes = (await readChanges(service)).slice(count)
      t.equal(changes.length, before.length + 2)
      for (const record of before) {
        const change = changes.find(({ entity_id }) => entity_id === record.id) as ChangeRow
        t.match(change, { action: 'updated', data: { [property]: kept.id } })
      }
      if (entity === 'contact') t.equal(body.lastActivityAt, (await read(kept.id)).body.lastActivityAt)
      if (entity === 'contact') t.ok(body.lastActivityAt, 'activities of the other count')
    })

    t.test('What is moved names the record that stays as the merge leaves it', async (t) => {
      const [kept, gone] = [await make(), await make({ [key]: keyOf('renamed') })]
      const holders = kinds.filter((one) => `${entity}Id` in one.full('x', links) && one.entity !== entity)
      for (const one of holders) {
        await act(one.operations.create, { body: { ...one.full(`${entity}-named`, links), [`${entity}Id`]: gone.id } })
      }
      const values = entity === 'contact' ? { firstName: 'Renamed' } : { name: 'Renamed' }
      const merged = await merge(kept.id, { duplicateId: gone.id, values })
      t.match(merged.body, { ...values, [key]: gone[key] }, 'with the key of the other')
      const { changes } = (await service.call('listChanges', { query: { changeSet: setOf(merged) } })).body
      const moved = changes.flatMap(({ data }) => Object(data)[`${entity}Name`] ?? [])
      t.equal(moved.length, holders.length)
      for (const name of moved) t.match(name, /^Renamed/)
    })

    t.test('The one that goes answers 404, and names the last one that is left of it', async (t) => {
      const [first, second, third] = [await make(), await make(), await make()]
      await merge(second.id, { duplicateId: first.id })
      await merge(third.id, { duplicateId: second.id })
      for (const { id } of [first, second]) {
        for (const name of [kind.operations.get, kind.operations.update, kind.operations.remove]) {
          const { problem, status } = await act(name, {
            params: { id },
            ...(name === kind.operations.update && { body: {} })
          })
          t.match([status, problem], [404, { code: 'not_found', mergedInto: third.id }], `${name} ${id}`)
        }
        const restored = await act(entity === 'contact' ? 'restoreContact' : 'restoreCompany', { params: { id } })
        t.match([restored.status, restored.problem.mergedInto], [404, third.id])
        const again = await merge(id, { duplicateId: third.id })
        t.match([again.status, again.problem.mergedInto], [404, third.id])
      }
      t.equal((await merge(third.id, { duplicateId: first.id })).problem.mergedInto, third.id)
      await act(kind.operations.remove, { params: { id: third.id } })
      const listDeleted = entity === 'contact' ? 'listDeletedContacts' : 'listDeletedCompanies'
      const deleted = (await act<AnyRecord[]>(listDeleted)).body.map(({ id }) => id)
      t.same(
        [first, second, third].filter(({ id }) => deleted.includes(id)),
        [third],
        'what was merged is not among the deleted'
      )
      t.notOk((await read(someId)).problem.mergedInto)
    })

    t.test(`'${operations[entity].merge}' refuses what doesn't fit, and writes nothing`, async (t) => {
      const [kept, gone, holder] = [
        await make(),
        await make({ [key]: keyOf('kept') }),
        await make({ [key]: keyOf('held') })
      ]
      const count = (await readChanges(service)).length
      const foreign = (await act(kind.operations.create, { body: kind.least('f', links), as: service.globex.admin }))
        .body
      const bad: [Record<string, unknown>, number, string, object][] = [
        [{ duplicateId: kept.id.toUpperCase() }, 400, 'validation_failed', { errors: [{ path: '/duplicateId' }] }],
        [{ duplicateId: someId }, 404, 'not_found', {}],
        [{ duplicateId: foreign.id }, 404, 'not_found', {}],
        [{}, 400, 'validation_failed', { errors: [{ path: '/duplicateId' }] }],
        [{ duplicateId: 'x', values: { tags: 1, surprise: 1 }, dryRun: 'no' }, 400, 'validation_failed', {}],
        [
          { duplicateId: gone.id, values: { ownerId: someId } },
          400,
          'invalid_reference',
          { errors: [{ path: '/values/ownerId' }] }
        ],
        [{ duplicateId: gone.id, values: { [key]: holder[key] } }, 409, 'duplicate', { existingId: holder.id }],
        [
          JSON.parse(`{"duplicateId":"${gone.id}","values":{"__proto__":{"id":1},"constructor":1}}`),
          400,
          'validation_failed',
          {}
        ]
      ]
      for (const dryRun of [false, true]) {
        for (const [body, status, code, more] of bad) {
          const { problem } = await merge(kept.id, { dryRun, ...body })
          t.match(problem, { status, code, ...more }, JSON.stringify(body))
        }
      }
      const wrong = await merge(kept.id, bad[4]?.[0] ?? {})
      const paths = ['/dryRun', '/duplicateId', '/values/surprise', '/values/tags']
      t.same(wrong.problem.errors?.map(({ path }) => path).sort(), paths, 'all problems at once')
      t.equal((await merge(someId, { duplicateId: gone.id })).status, 404)
      const stale = await merge(kept.id, { duplicateId: gone.id }, { 'if-match': '"2026-03-02T09:15:13.796Z"' })
      t.match([stale.status, stale.problem.currentVersion], [412, kept.updatedAt])
      t.equal((await readChanges(service)).length, count)
      const fresh = await merge(kept.id, { duplicateId: gone.id }, { 'if-match': `"${kept.updatedAt}"` })
      t.equal(fresh.status, 200)
    })

    t.test('A dry run shows what the merge then does, and writes nothing', async (t) => {
      const [kept, gone] = [await make({ phone: '1' }), await make({ ...kind.full('dry', links), [key]: keyOf('dry') })]
      const activity = kinds.find((one) => one.entity === 'activity')
      await act('createActivity', { body: { ...activity?.least('dry', links), [`${entity}Id`]: gone.id } })
      const before = [(await read(kept.id)).body, (await read(gone.id)).body]
      const count = (await readChanges(service)).length
      const body = { duplicateId: gone.id, values: { notes: 'new' } }
      const headers = { 'idempotency-key': `dry-${entity}` }
      const dry = await merge(kept.id, { ...body, dryRun: true }, headers)
      t.equal(dry.headers.etag, `"${kept.updatedAt}"`, 'the version that is there')
      t.equal(dry.headers['x-change-set'], undefined)
      t.same([(await read(kept.id)).body, (await read(gone.id)).body], before)
      t.equal((await readChanges(service)).length, count)
      t.equal((await merge(kept.id, { ...body, dryRun: true }, headers)).headers['idempotent-replayed'], 'true')
      const real = await merge(kept.id, body, { 'if-match': String(dry.headers.etag) })
      t.same({ ...real.body, updatedAt: null }, { ...dry.body, updatedAt: null })
    })

    t.test('Custom values are united, and unique ones move', async (t) => {
      const define = (key: string, type: 'text' | 'number', isUnique = false) =>
        service.call('createProperty', { body: { entity, key, type, label: key, isUnique } })
      await Promise.all([define('own', 'text'), define('other', 'number'), define('number', 'text', true)])
      const kept = await make({ custom: { own: 'kept' } })
      const gone = await make({ custom: { own: 'gone', other: 5, number: `N-${entity}` } })
      await make({ custom: { number: 'taken' } })
      for (const dryRun of [true, false]) {
        const values = { custom: { number: 'taken' } }
        const { problem } = await merge(kept.id, { duplicateId: gone.id, values, dryRun })
        t.match(problem, { status: 409, code: 'duplicate', errors: [{ path: '/values/custom/number' }] })
        const bad = await merge(kept.id, {
          duplicateId: gone.id,
          dryRun,
          values: { custom: { nothing: 1, other: 'x' } }
        })
        const paths = ['/values/custom/nothing', '/values/custom/other']
        t.same(bad.problem.errors?.map(({ path }) => path).sort(), paths)
      }
      const body = { duplicateId: gone.id, values: { custom: { other: null } } }
      const united = { own: 'kept', number: `N-${entity}` }
      t.same((await merge(kept.id, { ...body, dryRun: true })).body.custom, united)
      t.same((await merge(kept.id, body)).body.custom, united)
      const again = await act(kind.operations.create, {
        body: { ...kind.least('x', links), custom: { number: united.number } }
      })
      t.match(again.problem, { code: 'duplicate', existingId: kept.id })
    })

    t.test('Of merges of one pair at the same time exactly one is done', async (t) => {
      const other = await service.startInstance()
      for (let round = 0; round < 5; round += 1) {
        const [one, two] = [await make(), await make()]
        const both = [
          [one.id, two.id],
          [two.id, one.id]
        ] as const
        const answers = await Promise.all(
          [service, other, service].flatMap((instance) =>
            both.map(([id, duplicateId]) =>
              instance.call(operations[entity].merge, { params: { id }, body: { duplicateId } })
            )
          )
        )
        t.same(answers.map(({ status }) => status).sort(), [200, 404, 404, 404, 404, 404])
      }
    })

    t.test('A merge with an Idempotency-Key is done once', async (t) => {
      const [kept, gone] = [await make(), await make({ notes: 'n' })]
      const send = () => merge(kept.id, { duplicateId: gone.id }, { 'idempotency-key': `merge-${entity}` })
      const [first, second] = [await send(), await send()]
      t.same(second.body, first.body)
      t.same([second.headers['idempotent-replayed'], setOf(second)], ['true', setOf(first)])
      t.equal((await latest(1))[0]?.entity_id, kept.id)
    })
  })
}
