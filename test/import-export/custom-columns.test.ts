import t, { type Test } from 'tap'
import * as xlsx from 'xlsx'
import type { Schemas } from '../../generated/types.ts'
import { recordEntities } from '../../src/db/schema.ts'
import { upload } from '../support/example-requests.ts'
import { describe } from '../support/operations.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { type Kind, sheets } from './sheets.ts'

type Definition = Pick<Schemas['CreatePropertyRequest'], 'type' | 'options' | 'isUnique' | 'position'>

const options = [{ value: 'North' }, { value: 'a,b' }, { value: 'say "x"' }, { value: ' = ' }, { value: '-1' }]
const definitions: [string, Definition][] = [
  ['a_text', { type: 'text' }],
  ['a_number', { type: 'number' }],
  ['a_boolean', { type: 'boolean' }],
  ['a_date', { type: 'date' }],
  ['a_datetime', { type: 'datetime' }],
  ['a_select', { type: 'select', options }],
  ['a_multiselect', { type: 'multiselect', options }],
  ['a_url', { type: 'url' }],
  ['a_user', { type: 'user' }],
  ['code', { type: 'text', isUnique: true }]
]
const headers = definitions.map(([key]) => `custom.${key}`).join()
type Names = Record<(typeof recordEntities)[number], Kind>
const kinds = {
  contact: 'contacts',
  company: 'companies',
  deal: 'deals',
  activity: 'activities'
} as const satisfies Names

async function start(t: Parameters<typeof startService>[0]) {
  const service = await startService(t)
  const { call } = service
  const ids: Record<string, string> = {}
  for (const entity of recordEntities) {
    for (const [key, definition] of definitions) {
      const { body } = await call('createProperty', { body: { entity, key, label: key, ...definition } })
      ids[`${entity} ${key}`] = body.id
    }
  }
  return { ...service, ...sheets(service), ids }
}

t.test('Files have columns of custom properties', async (t) => {
  const service = await start(t)
  const { call, app, acme, exportFile, ids } = service

  t.test('The template and the exports of all four have them behind the others, by position', async (t) => {
    for (const [entity, noun] of Object.entries({
      contact: 'Contacts',
      deal: 'Deals',
      activity: 'Activities'
    } as const)) {
      const { body } = await call(`get${noun}Template`, { as: acme.reader })
      t.ok(String(body).endsWith(`,${headers}\r\n`), entity)
      t.equal(`\ufeff${await exportFile(kinds[entity as 'contact'])}`, body)
    }
    const params = { id: ids['company code'] ?? '' }
    await call('updateProperty', { params, body: { label: 'Code', position: 0 } as never })
    t.match((await call('getCompaniesTemplate')).body, /,notes,custom\.a_text,custom\.code,custom\.a_number/)
    await call('updateProperty', { params, body: { label: 'Code', isArchived: true } as never })
    t.notMatch((await call('getCompaniesTemplate')).body, /custom\.code/)
    t.notMatch(await exportFile('companies'), /custom\.code/)
  })

  t.test('Cells are text in CSV and typed in XLSX', async (t) => {
    const custom = {
      a_text: '=1+1',
      a_number: -0.0000001,
      a_boolean: false,
      a_date: '2026-03-01',
      a_datetime: '2026-03-01T09:30:00.000Z',
      a_select: 'a,b',
      a_multiselect: ['North', 'a,b', 'say "x"', ' = '],
      a_url: 'https://x.test/?a=b,c',
      a_user: acme.userId
    }
    await call('createCompany', { body: { name: 'C', custom } })
    await call('createCompany', { body: { name: 'D' } })
    const { email } = (await call('getUser', { params: { id: acme.userId } })).body
    const [, row, empty] = (await exportFile('companies')).split('\r\n')
    t.equal(
      row?.slice('C,,,,,,,,,,,,,,,'.length),
      `'=1+1,-0.0000001,false,2026-03-01,2026-03-01T09:30:00.000Z,"a,b","North,""a,b"",""say """"x"""""","" = ""","https://x.test/?a=b,c",${email}`
    )
    t.match(empty, /^D,+$/)
    const { path: url } = describe('exportCompaniesExcel')
    const response = await app.inject({ url, headers: { host: acme.host, ...acme.reader.headers } })
    const book = xlsx.read(response.rawPayload, { cellDates: true, UTC: true, cellNF: true })
    const sheet = book.Sheets.companies as xlsx.WorkSheet
    t.match(sheet.P1, { v: 'custom.a_text' })
    t.match(sheet.P2, { t: 's', v: '=1+1' })
    t.match(sheet.Q2, { t: 'n', v: -0.0000001 })
    t.match(sheet.R2, { t: 'b', v: false })
    t.match(sheet.S2, { t: 'd', v: new Date('2026-03-01T00:00:00Z'), z: 'yyyy\\-mm\\-dd' })
    t.match(sheet.T2, { t: 'd', v: new Date('2026-03-01T09:30:00Z') })
    t.match(sheet.X2, { t: 's', v: email })
  })
})

