import t from 'tap'
import * as xlsx from 'xlsx'
import type { Schemas } from '../../generated/types.ts'
import { upload } from '../support/example-requests.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { type Kind, kinds, type Result, sheets } from './sheets.ts'

// What an import says of a file as a whole, in which encodings and with which further columns it may come.

type Query = Record<string, string | boolean>
type Job = Schemas['ImportJobResponse']

/** Imports a file both ways, and resolves with the answer and the ended job. */
async function importBoth(
  service: Awaited<ReturnType<typeof startService>>,
  kind: Kind,
  file: string | Buffer,
  query: Query
) {
  const { acme, call } = service
  const answer = await sheets(service).importFile(kind, file, acme.admin, { ...query, dryRun: true })
  const id = `import${kind.charAt(0).toUpperCase()}${kind.slice(1)}` as 'importContacts'
  const started = await call(id, { ...upload(file), query: { ...query, async: true } } as never)
  const params = { id: String((started.body as unknown as Job).id) }
  await waitFor('the end of a job', async () => (await call('getImportJob', { params })).body.finishedAt !== null)
  return { answer, job: (await call('getImportJob', { params })).body }
}

t.test('An import tells which columns of the file it has not read', async (t) => {
  const service = await startService(t)
  const header = 'First Name;last_name;"Phone Number";error;;Fax;Fax;Mail;Seen'
  const file = `${header}\nA;B;1;;;2;2;a@x.test;x\n`
  const query = { mapping: 'Mail:email,Seen:' }
  const { answer, job } = await importBoth(service, 'contacts', file, query)
  t.same(answer.ignoredColumns, ['Phone Number', 'Fax'])
  t.same(job.ignoredColumns, ['Phone Number', 'Fax'])
  t.match(job, { status: 'succeeded', imported: 1, createdProperties: [] })
  t.equal(answer.createdProperties, undefined)
  const none = await sheets(service).importFile('companies', 'name\nN\n')
  t.same(none.ignoredColumns, [])
  const { body } = await service.call('listImportJobs', {})
  t.same(body[0]?.ignoredColumns, ['Phone Number', 'Fax'])
})

t.test('An import tells all that is wrong with a row in its one entry', async (t) => {
  const service = await startService(t)
  const { call } = service
  await call('createProperty', { body: { entity: 'deal', key: 'size', type: 'number', label: 'Size' } })
  await call('createContact', { body: { firstName: 'A', lastName: 'B', email: 'known@x.test' } })
  const { importFile } = sheets(service)

  const deals = await importFile(
    'deals',
    'name,value,stage_name,pipeline_name,contact_email,owner_email,status,custom.size\n' +
      'Good,1,,,,,,\nGood,x,,,ghost@x.test,nobody@x.test,Lost soul,big\nOther,1,Nowhere,Nirgends,,,,\n'
  )
  t.match(deals, { imported: 1, skipped: 2 })
  const [first = '', second = ''] = deals.errors
  for (const part of [
    'value: ',
    'status: invalid value, not one of open, won, lost (Lost soul)',
    'custom.size: ',
    'contact_email: contact not found (ghost@x.test), there are: known@x.test',
    'owner_email: user not found (nobody@x.test), there are: ',
    'name: duplicate of another deal (Good)'
  ]) {
    t.ok(first.includes(part), `${part} is in: ${first}`)
  }
  t.match(first, /^Row 3: ([^;]+; ){5}[^;]+$/, 'parted by semicolons')
  t.match(second, /^Row 4: pipeline_name: pipeline not found \(Nirgends\), there are: Sales$/)

  const contacts = await importFile(
    'contacts',
    'first_name,last_name,email,lifecycle_stage,company_name\n,X,known@x.test,vip,Nobody\nY,Z,new@x.test,,\n,Q,new@x.test,,\n'
  )
  t.match(contacts, { imported: 1, skipped: 2 })
  t.match(
    contacts.errors[0],
    /^Row 2: first_name: required, must not be empty; lifecycle_stage: .*\(vip\); company_name: company not found \(Nobody\), there is none; email: duplicate of another contact \(known@x.test\)$/
  )
  t.equal(
    contacts.errors[1],
    'Row 4: first_name: required, must not be empty; email: duplicate of another contact (new@x.test)'
  )
  const wrong = await importFile('contacts', 'first_name,last_name,email\n,X,free@x.test\nY,Z,free@x.test\n')
  t.match(wrong, { imported: 1, skipped: 1 }, 'a row that is left out takes no key from the next')
})

