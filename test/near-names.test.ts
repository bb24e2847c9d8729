import t from 'tap'
import { countEdits, NearNames } from '../src/near-names.ts'

const known = ['firstName', 'lastName', 'email', 'phone', 'mobile', 'companyName', 'title', 'ownerEmail', 'custom.tier']

t.test(
  'A near name is found through case, signs between words, swapped letters, more words and a word in common',
  async (t) => {
    const near = {
      lastname: 'lastName',
      'Last Name': 'lastName',
      last_name: 'lastName',
      lastNmae: 'lastName',
      emial: 'email',
      'Phone Number': 'phone',
      'Job Title': 'title',
      'Associated Company': 'companyName',
      'Contact owner': 'ownerEmail',
      'Full name': undefined,
      company: 'companyName',
      tier: 'custom.tier',
      'custom.tire': 'custom.tier'
    }
    for (const [name, expected] of Object.entries(near)) t.equal(new NearNames(() => known).find(name), expected, name)
    for (const name of ['', '-', 'zodiac', 'Create Date'])
      t.equal(new NearNames(() => known).find(name), undefined, name)
  }
)

t.test('Near names are looked for of five names, none of them longer than sixty characters', async (t) => {
  const names = new NearNames(() => known)
  t.equal(names.find('lastName'.padEnd(61, '_')), undefined)
  t.equal(names.find('lastName'.padEnd(60, '_')), 'lastName')
  for (const name of ['emial', 'titel', 'pohne', 'fristName']) t.ok(names.find(name), name)
  t.equal(names.find('lastNmae'), undefined, 'a sixth')
  t.equal(names.find('emial'), 'email', 'one that was found before')
})

t.test('A text’s distance to another is the number of its edits, up to the most that are asked for', async (t) => {
  t.same(
    ['abc', 'acb', 'abcd', 'bc', 'xyz'].map((text) => countEdits('abc', text, 3)),
    [0, 1, 1, 1, 3]
  )
  t.equal(countEdits('abc', 'xyz', 2), Number.POSITIVE_INFINITY)
  t.equal(countEdits('kitten', 'sitting', 3), 3)
})
