import { Readable } from 'node:stream'
import { TextDecoder } from 'node:util'
import t from 'tap'
import { piecesToUtf8 } from '../../src/imports/encoding.ts'
import { sheets } from '../import-export/sheets.ts'
import { startService } from '../support/start.ts'

// What public bug reports of programs of this sort tell of files, tags, names, references, merged records and telephone numbers, each with its
// repository and number.

/** A text in an encoding of a byte or two a letter, by what Node's decoder makes of them. */
function encode(text: string, encoding: string): Buffer {
  const bytesOf = new Map<string, number[]>()
  const decoder = new TextDecoder(encoding)
  for (let lead = 0x81; lead < 0xff && /^(gb|big5|euc|shift)/.test(encoding); lead++) {
    for (let trail = 0x40; trail < 0xff; trail++) bytesOf.set(decoder.decode(Buffer.from([lead, trail])), [lead, trail])
  }
  for (let byte = 0; byte < 256; byte++) bytesOf.set(decoder.decode(Buffer.from([byte])), [byte])
  return Buffer.from([...text].flatMap((letter) => bytesOf.get(letter) ?? [0x3f]))
}

async function decode(file: Buffer, said: string | undefined) {
  const { pieces, encoding } = piecesToUtf8(Readable.from([file]), said)
  const parts: Buffer[] = []
  for await (const part of pieces) parts.push(part)
  return { text: Buffer.concat(parts).toString(), encoding: encoding() }
}

t.test('Files whose encoding other programs took for another one are read as they were written', async (t) => {
  const files: [encoding: string, text: string][] = [
    // jmhodges/rchardet#27, brianmario/charlock_holmes#98: Excel of a Mac
    ['macintosh', 'produtor;produto\nSÍTIO UWADA;ALMEIRÃO FINO; maço\nSÍTIO SOL NASCENTE;ALHO PORÓ; AÇÚCAR\n'],
    // jawah/charset_normalizer#624: three letters in one line
    ['windows-1252', 'Jahr;Kinotheater;Kinosäle;Sitzplätze;Vorhandene Plätze je 1000 Einwohner\n1981;45;61;12\n'],
    ['windows-1252', 'first_name,last_name\nJoão,Conceição\nInês,Guimarães\n'], // gbif/ipt#1228
    ['gb18030', '姓名,城市\n张伟,北京\n王秀英,上海市\n'], // objectstack-ai/objectui#2556
    ['big5', 'first_name,last_name,city\n志明,陳,臺北市\n淑芬,林,高雄市\n'],
    ['euc-kr', '이름,도시\n김민수,서울\n박지영,부산광역시\n'], // SheetJS/sheetjs#1677, filamentphp/filament#12540
    ['shift_jis', '郵便番号,都道府県\n100-0001,東京都千代田区\n530-0001,大阪府大阪市北区\n'] // MicrosoftDocs/dynamics-365-unified-operations-public#1794
  ]
  for (const [encoding, text] of files) {
    const file = encode(text, encoding)
    t.same(await decode(file, 'auto'), { text, encoding }, text)
    t.equal((await decode(file, encoding)).text, text)
    await t.rejects(decode(file, undefined), {
      message: new RegExp(`It seems to be ${encoding}: send encoding=${encoding}`)
    })
  }
  // gignupg/Detect-File-Encoding-And-Language#14, OpenRefine/OpenRefine#404: what can't be told isn't guessed
  await t.rejects(decode(encode('王小,明華\n'.repeat(3), 'big5'), 'auto'), { message: /could not be found out/ })
  // genspark-ai/genoffice#438: UTF-16 without a mark is UTF-8 full of NULs
  for (const text of ['a,b\n1,2\n', 'first_name,last_name\nBjörn,Ærø\n']) {
    for (const encoding of ['utf-16le', 'utf-16be']) {
      const file = Buffer.from(text, 'utf16le')
      if (encoding === 'utf-16be') file.swap16()
      t.same(await decode(file, 'auto'), { text, encoding })
      if (text.includes('ö')) await t.rejects(decode(file, undefined), { message: new RegExp(`encoding=${encoding}`) })
    }
  }
  // ome/omero-scripts#198: UTF-8 that is said to be of one byte a letter would be read as nonsense
  for (const said of ['iso-8859-1', 'windows-1251', 'macintosh']) {
    await t.rejects(decode(Buffer.from('first_name\nJürgen\n'), said), { message: /seems to be utf-8/ }, said)
  }
})

