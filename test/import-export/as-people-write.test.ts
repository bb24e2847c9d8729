import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import { upload } from '../support/example-requests.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { type Kind, sheets } from './sheets.ts'

// Files as spreadsheets and people write them: numbers, dates, lines before the header, texts that look like numbers, tags.

type Query = Record<string, string | boolean>
type Service = Awaited<ReturnType<typeof startService>>

/** Imports a file in the background, and resolves with the ended job. */
async function importAsJob({ call }: Service, kind: Kind, file: string | Buffer, query: Query) {
  const id = `import${kind.charAt(0).toUpperCase()}${kind.slice(1)}` as 'importContacts'
  const started = await call(id, { ...upload(file), query: { ...query, async: true } } as never)
  const params = { id: String((started.body as unknown as Schemas['ImportJobResponse']).id) }
  await waitFor('the end of a job', async () => (await call('getImportJob', { params })).body.finishedAt !== null)
  return (await call('getImportJob', { params })).body
}

t.test('Numbers are read by the decimal mark that the request names, and never by a guess', async (t) => {
  const service = await startService(t)
  const { call } = service
  const { importFile } = sheets(service)
  await call('createProperty', { body: { entity: 'company', key: 'size', type: 'number', label: 'Size' } })
  const header = 'name;employee_count;annual_revenue;custom.size'
  const read = async (cells: string, query: Query = {}) => {
    const { errors } = await importFile('companies', `${header}\nCell;${cells}\n`, undefined, {
      ...query,
      dryRun: true
    })
    return errors[0]
  }

  await t.test(
    'Without it what may be thousands leaves the row out, with both readings and the parameter',
    async (t) => {
      const file = `${header}\nGroß AG;1.000;250.000\nKlein GmbH;12;12.500\nRiese SE;12.000;1.200.000\nReal;;;1.234\n`
      const { imported, errors } = await importFile('companies', file)
      t.equal(imported, 0)
      t.match(
        errors[0],
        /^Row 2: employee_count: may mean 1 or 1000: send decimal=\. or decimal=, .*annual_revenue: may mean 250 or 250000/
      )
      t.match(errors[1], /^Row 3: annual_revenue: may mean 12\.5 or 12500: send decimal/)
      t.match(
        errors[2],
        /employee_count: may mean 12 or 12000.*annual_revenue: not a number .* with decimal=, it would be 1200000/
      )
      t.match(errors[3], /^Row 5: custom\.size: may mean 1\.234 or 1234/)
      t.match(await read(';1,000;'), /annual_revenue: may mean 1000 or 1: send decimal=\. or decimal=, /)
      t.match(await read(';"1,234.50";'), /not a number in plain digits; with decimal=\. it would be 1234\.5 /)
      t.match(await read(";1'000;"), /not a number in plain digits; with decimal=\. it would be 1000 /)
      for (const cells of [
        '0.000;;',
        ';0.000;',
        ';;-0.000',
        '12.0;;',
        '12.00;;',
        ';12.5;',
        ';0.25;',
        ';;1.2345',
        ';;1.2340',
        ';;12.5',
        ';;1e3'
      ]) {
        t.equal(await read(cells), undefined, cells)
      }
      for (const cells of [
        '1,5;;',
        ';1,5;',
        ';;1,5',
        ';1 000;',
        ";1'000;",
        ';1.000.000;',
        ';5€;',
        ';$5;',
        ';"1,234.50";'
      ]) {
        t.match(await read(cells), /^Row 2: (employee_count|annual_revenue|custom\.size): (not a |may mean )/, cells)
      }
    }
  )

  await t.test('With a comma, points, blanks and apostrophes only mark thousands', async (t) => {
    const rows = [
      '1.500;1.500,00;1,5',
      "12;1 500,5;1'234",
      '1.000.000;0,01;1.234,5678',
      '5,0;1500;-0,5',
      '7;1\u00a0234\u202f567,8;2,5e3'
    ]
    const file = `${header}\n${rows.map((row, n) => `Comma ${n};${row}`).join('\n')}\n`
    t.match(await importFile('companies', file, undefined, { decimal: ',' }), {
      imported: 4,
      errors: [/^Row 6: annual_revenue: /]
    })
    const { body } = await call('listCompanies', { query: { sort: 'name' } })
    t.same(
      body.map(({ employeeCount, annualRevenue, custom }) => [employeeCount, annualRevenue, custom.size]),
      [
        [1500, 1500, 1.5],
        [12, 1500.5, 1234],
        [1000000, 0.01, 1234.5678],
        [5, 1500, -0.5]
      ]
    )
    for (const cells of ['1.5;;', ';1.5;', ';;1.5', ';1.50;', ';1.2345;', ';;12.34.56']) {
      t.match(await read(cells, { decimal: ',' }), /has a point that marks no thousands; with decimal=,/, cells)
    }
    for (const cells of ['1,5;;', ';1,234;', ';€ 5;', ';1,000,000;', ';"1,234.50";', ';1 00;', ';1.500.00,5;']) {
      t.match(await read(cells, { decimal: ',' }), /^Row 2: /, cells)
    }
  })

  await t.test('With a point three digits behind it are a fraction, and commas mark thousands', async (t) => {
    const file = `${header}\nPoint;1.000;1.500;1.234\nMarked;"1,500";"1,234,567.5";"1,234"\n`
    t.match(await importFile('companies', file, undefined, { decimal: '.' }), { imported: 2, errors: [] })
    const { body } = await call('listCompanies', { query: { sort: '-name', limit: 2 } })
    t.same(
      body.map(({ employeeCount, annualRevenue, custom }) => [employeeCount, annualRevenue, custom.size]),
      [
        [1, 1.5, 1.234],
        [1500, 1234567.5, 1234]
      ]
    )
    for (const cells of ['1,5;;', ';1.234;', ';"1.234,5";', ';1 00;'])
      t.match(await read(cells, { decimal: '.' }), /^Row 2: /, cells)
  })

  await t.test(
    'A number with three digits behind its point goes out with a fourth, and comes back as it is',
    async (t) => {
      const out = await sheets(service).exportFile('companies')
      t.match(out, ',1.2340\r\n')
      const again = await importFile('companies', out, undefined, { mode: 'upsert', match: 'custom.none' }).catch(
        () => null
      )
      t.equal(again, null, 'a property that isn’t there is refused')
      await service.call('createProperty', {
        as: service.globex.admin,
        body: { entity: 'company', key: 'size', type: 'number', label: 'Size' }
      })
      t.match(await importFile('companies', out, service.globex.admin), { skipped: 0, errors: [] })
      t.equal(await sheets(service).exportFile('companies', service.globex.admin), out)
    }
  )

  await t.test('The parameter counts in the background, too', async (t) => {
    const job = await importAsJob(service, 'companies', `${header}\nJob;1.500;2.500,75;1,25\n`, { decimal: ',' })
    t.match(job, { imported: 1, errors: [] })
    const { body } = await call('listCompanies', { query: { q: 'Job' } })
    t.match(body, [{ employeeCount: 1500, annualRevenue: 2500.75, custom: { size: 1.25 } }])
  })
})

