import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { type Channel, openChannel } from '../../src/db/channel.ts'
import { cloneDatabase, withClient } from '../database.ts'

const until = async (isSo: () => boolean) => {
  for (let tries = 0; tries < 500 && !isSo(); tries += 1) await sleep(10)
  if (!isSo()) throw new Error('it never came')
}

t.test('the channel', async (t) => {
  const database = await cloneDatabase()
  const heard: string[] = []
  const channels: Channel[] = []
  const open = async (name: string) => {
    const channel = openChannel(
      database.url,
      () => heard.push(name),
      () => {}
    )
    channels.push(channel)
    await until(channel.isTrusted)
    return channel
  }
  t.teardown(async () => {
    await Promise.all(channels.map((channel) => channel.close()))
    await database.drop()
  })
  const one = await open('one')
  const two = await open('two')

  t.test('an announcement is over when every instance has heard it', async (t) => {
    for (let round = 0; round < 20; round += 1) {
      heard.length = 0
      await (round % 2 ? one : two).announce()
      t.same([...heard].sort(), ['one', 'two'])
    }
  })

  t.test('announcements at the same time are all heard', async (t) => {
    heard.length = 0
    await Promise.all(Array.from({ length: 10 }, () => one.announce()))
    t.equal(heard.filter((name) => name === 'two').length, 10)
  })

  t.test('an instance whose connection is killed trusts nothing until it listens again', async (t) => {
    heard.length = 0
    await withClient(database.url, (client) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and starts_with(application_name, 'crm-listener')`
      )
    )
    await until(() => !one.isTrusted() && !two.isTrusted())
    await until(() => one.isTrusted() && two.isTrusted())
    t.ok(heard.includes('one') && heard.includes('two'), 'forgets what it knew when it is back')
    heard.length = 0
    await one.announce()
    t.same([...heard].sort(), ['one', 'two'])
  })
})
