import { createHash } from 'node:crypto'
import t from 'tap'
import { completeUniqueValues } from '../../src/records/former-unique-values.ts'
import { endUpgrade } from '../../src/tenants/twins.ts'
import { uniqueForm } from '../../src/texts/compared.ts'
import { type Service, startService } from '../support/start.ts'

// Unique texts that release 1.1.0 has stored, which compares them by their small letters alone (docs/decisions/texts.md).

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url')
const formerOf = (text: string) => text.trim().toLowerCase()

/** A service with a unique text of contacts, and a way to have contacts as 1.1.0 stores them. */
async function makeFormer(service: Service) {
  const { call, sql } = service
  const property = { entity: 'contact', key: 'code', type: 'text', label: 'Code', isUnique: true } as const
  await call('createProperty', { body: property })
  let number = 0
  const store = async (value: string): Promise<string> => {
    const custom = { code: `placeholder ${++number}` }
    const { body } = await call('createContact', { body: { firstName: 'Former', lastName: 'Value', custom } })
    await sql(`update contacts set custom = jsonb_build_object('code', $2::text) where id = $1`, [body.id, value])
    await sql('update unique_values set key = $2, search_key = $3, unique_key = null where contact_id = $1', [
      body.id,
      digestOf(formerOf(value)),
      digestOf(formerOf(value).normalize('NFKD').replace(/\p{M}/gu, ''))
    ])
    return body.id
  }
  const upsert = async (value: string) => {
    const body = { firstName: 'Sent', lastName: 'Again', custom: { code: value } }
    return (await call('upsertContact', { query: { match: 'custom.code' }, body })).body
  }
  const search = async (value: string) => {
    const filter = { property: 'custom.code', op: 'eq', value } as never
    return (await call('searchContacts', { body: { filter } })).body.map(({ id }) => id)
  }
  return { store, upsert, search }
}

t.test(
  'Texts that are one by now are one in the form of release 1.1.0 only where they are one in this one',
  async (t) => {
    const differing: string[] = []
    for (let point = 1; point < 0x110000; point += 1) {
      if (point >= 0xd800 && point < 0xe000) continue
      const letter = String.fromCodePoint(point)
      const text = `a${letter}b`
      if (uniqueForm(text) !== uniqueForm(formerOf(text))) differing.push(letter)
      if (formerOf(letter) === '' && uniqueForm(letter) !== '') differing.push(letter)
    }
    t.same(differing, [])
  }
)

t.test('A unique text that release 1.1.0 stored is found in each spelling that is one with it by now', async (t) => {
  const service = await startService(t)
  const { store, upsert, search } = await makeFormer(service)
  const spelled = {
    'Weiß-1': 'WEISS-1',
    'ＡＢＣ-2': 'abc-2',
    'A  b\u00a0c-3': 'a b c-3',
    'E\u0301-4': 'é-4',
    'plain-5': 'PLAIN-5'
  }
  const ids = new Map<string, string>()
  for (const value of Object.keys(spelled)) ids.set(value, await store(value))
  t.equal(await completeUniqueValues(service.db), 5)
  for (const [value, other] of Object.entries(spelled)) {
    const id = ids.get(value)
    t.same(await search(other), [id], `search for ${other}`)
    t.match(await upsert(other), { action: 'updated', id }, `upsert of ${other}`)
  }
  t.equal(await completeUniqueValues(service.db), 0, 'nothing is left')
})

t.test(
  'An upgrade that was cut off goes on, and takes in what an instance of 1.1.0 has written meanwhile',
  async (t) => {
    const service = await startService(t)
    const { store, upsert } = await makeFormer(service)
    const first = await store('Straße 1')
    await completeUniqueValues(service.db)
    const second = await store('Straße 2')
    t.match(await upsert('straße 2'), { action: 'updated', id: second }, 'in its own spelling it is found at once')
    await store('Straße 3')
    t.equal(await completeUniqueValues(service.db), 2)
    t.match(await upsert('STRASSE 1'), { action: 'updated', id: first })
  }
)

t.test('Of two records that release 1.1.0 told apart the older one is found, and both stay as they are', async (t) => {
  const service = await startService(t)
  const { store, upsert } = await makeFormer(service)
  const { call } = service
  const [older, younger] = [await store('Weiß'), await store('WEISS')]
  const said = await endUpgrade(service.db)
  t.equal(said.length, 2)
  t.match(said[1], `acme: records with one unique value: ${older}, ${younger}`)
  t.match(await upsert('weiss'), { action: 'updated', id: older })
  for (const [id, code] of [
    [older, 'Weiß'],
    [younger, 'WEISS'],
    [younger, 'weiß']
  ] as const) {
    const { status } = await call('updateContact', { params: { id }, body: { title: code, custom: { code } } })
    t.equal(status, 200, `${code} stays the record's own`)
  }
  const taken = await call('createContact', { body: { firstName: 'A', lastName: 'B', custom: { code: 'weiSS' } } })
  t.match([taken.status, taken.problem], [409, { code: 'duplicate', existingId: older }])
  await call('deleteContact', { params: { id: older } })
  t.match(await upsert('weiss'), { action: 'updated', id: younger })
  await call('updateContact', { params: { id: younger }, body: { custom: { code: null } } })
  t.match(await upsert('weiss'), { action: 'created' })
})

t.test('An instance of 1.1.0 finds the unique texts that this release stores by its own form', async (t) => {
  const service = await startService(t)
  const { upsert } = await makeFormer(service)
  const { call, sql } = service
  const keys = async (id: string) =>
    (await sql<{ key: string }>('select key from unique_values where contact_id = $1', [id])).map(({ key }) => key)
  const { id } = await upsert('Weiß-9')
  t.same(await keys(id), [digestOf('weiß-9')])
  await call('updateContact', { params: { id }, body: { custom: { code: 'WEISS-9' } } })
  t.same(await keys(id), [digestOf('weiss-9')])
  await call('updateContact', { params: { id }, body: { custom: { code: null } } })
  t.same(await keys(id), [])
})
