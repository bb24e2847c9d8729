import assert from 'node:assert/strict'
import fc from 'fast-check'
import Papa from 'papaparse'
import t from 'tap'
import { amendRow } from '../../src/import-export/export-csv.ts'
import * as cells from '../../src/sheets/cells.ts'
import { guard, readTags, unguard } from '../../src/sheets/cells.ts'
import { comparedForm } from '../../src/texts/compared.ts'
import { storedLine } from '../../src/texts/stored.ts'
import type { Actor } from '../support/call.ts'
import '../support/seed.ts'
import { startService } from '../support/start.ts'
import { kinds, sheets } from './sheets.ts'

const pieces = fc.constantFrom(
  ...[
    '=',
    '+',
    '-',
    '@',
    "'",
    '"',
    ',',
    ';',
    '\t',
    '\r',
    '\n',
    '\r\n',
    ' ',
    '\u00a0',
    '\ufeff',
    '\u200b',
    '\u3000',
    '＝',
    '＋1',
    '－',
    '＠',
    '٣',
    'שלום',
    '👩‍👧',
    '\u202e'
  ],
  ...[
    '\u0001',
    '\u001f',
    '_x0041_',
    '<a&b>',
    'null',
    '0',
    '1e5',
    '=1+1',
    '+49 30 1',
    '-2',
    '\u2028',
    'é',
    'e\u0301',
    '\\'
  ]
)
const text = fc
  .array(fc.oneof(pieces, fc.string({ maxLength: 3 })), { minLength: 1, maxLength: 12 })
  .map((all) => all.join(''))
const storable = text.filter((one) => /\S/.test(one) && !one.includes('\0') && one.isWellFormed())
const short = storable.filter((one) => one.length <= 50)
const optional = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null })
const moment = fc
  .date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true })
  .map((date) => date.toISOString())
const decimal = fc.integer({ min: 0, max: 999_999_999_999_999 }).map((cents) => cents / 100)

/** What is nearly a number, or nearly a telephone number. */
const signed = fc
  .array(fc.constantFrom(...'+-+-()./, 0123456789'), { minLength: 1, maxLength: 8 })
  .map((all) => all.join(''))

/** What is nearly a text that spreadsheets mark as one, and blanks around it. */
const marked = fc
  .array(fc.constantFrom(...`'"= 0a\n\u00a0\u200b`, '="'), { minLength: 1, maxLength: 8 })
  .map((all) => all.join(''))

/** What a program may pass over, or not show. */
const unseen = [
  ' ',
  '\t',
  '\n',
  '\r',
  '\u0001',
  '\u001f',
  '\u007f',
  '\u00a0',
  '\u200b',
  '\u2028',
  '\u202e',
  '\u3000',
  '\ufeff'
]

/**
 * Whether a spreadsheet may run it: it begins with a tab or a carriage return, or after what can't be seen with an equals sign, an
 * at sign, a wide form of those, or a sign of neither a plain number nor a telephone number.
 */
