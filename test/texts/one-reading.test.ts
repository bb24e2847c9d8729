import fc from 'fast-check'
import t from 'tap'
import { nameOf } from '../../src/sheets/sheet.ts'
import { findUnseen } from '../../src/texts/blanks.ts'
import { comparedForm, uniqueForm } from '../../src/texts/compared.ts'
import { listWordKey } from '../../src/texts/list-words.ts'
import { storedLine } from '../../src/texts/stored.ts'
import { upload } from '../support/example-requests.ts'
import { startService } from '../support/start.ts'

const seed = Number(process.env.FAST_CHECK_SEED ?? 20_261_127)

// Two texts are one wherever they are compared, or two everywhere: by keys, by what finds records, and in files.

/** Kinds of letters that systems are known to read in several ways. */
const hard = [
  ...[
    'é',
    'e\u0301',
    'Å',
    'A\u030a',
    '\u212b',
    'ệ',
    'e\u0323\u0302',
    'e\u0302\u0323',
    'ё',
    'и\u0306',
    'が',
    'か\u3099',
    'ｶﾞ'
  ],
  ...[
    'ß',
    'ẞ',
    'ss',
    'SS',
    'σ',
    'ς',
    'Σ',
    'ı',
    'I',
    'İ',
    'i',
    'i\u0307',
    'ნ',
    'Ნ',
    'Ꭰ',
    'ꭰ',
    'Ᏸ',
    'ᏸ',
    'ᾳ',
    'ᾼ',
    'αι',
    'ΐ'
  ],
  ...[
    'ø',
    'Ø',
    'o',
    'ł',
    'Ł',
    'đ',
    'Đ',
    'ħ',
    'ŧ',
    'æ',
    'Æ',
    'ae',
    'œ',
    'oe',
    'þ',
    'th',
    'ﬁ',
    'fi',
    'ﬀ',
    'ŉ',
    'Ǆ',
    'dž',
    'Ĳ',
    'ij'
  ],
  ...['Ａ', 'ａ', '１', '1', '①', 'Ⅷ', 'viii', '²', '½', '㎏', 'kg', '℃', 'ﷺ', '가', '가', '각', '각', 'ㄱ', 'ﾡ'],
  ...[
    '\u200b',
    '\u200d',
    '\ufeff',
    '\u00ad',
    '\u2060',
    '\u034f',
    '\u180e',
    '\u115f',
    '\u3164',
    '\ufe0f',
    '\u{e0041}',
    '\u200e'
  ],
  ...[' ', '  ', '\t', '\u00a0', '\u2003', '\u3000', '\u202f', '\u1680', '\n', '\u2028', '\u0085'],
  ...[
    '-',
    '–',
    '’',
    "'",
    '_',
    '.',
    '&',
    '＆',
    '"',
    ',',
    ';',
    '❤',
    '👩\u200d🔬',
    'ه',
    'ة',
    'ك',
    'ک',
    'שָׁ',
    'क्\u200dष',
    'ไำ',
    'ํา'
  ]
]

/** What leaves a text as it was for people, or nearly so. */
const spellings: ((text: string) => string)[] = [
  (text) => text.normalize('NFD'),
  (text) => text.normalize('NFC'),
  (text) => text.normalize('NFKC'),
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => ` ${text}\u00a0`,
  (text) => text.replaceAll(/(.)/gu, '$1\u200b'),
  (text) => text.replaceAll(' ', ' \u2003 '),
  (text) => text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0)),
  (text) => text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, ''),
  (text) => `${text}x`
]

/** Letters that PostgreSQL 15 doesn't know (sql.test.ts). */
const newer =
  /[\ua7f1\u{105c9}\u{105e4}\u{11383}-\u{113c8}\u{16121}-\u{16128}\u{16d68}-\u{16d6a}\u{1ccd6}-\u{1ccf9}\u{1e030}-\u{1e06d}]/u

