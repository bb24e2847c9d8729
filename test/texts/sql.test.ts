import fc from 'fast-check'
import t from 'tap'
import { wordQuery, wordsIn } from '../../src/search/words.ts'
import { comparedForm } from '../../src/texts/compared.ts'
import { phoneDigits } from '../../src/texts/phones.ts'
import { startService } from '../support/start.ts'

const seed = Number(process.env.FAST_CHECK_SEED ?? 20_261_123)
const tenantId = '019cadd4-8a10-7c3e-9f21-6b0d4e5a7c18'

// What is compared is made in JavaScript, what it is compared with by PostgreSQL.

/** What Unicode 15 and 16 take apart, in scripts of scholars; PostgreSQL 15 has Unicode 14, and leaves them whole. */
const newer =
  /[\ua7f1\u{105c9}\u{105e4}\u{11383}-\u{113c8}\u{16121}-\u{16128}\u{16d68}-\u{16d6a}\u{1ccd6}-\u{1ccf9}\u{1e030}-\u{1e06d}]/u

t.test(`Texts are folded alike in SQL and in JavaScript (FAST_CHECK_SEED=${seed})`, async (t) => {
  const { sql } = await startService(t)
  const storable = (text: string) => text.isWellFormed() && !text.includes('\0') && !newer.test(text)
  const letters = fc.integer({ min: 1, max: 0x24ff }).map((point) => String.fromCodePoint(point))
  const texts = fc.sample(
    fc
      .oneof(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc.string({ unit: letters, maxLength: 40 }),
        fc.constantFrom(
          'José',
          'ΟΔΟΣ',
          'İstanbul',
          'ẞ',
          'Straße',
          'ﬁn',
          'Ⅷ',
          '²',
          'ÅNGSTRÖM',
          'Łódź',
          'МОСКВА',
          'が',
          'ａｂｃ'
        )
      )
      .filter(storable),
    { numRuns: 3_000, seed }
  )
  // With so few capitals that they are looked for by themselves, and with so many that all are.
  const capitals = [...String.fromCodePoint(...Array.from({ length: 0x580 }, (_, n) => n + 0x80))].filter(storable)
  texts.push(...capitals.map((one) => `x${one}${one}y`), capitals.join(''))
  // Each letter by itself, whatever its script.
  for (let point = 1; point < 0x20000; point++) {
    const letter = String.fromCodePoint(point)
    if (/\p{L}|\p{M}|\p{N}|\p{Z}|\p{C}/u.test(letter) && storable(letter) && !/\p{Cn}|\p{Co}/u.test(letter))
      texts.push(`x${letter} ${letter}y`)
  }
  for (const blanks of [
    ' a',
    'a ',
    'a  b',
    'a\tb',
    'a\n',
    '\u00a0a\u2003b',
    'a\u200b',
    '\u00ad',
    ' ',
    '\t',
    'a\u0085b'
  ])
    texts.push(blanks, `é${blanks}`)
  for (const text of ['ВСЕ ЗАГЛАВНЫЕ', 'Ёж и Ель', 'ΟΛΑ ΚΕΦΑΛΑΙΑ', 'ԲՈԼՈՐԸ', 'ØÆŁĐ Þ'])
    for (const times of [1, 3, 5, 40]) texts.push(`${text} `.repeat(times))

  t.test('Whole texts are folded alike in SQL and in JavaScript', async (t) => {
    const rows = await sql<{ text: string; folded: string }>(
      `select text, crm_fold(text) as folded from unnest($1::text[]) with ordinality as given (text, n) order by n`,
      [texts]
    )
    t.same(rows.length, texts.length)
    for (const { text, folded } of rows)
      if (folded !== comparedForm(text)) t.fail(JSON.stringify([text, folded, comparedForm(text)]))
  })

  t.test('The digits of telephone numbers are alike in SQL and in JavaScript', async (t) => {
    const phones = ['+41 (0)79', '0041 79', '00', '+41 ( 0 ) 79', '(0)0041', '+4179x00', '１２３', 'no', ''].concat(
      texts.slice(0, 500)
    )
    const rows = await sql<{ phone: string; digits: string }>(
      `select phone, crm_digits(phone) as digits from unnest($1::text[]) with ordinality as given (phone, n) order by n`,
      [phones]
    )
    for (const { phone, digits } of rows)
      if (digits !== phoneDigits(phone)) t.fail(JSON.stringify([phone, digits, phoneDigits(phone)]))
    t.equal(rows.length, phones.length)
  })

  t.test('Folded texts are in the order of code points, whatever the collation', async (t) => {
    const rows = await sql<{ folded: string }>(
      `select crm_fold(text) as folded from unnest($1::text[]) as text order by crm_fold(text) collate "C"`,
      [texts]
    )
    const sorted = texts.map((text) => Buffer.from(comparedForm(text))).sort(Buffer.compare)
    t.same(
      rows.map(({ folded }) => folded),
      sorted.map(String)
    )
  })

  t.test('Folded texts are found by each of their words', async (t) => {
    const queries = texts.map((text) => wordQuery(tenantId, wordsIn(text)))
    const rows = await sql<{ text: string; words: string[]; isFound: boolean | null }>(
      `select text, tsvector_to_array(crm_words($1, text, '{}', '{}')) as words,
          crm_words($1, text, '{}', '{}') @@ query::tsquery as "isFound"
        from unnest($2::text[], $3::text[]) with ordinality as given (text, query, n) order by n`,
      [tenantId, texts, queries]
    )
    for (const [n, { text, words, isFound }] of rows.entries()) {
      const wanted = wordsIn(text).map((word) => `4e5a7c18${word}`)
      if (words.sort().join() !== wanted.sort().join()) t.fail(JSON.stringify([text, words, wanted]))
      if (isFound !== (queries[n] === null ? null : true)) t.fail(`${JSON.stringify(text)} is not found by its words`)
    }
    t.ok(rows.length > 0)
  })

  t.test('Folded texts are found also where words are longer than an index takes', async (t) => {
    const long = `${'é'.repeat(5_000)} ${'x'.repeat(3_000)}`
    const [row] = await sql<{ isFound: boolean }>(`select crm_words($1, $2, '{}', '{}') @@ $3::tsquery as "isFound"`, [
      tenantId,
      long,
      wordQuery(tenantId, wordsIn(long))
    ])
    t.equal(row?.isFound, true)
  })
})

