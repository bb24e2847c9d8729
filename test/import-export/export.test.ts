import t from 'tap'
import * as xlsx from 'xlsx'
import { describe } from '../support/operations.ts'
import { startService } from '../support/start.ts'
import { sheets } from './sheets.ts'

const headers = {
  Contacts:
    'first_name,last_name,email,phone,mobile,title,department,company_name,address,city,state,country,postal_code,lifecycle_stage,lead_source,tags,notes',
  Companies:
    'name,domain,industry,description,employee_count,annual_revenue,phone,website,address,city,state,country,postal_code,tags,notes',
  Deals:
    'name,value,currency,probability,expected_close_date,stage_name,pipeline_name,contact_email,company_name,notes',
  Activities:
    'activity_type,subject,body,scheduled_at,completed_at,status,priority,due_date,contact_email,company_name,deal_name'
}
const nouns = Object.keys(headers) as (keyof typeof headers)[]
const today = () => new Date().toISOString().slice(0, 10)

/** Whether a file has the name of what it holds and of the day, which may have ended since it was asked for. */
const isNamed = (header: unknown, noun: string, askedOn: string, type: string) =>
  [askedOn, today()].some((day) => header === `attachment; filename="${noun.toLowerCase()}-${day}.${type}"`)

t.test(
  'The template is the header row with the columns of the contract, and so is the export of nothing',
  async (t) => {
    const { call, acme } = await startService(t)
    // 'getContactsTemplate' 'getCompaniesTemplate' 'getDealsTemplate' 'getActivitiesTemplate'
    for (const noun of nouns) {
      const template = await call(`get${noun}Template`, { as: acme.reader })
      t.equal(template.body, `\ufeff${headers[noun]}\r\n`)
      t.equal(template.headers['content-type'], 'text/csv; charset=utf-8')
      t.equal(template.headers['content-disposition'], `attachment; filename="${noun.toLowerCase()}-template.csv"`)
      // 'exportContacts' 'exportCompanies' 'exportDeals' 'exportActivities'
      const day = today()
      const whole = await call(`export${noun}`, { as: acme.reader })
      t.equal(whole.body, `\ufeff${headers[noun]}\r\n`)
      t.ok(isNamed(whole.headers['content-disposition'], noun, day, 'csv'))
    }
  }
)

t.test('An export holds all records in forms that programs can read', async (t) => {
  const service = await startService(t)
  const { call, app, acme } = service
  const { importFile, exportFile } = sheets(service)
  const { body: company } = await call('createCompany', {
    body: { name: '=HYPERLINK("x")', employeeCount: 7, annualRevenue: 1234567.5, tags: ['a,b', 'c'], notes: 'x\r\ny' }
  })
  await call('createContact', { body: { firstName: '+1|cmd', lastName: '00123', companyId: company.id } })
  const { body: pipelines } = await call('listPipelines')
  const [pipeline] = pipelines as { id: string; stages: { id: string }[] }[]
  const stage = { pipelineId: pipeline?.id ?? '', stageId: pipeline?.stages[0]?.id ?? '' }
  for (const expectedCloseDate of ['2026-06-30T12:30:00.000Z', '1850-01-01T00:00:00.000Z']) {
    await call('createDeal', {
      body: {
        ...stage,
        name: `Deal ${expectedCloseDate}`,
        value: 0.1,
        expectedCloseDate,
        notes: '\u0001_x0041_ <&>\r\n '
      }
    })
  }

  t.test('An export guards what a spreadsheet would run, and quotes what needs it', async (t) => {
    const text = await exportFile('companies')
    t.equal(
      text.split('\r\n').slice(1).join('\r\n'),
      `"'=HYPERLINK(""x"")",,,,7,1234567.5,,,,,,,,"""a,b"",c","x\r\ny"\r\n`
    )
    t.match(await exportFile('contacts'), /\n'\+1\|cmd,00123,,,,,,"'=HYPERLINK/)
  })

  t.test('An export as a workbook has cells of their own types', async (t) => {
    const read = async (noun: keyof typeof headers) => {
      const day = today()
      const response = await app.inject({
        url: describe(`export${noun}Excel`).path,
        headers: { host: acme.host, ...acme.reader.headers }
      })
      t.equal(response.headers['content-type'], 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      t.ok(isNamed(response.headers['content-disposition'], noun, day, 'xlsx'))
      const book = xlsx.read(response.rawPayload, { cellDates: true, UTC: true })
      t.same(book.SheetNames, [noun.toLowerCase()])
      return book.Sheets[noun.toLowerCase()] as xlsx.WorkSheet
    }
    // 'exportContactsExcel' 'exportCompaniesExcel' 'exportDealsExcel' 'exportActivitiesExcel'
    for (const noun of nouns) {
      const rows = xlsx.utils.sheet_to_json<string[]>(await read(noun), { header: 1 })
      t.same(rows[0]?.join(), headers[noun])
    }
    const companies = await read('Companies')
    t.match(companies.A2, { t: 's', v: '=HYPERLINK("x")' })
    t.equal(companies.A2?.f, undefined)
    t.match(companies.E2, { t: 'n', v: 7 })
    t.match(companies.F2, { t: 'n', v: 1234567.5 })
    t.match((await read('Contacts')).B2, { t: 's', v: '00123' })
    const deals = await read('Deals')
    t.match(deals.B2, { t: 'n', v: 0.1 })
    t.equal(deals.E2?.t, 'd')
    t.equal(new Date(deals.E2?.v as Date).toISOString(), '2026-06-30T12:30:00.000Z')
    t.match(deals.E3, { t: 's', v: '1850-01-01T00:00:00.000Z' }, 'dates that spreadsheets don’t know are text')
    t.equal(deals.J2?.v, '\u0001_x0041_ <&>\n ', 'which this reader makes of CRLF')
  })

  t.test('An export holds all records in list order, over many pages', async (t) => {
    const rows = Array.from({ length: 3_500 }, (_, n) => `First,Last ${n},many${n}@x.test`)
    await importFile('contacts', `first_name,last_name,email\n${rows.join('\n')}`)
    const lines = (await exportFile('contacts')).trimEnd().split('\r\n')
    t.equal(lines.length, 3_502)
    t.same(
      lines.slice(2).map((line) => line.split(',')[1]),
      rows.map((row) => row.split(',')[1])
    )
  })

  t.test('An export that the database fails is an error, not a file', async (t) => {
    await service.sql('alter table contacts rename to gone')
    const { problem, headers } = await call('exportContacts')
    t.match(problem, { status: 500, code: 'internal_error' })
    t.equal(headers['content-disposition'], undefined)
    await service.sql('alter table gone rename to contacts')
  })
})