t.test('Dates are read in the order that the request names, and ISO 8601 always', async (t) => {
  const service = await startService(t)
  const { importFile } = sheets(service)
  const dateOf = async (cell: string, dates?: string) => {
    const query = dates === undefined ? {} : { dates }
    const { errors } = await importFile(
      'deals',
      `name;expected_close_date\n${cell} ${dates};${cell}\n`,
      undefined,
      query
    )
    const { body } = await service.call('listDeals', { query: { sort: '-createdAt', limit: 1 } })
    return errors[0] ?? body[0]?.expectedCloseDate
  }
  const good = [
    ['31.12.2026', 'dmy', '2026-12-31T00:00:00.000Z'],
    ['1/2/2026', 'dmy', '2026-02-01T00:00:00.000Z'],
    ['1/2/2026', 'mdy', '2026-01-02T00:00:00.000Z'],
    ['12-31-2026', 'mdy', '2026-12-31T00:00:00.000Z'],
    ['31. 12. 2026 14:30', 'dmy', '2026-12-31T14:30:00.000Z'],
    ['12/31/2026 2:05 PM', 'mdy', '2026-12-31T14:05:00.000Z'],
    ['12/31/2026, 12:00:30 am', 'mdy', '2026-12-31T00:00:30.000Z'],
    ['29.02.2024', 'dmy', '2024-02-29T00:00:00.000Z'],
    ['03.02.0026', 'dmy', '0026-02-03T00:00:00.000Z'],
    ['12/31/0099 9:05', 'mdy', '0099-12-31T09:05:00.000Z'],
    ['31.12.2026\u00a014:30', 'dmy', '2026-12-31T14:30:00.000Z'],
    ['12/31/2026, 2:05:00\u202fPM', 'mdy', '2026-12-31T14:05:00.000Z'],
    ['31.12.2026   9:30', 'dmy', '2026-12-31T09:30:00.000Z'],
    ['2026-03-04\u00a010:00', 'iso', '2026-03-04T10:00:00.000Z'],
    ['2026-03-04', 'dmy', '2026-03-04T00:00:00.000Z'],
    ['2026-03-04T05:06:07+02:00', 'mdy', '2026-03-04T03:06:07.000Z']
  ] as const
  for (const [cell, dates, want] of good) t.equal(await dateOf(cell, dates), want, `${cell} by ${dates}`)
  for (const cell of [
    '31.02.2026',
    '13/13/2026',
    '1.2.26',
    '31.12/2026',
    '0.1.2026',
    '31.12.2026 25:00',
    '31.12.2026 13:00 PM'
  ]) {
    for (const dates of ['dmy', 'mdy'])
      t.match(await dateOf(cell, dates), /^Row 2: expected_close_date: invalid date/, cell)
  }
  await service.call('createProperty', { body: { entity: 'deal', key: 'day', type: 'date', label: 'Day' } })
  const dayOf = async (cell: string, dates: string) => {
    const { errors } = await importFile('deals', `name;custom.day\nDay ${cell};${cell}\n`, undefined, { dates })
    const { body } = await service.call('listDeals', { query: { sort: '-createdAt', limit: 1 } })
    return errors[0] ?? body[0]?.custom.day
  }
  for (const cell of ['2026-03-04 00:00:00', '2026-03-04T00:00', '2026-03-04T00:00:00.000Z', '04.03.2026 0:00']) {
    t.equal(await dayOf(cell, 'dmy'), '2026-03-04', `${cell} is a day`)
  }
  t.equal(await dayOf('2026-03-05 00:00:00', 'iso'), '2026-03-05', 'as data frames save days')
  for (const cell of ['2026-03-04 10:00', '04.03.2026 14:30', '2026-03-04T00:00:00+02:00']) {
    t.match(await dayOf(cell, 'dmy'), `custom.day: must be a date, such as 2026-11-21 (${cell})`, 'as it was sent')
  }
  t.match(await dateOf('31.12.2026'), /invalid date, not ISO 8601 .*; dates=dmy or dates=mdy/)
  t.match(await dateOf('31.12.2026', 'mdy'), /invalid date by dates=mdy/)
  t.match(await dateOf('31-12-26', 'dmy'), /invalid date by dates=dmy: the year needs four digits/)
})

