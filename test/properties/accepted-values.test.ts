import assert from 'node:assert/strict'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import t from 'tap'
import type { CustomProperty } from '../../src/custom/definitions.ts'
import { isDateTime } from '../../src/date-time.ts'
import { inputFormats, outputFormats } from '../../src/formats.ts'
import '../support/seed.ts'
import { startService } from '../support/start.ts'

// The schema of a tenant's contract can't say that a number has at most 15 digits, that an archived option takes no new values, and
// that texts have no NUL character and no half of a surrogate pair, so nothing here depends on these.

type PropertyType = CustomProperty['type']
type Option = { value: string; isArchived: boolean }
type Definition = { label: string; description: string | null; options: Option[] }

const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && isDateTime(text)
const hostile = [
  '__proto__',
  'constructor',
  'null',
  '"',
  '\\',
  "'=1+1",
  '<b>*/',
  ' x ',
  '\u2028',
  '🦊',
  'a,b',
  '\u0001'
]
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')
const text = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary', maxLength: 50 })).filter(isStorable)
const name = text.filter((one) => /\S/.test(one))
const option: fc.Arbitrary<Option> = fc.record({
  value: fc.oneof(name, fc.constantFrom('x'.repeat(100), '🦊'.repeat(100))),
  isArchived: fc.boolean()
})
const definition: fc.Arbitrary<Definition> = fc.record({
  label: name,
  description: fc.option(text),
  options: fc.uniqueArray(option, { selector: ({ value }) => value, minLength: 1, maxLength: 6 })
})
/** JSON of any type, of which some is right for some. */
const anything = fc.oneof(
  fc.constantFrom(null, '', 'x', 0, 1, true, false, [], {}, [[]], [null], { a: 1 }, '2026-03-01', 'https://x.test/'),
  fc.jsonValue({ maxDepth: 2 }).filter((value) => !/\\u0000|\d{16}/.test(JSON.stringify(value).replaceAll('.', '')))
)
const moment = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
const times = [
  ...['2026-03-01', '2026-03-01T10:00', '2026-03-01T10:00:00+0200', '2026-03-01t10:00:00,5z', '2026-03-01T24:00:00Z'],
  ...[
    '2016-12-31T23:59:60Z',
    '9999-12-31T23:59:59-01:00',
    '0001-01-01T00:00+01:00',
    '2026-02-29T00:00:00Z',
    ' 2026-03-01'
  ],
  ...[20, 21].map((digits) => `2026-03-01T10:00:00.${'1'.repeat(digits - 1)}Z`)
]
const dates = [
  '2024-02-29',
  '2023-02-29',
  '2026-3-1',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '2026-03-01 ',
  '２０２６-03-01'
]
const urls = [
  ...[
    'HTTPS://X.test',
    'https://',
    'https://x y',
    'ftp://x.test/',
    'javascript:alert(1)',
    ' https://x.test',
    'http://ä.test/ü'
  ],
  ...[2_033, 2_034].flatMap((length) => ['x', '🦊'].map((one) => `https://x.test/${one.repeat(length)}`))
]
const numbers = [0, -0, 0.1, 1e308, -1e-300, 5e-324, 999_999_999_999_999, -999_999_999_999_999e200]

