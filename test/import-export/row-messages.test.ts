import t from 'tap'
import { startService } from '../support/start.ts'
import { importBoth } from './both-ways.ts'
import { sheets } from './sheets.ts'

// What an import says of a file: its columns, its rows, its words, and the mapping that comes with it.

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

t.test('What is wrong with a cell is told with the cell as the file has it, however it was read', async (t) => {
  const service = await startService(t)
  const { call } = service
  await call('createProperty', { body: { entity: 'deal', key: 'at', type: 'datetime', label: 'At' } })
  const options = [{ value: 'Red' }, { value: 'Blue, light' }]
  await call('createProperty', { body: { entity: 'deal', key: 'likes', type: 'multiselect', label: 'Likes', options } })
  const { importFile } = sheets(service)
  const { errors } = await importFile(
    'deals',
    'name;probability;currency;custom.likes;custom.at\n' +
      'A;"0,5";;;\nB;-1 %;;;\nC;1.000;;;\nD;;Euro;;\nE;;;red;2026-13-01 10:00\nF;;;"red;pink";\n',
    undefined,
    { decimal: ',' }
  )
  t.same(
    errors.map((error) => /\(([^()]*)\)$/.exec(error)?.[1]),
    ['0,5', '-1 %', '1.000', 'Euro', '2026-13-01 10:00', 'red;pink']
  )
})

t.test('A probability may have its sign before it or behind it', async (t) => {
  const service = await startService(t)
  const { importFile } = sheets(service)
  const cells = ['50%', '50 %', '%50', '% 50', '50％', '50\u202f%', '50%%', '%50%']
  const rows = cells.map((cell, at) => `Deal ${at};${cell}`)
  const { errors } = await importFile('deals', ['name;probability', ...rows].join('\n'))
  t.same(
    errors.map((error) => error.slice(0, 6)),
    ['Row 8:', 'Row 9:'],
    'two signs are none'
  )
  const { body } = await service.call('listDeals', { query: {} })
  t.same(new Set(body.map(({ probability }) => probability)), new Set([50]))
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
