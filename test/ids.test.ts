import { mock } from 'node:test'
import t from 'tap'
import { makeId, makeIdAt, momentOfId } from '../src/ids.ts'

const form = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

t.test('Of two ids the later one is the greater, within a millisecond, too', async (t) => {
  const ids = Array.from({ length: 10_000 }, makeId)
  t.ok(new Set(ids.map(momentOfId)).size < ids.length, 'some are of one millisecond')
  t.equal(
    ids.findIndex((id, n) => n > 0 && id <= (ids[n - 1] ?? '')),
    -1
  )
})

t.test('The random ends of ids differ', async (t) => {
  const ends = Array.from({ length: 10_000 }, () => makeId().slice(-11))
  t.equal(new Set(ends).size, ends.length)
})

t.test('Ids stay in order while the clock goes back', async (t) => {
  const before = makeId()
  t.teardown(() => mock.timers.reset())
  mock.timers.enable({ apis: ['Date'], now: 1_000 })
  t.ok(makeId() > before)
})

t.test('An id is a UUIDv7 of its millisecond', async (t) => {
  const ids = Array.from({ length: 1_000 }, () => makeIdAt(1_772_442_900_123))
  t.same([...new Set(ids.map(momentOfId))], ['2026-03-02T09:15:00.123Z'])
  t.same(new Set(ids).size, ids.length)
  t.same(
    [...ids, makeId()].filter((id) => !form.test(id)),
    []
  )
})
