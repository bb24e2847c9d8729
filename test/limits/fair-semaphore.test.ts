import { PassThrough } from 'node:stream'
import { setImmediate as tick } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { ApiError } from '../../src/errors.ts'
import { FairSemaphore, type SemaphoreBounds } from '../../src/limits/fair-semaphore.ts'

/** A semaphore whose work ends when the test says so, and who was refused: with a name, a status and a Retry-After. */
function openGated(t: Test, bounds: Partial<SemaphoreBounds> = {}) {
  const semaphore = new FairSemaphore({
    ...{ places: 2, keepsHalf: false, maxWaiting: 8, maxWaitingOfKey: 4, waitMs: 60_000, refusal: 'Full.', ...bounds }
  })
  const begun: string[] = []
  const refused: [name: string, status: number, retryAfter: unknown][] = []
  const gates = new Map<string, PromiseWithResolvers<void>>()
  const all = new PassThrough().setMaxListeners(0)
  t.teardown(() => all.destroy())
  const ask = (name: string, tenantId: string, client = tenantId, answer = all) => {
    const gate = Promise.withResolvers<void>()
    gates.set(name, gate)
    const work = () => {
      begun.push(name)
      return gate.promise
    }
    return semaphore.run({ tenantId, client, answer }, work).catch((error) => {
      if (error instanceof ApiError) refused.push([name, error.status, error.details.headers?.['retry-after']])
    })
  }
  /** Asks for a tenant whose name each begins with. */
  const askAll = async (...names: string[]) => {
    for (const name of names) void ask(name, name.charAt(0))
    await tick()
  }
  const end = async (name: string, error?: Error) => {
    if (error) gates.get(name)?.reject(error)
    else gates.get(name)?.resolve()
    await tick()
  }
  return { ask, askAll, begun, refused, end }
}

t.test(
  'A semaphore lets so many in at once, and the next one when one of them has ended, however it ended',
  async (t) => {
    const { ask, begun, end } = openGated(t)
    for (const name of ['a', 'b', 'c', 'd', 'e']) void ask(name, 'acme', name)
    await tick()
    t.same(begun, ['a', 'b'])
    await end('a')
    t.same(begun, ['a', 'b', 'c'])
    await end('b', new Error('failed'))
    t.same(begun, ['a', 'b', 'c', 'd'])
  }
)

t.test('A tenant’s next one waits for a single one of another tenant, however many wait before it', async (t) => {
  const { ask, begun, end } = openGated(t, { places: 1, maxWaiting: 100, maxWaitingOfKey: 50 })
  for (let number = 0; number < 10; number += 1) void ask(`acme ${number}`, 'acme', `client ${number}`)
  for (let number = 0; number < 3; number += 1) void ask(`globex ${number}`, 'globex', 'client')
  for (const name of ['acme 0', 'globex 0', 'acme 1', 'globex 1', 'acme 2', 'globex 2', 'acme 3', 'acme 4']) {
    await end(name)
  }
  t.same(begun, ['acme 0', 'globex 0', 'acme 1', 'globex 1', 'acme 2', 'globex 2', 'acme 3', 'acme 4', 'acme 5'])
})

t.test('A client’s next one waits for a single one of another client of its tenant', async (t) => {
  const { ask, begun, end } = openGated(t, { places: 1, maxWaiting: 100, maxWaitingOfKey: 50 })
  for (let number = 0; number < 5; number += 1) void ask(`loud ${number}`, 'acme', 'loud')
  void ask('quiet', 'acme', 'quiet')
  await end('loud 0')
  await end('quiet')
  t.same(begun, ['loud 0', 'quiet', 'loud 1'])
})

t.test('A client is refused what it has waiting beyond its share, counted over all tenants', async (t) => {
  const { ask, refused } = openGated(t)
  for (let number = 0; number < 7; number += 1) void ask(`n${number}`, `tenant ${number}`, 'client')
  await tick()
  t.same(refused, [['n6', 503, '5']])
})

t.test('A full queue makes room by refusing the latest of whoever has the most waiting', async (t) => {
  const { ask, begun, refused, end } = openGated(t, { places: 1, maxWaiting: 6 })
  for (const name of ['a', 'b', 'c', 'd', 'e']) void ask(`loud ${name}`, 'acme', 'loud')
  for (const name of ['a', 'b']) void ask(`other ${name}`, 'acme', 'other')
  void ask('globex', 'globex', 'client')
  await tick()
  t.same(refused, [['loud e', 503, '5']], 'of the tenant with the most, the client with the most')
  void ask('acme’s third', 'acme', 'third')
  await tick()
  t.same(refused.slice(1), [['loud d', 503, '5']], 'of its own tenant, too')
  void ask('loud f', 'acme', 'loud')
  await tick()
  t.same(refused.slice(2), [['loud f', 503, '5']], 'and who has the most gets no room')
  await end('loud a')
  t.same(begun, ['loud a', 'globex'])
})

