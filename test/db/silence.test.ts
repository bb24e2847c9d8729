import t from 'tap'
import { openDatabase } from '../../src/db/client.ts'
import { Channel } from '../../src/instances/channel.ts'
import { cloneDatabase } from '../postgres/database.ts'
import { openNetwork } from '../support/network.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'

// A network between the service and its database that drops what is sent, without an error.

// A statement gives up by itself after 40 seconds, which is far too late.
t.test('Where the network swallows what is sent, calls fail soon and recover', { timeout: 38_000 }, async (t) => {
  const database = await cloneDatabase()
  const network = await openNetwork(database.url)
  const onError = (error: Error) => t.comment(error.message)
  const db = openDatabase(network.url, 2, onError)
  const timeouts = { connectMs: 1_000, answerMs: 1_000 }
  const channel = new Channel({
    url: network.url,
    onText: () => {},
    onError,
    keptMs: 500,
    silence: db.silence,
    timeouts
  })
  const direct = openDatabase(database.url, 1, onError)
  t.teardown(async () => {
    await Promise.all([channel.close(), db.close(), direct.close()])
    network.close()
    await database.drop()
  })
  await waitFor('the heartbeat', () => channel.isTrusted())
  const one = () => db.query<{ n: number }>({ text: 'select 1 as n' })

  t.test('A statement that takes longer than a heartbeat may is left alone', async (t) => {
    const slow = db.query<{ n: number }>({ text: 'select 2 as n, pg_sleep(2)' })
    t.match(await slow, [{ n: 2 }])
  })

  t.test('Calls recover where only the connection of the heartbeat is lost', async (t) => {
    const slow = db.query<{ n: number }>({ text: 'select 3 as n, pg_sleep(1.5)' })
    await direct.query({
      text: `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'crm-listener%'
        and datname = current_database()`
    })
    t.match(await slow, [{ n: 3 }])
    await waitFor('the heartbeat', () => channel.isTrusted())
  })

  t.test('Calls fail soon, and the next ones succeed as soon as the network is back', async (t) => {
    await Promise.all([one(), one()])
    network.swallow(true)
    const transaction = db.transaction(async (tx) => tx.query({ text: 'select 4 as n' }))
    for (const call of [one(), transaction]) await t.rejects(call, { status: 503, code: 'database_unavailable' })
    network.swallow(false)
    t.match(await Promise.all([one(), one(), one()]), [[{ n: 1 }], [{ n: 1 }], [{ n: 1 }]])
    await waitFor('the heartbeat', () => channel.isTrusted())
  })
})

t.test(
  'While the network swallows what is sent, tenants get answers, and write again later',
  { timeout: 38_000 },
  async (t) => {
    const { config, startInstance, acme, globex, call } = await startService(t)
    const network = await openNetwork(config.connectionUrl)
    const instance = await startInstance({ connectionUrl: network.url })
    const writeAll = () =>
      Promise.all(
        [acme, globex].flatMap(({ admin: as }) =>
          ['one', 'another'].map((name) => instance.call('createCompany', { as, body: { name } }))
        )
      )
    const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status)
    try {
      t.same(statusesOf(await writeAll()), [201, 201, 201, 201])
      network.swallow(true)
      t.same(statusesOf(await writeAll()), [503, 503, 503, 503])
      network.swallow(false)
      t.same(statusesOf(await writeAll()), [201, 201, 201, 201])
      t.equal((await call('listCompanies')).body.length, 4, 'what was not acknowledged is not there')
    } finally {
      await instance.app.close()
      network.close()
    }
  }
)
