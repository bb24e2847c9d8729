// What the values of a file's columns are like, and which type a new property for them could have.

/** What can be imported. */
export type Kind = 'contacts' | 'companies' | 'deals' | 'activities'

/** How a file writes numbers and dates; `''` where that doesn't show, or makes no difference. */
export type Format = { decimal: '' | '.' | ','; dates: 'iso' | 'dmy' | 'mdy' }

/** The types that new properties get by their values. */
export type NewType = 'text' | 'number' | 'boolean' | 'date' | 'datetime' | 'select'

const day = String.raw`(\d{1,2})([./-]) ?(\d{1,2})\2 ?\d{4}`
const time = String.raw`(?:,? |T)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]\.?m\.?)?`

/** A person with an address, as HubSpot writes them: `Anna Weber (anna@weber.test)`. */
const namedAddress = /\(([^\s()@]+@[^\s()@]+)\)/

/** The address of a person who is named beside it, of several the first one's; else the text itself. */
export function addressOf(text: string): string {
  return namedAddress.exec(text)?.[1] ?? text
}

/** What a value may look like. */
const tests = {
  address: /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+(?:[,;] ?[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+)*$/,
  'named address': namedAddress,
  host: /^(?:https?:\/\/)?(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}(?:[/?#:].*)?$/iu,
  url: /^https?:\/\/\S+$/i,
  uuid: /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i,
  digit: /\d/,
  number: /^[+-]?\d[\d., '’]*$/,
  money:
    /^(?:[\p{Sc}A-Z]{1,3} ?)?[+-]?\d[\d., '’]*[.,]\d\d(?: ?[\p{Sc}A-Z]{1,3})?$|^\p{Sc} ?\d|^\d[\d., '’]* ?\p{Sc}$/u,
  day: new RegExp(String.raw`^(?:\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d.*)?|${day}(?:${time})?)$`, 'i'),
  boolean: /^(?:true|false|yes|no|0|1)$/i,
  /** Whether it is a number by each decimal mark. Leading zeros and long digits belong to numbers that nobody counts with. */
  'number by ': /^[+-]?(?:0|[1-9]\d{0,14})(?:\.(?!\d{3}$)\d{1,10})?$/,
  'number by .': /^[+-]?(?:0|[1-9]\d{0,2}(?:([, '’])\d{3})(?:\1\d{3}){0,3}|[1-9]\d{0,14})(?:\.\d{1,10})?$/,
  'number by ,': /^[+-]?(?:0|[1-9]\d{0,2}(?:([. '’])\d{3})(?:\1\d{3}){0,3}|[1-9]\d{0,14})(?:,\d{1,10})?$/,
  'date by iso': /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  'date by dmy': /^(?:0?[1-9]|[12]\d|3[01])([./-]) ?(?:0?[1-9]|1[0-2])\1 ?\d{4}$/,
  'date by mdy': /^(?:0?[1-9]|1[0-2])([./-]) ?(?:0?[1-9]|[12]\d|3[01])\1 ?\d{4}$/,
  'datetime by iso':
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)?$/,
  'datetime by dmy': new RegExp(String.raw`^(?:0?[1-9]|[12]\d|3[01])([./-]) ?(?:0?[1-9]|1[0-2])\1 ?\d{4}${time}$`, 'i'),
  'datetime by mdy': new RegExp(String.raw`^(?:0?[1-9]|1[0-2])([./-]) ?(?:0?[1-9]|[12]\d|3[01])\1 ?\d{4}${time}$`, 'i'),
  /** A fraction that shows the decimal mark. */
  'fraction by .': /^[^.]*\d\.(?:\d|\d\d|\d{4,})\D*$|,\d{3}\.\d/,
  'fraction by ,': /^[^,]*\d,(?:\d|\d\d|\d{4,})\D*$|\.\d{3},\d|\d\.\d{3}\.\d{3}/
} satisfies Record<string, RegExp>

type Test = keyof typeof tests
const testNames = Object.keys(tests) as Test[]

/** How many values of a column each test looks at; of the others only those tests that none has failed. */
const lookedAtMost = 1_000
const maxOptions = 20
const maxOptionLength = 100
const sampleCount = 3

/** What a column of a file is like, as far as it has been read. */
export class ColumnProfile {
  readonly header: string
  /** How many of its cells aren't blank, and of how many of these each test has been tried. */
  filled = 0
  /** The first three values, each once. */
  readonly samples: string[] = []
  /** How many values look like something. */
  readonly counts: Partial<Record<Test, number>> = {}
  /** Its values by their comparable form while they are few, each as it stands first. */
  readonly options = new Map<string, string>()

  constructor(header: string) {
    this.header = header
  }

  /** How many values the shares of `counts` are of. */
  get looked(): number {
    return Math.min(this.filled, lookedAtMost)
  }

  /** Takes a cell into account. Blanks around it count for nothing. */
  add(cell: string): void {
    const value = cell.trim()
    if (value === '') return
    const before = this.filled
    this.filled += 1
    if (this.samples.length < sampleCount && !this.samples.includes(value)) this.samples.push(value)
    if (this.options.size <= maxOptions) {
      const key = value
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[\s_-]+/g, '')
      if (!this.options.has(key)) this.options.set(key, value)
    }
    // Long texts are none of these.
    if (value.length > 400) return
    // Spreadsheets part thousands, currencies and times by blanks of several kinds.
    const plain = value.replace(/\s+/g, ' ')
    for (const name of testNames) {
      const count = this.counts[name] ?? 0
      if ((before < lookedAtMost || count === before) && tests[name].test(plain)) this.counts[name] = count + 1
    }
  }

  /** Whether all values pass a test. */
  isAll(test: Test): boolean {
    return this.filled > 0 && this.counts[test] === this.filled
  }
}

/** The types that all values of a column fit, the likeliest first; `text` fits always. */
export function fittingTypes(profile: ColumnProfile, { decimal, dates }: Format): NewType[] {
  const { options, filled } = profile
  const values = [...options.values()]
  const isFew = values.length > 0 && values.length <= maxOptions
  const isSelect = isFew && values.every((value) => value.length <= maxOptionLength)
  // Values that come once each are hardly a list to choose from.
  const isLikelySelect = isSelect && filled > values.length
  const fitting: [NewType, boolean][] = [
    // Ones alone may as well be a count.
    [
      'boolean',
      profile.isAll('boolean') && values.length <= 2 && !(values.length === 1 && /^[01]$/.test(values[0] ?? ''))
    ],
    ['number', profile.isAll(`number by ${decimal}`)],
    ['date', profile.isAll('date by iso') || profile.isAll(`date by ${dates}`)],
    ['datetime', profile.isAll('datetime by iso') || profile.isAll(`datetime by ${dates}`)],
    ['select', isLikelySelect],
    ['text', true],
    ['select', isSelect && !isLikelySelect]
  ]
  return fitting.flatMap(([type, fits]) => (fits ? type : []))
}

/** The type of a new property, or, where its values don't fit that as the file is read now, one that they fit. */
export function fittingType({ type }: NewProperty, profile: ColumnProfile, format: Format): NewType {
  const types = fittingTypes(profile, format)
  return types.includes(type) ? type : (types[0] ?? 'text')
}

/** How the file writes numbers and dates, as some of its columns show. Where days and months can't be told apart, as `language` does. */
export function guessFormat(profiles: ColumnProfile[], language: string): Format {
  const count = (test: Test, among: ColumnProfile[]) => among.reduce((sum, { counts }) => sum + (counts[test] ?? 0), 0)
  const share = (profile: ColumnProfile, test: Test) => (profile.counts[test] ?? 0) / (profile.looked || 1)
  const numbers = profiles.filter((profile) => share(profile, 'number') + share(profile, 'money') > 0.5)
  const [points, commas] = [count('fraction by .', numbers), count('fraction by ,', numbers)]
  const days = profiles.filter((profile) => share(profile, 'day') > 0.5)
  const iso = count('date by iso', days) + count('datetime by iso', days)
  const dmy = count('date by dmy', days) + count('datetime by dmy', days)
  const mdy = count('date by mdy', days) + count('datetime by mdy', days)
  const isTold = dmy !== mdy
  const isPointed = days.some(({ samples }) => samples.some((sample) => /^\d{1,2}\./.test(sample)))
  const isDayFirst = isTold ? dmy > mdy : isPointed || !language.startsWith('en-US')
  return {
    decimal: points === commas ? '' : commas > points ? ',' : '.',
    dates: Math.max(dmy, mdy) === 0 || iso > dmy + mdy ? 'iso' : isDayFirst ? 'dmy' : 'mdy'
  }
}

/** A property that is to be made with an import. */
export type NewProperty = { key: string; label: string; type: NewType }

/** The property that a column could become: its key is free among those taken, and no longer than keys may be. */
export function proposeProperty(profile: ColumnProfile, format: Format, taken: string[]): NewProperty {
  const plain = profile.header
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
  const key = (/^[a-z]/.test(plain) ? plain : `column_${plain}`).slice(0, 46).replace(/_+$/, '')
  let free = key
  for (let more = 2; taken.includes(free); more += 1) free = `${key}_${more}`
  return { key: free, label: profile.header.trim().slice(0, 100), type: fittingTypes(profile, format)[0] ?? 'text' }
}