/** Values that a file could lose, of each type. */
function randomValues(random: () => number, userId: string): Record<string, unknown> {
  const pick = <T>(from: T[]) => from[Math.floor(random() * from.length)] as T
  const texts = [
    '=1+1',
    '+1',
    '-x',
    '@a',
    "'=x",
    ' blank ',
    'a,b;"c"\t',
    'line\r\nend',
    '\ufeff',
    '00012',
    'true',
    'ä🦊'
  ]
  const values: Record<string, unknown> = {
    a_text: pick(texts) + pick(texts),
    a_number:
      pick([0, 1, -1]) *
        Number(`${Math.ceil(random() * 999_999_999_999_999)}e${pick([-300, -20, -7, -2, 0, 5, 290])}`) +
      0,
    a_boolean: random() < 0.5,
    a_date: pick(['0001-01-01', '1899-12-31', '2024-02-29', '9999-12-31']),
    a_datetime: pick(['1850-01-01T00:00:00.001Z', '2026-03-01T09:30:00.123Z']),
    a_select: pick(options).value,
    a_multiselect: options.map(({ value }) => value).filter(() => random() < 0.5),
    a_url: pick(['https://x.test/?a=b,c', 'http://x.test/"']),
    a_user: userId
  }
  for (const key of Object.keys(values)) if (random() < 0.2 || String(values[key]) === '') delete values[key]
  return values
}

function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

