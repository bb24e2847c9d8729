import t from 'tap'
import * as xlsx from 'xlsx'
import { propertyTypes } from '../../src/db/schema.ts'
import { sheets } from '../import-export/sheets.ts'
import { describe } from '../support/operations.ts'
import { startService } from '../support/start.ts'

t.test('Records with values of 200 properties are read, found and exported like others', async (t) => {
  const service = await startService(t)
  const { call, app, acme } = service
  const { exportFile, importFile } = sheets(service)
  const options = [{ value: 'north' }, { value: 'south' }]
  const definitions = Array.from({ length: 200 }, (_, n) => {
    return { key: `p${n}`, type: propertyTypes[n % propertyTypes.length] ?? 'text' }
  })
  for (const { key, type } of definitions) {
    const body = { entity: 'company' as const, key, type, label: key, ...(/select/.test(type) && { options }) }
    t.equal((await call('createProperty', { body })).status, 201)
  }
  const valuesOf = (n: number) => {
    const values = {
      ...{ text: `Text ${n}`, number: n + 0.5, boolean: n % 2 === 0, date: `2026-03-0${n}`, user: acme.userId },
      ...{ datetime: `2026-03-0${n}T10:00:00.000Z`, select: 'south', multiselect: ['north', 'south'] },
      url: `https://x.test/${n}`
    }
    return Object.fromEntries(definitions.map(({ key, type }) => [key, values[type]]))
  }
  const numbers = [3, 1, 2]
  const made = []
  for (const n of numbers) {
    const { status, body } = await call('createCompany', { body: { name: `C${n}`, custom: valuesOf(n) as never } })
    t.equal(status, 201)
    t.same(body.custom, valuesOf(n))
    made.push(body)
  }
  const [third, first, second] = made

  t.same((await call('getCompany', { params: { id: first?.id ?? '' } })).body, first)
  t.same((await call('listCompanies')).body, made)
  const keyOf = (type: string) => definitions.findLast((one) => one.type === type)?.key
  const search = {
    filter: { property: `custom.${keyOf('number')}`, op: 'gt', value: 2 },
    sort: [{ property: `custom.${keyOf('date')}` }]
  }
  t.same((await call('searchCompanies', { invalidBody: search })).body, [second, third])
  const sorted = await call('listCompanies', { query: { sort: `-custom.${keyOf('datetime')}`, fields: 'custom' } })
  t.same(
    sorted.body,
    [3, 2, 1].map((n) => ({ custom: valuesOf(n) }))
  )

  const csv = await exportFile('companies')
  t.ok(csv.split('\r\n')[0]?.endsWith(definitions.map(({ key }) => `,custom.${key}`).join('')))
  for (const { id } of made) await call('deleteCompany', { params: { id } })
  t.match(await importFile('companies', csv), { imported: 3, skipped: 0, errors: [] })
  t.equal(await exportFile('companies'), csv)
  t.same(
    (await call('listCompanies')).body.map(({ custom }) => custom),
    numbers.map(valuesOf)
  )

  const headers = { host: acme.host, ...acme.reader.headers }
  const { rawPayload } = await app.inject({ url: describe('exportCompaniesExcel').path, headers })
  const sheet = xlsx.read(rawPayload, { cellDates: true, UTC: true }).Sheets.companies as xlsx.WorkSheet
  const cells = xlsx.utils.sheet_to_json<Record<string, unknown>>(sheet, { UTC: true })
  for (const [row, n] of numbers.entries()) {
    for (const { key, type } of definitions) {
      const value = valuesOf(n)[key]
      const cell = cells[row]?.[`custom.${key}`]
      if (['text', 'number', 'boolean', 'select', 'url'].includes(type)) t.same(cell, value, `${type} of ${n}`)
      else if (type.startsWith('date')) t.same(cell, new Date(String(value)), `${type} of ${n}`)
      else t.type(cell, 'string')
    }
  }
})
