import assert from 'node:assert/strict'
import fc from 'fast-check'
import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import { upload } from '../support/example-requests.ts'
import '../support/seed.ts'
import { type Service, startService } from '../support/start.ts'
import { type Kind, kinds, sheets } from './sheets.ts'

const upsert = { mode: 'upsert' }

/** What the tenant's tables hold, each as a digest; of deliveries only how many, since attempts change them. */
async function snapshot({ acme, sql }: Service) {
  const digest = (name: string, column: string) =>
    sql(
      `select '${name}' as name, md5(coalesce(string_agg(${column}, '' order by ${column}), '')) as rows from ${name} r where tenant_id = $1`,
      [acme.tenantId]
    )
  const tables = ['companies', 'contacts', 'deals', 'activities', 'changes', 'tenant_clocks', 'audit_log']
  return (
    await Promise.all([...tables.map((name) => digest(name, 'r::text')), digest('webhook_deliveries', 'r.id::text')])
  ).flat()
}

/** A pipeline with the stages A and B. */
async function makePipeline({ call }: Service, name: string) {
  const { body: pipeline } = await call('createPipeline', { body: { name } })
  for (const stage of ['A', 'B']) await call('createStage', { params: { id: pipeline.id }, body: { name: stage } })
  return pipeline
}

async function findContact({ call }: Service, email: string): Promise<Schemas['ContactResponse']> {
  const [found] = (await call('listContacts', { query: { email } })).body
  if (!found) throw new Error(`no contact ${email}`)
  return found
}