/** Pairs of texts, each with a beginning of its own, so that no two pairs meet. */
function makePairs(count: number): [one: string, other: string][] {
  const letter = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...hard) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 1 }) }
  )
  const text = fc
    .array(letter, { minLength: 1, maxLength: 6 })
    .map((letters) => letters.join(''))
    .filter((one) => one.isWellFormed() && !/[\0\r]/.test(one) && !newer.test(one))
  const pair = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(text, fc.constantFrom(...spellings)).map(([one, spell]) => [one, spell(one)] as const)
    },
    { weight: 1, arbitrary: fc.tuple(text, text) },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...hard), fc.constantFrom(...hard)) }
  )
  return fc.sample(pair, { numRuns: count, seed }).map(([one, other], n) => [`${n}q${one}`, `${n}q${other}`])
}

const pairs = makePairs(200)
const isOne = ([one, other]: [string, string]) => comparedForm(storedLine(one)) === comparedForm(storedLine(other))
/** A pair as a message has it, without letters that would break its line. */
const shown = (pair: readonly string[]) =>
  JSON.stringify(pair).replaceAll(/[^ -~]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)
const cellOf = (text: string) => `"${text.replaceAll('"', '""')}"`

type Named = { name: string }

t.test(
  `What compares alike is one for every key, and for all that finds records (FAST_CHECK_SEED=${seed})`,
  async (t) => {
    const { call } = await startService(t)
    const wanted = pairs.map(isOne)
    const differing = (found: boolean[], want = wanted) => pairs.filter((_, n) => found[n] !== want[n]).map(shown)
    const isFound = async (check: (one: string, other: string, n: number) => Promise<boolean>) => {
      const found: boolean[] = []
      for (let n = 0; n < pairs.length; n += 10) {
        const some = pairs.slice(n, n + 10).map(([one, other], more) => check(one, other, n + more))
        found.push(...(await Promise.all(some)))
      }
      return found
    }
    const importRows = async (kind: string, rows: string[], query = {}) =>
      (await call(`import${kind}` as 'importCompanies', { ...upload(rows.join('\r\n')), query } as never)).body
    const { body: pipelines } = await call('listPipelines', {})
    const [pipeline] = pipelines as unknown as { id: string; stages: { id: string }[] }[]
    const place = { pipelineId: String(pipeline?.id), stageId: String(pipeline?.stages[0]?.id) }

    await t.test('There are many pairs of either sort, and lines of files of each', async (t) => {
      t.ok(wanted.filter(Boolean).length > 50 && wanted.filter((one) => !one).length > 50)
      t.equal(new Set(pairs.map(([one]) => comparedForm(one))).size, pairs.length)
    })

    await t.test('A file’s company has a name that is taken exactly where another one’s compares alike', async (t) => {
      const first = await importRows('Companies', [
        'name,industry',
        ...pairs.map(([one]) => `${cellOf(one)},${cellOf(one)}`)
      ])
      t.match(first, { errors: [], imported: pairs.length })
      const second = await importRows('Companies', ['name', ...pairs.map(([, other]) => cellOf(other))], {
        dryRun: true
      })
      const taken = new Set(second.errors.map((error) => Number(/^Row (\d+): /.exec(error)?.[1]) - 2))
      t.same(differing(pairs.map((_, n) => taken.has(n))), [])
    })

    await t.test('A search by eq, one by in and the filter of a list find it exactly then', async (t) => {
      const search = async (filter: object, one: string) => {
        const { body } = await call('searchCompanies', { body: { filter } as never })
        return (body as unknown as Named[]).some(({ name }) => name === storedLine(one))
      }
      t.same(differing(await isFound((one, value) => search({ property: 'name', op: 'eq', value }, one))), [])
      const isAmong = (one: string, other: string) =>
        search({ property: 'name', op: 'in', value: ['none', other] }, one)
      t.same(differing(await isFound(isAmong)), [])
      const isListed = async (one: string, industry: string) =>
        (await call('listCompanies', { query: { industry } })).body.some(({ name }) => name === storedLine(one))
      t.same(differing(await isFound(isListed)), [])
    })

    await t.test('A deal is updated by an upsert exactly then, by the API and by a file', async (t) => {
      const upsert = async (name: string) => (await call('upsertDeal', { body: { ...place, name } })).body.action
      const isUpdated = async (one: string, other: string, n: number) => {
        if ((await upsert(one)) !== 'created') return !wanted[n]
        return (await upsert(other)) === 'updated'
      }
      t.same(differing(await isFound(isUpdated)), [])
      const file = ['name,notes', ...pairs.map(([, other]) => `${cellOf(other)},x`)]
      const { errors, updated } = await importRows('Deals', file, { mode: 'update', dryRun: true })
      const unknown = new Set(errors.map((error) => Number(/^Row (\d+): /.exec(error)?.[1]) - 2))
      // Those that were made of other texts are there, too.
      t.equal(updated, pairs.length)
      t.equal(unknown.size, 0)
    })

    await t.test('A record is found by the name in a file exactly then', async (t) => {
      const file = ['first_name,last_name,company_name', ...pairs.map(([, other]) => `A,B,${cellOf(other)}`)]
      const { errors } = await importRows('Contacts', file, { dryRun: true })
      const unknown = new Set(errors.map((error) => Number(/^Row (\d+): /.exec(error)?.[1]) - 2))
      t.same(differing(pairs.map((_, n) => !unknown.has(n))), [])
    })

    await t.test('Of two tags one is kept exactly then, and a search by the other finds the record', async (t) => {
      const kept = await isFound(async (one, other) => {
        const body = { firstName: 'T', lastName: 'T', tags: [one, other] }
        return (await call('createContact', { body })).body.tags?.length === 1
      })
      t.same(differing(kept), [])
      const found = await isFound(async (one, other) => {
        const { body: tagged } = await call('createContact', { body: { firstName: 'F', lastName: 'F', tags: [one] } })
        const filter = { property: 'tags' as const, op: 'hasAny' as const, value: ['none', other] }
        const { body } = await call('searchContacts', { body: { filter } })
        return body.some(({ id }) => id === tagged.id)
      })
      t.same(differing(found), [])
    })

    await t.test('A team is refused as a twin of another one exactly then, whether it is new or renamed', async (t) => {
      const found = await isFound(async (one, other, n) => {
        const { body: first } = await call('createTeam', { body: { name: one } })
        const second = await call('createTeam', { body: { name: other } })
        const { body: third } = await call('createTeam', { body: { name: `team ${n}` } })
        const renamed = await call('updateTeam', { params: { id: third.id }, body: { name: other } })
        const own = await call('updateTeam', { params: { id: first.id }, body: { name: other } })
        const isTwin = second.status === 409 && second.problem.existingId === first.id
        // With a team of the other name there, neither of the others can have it.
        const isSame = renamed.status === 409 && own.status === (isTwin ? 200 : 409)
        for (const { id } of isTwin ? [first, third] : [first, second.body, third])
          await call('deleteTeam', { params: { id } })
        return isSame ? isTwin : !wanted[n]
      })
      t.same(differing(found), [])
    })

    await t.test('A stage and a pipeline are found by their names in a file exactly then', async (t) => {
      for (let n = 0; n < pairs.length; n += 20) {
        const some = pairs.slice(n, n + 20)
        const { body: made } = await call('createPipeline', { body: { name: some[0]?.[0] ?? '' } })
        for (const [at, [name]] of some.entries()) {
          await call('createStage', { params: { id: made.id }, body: { name, position: at, probability: at } })
        }
        const rows = some.map(([one, other], at) => [`Deal ${at}`, some[0]?.[0] ?? '', other, one].map(cellOf).join())
        const file = ['name,pipeline_name,stage_name,notes', ...rows]
        const { errors } = await importRows('Deals', file, { dryRun: true })
        const unknown = new Set(errors.map((error) => Number(/^Row (\d+): /.exec(error)?.[1]) - 2))
        t.same(some.filter((_, at) => unknown.has(at) === wanted[n + at]).map(shown), [])
        const [[first, other] = ['', '']] = some
        const byPipeline = ['name,pipeline_name', `D,${cellOf(other)}`]
        const found = (await importRows('Deals', byPipeline, { dryRun: true })).errors.length === 0
        t.equal(found, wanted[n], shown([first, other]))
      }
    })

    await t.test(
      'An option is read in a file exactly where its own form is the same, and nothing within can’t be seen',
      async (t) => {
        const want = pairs.map(([one, other]) => {
          if (storedLine(one) === storedLine(other)) return true
          const isSeen = !findUnseen(storedLine(one)) && !findUnseen(storedLine(other))
          return isSeen && listWordKey(one) === listWordKey(other)
        })
        const [options, file] = [pairs.map(([one]) => ({ value: storedLine(one) })), ['name,custom.kind']]
        await call('createProperty', {
          body: { entity: 'company', key: 'kind', type: 'select', label: 'Kind', options }
        })
        file.push(...pairs.map(([, other], n) => `Option ${n},${cellOf(other)}`))
        const { errors } = await importRows('Companies', file, { dryRun: true })
        const unknown = new Set(errors.map((error) => Number(/^Row (\d+): /.exec(error)?.[1]) - 2))
        t.same(
          differing(
            pairs.map((_, n) => !unknown.has(n)),
            want
          ),
          []
        )
      }
    )

    await t.test('Two companies are in one group of the duplicates where they compare alike', async (t) => {
      const ids = new Map<number, string>()
      await isFound(async (_one, other, n) => {
        const made = await call('createCompany', { body: { name: other } })
        ids.set(n, String(made.body.id))
        return true
      })
      const groups = new Map<string, string>()
      let link = ''
      do {
        const cursor = /[?&]cursor=([^&>]+)/.exec(link)?.[1] ?? ''
        const query = { limit: 100, ...(cursor && { cursor: decodeURIComponent(cursor) }) }
        const page = await call('listCompanyDuplicates', { query: query as never })
        for (const group of page.body) for (const id of group.ids) groups.set(id, group.ids.join())
        link = String(page.headers.link ?? '')
      } while (link !== '')
      t.same(pairs.filter((_, n) => wanted[n] && !groups.has(ids.get(n) ?? '')).map(shown), [])
    })

    await t.test('A unique value is taken, and finds its record, exactly where its own form is the same', async (t) => {
      const definition = { entity: 'contact', key: 'ext', type: 'text', label: 'Ext', isUnique: true } as const
      await call('createProperty', { body: definition })
      const want = pairs.map(([one, other]) => uniqueForm(storedLine(one)) === uniqueForm(storedLine(other)))
      const contact = (ext: string) => ({ firstName: 'U', lastName: 'U', custom: { ext } })
      const taken = await isFound(async (one, other, n) => {
        const { status: made } = await call('createContact', { body: contact(one) })
        const { body } = await call('upsertContact', { body: contact(other), query: { match: 'custom.ext' } } as never)
        const { status: again } = await call('createContact', { body: contact(one) })
        if (made !== 201 || again !== 409) return !want[n]
        return (body as { action: string }).action === 'updated'
      })
      t.same(differing(taken, want), [])
      const hasAll = await isFound(async (_one, value) => {
        const filter = { property: 'custom.ext', op: 'eq', value }
        const { body } = await call('searchContacts', { invalidBody: { filter } })
        const forms = body.map(({ custom }) => uniqueForm(String((custom as { ext?: string }).ext)))
        return forms.join() === uniqueForm(storedLine(value))
      })
      t.same(
        differing(
          hasAll,
          pairs.map(() => true)
        ),
        []
      )
      const file = ['first_name,last_name,custom.ext', ...pairs.map(([one]) => `U,V,${cellOf(one)}`)]
      const { errors, updated } = await importRows('Contacts', file, {
        mode: 'update',
        match: 'custom.ext',
        dryRun: true
      })
      t.match({ errors, updated }, { errors: [], updated: pairs.length })
    })
  }
)

t.test('A header is the one that a mapping names exactly where they compare alike', async (t) => {
  const { call } = await startService(t)
  const wrong: string[] = []
  // A header is of one line, and of a mapping these are signs.
  const headers = pairs.filter((pair) => !/[\n\u2028\u0085:,%]/.test(pair.join('')))
  for (const [one, other] of headers.slice(0, 80)) {
    const mapping = `${encodeURIComponent(other)}:first_name`
    const file = upload(`${cellOf(one)},last_name\r\nA,B\r\n`)
    const { status } = await call('importContacts', { ...file, query: { mapping, dryRun: true } })
    if (status !== (nameOf(one) === nameOf(other) ? 200 : 400)) wrong.push(shown([one, other]))
  }
  t.same(wrong, [])
})
