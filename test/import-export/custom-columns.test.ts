import t from 'tap'
import * as xlsx from 'xlsx'
import type { Schemas } from '../../generated/types.ts'
import { describe } from '../support/operations.ts'
import { startService } from '../support/start.ts'
import { sheets } from './sheets.ts'

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
const entities = ['contact', 'company', 'deal', 'activity'] as const
const kinds = { contact: 'contacts', company: 'companies', deal: 'deals', activity: 'activities' } as const

async function start(t: Parameters<typeof startService>[0]) {
  const service = await startService(t)
  const { call } = service
  const ids: Record<string, string> = {}
  for (const entity of entities) {
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
      t.equal(await exportFile(kinds[entity as 'contact']), body)
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