t.test('Custom properties go out in a file and in again', async (t) => {
  const service = await start(t)
  const { call, acme, exportFile, importFile, refuseFile, ids } = service

  t.test('Nothing of random values is lost on the way', async (t) => {
    const random = randomFrom(7)
    const given = new Map<string, unknown>()
    for (let n = 0; n < 60; n += 1) {
      const custom = randomValues(random, acme.userId)
      const { status, body } = await call('createContact', {
        body: { firstName: 'F', lastName: `L${n}`, email: `p${n}@x.test`, custom: custom as never }
      })
      t.equal(status, 201)
      given.set(`L${n}`, body.custom)
    }
    const file = await exportFile('contacts')
    t.match(await importFile('contacts', file, undefined, { mode: 'upsert' }), {
      unchanged: 60,
      skipped: 0,
      updated: 0
    })
    const records = (await call('listContacts', { query: { limit: 100 } })).body
    for (const { id } of records) await call('deleteContact', { params: { id } })
    t.match(await importFile('contacts', file), { imported: 60, skipped: 0, errors: [] })
    const { body } = await call('listContacts', { query: { limit: 100 } })
    t.same(new Map(body.map(({ lastName, custom }) => [lastName, custom])), given)
    t.equal(await exportFile('contacts'), file)
  })

  t.test('What is wrong in a row leaves it out, and unknown columns refuse the file', async (t) => {
    const rows = ['a_number', 'a_boolean', 'a_date', 'a_select', 'a_multiselect', 'a_url', 'a_user']
    const file = (key: string, cell: string) => `name,CUSTOM.${key.toUpperCase()}\nBad,${cell}\n`
    for (const key of rows) {
      const result = await importFile('companies', file(key, '"North,x"'))
      t.match(result, { imported: 0, skipped: 1 }, key)
      t.match(result.errors[0], new RegExp(`^Row 2: custom\\.${key}: `))
    }
    t.match(await importFile('companies', file('a_number', '1234567890123456')), { skipped: 1 })
    for (const key of ['nothing', 'a__text', 'a text', '__proto__']) {
      t.match(await refuseFile('companies', file(key, 'x')), { status: 400, code: 'invalid_file' }, key)
    }
    t.match(await importFile('companies', 'name,other\nOther,x\n'), { imported: 1 })
    const mapping = { mapping: 'custom.nothing:,Region:custom.a_select' }
    t.match(await importFile('companies', 'name,custom.nothing,Region\nMapped,x,north\n', undefined, mapping), {
      imported: 1
    })
    const [mapped] = (await call('listCompanies', { query: { q: 'mapped' } })).body
    t.same(mapped?.custom, { a_select: 'North' })
    const wide = `name,${Array.from({ length: 299 }, (_, n) => `x${n}`).join()}`
    t.match(await importFile('companies', `${wide}\nWide\n`), { imported: 1 })
    t.match(await refuseFile('companies', `${wide},y\nWide${','.repeat(300)}\n`), { status: 400 })
  })

  t.test('Archived properties are unknown, and archived options stay on who has them', async (t) => {
    const params = { id: ids['deal a_text'] ?? '' }
    await call('updateProperty', { params, body: { label: 'x', isArchived: true } as never })
    t.match(await refuseFile('deals', 'name,custom.a_text\nD,x\n'), { status: 400, code: 'invalid_file' })
    t.match(await refuseFile('deals', 'name,x\nD,x\n', undefined, { mapping: 'x:custom.a_text' }), { status: 400 })
    t.match(await importFile('deals', 'name,custom.a_select\nHas,North\nHas not,\n'), { imported: 2 })
    const archived = options.map((option) => ({ ...option, label: 'x', isArchived: option.value === 'North' }))
    const select = { id: ids['deal a_select'] ?? '' }
    await call('updateProperty', { params: select, body: { label: 'x', options: archived } as never })
    const file = 'name,notes,custom.a_select\nHas,new,North\nHas not,new,North\nNew,new,North\n'
    const expected = { updated: 1, imported: 0, skipped: 2 }
    t.match(await importFile('deals', file, undefined, { mode: 'upsert', dryRun: true }), expected)
    const { errors, ...counts } = await importFile('deals', file, undefined, { mode: 'upsert' })
    t.match(counts, expected)
    t.match(errors, [/^Row 3: custom\.a_select: .*archived/, /^Row 4: custom\.a_select: .*archived/])
  })
})

