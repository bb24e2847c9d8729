import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import { TenantProperties } from '../../src/custom/definitions.ts'
import { readContract } from '../../src/documents/published-files.ts'
import { getContract } from '../../src/properties/tenant-contract.ts'
import { startService } from '../support/start.ts'
import { watchQueries } from '../support/watch-queries.ts'

type Body = Schemas['CreatePropertyRequest']

t.test('Administrators define properties of records', async (t) => {
  const service = await startService(t)
  const { call, acme, globex, sql, config, startInstance } = service
  const make = async (body: Partial<Body> & { key: string }) =>
    (await call('createProperty', { body: { entity: 'company', type: 'text', label: 'A label', ...body } })).body
  const faultsOf = async (invalidBody: unknown, id?: string) => {
    const answer = id
      ? await call('updateProperty', { params: { id }, invalidBody })
      : await call('createProperty', { invalidBody })
    t.same([answer.status, answer.problem.code], [400, 'validation_failed'])
    return answer.problem.errors?.map(({ path }) => path)
  }

  t.test("'createProperty' makes a definition with defaults, the last of its kind of record", async (t) => {
    const { status, headers, body } = await call('createProperty', {
      body: { entity: 'deal', key: 'first', type: 'text', label: 'First' }
    })
    t.equal(status, 201)
    t.equal(headers.location, `/api/v1/properties/${body.id}`)
    t.match(body, { description: null, options: null, isUnique: false, isArchived: false, position: 0 })
    const { options, position } = await make({
      entity: 'deal',
      key: 'second',
      type: 'select',
      options: [{ value: 'b' }, { value: 'a', label: 'A', isArchived: true }]
    })
    t.same(
      [options, position],
      [
        [
          { value: 'b', label: 'b', isArchived: false },
          { value: 'a', label: 'A', isArchived: true }
        ],
        1
      ]
    )
    t.equal((await make({ entity: 'deal', key: 'seventh', position: 7 })).position, 7)
    t.equal((await make({ entity: 'deal', key: 'last' })).position, 8)
    t.equal((await make({ entity: 'activity', key: 'first' })).position, 0, 'another kind of record counts by itself')
    const farthest = 2 ** 31 - 1
    const { id } = await make({ entity: 'activity', key: 'farthest', position: farthest })
    const behind = await make({ entity: 'activity', key: 'behind' })
    t.equal(behind.position, farthest, 'no position is farther')
    for (const one of [id, behind.id]) await call('deleteProperty', { params: { id: one } })
  })

  t.test("'listProperties' goes by kind of record, position and age, and can be filtered and paged", async (t) => {
    await make({ entity: 'contact', key: 'z', position: 1 })
    await make({ entity: 'contact', key: 'y', position: 0 })
    await make({ entity: 'contact', key: 'x', position: 0 })
    const keys = async (query: Record<string, string | number> = {}) =>
      (await call('listProperties', { query, as: acme.reader })).body.map(({ entity, key }) => `${entity} ${key}`)
    t.same(await keys({ entity: 'contact' }), ['contact y', 'contact x', 'contact z'])
    const all = await keys()
    t.same(all.slice(0, 4), ['activity first', 'contact y', 'contact x', 'contact z'])
    t.same(await keys({ offset: 1, limit: 2 }), all.slice(1, 3))
    t.same(await keys({ entity: 'contact', offset: 1, limit: 1 }), ['contact x'])
    t.same((await call('listProperties', { as: globex.reader })).body, [])
    t.equal((await call('listProperties', { query: { entity: 'user' } })).status, 400)
  })

  t.test("'getProperty' and 'updateProperty' carry the version, and an old one is refused", async (t) => {
    const { id } = await make({ key: 'versioned' })
    const first = await call('getProperty', { params: { id }, as: acme.reader })
    const etag = String(first.headers.etag)
    t.equal(etag, `"${first.body.updatedAt}"`)
    const body = { ...first.body, label: 'Another', description: 'Why', isArchived: true }
    const changed = await call('updateProperty', { params: { id }, invalidBody: body, headers: { 'if-match': etag } })
    t.match(changed.body, { label: 'Another', description: 'Why', isArchived: true, key: 'versioned' })
    const again = await call('updateProperty', { params: { id }, body: { label: 'x' }, headers: { 'if-match': etag } })
    t.same([again.status, again.problem.code], [412, 'version_conflict'])
    const same = await call('updateProperty', { params: { id }, invalidBody: changed.body })
    t.same(same.body, changed.body, 'what changes nothing writes nothing')
  })

  t.test('Entity, key, type and uniqueness never change, and may be repeated', async (t) => {
    const { id, ...rest } = await make({ key: 'fixed' })
    t.equal((await call('updateProperty', { params: { id }, invalidBody: rest })).status, 200)
    const other = { entity: 'deal', key: 'other', type: 'url', isUnique: true }
    t.same(await faultsOf(other, id), ['/entity', '/key', '/type', '/isUnique'])
    const wrong = { nope: 1, position: -1, key: 'other', options: [{ value: 'a' }, { value: 'a' }] }
    const ofAll = ['/nope', '/position', '/options/1/value', '/key', '/options']
    t.same((await faultsOf(wrong, id))?.sort(), ofAll.sort(), 'along with what else is wrong')
  })

  t.test('Only the types that have options take them, and only some can be unique', async (t) => {
    const options = [{ value: 'a' }]
    const rest = { entity: 'company', key: 'k', label: 'L' }
    t.same(await faultsOf({ ...rest, type: 'text', options }), ['/options'])
    t.same(await faultsOf({ ...rest, type: 'select' }), ['/options'])
    t.same(await faultsOf({ ...rest, type: 'select', options: null }), ['/options'])
    t.same(await faultsOf({ ...rest, type: 'multiselect', options: [] }), ['/options'])
    t.same(await faultsOf({ ...rest, type: 'date', isUnique: true, options }), ['/options', '/isUnique'])
    t.same(await faultsOf({ ...rest, type: 'select', options: [...options, ...options] }), ['/options/1/value'])
    const long = Array.from({ length: 501 }, (_, value) => ({ value: `${value}` }))
    t.same(await faultsOf({ ...rest, type: 'select', options: long }), ['/options'])
    const { id } = await make({ key: 'plain' })
    t.same(await faultsOf({ options }, id), ['/options'])
    const chosen = await make({ key: 'chosen', type: 'select', options })
    t.same(await faultsOf({ options: null }, chosen.id), ['/options'])
    t.same(await faultsOf({ options: [...options, ...options] }, chosen.id), ['/options/1/value'])
  })

  t.test('Whatever else is wrong with a definition is a 400 that names it, all at once', async (t) => {
    t.same(await faultsOf({ entity: 'user', key: '1a', type: 'json', label: '' }), [
      '/entity',
      '/key',
      '/type',
      '/label'
    ])
    for (const key of ['__proto__', 'A', 'a-b', '', 'a'.repeat(51), 'ä', 'a\n']) {
      t.ok((await faultsOf({ entity: 'deal', key, type: 'text', label: 'L' }))?.includes('/key'), JSON.stringify(key))
    }
    t.equal((await make({ key: 'constructor' })).key, 'constructor', 'a name that objects have is a key like any other')
  })

  t.test('A key that another property of the kind has, archived ones too, is a 409 that names it', async (t) => {
    const { id } = await make({ key: 'taken', isArchived: true })
    const { status, problem } = await call('createProperty', {
      body: { entity: 'company', key: 'taken', type: 'number', label: 'L' }
    })
    t.same([status, problem.code, problem.existingId], [409, 'duplicate', id])
    t.ok((await make({ entity: 'deal', key: 'taken' })).id, 'of another kind of record it is free')
  })

  t.test("'deleteProperty' frees its key", async (t) => {
    const { id } = await make({ key: 'gone' })
    t.same((await call('deleteProperty', { params: { id } })).body, { id, deleted: true })
    t.equal((await call('getProperty', { params: { id } })).status, 404)
    t.equal((await call('deleteProperty', { params: { id } })).status, 404)
    t.not((await make({ key: 'gone' })).id, id)
  })

  t.test('Changes of definitions are in the audit log, and in no change log', async (t) => {
    const { body: before } = await call('listChanges', {})
    const { id } = await make({ key: 'audited', label: 'Audited' })
    await call('updateProperty', { params: { id }, body: { label: 'Then' } })
    await call('deleteProperty', { params: { id } })
    const entries = (await call('listAuditLog')).body.slice(0, 3)
    t.same(
      entries.map(({ action, target }) => [action, target]),
      [
        ['property.deleted', { type: 'property', id, name: 'Then' }],
        ['property.updated', { type: 'property', id, name: 'Then' }],
        ['property.created', { type: 'property', id, name: 'Audited' }]
      ]
    )
    t.equal((await call('listChanges', {})).body.nextCursor, before.nextCursor)
  })

  t.test('A kind of record has at most 200 properties, archived ones included', async (t) => {
    const globexCall = (body: Body) => call('createProperty', { body, as: globex.admin })
    for (let number = 0; number < 200; number++) {
      const isArchived = number % 2 === 0
      const { status } = await globexCall({ entity: 'deal', key: `p${number}`, type: 'text', label: 'L', isArchived })
      if (status !== 201) t.equal(status, 201)
    }
    const { status, problem } = await globexCall({ entity: 'deal', key: 'more', type: 'text', label: 'L' })
    t.same([status, problem.code], [409, 'limit_reached'])
    t.equal((await globexCall({ entity: 'contact', key: 'more', type: 'text', label: 'L' })).status, 201)
  })

  t.test('The definitions of a tenant have at most 1 Mi characters together', async (t) => {
    const optionsOf = (count: number, length = 100) =>
      Array.from({ length: count }, (_, number) => ({
        value: `${number}`.padEnd(length, 'x'),
        label: 'y'.repeat(length)
      }))
    const select = (key: string, count: number) => {
      const body = { entity: 'activity', key, type: 'select', label: 'L', options: optionsOf(count) } as const
      return call('createProperty', { body, as: globex.admin })
    }
    const { id } = (await select('first', 500)).body
    await sql(
      `insert into properties select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'key', 'copy' || n))).*
        from properties p, generate_series(1, 7) n where p.id = $1`,
      [id]
    )
    await sql('update tenant_clocks set properties = properties + 1 where tenant_id = $1', [globex.tenantId])
    const more = await select('more', 500)
    t.same([more.status, more.problem.code], [409, 'limit_reached'])
    t.match(more.problem.detail, /^The definitions of a tenant have at most 1048576 characters together/)
    t.equal((await select('last', 100)).status, 201)
    const update = (options: object[]) =>
      call('updateProperty', { params: { id }, invalidBody: { label: 'L', options }, as: globex.admin })
    t.equal((await update(optionsOf(400))).status, 200, 'fewer are taken')
    t.equal((await select('next', 200)).status, 201)
    t.equal((await update(optionsOf(500))).problem.code, 'limit_reached')
    await sql(
      `insert into properties select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'key', 'older' || n))).*
        from properties p, generate_series(1, 2) n where p.id = $1`,
      [id]
    )
    await sql('update tenant_clocks set properties = properties + 1 where tenant_id = $1', [globex.tenantId])
    t.equal((await update(optionsOf(399))).status, 200, 'who has more already may have fewer')
    t.equal((await call('getContract', { as: globex.reader })).status, 200)
  })

  t.test('Definitions that an instance does not know are read once for all requests of the moment', async (t) => {
    const { call: callNew } = await startInstance()
    let reads = 0
    watchQueries(t, (_text, _client, name) => {
      if (name === 'tenant_properties') reads += 1
    })
    const answers = await Promise.all(Array.from({ length: 50 }, () => callNew('listContacts', { as: globex.reader })))
    t.same(new Set(answers.map(({ status }) => status)), new Set([200]))
    t.equal(reads, 1)
  })

  t.test('Who asks for a contract while one is in the making gets one of the latest definitions', async (t) => {
    const asking = { tenantId: 'a tenant', tenant: { subdomain: 'x' } as never, config, contract: readContract() }
    const versions = Array.from({ length: 20 }, (_, version) => new TenantProperties(version + 1, []))
    const contracts = await Promise.all(versions.map((properties) => getContract({ ...asking, properties })))
    t.equal(new Set(contracts).size, 1, 'one is made for all')
    t.equal(await getContract({ ...asking, properties: versions[19] as TenantProperties }), contracts[0])
    t.not(await getContract({ ...asking, properties: new TenantProperties(21, []) }), contracts[0])
  })

  t.test('A contract is never older than the definition that was answered before it was asked for', async (t) => {
    const { call: callNew } = await startInstance()
    const { id } = await make({ entity: 'deal', key: 'renamed', label: '0' })
    const asked: Promise<{ body: unknown }>[] = []
    for (let number = 1; number <= 20; number += 1) {
      await callNew('updateProperty', { params: { id }, body: { label: `Label ${number}` } })
      asked.push(callNew('getContract', {}))
    }
    const labels = (await Promise.all(asked)).map((one) => /Label (\d+)/.exec(JSON.stringify(one.body))?.[1])
    for (const [index, label] of labels.entries()) t.ok(Number(label) > index, `${label} is no older than ${index + 1}`)
  })
})

t.test('Records have an object for the values of custom properties', async (t) => {
  const { call, sql, acme } = await startService(t)
  const { body } = await call('createCompany', { body: { name: 'C' } })
  t.same(body.custom, {})
  await sql(`update changes set data = (data::jsonb - 'custom')::json where tenant_id = $1 and entity = 'company'`, [
    acme.tenantId
  ])
  const [entry] = (await call('listCompanyHistory', { params: { id: body.id } })).body
  t.same(entry?.data, body, 'also in changes from before there were any')
  t.match((await call('listChanges', { query: { entity: 'company' } })).body.changes, [{ data: body }])
})