function isFormula(one: string): boolean {
  if (one.startsWith('\t') || one.startsWith('\r')) return true
  let rest = one
  while (unseen.includes(rest.charAt(0))) rest = rest.slice(1)
  if (/^[=@＝＠＋－]/.test(rest)) return true
  if (!/^[+-]/.test(rest)) return false
  const isNumber = /^[+-]\d+([.,]\d+)?$/.test(rest)
  const isTelephone = rest.startsWith('+') && /\d/.test(rest) && /^[( ]*\d[\d ()./-]*$/.test(rest.slice(1))
  return !isNumber && !isTelephone
}

/** A row as COPY writes it. */
function copied(texts: (string | null)[]): string {
  const cells = texts.map((one) => {
    if (one === null) return ''
    return one === '' || /[",\r\n]/.test(one) ? `"${one.replaceAll('"', '""')}"` : one
  })
  return cells.join()
}

t.test('Cells of a CSV come back as they were written', async (t) => {
  t.test('Any text survives the guard against formulas, and is no formula behind it', async () => {
    fc.assert(
      fc.property(fc.oneof(text, signed, marked), (one) => {
        const written = guard(one)
        return unguard(written) === one && !isFormula(written)
      }),
      { numRuns: 3_000 }
    )
  })

  t.test('A row of an export has each of its cells guarded, and no other changed', async () => {
    const cell = fc.oneof(fc.constant(null), signed, marked, text)
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2, maxLength: 4 }), (texts) => {
        const amended = amendRow(copied(texts))
        const { data } = Papa.parse<string[]>(`${amended}\r\n`, { delimiter: ',', newline: '\r\n' })
        assert.deepEqual(
          data[0],
          texts.map((one) => (one === null ? '' : guard(one)))
        )
        // With another separator it has no more cells: whatever holds one stands in quotes.
        const bare = amended.replaceAll(/"[^"]*"/g, '')
        assert.ok(!/[;\t]/.test(bare), bare)
      }),
      { numRuns: 3_000 }
    )
  })

  t.test('A cell that another separator would split stands in quotes', async (t) => {
    for (const [row, written] of [
      ['a;=1+1,b', '"a;=1+1",b'],
      ['b,a\t=1', 'b,"a\t=1"'],
      ['b, =1,c', "b,' =1,c"],
      ['b,"a;""c"', 'b,"a;""c"'],
      ['＝1;b,＠', `"'＝1;b",'＠`],
      ['b,plain', 'b,plain']
    ] as const) {
      t.equal(amendRow(row), written)
    }
  })

  t.test('Tags stand between commas, in quotes where they need them', async (t) => {
    t.same(readTags(' a , b,,"c, d" ,5" pipe,"open'), ['a', 'b', 'c, d', '5" pipe', '"open'])
  })

  t.test('A number is read in one go, however long it goes on', async (t) => {
    // Read again from each of its digits, this would take minutes.
    const nearlyNumber = `${'0'.repeat(30)}.${'0'.repeat(1_000_000)}x`
    t.ok(cells.number.read(nearlyNumber) === nearlyNumber)
  })

  t.test('Telephone numbers and numbers stay as they are', async (t) => {
    for (const plain of ['+49 (30) 123-4', '+(49) 30/1', '-5', '+1.5', '-1,5', 'a=b', "it's", "'a"]) {
      t.equal(guard(plain), plain)
    }
    for (const one of ['+', '-', '--1', '+-1', '-1-2', '+(', '-(1)', '+1a', '-1e5', '- 5', '+49\n30', '-1,2,3']) {
      t.equal(guard(one), `'${one}`)
    }
    for (const [plain, written] of [
      ['=1', "'=1"],
      ['+a', "'+a"],
      ["'=1", "''=1"],
      ["''+49", "'''+49"],
      ['＝1', "'＝1"],
      ["'＋1", "''＋1"],
      [' =1', "' =1"],
      ['\n=1', "'\n=1"],
      ['\ufeff\u00a0@a', "'\ufeff\u00a0@a"],
      ["' -1", "'' -1"],
      ['\n-1', '\n-1'],
      [' +49 30', ' +49 30'],
      ['\nnote', '\nnote']
    ] as const) {
      t.equal(guard(plain), written)
    }
  })
})