t.test('Rows find records by a unique custom property', async (t) => {
  const service = await start(t)
  const { call, exportFile, importFile, refuseFile, ids } = service
  const match = 'custom.code'
  const lines = {
    contacts: ['first_name,last_name', 'A,B'],
    companies: ['name', 'C'],
    deals: ['name', 'D'],
    activities: ['activity_type,subject', 'note,S']
  } as const

  t.test('Of all four kinds, in a dry run as in an import', async (t) => {
    for (const kind of Object.values(kinds)) {
      const [header, row] = lines[kind]
      const file = `${header},custom.code,custom.a_number\n${row},K-1,1\n${row}x, k-1 ,2\n${row},,3\n${row},K-2,4\n`
      const expected = { totalRows: 4, imported: 2, updated: 1, unchanged: 0, skipped: 1 }
      const errors = [/^Row 4: custom\.code: required to find the record/]
      t.match(await importFile(kind, file, undefined, { mode: 'upsert', match, dryRun: true }), { ...expected, errors })
      t.match(await importFile(kind, file, undefined, { mode: 'upsert', match }), { ...expected, errors })
      const again = `${header},custom.code,custom.a_number\n${row}x,K-1,2\n${row},K-3,3\n`
      t.match(await importFile(kind, again, undefined, { mode: 'update', match }), {
        ...{ updated: 1, unchanged: 0, skipped: 1 },
        errors: [/^Row 3: custom\.code: .* not found \(K-3\)/]
      })
      t.equal((await exportFile(kind)).trimEnd().split('\r\n').length, 3)
    }
  })

  t.test('A parameter that names no such property is refused', async (t) => {
    const [file, query] = ['name,custom.code\nC,K-1\n', { mode: 'upsert' }]
    for (const wrong of ['custom.a_text', 'custom.none', 'name', 'custom.__proto__']) {
      t.match(await refuseFile('companies', file, undefined, { ...query, match: wrong }), {
        status: 400,
        errors: [{ path: 'match' }]
      })
    }
    t.match(await refuseFile('companies', file, undefined, { match }), { status: 400, errors: [{ path: 'match' }] })
    t.match(await refuseFile('companies', 'name\nC\n', undefined, { ...query, match }), { code: 'invalid_file' })
    const params = { id: ids['deal code'] ?? '' }
    await call('updateProperty', { params, body: { label: 'x', isArchived: true } as never })
    t.match(await refuseFile('deals', file, undefined, { ...query, match }), {
      status: 400,
      errors: [{ path: 'match' }]
    })
  })

  t.test('Values and e-mail addresses that others have leave a row out', async (t) => {
    const header = 'first_name,last_name,email,custom.code\n'
    t.match(await importFile('contacts', `${header}A,B,a@x.test,U-1\nA,B,b@x.test,u-1\n`), {
      ...{ imported: 1, skipped: 1 },
      errors: [/^Row 3: custom\.code: is taken by another contact/]
    })
    const file = `${header}A,B,c@x.test,U-2\nA,B,a@x.test,U-3\nA,B,c@x.test,U-4\nA,B,a@x.test,U-1\n`
    const expected = {
      ...{ imported: 1, skipped: 2, unchanged: 1 },
      errors: [/^Row 3: email: duplicate of another contact/, /^Row 4: email: duplicate of another contact/]
    }
    t.match(await importFile('contacts', file, undefined, { mode: 'upsert', match, dryRun: true }), expected)
    t.match(await importFile('contacts', file, undefined, { mode: 'upsert', match }), expected)
  })
})

t.test('A row that is left out takes nothing from the rows behind it', async (t) => {
  const service = await start(t)
  const { call, importFile, ids } = service
  const both = async (t: Test, file: string, query: object, expected: object) => {
    t.match(await importFile('contacts', file, undefined, { ...query, dryRun: true }), expected)
    t.match(await importFile('contacts', file, undefined, { ...query, dryRun: false }), expected)
  }
  const header = 'first_name,last_name,email,custom.code,custom.a_select\n'
  await importFile('contacts', `${header}Old,One,,C-1,\n`)

  t.test('A new record is made of a row whose e-mail address or unique value only such rows had', async (t) => {
    const rows = ['x@x.test,c-1', 'x@x.test,C-2', 'y@x.test,C-2', 'y@x.test,C-3', 'x@x.test,C-4', 'z@x.test,C-4']
    await both(
      t,
      `${header}${rows.map((row) => `A,B,${row},\n`).join('')}`,
      {},
      {
        ...{ imported: 3, skipped: 3 },
        errors: [
          /^Row 2: custom\.code: is taken/,
          /^Row 4: custom\.code: is taken/,
          /^Row 6: email: duplicate of another contact/
        ]
      }
    )
  })

  t.test('A row that finds its record by a custom property gets the e-mail address that such a row had', async (t) => {
    const archived = options.map((option) => ({ ...option, label: 'x', isArchived: option.value === 'North' }))
    const params = { id: ids['contact a_select'] ?? '' }
    await call('updateProperty', { params, body: { label: 'x', options: archived } as never })
    const file = `${header}A,B,new@x.test,C-1,North\nA,B,new@x.test,C-2,\n`
    await both(
      t,
      file,
      { mode: 'upsert', match: 'custom.code' },
      {
        ...{ imported: 0, updated: 1, skipped: 1 },
        errors: [/^Row 2: custom\.a_select: .*archived/]
      }
    )
  })
})

