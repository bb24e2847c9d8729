import t from 'tap'
import type { Actor } from '../support/call.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { watchQueries } from '../support/watch-queries.ts'

// How much of the database lists and batch reads take.

t.test('A list by an address or a domain asks the database once, however many spellings that has', async (t) => {
  const sent: string[] = []
  watchQueries(t, (text) => {
    if (/from "(?:contacts|companies)"/.test(text)) sent.push(text)
  })
  const { call } = await startService(t)
  for (const host of [
    'plain.test',
    'bücher.test',
    'müller.bücher.xn--mller-kva.test',
    'ｓｔｏｒｅｄ.test',
    'no host'
  ]) {
    for (const isCounted of [false, true]) {
      await call('listContacts', { query: { email: `a@${host}`, count: isCounted } })
      await call('listCompanies', { query: { domain: host, count: isCounted } })
      t.equal(sent.splice(0).length, 2, host)
    }
  }
})

for (const what of ['lists', 'batch reads']) {
  t.test(`Pages of one tenant leave connections to everybody else, and are all answered: ${what}`, async (t) => {
    let readCount = 0
    watchQueries(t, (text) => {
      if (/^\s*select .* from "companies"/s.test(text)) readCount += 1
    })
    const { call, acme, globex, db } = await startService(t, { databaseMaxConnections: 7 })
    const read = (as: Actor) =>
      what === 'lists'
        ? call('listCompanies', { as })
        : call('batchGetCompanies', { body: { ids: [acme.tenantId] }, as })
    await read(globex.reader)
    readCount = 0
    const { asked } = await db.transaction(async (tx) => {
      await tx.query({ text: 'lock table companies in access exclusive mode' })
      const asked = Promise.all(Array.from({ length: 30 }, () => read(acme.reader)))
      await waitFor('four are read', () => readCount === 4)
      t.equal((await call('listUsers', { as: globex.reader })).status, 200)
      t.equal((await call('getMe', { as: acme.reader })).status, 200, 'of the same tenant, too')
      t.equal(readCount, 4)
      return { asked }
    })
    for (const { status } of await asked) t.equal(status, 200)
  })
}

t.test(
  'Pages that turn out to be searches of the past wait for their turn without keeping other pages waiting',
  async (t) => {
    const { call, acme, db } = await startService(t, { databaseMaxConnections: 7 })
    for (const name of ['One', 'Two']) await call('createCompany', { body: { name } })
    const { body: feed } = await call('listChanges', {})
    const asOf = String(feed.changes.at(-1)?.sequence)
    const first = await call('listCompanies', { query: { asOf, limit: 1 } })
    const cursor = /[?&]cursor=([^&>]+)/.exec(String(first.headers.link))?.[1] ?? ''
    const ids = first.body.map(({ id }) => id)
    const asked = await db.transaction(async (tx) => {
      await tx.query({ text: 'lock table changes in access exclusive mode' })
      let isAnswered = false
      const asked = [
        ...Array.from({ length: 8 }, () => call('listCompanies', { query: { cursor, limit: 1 } })),
        ...Array.from({ length: 8 }, () => call('batchGetCompanies', { body: { ids, asOf } }))
      ].map((one) => one.finally(() => (isAnswered = true)))
      for (let times = 0; times < 5; times += 1) {
        t.equal((await call('listUsers', { as: acme.reader })).status, 200)
        t.equal((await call('listCompanies', { as: acme.reader })).status, 200)
      }
      t.equal(isAnswered, false, 'the past was asked before')
      return [Promise.all(asked)]
    })
    const [all = []] = await Promise.all(asked)
    t.ok(
      all.every(({ status }) => [200, 422].includes(status)),
      'once it can be read'
    )
  }
)
