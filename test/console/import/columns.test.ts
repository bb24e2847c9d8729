import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import t from 'tap'
import { fullName, proposeColumns, proposeOrder, proposeType, readOtherwise } from '../../../console/import/columns.ts'
import { ColumnProfile, type Kind } from '../../../console/import/profile.ts'
import { productFiles } from './header-rows.ts'

/** The columns of each kind, as the template has them with `extended=true`. */
const columnsOf: Record<Kind, string> = {
  contacts:
    'first_name,last_name,email,phone,mobile,title,department,company_name,address,city,state,country,postal_code,lifecycle_stage,lead_source,tags,notes,owner_email',
  companies:
    'name,domain,industry,description,employee_count,annual_revenue,phone,website,address,city,state,country,postal_code,tags,notes,owner_email,network_url',
  deals:
    'name,value,currency,probability,expected_close_date,stage_name,pipeline_name,contact_email,company_name,notes,owner_email,status,actual_close_date,other_contact_emails',
  activities:
    'activity_type,subject,body,scheduled_at,completed_at,status,priority,due_date,contact_email,company_name,deal_name,owner_email'
}
const columns = (kind: Kind, ...more: { name: string; label?: string }[]) => [
  ...columnsOf[kind].split(',').map((name) => ({ name })),
  ...more
]

/** Profiles of a file in CSV. */
function profilesOf(csv: string): ColumnProfile[] {
  const [headers = [], ...rows] = Papa.parse<string[]>(csv).data
  return headers.map((header, at) => {
    const profile = new ColumnProfile(header)
    for (const row of rows) profile.add(row[at] ?? '')
    return profile
  })
}

/** The proposals by header, without headers that have none. */
function propose(kind: Kind, csv: string, ...more: { name: string; label?: string }[]): Record<string, string> {
  const profiles = profilesOf(csv)
  const proposed = proposeColumns(kind, columns(kind, ...more), profiles)
  return Object.fromEntries(profiles.flatMap(({ header }, at) => (proposed[at] ? [[header, proposed[at]]] : [])))
}

t.test('The columns that the tests name are those of the contract’s examples of templates', async (t) => {
  const contract = readFileSync(join(import.meta.dirname, '../../../openapi.yaml'), 'utf8')
  for (const kind of Object.keys(columnsOf) as Kind[]) {
    const first = columnsOf[kind].split(',owner_email')[0] ?? ''
    t.ok(contract.includes(first), kind)
  }
})

t.test('Each column of a file from another product is proposed where it belongs, and no other one is', async (t) => {
  for (const { product, kind, headers, rows = [], want } of productFiles) {
    t.strictSame(propose(kind, [headers, ...rows].join('\n')), want, `${kind} of ${product}`)
  }
})

t.test('The template’s own names are proposed for themselves, however they are written', async (t) => {
  for (const kind of Object.keys(columnsOf) as Kind[]) {
    const names = columnsOf[kind].split(',')
    t.strictSame(Object.values(propose(kind, columnsOf[kind])), names, kind)
    const shouted = columnsOf[kind].toUpperCase().replaceAll('_', ' ')
    t.strictSame(Object.values(propose(kind, shouted)), names, `${kind} in capitals with blanks`)
  }
})

t.test('Never are two columns of a file proposed for one, whatever the header row', async (t) => {
  for (const { kind, headers, rows = [] } of productFiles) {
    const twice = [headers, ...rows].map((line) => `${line},${line.replaceAll(';', ',')}`).join('\n')
    const proposed = Object.values(propose(kind, twice))
    t.equal(new Set(proposed).size, proposed.length, headers.slice(0, 40))
  }
})

t.test(
  'A column without a telling header is proposed by its values: addresses, domains, dates and amounts',
  async (t) => {
    t.match(propose('contacts', 'first_name,last_name,Main\nAda,Ek,ada@ek.test'), { Main: 'email' })
    t.match(propose('companies', 'name,Where\nEk,ek-works.test\nIf,www.if.test'), { Where: 'domain' })
    t.match(propose('deals', 'name,When,How much\nRoof,31.12.2026,"€ 1.200,00"\nDoor,1.3.2027,"€ 80,00"'), {
      When: 'expected_close_date',
      'How much': 'value'
    })
    t.notMatch(
      propose('deals', 'name,Signed,Met\nRoof,2026-01-01,2026-01-02'),
      { Signed: /./ },
      'of two nobody knows which'
    )
  }
)

