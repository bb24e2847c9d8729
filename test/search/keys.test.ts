import t from 'tap'
import type { Answer } from '../support/call.ts'
import { startService } from '../support/start.ts'

// Addresses, domains and unique texts are found as they are kept apart: with accents, strokes and ß.

const emails = [
  'ömer@firma.test',
  'omer@firma.test',
  'faß@firma.test',
  'fass@firma.test',
  'bo@bücher.test',
  'bo@bucher.test'
]
const domains = ['faß.test', 'fass.test', 'fåss.test', 'bücher.test', 'bucher.test']
const codes = ['Øre-1', 'ore-1', 'Straße 7', 'café', 'cafe', 'İz', 'iz']

/** What a value finds by `eq`, of its kind. */
const cases: [kind: 'Contacts' | 'Companies', property: string, value: string, found: string[]][] = [
  ['Contacts', 'email', 'omer@firma.test', ['omer@firma.test']],
  ['Contacts', 'email', 'ÖMER@Firma.test', ['ömer@firma.test']],
  ['Contacts', 'email', 'Ömer@firma.test'.normalize('NFD'), ['ömer@firma.test']],
  ['Contacts', 'email', 'FASS@firma.test', ['fass@firma.test']],
  ['Contacts', 'email', 'faß@firma.test', ['faß@firma.test']],
  ['Contacts', 'email', 'bo@xn--bcher-kva.test', ['bo@bücher.test']],
  ['Contacts', 'email', 'bo@BÜCHER.test', ['bo@bücher.test']],
  ['Contacts', 'email', 'bo@bucher.test', ['bo@bucher.test']],
  ['Companies', 'domain', 'fass.test', ['fass.test']],
  ['Companies', 'domain', 'https://www.FASS.test/x', ['fass.test']],
  ['Companies', 'domain', 'faß.test', ['faß.test']],
  ['Companies', 'domain', 'xn--bcher-kva.test', ['bücher.test']],
  ['Companies', 'domain', 'bucher.test', ['bucher.test']],
  ['Companies', 'custom.code', 'ORE-1', ['ore-1']],
  ['Companies', 'custom.code', 'øre-1', ['Øre-1']],
  ['Companies', 'custom.code', 'STRASSE  7', ['Straße 7']],
  ['Companies', 'custom.code', 'Cafe\u0301', ['café']],
  ['Companies', 'custom.code', 'CAFE', ['cafe']],
  ['Companies', 'custom.code', 'i\u0307z', ['İz']],
  ['Companies', 'custom.code', 'IZ', ['iz']]
]

t.test(
  'An address, a domain and a unique text find those alone that are the same key, now and in the past',
  async (t) => {
    const { call, sql, acme } = await startService(t)
    await call('createProperty', { body: { entity: 'company', key: 'code', type: 'text', label: 'C', isUnique: true } })
    for (const email of emails) {
      t.equal((await call('createContact', { body: { firstName: 'A', lastName: 'B', email } })).status, 201, email)
    }
    for (const domain of domains) t.equal((await call('createCompany', { body: { name: domain, domain } })).status, 201)
    for (const code of codes) {
      t.equal((await call('createCompany', { body: { name: code, custom: { code } } })).status, 201, code)
    }
    await call('createContact', { body: { firstName: 'No', lastName: 'Address' } })
    const counts = { Contacts: emails.length + 1, Companies: domains.length + codes.length }
    const [clock] = await sql<{ n: number }>('select sequence::float8 as n from tenant_clocks where tenant_id = $1', [
      acme.tenantId
    ])
    for (const asOf of [undefined, clock?.n ?? 0]) {
      const moment = asOf === undefined ? {} : { asOf }
      for (const [kind, property, value, wanted] of cases) {
        const heldBy = (record: Record<string, unknown>) =>
          property === 'custom.code' ? (record.custom as { code?: string }).code : record[property]
        const find = async (filter: object) => {
          const body = { filter, ...moment }
          const answer = (await call(`search${kind}` as 'searchContacts', { invalidBody: body })) as unknown
          return (answer as Answer<Record<string, unknown>[]>).body.map(heldBy)
        }
        const about = `${property} ${value} ${asOf ? 'then' : 'now'}`
        t.same(await find({ property, op: 'eq', value }), wanted, about)
        t.same(await find({ property, op: 'in', value: ['nobody@x.test', value] }), wanted, `${about}, in`)
        const others = await find({ property, op: 'ne', value })
        t.equal(others.length, counts[kind] - wanted.length, `${about}, ne`)
        t.notOk(others.includes(wanted[0]), `${about}, ne`)
        const invalidBody = { filter: { property, op: 'eq', value }, ...moment }
        const sums = await call(`aggregate${kind}` as 'aggregateContacts', { invalidBody })
        t.equal(sums.body[0]?.count, wanted.length, `${about}, counted`)
        if (property === 'custom.code' || value.includes('/')) continue
        const list = await call(`list${kind}` as 'listContacts', { query: { [property]: value, ...moment } as never })
        t.same(
          list.body.map((one) => heldBy(one as never)),
          wanted,
          `${about}, listed`
        )
      }
    }
  }
)