t.test('Files, tags, names, references and numbers are what their senders meant', async (t) => {
  const service = await startService(t)
  const { call } = service
  const files = sheets(service)
  const person = { firstName: 'P', lastName: 'Q' }

  await t.test('Whatever stands before the header, or however it is written, the file is read', async (t) => {
    const begins: [text: string, ignoredLines: number[] | undefined][] = [
      ['\ufefffirst_name,last_name\nA,B', undefined], // dotCMS/core#36508, molgenis/molgenis#6492, adaltas/node-csv#36
      ['sep=,\nfirst_name,last_name\nA,B', [1]], // PowerShell/PowerShell#7776
      ['sep=;\r\nfirst_name;last_name\r\nA;B', [1]], // mechatroner/vscode_rainbow_csv#108, rap2hpoutre/fast-excel#327
      ['sep=|\nfirst_name|last_name\nA|B', [1]],
      ['sep=~\n"first_name"~"last_name"\n"A"~"B"', [1]], // alexcaza/export-to-csv#43
      ['\ufeffsep=;\nfirst_name;last_name\nA;B', [1]],
      [',\nfirst_name,last_name\nA,B', [1]], // cidgoh/DataHarmonizer#40, mendix/docs#8175
      [',,\n,first_name,last_name\n,A,B', [1]], // pcreux/csv-importer#54: an empty column before the first one, too
      ['\n\nfirst_name,last_name\nA,B', [1, 2]], // inetsoft-technology/stylebi#618
      ['Acme Library,\nfirst_name,last_name\nA,B', [1]], // NBS-LLC/ng-spotify-importer#268
      ['Email,First Name,Last Name\n,A,B', undefined], // resend/resend-cli#332
      ['first name,LAST NAME\nA,B', undefined], // Maprunner/rg2#458
      ['FirstName,lastname\nA,B', undefined], // openpetra/openpetra#596, ProgressiveCoders/Spoke#1272
      ['first-name,last.name\nA,B', undefined], // mailpoet/mailpoet#6961
      ['first_name,last_name\nA,B\nfirst_name,last_name', [3]]
    ]
    for (const [text, ignoredLines] of begins) {
      const { imported, errors, ignoredColumns, ...rest } = await files.importFile('contacts', text)
      t.same({ imported, errors, ignoredColumns }, { imported: 1, errors: [], ignoredColumns: [] }, text)
      t.same(rest.ignoredLines, ignoredLines, text)
    }
    for (const header of ['first_updated', 'last_login', 'FIRSTUPDATED']) {
      const { ignoredColumns } = await files.importFile('contacts', `first_name,last_name,${header}\nA,B,x`) // mailpoet/mailpoet#6961
      t.same(ignoredColumns, [header])
    }
  })

  await t.test('Tags that people take for one are one, and cells with several have several', async (t) => {
    const one: [string, string][] = [
      ['london', 'London'], // mdbootstrap/bootstrap-templates#149
      ['foo', 'Foo'], // fedora-infra/fedora-tagger#24
      ['Poverty', ' poverty'],
      ['Crème', 'creme\u0301'.normalize('NFC')],
      ['entraînement', 'entrainement'], // Kovah/LinkAce#235
      ['k\u0438\u0306', 'K\u0439'] // unmade/shelf-back#50
    ]
    for (const [first, second] of one) {
      const { body } = await call('createContact', { body: { ...person, tags: [first, second] } })
      t.same(body.tags, [first.normalize('NFC')], second)
    }
    const cells: [cell: string, tags: string[]][] = [
      ['"travel,whishlist,reference"', ['travel', 'whishlist', 'reference']], // obsidianmd/obsidian-importer#641
      ['"travel, wishlist, reference"', ['travel', 'wishlist', 'reference']],
      ['a;b', ['a', 'b']], // dekkerglen/CubeCobra#1876
      ['a; b ;c', ['a', 'b', 'c']], // MukurtuCMS/mukurtucms#6
      ['"a;b,c"', ['a;b', 'c']], // thirtybees/thirtybees#285: by commas where there is one
      ['travel wishlist', ['travel wishlist']],
      ['"a,,b,A"', ['a', 'b']]
    ]
    for (const [number, [cell, tags]] of cells.entries()) {
      const email = `tags${number}@x.test`
      await files.importFile('contacts', `first_name,last_name,email,tags\nA,B,${email},${cell}`)
      t.same(
        (await call('listContacts', { query: { email } })).body.map((contact) => contact.tags),
        [tags],
        cell
      )
    }
  })

  await t.test(
    'Names that other programs told apart, or took for one by chance, are one as this one says',
    async (t) => {
      const twins: [string, string][] = [
        ['Aydın', 'AYDIN'], // fisharebest/webtrees#3567
        ['BÄCKEREI TEST', 'Backerei Test'], // firefly-iii/firefly-iii#7549
        ['Habo', 'Håbo'], // prisma/orm#22647
        ['kuş', 'kus'], // pimcore/pimcore#4086
        ['asıl', 'asil'],
        ['København', 'Kobenhavn'], // fisharebest/webtrees#5273
        ['TEST', 'TÉST'], // glpi-project/glpi#12886
        ['\u30d1\u30a4\u30bd\u30f3', '\u30cf\u309a\u30a4\u30bd\u30f3'], // malthe/macfsevents#27
        ['\u2126', '\u03a9'] // unified-font-object/ufo-spec#75
      ]
      for (const [first, second] of twins) {
        const made = await call('createTeam', { body: { name: first } })
        const { status, problem } = await call('createTeam', { body: { name: second } })
        t.same([status, problem.existingId], [409, made.body.id], second)
        // Kovah/LinkAce#235: the one that has it may be spelled so.
        const { status: renamed } = await call('updateTeam', { params: { id: made.body.id }, body: { name: second } })
        t.equal(renamed, 200, second)
      }
      const two: [string, string][] = [
        ['Müller', 'Mueller'],
        ['Coca Cola', 'Coca-Cola'], // Intrical-AI/Intrical#4
        ['EQT', 'EQT AB'], // Klimatbyran/garbo#109
        ['Boston School', 'The Boston School'] // harvard-library/aspace-import-excel#51
      ]
      for (const [first, second] of two) {
        for (const name of [first, second]) t.equal((await call('createTeam', { body: { name } })).status, 201, name)
      }
    }
  )

  await t.test('A name that two records have refers to none, unless more is said', async (t) => {
    const make = async (name: string, domain?: string) =>
      (await call('createCompany', { body: { name, ...(domain && { domain }) } })).body.id
    // margince/margince#2466, civicrm/civicrm-core#33257, OpenSPP/openspp-modules#573: the first match is another one
    const first = await make('Smith, Bill', 'smith-one.test')
    const second = await make('SMITH,  BILL', 'smith-two.test')
    await make('Smith, Bill, 1919-1962')
    const rows: [cells: string, companyId: string | undefined][] = [
      ['"smith, bill",,', undefined],
      ['"Smith, Bill",,', first], // harvard-library/aspace-import-excel#51: to the letter it is one
      ['"smith, bill",smith-two.test,', second],
      [`"smith, bill",,${second}`, second], // relaticle/relaticle#70
      [`,,${first}`, first],
      [`"smith, bill",smith-one.test,${second}`, undefined],
      ['Smith,,', undefined]
    ]
    for (const [number, [cells, companyId]] of rows.entries()) {
      const email = `ref${number}@x.test`
      const text = `first_name,last_name,email,company_name,company_domain,company_id\nA,B,${email},${cells}`
      const { errors } = await files.importFile('contacts', text)
      t.equal(errors.length, companyId === undefined ? 1 : 0, cells)
      const found = (await call('listContacts', { query: { email } })).body
      t.same(
        found.map((contact) => contact.companyId),
        companyId === undefined ? [] : [companyId],
        cells
      )
    }
    const { errors } = await files.importFile('contacts', 'first_name,last_name,company_name\nA,B,"smith, bill"')
    t.match(errors, [/^Row 2: company_name: more than one company has this name .*company_domain or company_id/])
  })

  await t.test('What was merged away leads to the one that is left, whichever system sends it', async (t) => {
    await call('createProperty', {
      body: { entity: 'contact', key: 'ext', type: 'text', label: 'Ext', isUnique: true }
    })
    // SalesforceFoundation/NPSP#6161: both have an id of another system, and the one of the other is chosen.
    const make = async (name: string) => {
      const custom = { ext: `${name}123` }
      return (await call('createContact', { body: { ...person, email: `${name}@merge.test`, custom } })).body.id
    }
    const [left, gone] = [await make('abc'), await make('def')]
    const values = { custom: { ext: 'def123' } }
    const merged = await call('mergeContacts', { params: { id: left }, body: { duplicateId: gone, values } })
    t.match([merged.status, merged.body.custom], [200, { ext: 'def123' }])
    const query = { match: 'custom.ext' } as const
    // SalesforceFoundation/NPSP#5013, fleapower/Google-Script-Contacts-Sync#12, fatfreecrm/fat_free_crm#42: the next synchronisation
    for (const body of [
      { ...person, custom: { ext: 'def123' } },
      { ...person, custom: { ext: 'ABC123' } },
      { ...person, email: 'def@merge.test', custom: { ext: 'abc123' } },
      { ...person, email: 'DEF@merge.test', custom: { ext: 'def123' } }
    ]) {
      t.same((await call('upsertContact', { body, query })).body, { action: 'updated', id: left }, JSON.stringify(body))
    }
    for (const email of ['abc@merge.test', 'Def@Merge.test']) {
      t.same((await call('upsertContact', { body: { ...person, email } })).body, { action: 'updated', id: left }, email)
      const text = `email,title\n${email},${email}`
      t.match(await files.importFile('contacts', text, service.acme.admin, { mode: 'update' }), {
        updated: 1,
        errors: []
      })
    }
    for (const ext of ['abc123', 'DEF123']) {
      const options = { mode: 'update', match: 'custom.ext' }
      const result = await files.importFile('contacts', `custom.ext,title\n${ext},${ext}`, service.acme.admin, options)
      t.match(result, { updated: 1, errors: [] }, ext)
    }
    t.match((await call('getContact', { params: { id: left } })).body, {
      email: 'abc@merge.test',
      custom: { ext: 'DEF123' }
    })
    const { status, problem } = await call('createActivity', {
      body: { activityType: 'call', subject: 'S', contactId: gone }
    })
    t.match(
      [status, problem.code, problem.errors],
      [400, 'invalid_reference', [{ path: '/contactId', mergedInto: left }]]
    )
    const { headers } = await call('batchGetContacts', { body: { ids: [gone, left] } })
    t.equal(headers['x-merged-ids'], `${gone}=${left}`)
  })

  await t.test('A telephone number is found in whatever form it was stored', async (t) => {
    const numbers: [stored: string, others: string[]][] = [
      ['+45 12345678', ['0045 12345678', '004512345678', '+4512345678', '45 12 34 56 78']], // catamphetamine/libphonenumber-js#207
      ['0031612345678', ['+31612345678', '+31 6 12345678']], // giggsey/libphonenumber-for-php#209
      ['0061234567890', ['+61 234 567 890']], // nosir/cleave.js#629
      ['0048666555444', ['+48666555444', '+48 666-555-444']], // albeebe/phoneformat.js#11
      ['919876543210', ['+919876543210', '00 91 98765 43210']], // glific/glific#5400
      ['+49 (0)161 5594078', ['+49 161 5594078', '0049 (0) 161/5594078']], // ImisDevelopers/1_011_a_infektionsfall_uebermittellung#418
      ['+49 (12345) 67891', ['0049 12345 67891', '+491234567891']] // openhab/openhab-addons#9733
    ]
    for (const [stored, others] of numbers) {
      const { body } = await call('createContact', { body: { ...person, phone: stored } })
      for (const value of [stored, ...others]) {
        const by = async (search: object) =>
          (await call('searchContacts', { body: search as never })).body.map(({ id }) => id)
        t.same(await by({ filter: { property: 'phone', op: 'eq', value } }), [body.id], value)
        t.same(await by({ q: value }), [body.id], value)
      }
      const twin = await call('createContact', { body: { ...person, mobile: others[0] ?? '' } })
      const { body: groups } = await call('listContactDuplicates', { query: { limit: 100 } })
      const group = groups.find(({ ids }) => ids.includes(twin.body.id))
      t.ok(group?.ids.includes(body.id) && group.reasons.includes('same_phone'), stored)
      await call('deleteContact', { params: { id: twin.body.id } })
    }
    // ImisDevelopers/1_011_a_infektionsfall_uebermittellung#418, kontalk/androidclient#47: a country's own rules are none of these
    const filter = { property: 'phone' as const, op: 'eq' as const, value: '01615594078' }
    t.same((await call('searchContacts', { body: { filter } })).body, [])
  })
})