t.test('A header that names a column is passed over where its values can’t be such', async (t) => {
  t.strictSame(propose('deals', 'Deal name,Contact\nRoof,Ada Ek'), { 'Deal name': 'name' })
  t.match(propose('deals', 'Deal name,Contact\nRoof,ada@ek.test'), { Contact: 'contact_email' })
  t.notMatch(propose('activities', 'Type,Subject,Status\nCall,Roof,Unclear'), { Status: 'status' })
  t.notMatch(propose('companies', 'Name,Domain\nEk,yes'), { Domain: 'domain' })
  t.notMatch(propose('contacts', 'First name,Last name,Title\nAda,Ek,Dr.'), { Title: 'title' })
})

t.test(
  'Words of other products for the status of activities are read as those of the contract, and no others',
  async (t) => {
    const read = (kind: Kind, csv: string) => {
      const [profile] = profilesOf(csv)
      return profile && readOtherwise.status?.(kind, profile)
    }
    for (const [word, status] of [
      ['Done', 'completed'],
      ['To do', 'pending'],
      ['NOT_STARTED', 'pending'],
      ['In Progress', 'pending'],
      ['Canceled', 'cancelled'],
      ['Erledigt', 'completed'],
      ['Unclear', 'Unclear']
    ]) {
      t.equal(read('activities', 'Status\nDone')?.(word ?? ''), status)
    }
    t.match(propose('activities', 'Type,Subject,Activity - Done\nCall,Roof,To do'), { 'Activity - Done': 'status' })
    t.equal(read('activities', 'Status\ncompleted\nPending'), undefined, 'the contract’s own are left to the service')
    t.equal(read('activities', 'Status\nUnclear'), undefined)
    t.equal(read('deals', 'Status\nOpen'), undefined, 'deals are open')
  }
)

t.test('Properties of one’s own are proposed by their key and by their label', async (t) => {
  const own = { name: 'custom.region', label: 'Sales region' }
  t.match(propose('companies', 'Name,Sales Region\nEk,North', own), { 'Sales Region': 'custom.region' })
  t.match(propose('companies', 'Name,custom.region\nEk,North', own), { 'custom.region': 'custom.region' })
})

t.test('A column with full names is proposed for both names, where the file has no column for each', async (t) => {
  const row = '\nAnna Weber,anna@weber.test'
  const headers = [
    'Name',
    'Full Name',
    'Nom complet',
    'Nombre completo',
    'Volledige naam',
    'Contact Name',
    'Person - Name'
  ]
  for (const header of headers) {
    t.strictSame(propose('contacts', `${header},E-mail${row}`), { [header]: fullName, 'E-mail': 'email' }, header)
  }
  t.match(propose('contacts', 'Nom;Prénom\nWeber;Anna'), { Nom: 'last_name', Prénom: 'first_name' })
  t.match(propose('contacts', 'Vorname;Name\nAnna;Weber'), { Vorname: 'first_name', Name: 'last_name' })
  t.match(propose('contacts', 'Nom;Courriel\nAnna Weber;a@w.test'), { Nom: fullName })
  t.match(propose('contacts', 'First Name,Last Name,Display Name\n,,Anna Weber'), { 'Display Name': fullName })
  t.notMatch(propose('contacts', 'First Name,Last Name,Name\nAnna,Weber,Anna Weber'), { Name: /./ })
  t.strictSame(propose('contacts', 'E-mail\nanna@weber.test'), { 'E-mail': 'email' }, 'no name at all')
})

t.test('The order of full names is proposed as their header has it', async (t) => {
  t.equal(proposeOrder('Full name'), 'lastWord')
  t.equal(proposeOrder('Nombre completo'), 'allButFirst')
  t.equal(proposeOrder('Nom et prénom'), 'firstWord')
  t.equal(proposeOrder('Nachname, Vorname'), 'firstWord')
})

t.test(
  'The type of activities is proposed by the first name that tells it: of the file, then of its columns',
  async (t) => {
    t.equal(proposeType(['export.csv', 'Record ID', 'Call Title', 'Call notes', 'Activity date']), 'call')
    t.equal(proposeType(['export.csv', 'Meeting name', 'Meeting description']), 'meeting')
    t.equal(proposeType(['aufgaben.csv', 'Betreff', 'Notiz']), 'task')
    t.equal(proposeType(['export.csv', 'Note body', 'Associated call']), 'note')
    t.equal(proposeType(['export.csv', 'Subject']), '')
  }
)
