import t from 'tap'
import { boundErrors, cutText, ErrorRoom, joinProblems, listWords, maxLine } from '../src/message-sizes.ts'

t.test('A text is cut between characters, and says that it was', async (t) => {
  t.equal(cutText('abc', 3), 'abc')
  t.equal(cutText('abcd', 3), 'ab…')
  t.equal(cutText('a😀😀', 3), 'a…', 'never between the halves of a surrogate pair')
})

t.test(
  'A list of words names ten, counts the others, and has room for each of them however long they are',
  async (t) => {
    t.equal(listWords(['a', 'b']), 'a, b')
    t.equal(listWords(Array(512).fill('a')), `${Array(10).fill('a').join(', ')} and 502 more`)
    const long = Array.from({ length: 30 }, (_, word) => String(word).padEnd(255, 'x'))
    t.ok(listWords(long).length < 850)
    t.match(listWords(long), `${long[0]}, 1x`, 'the first one whole')
    t.match(listWords(long), /, 9x+… and 20 more$/)
  }
)

t.test('Problems share a line: only the long ones are cut, and those without room are counted', async (t) => {
  t.equal(joinProblems(['a', 'b']), 'a; b')
  const mixed = joinProblems(['short', 'x'.repeat(2_000), 'y'.repeat(2_000)])
  t.ok(mixed.length <= maxLine && mixed.length > maxLine - 5, String(mixed.length))
  t.match(mixed, /^short; x{400,}…; y{400,}…$/)
  const many = joinProblems(Array(300).fill('z'.repeat(200)))
  t.ok(many.length <= maxLine, String(many.length))
  t.match(many, /^(z+…; ){16}and 284 more$/)
  t.equal(joinProblems(['a', 'b'], maxLine, 60), 'a; b; and 58 more')
})

t.test(
  'The errors of a problem are as many of the first as have room, and an entry that counts the others',
  async (t) => {
    const errors = Array.from({ length: 200 }, (_, at) => ({ path: `/${at}`, message: '"'.repeat(2_000) }))
    const bounded = boundErrors(errors)
    t.ok(JSON.stringify(bounded).length <= 65_536)
    t.same(bounded.at(-1), { path: '', message: `has ${200 - bounded.length + 1} more problems` })
    t.same(boundErrors(errors.slice(0, 1))[0]?.message.length, maxLine)
  }
)

t.test('Once an error has no room in a result, none behind it has any', async (t) => {
  const room = new ErrorRoom(['known'], 40, 10)
  t.equal(room.take('x'.repeat(20)), true)
  t.equal(room.take('x'.repeat(20)), false)
  t.same([room.take('x'), room.isFull], [false, true])
})