t.test('A new record takes the key that a row before it frees, and an undo gives it back', async (t) => {
  const service = await start(t)
  const { call, importFile } = { ...service, ...sheets(service) }
  const files = {
    companies: [
      'name,domain,custom.code',
      'One,one.test,1\nTwo,two.test,2\n',
      'One,free.test,1\nNew,one.test,3\nTwo,other.test,2\n'
    ],
    contacts: [
      'first_name,last_name,email,custom.code',
      'One,A,one@x.test,1\nTwo,A,two@x.test,2\n',
      'One,A,free@x.test,1\nNew,A,one@x.test,3\nTwo,A,other@x.test,2\n'
    ]
  } as const
  for (const [kind, [header, before, after]] of Object.entries(files)) {
    const list = { companies: 'listCompanies', contacts: 'listContacts' } as const
    const records = async () => (await call(list[kind as 'companies'])).body as { id: string; updatedAt: string }[]
    const contents = async () => (await records()).map(({ updatedAt: _, ...record }) => record)
    await importFile(kind as Kind, `${header}\n${before}`)
    const former = await contents()
    const query = { mode: 'upsert', match: 'custom.code' } as const
    const dry = await importFile(kind as Kind, `${header}\n${after}`, undefined, { ...query, dryRun: true })
    const done = await importFile(kind as Kind, `${header}\n${after}`, undefined, query)
    t.match(done, { imported: 1, updated: 2, skipped: 0, errors: [] }, kind)
    t.same(done, dry, `${kind}: as the dry run`)
    const changeSet = String((await call('listChangeSets')).body[0]?.changeSet)
    await call('undoChangeSet', { body: { changeSet } })
    t.same(await contents(), former, `${kind}: as they were`)
  }
})

t.test('A cell of blanks alone leaves what the record holds that its row finds, in every column', async (t) => {
  const { call, importFile, acme } = await start(t)
  const custom = {
    ...{ a_text: 'text', a_number: 1, a_boolean: true, a_date: '2026-03-01', a_datetime: '2026-03-01T09:30:00.000Z' },
    ...{
      a_select: 'North',
      a_multiselect: ['North', 'a,b'],
      a_url: 'https://x.test/',
      a_user: acme.userId,
      code: 'B-1'
    }
  }
  const own = {
    city: 'Kiel',
    tags: ['a'],
    notes: 'two\nlines',
    phone: '+49 431 1',
    country: 'DE',
    ownerId: acme.userId
  }
  const { body: company } = await call('createCompany', {
    body: { ...own, name: 'Co', domain: 'co.test', industry: 'Ships', employeeCount: 5, annualRevenue: 1.5, custom }
  })
  const person = { ...own, firstName: 'Ada', lastName: 'B', email: 'ada@x.test', title: 'Dr', companyId: company.id }
  await call('createContact', { body: { ...person, department: 'IT', mobile: '1', leadSource: 'web', custom } })
  const [pipeline] = (await call('listPipelines')).body
  const place = { pipelineId: String(pipeline?.id), stageId: String(pipeline?.stages[2]?.id) }
  const deal = { ...place, name: 'Deal', value: 5, currency: 'EUR', probability: 30, notes: 'n', companyId: company.id }
  await call('createDeal', { body: { ...deal, custom } })
  for (const [kind, noun, key] of [
    ['companies', 'Companies', 'domain'],
    ['contacts', 'Contacts', 'email'],
    ['deals', 'Deals', 'name']
  ] as const) {
    const list = async () => (await call(`list${noun}`)).body
    const before = await list()
    const { body } = await call(`get${noun}Template`, { query: { extended: true } } as never)
    const headers = String(body).replace('\ufeff', '').trim().split(',')
    const known = String((before[0] as Record<string, unknown> | undefined)?.[key])
    for (const mode of ['upsert', 'update']) {
      for (const blank of ['  ', '\u00a0', '\u200b', '\t ', '"  "', '="  "', '=""']) {
        const row = headers.map((header) => (header === key ? known : blank)).join()
        const result = await importFile(kind, `${headers.join()}\n${row}\n`, undefined, { mode })
        t.match(result, { unchanged: 1, skipped: 0, errors: [] }, `${kind} by ${mode}: ${JSON.stringify(blank)}`)
      }
    }
    t.same(await list(), before, `${kind} are as they were`)
  }
})

