import t from 'tap'
import { findUnseen } from '../../src/texts/blanks.ts'
import { storedLine, storedTags, storedText } from '../../src/texts/stored.ts'

t.test('A text of one line is stored composed and without blanks at its ends, of whatever kind', async (t) => {
  for (const blank of [
    '',
    ' ',
    '\t',
    '\u00a0',
    '\u200b',
    '\u200e',
    '\u202c',
    '\u2060',
    '\ufeff',
    '\u3000',
    '\u202f',
    '\u00ad',
    ' \u00a0\u200b'
  ])
    t.equal(storedLine(`${blank}Cafe\u0301  KG${blank}`), 'Café  KG', JSON.stringify(blank))
  t.equal(storedLine(' \u200b\t'), '')
  t.equal(storedLine('Love ❤\ufe0f'), 'Love ❤\ufe0f')
})

t.test('A text with a line break keeps its blanks, and is composed', async (t) => {
  for (const text of [' Street 1\nCity ', 'a\r\n', '\u2028 b'.concat(' ')]) t.equal(storedLine(text), text)
  t.equal(storedText(' Cafe\u0301 '), ' Café ')
})

t.test('Blank tags are dropped, and of tags that compare alike the first is kept', async (t) => {
  t.same(storedTags([' Café', 'cafe\u0301', 'CAFE', '', '\u200b', 'b']), ['Café', 'b'])
})

t.test('Half a million blanks within a text cost no more than other letters', async (t) => {
  const text = `a${' '.repeat(500_000)}b`
  const before = process.cpuUsage().user
  t.equal(storedLine(text), text)
  t.ok(process.cpuUsage().user - before < 5_000_000)
})

t.test('A character that can’t be seen is named by its code point', async (t) => {
  t.equal(findUnseen('a\u200bb'), 'U+200B')
  t.equal(findUnseen('a\u00ad'), 'U+00AD')
  t.equal(findUnseen('a\u{e0001}'), 'U+E0001')
  t.equal(findUnseen('a\tb'), 'U+0009')
  t.equal(findUnseen('Zoë b'), undefined)
})
