import t from 'tap'
import { startService } from '../support/start.ts'

t.test("'q' finds records by their words", async (t) => {
  const service = await startService(t)
  const { call, acme, globex } = service

  const contact = {
    firstName: 'José-María',
    lastName: 'O’Neil Ångström',
    email: 'jm.oneil+crm@Nord-Wind.example',
    phone: '+46 (8) 555 010-20',
    mobile: '+15550109999',
    title: 'Head of R&D',
    tags: ['Große Kunden', 'vip'],
    notes: "Met at the fair.\nSaid: 'call me' – in \\ May"
  }
  const made = await call('createContact', { body: contact })
  await call('createContact', { body: { ...contact, email: null }, as: globex.writer })
  const finds = async (q: string) => {
    const listed = (await call('listContacts', { query: { q }, as: acme.reader })).body.map(({ id }) => id)
    const found = (await call('searchContacts', { body: { q }, as: acme.reader })).body.map(({ id }) => id)
    t.same(listed, found, q)
    return found.includes(made.body.id)
  }

  t.test("'q' finds what each of its words begins a word of", async (t) => {
    for (const q of [
      'jose',
      'JOSÉ',
      'Jose\u0301',
      'mar',
      'maria jos',
      'angst',
      'o’neil',
      'oneil',
      'neil kunden',
      'jm.oneil+crm@nord-wind.example',
      'JM.ONEIL@NORD',
      'wind',
      'nord-wind.exa',
      'head r&d',
      'große',
      'GROSSE'.toLowerCase().replace('ss', 'ß'),
      'VIP',
      'fair met',
      'may',
      '+46',
      '46855501020',
      '85550',
      '555 010',
      '(8) 555 010-20',
      '5550109999',
      '+1 555 010 9999',
      '0109999'
    ]) {
      t.ok(await finds(q), q)
    }
  })

  t.test("'q' finds nothing where one of its words doesn’t", async (t) => {
    for (const q of ['osé', 'jose x', 'neill', 'ingström', '9998', 'crm2', 'jose & maria | x', "jose':* | 'x", "'"]) {
      const isError = /^[^\p{L}\p{N}]+$/u.test(q)
      if (isError) t.equal((await call('listContacts', { query: { q } })).status, 400, q)
      else t.notOk(await finds(q), q)
    }
  })

  t.test("'q' searches the properties that the contract names, and finds a record at once", async (t) => {
    const [pipeline] = (await call('listPipelines')).body
    const stage = { pipelineId: pipeline?.id ?? '', stageId: pipeline?.stages[0]?.id ?? '' }
    for (let n = 0; n < 30; n += 1) {
      const word = `wort${n}x`
      const company = await call('createCompany', {
        body: {
          name: 'A',
          domain: `${word}d.example`,
          phone: `0${n + 10}777`,
          tags: [`${word}t`],
          notes: `${word}n`,
          city: `${word}c`
        }
      })
      for (const q of [`${word}d`, `${word}t ${word}n`, `${n + 10}777`]) {
        t.same((await call('searchCompanies', { body: { q } })).body, [company.body], q)
      }
      t.same((await call('searchCompanies', { body: { q: `${word}c` } })).body, [])
      const deal = await call('createDeal', { body: { ...stage, name: `${word} a`, notes: `b ${word}n` } })
      t.same((await call('searchDeals', { body: { q: `${word}n ${word}` } })).body, [deal.body])
      const activity = await call('createActivity', {
        body: { activityType: 'call', subject: `About ${word}`, body: `${word}b` }
      })
      t.same((await call('listActivities', { query: { q: `${word} about` } })).body, [activity.body])
      t.same((await call('listActivities', { query: { q: `${word}b` } })).body, [])
    }
  })

  t.test("'q' follows changes and deletions of records", async (t) => {
    const params = { id: made.body.id }
    await call('updateContact', { params, body: { lastName: 'Renamed' } })
    t.notOk(await finds('angst'))
    t.ok(await finds('renam'))
    await call('deleteContact', { params })
    t.notOk(await finds('renam'))
  })

  t.test("'q' goes together with a list’s filters, its order and updatedSince", async (t) => {
    const names = ['b', 'a', 'c']
    const items = names.map((name, n) => ({
      firstName: 'Together',
      lastName: name,
      ...(n < 2 && { lifecycleStage: 'customer' as const })
    }))
    await call('bulkCreateContacts', { body: { items } })
    const listed = async (query: Record<string, string | number>) =>
      (await call('listContacts', { query: { q: 'together', ...query } })).body.map(({ lastName }) => lastName)
    t.same(await listed({}), ['b', 'a', 'c'])
    t.same(await listed({ sort: 'lastName' }), ['a', 'b', 'c'])
    t.same(await listed({ sort: '-lastName', lifecycleStage: 'customer' }), ['b', 'a'])
    t.same(await listed({ sort: '-lastName', limit: 1 }), ['c'])
    t.same(await listed({ sort: '-lastName', offset: 1, limit: 1 }), ['b'])
    const all = (await call('listContacts', { query: { q: 'together' } })).body
    const first = all[0]?.updatedAt ?? ''
    t.same(await listed({ updatedSince: first, sort: '-lastName' }), ['c', 'a'])
  })
})