t.test('A row of companies or deals is told its duplicate beside whatever else is wrong with it', async (t) => {
  const service = await startService(t)
  const { call } = service
  const { importFile } = sheets(service)
  await call('createCompany', { body: { name: 'Known', domain: 'known.test' } })
  await call('createCompany', { body: { name: 'Named' } })
  const domain = 'domain: duplicate of another company (known.test)'
  const rows = [
    ['Other,known.test,many', new RegExp(`^Row 2: employee_count: [^;]*; ${domain.replace(/[()]/g, '.')}$`)],
    [
      `${'x'.repeat(300)},known.test,`,
      /^Row 3: name: longer than [^;]*; domain: duplicate of another company .known.test.$/
    ],
    [',known.test,many', /^Row 4: name: required[^;]*; employee_count: [^;]*; domain: duplicate of another company/],
    ['Named,,many', /^Row 5: employee_count: [^;]*; name: duplicate of another company .Named.$/],
    ['Named,no host,', /^Row 6: domain: not a host name, [^(]*.no host.$/],
    [',,many', /^Row 7: name: required[^;]*; employee_count: [^;]*$/],
    ['Fresh,fresh.test,1', undefined],
    [',fresh.test,', /^Row 9: name: required[^;]*; domain: duplicate of another company .fresh.test.$/]
  ] as const
  const file = ['name,domain,employee_count', ...rows.map(([row]) => row)].join('\n')
  for (const dryRun of [true, false]) {
    const { errors, imported } = await importFile('companies', file, undefined, { dryRun })
    t.match([imported, errors], [1, rows.flatMap(([, message]) => message ?? [])])
    t.equal(errors.length, rows.length - 1)
  }

  t.match(await importFile('deals', 'name,stage_name\nGood,\n'), { imported: 1 })
  const deals = await importFile('deals', 'name,value,stage_name\nGood,much,\nGood,,Nowhere\nGood,1,\n')
  t.match(deals.errors, [
    /^Row 2: value: [^;]*; name: duplicate of another deal .Good.$/,
    /^Row 3: stage_name: [^;]*; name: duplicate of another deal .Good.$/,
    /^Row 4: name: duplicate of another deal .Good.$/
  ])
})

t.test('Words of a list are taken as people write them', async (t) => {
  const service = await startService(t)
  const { call } = service
  const options = [
    { value: 'north-east', label: 'North East' },
    { value: 'x1', label: 'Same' },
    { value: 'x2', label: 'same' }
  ]
  await call('createProperty', { body: { entity: 'contact', key: 'region', type: 'select', label: 'R', options } })
  await call('createProperty', {
    body: { entity: 'contact', key: 'regions', type: 'multiselect', label: 'R', options }
  })
  await call('createProperty', { body: { entity: 'contact', key: 'news', type: 'boolean', label: 'N' } })
  const { importFile } = sheets(service)
  const rows = [
    ['Marketing Qualified Lead', 'yes', 'north east', 'X1,NORTH EAST'],
    ['sales-qualified-lead', '0', 'NORTH-EAST', ''],
    ['Customer', 'No', 'x2', ''],
    ['customer', '1', 'Same', '']
  ]
  const file = rows.map((row, n) => `A,B${n},${row.map((cell) => `"${cell}"`).join()}`).join('\n')
  const result = await importFile(
    'contacts',
    `first_name,last_name,lifecycle_stage,custom.news,custom.region,custom.regions\n${file}\n`
  )
  t.match(result, { imported: 3, skipped: 1, errors: [/^Row 5: custom.region: /] }, 'a label of two options is none')
  t.match((await call('listContacts', {})).body, [
    {
      lifecycleStage: 'marketing_qualified_lead',
      custom: { news: true, region: 'north-east', regions: ['north-east', 'x1'] }
    },
    { lifecycleStage: 'sales_qualified_lead', custom: { news: false, region: 'north-east' } },
    { lifecycleStage: 'customer', custom: { news: false, region: 'x2' } }
  ])
})

t.test('A mapping is answered with all that is wrong with it at once', async (t) => {
  const service = await startService(t)
  const { refuseFile } = sheets(service)
  const mapping = 'Name:nothing,Mail:custom.code,Also,Name:domain,Nowhere:city,Neither:city'
  const { errors } = await refuseFile('companies', 'Name,Mail\nA,b\n', service.acme.admin, { mapping })
  const found = [
    /^names "nothing", which is no column, for the header "Name"$/,
    /^names "custom.code", which is no property: .*createProperty.*, for the header "Mail"$/,
    /^has "Also", which is not Header:column/,
    /^names the header "Name" twice$/,
    /^maps two headers to city: "Nowhere" and "Neither"$/,
    /^names "Nowhere", which the first row has not; it has "Name", "Mail"$/,
    /^names "Neither", which the first row has not; it has "Name", "Mail"$/
  ].map((message) => ({ path: 'mapping', message }))
  t.match(errors, found)
  t.equal(errors?.length, found.length, 'one entry each')
  const more = await refuseFile('companies', 'Name,Mail\nA,b\n', service.acme.admin, { mapping, mode: 'replace' })
  const others = more.errors?.filter(({ path }) => path !== 'mapping')
  t.same([others?.map(({ path }) => path), more.errors?.length], [['mode'], 6], 'along with other parameters')
  const long = Array.from({ length: 1_500 }, (_, n) => `${n % 10}:`).join()
  const worst = await refuseFile('companies', 'Name,Mail\nA,b\n', service.acme.admin, { mapping: long })
  t.ok(JSON.stringify(worst.errors).length <= 65_536)
  t.match(worst.errors?.at(-1)?.message, /\d+ more/)
})

t.test('A file comes in the encoding that its request names', async (t) => {
  const service = await startService(t)
  const { call, acme } = service
  const { refuseFile } = sheets(service)
  const text = 'name,city\nKöln – “Größe” €,Zürich\n'
  const bytes = Buffer.from(
    [...text].map((one) => ({ '–': 0x96, '“': 0x93, '”': 0x94, '€': 0x80 })[one] ?? one.charCodeAt(0))
  )
  const little = Buffer.from(`\ufeff${text}`, 'utf16le')
  const files: [string, Buffer][] = [
    ['utf-8', Buffer.from(text)],
    ['windows-1252', bytes],
    ['utf-16', little],
    ['utf-16', little.subarray(2)],
    ['utf-16', Buffer.from(little).swap16()]
  ]
  for (const [encoding, file] of files) {
    const { answer, job } = await importBoth(service, 'companies', file, { encoding })
    t.match([answer, job], [{ imported: 1 }, { imported: 1, errors: [] }], encoding)
    const [made] = (await call('listCompanies', {})).body
    t.match(made, { name: 'Köln – “Größe” €', city: 'Zürich' }, encoding)
    await call('deleteCompany', { params: { id: String(made?.id) } })
  }
  t.match(await refuseFile('companies', text, acme.admin, { encoding: 'latin-1' }), {
    status: 400,
    errors: [{ path: 'encoding' }]
  })
  const odd = await refuseFile('companies', Buffer.concat([little, Buffer.from([0x00])]), acme.admin, {
    encoding: 'utf-16'
  })
  t.match(odd, { status: 400, detail: /not valid utf-16.*encoding/ })
  // What UTF-8 makes of Á has a byte that windows-1252 doesn't assign.
  const unassigned = await refuseFile('companies', 'name\nÁrpád\n', acme.admin, { encoding: 'windows-1252' })
  t.match(unassigned, { status: 400, detail: /not valid windows-1252.*encoding=utf-8/ })
  const misread = await refuseFile('companies', 'name,city\nAB,CD\n', acme.admin, { encoding: 'utf-16' })
  t.match(misread, { status: 400, detail: /lacks name.* read with encoding=utf-16; .* in another one, name that/ })
})

t.test('Extended files bring back what others lose', async (t) => {
  const service = await startService(t)
  const { call, acme, globex } = service
  const [user] = (await call('listUsers', { as: globex.admin })).body
  const email = 'seller@shared.test'
  const makeUser = (as: typeof acme.admin) =>
    call('createUser', { as, body: { email, name: 'Seller', role: 'member', password: 'a long password' } })
  const { id: ownerId } = (await makeUser(acme.admin)).body
  await makeUser(globex.admin)
  const person = async (name: string) =>
    (await call('createContact', { body: { firstName: name, lastName: 'P', email: `${name}@x.test`, ownerId } })).body
      .id
  const [a, c] = [await person('a'), await person('c')]
  t.ok(a && c && user)
  const { id: companyId } = (
    await call('createCompany', { body: { name: 'Co', networkUrl: 'https://net.example/co', ownerId } })
  ).body
  const [pipeline] = (await call('listPipelines', {})).body
  const stageId = String(pipeline?.stages[1]?.id)
  const makeDeal = (name: string, more: object) =>
    call('createDeal', { body: { name, pipelineId: String(pipeline?.id), stageId, companyId, ...more } as never })
  const { id } = (await makeDeal('Won', { contactId: a, ownerId })).body
  await call('setDealContact', { params: { id, contactId: String(c) }, body: {} } as never)
  const won = await call('updateDeal', {
    params: { id },
    body: { status: 'won', actualCloseDate: '2026-01-02T03:04:05.678Z', probability: 80 }
  })
  t.match(won.body, { status: 'won', probability: 100 })
  await call('updateDeal', { params: { id }, body: { probability: 80 } })
  await makeDeal('Open', {})
  const { id: lost } = (await makeDeal('Lost', {})).body
  await call('updateDeal', { params: { id: lost }, body: { status: 'lost' } })
  await call('createActivity', { body: { activityType: 'call', subject: 'S', contactId: String(a), ownerId } })

  const nameOf = (kind: Kind) => kind.charAt(0).toUpperCase() + kind.slice(1)
  const read = async (kind: Kind, as: typeof acme.admin, query: Query) =>
    String((await call(`export${nameOf(kind)}` as 'exportContacts', { as, query } as never)).body)
  for (const kind of kinds) {
    const plain = await read(kind, acme.reader, {})
    const extended = await read(kind, acme.reader, { extended: true })
    const template = await call(
      `get${nameOf(kind)}Template` as 'getContactsTemplate',
      { query: { extended: true } } as never
    )
    t.equal(extended.split('\r\n')[0], String(template.body).trimEnd(), `${kind}: the template has the same columns`)
    t.ok(extended.startsWith(plain.split('\r\n')[0] ?? '-'), `${kind}: the further columns come behind`)
    t.notMatch(plain, /owner_email/)
    const { skipped, errors, ignoredColumns } = await sheets(service).importFile(kind, extended, globex.admin)
    t.same({ skipped, errors, ignoredColumns }, { skipped: 0, errors: [], ignoredColumns: [] }, kind)
    t.equal(await read(kind, globex.reader, { extended: true }), extended, `${kind} come out as they went in`)
  }
  const deals = (await call('listDeals', { as: globex.reader })).body
  t.match(deals, [
    {
      name: 'Won',
      status: 'won',
      probability: 80,
      actualCloseDate: '2026-01-02T03:04:05.678Z',
      contactName: 'a P',
      ownerName: 'Seller'
    },
    { name: 'Open', status: 'open', actualCloseDate: null },
    { name: 'Lost', status: 'lost', probability: 0 }
  ])
  const entries = (await call('listDealContacts', { as: globex.reader, params: { id: String(deals[0]?.id) } })).body
  t.same(
    entries.map(({ contactName, isPrimary }) => [contactName, isPrimary]),
    [
      ['a P', true],
      ['c P', false]
    ]
  )

  const change = 'name,status,other_contact_emails\nOpen,WON,\nLost,,c@x.test\n'
  t.match(await sheets(service).importFile('deals', change, acme.admin, { mode: 'upsert' }), { updated: 2, errors: [] })
  const after = (await call('listDeals', {})).body
  t.match(after, [
    {},
    { name: 'Open', status: 'won', probability: 100, actualCloseDate: /Z$/ },
    { name: 'Lost', status: 'lost' }
  ])
  t.equal((await call('listDealContacts', { params: { id: lost } })).body.length, 1)
  const workbook = await call('exportDealsExcel', { query: { extended: true } })
  t.equal(workbook.status, 200)
})

t.test('An administrator’s import defines the properties that its columns lack', async (t) => {
  const service = await startService(t)
  const { call, acme } = service
  const { importFile, refuseFile } = sheets(service)
  const properties = async () =>
    (await call('listProperties', { query: { entity: 'contact' } })).body.map(({ key, type, label }) => [
      key,
      type,
      label
    ])
  const file = 'first_name,last_name,custom.code,Record ID,Other\nA,B,c-1,17,x\n'
  const query = { properties: 'create', mapping: 'Record ID:custom.record_id' }
  t.match(await refuseFile('contacts', file, acme.writer, query), { status: 403, requiredScope: 'admin' })
  t.match(await refuseFile('contacts', file, acme.admin, {}), { status: 400, detail: /define it first/ })
  const dry = await importFile('contacts', file, acme.admin, { ...query, dryRun: true })
  t.match(dry, { imported: 1, createdProperties: ['code', 'record_id'], ignoredColumns: ['Other'], errors: [] })
  t.same(await properties(), [], 'nothing is written')
  const { answer, job } = await importBoth(service, 'contacts', file, query)
  t.same(answer.createdProperties, ['code', 'record_id'])
  t.match(job, { imported: 1, createdProperties: ['code', 'record_id'], errors: [] })
  t.same(await properties(), [
    ['code', 'text', 'code'],
    ['record_id', 'text', 'Record ID']
  ])
  t.match((await call('listContacts', {})).body, [{ custom: { code: 'c-1', record_id: '17' } }])
  const again = await importFile('contacts', file, acme.admin, query)
  t.same(again.createdProperties, [], 'they are there by now')
  const more = await importFile('contacts', file.replace('custom.code', 'custom.further'), acme.admin, query)
  t.same((more as Result).createdProperties, ['further'])

  const [{ id } = { id: '' }] = (await call('listProperties', { query: { entity: 'contact' } })).body
  await call('updateProperty', { params: { id }, body: { isArchived: true } })
  const before = await properties()
  for (const async of [false, true]) {
    const refuse = (columns: string) =>
      refuseFile('contacts', `first_name,last_name,${columns}\nA,B\n`, acme.admin, {
        ...query,
        async,
        mapping: 'first_name:first_name'
      })
    t.match(await refuse('custom.new,custom.code'), {
      status: 400,
      detail: /custom.code, which belongs to an archived/
    })
    t.match(await refuse('custom.9,custom.new,custom.code,custom.Ü'), {
      status: 400,
      detail: /custom.9, which is no key.*; custom.code, which belongs to an archived.*; custom.ü, which is no key/
    })
    const many = Array.from({ length: 198 }, (_, n) => `custom.k${n}`).join()
    t.match(await refuse(many), {
      status: 409,
      code: 'limit_reached',
      detail: /names 198 properties that are not defined, beside the 3 .* together there may be 200/
    })
  }
  t.same(await properties(), before, 'nothing was written')
})

t.test('Files that come at once and lack one column define it once, and all come in', async (t) => {
  const service = await startService(t)
  const { call } = service
  const query = { properties: 'create' }
  const send = (n: number, columns: string) =>
    call('importContacts', {
      ...upload(`first_name,last_name,${columns}\nA,B${n},x${n},y${n}\n`),
      query: { ...query, async: n % 2 === 1 }
    } as never)
  const answers = await Promise.all([0, 1, 2, 3, 4, 5].map((n) => send(n, `custom.shared,custom.own_${n}`)))
  t.same(
    answers.map(({ status }) => status),
    [200, 202, 200, 202, 200, 202]
  )
  const made = answers.map(({ body }) => (body as unknown as Result).createdProperties ?? [])
  t.equal(made.filter((keys) => keys.includes('shared')).length, 1, 'one of them says that it made it')
  for (const [n, keys] of made.entries()) t.ok(keys.includes(`own_${n}`), `its own, too: ${keys}`)
  await waitFor('all rows', async () => (await call('listContacts', {})).body.length === 6)
  const own = (await call('listContacts', {})).body.map(({ lastName, custom }) => [lastName, custom])
  t.same(
    own.sort(),
    [0, 1, 2, 3, 4, 5].map((n) => [`B${n}`, { shared: `x${n}`, [`own_${n}`]: `y${n}` }])
  )
  t.equal((await call('listProperties', { query: { entity: 'contact' } })).body.length, 7)
})

t.test('A workbook has a bold first row that stays in view, a filter, and columns wide enough for dates', async (t) => {
  const { app, acme, call } = await startService(t)
  await call('createDeal', {
    body: { ...(await pipelineOf(call)), name: 'D', expectedCloseDate: '2026-06-30' }
  })
  const { host, headers } = acme.reader
  const url = '/api/v1/importexport/deals/export/excel?extended=true'
  const { rawPayload } = await app.inject({ url, headers: { host, ...headers } })
  const book = xlsx.read(rawPayload, { bookFiles: true }) as xlsx.WorkBook & {
    files: Record<string, { content: Buffer }>
  }
  const xml = String(book.files['xl/worksheets/sheet1.xml']?.content)
  t.match(xml, /<pane ySplit="1" [^>]*state="frozen"\/>/)
  t.match(xml, '<autoFilter ref="A1:N2"/></worksheet>')
  t.match(xml, /<c r="A1" s="3" t="inlineStr">/)
  t.match(xml, /<col min="5" max="5" width="(2\d)" customWidth="1"\/>/, 'expected_close_date')
  t.match(String(book.files['xl/styles.xml']?.content), '<b/>')
  const rows = xlsx.utils.sheet_to_json<Record<string, unknown>>(book.Sheets.deals as xlsx.WorkSheet)
  t.match(rows, [{ name: 'D', status: 'open' }])
})

async function pipelineOf(call: Awaited<ReturnType<typeof startService>>['call']) {
  const [pipeline] = (await call('listPipelines', {})).body
  return { pipelineId: String(pipeline?.id), stageId: String(pipeline?.stages[0]?.id) }
}
