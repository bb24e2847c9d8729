import t from 'tap'
import { splitName } from '../../../console/import/names.ts'

t.test('A full name is parted at its last word, with what belongs to the last name before it', async (t) => {
  const want: [name: string, first: string, last: string][] = [
    ['Anna Weber', 'Anna', 'Weber'],
    ['Anna Maria Weber', 'Anna Maria', 'Weber'],
    ['  Ludwig   van  Beethoven ', 'Ludwig', 'van Beethoven'],
    ['Jan van der Berg', 'Jan', 'van der Berg'],
    ['Jean-Claude Van Damme', 'Jean-Claude', 'Van Damme'],
    ['Van Morrison', 'Van', 'Morrison'],
    ['John Smith Jr.', 'John', 'Smith Jr.'],
    ['José\u0301 Núñez', 'José\u0301', 'Núñez'],
    ['Ada', '', 'Ada'],
    ['', '', '']
  ]
  for (const [name, ...parts] of want) t.strictSame(splitName(name, 'lastWord'), parts, name)
})

t.test('What stands before a comma is the last name, whatever the order', async (t) => {
  for (const order of ['lastWord', 'allButFirst', 'firstWord'] as const) {
    t.strictSame(splitName('Weber, Anna Maria', order), ['Anna Maria', 'Weber'], order)
    t.strictSame(splitName('van der Berg,Jan', order), ['Jan', 'van der Berg'], order)
    t.strictSame(splitName('Weber,', order), ['', 'Weber'], order)
  }
  t.strictSame(splitName('John Smith, Jr.', 'lastWord'), ['John', 'Smith Jr.'], 'a suffix is no first name')
})

t.test('Names of two last names, and last names that stand first, are parted where their order says', async (t) => {
  t.strictSame(splitName('Juan García López', 'allButFirst'), ['Juan', 'García López'])
  t.strictSame(splitName('Kovács János', 'firstWord'), ['János', 'Kovács'])
  t.strictSame(splitName('Ada', 'firstWord'), ['', 'Ada'])
})
