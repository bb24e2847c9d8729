import t from 'tap'
import { repeat } from '../src/repetition.ts'

t.test('Repeated work goes on after it has failed, and ends when it is told to', async (t) => {
  const stopping = new AbortController()
  const errors: unknown[] = []
  let rounds = 0
  const work = async () => {
    rounds += 1
    if (rounds === 2) throw new Error('the second round')
    if (rounds === 3) stopping.abort()
  }
  await repeat(work, { pauseMs: 1, signal: stopping.signal, onError: (error) => errors.push(error) })
  t.equal(rounds, 3)
  t.match(errors, [{ message: 'the second round' }])
})

t.test('A repetition that is ended does not wait for its next round, but for the one that is under way', async (t) => {
  const stopping = new AbortController()
  const parts = { pauseMs: 2 ** 31 - 1, signal: stopping.signal, onError: (error: unknown) => t.fail(String(error)) }
  const gate = Promise.withResolvers<void>()
  const pausing = repeat(async () => {}, parts)
  let hasEnded = false
  const working = repeat(() => gate.promise, parts).then(() => {
    hasEnded = true
  })
  stopping.abort()
  await pausing
  t.notOk(hasEnded)
  gate.resolve()
  await working
})
