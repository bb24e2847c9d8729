import t from 'tap'
import type { CustomProperty } from '../../src/custom/definitions.ts'
import { valueTypes } from '../../src/custom/types.ts'
import { option, options } from '../../src/sheets/cells.ts'

/** Options that count how often their values are read. */
function countedOptions(count: number) {
  const read = { times: 0 }
  const all = Array.from({ length: count }, (_, at) => ({
    get value() {
      read.times += 1
      return `option ${at}`
    },
    label: `Label ${at}`,
    isArchived: false
  }))
  return { all, read }
}

t.test('However many wrong values a request has, each option is read a few times', async (t) => {
  const { all, read } = countedOptions(500)
  for (const type of ['select', 'multiselect'] as const) {
    const property = { type, options: all } as unknown as CustomProperty
    const list = (words: readonly string[]) => String(words.length)
    for (let wrong = 0; wrong < 1_000; wrong++) {
      t.equal(valueTypes[type].read(type === 'select' ? `x${wrong}` : [`x${wrong}`], property), undefined)
      t.match(valueTypes[type].expected(property, list), / of 500$/)
    }
  }
  t.ok(read.times <= 10 * all.length, `${read.times} times`)
})

t.test('However many wrong cells a column has, each option is read a few times', async (t) => {
  const { all, read } = countedOptions(500)
  const [one, some] = [option(all), options(all)]
  for (let wrong = 0; wrong < 1_000; wrong++) {
    t.equal(one.read(`x${wrong}`), `x${wrong}`)
    t.same(some.read(`x${wrong},y`), [`x${wrong}`, 'y'])
  }
  t.ok(read.times <= 10 * all.length, `${read.times} times`)
  t.equal(one.read('OPTION-7'), 'option 7')
  t.equal(one.read('label 7'), 'option 7')
})

t.test('A word of two options means neither of them, and an option’s own value always that one', async (t) => {
  const all = [
    { value: 'a', label: 'Same' },
    { value: 'b', label: 'same' },
    { value: 'A ', label: 'x' }
  ]
  const { read } = option(all)
  t.equal(read('same'), 'same')
  t.equal(read('a'), 'a')
  t.equal(read('A'), 'A', 'of two that compare alike')
  t.equal(read('x'), 'A ')
})
