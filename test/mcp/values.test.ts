import t from 'tap'
import { type Kind, recordProperties, tools } from '../../generated/tools.ts'
import { recordEntities } from '../../src/db/schema.ts'
import { makeLinks } from '../records/kinds.ts'
import type { Actor } from '../support/call.ts'
import { describe } from '../support/operations.ts'
import { startForAgents } from './connect.ts'

type Json = Record<string, unknown>
type Property = { name: string; readOnly?: unknown; writeInstead?: string }

const kinds: readonly Kind[] = recordEntities

t.test('An agent’s tools write what they say, and name what they don’t', async (t) => {
  const service = await startForAgents(t)
  const { acme, call, connect } = service
  const links = await makeLinks(service)
  const { pipelineId, stageId } = links
  const stages = (await call('getPipeline', { params: { id: pipelineId } })).body.stages
  const { use, client } = await connect(acme.writer)
  const write = async (tool: string, args: object) => {
    const { isError = false, structuredContent } = await use(tool, args)
    t.equal(isError, false, JSON.stringify(structuredContent))
    return structuredContent as { record: Json & { id: string }; changeSet?: string; ignored?: string[] }
  }
  const create = (kind: Kind, values: object) => write('create', { kind, values })
  const refusal = async (tool: string, args: object) => {
    const { isError, structuredContent } = await use(tool, args)
    t.equal(isError, true, tool)
    const { errors = [] } = structuredContent as { errors?: { path: string; message: string }[] }
    return Object.fromEntries(errors.map(({ path, message }) => [path, message]))
  }

  t.test('A deal is won by update and by create, as the tools and describe say', async (t) => {
    const deal = { name: 'Fleet', pipelineId, stageId }
    const { record } = await create('deal', deal)
    const won = await write('update', { kind: 'deal', id: record.id, values: { status: 'won' } })
    t.match(won, { record: { status: 'won', probability: 100, actualCloseDate: /Z$/ }, changeSet: String })
    t.notOk(won.ignored)
    const lost = await create('deal', { ...deal, status: 'lost', actualCloseDate: '2026-03-01' })
    t.match(lost.record, { status: 'lost', probability: 0, actualCloseDate: '2026-03-01T00:00:00.000Z' })
    type Values = { properties: { values: { anyOf: { title: string; properties: Json }[] } } }
    for (const name of ['create', 'update']) {
      const tool = (await client.listTools()).tools.find((one) => one.name === name)
      const { anyOf } = (tool as unknown as { inputSchema: Values }).inputSchema.properties.values
      const { properties } = anyOf.find(({ title }) => title === 'deal') ?? {}
      t.match(properties, { status: { enum: ['open', 'won', 'lost'] }, actualCloseDate: { format: 'date-time' } }, name)
    }
  })

  t.test(
    'A property is called read-only where neither tool writes it, with what is written instead of a joined name',
    async (t) => {
      const { kinds: described } = (await use('describe')).structuredContent as { kinds: Record<Kind, Property[]> }
      const [creating, updating] = ['create', 'update'].map((tool) => tools.find(({ name }) => name === tool)?.byKind)
      for (const kind of kinds) {
        const taken = [creating, updating].map((byKind) => describe(byKind?.[kind] ?? 'getMe').bodyNames)
        for (const { name, readOnly, writeInstead } of described[kind].filter(
          ({ name }) => !name.startsWith('custom.')
        )) {
          const isTaken = taken.some((names) => names.includes(name))
          t.equal(readOnly === undefined, isTaken, `${kind} ${name}`)
          if (!isTaken && /Name$/.test(name)) t.equal(writeInstead, name.replace(/Name$/, 'Id'), `${kind} ${name}`)
          else t.equal(writeInstead, undefined, `${kind} ${name}`)
        }
      }
      t.match(
        described.deal.find(({ name }) => name === 'status'),
        { options: ['open', 'won', 'lost'] }
      )
    }
  )

  t.test(
    'What was sent and is not written is named in ignored, of each kind and each property that is read-only',
    async (t) => {
      const least: Record<Kind, object> = {
        contact: { firstName: 'A', lastName: 'B' },
        company: { name: 'C' },
        deal: { name: 'D', pipelineId, stageId },
        activity: { activityType: 'note', subject: 'S' }
      }
      for (const kind of kinds) {
        const fixed = recordProperties[kind].filter(({ readOnly }) => readOnly).map(({ name }) => name)
        const { record } = await create(kind, least[kind])
        for (const name of fixed) {
          const type = recordProperties[kind].find((one) => one.name === name)?.type
          const other =
            { id: links.companyId, time: '2020-01-01', number: 77, boolean: true }[type as 'id'] ?? 'Somebody'
          const made = await create(kind, { ...least[kind], [name]: other })
          t.same(made.ignored, [name], `create ${kind} ${name}`)
          const changed = await write('update', { kind, id: record.id, values: { [name]: other } })
          t.same([changed.ignored, changed.changeSet], [[name], undefined], `update ${kind} ${name}`)
          t.equal(changed.record[name], record[name])
        }
        const whole = await write('update', { kind, id: record.id, values: record })
        t.equal(whole.ignored, undefined, `${kind} sent back as it was read`)
        const respelled = { createdAt: String(record.createdAt).replace('Z', '+00:00'), id: record.id.toUpperCase() }
        t.equal((await write('update', { kind, id: record.id, values: respelled })).ignored, undefined)
      }
    }
  )

  t.test('What was sent as it was before the write is not named in ignored, though the write changed it', async (t) => {
    const { record } = await create('deal', { name: 'Read, edited, sent back', pipelineId, stageId })
    const edited = { ...record, name: 'Renamed', stageId: stages[1]?.id, ownerName: 'Nobody' }
    const sent = await write('update', { kind: 'deal', id: record.id, values: edited })
    t.match(sent, { record: { name: 'Renamed', stageName: stages[1]?.name }, changeSet: String })
    t.not(sent.record.updatedAt, record.updatedAt)
    t.same(sent.ignored, ['ownerName'])
    const other = await create('contact', { firstName: 'A', lastName: 'Double' })
    const { record: contact } = await create('contact', { firstName: 'A', lastName: 'Whole' })
    const values = { ...contact, title: 'CEO' }
    const ids = { id: contact.id, duplicateId: other.record.id }
    t.equal((await write('merge', { kind: 'contact', ...ids, values })).ignored, undefined)
  })

  t.test('A joined name that is true after the write counts as written', async (t) => {
    const { record } = await create('deal', { name: 'Moved', pipelineId, stageId })
    const next = stages[1]
    const values = { stageId: next?.id, stageName: next?.name, ownerName: 'Nobody', notes: 'x' }
    const moved = await write('update', { kind: 'deal', id: record.id, values })
    t.match(moved, { record: { stageName: next?.name, ownerName: null }, changeSet: String })
    t.same(moved.ignored, ['ownerName'])
  })

  t.test(
    'A merge and a change of many name it, too, and the latter is refused where nothing else is to be set',
    async (t) => {
      const [one, other] = [
        await create('contact', { firstName: 'A', lastName: 'One' }),
        await create('contact', { firstName: 'A', lastName: 'Two' })
      ]
      const merged = await write('merge', {
        ...{ kind: 'contact', id: one.record.id, duplicateId: other.record.id },
        values: { companyName: 'Acme Inc', title: 'CEO' }
      })
      t.match(merged, { record: { title: 'CEO' }, ignored: ['companyName'] })
      const filter = { property: 'id', op: 'eq', value: one.record.id }
      const set = { companyName: 'Acme Inc', title: 'CFO' }
      t.match(await use('bulk_update', { kind: 'contact', filter, set, expectedCount: 1 }), {
        isError: false,
        structuredContent: { updated: 1, ignored: ['companyName'] }
      })
      const nothing = { kind: 'contact', filter, set: { companyName: 'Acme Inc' }, expectedCount: 1 }
      t.match(await refusal('bulk_update', nothing), { '/set': /has nothing to change/ })
    }
  )

  t.test('Arguments are taken as JSON text, too, by the rules of a body', async (t) => {
    const { record } = await create('company', { name: 'As text' })
    const filter = JSON.stringify({ property: 'id', op: 'eq', value: record.id })
    const found = await use('search', {
      ...{ kind: 'company', filter, limit: '5' },
      ...{ fields: 'id, name', sort: '[{"property":"name"}]' }
    })
    t.same(found.structuredContent, { records: [{ id: record.id, name: 'As text' }] })
    const listed = await use('search', { kind: 'company', filter, fields: '["name"]' })
    t.same(listed.structuredContent, { records: [{ name: 'As text' }] })
    const values = '{"city":"Oslo","tags":["a"]}'
    const changed = await write('update', { kind: 'company', id: record.id, values })
    t.match(changed, { record: { city: 'Oslo', tags: ['a'] } })
    t.match(await create('company', JSON.stringify({ name: 'Made of text' }) as never), {
      record: { name: 'Made of text' }
    })
    const bulk = {
      kind: 'company',
      filter,
      set: '{"city":"Bergen"}',
      addTags: '["b"]',
      expectedCount: '1',
      dryRun: 'true'
    }
    t.match(await use('bulk_update', bulk), { structuredContent: { matched: 1, updated: 1, changeSet: null } })

    t.match(await refusal('search', { kind: 'company', filter: 'city = Oslo' }), {
      '/filter': /^must be object, .*not the JSON/
    })
    t.match(await refusal('search', { kind: 'company', filter: '"Oslo"' }), {
      '/filter': /^must be object, such as \{/
    })
    t.match(await refusal('search', { kind: 'company', filter: `${'['.repeat(101)}${']'.repeat(101)}` }), {
      '/filter': /JSON/
    })
    const long = '{"name":"N","annualRevenue":100000000000000.001}'
    t.match(await refusal('create', { kind: 'company', values: long }), { '/values/annualRevenue': /double/ })
    t.match(await refusal('update', { kind: 'company', id: record.id, values: 'name: X' }), {
      '/values': /^must be object/
    })
  })

  t.test('A kind in the plural is understood, and near misses are told what to say', async (t) => {
    await create('contact', { firstName: 'Plural', lastName: 'P' })
    for (const kind of ['contacts', 'Contact', 'CONTACTS']) {
      t.match(
        (await use('search', { kind, q: 'plural' })).structuredContent,
        { records: [{ firstName: 'Plural' }] },
        kind
      )
    }
    t.match((await use('describe', { kind: 'companies' })).structuredContent, { kinds: { company: Array } })
    t.match((await use('search', { kind: 'activities' })).structuredContent, { records: Array })
    t.match(await refusal('search', { kind: 'people' }), { '/kind': 'must be one of contact, company, deal, activity' })
    t.match(await refusal('search', { kind: 'deal', limit: 100 }), { '/limit': /<= 25: .*nextCursor.*cursor/ })
    const id = links.contactId
    t.match(await refusal('update', { kind: 'contact', id, values: {}, lifecycleStage: 'lead' }), {
      '/lifecycleStage': /belongs into values/
    })
    t.match(await refusal('create', { kind: 'contact', firstName: 'A', values: { lastName: 'B' } }), {
      '/firstName': /belongs into values/
    })
    t.match(await refusal('search', { kind: 'contact', lifecycleStage: 'lead' }), {
      '/lifecycleStage': /by filter: \{ "property": "lifecycleStage", "op": "eq", "value": … \}/
    })
    const filter = { property: 'name', op: 'eq', value: 'Fleet' }
    const bulk = { kind: 'deal', filter, expectedCount: 1 }
    t.match(await refusal('bulk_update', { ...bulk, set: { stage: 'Won' } }), {
      '/set/stage': /did you mean stageId\?$/
    })
    t.match(await refusal('bulk_update', { ...bulk, stageId }), { '/stageId': /belongs into set/ })
    await call('createProperty', { body: { entity: 'contact', key: 'region', type: 'text', label: 'Region' } })
    t.match(
      await refusal('create', { kind: 'contact', values: { firstName: 'A', lastName: 'B', 'custom.region': 'x' } }),
      {
        '/custom.region': /belongs into custom: \{ "region": … \}/
      }
    )
    t.match(await refusal('update', { kind: 'contact', id, values: {}, region: 'north' }), {
      '/region': /custom\.region belongs into values/
    })
  })
})

t.test('An agent is told for whom it acts, and which day it is', async (t) => {
  const service = await startForAgents(t)
  const { acme, call, connect } = service
  const described = async (as: Actor) =>
    (await (await connect(as)).use('describe', { kind: 'deal' })).structuredContent as { caller: Json; today: string }
  const before = new Date().toISOString().slice(0, 10)
  const { caller, today } = await described(acme.writer)
  t.ok([before, new Date().toISOString().slice(0, 10)].includes(today), today)
  t.match(caller, { type: 'api_key', user: null })

  const { id: teamId } = (await call('createTeam', { body: { name: 'North' } })).body
  const person = { name: 'Bo Nyström', email: 'bo@acme.test', password: 'seven lazy geese fly' }
  const { id } = (await call('createUser', { body: { ...person, visibility: 'team', teamId } })).body
  const { key } = (await call('createApiKey', { body: { name: 'Agent of Bo', scopes: 'read', userId: id } })).body
  const user = { id, name: 'Bo Nyström', visibility: 'team', team: { id: teamId, name: 'North' } }
  const bound = { host: acme.host, headers: { 'x-api-key': key } } as Actor
  t.match((await described(bound)).caller, { type: 'api_key', name: 'Agent of Bo' })
  t.same((await described(bound)).caller.user, user)
  const { email, password } = person
  const { accessToken } = (await call('login', { as: acme.nobody, body: { email, password } })).body
  t.same((await described(acme.bearer(accessToken))).caller.user, user, 'logged in')
  await call('updateUser', { params: { id }, body: { visibility: 'own', teamId: null } })
  t.match((await described(bound)).caller.user, { visibility: 'own', team: null }, 'as it is now')
})
