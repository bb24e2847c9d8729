import { type AddressInfo, connect, createServer } from 'node:net'
import pg from 'pg'
import t, { type Test } from 'tap'
import { Channel } from '../../src/instances/channel.ts'
import { cloneDatabase, withClient } from '../postgres/database.ts'
import { waitFor } from '../support/wait-for.ts'

t.test('The channel tells every instance what has changed', async (t) => {
  const database = await cloneDatabase()
  const received: string[] = []
  const channels: Channel[] = []
  const open = async (name: string) => {
    const channel = new Channel({
      url: database.url,
      onText: () => received.push(name),
      onError: () => {},
      keptMs: 500
    })
    channels.push(channel)
    await waitFor('trust', () => channel.isTrusted())
    return channel
  }
  t.teardown(async () => {
    await Promise.all(channels.map((channel) => channel.close()))
    await database.drop()
  })
  const one = await open('one')
  const two = await open('two')

  t.test('An announcement resolves when every instance has received it', async (t) => {
    for (let round = 0; round < 20; round += 1) {
      received.length = 0
      await (round % 2 ? one : two).publish('acme')
      t.same([...received].sort(), ['one', 'two'])
    }
  })

  t.test('Announcements that are made at the same time all arrive', async (t) => {
    received.length = 0
    await Promise.all(Array.from({ length: 10 }, () => one.publish('acme')))
    t.equal(received.filter((name) => name === 'two').length, 10)
  })

  t.test('An announcement that can’t be sent is no error of who makes it', async (t) => {
    const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
    const failing = t.intercept(pg.Client.prototype, 'query', {
      value(this: pg.Client, ...args: unknown[]) {
        if (String(args[0]).includes('pg_stat_activity')) return Promise.reject(new Error('Query read timeout'))
        return query.apply(this, args)
      }
    })
    await t.resolves(one.publish('acme'))
    failing.restore()
  })

  t.test('An instance whose connection is killed trusts nothing until it listens again', async (t) => {
    received.length = 0
    await withClient(database.url, (client) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and starts_with(application_name, 'crm-listener')`
      )
    )
    const lost = new Set<Channel>()
    await waitFor('no trust', () => {
      for (const channel of [one, two]) if (!channel.isTrusted()) lost.add(channel)
      return lost.size === 2
    })
    await waitFor('trust again', () => one.isTrusted() && two.isTrusted())
    t.ok(received.includes('one') && received.includes('two'), 'forgets what it knew when it is back')
    received.length = 0
    await one.publish('acme')
    t.same([...received].sort(), ['one', 'two'])
  })
})

/** In front of a database, what LISTEN meets behind a pooler that lends connections by the transaction: silence. */
async function startDeafPooler(t: Test, url: string): Promise<string> {
  const { host, port } = new pg.Client(url)
  const server = createServer((client) => {
    const upstream = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    let unread = Buffer.alloc(0)
    upstream.on('data', (chunk) => {
      unread = Buffer.concat([unread, chunk])
      // A message of PostgreSQL is its type, its length without the type, and the rest.
      for (let end = 0; unread.length >= 5; unread = unread.subarray(end)) {
        end = 1 + unread.readInt32BE(1)
        if (unread.length < end) return
        if (unread[0] !== 'A'.charCodeAt(0)) client.write(unread.subarray(0, end))
      }
    })
    client.pipe(upstream)
    for (const [one, other] of [
      [client, upstream],
      [upstream, client]
    ] as const) {
      one.on('error', () => {})
      one.on('close', () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => server.close())
  const pooler = new URL(url)
  pooler.searchParams.delete('host')
  pooler.hostname = '127.0.0.1'
  pooler.port = String((server.address() as AddressInfo).port)
  return pooler.href
}

t.test('Behind a pooler that delivers no notifications an instance trusts nothing', async (t) => {
  const database = await cloneDatabase()
  const errors: string[] = []
  let wasTrusted = false
  const url = await startDeafPooler(t, database.url)
  const channel = new Channel({ url, onText: () => {}, keptMs: 500, onError: ({ message }) => errors.push(message) })
  t.teardown(async () => {
    await channel.close()
    await database.drop()
  })
  await waitFor('an error', () => {
    wasTrusted ||= channel.isTrusted()
    return errors.length > 0
  })
  t.notOk(wasTrusted)
  t.match(errors[0], /notifications .* do not arrive/)
})