t.test('Telephone numbers are found by their digits', async (t) => {
  const { sql } = await startService(t)
  const wordsOf = `crm_words($1, 'Room 2024', array[phone, null], '{}')`
  const numbers = fc
    .sample(fc.stringMatching(/^[0-9]{1,16}$/), { numRuns: 20, seed })
    .concat('493012345678', '0301234567')
  const runsOf = (digits: string) =>
    [...digits].flatMap((_, start) => [...digits.slice(start)].map((_, more) => digits.slice(start, start + more + 1)))
  const found = async (words: string, asked: [phone: string, digits: string][]) => {
    const rows = await sql<{ isFound: boolean }>(
      `select ${words} @@ query::tsquery as "isFound" from unnest($2::text[], $3::text[]) with ordinality as given (phone, query, n)
        where $1::uuid is not null order by n`,
      [tenantId, asked.map(([phone]) => phone), asked.map(([, digits]) => wordQuery(tenantId, [digits], true))]
    )
    return rows.map(({ isFound }) => isFound)
  }
  const allRuns = numbers.flatMap((digits) => runsOf(digits).map((run): [string, string] => [digits, run]))

  t.test('A telephone number is found by each run of its digits, and by no other', async (t) => {
    const spaced = (digits: string) => `+${digits.replace(/(.{3})/g, '($1) ')}`
    const others = allRuns
      .map(([digits], n): [string, string] => [digits, `${n}`])
      .filter(([, other]) => other !== '2024')
    const asked = [...allRuns, ...others]
    const answers = await found(
      wordsOf,
      asked.map(([phone, digits]) => [spaced(phone), digits])
    )
    for (const [n, [phone, digits]] of asked.entries())
      if (answers[n] !== (phone.includes(digits) || '2024'.startsWith(digits))) t.fail(JSON.stringify([phone, digits]))
    t.ok(answers.includes(false))
  })

  t.test('A telephone number takes an entry for each second of its digits', async (t) => {
    const [row] = await sql<{ words: string[] }>(
      `select tsvector_to_array(${wordsOf}) as words from (select '+49 30 1234567' as phone) as given`,
      [tenantId]
    )
    const entries = ['#49301234567', '#301234567', '#1234567', '#34567', '#567', '#7', '2024', 'room']
    t.same(row?.words.sort(), entries.map((entry) => `4e5a7c18${entry}`).sort())
  })

  t.test('A telephone number is found by its digits in an index that was made before', async (t) => {
    const before = `(select array_to_tsvector(array_agg('4e5a7c18' || substr(phone, start))) from generate_series(1, length(phone)) as start)`
    t.notOk((await found(before, allRuns)).includes(false))
  })
})

t.test('A text that isn’t there is not folded, and takes no call', async (t) => {
  const { sql } = await startService(t)
  const [found] = await sql(
    `select crm_fold(null) as folded, proisstrict as "isStrict" from pg_proc where proname = 'crm_fold_letters'`
  )
  t.same(found, { folded: null, isStrict: true })
})
