import t from 'tap'
import { unguard } from '../../src/sheets/cells.ts'
import { datesBy } from '../../src/sheets/dates.ts'
import { numbersBy, readNumber } from '../../src/sheets/numbers.ts'
import { nameOf } from '../../src/sheets/sheet.ts'
import { Unread } from '../../src/sheets/unread.ts'
import { comparedForm } from '../../src/texts/compared.ts'
import { emailKey, isEmail } from '../../src/texts/emails.ts'
import { readHost } from '../../src/texts/hosts.ts'
import { phoneForm } from '../../src/texts/phones.ts'
import { storedLine } from '../../src/texts/stored.ts'

// Inputs of the kinds that public bug reports of programs of this sort name, each with its repository and number.

t.test('Domains that reports name are read as their hosts, and what is none is refused', async (t) => {
  const hosts: [string, string | undefined][] = [
    ['https://www.nordwind.example/', 'nordwind.example'], // margince/margince#2706
    ['WWW.Nordwind.example', 'nordwind.example'],
    ['jgp.com,br', undefined], // python-validators/validators#52
    ['http://example', undefined], // twentyhq/twenty#9019
    ['https:example.com', undefined],
    ['example.com; example.org', undefined],
    ['example.com/', 'example.com'],
    ['mailto:anna@example.com', 'example.com'],
    ['n/a.', undefined],
    ['(none)', undefined],
    ['not available', undefined],
    ['null', undefined],
    ['#N/A', undefined],
    ['tbd', undefined],
    ['—', undefined],
    ['пример.рф', 'пример.рф'], // YunoHost/issues#2754
    ['xn--e1afmkfd.xn--p1ai', 'пример.рф']
  ]
  for (const [text, host] of hosts) t.equal(readHost(text)?.host, host, text)
})

t.test('E-mail addresses that reports name are one or none, whatever is around them', async (t) => {
  const sameAs = ['anna@example.com\u00a0', '\ufeffAnna@Example.com', 'anna@EXAMPLE.com\t', 'anna@ｅxample.com'] // Notifuse/notifuse#223
  for (const one of sameAs) t.equal(emailKey(one), 'anna@example.com', one)
  const refused = [
    'anna@example.com;', // ProtonMail/proton-bridge#139
    'anna@example.com; bo@example.com',
    'anna@example.com, bo@example.com',
    'Anna Ek <anna@example.com>', // andyedinborough/aenetmail#126
    '<anna@example.com>',
    'mailto:anna@example.com', // matomo-org/matomo#12057
    'anna@example,com',
    'anna(at)example.com',
    'anna@example.com.',
    'anna\u200b@example.com' // opengovsg/postmangovsg#88
  ]
  t.same(
    refused.filter((one) => isEmail(storedLine(one))),
    []
  )
})

t.test('Numbers that reports name are what their sender meant, or refused', async (t) => {
  const read = (text: string, decimal?: '.' | ',') => {
    const value = numbersBy(decimal, readNumber)(text)
    return value instanceof Unread ? 'refused' : value
  }
  const byComma: [string, number][] = [
    ['1.355,90', 1355.9], // deadlocker8/BudgetMaster#731
    ['106,70', 106.7], // akashpjames/sms-import-for-ynab#2
    ['1.000.000,25', 1_000_000.25], // schwalbe-sprach/schwalbe#3
    ["10'000", 10_000], // invoice-x/invoice2data#306
    ['10’000,5', 10_000.5], // BenjaminVanRyseghem/numbro#414
    ['4\u202f711,98', 4711.98], // SuiteCRM/SuiteCRM#9880
    ['-0,50', -0.5]
  ]
  for (const [text, value] of byComma) {
    t.equal(read(text, ','), value, text)
    t.equal(typeof read(text), 'string', `${text} is none by itself`)
  }
  const byPoint: [string, number][] = [
    ['1,000.00', 1000],
    ["6'371", 6371], // Qalculate/libqalculate#926
    ['10,000', 10_000],
    ['12.5', 12.5],
    ['1.234', 1.234]
  ]
  for (const [text, value] of byPoint) t.equal(read(text, '.'), value, text)
  // claudep/swiss-qr-bill#107: a comma may be either.
  for (const text of ['12,400', '1.355', '10.000']) t.equal(read(text), 'refused', text)
  for (const text of ['1,00,000', '(500)', '5-', '1..5', '1,5,0', '٣', '½', '0x10', '1_000', 'NaN', '1e5 €']) {
    for (const decimal of [undefined, '.', ','] as const) t.not(typeof read(text, decimal), 'number', text)
  }
})

t.test('Dates that reports name are read in the order that was said, and no year is guessed', async (t) => {
  const read = (text: string, order: 'iso' | 'dmy' | 'mdy') => datesBy(order)(text)
  const days: [string, 'dmy' | 'mdy', string][] = [
    ['12/01/2026', 'mdy', '2026-12-01'], // dannymcc/may#250
    ['12/01/2026', 'dmy', '2026-01-12'],
    ['8/25/2014', 'mdy', '2014-08-25'], // KingdomFirst/Excavator#70
    ['15/04/1991', 'dmy', '1991-04-15'], // submersion-app/submersion#1846
    ['12-01-1998', 'mdy', '1998-12-01'], // matplotlib/matplotlib#208
    ['1. 2. 2026', 'dmy', '2026-02-01'],
    ['16/10/2020 9:05', 'dmy', '2020-10-16T09:05:00Z'], // MicrosoftDocs/OfficeDocs-Support#848
    ['1/2/2026 12:00 AM', 'mdy', '2026-01-02T00:00:00Z']
  ]
  for (const [text, order, day] of days) {
    t.equal(read(text, order), day, `${text} by ${order}`)
    t.ok(read(text, 'iso') instanceof Unread, `${text} by itself`)
  }
  const refused = ['4/15/91', '26.06.26', '46320', '15/04', 'April 2026', '2026', '31.04.2026', '32/1/2026', '0/1/2026']
  const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)
  // submersion-app/submersion#1829, wealthfolio/wealthfolio#1622, dilshod/xlsx2csv#43
  for (const text of refused) for (const order of ['dmy', 'mdy'] as const) t.notOk(isDay(read(text, order)), text)
})

