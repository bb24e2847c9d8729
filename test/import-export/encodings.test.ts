import { Readable } from 'node:stream'
import { TextDecoder } from 'node:util'
import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import { piecesToUtf8, readLabel } from '../../src/imports/encoding.ts'
import { upload } from '../support/example-requests.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { importBoth } from './both-ways.ts'
import { sheets } from './sheets.ts'

// Files in whatever encoding, with what is said of it or without, and cut wherever.

/** A text in an encoding of the Encoding Standard, by what Node's decoder makes of each byte and of each pair of them. */
function encode(text: string, encoding: string): Buffer {
  const bytesOf = new Map<string, number[]>()
  const decoder = new TextDecoder(encoding)
  const isPaired = /^(gb|big5|euc|shift)/.test(encoding)
  for (let lead = 0x81; isPaired && lead < 0xff; lead++) {
    for (let trail = 0x40; trail < 0xff; trail++) bytesOf.set(decoder.decode(Buffer.from([lead, trail])), [lead, trail])
  }
  for (let byte = 0; byte < 256; byte++) bytesOf.set(decoder.decode(Buffer.from([byte])), [byte])
  return Buffer.from(
    [...text].flatMap((letter) => {
      const bytes = bytesOf.get(letter)
      if (!bytes) throw new Error(`${encoding} has no ${letter}`)
      return bytes
    })
  )
}

/** Short files of people and places, in the encodings in which spreadsheets save them there. */
const files: [language: string, encodings: string[], text: string][] = [
  [
    'German',
    ['windows-1252', 'iso-8859-15', 'macintosh'],
    'first_name;last_name;city\nJürgen;Müller;Köln\nÄnne;Größer;München\nÖzgür;Weiß;Zürich\n'
  ],
  [
    'French',
    ['windows-1252', 'macintosh'],
    'first_name;last_name;city\nFrançois;Lefèvre;Orléans\nHélène;Gérard;Besançon\nBenoît;Crête;Nîmes\n'
  ],
  [
    'Spanish',
    ['windows-1252'],
    'first_name;last_name;city\nJosé;Muñoz García;Málaga\nBegoña;Ibáñez;Logroño\nÁngel;Núñez;León\n'
  ],
  [
    'Polish',
    ['windows-1250', 'iso-8859-2'],
    'first_name;last_name;city\nŁukasz;Żółć;Łódź\nMałgorzata;Wróbel;Kraków\nGrażyna;Świątek;Gdańsk\n'
  ],
  [
    'Czech',
    ['windows-1250'],
    'first_name;last_name;city\nJiří;Dvořák;Plzeň\nTomáš;Němec;České Budějovice\nZdeněk;Kříž;Ústí nad Labem\n'
  ],
  ['Hungarian', ['windows-1250'], 'first_name;last_name;city\nÁgnes;Szőke;Győr\nZoltán;Kovács;Székesfehérvár\n'],
  [
    'Turkish',
    ['windows-1254'],
    'first_name;last_name;city\nİbrahim;Yıldız;Diyarbakır\nŞule;Öğüt;Eskişehir\nÇağlar;Güneş;Muğla\n'
  ],
  ['Greek', ['windows-1253'], 'first_name;last_name;city\nΓιώργος;Παπαδόπουλος;Αθήνα\nΕλένη;Νικολάου;Θεσσαλονίκη\n'],
  [
    'Russian',
    ['windows-1251', 'koi8-r', 'ibm866', 'x-mac-cyrillic'],
    'first_name;last_name;city\nСергей;Иванов;Москва\nОльга;Кузнецова;Екатеринбург\n'
  ],
  [
    'Lithuanian',
    ['windows-1257'],
    'first_name;last_name;city\nRūta;Žukauskienė;Šiauliai\nŠarūnas;Kazlauskas;Panevėžys\n'
  ],
  ['Hebrew', ['windows-1255'], 'first_name;last_name;city\nדוד;כהן;תל אביב\nשרה;לוי;חיפה\n'],
  [
    'Japanese',
    ['shift_jis', 'euc-jp'],
    'first_name,last_name,city\n太郎,山田,東京都\n花子,佐藤,大阪市\nけんた,スズキ,よこはま\n'
  ],
  ['Chinese', ['gbk', 'gb18030'], 'first_name,last_name,city\n伟,张,北京\n秀英,王,上海市\n'],
  ['Taiwanese', ['big5'], 'first_name,last_name,city\n志明,陳,臺北市\n淑芬,林,高雄市\n'],
  ['Korean', ['euc-kr'], 'first_name,last_name,city\n민수,김,서울\n지영,박,부산광역시\n']
]

async function decode(file: Buffer, said: string | undefined, step: number) {
  const pieces = Array.from({ length: Math.ceil(file.length / step) }, (_, n) =>
    file.subarray(n * step, (n + 1) * step)
  )
  const { pieces: read, encoding } = piecesToUtf8(Readable.from(pieces), said)
  const parts: Buffer[] = []
  for await (const part of read) parts.push(part)
  return { text: Buffer.concat(parts).toString(), encoding: encoding() }
}

