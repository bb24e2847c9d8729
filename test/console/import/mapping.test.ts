import t from 'tap'
import { mappingOf, recallTargets, rememberTargets } from '../../../console/import/mapping.ts'

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

t.test('The choices for a header row are proposed again for that row and kind alone', async (t) => {
  const memory = makeMemory()
  const headers = ['Name of Ada', 'Area']
  rememberTargets(memory, 'contacts', headers, ['last_name', { key: 'region', label: 'Ada’s region', type: 'select' }])
  t.strictSame(recallTargets(memory, 'contacts', headers, columns), ['last_name', 'custom.region'])
  t.equal(recallTargets(memory, 'companies', headers, columns), undefined)
  t.equal(recallTargets(memory, 'contacts', ['Area', 'Name of Ada'], columns), undefined)
  t.strictSame(recallTargets(memory, 'contacts', headers, ['last_name']), ['last_name', ''], 'a column that is gone')
  t.notMatch([...memory.kept.values()].join(), /Ada/, 'nothing that the file says is kept')
})

t.test('The latest thirty header rows are kept, and what somebody else wrote there does no harm', async (t) => {
  const memory = makeMemory()
  for (let at = 0; at < 40; at += 1) rememberTargets(memory, 'contacts', [`h${at}`], ['email'])
  t.equal(recallTargets(memory, 'contacts', ['h9'], columns), undefined)
  t.strictSame(recallTargets(memory, 'contacts', ['h10'], columns), ['email'])
  for (const broken of ['{', 'null', '{"a":1}', '[1,null,["x"]]']) {
    for (const key of memory.kept.keys()) memory.kept.set(key, broken)
    t.equal(recallTargets(memory, 'contacts', ['h10'], columns), undefined, broken)
  }
})