t.test('An import with a mode changes the records that its rows find', async (t) => {
  const service = await startService(t)
  const { call, acme, sql } = service
  const { importFile, refuseFile } = sheets(service)

  t.test('An upsert makes what is not there, changes what is, and leaves what its cells leave empty', async (t) => {
    await importFile(
      'contacts',
      'first_name,last_name,email,title,tags\nMaja,Ek,maja@x.test,Head,"a,b"\nBo,Li,bo@x.test,,\n'
    )
    const before = await findContact(service, 'maja@x.test')
    const file =
      'first_name,last_name,email,title,tags,city\n' +
      'Maja,Ekström,MAJA@x.test,,,Lund\n,,bo@x.test,,,\nNew,One,new@x.test,,,\n,,other@x.test,,,\nNo,Key,,,,\nX,Y,not an address,,,\n'
    t.same(await importFile('contacts', file, acme.admin, upsert), {
      ...{ totalRows: 6, imported: 1, updated: 1, unchanged: 1, skipped: 3, ignoredColumns: [] },
      errors: [
        'Row 5: first_name: required, must not be empty; last_name: required, must not be empty',
        'Row 6: email: required to find the record, must not be empty',
        'Row 7: email: not a valid e-mail address (not an address)'
      ]
    })
    const { email, lastName, city, title, tags, id } = await findContact(service, 'maja@x.test')
    t.same([email, lastName, city, title, tags, id], ['MAJA@x.test', 'Ekström', 'Lund', 'Head', ['a', 'b'], before.id])
    const history = (await call('listContactHistory', { params: { id } })).body
    t.match(history[0], { action: 'updated', source: 'import', changedProperties: ['lastName', 'email', 'city'] })
  })

  t.test('Behind a thousand rows that are explained, an upsert leaves out the same rows as before them', async (t) => {
    await importFile('contacts', 'first_name,last_name,email\nAnna,Berg,anna@x.test\nBea,Dal,bea@x.test\n')
    const explained = ',,no address,\n'.repeat(1_500)
    // Of the rows behind them two find their records, and one makes one.
    const others =
      ',,anna@x.test,Lund\nBea,,bea@x.test,Ulm\nCleo,Ek,cleo@x.test,Kiel\n,,dora@x.test,Oslo\n,,no address,\nElla,,,\n,,anna@x.test,Bonn,more\n'
    const result = await importFile(
      'contacts',
      `first_name,last_name,email,city\n${explained}${others}`,
      acme.admin,
      upsert
    )
    t.match(result, { totalRows: 1_507, imported: 1, updated: 2, unchanged: 0, skipped: 1_504 })
    t.equal(result.errors.at(-1), '… and 504 more rows were left out')
    t.equal((await findContact(service, 'anna@x.test')).city, 'Lund')
    t.equal((await findContact(service, 'cleo@x.test')).city, 'Kiel')
  })

  t.test('An update needs the column of the key alone, makes nothing, and says what it did not find', async (t) => {
    await importFile('companies', 'name,domain\nNordwind,nordwind.test\n')
    const result = await importFile('companies', 'domain,city\nnordwind.test,Kiel\nunknown.test,Ulm\n', acme.admin, {
      mode: 'update'
    })
    t.same(result, {
      ...{ totalRows: 2, imported: 0, updated: 1, unchanged: 0, skipped: 1, ignoredColumns: [] },
      errors: ['Row 3: domain: company not found (unknown.test)']
    })
    t.match(await refuseFile('companies', 'city\nKiel\n', acme.admin, { mode: 'update' }), {
      ...{ status: 400, code: 'invalid_file', detail: /^The first row lacks domain;/ }
    })
    t.match(await refuseFile('companies', 'domain\nnordwind.test\n', acme.admin, upsert), { code: 'invalid_file' })
  })

  t.test('A second row with the key of a first changes what the first did, once for each of them', async (t) => {
    const file =
      'name,domain,city\nFirst,twice.test,Kiel\nSecond,twice.test,\nSecond,Twice.test,\n,twice.test,Ulm\nOther,other.test,\n'
    const { imported, updated, unchanged, skipped } = await importFile('companies', file, acme.admin, upsert)
    t.same([imported, updated, unchanged, skipped], [2, 2, 1, 0])
    const [{ id = '', name, city } = {} as Partial<Schemas['CompanyResponse']>] = (
      await call('listCompanies', { query: { domain: 'twice.test' } })
    ).body
    t.same([name, city], ['Second', 'Ulm'])
    const actions = (await call('listCompanyHistory', { params: { id } })).body.map(({ action }) => action)
    t.same(actions, ['updated', 'updated', 'created'])
  })

  t.test('A deal is found by its name and its pipeline, and moved only where the row names a stage', async (t) => {
    const pipeline = await makePipeline(service, 'Other')
    await importFile('deals', 'name,pipeline_name,stage_name,value\nBig,Other,B,10\nBig,,,20\n')
    const result = await importFile(
      'deals',
      'name,pipeline_name,stage_name,value\nBIG,Other,,11\nBig,,,20\n',
      acme.admin,
      upsert
    )
    t.same([result.updated, result.unchanged, result.imported], [1, 1, 0])
    const read = async () => (await call('listDeals', { query: { pipelineId: pipeline.id } })).body[0]
    t.match(await read(), { name: 'BIG', stageName: 'B', value: 11 })
    await importFile('deals', 'name,pipeline_name,stage_name\nBig,Other,a\n', acme.admin, { mode: 'update' })
    t.match(await read(), { name: 'Big', stageName: 'A', value: 11 })
  })

  t.test(
    'A deal that a custom property finds stays in its pipeline, or moves with its stage to the one that is named',
    async (t) => {
      await makePipeline(service, 'Second')
      const property = { entity: 'deal', key: 'number', label: 'Number', type: 'text', isUnique: true }
      await call('createProperty', { body: property as never })
      await importFile('deals', 'name,pipeline_name,stage_name,custom.number\nMoved,Second,B,m-1\n')
      const place = async () => {
        const [found] = (await call('listDeals', { query: { q: 'Moved' } as never })).body
        const { body } = await call('getPipeline', { params: { id: found?.pipelineId ?? '' } })
        return [body.name, found?.stageName]
      }
      const match = { match: 'custom.number' }
      const steps: [cells: string, place: string[], error?: RegExp][] = [
        ['Moved,,,M-1', ['Second', 'B']],
        ['Moved,,a,m-1', ['Second', 'A']],
        ['Moved,second,,m-1', ['Second', 'A']],
        ['Moved,Sales,,m-1', ['Sales', 'Lead In']],
        ['Moved,,Proposal,m-1', ['Sales', 'Proposal']],
        ['Moved,,B,m-1', ['Sales', 'Proposal'], /^Row 2: stage_name: stage not found in pipeline Sales \(B\)/],
        ['Moved,Second,B,m-1', ['Second', 'B']],
        ['Moved,Nowhere,B,m-1', ['Second', 'B'], /^Row 2: pipeline_name: pipeline not found/],
        ['Moved,Sales,,m-1\nMoved,,Closing,m-1\nMoved,Sales,,m-1', ['Sales', 'Closing']],
        ['Moved,,B,m-1\nMoved,Second,,m-1', ['Second', 'A'], /^Row 2: stage_name/]
      ]
      for (const mode of ['upsert', 'update']) {
        for (const [cells, expected, error] of steps) {
          const file = `name,pipeline_name,stage_name,custom.number\n${cells}\n`
          const dry = await importFile('deals', file, acme.admin, { mode, ...match, dryRun: true })
          const result = await importFile('deals', file, acme.admin, { mode, ...match })
          t.match(result.errors, error ? [error] : [], cells)
          t.same(result, dry, `${cells}: as the dry run`)
          t.same(await place(), expected, cells)
        }
        await importFile('deals', 'name,pipeline_name,stage_name,custom.number\nMoved,Second,B,m-1\n', acme.admin, {
          ...upsert,
          ...match
        })
      }
      const made = 'name,stage_name,custom.number\nMade,Contacted,m-2\nMade,,m-2\nMade,Closing,M-2\n'
      t.match(await importFile('deals', made, acme.admin, { ...upsert, ...match }), {
        imported: 1,
        updated: 1,
        unchanged: 1
      })
    }
  )

  t.test('A file that is upserted again is unchanged altogether, without a change and without an event', async (t) => {
    const webhook = {
      name: 'all',
      url: 'https://receiver.example.com/',
      events: ['contact.created', 'contact.updated']
    }
    await call('createWebhook', { body: webhook as never })
    const rows = Array.from({ length: 700 }, (_, n) => `First,Last ${n},many${n}@x.test,"b,a",`)
    const file = `first_name,last_name,email,tags,city\n${rows.join('\n')}\n`
    t.match(await importFile('contacts', file, acme.admin, upsert), { imported: 700, updated: 0, unchanged: 0 })
    // Deliveries are attempted meanwhile.
    const state = () =>
      sql(`select (select count(*) from changes) as changes, (select count(*) from webhook_deliveries) as deliveries,
        (select max(updated_at) from contacts) as latest, (select json_agg(sequence order by sequence) from tenant_clocks) as sequences`)
    const before = await state()
    t.match(await importFile('contacts', file, acme.admin, upsert), {
      totalRows: 700,
      imported: 0,
      updated: 0,
      unchanged: 700
    })
    t.same(await state(), before)
  })

  t.test('Activities have no key, so that they can only be created', async (t) => {
    for (const mode of ['upsert', 'update']) {
      const problem = await refuseFile('activities', 'activity_type,subject\ncall,x\n', acme.admin, { mode })
      t.match(problem, {
        status: 400,
        code: 'validation_failed',
        errors: [{ path: 'mode', message: /^must be create/ }]
      })
    }
    t.match(await importFile('activities', 'activity_type,subject\ncall,x\n', acme.admin, { mode: 'create' }), {
      ...{ imported: 1, updated: 0, unchanged: 0 }
    })
  })

  t.test('Without a parameter the result has no new counts, and with any it has them', async (t) => {
    const file = 'name,domain\nNordwind,nordwind.test\n'
    t.same(Object.keys(await importFile('companies', file)), [
      'totalRows',
      'imported',
      'skipped',
      'errors',
      'ignoredColumns'
    ])
    for (const query of [{ dryRun: false }, { mode: 'create' }, { mapping: 'name:name' }]) {
      t.match(await importFile('companies', file, acme.admin, query), { updated: 0, unchanged: 0, skipped: 1 })
    }
  })

  t.test('Every parameter that is wrong is named, and nothing is written', async (t) => {
    const before = await snapshot(service)
    const wrong = { mode: 'replace', dryRun: 'perhaps', mapping: 'a', async_: 'x' }
    const problem = await refuseFile('contacts', 'first_name,last_name\nA,B\n', acme.admin, wrong)
    t.same(problem.errors?.map(({ path }) => path).sort(), ['async_', 'dryRun', 'mapping', 'mode'])
    t.same(await snapshot(service), before)
  })
})