t.test('A file in any of the encodings is read as it is, wherever it is cut', async (t) => {
  for (const [language, encodings, text] of files) {
    for (const encoding of encodings) {
      const file = encode(text, encoding)
      for (const step of [1, 2, 5, file.length]) {
        t.same(await decode(file, encoding, step), { text, encoding }, `${language} in ${encoding} by ${step} bytes`)
      }
    }
  }
})

t.test('With auto a short file in any of twelve languages is read as it is', async (t) => {
  const wrong: string[] = []
  for (const [language, encodings, text] of files) {
    for (const encoding of encodings) {
      const { text: found, encoding: name } = await decode(encode(text, encoding), 'auto', 65_536)
      if (found !== text) wrong.push(`${language} in ${encoding} as ${name}`)
    }
    t.same(await decode(Buffer.from(text), 'auto', 7), { text, encoding: 'utf-8' }, `${language} in UTF-8`)
    for (const mark of ['\ufeff', '']) {
      const little = Buffer.from(mark + 'first_name,x\n'.repeat(20) + text, 'utf16le')
      t.equal((await decode(little, 'auto', 9)).encoding, 'utf-16le')
      t.equal((await decode(Buffer.from(little).swap16(), 'auto', 9)).encoding, 'utf-16be')
    }
  }
  t.same(wrong, [])
  // The first letter beyond ASCII may come late.
  const late = `name\n${'Plain\n'.repeat(100_000)}Łódź Żółć\n`
  t.same(await decode(encode(late, 'windows-1250'), 'auto', 8_191), { text: late, encoding: 'windows-1250' })
})

t.test('Every label of the Encoding Standard is taken but those that stand for nothing', (t) => {
  for (const [label, name] of [
    ['utf8', 'utf-8'],
    [' Latin1 ', 'windows-1252'],
    ['cp1250', 'windows-1250'],
    ['ISO-8859-9', 'windows-1254'],
    ['l2', 'iso-8859-2'],
    ['sjis', 'shift_jis'],
    ['ks_c_5601-1987', 'euc-kr'],
    ['mac', 'macintosh'],
    ['dos-874', 'windows-874'],
    ['x-user-defined', 'x-user-defined']
  ] as const) {
    t.equal(readLabel(label), name)
  }
  for (const label of ['utf-7', 'replacement', 'iso-2022-kr', 'hz-gb-2312', 'latin-1', 'windows1252', '', 'x']) {
    t.equal(readLabel(label), undefined, label)
  }
  t.end()
})

t.test('An import and its job say in which encoding the file was read, where the request names one', async (t) => {
  const service = await startService(t)
  const { call, acme } = service
  const { importFile, refuseFile } = sheets(service)
  const polish = encode('first_name;last_name;email\nŁukasz;Żółć;lukasz@ex.test\n', 'windows-1250')
  const job = async (query: object, file: Buffer) => {
    const started = await call('importContacts', { ...upload(file), query: { ...query, async: true } } as never)
    const params = { id: String((started.body as unknown as Schemas['ImportJobResponse']).id) }
    await waitFor('the end of a job', async () => (await call('getImportJob', { params })).body.finishedAt !== null)
    return { params, body: (await call('getImportJob', { params })).body }
  }
  t.match(await importFile('contacts', polish, acme.admin, { encoding: 'auto' }), {
    imported: 1,
    encoding: 'windows-1250'
  })
  t.match((await call('listContacts')).body, [{ firstName: 'Łukasz', lastName: 'Żółć' }])
  t.match((await job({ encoding: 'cp1250' }, polish)).body, { encoding: 'windows-1250', skipped: 1 })
  t.match(await importFile('contacts', '\ufefffirst_name,last_name\n', acme.admin, { encoding: 'windows-1252' }), {
    encoding: 'utf-8'
  })
  t.equal((await importFile('contacts', 'first_name,last_name\n')).encoding, undefined)
  t.equal((await job({}, Buffer.from('first_name,last_name\n'))).body.encoding, null)

  t.match(await refuseFile('contacts', polish), {
    status: 400,
    code: 'invalid_file',
    detail: /not valid UTF-8\. It seems to be windows-1250: send encoding=windows-1250/
  })
  t.match(await refuseFile('contacts', polish, acme.admin, { async: true }), { status: 400, detail: /windows-1250/ })
  for (const encoding of ['windows-1252', 'windows-1250', 'iso-8859-2', 'macintosh', 'koi8-r']) {
    for (const async of [true, false]) {
      const problem = await refuseFile('contacts', 'first_name,last_name\nJürgen,Müller\n', acme.admin, {
        encoding,
        async
      })
      t.match(problem, { status: 400, detail: /It seems to be utf-8: send encoding=utf-8/ }, encoding)
    }
  }
  t.match(await refuseFile('contacts', polish, acme.admin, { encoding: 'shift_jis' }), {
    status: 400,
    detail: /not valid shift_jis/
  })
  t.match(await refuseFile('contacts', Buffer.from('\ufeffa\n', 'utf16le')), {
    status: 400,
    detail: /encoding=utf-16le/
  })
  for (const encoding of ['utf-7', 'replacement', 'x', '']) {
    t.match(await refuseFile('contacts', polish, acme.admin, { encoding }), {
      status: 400,
      errors: [{ path: 'encoding' }]
    })
  }
})