t.test('An export imported into an empty tenant exports the same bytes', async (t) => {
  const service = await startService(t)
  const { call, acme, globex } = service
  const { importFile, exportFile } = sheets(service)
  const company = fc.record({
    name: short,
    domain: optional(fc.domain()),
    industry: optional(storable),
    employeeCount: optional(fc.nat()),
    annualRevenue: optional(decimal),
    tags: fc.array(short, { maxLength: 4 }),
    notes: optional(storable)
  })
  const contact = fc.record({
    firstName: short,
    lastName: short,
    email: optional(fc.uuid().map((id) => `'=+${id}@x.test`)),
    phone: optional(short),
    tags: fc.array(short, { maxLength: 4 }),
    notes: optional(storable)
  })
  const deal = fc.record({
    name: short,
    value: optional(decimal),
    currency: fc.constantFrom('USD', 'EUR'),
    probability: optional(fc.integer({ min: 0, max: 100 })),
    expectedCloseDate: optional(moment),
    notes: optional(storable)
  })
  const activity = fc.record({
    activityType: fc.constantFrom('call' as const, 'note' as const),
    subject: short,
    body: optional(storable),
    scheduledAt: optional(moment),
    completedAt: optional(moment),
    priority: fc.constantFrom('low' as const, 'urgent' as const)
  })
  const unique = <T>(some: fc.Arbitrary<T>, keyOf: (one: T) => string) =>
    fc.uniqueArray(some, { selector: (one) => keyOf(one).trim().toLowerCase(), minLength: 1, maxLength: 12 })
  const sample = <T>(some: fc.Arbitrary<T[]>) => fc.sample(some, 25).flat().slice(0, 150)

  const companies = sample(unique(company, ({ name }) => name))
  const seen = new Set<string>()
  const isNew = (key: string) => !seen.has(comparedForm(key)) && seen.add(comparedForm(key))
  const companyIds: string[] = []
  for (const body of companies) {
    if (!isNew(`name ${storedLine(body.name)}`) || (body.domain && !isNew(`domain ${body.domain}`))) continue
    companyIds.push((await call('createCompany', { body })).body.id)
  }
  const contactIds: string[] = []
  for (const [n, body] of sample(unique(contact, ({ email }) => String(email))).entries()) {
    const { status, body: made } = await call('createContact', {
      body: { ...body, companyId: companyIds[n % companyIds.length] ?? null }
    })
    t.equal(status, 201)
    if (body.email) contactIds.push(made.id)
  }
  const { body: pipelines } = await call('listPipelines')
  const pipeline = pipelines[0] as { id: string; stages: { id: string }[] }
  const dealIds: string[] = []
  for (const [n, body] of sample(unique(deal, ({ name }) => name)).entries()) {
    if (!isNew(`deal ${storedLine(body.name)}`)) continue
    const stage = { pipelineId: pipeline.id, stageId: pipeline.stages[n % pipeline.stages.length]?.id ?? '' }
    const references = {
      companyId: companyIds[n % companyIds.length] ?? null,
      contactId: contactIds[n % contactIds.length] ?? null
    }
    dealIds.push((await call('createDeal', { body: { ...body, ...stage, ...references } })).body.id)
  }
  for (const [n, body] of sample(unique(activity, ({ subject }) => subject)).entries()) {
    if (!isNew(`activity ${body.subject}`)) continue
    const references = {
      dealId: dealIds[n % dealIds.length] ?? null,
      contactId: contactIds[n % contactIds.length] ?? null
    }
    t.equal((await call('createActivity', { body: { ...body, ...references } })).status, 201)
  }

  for (const kind of kinds) {
    const original = await exportFile(kind)
    const result = await importFile(kind, original, globex.writer)
    t.same(result.errors, [], kind)
    t.ok(result.imported > 20, `${result.imported} ${kind}`)
    t.equal(await exportFile(kind, globex.reader), original, kind)
  }
  const readAll = async (list: (typeof lists)[number], as: Actor) => {
    const pages = [0, 100].map((offset) => call(list, { as, query: { limit: 100, offset } }))
    return (await Promise.all(pages)).flatMap(({ body }) => (body as object[]).map(withoutIdentity))
  }
  for (const list of lists) t.same(await readAll(list, globex.reader), await readAll(list, acme.reader), list)
})

const lists = ['listContacts', 'listCompanies', 'listDeals', 'listActivities'] as const

/** A record but for what no file carries: ids, its own times and that of its last activity. */
function withoutIdentity(record: object): object {
  const entries = Object.entries(record).filter(
    ([property]) => !/^id$|Id$|^(created|updated|lastActivity)At$/.test(property)
  )
  return Object.fromEntries(entries)
}