t.test('What stands before the header, or repeats it, is passed over and told', async (t) => {
  const service = await startService(t)
  const { importFile, refuseFile } = sheets(service)
  const files: [Kind, string, number[] | undefined][] = [
    [
      'contacts',
      'Notes:\r\n"Some are missing, because\r\nthey hide."\r\n\r\nFirst Name,Last Name,Email Address\r\nLea,Nagel,x\r\n',
      [1, 2, 3]
    ],
    ['contacts', 'first_name,last_name\r\nUdo,Wolf\r\nfirst_name,last_name\r\nVera,Zahn\r\n', [3]],
    ['contacts', '\ufefffirst_name;last_name\nUdo;Wolf\n\ufeffFirst Name;LAST_NAME\nVera;Zahn\n', [3]],
    ['companies', 'sep=;\r\nname;city\r\nA;B\r\n', [1]],
    ['companies', 'sep=|\r\nname|city\r\nA|B, C\r\n', [1]],
    ['companies', '"sep=;"\nname;city\nB;"C;D"\n', [1]],
    ['companies', '\n\n,,\nname,city\nC,D\n', [1, 2, 3]],
    ['companies', 'Report of 2026;;\n"5"" pipes";;\n;;\nName;City;Fax\nD;E;1\n', [1, 2, 3]],
    ['contacts', 'First Name,Last Name,E-Mail\nA,B,\nFirstName , LAST_NAME,email\nC,D,\n', [3]],
    ['contacts', '"First Name","Last Name"\n"Fiona","B"\n "First Name", "Last Name"\nFirst,Last\n', [3]],
    ['companies', 'name\nPlain\n', undefined]
  ]
  for (const [kind, file, lines] of files) {
    const answer = await importFile(kind, file, undefined, { dryRun: true })
    t.same(answer.ignoredLines, lines, JSON.stringify(file))
    t.same([answer.errors, answer.totalRows > 0, answer.imported], [[], true, answer.totalRows])
    const job = await importAsJob(service, kind, file, { dryRun: true })
    t.match(job, { ignoredLines: lines ?? [], totalRows: answer.totalRows, imported: answer.imported, errors: [] })
  }
  const wrong = await importFile('contacts', 'a note\n\nfirst_name,last_name,email\nA,B,x@\n\nC,,\n', undefined, {
    dryRun: true
  })
  t.match(wrong.errors, [/^Row 4: email: /, /^Row 6: last_name: /])
  const far = `${'note\n'.repeat(20)}name\nX\n`
  t.match(await refuseFile('companies', far), { status: 400, detail: /^The first row lacks name/ })
  t.match(await importFile('companies', far.slice(5), undefined, { dryRun: true }), { imported: 1 })
  t.match(await refuseFile('companies', 'sep=x\nnamexcity\n'), { status: 400, detail: /names "x" as the separator/ })
  t.match(await refuseFile('contacts', 'note\nname,First Name\n'), {
    status: 400,
    detail: /^Row 2, the header, lacks last_name/
  })
})

