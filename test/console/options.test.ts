import t from 'tap'
import { linesOf, optionsOf } from '../../console/options.ts'

t.test('Options are edited as lines that say whichever value, label and state they have', async (t) => {
  const texts = [
    ...['north', 'a = b', '=', ' = ', 'a =', '= b', '"quoted"', '"', 'x (archived)', '(archived)', ' blanks around '],
    ...['two\nlines', 'back\\slash', "it's", 'ß 東京', 'tab\tinside']
  ]
  const options = texts.flatMap((value) =>
    [value, ...texts].flatMap((label) => [
      { value, label, isArchived: false },
      { value, label, isArchived: true }
    ])
  )
  t.strictSame(optionsOf(linesOf(options)), options)
})

t.test('Options are typed as people would: a word a line, with a label behind =', async (t) => {
  t.strictSame(optionsOf('north\n\n  south = The South  \neast (archived)\nwest = Far west (archived)\n"half'), [
    { value: 'north', label: 'north', isArchived: false },
    { value: 'south', label: 'The South', isArchived: false },
    { value: 'east', label: 'east', isArchived: true },
    { value: 'west', label: 'Far west', isArchived: true },
    { value: '"half', label: '"half', isArchived: false }
  ])
})