t.test(
  'The rows left out come in UTF-8 behind its mark, and are read with the first file’s encoding and with none',
  async (t) => {
    const service = await startService(t)
    const { call } = service
    const file = encode(
      'first_name;last_name;email\r\nJürgen;Müller;bad\r\nÖzgür;Çelik;oezguer@ex.test\r\n',
      'windows-1252'
    )
    const started = await call('importContacts', {
      ...upload(file),
      query: { async: true, encoding: 'windows-1252' }
    } as never)
    const params = { id: String((started.body as unknown as Schemas['ImportJobResponse']).id) }
    await waitFor('the end of a job', async () => (await call('getImportJob', { params })).body.finishedAt !== null)
    const leftOut = String((await call('getImportJobErrors', { params })).body)
    t.match(leftOut, /^\ufefffirst_name,last_name,email,error\r\nJürgen,Müller,bad,Row 2: email/)
    for (const [query, email] of [
      [{ encoding: 'windows-1252' }, 'one@ex.test'],
      [{ encoding: 'utf-16' }, 'two@ex.test'],
      [{}, 'three@ex.test']
    ] as const) {
      const mended = Buffer.from(leftOut.replace('bad', email))
      t.match(await sheets(service).importFile('contacts', mended, undefined, query), { imported: 1 })
      t.match((await call('listContacts', { query: { email } })).body, [{ firstName: 'Jürgen', lastName: 'Müller' }])
    }
    for (const id of ['exportContacts', 'getContactsTemplate', 'exportDeals'] as const) {
      t.match(String((await call(id, {})).body), /^\ufeff[a-z_]+,/, id)
    }
  }
)

t.test('A file comes in the encoding that its request names', async (t) => {
  const service = await startService(t)
  const { call, acme } = service
  const { refuseFile } = sheets(service)
  const text = 'name,city\nKöln – “Größe” €,Zürich\n'
  const bytes = Buffer.from(
    [...text].map((one) => ({ '–': 0x96, '“': 0x93, '”': 0x94, '€': 0x80 })[one] ?? one.charCodeAt(0))
  )
  const little = Buffer.from(`\ufeff${text}`, 'utf16le')
  const files: [string, Buffer][] = [
    ['utf-8', Buffer.from(text)],
    ['windows-1252', bytes],
    ['utf-16', little],
    ['utf-16', little.subarray(2)],
    ['utf-16', Buffer.from(little).swap16()]
  ]
  for (const [encoding, file] of files) {
    const { answer, job } = await importBoth(service, 'companies', file, { encoding })
    const name = encoding === 'utf-16' ? /^utf-16[lb]e$/ : encoding
    t.match(
      [answer, job],
      [
        { imported: 1, encoding: name },
        { imported: 1, errors: [], encoding: name }
      ],
      encoding
    )
    const [made] = (await call('listCompanies', {})).body
    t.match(made, { name: 'Köln – “Größe” €', city: 'Zürich' }, encoding)
    await call('deleteCompany', { params: { id: String(made?.id) } })
  }
  t.match(await refuseFile('companies', text, acme.admin, { encoding: 'latin-1' }), {
    status: 400,
    errors: [{ path: 'encoding' }]
  })
  const odd = await refuseFile('companies', Buffer.concat([little, Buffer.from([0x00])]), acme.admin, {
    encoding: 'utf-16'
  })
  t.match(odd, { status: 400, detail: /not valid utf-16.*encoding/ })
  // A surrogate that stands alone, in what is UTF-16 all the same.
  const lone = Buffer.concat([little, Buffer.from([0x00, 0xd8, 0x41, 0x00, 0x0a, 0x00])])
  for (const encoding of ['utf-16', 'utf-16le', 'auto']) {
    const damaged = await refuseFile('companies', lone, acme.admin, { encoding })
    t.match(damaged, {
      status: 400,
      detail: /not valid utf-16le\. It seems to be in it .* damaged or cut off; save it/
    })
    t.notMatch(damaged.detail, /encoding=/)
  }
  // What UTF-8 makes of Á has a byte that windows-1252 doesn't assign.
  const unassigned = await refuseFile('companies', 'name\nÁrpád\n', acme.admin, { encoding: 'windows-1252' })
  t.match(unassigned, { status: 400, detail: /not valid windows-1252.*encoding=utf-8/ })
  const misread = await refuseFile('companies', 'name,city\nAB,CD\n', acme.admin, { encoding: 'utf-16' })
  t.match(misread, { status: 400, detail: /lacks name.* read with encoding=utf-16; .* in another one, name that/ })
})