/** Values that a property may have, nearly has, or can't have. */
const valuesOf: Record<PropertyType, (options: string[], userId: string) => fc.Arbitrary<unknown>> = {
  text: () =>
    fc.oneof(text, fc.constantFrom(...['x', '🦊'].flatMap((one) => [one.repeat(10_000), one.repeat(10_001)]))),
  number: () =>
    fc.oneof(
      fc.constantFrom(...numbers, '1', '0x10'),
      fc.double({ noNaN: true }).map((value) => Number(value.toPrecision(15)))
    ),
  boolean: () => fc.constantFrom(true, false, 'true', 0, 1),
  date: () =>
    fc.oneof(
      moment.map((date) => date.toISOString().slice(0, 10)),
      fc.constantFrom(...dates, ...times)
    ),
  datetime: () =>
    fc.oneof(
      moment.map((date) => date.toISOString()),
      fc.constantFrom(...times, ...dates)
    ),
  select: (options) => fc.constantFrom('north ', 'constructor-', ...options, options),
  multiselect: (options) =>
    fc.oneof(
      fc.shuffledSubarray(options),
      fc.array(fc.constantFrom<unknown>(null, 'west-', ...options), { maxLength: 4 }).filter(isReadByAjv)
    ),
  url: () => fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.constantFrom(...urls)),
  user: (_, userId) => fc.constantFrom(userId, userId.toUpperCase(), `urn:uuid:${userId}`, `${userId} `, '', 'x')
}
/** Ajv doesn't see that this one text is in a list twice. */
const isReadByAjv = (list: unknown[]) => list.filter((one) => one === '__proto__').length < 2
const types = Object.keys(valuesOf) as PropertyType[]

t.test('The service takes just the values that the tenant’s contract describes, and answers with such', async (t) => {
  const { call, acme } = await startService(t)
  const define = async (key: string, type: PropertyType, { options, ...more }: Definition) => {
    const body = { entity: 'company' as const, key, type, ...more, ...(/select/.test(type) && { options }) }
    const { status } = await call('createProperty', { body })
    assert.equal(status, 201, JSON.stringify(body))
  }
  for (const [round, definitions] of fc.sample(fc.tuple(...types.map(() => definition)), 6).entries()) {
    const defined = types.map((type, index) => ({
      type,
      key: `${type}_${round}`,
      ...(definitions[index] as Definition)
    }))
    for (const { type, key, ...one } of defined) await define(key, type, one)
    await call('createProperty', {
      body: { entity: 'company', key: `gone_${round}`, type: 'text', label: 'L', isArchived: true }
    })
    const document = (await call('getContract')).body
    const validator = (formats: typeof inputFormats, schema: string) => {
      const own = { ...formats, date: isDate }
      const ajv = new Ajv2020({ strict: false, formats: own, validateSchema: false }).addSchema(document, 'own')
      return ajv.compile({ $ref: `own#/components/schemas/${schema}` })
    }
    const [isRequest, isAnswer] = [
      validator(inputFormats, 'CreateCompanyRequest'),
      validator(outputFormats, 'CompanyResponse')
    ]
    const pairs = defined.map(({ type, key, options }) => {
      const usable = options.filter((one) => !one.isArchived).map(({ value }) => value)
      const isNoOption = (given: unknown) => ![given].flat(9).some((one) => options.some(({ value }) => value === one))
      const value = fc.oneof({ weight: 3, arbitrary: valuesOf[type](usable, acme.userId) }, anything.filter(isNoOption))
      return fc.tuple(fc.constant(key), value)
    })
    const unknown = ['__proto__', 'constructor', 'toString', 'nothing', '', `gone_${round}`]
    const pair = fc.oneof(
      { weight: 12, arbitrary: fc.oneof(...pairs) },
      fc.tuple(fc.constantFrom(...unknown), anything)
    )
    const custom = fc
      .uniqueArray(pair, { selector: ([key]) => key, maxLength: 3 })
      .map((all) => `{${all.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`).join()}}`)
    const given = fc.oneof({ weight: 20, arbitrary: custom }, fc.constantFrom('null', '[]', '"x"', '1'))
    const check = async (one: string) => {
      const payload = `{"name": "C", "custom": ${one}}`
      const isDescribed = isRequest(JSON.parse(payload))
      const answer = await call('createCompany', { payload })
      assert.equal(
        answer.status,
        isDescribed ? 201 : 400,
        `${JSON.stringify(definitions)} ${JSON.stringify(isRequest.errors)}`
      )
      if (answer.status === 400) assert.equal(answer.problem.code, 'validation_failed')
      else assert.ok(isAnswer(answer.body), JSON.stringify(isAnswer.errors))
    }
    await fc.assert(fc.asyncProperty(given, check), { numRuns: 100 })
  }
})