t.test('A mapping names the columns that headers mean', async (t) => {
  const service = await startService(t)
  const { acme } = service
  const { importFile, refuseFile } = sheets(service)
  const map = (kind: Kind, file: string, mapping: string) => importFile(kind, file, acme.admin, { mapping })

  t.test(
    'A mapped header is read as its column, an ignored one not at all, and the others as they are called',
    async (t) => {
      const file = 'Full Name;Mail;last_name;"a,b:c%";email\nMaja;maja@map.test;Ek;note;not an address\n'
      const mapping = 'Full%20Name:first_name,Mail:email,a%2Cb%3Ac%25:notes,email:'
      t.match(await map('contacts', file, mapping), { imported: 1, errors: [] })
      t.match(await findContact(service, 'maja@map.test'), { firstName: 'Maja', lastName: 'Ek', notes: 'note' })
    }
  )

  t.test('A mapping that fits neither the file nor the columns is refused', async (t) => {
    const file = 'Name,Mail,email\nA,a@x.test,b@x.test\n'
    const refused: [string, RegExp][] = [
      ['Name', /^has "Name", which is not Header:column/],
      ['Name:name:x', /which is not Header:column/],
      [':name', /which is not Header:column/],
      ['Name:name,', /which is not Header:column/],
      ['%zz:name', /which is not Header:column/],
      ['Name:nothing', /^names "nothing", which is no column/],
      ['Name:__proto__', /^names "__proto__", which is no column/],
      ['Name:constructor', /^names "constructor", which is no column/],
      ['Nobody:name', /^names "Nobody", which the first row has not; it has "Name", "Mail", "email"$/],
      ['constructor:name', /^names "constructor", which the first row has not/],
      ['Name:name,Mail:name', /^maps two headers to name/],
      ['Name:name,name:domain', /^names the header "name" twice/]
    ]
    const before = await snapshot(service)
    for (const [mapping, message] of refused) {
      const { status, code, errors } = await refuseFile('companies', file, acme.admin, { mapping })
      t.same([status, code, errors?.[0]?.path], [400, 'validation_failed', 'mapping'], mapping)
      t.match(errors?.[0]?.message, message, mapping)
    }
    const twice = await refuseFile('contacts', 'first_name,last_name,Mail,email\nA,B,,\n', acme.admin, {
      mapping: 'Mail:email'
    })
    t.match(twice, {
      status: 400,
      code: 'invalid_file',
      detail: /^The first row names email twice: "Mail" and "email"/
    })
    t.same(await snapshot(service), before)
  })
})