t.test('Who has a place, or has waited in vain, is kept in nobody’s list of listeners', async (t) => {
  const { ask, begun, refused, end } = openGated(t, { places: 1, maxWaiting: 1, maxWaitingOfKey: 1 })
  const client = new PassThrough()
  const own = client.listenerCount('close')
  void ask('first', 'acme', 'first', client)
  void ask('second', 'globex', 'second', client)
  void ask('third', 'globex', 'second', client)
  await tick()
  t.match(refused, [['third', 503]])
  t.equal(client.listenerCount('close'), own + 1)
  await end('first')
  t.same(begun, ['first', 'second'])
  t.equal(client.listenerCount('close'), own)
})

t.test('A client that has left while it waited has nothing done for it, and gives its room to others', async (t) => {
  const { ask, begun, refused, end } = openGated(t, { places: 1, maxWaiting: 1, maxWaitingOfKey: 1 })
  const client = new PassThrough()
  void ask('first', 'acme', 'first')
  void ask('leaver', 'acme', 'leaver', client)
  await tick()
  client.destroy()
  await tick()
  t.same(refused, [['leaver', 408, undefined]])
  void ask('gone before', 'acme', 'leaver', client)
  await tick()
  t.same(refused.at(1), ['gone before', 408, undefined])
  void ask('next', 'acme', 'leaver')
  await end('first')
  t.same(begun, ['first', 'next'])
})

t.test('A tenant waits for a place as long as is set, and then holds none', async (t) => {
  const { ask, askAll, begun, refused, end } = openGated(t, { waitMs: 10 })
  await askAll('a1', 'a2')
  await ask('a3', 'a')
  t.same(refused, [['a3', 503, '5']])
  await end('a1')
  await askAll('a4')
  t.same(begun, ['a1', 'a2', 'a4'])
})

t.test('A semaphore can keep half of its free places for others', async (t) => {
  const half = { places: 4, keepsHalf: true, maxWaiting: 100, maxWaitingOfKey: 100 }

  t.test('A tenant is passed over while it has as many places as are free', async (t) => {
    const { askAll, begun, end } = openGated(t, half)
    await askAll('a1', 'a2', 'a3', 'b1', 'a4', 'b2')
    t.same(begun, ['a1', 'a2', 'b1'])
    await end('b1')
    t.equal(begun.at(-1), 'b2')
    await end('a1')
    t.equal(begun.at(-1), 'a3')
    await end('a2')
    t.equal(begun.at(-1), 'a4')
  })

  t.test('Places are left for a third tenant, whatever two others do, and for a fourth', async (t) => {
    const { askAll, begun } = openGated(t, { ...half, places: 8 })
    for (const name of ['a', 'b', 'c', 'd'])
      await askAll(...Array.from({ length: 20 }, (_, number) => `${name}${number}`))
    t.equal(begun.map((name) => name.charAt(0)).join(''), 'aaaabbcd')
  })

  t.test('The tenant that was served longest ago is served first of those that have room', async (t) => {
    const { askAll, begun, end } = openGated(t, { ...half, places: 8 })
    await askAll('a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1', 'd1', 'd2', 'c2', 'e1')
    t.same(begun, ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1', 'd1'])
    await end('a1')
    t.equal(begun.at(-1), 'e1')
    await end('a2')
    t.equal(begun.at(-1), 'e1', 'one is free, for a newcomer')
    await end('a3')
    t.equal(begun.at(-1), 'c2')
  })

  t.test('A claimant that can not wait gets a place where its tenant has room, and gives it back once', async (t) => {
    const semaphore = new FairSemaphore({ places: 4, keepsHalf: true })
    const enter = (tenantId: string) => semaphore.tryEnter({ tenantId })
    const releases = [enter('a'), enter('a')]
    t.equal(enter('a'), undefined, 'it holds as many as are free')
    t.ok(enter('b'))
    t.same([semaphore.countOf('a'), semaphore.countOf('b'), semaphore.countOf('c'), semaphore.free], [2, 1, 0, 1])
    releases[0]?.()
    releases[0]?.()
    t.same([semaphore.countOf('a'), semaphore.free], [1, 2])
    t.ok(enter('a'))
    await t.rejects(semaphore.acquire({ tenantId: 'a' }), 'nobody waits where no bounds of that are set')
  })
})
