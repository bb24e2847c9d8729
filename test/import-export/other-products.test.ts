import t from 'tap'
import { startService } from '../support/start.ts'
import { type Kind, sheets } from './sheets.ts'

// Files of other products, by the header rows that they write: which of their columns are read as they come, and which are told.

/** A product's file: its header row, and what of it is read; all else is in `ignoredColumns`. */
type Product = { kind: Kind; header: string[]; read: string[]; row: Record<string, string>; mapping?: string }

const list = (text: string) => text.split(',')

const products: Record<string, Product> = {
  'LinkedIn connections': {
    kind: 'contacts',
    header: list('First Name,Last Name,URL,Email Address,Company,Position,Connected On'),
    read: list('First Name,Last Name'),
    row: { 'First Name': 'Lea', 'Last Name': 'Nagel', 'Connected On': '21 Nov 2026' }
  },
  'Google Contacts': {
    kind: 'contacts',
    header: list(
      'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value'
    ),
    read: list('First Name,Last Name,Notes'),
    row: { 'First Name': 'Lea', 'Last Name': 'Nagel', Labels: '* myContacts' }
  },
  Outlook: {
    kind: 'contacts',
    header: list(
      'Title,First Name,Middle Name,Last Name,Suffix,Given Name Yomi,Family Name Yomi,Home Street,Home City,Home State,Home Postal Code,Home Country,Company,Department,Job Title,Office Location,Business Street,Business City,Business State,Business Postal Code,Business Country,Business Phone,Mobile Phone,Primary Phone,Birthday,E-mail Address,E-mail Type,E-mail 2 Address,Notes,Spouse,Web Page'
    ),
    read: list('Title,First Name,Last Name,Department,Notes'),
    row: { 'First Name': 'Lea', 'Last Name': 'Nagel', 'E-mail Address': 'lea@ex.test' }
  },
  'HubSpot contacts': {
    kind: 'contacts',
    header: list(
      'Record ID,First Name,Last Name,Email,Phone Number,Contact owner,Associated Company,Last Activity Date (GMT+1),Lead Status,Marketing contact status,Create Date (GMT+1)'
    ),
    read: list('First Name,Last Name,Email'),
    row: { 'First Name': 'Lea', 'Last Name': 'Nagel', Email: 'lea.hub@ex.test' }
  },
  'HubSpot companies': {
    kind: 'companies',
    header: list(
      'Record ID,Company name,Company owner,Create Date (GMT+1),Phone Number,Last Activity Date (GMT+1),City,Country/Region,Industry,Number of Employees'
    ),
    mapping: 'Company name:name,Number of Employees:employee_count',
    read: list('Company name,City,Industry,Number of Employees'),
    row: { 'Company name': 'Hub GmbH', 'Number of Employees': '120', City: 'Kiel' }
  },
  'Salesforce report of contacts': {
    kind: 'contacts',
    header: list(
      'Salutation,First Name,Last Name,Title,Account Name,Mailing Street,Mailing City,Mailing State/Province,Mailing Zip/Postal Code,Mailing Country,Phone,Fax,Mobile,Email,Account Owner'
    ),
    read: list('First Name,Last Name,Title,Phone,Mobile,Email'),
    row: { 'First Name': 'Lea', 'Last Name': 'Nagel', Email: 'lea.sf@ex.test', Phone: '030 1' }
  },
  'Pipedrive organizations': {
    kind: 'companies',
    header: list(
      'Organization - Name,Organization - Label,Organization - Address,Organization - People,Organization - Closed deals,Organization - Open deals,Organization - Next activity date,Organization - Owner'
    ),
    mapping: 'Organization - Name:name,Organization - Address:address',
    read: list('Organization - Name,Organization - Address'),
    row: { 'Organization - Name': 'Pipe AG', 'Organization - Address': 'Kai 1' }
  },
  'Pipedrive people': {
    kind: 'contacts',
    header: list(
      'Person - Name,Person - First name,Person - Last name,Person - Label,Person - Organization,Person - Email - Work,Person - Email - Home,Person - Phone - Work,Person - Closed deals,Person - Open deals,Person - Owner'
    ),
    mapping: 'Person - First name:first_name,Person - Last name:last_name,Person - Email - Work:email',
    read: list('Person - First name,Person - Last name,Person - Email - Work'),
    row: { 'Person - First name': 'Lea', 'Person - Last name': 'Nagel', 'Person - Email - Work': 'lea.pipe@ex.test' }
  },
  Mailchimp: {
    kind: 'contacts',
    header: list(
      'Email Address,First Name,Last Name,Address,Phone Number,Birthday,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LATITUDE,LONGITUDE,GMTOFF,DSTOFF,TIMEZONE,CC,REGION,LAST_CHANGED,LEID,EUID,NOTES,TAGS'
    ),
    read: list('First Name,Last Name,Address,NOTES,TAGS'),
    row: { 'First Name': 'Lea', 'Last Name': 'Nagel', TAGS: '"""Customer"",""fair, 2026"""' }
  }
}

t.test('Of the files of other products the columns of the same names are read, and all others told', async (t) => {
  const service = await startService(t)
  const { importFile, refuseFile } = sheets(service)
  for (const [product, { kind, header, read, row, mapping }] of Object.entries(products)) {
    const file = `${header.join(',')}\r\n${header.map((name) => row[name] ?? '').join(',')}\r\n`
    const query = { dryRun: true, ...(mapping !== undefined && { mapping }) }
    const { imported, errors, ignoredColumns } = await importFile(kind, file, undefined, query)
    t.same([imported, errors], [1, []], product)
    t.same(
      ignoredColumns,
      header.filter((name) => !read.includes(name)),
      product
    )
    if (mapping === undefined) continue
    const { status, detail } = await refuseFile(kind, file, undefined, { dryRun: true })
    t.match({ status, detail }, { status: 400, detail: /lacks (name|first_name and last_name);/ }, product)
  }
  const { header, row } = products.Mailchimp as Product
  await importFile('contacts', `${header.join(',')}\r\n${header.map((name) => row[name] ?? '').join(',')}\r\n`)
  t.match((await service.call('listContacts')).body, [{ tags: ['Customer', 'fair, 2026'] }])
})