t.test('Cells that spreadsheets mark as text are the text, and nothing else of a formula is read', async (t) => {
  const cells: [string, string][] = [
    ['="00123"', '00123'], // JnLlnd/ObjCSV#10
    ['="+41790000008"', '+41790000008'],
    ['=""', ''],
    ['="say ""x"""', 'say "x"'],
    ['="2027-01-01"', '2027-01-01'],
    ['="a"&"b"', '="a"&"b"'],
    ['="a', '="a'],
    ['= "a"', '= "a"'],
    ["'01187", '01187'], // teableio/teable#1880
    ["'0", '0'],
    ["'1a", "'1a"],
    ["'+1555", '+1555'], // aliasvault/aliasvault#2418
    ["'90s", "'90s"],
    ["''01", "'01"],
    ["O'Neil", "O'Neil"],
    // Files with a blank behind each separator, or columns filled up with blanks.
    [' ="01234"', '01234'],
    ['="01234" ', '01234'],
    ['\u00a0="" ', ''],
    [" '01234", '01234'],
    ["'01234\u200b ", '01234'],
    ["' '01234", " '01234"],
    [" '01a", " '01a"],
    [' ="a" b', ' ="a" b']
  ]
  for (const [cell, text] of cells) t.equal(unguard(cell), text, cell)
})

t.test('Headers that reports name mean the columns that people mean', async (t) => {
  const spellings = {
    email: [
      'E-mail',
      'E-Mail',
      'e mail',
      'EMAIL ',
      'E.mail',
      'e_mail',
      'Ｅｍａｉｌ',
      'email\u00ad',
      '\ufeffemail',
      'E‑mail',
      'É-mail'
    ],
    firstname: ['First Name', 'first-name', 'FIRST_NAME', 'FirstName', 'First\u00a0Name', ' first  name '],
    postalcode: ['PostalCode', 'Postal Code', 'postal.code', 'POSTAL–CODE']
  }
  for (const [name, all] of Object.entries(spellings)) for (const one of all) t.equal(nameOf(one), name, one)
  // frappe/crm#2657: what means something else, or more, is another column.
  for (const other of ['E-mail 1', 'E-Mail Address', 'Work email', 'mail']) t.not(nameOf(other), 'email', other)
})

t.test('Telephone numbers that reports name are one where their digits are', async (t) => {
  const one = [
    ['+45 12345678', '0045 12345678'], // catamphetamine/libphonenumber-js#207
    ['00720710771', '+720 710 771'], // bashGroup/node-red-contrib-fritz#24
    ['+41 (0)31 000 00 00', '+41 31 000 00 00'], // juha-h/baresip-studio#247
    ['0900 – 872 77 36', '0900\u20118727736'], // confusedbuffalo/phone-report#315
    ['(+49) 30/1234-567', '00 49 30 1234567'],
    ['+1\u00a0(555)\u00a0010.0199', '+1 555 010 0199'],
    ['٠٠٤٩٣٠', '٠٠٤٩٣٠ ']
  ]
  for (const [a = '', b = ''] of one) t.equal(phoneForm(a), phoneForm(b), a)
  const two = [
    ['+31 6 12341234', '06 12341234'], // 64characters/Telephone#112: a country's rule
    ['+48123456789', '123456789'], // nicorac/bcr-gui#122
    ['0800 1', '00800 1'],
    ['555-0100', '555-0101']
  ]
  for (const [a = '', b = ''] of two) t.not(phoneForm(a), phoneForm(b), a)
})

t.test('Letters that reports name are found by those that people type', async (t) => {
  const found = [
    ['Øresund', 'oresund'], // tadashi-aikawa/obsidian-another-quick-switcher#23
    ['ÖBB', 'obb'], // keepassium/KeePassium#118
    ['Antoine de Saint-Exupéry', 'ANTOINE DE SAINT-EXUPERY'],
    ['Άλφα', 'αλφα'], // oscurrency/oscurrency#370
    ['boîte', 'BOITE'], // hargata/lubelog#1339
    ['pól', 'pol'], // kvakulo/Switcheroo#105
    ['Erdős', 'erdos'], // meilisearch/documentation#2092
    ['Příliš žluťoučký', 'prilis zlutoucky'], // vitmalina/w2ui#2610
    ['Nguyễn Thị Đào', 'nguyen thi dao'],
    ['Ħal Għaxaq', 'hal ghaxaq'],
    ['Guðrún Æsa Þórsdóttir', 'gudrun aesa thorsdottir'],
    ['Łukasz Żółć', 'LUKASZ ZOLC'],
    ['Groß', 'GROSS'],
    ['ΟΔΥΣΣΕΎΣ', 'οδυσσεύς'],
    ['ＩＢＭ', 'ibm'],
    ['İstanbul', 'ISTANBUL']
  ]
  for (const [a = '', b = ''] of found) t.equal(comparedForm(a), comparedForm(b), a)
  for (const [a = '', b = ''] of [
    ['Müller', 'Mueller'],
    ['Краль', 'Kral'],
    ['東京', '东京']
  ]) {
    t.not(comparedForm(a), comparedForm(b), a)
  }
})
