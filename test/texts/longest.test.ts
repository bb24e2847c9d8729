import t from 'tap'
import { startService } from '../support/start.ts'

// What an index has of a text is bounded by bytes (2,704 in PostgreSQL's B-tree), what a text may have by characters.

/** Syllables that fold to nine bytes each, in an order that hardly can be compressed. */
const syllables = (count: number) => {
  let state = 1
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647
    return String.fromCodePoint(0xac00 + (state % 11_172))
  }).join('')
}

const letters = {
  'of three parts of three bytes': syllables,
  'that fold to 18': (count: number) => 'ﷺ'.repeat(count),
  'that fold to six in many ways': (count: number) =>
    Array.from({ length: count }, (_, index) => String.fromCodePoint(0x3300 + ((index * 37) % 0x58))).join(''),
  'of four bytes': (count: number) =>
    Array.from({ length: count }, (_, index) => String.fromCodePoint(0x20000 + ((index * 97) % 0xa000))).join(''),
  'that NFC parts': (count: number) => '\u0958'.repeat(Math.floor(count / 2))
}

t.test('A text as long as it may be is stored and found whatever its letters are', async (t) => {
  const { call } = await startService(t)
  const [pipeline] = (await call('listPipelines')).body
  const pipelineId = pipeline?.id ?? ''
  const stageId = pipeline?.stages[0]?.id ?? ''
  await call('createProperty', {
    body: { entity: 'company', key: 'code', type: 'text', label: 'Code', isUnique: true } as never
  })
  for (const [what, make] of Object.entries(letters)) {
    const name = make(255)
    const company = await call('createCompany', {
      body: {
        name,
        industry: make(255),
        notes: make(20_000),
        city: name,
        tags: [make(100)],
        custom: { code: make(10_000) }
      } as never
    })
    t.equal(company.status, 201, `a company with letters ${what}`)
    const { id } = company.body
    t.same(
      (await call('listCompanies', { query: { industry: make(255) } })).body.map((one) => one.id),
      [id]
    )
    const filter = { property: 'name', op: 'eq', value: name } as const
    t.same(
      (await call('searchCompanies', { body: { filter } })).body.map((one) => one.id),
      [id]
    )
    const again = await call('upsertCompany', {
      query: { match: 'custom.code' },
      body: { name: `${name.slice(0, -2)}x`, custom: { code: make(10_000) } } as never
    })
    t.match([again.status, again.body], [200, { action: 'updated', id }])
    const deal = { name, pipelineId, stageId }
    const made = (await call('upsertDeal', { body: deal })).body
    t.match(
      (await call('upsertDeal', { body: deal })).body,
      { action: 'updated', id: made.id },
      `a deal with letters ${what}`
    )
    t.equal((await call('createTeam', { body: { name: make(100) } })).status, 201, `a team with letters ${what}`)
    t.equal((await call('createTeam', { body: { name: make(100) } })).status, 409)
    const contact = await call('createContact', {
      body: {
        firstName: name,
        lastName: name,
        title: name,
        notes: make(20_000),
        email: `${make(60)
          .replace(/[^\p{L}]/gu, 'x')
          .slice(0, 60)}@example.com`
      }
    })
    t.equal(contact.status, 201, `a contact with letters ${what}`)
    t.equal(
      (
        await call('createActivity', {
          body: { activityType: 'note', subject: make(255), status: 'completed' } as never
        })
      ).status,
      201
    )
  }
})