t.test('Files of reports come in as their senders meant them', async (t) => {
  const service = await startService(t)
  const { call } = service
  const { importFile } = sheets(service)
  const upsert = { mode: 'upsert' }
  const names = async () =>
    (await call('listCompanies', { query: { sort: 'createdAt', limit: 50 } })).body.map(({ name }) => name)

  const blanks = await importFile(
    'companies',
    'name\r\nZwei Blank KG\r\nZwei  Blank KG\r\nZwei\u00a0 Blank KG\r\nZwei Blank KG\u200b\r\n'
  )
  t.match(blanks, { imported: 1, skipped: 3 })
  const nfd = ['Café Zürich', 'Cafe\u0301 Zu\u0308rich', 'Añil y Cía', 'An\u0303il y Ci\u0301a']
  t.match(await importFile('companies', `name\r\n${nfd.join('\r\n')}\r\n`), { imported: 2, skipped: 2 })
  t.same(await names(), ['Zwei Blank KG', 'Café Zürich', 'Añil y Cía'])

  const none = [
    'N/A',
    'N/A',
    'n/a',
    '-',
    '-',
    'none',
    'none',
    'http:/alpha.test',
    'http//beta.test',
    'https//delta.test'
  ]
  const words = [...none, 'https://https://epsilon.test', 'https://www.', 'www.']
  const rows = words.map((word, n) => `Firm ${n},${word},Food`).join('\r\n')
  for (const query of [{}, upsert]) {
    const { imported, errors } = await importFile('companies', `name,domain,industry\r\n${rows}\r\n`, undefined, query)
    t.equal(imported, 0)
    for (const [n, error] of errors.entries())
      t.ok(error.startsWith(`Row ${n + 2}: domain: not a host name`) && error.includes(`(${words[n]})`), error)
    t.equal(errors.length, words.length)
  }

  const idn = 'first_name,last_name,email\r\nUwe,Acht,uwe@bücher-eins.test\r\nUwe,Acht,uwe@xn--bcher-eins-9db.test\r\n'
  t.match(await importFile('contacts', idn, undefined, upsert), { imported: 1, updated: 1 })
  const unseen =
    'first_name,last_name,lifecycle_stage,email\u00ad\r\nGus,Ilg,customer\u200b,gus@ex.test\r\nHal,Jost,cust\u200bomer,hal@ex.test\r\n'
  const read = await importFile('contacts', unseen)
  t.match(read, { ignoredColumns: [], imported: 1, errors: [/^Row 3: lifecycle_stage: .*U\+200B/] })
  t.match((await call('listContacts', { query: { email: 'gus@ex.test' } })).body, [{ lifecycleStage: 'customer' }])

  const key = 'Pre\u0301nom:first_name,Nom:last_name'
  const mapped = await importFile('contacts', 'Prénom,Nom\r\nZoé,Zahn\r\n', undefined, { mapping: key })
  t.match(mapped, { imported: 1, errors: [] })
  t.match(
    await importFile('contacts', 'Pre\u0301nom,Nom\r\nEva,Zahn\r\n', undefined, {
      mapping: 'Prénom:first_name,NOM:last_name'
    }),
    {
      imported: 1
    }
  )
})

t.test('A word of a list, an option and a boolean are known however their letters are written', async (t) => {
  const service = await startService(t)
  const { call } = service
  const { importFile } = sheets(service)
  const options = [
    { value: 'pupil', label: 'Élève' },
    { value: 'great', label: 'Groß' },
    { value: 'a-b', label: 'A/B' }
  ]
  await call('createProperty', { body: { entity: 'contact', key: 'rank', type: 'select', label: 'Rank', options } })
  await call('createProperty', {
    body: { entity: 'contact', key: 'ranks', type: 'multiselect', label: 'Ranks', options }
  })
  await call('createProperty', { body: { entity: 'contact', key: 'vip', type: 'boolean', label: 'VIP' } })
  const read = async (stage: string, rank: string, ranks: string, vip: string) => {
    const header = 'first_name,last_name,lifecycle_stage,custom.rank,custom.ranks,custom.vip'
    const { errors } = await importFile('contacts', `${header}\nA,B,${stage},${rank},${ranks},${vip}\n`)
    const { body } = await call('listContacts', { query: { sort: '-createdAt', limit: 1 } })
    return errors[0] ?? [body[0]?.lifecycleStage, body[0]?.custom]
  }
  const pupil = { rank: 'pupil', ranks: ['great', 'a-b'], vip: true }
  for (const [stage, rank, ranks, vip] of [
    ['lead', 'pupil', 'great;a-b', 'true'],
    ['ＬＥＡＤ', 'E\u0301LE\u0300VE', 'GROSS;A_B', 'ＹＥＳ'],
    ['Lead\u00a0', 'eleve', 'GROẞ; a b ', '\u200b1']
  ] as const)
    t.same(await read(stage, rank, ranks, vip), ['lead', pupil], rank)
  t.match(
    await read('le\u200bader', 'élèves', 'x', 'ja'),
    /custom\.rank: .*custom\.ranks: .*custom\.vip: .*lifecycle_stage: .*U\+200B/
  )
})
