import { randomInt } from 'node:crypto'
import { mock } from 'node:test'
import t, { type Test } from 'tap'
import { SharedWindows } from '../../src/limits/shared-windows.ts'
import type { Answer } from '../support/call.ts'
import { type Instance, type Service, startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { watchQueries } from '../support/watch-queries.ts'

const shared = { databaseUrl: 'postgres://shared' }

/** Instances that share a new budget of this size; they stop with the test. */
async function startInstances(t: Test, service: Service, rateLimitMax: number, number: number): Promise<Instance[]> {
  await service.sql('delete from rate_limits')
  const instances = await Promise.all(
    Array.from({ length: number }, () => service.startInstance({ ...shared, rateLimitMax }))
  )
  t.teardown(() => Promise.all(instances.map(({ app }) => app.close())))
  return instances
}

/** Whether no more than the limit passed, and at least all but 2 % of it. */
const isWithin = (passed: number, max: number) => passed <= max && passed >= max - Math.floor(max * 0.02)

const isPassing = ({ status }: Answer<unknown>) => status === 200

/** Sends requests, so many of them at a time; `choose` says which instance gets the next one. */
async function sendMany(requests: number, atATime: number, choose: (number: number) => Instance | undefined) {
  const answers: { instance: Instance; answer: Answer<unknown> }[] = []
  let sent = 0
  const client = async () => {
    while (sent < requests) {
      const instance = choose(sent++)
      if (instance) answers.push({ instance, answer: await instance.call('listCompanies', { query: { limit: 1 } }) })
    }
  }
  await Promise.all(Array.from({ length: atATime }, client))
  return answers
}

/** How many passed; the others were refused by the rate limit and not by anything else. */
function countPassing(answers: { answer: Answer<unknown> }[]): number {
  const others = answers.filter(({ answer: { status } }) => status !== 200 && status !== 429)
  if (others.length > 0) throw new Error(JSON.stringify(others[0]?.answer.problem))
  return answers.filter(({ answer }) => isPassing(answer)).length
}

/** Counts the statements that requests send for shares; windows that are over are forgotten beside them, at any moment. */
function watchRateLimit(t: Test): { count: number } {
  const statements = { count: 0 }
  watchQueries(t, (text) => {
    if (text.startsWith('insert into "rate_limits"')) statements.count += 1
  })
  return statements
}

t.test('A tenant’s limit that instances share through the database', async (t) => {
  const service = await startService(t, shared)

  for (const max of [1, 20, 100]) {
    t.test(`Of many requests over two instances ${max} pass, or 2 % less`, async (t) => {
      const two = await startInstances(t, service, max, 2)
      const passed = countPassing(await sendMany(Math.ceil(max * 1.2) + 20, 16, (number) => two[number % 2]))
      t.ok(isWithin(passed, max), String(passed))
    })

    t.test(`Of ${max} at one instance all pass`, async (t) => {
      const [one] = await startInstances(t, service, max, 1)
      t.equal(countPassing(await sendMany(max + 20, 16, () => one)), max)
    })
  }

  t.test('Instances ask nobody once the limit is spent, and anew when its window is over', async (t) => {
    const two = await startInstances(t, service, 20, 2)
    t.equal(countPassing(await sendMany(40, 4, (number) => two[number % 2])), 20)
    const statements = watchRateLimit(t)
    const refused = await sendMany(100, 8, (number) => two[number % 2])
    t.same([countPassing(refused), statements.count], [0, 0])

    t.teardown(() => mock.timers.reset())
    mock.timers.enable({ apis: ['Date'], now: Date.now() + 61_000 })
    await service.sql(`update rate_limits set resets_at = resets_at - interval '61 s'`)
    const answers = await sendMany(40, 4, (number) => two[number % 2])
    t.equal(countPassing(answers), 20)
  })

  t.test('All instances say one end of the window, and none says more remaining than before', async (t) => {
    const two = await startInstances(t, service, 200, 2)
    const answers = await sendMany(260, 1, (number) => two[number % 7 < 2 ? 0 : 1])
    t.ok(isWithin(countPassing(answers), 200))
    t.equal(new Set(answers.map(({ answer }) => answer.headers['x-ratelimit-reset'])).size, 1)
    for (const one of two) {
      const said = answers.filter(({ instance }) => instance === one).map(({ answer }) => answer)
      const remaining = said.map(({ headers }) => Number(headers['x-ratelimit-remaining']))
      t.same(
        remaining,
        remaining.toSorted((a, b) => b - a)
      )
      t.ok(
        said.every((answer, number) => isPassing(answer) || remaining[number] === 0),
        'none where none is'
      )
    }
    const [first, second] = answers.map(({ answer }) => answer.headers)
    t.same([first?.['x-ratelimit-remaining'], second?.['x-ratelimit-remaining']], ['199', '198'], 'across instances')
    const refused = answers.findLast(({ answer }) => !isPassing(answer))?.answer.headers
    t.ok(Number(refused?.['retry-after']) > 0 && Number(refused?.['retry-after']) <= 60)
  })

  t.test(
    'Requests without a valid credential are counted without a statement, by each instance for itself',
    async (t) => {
      const [one, other] = await startInstances(t, service, 20, 2)
      const { nobody } = service.acme
      await one?.call('listCompanies', { as: nobody })
      const statements = watchRateLimit(t)
      const requests = Array.from({ length: 30 }, () => one?.call('listCompanies', { as: nobody }))
      const statuses = (await Promise.all(requests)).map((answer) => answer?.status)
      t.equal(statuses.filter((status) => status === 429).length, 11)
      t.equal(statements.count, 0)
      t.equal((await other?.call('listCompanies', { as: nobody }))?.headers['x-ratelimit-remaining'], '19')
    }
  )

  t.test('A request that needs a share is a 503 with the headers where the database is away', async (t) => {
    const [one] = await startInstances(t, service, 20, 1)
    const waiting = `select pg_terminate_backend(pid) from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database() and query like '%rate_limits%'`
    await service.db.transaction(async (tx) => {
      await tx.query({ text: 'lock table rate_limits' })
      const answer = one?.call('listCompanies')
      await waitFor('a statement to kill', async () => (await service.sql(waiting)).length > 0)
      const { status, headers } = (await answer) ?? {}
      t.same([status, headers?.['x-ratelimit-limit'], headers?.['x-ratelimit-remaining']], [503, '20', '0'])
    })
    t.equal((await one?.call('listCompanies'))?.status, 200)
  })
})

t.test('Instances take shares of a limit', async (t) => {
  const { db } = await startService(t)
  const open = (rateLimitMax = 1_000) => new SharedWindows(db, { rateLimitMax, rateLimitWindowMs: 60_000 })
  const countAllowed = async (one: SharedWindows, key: string, requests: number) => {
    const counts = await Promise.all(Array.from({ length: requests }, () => one.count(key)))
    return counts.filter(({ isAllowed }) => isAllowed).length
  }

  t.test('What an instance holds that is killed is lost for the window, and nothing else', async (t) => {
    t.equal(await countAllowed(open(), 'killed', 10), 10)
    const other = open()
    t.equal(await countAllowed(other, 'killed', 1_200), 979)
    t.equal(await countAllowed(other, 'killed', 100), 0)
  })

  t.test('Requests that come while a share is asked for are served by one statement', async (t) => {
    const statements = watchRateLimit(t)
    t.equal(await countAllowed(open(), 'burst', 21), 21)
    t.equal(statements.count, 1)
  })

  t.test('A busy tenant costs a statement for at least 20 requests at one instance, and for 6 over two', async (t) => {
    const statements = watchRateLimit(t)
    t.equal(await countAllowed(open(), 'one instance', 1_000), 1_000)
    t.ok(statements.count <= 50, String(statements.count))
    const before = statements.count
    const two = [open(), open()]
    for (let sent = 0; sent < 1_000; sent += 1) await two[sent % 2]?.count('two instances')
    t.ok(statements.count - before <= 167, String(statements.count - before))
  })

  for (const max of [100, 1_000]) {
    for (const instances of [2, 3, 4]) {
      t.test(`However requests are spread over ${instances} instances, ${max} pass, or 2 % less`, async (t) => {
        for (let round = 0; round < 5; round += 1) {
          const key = `${max} ${instances} ${round}`
          const some = Array.from({ length: instances }, () => open(max))
          let allowed = 0
          let sent = 0
          let refusedAt = 0
          const clients = randomInt(1, 20)
          const client = async () => {
            while (sent < max * 1.4) {
              const busiest = randomInt(0, instances)
              for (let burst = randomInt(1, max / 5); burst > 0; burst -= 1) {
                sent += 1
                const one = some[Math.min(busiest, randomInt(0, instances))] as SharedWindows
                if ((await one.count(key)).isAllowed) allowed += 1
                else refusedAt ||= allowed
              }
            }
          }
          await Promise.all(Array.from({ length: clients }, client))
          t.ok(isWithin(allowed, max), `${allowed} passed`)
          t.ok(refusedAt >= max * 0.98 - clients, `refused after ${refusedAt}`)
        }
      })
    }
  }

  t.test(
    'Where all others of five instances ask once and stay idle, all but 2 % of the limit pass at one',
    async (t) => {
      for (const max of [100, 1_000]) {
        const key = `idle ${max}`
        const some = Array.from({ length: 5 }, () => open(max))
        for (const one of some) await one.count(key)
        const passed = 5 + (await countAllowed(some.at(-1) as SharedWindows, key, max))
        t.ok(isWithin(passed, max), String(passed))
        t.comment(`${passed} of ${max}`)
      }
    }
  )

  t.test('A window that is over is forgotten by all, and the next one is whole', async (t) => {
    const key = 'over'
    const one = open()
    await one.count(key)
    await db.query({ text: `update rate_limits set resets_at = resets_at - interval '2 min' where key = 'over'` })
    t.equal(await countAllowed(open(), key, 1_200), 1_000)
  })
})