t.test('An import under an Idempotency-Key is repeated with its parameters', async (t) => {
  const service = await startService(t)
  const { call } = service
  const send = (key: string, query: object = {}, file = 'first_name,last_name,email\nA,B,key@x.test\n') =>
    call('importContacts', {
      ...upload(file),
      headers: { ...upload(file).headers, 'idempotency-key': key },
      query: query as never
    })

  t.test('Other parameters are another request, and the same ones in another order are not', async (t) => {
    const first = await send('one', { mode: 'upsert', mapping: 'email:email' })
    const again = await send('one', { mapping: 'email:email', mode: 'upsert' })
    t.same([again.body, again.headers['idempotent-replayed']], [first.body, 'true'])
    for (const query of [
      {},
      { mode: 'upsert' },
      { mode: 'upsert', mapping: 'email:' },
      { mode: 'upsert', dryRun: true }
    ]) {
      const { status, problem } = await send('one', query)
      t.same([status, problem.code], [422, 'idempotency_key_reused'])
    }
    await send('two')
    t.equal((await send('two', { mode: 'create' })).status, 422)
    t.match((await send('two')).body, { totalRows: 1, skipped: 1 })
  })

  t.test('A dry run has no change set, and its key belongs to it', async (t) => {
    const before = await snapshot(service)
    const first = await send('three', { dryRun: true }, 'first_name,last_name\nA,B\n')
    t.same([first.body.imported, first.headers['x-change-set']], [1, undefined])
    const again = await send('three', { dryRun: true }, 'first_name,last_name\nA,B\n')
    t.same([again.body, again.headers['idempotent-replayed']], [first.body, 'true'])
    t.equal((await send('three', {}, 'first_name,last_name\nA,B\n')).status, 422)
    t.same(await snapshot(service), before)
  })
})