t.test('Headers are known however people write them, and two of one column are refused by both names', async (t) => {
  const service = await startService(t)
  const { importFile, refuseFile } = sheets(service)
  const file = 'First.Name,LAST name,E-mail,PostalCode,Lead  Source,Company–Name\nTina,Vogt,tina@ex.test,01234,fair,\n'
  t.match(await importFile('contacts', file), { imported: 1, ignoredColumns: [] })
  const { body } = await service.call('listContacts')
  t.match(body, [{ firstName: 'Tina', email: 'tina@ex.test', postalCode: '01234', leadSource: 'fair' }])
  const near = await importFile('contacts', 'first_name,last_name,E-Mail Address\nA,B,c\n')
  t.same(near.ignoredColumns, ['E-Mail Address'])
  const twice = await refuseFile('contacts', 'first_name,last_name,E-Mail,email\nA,B,,\n')
  t.match(twice, { status: 400, detail: /names email twice: "E-Mail" and "email"/ })
  const mapping = 'E-Mail:email,email:'
  t.match(
    await importFile('contacts', 'first_name,last_name,E-Mail,email\nA,B,a@x.test,no\n', undefined, { mapping }),
    { imported: 1 }
  )
})

t.test('A cell that a spreadsheet marks as text is that text, and exports bring back every text', async (t) => {
  const service = await startService(t)
  const { importFile, exportFile } = sheets(service)
  const file = [
    'name;phone;postal_code',
    'Kiosk Eins;"=""+41790000008""";"=""00123"""',
    'Kiosk Zwei;="030 123456";="01067"',
    "Kiosk Drei;'0301;'01187",
    "Kiosk Vier;''0301;'5 o'clock",
    'Kiosk Fünf;="a""b";="say ""x"""',
    "Kiosk Sechs;=1+1;'x"
  ].join('\n')
  t.match(await importFile('companies', file), { imported: 6 })
  const { body } = await service.call('listCompanies')
  t.same(
    body.map(({ phone, postalCode }) => [phone, postalCode]),
    [
      ['+41790000008', '00123'],
      ['030 123456', '01067'],
      ['0301', '01187'],
      ["'0301", "'5 o'clock"],
      ['="a""b"'.slice(2, -1).replace('""', '"'), 'say "x"'],
      ['=1+1', "'x"]
    ]
  )
  for (const phone of ["'1", "''1", '="1"', "'5 o'clock", "'='1", "'="]) {
    await service.call('createCompany', { body: { name: `Text ${phone}`, phone, tags: [`${phone};x`, 'a,b'] } })
  }
  const out = await exportFile('companies')
  t.match(await importFile('companies', out, service.globex.admin), { skipped: 0 })
  t.equal(await exportFile('companies', service.globex.admin), out)
  const [own, theirs] = await Promise.all(
    [service.acme.reader, service.globex.reader].map(async (as) =>
      (await service.call('listCompanies', { as })).body.map(({ phone, tags }) => [phone, tags])
    )
  )
  t.same(theirs, own)
})

