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

t.test(
  'Of many words the ten nearest are listed, the nearest first, as long as there is not too much to compare',
  async (t) => {
    const words = Array.from({ length: 200 }, (_, at) => `option ${at}`)
    const near = new NearNames()
    t.match(near.list(words, 'opton 77'), /^option 77, (option \d+, ){8}option \d+ and 190 more$/)
    t.match(near.list(words, ['option 1', 'opton 88']), /^option 88, /, 'of a list the first that is none of them')
    t.match(near.list(words, 5), /^option 0, option 1, /)
    t.equal(near.list(['b', 'a'], 'a'), 'b, a', 'few keep their order')
    const poor = new NearNames(undefined, 5_000)
    t.match(poor.list(words, 'opton 77'), /^option 77, /)
    t.match(poor.list(words, 'opton 88'), /^option 0, /)
    t.match(poor.list(words, 'opton 77'), /^option 77, /, 'what was found before')
  }
)
