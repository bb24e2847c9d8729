import t from 'tap'
import {
  addressOf,
  ColumnProfile,
  type Format,
  fittingTypes,
  guessFormat,
  proposeProperty
} from '../../../console/import/profile.ts'

const iso: Format = { decimal: '', dates: 'iso' }

function profileOf(header: string, ...cells: string[]): ColumnProfile {
  const profile = new ColumnProfile(header)
  for (const cell of cells) profile.add(cell)
  return profile
}

/** The type that is proposed for a column of these values. */
const guess = (format: Format, ...cells: string[]) => fittingTypes(profileOf('x', ...cells), format)[0]

t.test('A new property’s type is guessed from the values: number, date, boolean, select, else text', async (t) => {
  t.equal(guess(iso, '1', '2.5', '-3'), 'number')
  t.equal(guess({ ...iso, decimal: ',' }, '1.500,00', '2,5'), 'number')
  t.equal(guess({ ...iso, decimal: '.' }, '1,500.00', '2'), 'number')
  t.equal(guess(iso, '2026-01-31', '2026-02-01'), 'date')
  t.equal(guess({ ...iso, dates: 'dmy' }, '31.12.2026', '1/2/2026'), 'date')
  t.equal(guess({ ...iso, dates: 'mdy' }, '12/31/2026', '1/2/2026'), 'date')
  t.equal(guess(iso, '2026-01-31 10:00', '2026-02-01T11:30:00Z'), 'datetime')
  t.equal(guess(iso, 'Yes', 'no', 'yes'), 'boolean')
  t.equal(guess(iso, '1', '0', '1'), 'boolean')
  t.equal(guess(iso, '1', '1'), 'number', 'ones alone may be a count')
  t.equal(guess(iso, 'Gold', 'Silver', 'gold'), 'select')
  t.equal(guess(iso, 'Anna', 'Ben', 'Cem'), 'text', 'values that come once each are no list')
  t.equal(guess(iso), 'text', 'a column without values')
})

t.test('What only looks like a number or a date stays text', async (t) => {
  t.equal(guess(iso, '01234', '10115', '10117'), 'text', 'a postal code')
  t.equal(guess(iso, '1.000', '2.000', '3.000'), 'text', 'a thousand or one')
  t.equal(guess(iso, '+41 79 123 45 67', '030 1', '030 2'), 'text', 'a telephone number')
  t.equal(guess(iso, '12345678901234567890', '2', '3'), 'text', 'more digits than a number keeps')
  t.equal(guess(iso, '31.12.2026', '30.12.2026'), 'text', 'another order of dates than the file’s')
  t.equal(guess(iso, '1', '2', 'n/a'), 'text', 'one value that is none')
})

t.test('A list has at most 20 values, each no longer than an option may be', async (t) => {
  const of = (count: number) => Array.from({ length: 60 }, (_, at) => `value ${at % count}`)
  t.equal(guess(iso, ...of(20)), 'select')
  t.notOk(fittingTypes(profileOf('x', ...of(21)), iso).includes('select'))
  const long = 'x'.repeat(101)
  t.notOk(fittingTypes(profileOf('x', long, long), iso).includes('select'))
})

t.test('One value among thousands that doesn’t fit a type rules the type out', async (t) => {
  const cells = Array.from({ length: 5_000 }, (_, at) => String(at))
  t.equal(guess(iso, ...cells), 'number')
  t.notOk(fittingTypes(profileOf('x', ...cells, 'many'), iso).includes('number'))
  t.notOk(fittingTypes(profileOf('x', 'many', ...cells), iso).includes('number'))
})

t.test('How a file writes numbers and dates shows in its own columns', async (t) => {
  const format = (...columns: string[][]) =>
    guessFormat(
      columns.map((cells) => profileOf('x', ...cells)),
      'de-DE'
    )
  t.strictSame(format(['1.500,00', '2,5']), { decimal: ',', dates: 'iso' })
  t.strictSame(format(['EUR 12.500.000,00']), { decimal: ',', dates: 'iso' })
  t.strictSame(format(['12\u00a0500,00\u00a0€', '1\u202f000,5']), { decimal: ',', dates: 'iso' }, 'as French files do')
  t.strictSame(format(['31.12.2026\u00a014:30']).dates, 'dmy', 'whatever blank stands before the time of day')
  t.strictSame(format(['1,500.25', '2.5']), { decimal: '.', dates: 'iso' })
  t.strictSame(format(['1.000', '2.000']), { decimal: '', dates: 'iso' }, 'what may be both is left to be asked')
  t.strictSame(format(['31.12.2026', '01.02.2026']).dates, 'dmy')
  t.strictSame(format(['12/31/2026', '01/02/2026']).dates, 'mdy')
  t.strictSame(format(['01.02.2026']).dates, 'dmy', 'points part days, months and years in that order')
  t.strictSame(format(['2026-01-31', '2026-02-01 10:00']).dates, 'iso')
  t.strictSame(
    guessFormat([profileOf('x', '01/02/2026')], 'en-US').dates,
    'mdy',
    'what isn’t told is as the browser’s language has it'
  )
})

t.test('A new property has a key that is free and that the contract takes', async (t) => {
  const key = (header: string, taken: string[] = []) => proposeProperty(profileOf(header, 'a'), iso, taken).key
  t.equal(key('Zahlungsziel (Tage)'), 'zahlungsziel_tage')
  t.equal(key('Größe'), 'grosse')
  t.equal(key('2nd level'), 'column_2nd_level')
  t.equal(key('地区'), 'column')
  t.equal(key('Region', ['region', 'region_2']), 'region_3')
  const long = key('x'.repeat(80))
  t.match(long, /^[a-z][a-z0-9_]{0,49}$/)
  t.match(key('a'.repeat(80), [key('a'.repeat(80))]), /^[a-z][a-z0-9_]{0,49}$/)
  t.equal(proposeProperty(profileOf('Tier', 'Gold', 'Gold'), iso, []).label, 'Tier')
})

t.test('An address that stands beside a name is read, of several the first', async (t) => {
  t.equal(addressOf('Anna Weber (anna@weber.test)'), 'anna@weber.test')
  t.equal(addressOf('Weber (Bau) (anna@weber.test);Ben Ek (ben@ek.test)'), 'anna@weber.test')
  t.equal(addressOf('anna@weber.test'), 'anna@weber.test')
  t.equal(addressOf('Anna Weber'), 'Anna Weber')
})
