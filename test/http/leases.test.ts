import { randomInt } from 'node:crypto'
import { mock } from 'node:test'
import t, { type Test } from 'tap'
import { type Leases, openLeases } from '../../src/limits/shared-windows.ts'
import type { Answer } from '../support/call.ts'
import { type Instance, type Service, startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { watchQueries } from '../support/watch-queries.ts'

const shared = { databaseUrl: 'postgres://shared' }

/** Instances that share a new budget of this size, once each leases more than single requests; they stop with the test. */
async function startInstances(t: Test, service: Service, rateLimitMax: number, number: number): Promise<Instance[]> {
  await service.sql('delete from rate_limits')
  const instances = await Promise.all(
    Array.from({ length: number }, () => service.startInstance({ ...shared, rateLimitMax }))
  )
  t.teardown(() => Promise.all(instances.map(({ app }) => app.close())))
  for (const { call } of instances) {
    await waitFor('a share of several requests', async () => {
      // Of another tenant's budget, which is as new each time.
      await service.sql(`delete from rate_limits where key = $1`, [`tenant ${service.globex.tenantId}`])
      for (let sent = 0; sent < 2; sent += 1) await call('listCompanies', { as: service.globex.admin })
      const [row] = await service.sql<{ share: number }>('select max(share) as share from rate_limits')
      return rateLimitMax <= 2 || (row?.share ?? 0) > 1
    })
  }
  return instances
}

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

function watchRateLimit(t: Test): { count: number } {
  const statements = { count: 0 }
  watchQueries(t, (text) => {
    if (text.includes('rate_limits')) statements.count += 1
  })
  return statements
}

t.test('A budget that instances share through the database is one budget', async (t) => {
  const service = await startService(t, shared)

  for (const max of [1, 2, 5, 20, 100, 1_000]) {
    t.test(`Two instances let exactly ${max} of many requests pass`, async (t) => {
      const two = await startInstances(t, service, max, 2)
      const requests = Math.ceil(max * 1.2) + 20
      const answers = await sendMany(requests, 16, (number) => two[number % 2])
      t.equal(countPassing(answers), max)
    })

    t.test(`Exactly ${max} requests pass where one instance follows the other, or gets nearly all`, async (t) => {
      const shapes = {
        'one, then the other': (number: number) => (number < max * 0.6 ? 0 : 1),
        'nearly all to one': (number: number) => (number % 50 === 1 ? 0 : 1)
      }
      for (const [name, shape] of Object.entries(shapes)) {
        const two = await startInstances(t, service, max, 2)
        const answers = await sendMany(max + 70, 1, (number) => two[shape(number)])
        const refusedAt = answers.findIndex(({ answer }) => !isPassing(answer))
        t.same([countPassing(answers), refusedAt >= Math.floor(max * 0.98)], [max, true], name)
      }
    })
  }

  t.test('Five instances let exactly the limit pass', async (t) => {
    const five = await startInstances(t, service, 300, 5)
    t.equal(countPassing(await sendMany(500, 50, (number) => five[number % 5])), 300)
  })

  t.test('A shared budget costs a busy tenant a statement for at least 50 requests', async (t) => {
    const two = await startInstances(t, service, 1_000, 2)
    const statements = watchRateLimit(t)
    t.equal(countPassing(await sendMany(1_000, 16, (number) => two[number % 2])), 1_000)
    t.comment(`two instances: ${statements.count} statements`)
    t.ok(statements.count <= 25, String(statements.count))

    const [one] = await startInstances(t, service, 1_000, 1)
    const before = statements.count
    t.equal(countPassing(await sendMany(1_000, 16, () => one)), 1_000)
    t.ok(statements.count - before <= 20, String(statements.count - before))
  })

  t.test('A shared budget asks nobody once it is spent, and anew when its window is over', async (t) => {
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

  t.test('A shared budget has one end for all, and never more remaining than an instance said before', async (t) => {
    const two = await startInstances(t, service, 200, 2)
    const answers = await sendMany(260, 1, (number) => two[number % 7 < 2 ? 0 : 1])
    t.equal(countPassing(answers), 200)
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

  t.test('A shared budget gets back what an instance holds that stops', async (t) => {
    const [one, other] = await startInstances(t, service, 100, 2)
    t.equal(countPassing(await sendMany(10, 1, () => one)), 10)
    await one?.app.close()
    t.equal(countPassing(await sendMany(120, 4, () => other)), 90)
  })

  t.test('A shared budget of strangers is counted without a statement, by each instance for itself', async (t) => {
    const [one, other] = await startInstances(t, service, 20, 2)
    const { nobody } = service.acme
    await one?.call('listCompanies', { as: nobody })
    const texts: string[] = []
    watchQueries(t, (text) => texts.push(text))
    const requests = Array.from({ length: 30 }, () => one?.call('listCompanies', { as: nobody }))
    const statuses = (await Promise.all(requests)).map((answer) => answer?.status)
    t.equal(statuses.filter((status) => status === 429).length, 11)
    t.same(
      texts.filter((text) => !/^select 1$|pg_notify|pg_stat_activity/.test(text)),
      []
    )
    t.equal((await other?.call('listCompanies', { as: nobody }))?.headers['x-ratelimit-remaining'], '19')
  })

  t.test('A shared budget is a 503 with the headers where the database is away', async (t) => {
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

t.test('Leases of a budget are given, recalled and given back', async (t) => {
  const { db, sql } = await startService(t)
  const leases: Leases[] = []
  const open = (channel: { isTrusted?: () => boolean; recall?: (key: string) => Promise<void> } = {}) => {
    const settings = { rateLimitMax: 1_000, rateLimitWindowMs: 60_000 }
    const opened = openLeases(db, { isTrusted: () => true, recall: async () => {}, ...channel }, settings, (error) =>
      t.fail(String(error))
    )
    leases.push(opened)
    return opened
  }
  t.teardown(() => Promise.all(leases.map((one) => one.close())))
  const countAllowed = async (one: Leases, key: string, requests: number) => {
    const counts = await Promise.all(Array.from({ length: requests }, () => one.count(key)))
    return counts.filter(({ isAllowed }) => isAllowed).length
  }

  t.test('Leases of an instance that is killed are lost for the window, and nothing else', async (t) => {
    const killed = open()
    t.equal(await countAllowed(killed, 'killed', 10), 10)
    let recalls = 0
    const other = open({
      recall: async () => {
        recalls += 1
      }
    })
    t.equal(await countAllowed(other, 'killed', 1_200), 900)
    t.equal(recalls, 1, 'asked in vain, once')
    t.equal(await countAllowed(other, 'killed', 100), 0)
    t.equal(recalls, 1)
  })

  t.test('Leases are single requests where the instance could not receive a recall', async (t) => {
    const deaf = open({ isTrusted: () => false })
    t.equal(await countAllowed(deaf, 'deaf', 10), 10)
    t.same(await sql(`select count, share from rate_limits where key = 'deaf'`), [{ count: 10, share: 1 }])
    t.equal(await countAllowed(open(), 'deaf', 1_200), 990)
  })

  t.test('Leases that are asked for at the same time are one statement', async (t) => {
    const statements = watchRateLimit(t)
    t.equal(await countAllowed(open(), 'burst', 100), 100)
    t.equal(statements.count, 1)
  })

  t.test('Leases let exactly the limit pass however requests are spread over instances', async (t) => {
    for (let round = 0; round < 20; round += 1) {
      const key = `round ${round}`
      const four: Leases[] = Array.from({ length: 4 }, (_, self) =>
        open({
          recall: async () => {
            await Promise.all(four.filter((_, number) => number !== self).map((one) => one.handBack(key)))
          }
        })
      )
      let allowed = 0
      let sent = 0
      const client = async () => {
        while (sent < 1_400) {
          const busiest = randomInt(0, 4)
          for (let burst = randomInt(1, 200); burst > 0; burst -= 1) {
            sent += 1
            const one = four[Math.min(busiest, randomInt(0, 4))] as Leases
            if ((await one.count(key)).isAllowed) allowed += 1
          }
        }
      }
      await Promise.all(Array.from({ length: randomInt(1, 40) }, client))
      t.equal(allowed, 1_000)
    }
  })

  t.test('Leases that are recalled while they are granted keep the request that waits', async (t) => {
    const one = open()
    const statements = watchRateLimit(t)
    const [count] = await Promise.all([one.count('granting'), one.handBack('granting')])
    t.match(count, { isAllowed: true, remaining: 999 })
    t.equal(statements.count, 2)
    t.same(await sql(`select count, used from rate_limits where key = 'granting'`), [{ count: 1, used: 1 }])
    t.equal(await countAllowed(one, 'granting', 1_200), 999)
  })

  t.test('Leases that two instances recall are back before either of them asks again', async (t) => {
    const one = open()
    await one.count('twice')
    const over: string[] = []
    let recalls: Promise<void>[] = []
    await db.transaction(async (tx) => {
      await tx.query({ text: `select from rate_limits where key = 'twice' for update` })
      recalls = ['first', 'second'].map((name) => one.handBack('twice').then(() => void over.push(name)))
      const blocked = `select from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database() and query like '%rate_limits%'`
      await waitFor('a statement that waits', async () => (await sql(blocked)).length > 0)
      t.same(over, [])
    })
    await Promise.all(recalls)
    t.same(await sql(`select count, used from rate_limits where key = 'twice'`), [{ count: 1, used: 1 }])
  })

  t.test('Leases of a window that is over are not given back to the next one', async (t) => {
    const one = open()
    await one.count('over')
    await sql(`update rate_limits set resets_at = resets_at - interval '2 min' where key = 'over'`)
    const other = open()
    // Windows are identified by the millisecond of their end.
    await sql('select pg_sleep(0.01)')
    await other.count('over')
    await one.handBack('over')
    t.same(await sql(`select count, used from rate_limits where key = 'over'`), [{ count: 100, used: 1 }])
  })
})