t.test('A cell of blanks, and the empty text of a spreadsheet, are empty: they change nothing', async (t) => {
  const service = await startService(t)
  const { call } = service
  const { importFile } = sheets(service)
  for (const [key, type] of [
    ['word', 'text'],
    ['kinds', 'multiselect'],
    ['size', 'number']
  ] as const) {
    const options = type === 'multiselect' ? { options: [{ value: 'a' }, { value: 'b' }] } : {}
    await call('createProperty', { body: { entity: 'company', key, type, label: key, ...options } })
  }
  const custom = { word: 'w', kinds: ['a', 'b'], size: 1.5 }
  const texts = { phone: '1', city: 'Bonn', notes: 'n', description: 'd', tags: ['x', 'y'], employeeCount: 3 }
  const { body: made } = await call('createCompany', {
    body: { name: 'Nord', domain: 'nord.test', ...texts, custom } as never
  })
  const columns = 'phone,city,notes,description,tags,employee_count,owner_email,custom.word,custom.kinds,custom.size'
  for (const cell of ['=""', '"="""""', ' ', '\u00a0', '="\u00a0"']) {
    const cells = Array.from(columns.split(','), () => cell).join()
    const file = `name,domain,${columns}\nNord,nord.test,${cells}\n${cell},${cell},${cells}\nNew,new.test,${cells}\n`
    const found = await importFile('companies', file, undefined, { mode: 'upsert' })
    t.match(found, { totalRows: 2, imported: 1, unchanged: 1, skipped: 0 }, cell)
    const [old, other] = (await call('listCompanies')).body
    t.same(old, made, cell)
    t.match(other, { name: 'New', phone: null, city: null, notes: null, tags: [] }, cell)
    t.same(other?.custom, {}, cell)
    await call('deleteCompany', { params: { id: String(other?.id) } })
  }
})

t.test('Quotes behind a blank are quotes, where they are well placed', async (t) => {
  const service = await startService(t)
  const { importFile } = sheets(service)
  const file =
    'first_name, "last_name", notes\r\n"Anna", "Weber, geb. Ek",  "two\r\nlines" \r\nBo, "Li" jr., 5" pipe\r\n'
  t.match(await importFile('contacts', file), { imported: 2, errors: [], ignoredColumns: [] })
  const { body } = await service.call('listContacts')
  t.match(body, [
    { lastName: 'Weber, geb. Ek', notes: 'two\r\nlines' },
    { firstName: 'Bo', lastName: /"Li" jr\./, notes: /5" pipe/ }
  ])
})

t.test('Tags are parted by semicolons, too, and added where that is asked for', async (t) => {
  const service = await startService(t)
  const { call } = service
  const { importFile } = sheets(service)
  const { body: made } = await call('createContact', {
    body: { firstName: 'Eva', lastName: 'Falk', email: 'eva@ex.test', tags: ['board', 'vip'] }
  })
  const tags = async () => (await call('getContact', { params: { id: String(made.id) } })).body.tags
  const file = (cell: string) => `first_name,last_name,email,tags\r\nEva,Falk,eva@ex.test,${cell}\r\n`
  const upsert = { mode: 'upsert' }
  t.match(await importFile('contacts', file('fair-2026; vip'), undefined, { ...upsert, addTags: true }), { updated: 1 })
  t.same(await tags(), ['board', 'vip', 'fair-2026'])
  t.match(await importFile('contacts', file('vip'), undefined, { ...upsert, addTags: true }), { unchanged: 1 })
  t.match(await importFile('contacts', file('""'), undefined, { ...upsert, addTags: true }), { unchanged: 1 })
  const twice = `${file('x;y')}Eva,Falk,eva@ex.test,z\r\n`
  t.match(await importAsJob(service, 'contacts', twice, { ...upsert, addTags: true }), { updated: 2 })
  t.same(await tags(), ['board', 'vip', 'fair-2026', 'x', 'y', 'z'])
  const alike = `${file('VIP; Bo\u0301ard; b\u00f6ard')}`
  t.match(await importFile('contacts', alike, undefined, { ...upsert, addTags: true }), { unchanged: 1 })
  t.same(await tags(), ['board', 'vip', 'fair-2026', 'x', 'y', 'z'], 'what compares alike is one')
  const many = Array.from({ length: 45 }, (_, n) => `t${n}`).join(';')
  t.match(await importFile('contacts', file(many), undefined, { ...upsert, addTags: true }), {
    errors: ['Row 2: tags: more than 50 of them']
  })
  t.match(await importFile('contacts', file('"fair,""a;b"""'), undefined, upsert), { updated: 1 })
  t.same(await tags(), ['fair', 'a;b'], 'without the parameter they replace those that are there')
})

t.test('An Idempotency-Key belongs to a file’s parameters, however they say how it is to be read', async (t) => {
  const service = await startService(t)
  const { call } = service
  const file = 'name,annual_revenue\nA,"1,5"\n'
  const send = (query: Query) =>
    call('importCompanies', {
      ...upload(file),
      headers: { ...upload(file).headers, 'idempotency-key': 'one' },
      query: query as never
    })
  t.equal((await send({ decimal: ',' })).status, 200)
  t.equal((await send({ decimal: ',' })).status, 200)
  for (const query of [
    { decimal: '.' },
    {},
    { decimal: ',', dates: 'dmy' },
    { decimal: ',', addTags: true }
  ] as Query[]) {
    t.equal((await send(query)).status, 422, JSON.stringify(query))
  }
})
