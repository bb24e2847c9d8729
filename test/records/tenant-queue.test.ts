import t from 'tap'
import { type Queued, TenantQueue } from '../../src/writes/tenant-queue.ts'

/** A queue whose batches end when the test says so. */
function openHeld() {
  const batches: { tenantId: string; size: number; end: () => void }[] = []
  const queue = new TenantQueue<Queued>((tenantId, batch) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    batches.push({ tenantId, size: batch.length, end: resolve })
    return promise
  })
  return { queue, batches }
}

t.test('A thousand writes of a tenant wait in memory, and one more is refused; another tenant’s is not', async (t) => {
  const { queue, batches } = openHeld()
  for (let n = 0; n < 1 + 1_000; n += 1) queue.add('a', { isShared: true })
  t.equal(queue.countWaiting(), 1_000, 'the first one runs')
  t.throws(() => queue.add('a', { isShared: true }), { status: 503, code: 'overloaded' })
  queue.add('b', { isShared: true })
  t.same(
    batches.map(({ tenantId }) => tenantId),
    ['a', 'b']
  )
})

t.test('At most 32 shared writes are one transaction, and a write of its own is never among them', async (t) => {
  const { queue, batches } = openHeld()
  const add = (count: number, isShared: boolean) => {
    for (let n = 0; n < count; n += 1) queue.add('a', { isShared })
  }
  add(1, false)
  add(40, true)
  add(1, false)
  add(2, true)
  for (let n = 0; n < 5; n += 1) {
    batches[n]?.end()
    await new Promise(setImmediate)
  }
  t.same(
    batches.map(({ size }) => size),
    [1, 32, 8, 1, 2]
  )
  t.equal(queue.countWaiting(), 0)
})

t.test('Writes with the same name come one after the other, and others in their order', async (t) => {
  const { queue, batches } = openHeld()
  for (const name of [undefined, 'a', undefined, 'b', 'a', 'c', 'a']) queue.add('a', { isShared: true, name })
  for (let n = 0; n < 4; n += 1) {
    batches[n]?.end()
    await new Promise(setImmediate)
  }
  t.same(
    batches.map(({ size }) => size),
    [1, 3, 2, 1]
  )
})
