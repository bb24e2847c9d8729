import t from 'tap'
import { fullName } from '../../../console/import/columns.ts'
import { mappingOf, recallChoices, rememberChoices, type Target } from '../../../console/import/mapping.ts'

const columns = ['first_name', 'last_name', 'email', 'notes', 'custom.region']

t.test(
  'A mapping names what is called otherwise, and what is not to be read though the service knows it',
  async (t) => {
    const headers = ['First Name', 'Surname', 'Mail: work, home (100%)', 'Notes', 'Fax', 'custom.region', 'Tier']
    const tier = { key: 'tier', label: 'Tier', type: 'select' as const }
    const targets = ['first_name', 'last_name', 'email', '', '', '', tier]
    t.equal(
      mappingOf(headers, targets, columns),
      'Surname:last_name,Mail%3A work%2C home (100%25):email,Notes:,custom.region:,Tier:custom.tier'
    )
    t.equal(mappingOf(['First Name', 'Fax'], ['first_name', ''], columns), undefined)
    t.equal(mappingOf(['first_name', 'Whole'], ['first_name', fullName], columns), 'Whole:', 'others are made of it')
  }
)

/** What a browser keeps for a site. */
function makeMemory() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value)
  }
}

/** Choices of these targets, and nothing else that is remarkable. */
const choicesOf = (...targets: Target[]) => ({ targets, fills: {}, nameOrder: 'lastWord' as const })

t.test('The choices for a header row are proposed again for that row and kind alone', async (t) => {
  const memory = makeMemory()
  const headers = ['Name of Ada', 'Area']
  const region: Target = { key: 'region', label: 'Ada’s region', type: 'select' }
  const chosen = { targets: [fullName, region], fills: { first_name: '-' }, nameOrder: 'firstWord' as const }
  const all = [...columns, fullName]
  const draft = { ...chosen, file: 'Ada.csv' }
  rememberChoices(memory, 'contacts', headers, draft)
  t.strictSame(recallChoices(memory, 'contacts', headers, all), { ...chosen, targets: [fullName, 'custom.region'] })
  t.equal(recallChoices(memory, 'companies', headers, all), undefined)
  t.equal(recallChoices(memory, 'contacts', ['Area', 'Name of Ada'], all), undefined)
  t.strictSame(recallChoices(memory, 'contacts', headers, [fullName])?.targets, [fullName, ''], 'a column that is gone')
  t.notMatch([...memory.kept.values()].join(), /Ada/, 'nothing that the file says is kept')
})

t.test('The latest thirty header rows are kept, and what somebody else wrote there does no harm', async (t) => {
  const memory = makeMemory()
  for (let at = 0; at < 40; at += 1) rememberChoices(memory, 'contacts', [`h${at}`], choicesOf('email'))
  t.equal(recallChoices(memory, 'contacts', ['h9'], columns), undefined)
  t.strictSame(recallChoices(memory, 'contacts', ['h10'], columns), choicesOf('email'))
  for (const broken of ['{', 'null', '{"a":1}', '[1,null,["x"],["x",{}]]']) {
    for (const key of memory.kept.keys()) memory.kept.set(key, broken)
    t.equal(recallChoices(memory, 'contacts', ['h10'], columns), undefined, broken)
  }
})