/** For each column cells of every sort: few enough that rows have keys in common, and many of them faulty. */
const cellsOf: Record<Kind, Record<string, string[]>> = {
  companies: {
    name: ['Nord', 'NORD', 'Süd', '', ' '],
    domain: ['a.test', 'A.test', 'b.test', '', 'no domain'],
    city: ['Kiel', ''],
    employee_count: ['1', '', '1.5', 'many'],
    tags: ['x,y', 'x,y,x', '']
  },
  contacts: {
    first_name: ['Maja', ''],
    last_name: ['Ek', 'Ek ', ''],
    email: ['a@x.test', 'A@x.test', 'b@x.test', 'c@x.test', '', 'nobody'],
    company_name: ['Nord', 'nord', 'Nowhere', ''],
    lifecycle_stage: ['lead', 'CUSTOMER', 'boss', '']
  },
  deals: {
    name: ['Big', 'big', 'Small', ''],
    pipeline_name: ['', 'Second', 'Nowhere'],
    stage_name: ['', 'A', 'B', 'Nowhere'],
    value: ['10', '10.00', '-', ''],
    expected_close_date: ['2026-03-01', '2026-03-01T00:00:00Z', 'soon', '']
  },
  activities: {
    activity_type: ['call', 'note', 'sleep', ''],
    subject: ['One', 'Two', ''],
    status: ['completed', 'pending', ''],
    scheduled_at: ['2026-03-01', ''],
    contact_email: ['a@x.test', 'nobody@x.test', '']
  }
}

const fileOf = (kind: Kind) => {
  const columns = Object.values(cellsOf[kind]).map((cells) => fc.constantFrom(...cells))
  const row = fc.tuple(...columns).map((cells) => cells.map((one) => `"${one}"`).join())
  const odd = fc.constantFrom('', ',,,,', 'a,b,c,d,e,f,g')
  const rows = fc.array(fc.oneof({ weight: 9, arbitrary: row }, { weight: 1, arbitrary: odd }), {
    minLength: 1,
    maxLength: 30
  })
  return rows.map((all) => `${Object.keys(cellsOf[kind]).join()}\n${all.join('\n')}\n`)
}

t.test('A dry run answers what the import answers then, for files with every kind of fault', async (t) => {
  const service = await startService(t)
  const { acme } = service
  const { importFile } = sheets(service)
  await makePipeline(service, 'Second')
  const seen = { imported: 0, updated: 0, unchanged: 0, skipped: 0 }
  const anyImport = fc
    .constantFrom(...kinds)
    .chain((kind) =>
      fc.record({ kind: fc.constant(kind), file: fileOf(kind), mode: fc.constantFrom('create', 'upsert', 'update') })
    )
  await fc.assert(
    fc.asyncProperty(anyImport, async ({ kind, file, mode: wanted }) => {
      const mode = kind === 'activities' ? 'create' : wanted
      const before = await snapshot(service)
      const dry = await importFile(kind, file, acme.admin, { mode, dryRun: true })
      assert.deepEqual(await snapshot(service), before)
      const real = await importFile(kind, file, acme.admin, { mode, dryRun: false })
      assert.deepEqual(dry, real)
      assert.equal(real.imported + Number(real.updated) + Number(real.unchanged) + real.skipped, real.totalRows)
      for (const name of Object.keys(seen) as (keyof typeof seen)[]) seen[name] += Number(real[name])
    }),
    { numRuns: 120 }
  )
  t.ok(
    Object.values(seen).every((count) => count > 4),
    JSON.stringify(seen)
  )
})

t.test('A dry run of a file of several chunks sees the rows of those before', async (t) => {
  const service = await startService(t)
  const { acme } = service
  const { importFile } = sheets(service)
  for (const mode of ['upsert', 'create']) {
    // Addresses of its own for each: what the tenant has already would hide what the file repeats.
    const rows = Array.from(
      { length: 1_500 },
      (_, n) => `A,B,${mode}${n % 900}@x.test,${n % 1_200 === 0 ? 'Kiel' : ''}`
    )
    const file = `first_name,last_name,email,city\n${rows.join('\n')}\n`
    const dry = await importFile('contacts', file, acme.admin, { mode, dryRun: true })
    t.match(dry, mode === 'create' ? { imported: 900, skipped: 600 } : { imported: 900, updated: 1, unchanged: 599 })
    t.same(await importFile('contacts', file, acme.admin, { mode }), dry)
  }
})
