import t from 'tap'
import * as xlsx from 'xlsx'
import { startService } from '../support/start.ts'
import { type Kind, kinds, sheets } from './sheets.ts'

type Query = Record<string, string | boolean>

// What an extended file and a workbook bring beside the records' own columns, and back.

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
  t.match(
    await sheets(service).importFile('deals', change, acme.admin, { mode: 'upsert' }),
    { updated: 0, unchanged: 2, errors: [] },
    'the same file again changes nothing'
  )
  const workbook = await call('exportDealsExcel', { query: { extended: true } })
  t.equal(workbook.status, 200)
})

t.test('A dry run counts a later row of a record that it would make as the import does', async (t) => {
  const service = await startService(t)
  const { call } = service
  const { importFile } = sheets(service)
  for (const email of ['a@x.test', 'b@x.test'])
    await call('createContact', { body: { firstName: 'P', lastName: 'Q', email } })
  const header = 'name,value,status,expected_close_date,contact_email,other_contact_emails\n'
  const files = [
    [
      `${header}A,1.50,open,2026-02-02,a@x.test,b@x.test\n`.concat(
        'A,1.5,open,2026-02-02T00:00:00Z,a@x.test,b@x.test\n'
      ),
      1,
      0
    ],
    [`${header}B,,,,a@x.test,\nB,,open,,,a@x.test\n`, 1, 0],
    [`${header}C,,won,,a@x.test,\nC,,won,,,b@x.test\nC,,,,,b@x.test\n`, 1, 1],
    [`${header}D,1,,,,\nD,2,,,,\nD,2,,2026-03-03,,\nD,2,,2026-03-03,,\n`, 1, 2]
  ] as const
  for (const [file, unchanged, updated] of files) {
    const expected = { imported: 1, updated, unchanged, errors: [] }
    t.match(await importFile('deals', file, undefined, { mode: 'upsert', dryRun: true }), expected, `${file} dry`)
    t.match(await importFile('deals', file, undefined, { mode: 'upsert' }), expected, file)
  }
})

t.test('A dry run of a restricted caller sees what it would make and not what it would give away', async (t) => {
  const service = await startService(t)
  const { call, acme } = service
  const user = { name: 'U', password: 'correct horse battery', role: 'member' } as const
  const { body: own } = await call('createUser', { body: { ...user, email: 'own@x.test', visibility: 'own' } })
  await call('createUser', { body: { ...user, email: 'other@x.test' } })
  const { body: made } = await call('createApiKey', { body: { name: 'K', scopes: 'read,write', userId: own.id } })
  const as = { host: acme.host, headers: { 'x-api-key': made.key } }
  const rows = ['A,X,new@x.test,', 'B,X,new@x.test,', 'B,X,new@x.test,other@x.test', 'C,X,new@x.test,']
  const file = ['first_name,last_name,email,owner_email', ...rows].join('\n')
  const expected = { imported: 1, updated: 2, skipped: 1, errors: [/^Row 5: email: duplicate of another contact/] }
  const { importFile } = sheets(service)
  t.match(await importFile('contacts', file, as, { mode: 'upsert', dryRun: true }), expected, 'dry')
  t.match(await importFile('contacts', file, as, { mode: 'upsert' }), expected)
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

t.test('A row whose contact is one too many for its deal names the column that holds the contact', async (t) => {
  const service = await startService(t)
  const { call } = service
  const { importFile } = sheets(service)
  const emails = Array.from({ length: 51 }, (_, number) => `c${number}@x.test`)
  await call('bulkCreateContacts', {
    body: { items: emails.map((email) => ({ firstName: 'C', lastName: 'C', email })) }
  })
  const last = emails.pop()
  await importFile('deals', `name,other_contact_emails\nFull,"${emails}"\n`)
  for (const column of ['other_contact_emails', 'contact_email']) {
    const { errors } = await importFile('deals', `name,${column}\nFull,${last}\n`, undefined, { mode: 'update' })
    t.match(errors, [new RegExp(`^Row 2: ${column}: This deal has 50 contacts`)])
  }
})
