import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import { upload } from '../support/example-requests.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { type Kind, sheets } from './sheets.ts'

// Whom and what the cells of a file name: by which columns, what becomes of a name that several have, and companies made on the way.

type Query = Record<string, string | boolean>
type Service = Awaited<ReturnType<typeof startService>>

async function importAsJob({ call }: Service, kind: Kind, file: string, query: Query) {
  const id = `import${kind.charAt(0).toUpperCase()}${kind.slice(1)}` as 'importContacts'
  const started = await call(id, { ...upload(file), query: { ...query, async: true } } as never)
  const params = { id: String((started.body as unknown as Schemas['ImportJobResponse']).id) }
  await waitFor('the end of a job', async () => (await call('getImportJob', { params })).body.finishedAt !== null)
  return (await call('getImportJob', { params })).body
}

t.test(
  'A name that two records have leaves the row out, unless another column or its letters say which is meant',
  async (t) => {
    const service = await startService(t)
    const { call } = service
    const { importFile } = sheets(service)
    const make = async (body: object) => (await call('createCompany', { body: body as never })).body
    const one = await make({ name: 'Nova', domain: 'nova.test' })
    const two = await make({ name: 'Nova', domain: 'nova-two.test' })
    await make({ name: 'Twin' })
    const upper = await make({ name: 'TWIN' })
    const header = 'first_name,last_name,company_name,company_domain,company_id'
    const result = await importFile(
      'contacts',
      [
        header,
        'A,Several,Nova,,',
        'B,Domain,Nova,nova-two.test,',
        `C,Id,nova,,${one.id}`,
        'D,Letters,TWIN,,',
        'E,Neither,tWiN,,',
        'F,Other,Twin,nova.test,',
        `G,Alone,,,${two.id}`,
        'H,Url,,https://www.nova.test/about,',
        'I,Nobody,,,019cadd8-9d01-7f6b-8a57-0c1d2e3f4a5b',
        'J,Word,,,Nova',
        'K,All,Nova,nova.test,'.concat(String(one.id))
      ].join('\n')
    )
    t.match(result.errors, [
      /^Row 2: company_name: more than one company has this name \(Nova\), the column company_domain or company_id says which$/,
      /^Row 6: company_name: more than one company/,
      /^Row 7: company_name: company_name and company_domain mean different company records \(Twin\)$/,
      /^Row 10: company_id: company not found \(019cadd8/,
      /^Row 11: company_id: company not found \(Nova\)/
    ])
    const { body } = await call('listContacts', { query: { sort: 'firstName' } })
    t.same(
      body.map(({ firstName, companyId }) => [firstName, companyId]),
      [
        ['B', two.id],
        ['C', one.id],
        ['D', upper.id],
        ['G', two.id],
        ['H', one.id],
        ['K', one.id]
      ]
    )

    const { body: pipeline } = await call('createPipeline', { body: { name: 'Renewals' } })
    const stage = async (name: string, position: number) =>
      (await call('createStage', { params: { id: String(pipeline.id) }, body: { name, position, probability: 10 } }))
        .body
    const open = await stage('Open', 0)
    await stage('Open', 1)
    await call('createPipeline', { body: { name: 'RENEWALS' } })
    const deals = await importFile(
      'deals',
      'name,pipeline_name,stage_name,company_domain\nA,Renewals,Open,\nB,renewals,,\nC,Renewals,,nova.test\nLicence,,,\n'
    )
    t.match(deals, {
      imported: 2,
      errors: [
        /^Row 2: stage_name: more than one stage of this pipeline has this name \(Open\)/,
        /^Row 3: pipeline_name: more than one pipeline/
      ]
    })
    const body2 = { name: 'Licence', pipelineId: String(pipeline.id), stageId: String(open.id) }
    const licence = (await call('createDeal', { body: body2 })).body
    const activities = await importFile(
      'activities',
      `activity_type,subject,deal_name,deal_id\ncall,Which,Licence,\ncall,This,Licence,${licence.id}\n`
    )
    t.match(activities, {
      imported: 1,
      errors: [/^Row 2: deal_name: more than one deal has this name \(Licence\), the column deal_id says which/]
    })
    t.match((await call('listActivities')).body, [{ dealId: licence.id }])
  }
)

t.test('A name that nobody has is answered with the nearest that there are, among however many', async (t) => {
  const service = await startService(t)
  const { importFile } = sheets(service)
  const names = Array.from({ length: 1_200 }, (_, n) => `Company ${String(n).padStart(4, '0')}`)
  await importFile('companies', `name\nNordwind Logistics\n${names.join('\n')}\n`)
  const read = async (name: string) =>
    (await importFile('contacts', `first_name,last_name,company_name\nA,B,${name}\n`, undefined, { dryRun: true }))
      .errors[0]
  t.match(await read('Nordwind Logistik'), /company not found \(Nordwind Logistik\), there are: .*Nordwind Logistics/)
  t.match(await read('Company 1190x'), /Company 1190/)
})

t.test('A name that several records have is listed once among those that there are', async (t) => {
  const service = await startService(t)
  const { importFile } = sheets(service)
  const items = ['Other', 'Twin', 'Twin', 'Twin'].map((name) => ({ name }))
  await service.call('bulkCreateCompanies', { body: { items } })
  for (const name of ['Second', 'Second']) await service.call('createPipeline', { body: { name } })
  const contacts = await importFile('contacts', 'first_name,last_name,company_name\nA,B,Nobody\n')
  t.match(contacts.errors, [/there are: Other, Twin$/])
  t.match((await importFile('deals', 'name,pipeline_name\nD,Nobody\n')).errors, [/there are: Sales, Second$/])
})

t.test('An owner is known by the address, or by a name that one active user alone has', async (t) => {
  const service = await startService(t)
  const { call } = service
  const make = async (name: string, email: string) =>
    (await call('createUser', { body: { name, email, password: 'correct horse battery', role: 'member' } })).body
  const ada = await make('Ada Byron', 'byron@x.test')
  await make('Two Alike', 'one@x.test')
  await make('Two  ALIKE', 'two@x.test')
  const gone = await make('Gone Away', 'gone@x.test')
  await call('updateUser', { params: { id: String(gone.id) }, body: { isActive: false } })
  const file = 'name,owner_email\nA,ada byron\nB,byron@x.test\nC,Two Alike\nD,Gone Away\nE,Nobody\n'
  const { errors } = await sheets(service).importFile('companies', file)
  t.match(errors, [
    /^Row 4: owner_email: more than one user has this name \(Two Alike\), the e-mail address says which$/,
    /^Row 5: owner_email: user not found \(Gone Away\)/,
    /^Row 6: owner_email: user not found \(Nobody\)/
  ])
  t.match((await call('listCompanies')).body, [{ ownerId: ada.id }, { ownerId: ada.id }])
})

t.test('An owner is known by an address in letters of any script, in each of its spellings', async (t) => {
  const service = await startService(t)
  const { call } = service
  const password = 'correct horse battery'
  const made = ['Ömer@firma.test', 'bo@bücher.test', 'σοφία@παράδειγμα.test']
  for (const email of made) await call('createUser', { body: { name: email, email, password } })
  const users = (await call('listUsers')).body as { id: string; email: string }[]
  const idOf = (email: string) => users.find((one) => one.email.toLowerCase() === email.toLowerCase())?.id
  const asked = [...made, 'ömer@firma.test', 'Ömer@FIRMA.test'.normalize('NFD'), 'bo@xn--bcher-kva.test']
  const rows = asked.map((email, number) => `Company ${number},${email}`)
  const { errors } = await sheets(service).importFile('companies', ['name,owner_email', ...rows].join('\n'))
  t.same(errors, [])
  const owners = ((await call('listCompanies', { query: { sort: 'name' } })).body as { ownerId: string }[]).map(
    ({ ownerId }) => ownerId
  )
  const [omer, bo, sophia] = made.map(idOf)
  t.same(owners, [omer, bo, sophia, omer, omer, bo])
})

t.test('The value of a deal may have its currency beside it, and a probability its sign', async (t) => {
  const service = await startService(t)
  const { call } = service
  const { importFile } = sheets(service)
  const header = 'name;value;currency;probability'
  const german = await importFile(
    'deals',
    `${header}\nA;EUR 12.500,00;EUR;50%\nB;1.000,5 €;eur;50 %\nC;CHF\u00a01'234,50;CHF;7\n`,
    undefined,
    {
      decimal: ','
    }
  )
  t.match(german, { imported: 3, errors: [] })
  const plain = await importFile(
    'deals',
    `${header}\nD;$5;;\nM;US$6;;\nN;7 kr.;DKK;\nE;5.25 USD;;\nF;£3;GBP;\nG;3 zł;PLN;\nH;€5;USD;\nI;EUR 5;;\nJ;$ 5 USD;USD;\nK;EUR 1.000;EUR;\nL;5 apples;USD;\n`
  )
  t.match(plain, { imported: 6 })
  t.match(plain.errors, [
    /^Row 8: value: not in the row's currency, which is USD \(€5\)$/,
    /^Row 9: value: not in the row's currency, which is USD \(EUR 5\)$/,
    /^Row 10: value: not a number/,
    /^Row 11: value: may mean 1 or 1000/,
    /^Row 12: value: /
  ])
  t.same(
    (await call('listDeals', { query: { sort: 'name' } })).body.map(({ value, currency, probability }) => [
      value,
      currency,
      probability
    ]),
    [
      [12500, 'EUR', 50],
      [1000.5, 'EUR', 50],
      [1234.5, 'CHF', 7],
      [5, 'USD', 10],
      [5.25, 'USD', 10],
      [3, 'GBP', 10],
      [3, 'PLN', 10],
      [6, 'USD', 10],
      [7, 'DKK', 10]
    ].map(([value, currency, probability], at) => [value, currency, at < 3 ? probability : null])
  )
  const upsert = await importFile('deals', 'name;value\nA;EUR 7\n', undefined, { mode: 'upsert' })
  t.match(upsert.errors, [/has a currency, and the row has none: fill the column currency/])
  t.match(await importFile('companies', 'name;annual_revenue\nX;$5\n'), { imported: 0 })
})

t.test('A URL with a path whose host another company of another name has leaves its row out', async (t) => {
  const service = await startService(t)
  const { importFile } = sheets(service)
  const upsert = { mode: 'upsert' }
  await importFile('companies', 'name,domain\nPages,pages.test\n')
  const file =
    'name,domain,city\nAlpha,https://pages.test/alpha,A\npages,pages.test/about,B\nBeta,https://new.test/b,C\nGamma,new.test/c,D\nRenamed,pages.test,E\nRoot,https://new.test/,F\n'
  for (const query of [{ ...upsert, dryRun: true }, upsert]) {
    const { errors, updated } = await importFile('companies', file, undefined, query)
    t.match(errors, [
      /^Row 2: domain: the host of another company, Pages: .*\(https:\/\/pages\.test\/alpha\)$/,
      /^Row 5: domain: the host of another company, Beta: .*\(new\.test\/c\)$/
    ])
    t.equal(updated, 3)
  }
  t.match((await importFile('companies', 'name,domain\nZeta,pages.test/zeta\n')).errors, [
    /^Row 2: domain: duplicate of another company/
  ])
})

t.test('With references=create a company that nobody has is made once, for the rows that are written', async (t) => {
  const service = await startService(t)
  const { call } = service
  const { importFile } = sheets(service)
  const create = { references: 'create' }
  await call('createCompany', { body: { name: 'There', domain: 'there.test' } })
  await call('createContact', { body: { firstName: 'X', lastName: 'Y', email: 'taken@x.test' } })
  const header = 'first_name,last_name,email,company_name,company_domain,owner_email'
  const { body: users } = await call('listUsers')
  const owner = users[0]
  const file = [
    header,
    'A,One,taken@x.test,Left Out,,',
    'B,Two,bad,Faulty,,',
    `C,Three,c@x.test,Nordwind,,${owner?.email}`,
    'D,Four,d@x.test,NORDWIND ,,',
    'E,Five,e@x.test,,https://fresh.test/x,',
    'F,Six,f@x.test,,FRESH.test,',
    'G,Seven,g@x.test,Both GmbH,both.test,',
    'H,Eight,h@x.test,Both GmbH,,',
    'I,Nine,i@x.test,There,there.test,',
    'J,Ten,j@x.test,There,elsewhere.test,',
    'K,Eleven,k@x.test,,N/A,',
    'L,Twelve,l@x.test,,,'
  ].join('\n')
  const want = { createdReferences: 3, imported: 8, skipped: 4 }
  t.match(await importFile('contacts', file, undefined, { ...create, dryRun: true }), want)
  t.equal((await call('listCompanies')).body.length, 1, 'a dry run makes none')
  const { headers, body: result } = await call('importContacts', { ...upload(file), query: create } as never)
  t.match(result, want)
  const { body: companies } = await call('listCompanies', { query: { sort: 'name' } })
  t.match(
    companies.map(({ name, domain, ownerId }) => [name, domain, ownerId]),
    [
      ['Both GmbH', 'both.test', null],
      ['fresh.test', 'fresh.test', null],
      ['Nordwind', null, owner?.id],
      ['There', 'there.test', null]
    ]
  )
  const { body: contacts } = await call('listContacts', { query: { sort: 'firstName', limit: 20 } })
  t.same(
    contacts.flatMap(({ firstName, companyName }) => (firstName === 'X' ? [] : [[firstName, companyName]])),
    [
      ['C', 'Nordwind'],
      ['D', 'Nordwind'],
      ['E', 'fresh.test'],
      ['F', 'fresh.test'],
      ['G', 'Both GmbH'],
      ['H', 'Both GmbH'],
      ['I', 'There'],
      ['L', null]
    ]
  )
  const changeSet = String(headers['x-change-set'])
  const { changes } = (await call('listChanges', { query: { changeSet } })).body
  t.equal(changes.filter(({ entity }) => entity === 'company').length, 3, 'in one change set')
  t.match((await call('undoChangeSet', { body: { changeSet } })).body, { reverted: 11, conflicts: [] })
  t.equal((await call('listCompanies')).body.length, 1)

  const many = Array.from({ length: 1_300 }, (_, n) => `P${n},Q,p${n}@x.test,Firm ${n % 700},,`)
  const long = `${header}\n${many.join('\n')}\n`
  t.match(await importAsJob(service, 'contacts', long, { ...create, dryRun: true }), {
    createdReferences: 700,
    imported: 1300
  })
  t.match(await importAsJob(service, 'contacts', long, create), { createdReferences: 700, imported: 1300, errors: [] })
  t.match(await importAsJob(service, 'contacts', long, { ...create, mode: 'upsert' }), {
    createdReferences: 0,
    unchanged: 1300
  })
  t.equal((await importAsJob(service, 'contacts', header, {})).createdReferences, null)
  t.match(await importFile('deals', 'name,company_name\nD,Made For It\n', undefined, create), {
    createdReferences: 1,
    imported: 1
  })
  t.match(
    await importFile('activities', 'activity_type,subject,company_name\ncall,S,made for it\n', undefined, create),
    { createdReferences: 0 }
  )
})

t.test('The name of a company that is to be made may be as long as any, and a longer one is told so', async (t) => {
  const { importFile } = sheets(await startService(t))
  const file = `first_name,last_name,company_name\nA,B,${'n'.repeat(255)}\nC,D,${'m'.repeat(256)}\n`
  const { errors, createdReferences } = await importFile('contacts', file, undefined, { references: 'create' })
  t.equal(createdReferences, 1)
  t.match(errors, [/^Row 3: company_name: longer than 255 characters \(m+…\)$/])
})

t.test('A domain that is no host is shown as it came, beside the name of a company that is to be made', async (t) => {
  const { importFile } = sheets(await startService(t))
  const file = 'first_name,last_name,company_name,company_domain\nA,B,New,N/A\nC,D,,none\n'
  const { errors, createdReferences } = await importFile('contacts', file, undefined, { references: 'create' })
  t.match(
    [...errors, createdReferences],
    [
      /^Row 2: company_domain: not a host name, such as example.com \(N\/A\)$/,
      /^Row 3: company_domain: not a host name, such as example.com \(none\)$/,
      0
    ]
  )
})

t.test('Of a company that a restricted caller doesn’t see the name is taken', async (t) => {
  const service = await startService(t)
  const { call } = service
  const { body: users } = await call('listUsers')
  const { body: own } = await call('createUser', {
    body: { name: 'Own', email: 'own@x.test', password: 'correct horse battery', role: 'member', visibility: 'own' }
  })
  const { body: made } = await call('createApiKey', {
    body: { name: 'K', scopes: 'read,write', userId: own.id } as never
  })
  const as = { host: service.acme.host, headers: { 'x-api-key': String((made as { key?: string }).key) } } as never
  await call('createCompany', { body: { name: 'Hidden', domain: 'hidden.test', ownerId: String(users[0]?.id) } })
  const file = 'first_name,last_name,company_name,company_domain\nA,B,hidden,\nC,D,,hidden.test\nE,F,Mine,\n'
  for (const query of [{ references: 'create', dryRun: true }, { references: 'create' }] as Query[]) {
    const result = await sheets(service).importFile('contacts', file, as, query)
    t.match(result, { imported: 1, createdReferences: 1 })
    t.match(result.errors, [
      /^Row 2: company_name: duplicate of another company \(hidden\)/,
      /^Row 3: company_domain: duplicate of another company/
    ])
  }
  t.match((await call('listCompanies', { as })).body, [{ name: 'Mine', ownerId: own.id }])
})

t.test('An id of a record that was merged into another one is an error that names that one', async (t) => {
  const { call, ...service } = await startService(t)
  const { importFile } = sheets({ call, ...service })
  const company = async (name: string) => (await call('createCompany', { body: { name } })).body.id
  const contact = async (lastName: string) =>
    (await call('createContact', { body: { firstName: 'A', lastName } })).body.id
  const [firm, goneFirm, person, gonePerson] = [
    await company('Stays'),
    await company('Goes'),
    await contact('Stays'),
    await contact('Goes')
  ]
  await call('mergeCompanies', { params: { id: firm }, body: { duplicateId: goneFirm } })
  await call('mergeContacts', { params: { id: person }, body: { duplicateId: gonePerson } })
  const files: [Kind, string, string, string][] = [
    ['contacts', `first_name,last_name,company_id\nA,B,${goneFirm}\n`, 'company_id: company', firm],
    ['deals', `name,company_id\nD,${goneFirm.toUpperCase()}\n`, 'company_id: company', firm],
    ['deals', `name,contact_id\nD,${gonePerson}\n`, 'contact_id: contact', person],
    ['activities', `activity_type,subject,contact_id\ncall,S,${gonePerson}\n`, 'contact_id: contact', person]
  ]
  for (const [kind, file, cell, id] of files) {
    const { errors } = await importFile(kind, file, undefined, { dryRun: true })
    t.match(errors, [new RegExp(`^Row 2: ${cell} not found .*, it was merged into ${id}$`)])
  }
  const wrongKind = await importFile('deals', `name,deal_id,contact_id\nD,,${goneFirm}\n`)
  t.match(wrongKind.errors, [/^Row 2: contact_id: contact not found \([-\da-f]{36}\)$/])
})

t.test('Whatever a file names that isn’t there, the nearest of what is there are named', async (t) => {
  const { call, ...service } = await startService(t)
  const { importFile } = sheets({ call, ...service })
  const many = (text: (n: string) => string) =>
    Array.from({ length: 30 }, (_, n) => text(String(n).padStart(2, '0'))).join('\n')
  await importFile(
    'companies',
    `name,domain\nÜber Nord AG,ueber-nord.test\n${many((n) => `Firm ${n},firm${n}.test`)}\n`
  )
  const people = many((n) => `P,${n},person${n}@firm.test`)
  await importFile('contacts', `first_name,last_name,email\nZoë,Zahn,zoe.zahn@nord.test\n${people}\n`)
  await importFile('deals', `name\nLizenz 2027\n${many((n) => `Deal ${n}`)}\n`)
  const { body: pipeline } = await call('createPipeline', { body: { name: 'Verlängerungen' } })
  for (let position = 0; position < 12; position++) {
    const name = position === 7 ? 'Verhandlung' : `Stage ${position}`
    await call('createStage', { params: { id: String(pipeline.id) }, body: { name, position, probability: 10 } })
    await call('createPipeline', { body: { name: `Line ${position}` } })
    const body = { name: `User ${position}`, email: `u${position}@x.test`, password: 'correct horse battery' }
    await call('createUser', { body: { ...body, role: 'member' } })
  }
  const password = 'correct horse battery'
  await call('createUser', { body: { name: 'Ada Byron', email: 'ada.byron@x.test', password, role: 'member' } })
  const near: [Kind, string, RegExp][] = [
    [
      'contacts',
      'first_name,last_name,company_name\nA,B,UBER NORT AG',
      /company not found .*there are: Über Nord AG, /
    ],
    ['contacts', 'first_name,last_name,company_domain\nA,B,uber-nord.test', /there are: ueber-nord\.test, /],
    ['deals', 'name,contact_email\nD,zoe.zahm@nord.test', /contact not found .*there are: zoe\.zahn@nord\.test, /],
    [
      'deals',
      'name,other_contact_emails\nD,zoe.zahm@nord.test',
      /contact not found .*there are: zoe\.zahn@nord\.test, /
    ],
    ['activities', 'activity_type,subject,deal_name\ncall,S,Lizens 2027', /deal not found .*there are: Lizenz 2027, /],
    ['companies', 'name,owner_email\nC,ada.biron@x.test', /user not found .*there are: ada\.byron@x\.test, /],
    ['companies', 'name,owner_email\nC,Ada Biron', /user not found .*there are: ada\.byron@x\.test, /],
    ['deals', 'name,pipeline_name\nD,Verlangerung', /pipeline not found .*there are: Verlängerungen, /],
    [
      'deals',
      'name,pipeline_name,stage_name\nD,Verlängerungen,Verhandlunk',
      /stage not found .*there are: Verhandlung, /
    ]
  ]
  for (const [kind, file, message] of near) {
    const { errors } = await importFile(kind, file, undefined, { dryRun: true })
    t.match(errors, [message])
    t.match(errors[0], /and \d+ more/, 'not all of them')
  }
})