t.test('A dry run finds unique values and keys of rows that are thousands of rows before', async (t) => {
  const service = await start(t)
  const { importFile, sql } = service
  const header = 'first_name,last_name,email,custom.code,custom.a_number\n'
  const row = (n: number, code: string) => `A,B,${n % 50 === 0 ? '' : `far${n}@x.test`},${code},${n}\n`
  const rows = Array.from({ length: 1_400 }, (_, n) => row(n, `F-${n}`))
  const repeated = [
    row(2_000, 'f-0'),
    row(1, 'G-1'),
    row(2_001, 'F-1'),
    row(3, 'F-3'),
    row(2_002, 'F-2'),
    row(2_002, 'F-9')
  ]
  const file = `${header}${rows.join('')}${repeated.join('')}`
  const match = 'custom.code'
  for (const query of [{ mode: 'create' }, { mode: 'upsert', match }, { mode: 'update', match }, { mode: 'upsert' }]) {
    const dry = await importFile('contacts', file, undefined, { ...query, dryRun: true })
    t.same((await sql('select from import_pieces')).length, 0, 'what it remembered is gone')
    t.same(await importFile('contacts', file, undefined, { ...query, dryRun: false }), dry, JSON.stringify(query))
    t.ok(dry.skipped > 0 && dry.skipped < dry.totalRows)
  }
})

t.test('Two hundred properties of one record come through a file and a workbook as they are', async (t) => {
  const service = await startService(t)
  const { call, app, acme } = service
  const { exportFile, importFile } = sheets(service)
  const custom: Record<string, string | number> = {}
  for (let n = 0; n < 200; n += 1) {
    const [type, isUnique] = [n % 2 ? 'number' : 'text', n === 0] as const
    await call('createProperty', { body: { entity: 'company', key: `p${n}`, label: `P ${n}`, type, isUnique } })
    custom[`p${n}`] = n % 2 ? n + 0.25 : `=text ${n}, "quoted"`
  }
  const { id } = (await call('createCompany', { body: { name: 'Wide', custom } })).body
  const query = { mode: 'upsert', match: 'custom.p0' }
  const file = await exportFile('companies')
  const { path: url } = describe('exportCompaniesExcel')
  const { rawPayload } = await app.inject({ url, headers: { host: acme.host, ...acme.reader.headers } })
  const workbook = xlsx.utils.sheet_to_csv(xlsx.read(rawPayload).Sheets.companies as xlsx.WorkSheet)
  for (const [what, text] of Object.entries({ file, workbook })) {
    t.match(await importFile('companies', text, undefined, query), { unchanged: 1, skipped: 0 }, what)
  }
  await call('deleteCompany', { params: { id } })
  for (const text of [workbook, file]) {
    t.match(await importFile('companies', text, undefined, query), { imported: 1, skipped: 0, errors: [] })
    const [made] = (await call('listCompanies')).body
    t.same(made?.custom, custom)
    await call('deleteCompany', { params: { id: made?.id ?? '' } })
  }
})

t.test('An import in the background finds records by a custom property', async (t) => {
  const service = await start(t)
  const { call, importFile } = service
  await importFile('companies', 'name,custom.code\nOld,J-1\n')
  const file = 'name,custom.code,custom.a_date\nNew,j-1,2026-03-01\nBad,J-2,March\n'
  const query = { async: true, mode: 'upsert', match: 'custom.code' }
  const { body } = await call('importCompanies', { ...upload(file), query } as never)
  const params = { id: (body as unknown as { id: string }).id }
  const job = async () => (await call('getImportJob', { params })).body
  await waitFor('the end', async () => (await job()).finishedAt !== null)
  t.match(await job(), { match: 'custom.code', status: 'succeeded', updated: 1, imported: 0, skipped: 1 })
  t.equal(
    (await call('getImportJobErrors', { params })).body,
    '\ufeffname,custom.code,custom.a_date,error\r\nBad,J-2,March,"Row 3: custom.a_date: must be a date, such as 2026-11-21 (March)"\r\n'
  )
  const { body: companies } = await call('listCompanies')
  t.match(companies, [{ name: 'New', custom: { code: 'j-1', a_date: '2026-03-01' } }])
})
