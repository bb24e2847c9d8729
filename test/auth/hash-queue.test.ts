import { setImmediate as tick } from 'node:timers/promises'
import t from 'tap'
import { ApiError } from '../../src/errors.ts'
import { openFairQueue, type Waiter } from '../../src/limits/password-queue.ts'

/** A queue whose work ends when the test says so. */
function openGated(bounds = { maxAtOnce: 2, maxWaiting: 8, maxWaitingOfClient: 4 }) {
  const inTurn = openFairQueue(bounds)
  const begun: string[] = []
  const refused: [name: string, status: number, retryAfter: unknown][] = []
  const ends = new Map<string, (error?: Error) => void>()
  const ask = (name: string, waiter: Waiter) => {
    const gate = Promise.withResolvers<void>()
    ends.set(name, (error) => (error ? gate.reject(error) : gate.resolve()))
    return inTurn(waiter, () => {
      begun.push(name)
      return gate.promise
    }).catch((error) => {
      if (error instanceof ApiError) refused.push([name, error.status, error.details.headers?.['retry-after']])
    })
  }
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error)
    await tick()
  }
  return { ask, begun, refused, end }
}

const from = (tenantId: string, client: string): Waiter => ({ tenantId, client })

t.test('The queue for passwords serves tenants and clients in turn', async (t) => {
  t.test(
    'The queue for passwords does so many at once, and the next one when one of them has ended, however it ended',
    async (t) => {
      const { ask, begun, end } = openGated()
      for (const name of ['a', 'b', 'c', 'd', 'e']) ask(name, from('acme', name))
      await tick()
      t.same(begun, ['a', 'b'])
      await end('a')
      t.same(begun, ['a', 'b', 'c'])
      await end('b', new Error('failed'))
      t.same(begun, ['a', 'b', 'c', 'd'])
    }
  )

  t.test(
    'The queue for passwords has another tenant’s next one wait for a single one, however many wait before it',
    async (t) => {
      const { ask, begun, end } = openGated({ maxAtOnce: 1, maxWaiting: 100, maxWaitingOfClient: 50 })
      for (let number = 0; number < 10; number += 1) ask(`acme ${number}`, from('acme', `client ${number}`))
      for (let number = 0; number < 3; number += 1) ask(`globex ${number}`, from('globex', 'client'))
      for (const name of ['acme 0', 'globex 0', 'acme 1', 'globex 1', 'acme 2', 'globex 2', 'acme 3', 'acme 4']) {
        await end(name)
      }
      t.same(begun, ['acme 0', 'globex 0', 'acme 1', 'globex 1', 'acme 2', 'globex 2', 'acme 3', 'acme 4', 'acme 5'])
    }
  )

  t.test('The queue for passwords has another client of the tenant wait for a single one likewise', async (t) => {
    const { ask, begun, end } = openGated({ maxAtOnce: 1, maxWaiting: 100, maxWaitingOfClient: 50 })
    for (let number = 0; number < 5; number += 1) ask(`loud ${number}`, from('acme', 'loud'))
    ask('quiet', from('acme', 'quiet'))
    await end('loud 0')
    await end('quiet')
    t.same(begun, ['loud 0', 'quiet', 'loud 1'])
  })

  t.test(
    'The queue for passwords refuses what one client has waiting beyond its share, over all tenants',
    async (t) => {
      const { ask, refused } = openGated()
      for (let number = 0; number < 7; number += 1) ask(`n${number}`, from(`tenant ${number}`, 'client'))
      await tick()
      t.same(refused, [['n6', 503, '5']])
    }
  )

  t.test(
    'The queue for passwords makes room for others by refusing the latest of whoever has the most waiting',
    async (t) => {
      const { ask, begun, refused, end } = openGated({ maxAtOnce: 1, maxWaiting: 6, maxWaitingOfClient: 4 })
      for (const name of ['a', 'b', 'c', 'd', 'e']) ask(`loud ${name}`, from('acme', 'loud'))
      for (const name of ['a', 'b']) ask(`other ${name}`, from('acme', 'other'))
      ask('globex', from('globex', 'client'))
      await tick()
      t.same(refused, [['loud e', 503, '5']], 'of the tenant with the most, the client with the most')
      ask('acme’s third', from('acme', 'third'))
      await tick()
      t.same(refused.slice(1), [['loud d', 503, '5']], 'of its own tenant, too')
      ask('loud f', from('acme', 'loud'))
      await tick()
      t.same(refused.slice(2), [['loud f', 503, '5']], 'and who has the most gets no room')
      await end('loud a')
      t.same(begun, ['loud a', 'globex'])
    }
  )

  t.test('The queue for passwords does nothing for a client that has left, and gives its room to others', async (t) => {
    const { ask, begun, refused, end } = openGated({ maxAtOnce: 1, maxWaiting: 1, maxWaitingOfClient: 1 })
    const client = new AbortController()
    ask('first', from('acme', 'first'))
    ask('leaver', { ...from('acme', 'leaver'), signal: client.signal })
    await tick()
    client.abort()
    await tick()
    t.same(refused, [['leaver', 408, undefined]])
    ask('next', from('acme', 'leaver'))
    await end('first')
    t.same(begun, ['first', 'next'])
    await end('next')
    ask('gone before', { ...from('acme', 'leaver'), signal: client.signal })
    await tick()
    t.same(begun, ['first', 'next'])
  })
})
