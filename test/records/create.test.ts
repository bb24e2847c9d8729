import t from 'tap'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'
import { type AnyRecord, caller, keyed, kinds, makeLinks } from './kinds.ts'

const nothing = '019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51'

t.test('Records of every kind are made by their POST', async (t) => {
  const service = await startService(t)
  const { acme, globex, sql } = service
  const act = caller(service)
  const links = await makeLinks(service)
  const foreign = await makeLinks(service, globex)

  for (const { entity, table, operations, least, defaults, full, references } of kinds) {
    t.test(`'${operations.create}' answers the whole record with its defaults, and where it is`, async (t) => {
      const sent = least('plain', links)
      const { status, headers, body } = await act(operations.create, { body: sent, as: acme.writer })
      t.equal(status, 201)
      t.equal(headers.location, `/api/v1/${table}/${body.id}`)
      t.match(body, { ...sent, ...defaults, tenantId: acme.tenantId })
      t.equal(body.createdAt, body.updatedAt)
      const madeAt = Number.parseInt(body.id.slice(0, 8) + body.id.slice(9, 13), 16)
      t.equal(new Date(madeAt).toISOString(), body.createdAt, 'the id is a UUIDv7 of that moment')
      t.match(body.id, /^[0-9a-f]{8}-[0-9a-f]{4}-7/)
      t.same((await act(operations.get, { params: { id: body.id } })).body, body)
    })

    t.test(`'${operations.create}' keeps every property as it was given`, async (t) => {
      const sent = full('kept', links)
      const { body } = await act(operations.create, { body: sent })
      t.same(Object.fromEntries(Object.keys(sent).map((name) => [name, body[name]])), sent)
    })

    t.test(`'${operations.create}' ignores what the service sets itself`, async (t) => {
      const { body: first } = await act(operations.create, { body: least('read-only', links) })
      const own = ['id', 'tenantId', 'createdAt', 'updatedAt', 'bantScore', 'companyName', 'ownerName']
      const wrong = Object.fromEntries(own.filter((name) => name in first).map((name) => [name, 'not so']))
      const { body } = await act(operations.create, { body: { ...first, ...wrong } })
      t.not(body.id, first.id)
      const { id, createdAt, updatedAt } = body
      t.same(body, { ...first, id, createdAt, updatedAt })
    })

    t.test(`'${operations.create}' answers 400 to what this tenant has not, naming the property`, async (t) => {
      const count = (await readChanges(service)).length
      for (const property of Object.keys(references)) {
        for (const id of [foreign[property as keyof typeof foreign], nothing]) {
          const body = { ...full(`${property}-${id}`, links), [property]: id }
          const { status, problem } = await act(operations.create, { body })
          t.same([status, problem.code], [400, 'invalid_reference'], property)
          t.equal(problem.errors?.[0]?.path, `/${property}`)
          t.notMatch(JSON.stringify(problem), id, 'as if it did not exist')
        }
      }
      t.equal((await readChanges(service)).length, count)
    })

    t.test(`'${operations.create}' names all at once that this tenant has not`, async (t) => {
      const properties = Object.keys(references)
      const body = { ...full('all-at-once', links), ...Object.fromEntries(properties.map((name) => [name, nothing])) }
      const { problem } = await act(operations.create, { body })
      t.same(problem.errors?.map(({ path }) => path).sort(), properties.map((name) => `/${name}`).sort())
    })

    t.test(`The database itself refuses ${entity} references across tenants`, async (t) => {
      const { body } = await act(operations.create, { body: least('raw', links) })
      for (const [property, constraint] of Object.entries(references)) {
        const column = property.replace(/Id$/, '_id')
        const point = (id: string) => sql(`update ${table} set ${column} = $1 where id = $2`, [id, body.id])
        await t.rejects(point(foreign[property as keyof typeof foreign]), { code: '23503' }, constraint)
        await t.resolves(point(links[property as keyof typeof links]), constraint)
      }
    })

    t.test(`'${operations.create}' writes one change with the record as its GET returns it`, async (t) => {
      const before = (await readChanges(service)).length
      const { body } = await act(operations.create, { body: full('logged', links) })
      const changes = (await readChanges(service)).slice(before)
      t.equal(changes.length, 1)
      t.match(changes[0], { entity, entity_id: body.id, action: 'created', changed_at: body.updatedAt })
      t.same(changes[0]?.data, body)
    })
  }

  for (const { entity, operations, least, key } of keyed.filter(({ entity }) => entity !== 'deal')) {
    t.test(
      `'${operations.create}' answers 409 with the ${entity} that has the key, however it is written`,
      async (t) => {
        const mine = key.of('taken', links)
        const [[property, text] = ['', '']] = Object.entries(mine) as [string, string][]
        const { body: first } = await act(operations.create, { body: { ...least(1, links), ...mine } })
        for (const spelling of [text, key.alike(text)]) {
          const body = { ...least(2, links), [property]: spelling }
          const { status, problem } = await act(operations.create, { body })
          t.same([status, problem.code, problem.existingId], [409, 'duplicate', first.id], spelling)
        }
        const elsewhere = { ...least(2, foreign), ...mine }
        t.equal((await act(operations.create, { body: elsewhere, as: globex.admin })).status, 201, 'in another tenant')
      }
    )

    t.test(`'${operations.create}' of twenty at the same time for one key makes one record`, async (t) => {
      const body = { ...least('R', links), ...key.of('create-race', links) }
      const answers = await Promise.all(Array.from({ length: 20 }, () => act(operations.create, { body })))
      const made = answers.filter(({ status }) => status === 201).map((answer) => answer.body.id)
      t.equal(made.length, 1)
      const refused = answers.filter(({ status }) => status === 409)
      t.equal(refused.length, 19)
      t.ok(refused.every(({ problem }) => problem.existingId === made[0]))
    })
  }

  t.test('A date alone is its midnight in UTC, and a time without a zone is UTC', async (t) => {
    const given = {
      '2026-06-30': '2026-06-30T00:00:00.000Z',
      '2026-06-30T10:00': '2026-06-30T10:00:00.000Z',
      '2026-06-30T10:00:00.98765+02:00': '2026-06-30T08:00:00.987Z',
      '2026-06-30T10:00:00+0530': '2026-06-30T04:30:00.000Z',
      '2026-06-30T10:00:00,5-02': '2026-06-30T12:00:00.500Z'
    }
    for (const [text, moment] of Object.entries(given)) {
      const deal = await act<AnyRecord>('createDeal', {
        body: { name: 'D', pipelineId: links.pipelineId, stageId: links.stageId, expectedCloseDate: text }
      })
      t.equal(deal.body.expectedCloseDate, moment)
      const activity = await act<AnyRecord>('createActivity', {
        body: { activityType: 'task', subject: 'S', scheduledAt: text, dueDate: text }
      })
      t.match(activity.body, { scheduledAt: moment, dueDate: moment })
    }
  })
})
