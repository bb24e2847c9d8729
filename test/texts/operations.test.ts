import t from 'tap'
import { upload } from '../support/example-requests.ts'
import { startService } from '../support/start.ts'

const nfd = 'Cafe\u0301 Zu\u0308rich'

t.test('Texts are stored in one form, whichever operation they come by', async (t) => {
  const { call, sql } = await startService(t)

  t.test(
    'A text of one line is stored composed and without blanks at its ends by POST, PUT, upsert and bulk',
    async (t) => {
      const given = {
        name: `\u00a0${nfd}\u200b `,
        city: '\tZu\u0308rich ',
        phone: ' +41 79 ',
        notes: ' e\u0301 \n',
        tags: [' a ', 'A', ' ']
      }
      const stored = { name: 'Café Zürich', city: 'Zürich', phone: '+41 79', notes: ' é \n', tags: ['a'] }
      const { body: company } = await call('createCompany', { body: given })
      t.match(company, stored)
      const params = { id: company.id }
      const { body: same } = await call('updateCompany', { params, body: given })
      t.equal(same.updatedAt, company.updatedAt, 'an update that changes nothing writes nothing')
      await call('upsertCompany', { body: { ...given, domain: ' ACME.test ' } })
      t.match((await call('listCompanies', { query: { domain: ' https://www.acme.test/ ' } })).body, [
        { ...stored, domain: 'acme.test' }
      ])
      const { body: bulk } = await call('bulkCreateCompanies', { body: { items: [{ ...given, domain: 'b.test' }] } })
      t.match((await call('getCompany', { params: { id: bulk.createdIds[0] ?? '' } })).body, stored)
      await call('bulkUpdateCompanies', {
        body: {
          filter: { property: 'domain', op: 'eq', value: 'b.test' },
          set: { city: ' Ba\u0301le ' },
          removeTags: ['A']
        }
      })
      t.match((await call('listCompanies', { query: { domain: 'b.test' } })).body, [{ city: 'Bále', tags: [] }])
    }
  )

  t.test('Blanks alone are null where that may be, and else the 400 of an empty value', async (t) => {
    const { body } = await call('createContact', {
      body: { firstName: 'A', lastName: 'B', title: '\u200b', phone: '', notes: ' ' }
    })
    t.match(body, { title: null, phone: null, notes: ' ' })
    for (const firstName of [' ', '\u00a0', '\u200b\ufeff']) {
      const { status, problem } = await call('createContact', { body: { firstName, lastName: 'B' } })
      t.same([status, problem.errors], [400, [{ path: '/firstName', message: 'must not be empty' }]])
    }
  })

  t.test('A text with a line break keeps its blanks', async (t) => {
    const address = ' Street 1\n City '
    t.equal((await call('createCompany', { body: { name: 'Lines', address } })).body.address, address)
  })

  t.test('Custom texts are stored so too, and an empty one stays a value', async (t) => {
    for (const [key, type] of [
      ['word', 'text'],
      ['page', 'url']
    ] as const) {
      await call('createProperty', { body: { entity: 'company', key, type, label: key } })
    }
    await call('createProperty', {
      body: {
        entity: 'company',
        key: 'kind',
        type: 'select',
        label: 'Kind',
        options: [{ value: 'E\u0301le\u0300ve' }]
      }
    })
    const make = async (custom: Record<string, unknown>) =>
      (await call('createCompany', { body: { name: 'C', custom } })).body.custom
    t.same(await make({ word: ` ${nfd}\u200b`, page: ' https://a.test/ ', kind: 'E\u0301le\u0300ve' }), {
      word: 'Café Zürich',
      page: 'https://a.test/',
      kind: 'Élève'
    })
    t.same(await make({ word: ' \u00a0' }), { word: '' })
    t.same(await make({ word: ' a\n ' }), { word: ' a\n ' })
    const { problem } = await call('createCompany', { body: { name: 'C', custom: { kind: 'Élève\u200d' } } })
    t.match(problem.errors, [{ path: '/custom/kind', message: /it has U\+200D, which can not be seen/ }])
  })

  t.test(
    'An e-mail address or a host with a character that can’t be seen, and a word for nothing, are refused with a word on it',
    async (t) => {
      const contact = { firstName: 'A', lastName: 'B' }
      const { problem: ofEmail } = await call('createContact', { body: { ...contact, email: 'a\u200b@x.test' } })
      t.match(ofEmail.errors, [{ path: '/email', message: /must be an e-mail address; it has U\+200B/ }])
      const { problem: ofHost } = await call('createCompany', { body: { name: 'A', domain: 'no\u00adva.test' } })
      t.match(ofHost.errors, [{ path: '/domain', message: /it has U\+00AD/ }])
      for (const domain of [
        'N/A',
        '-',
        'none',
        '?',
        'localhost',
        '1.2',
        'http:/x.test',
        'http//x.test',
        'https://https://x.test'
      ]) {
        const { status, problem } = await call('createCompany', { body: { name: 'A', domain } })
        t.equal(status, 400, domain)
        t.match(problem.errors, [{ path: '/domain', message: `${JSON.stringify(domain)} is none; leave it empty` }])
      }
      const items = ['N/A', 'N/A', '-'].map((domain) => ({ name: 'A', domain }))
      t.equal((await call('bulkCreateCompanies', { body: { items } })).body.failed, 3)
      const { problem: ofKey } = await call('createProperty', {
        body: { entity: 'company', key: 'a\u200bb', type: 'text', label: 'L' }
      })
      t.match(ofKey.errors, [{ path: '/key', message: /U\+200B/ }])
    }
  )

  t.test('In a file a word of a list with a character that can’t be seen is an error that names it', async (t) => {
    const file = 'first_name,last_name,lifecycle_stage\nA,B,custo\u200bmer\n'
    const { body } = await call('importContacts', upload(file))
    t.match(body.errors, [/^Row 2: lifecycle_stage: .*; it has U\+200B, which can not be seen/])
  })

  t.test('A host in letters and with xn-- is one, and shown in letters', async (t) => {
    const { body } = await call('createCompany', {
      body: { name: 'Bücher', domain: 'https://www.xn--bcher-eins-9db.test/shop' }
    })
    t.equal(body.domain, 'bücher-eins.test')
    for (const domain of [
      'bücher-eins.test',
      'BU\u0308CHER-EINS.TEST',
      'XN--bcher-eins-9db.test',
      'www.ｂücher-eins。test.'
    ]) {
      t.same(
        (await call('upsertCompany', { body: { name: 'Bücher', domain } })).body,
        { action: 'updated', id: body.id },
        domain
      )
      t.same(
        (await call('listCompanies', { query: { domain } })).body.map(({ id }) => id),
        [body.id],
        domain
      )
      const { status, problem } = await call('createCompany', { body: { name: 'Other', domain } })
      t.same([status, problem.existingId], [409, body.id])
    }
  })

  t.test(
    'A host is found by words and by parts of it in letters and with xn--, as the record has it or not',
    async (t) => {
      const make = async (domain: string, email: string) => {
        await call('createCompany', { body: { name: 'Host', domain } })
        await call('createContact', { body: { firstName: 'A', lastName: 'Host', email } })
      }
      await make('zürich-eins.test', 'jürg.ött@xn--zrich-eins-9db.test')
      await make('пример.испытание', 'b@пример.испытание')
      await make('zurich-eins.test', 'c@zurich-eins.test')
      const spellings = {
        'zürich-eins.test': ['zürich-eins.test', 'XN--zrich-eins-9db.test', 'ZU\u0308RICH-EINS。TEST'],
        'пример.испытание': ['xn--e1afmkfd.испытание', 'пример.xn--80akhbyknj4f', 'xn--e1afmkfd.xn--80akhbyknj4f']
      }
      const found = async (kind: 'Companies' | 'Contacts', body: object) => {
        const answer = await call(`search${kind}` as 'searchContacts', { body: { limit: 10, ...body } as never })
        return answer.body.map((one) => {
          const { domain, email } = one as { domain?: string; email?: string }
          return domain ?? email
        })
      }
      for (const [domain, all] of Object.entries(spellings)) {
        const [email, local] = domain.startsWith('z')
          ? (['jürg.ött@xn--zrich-eins-9db.test', 'jürg.ött'] as const)
          : (['b@пример.испытание', 'b'] as const)
        for (const host of all) {
          const isAccentless = (one: string | undefined) => one?.includes('zurich')
          const check = async (kind: 'Companies' | 'Contacts', body: object, expected: string) =>
            t.same(
              (await found(kind, body)).filter((one) => !isAccentless(one)),
              [expected],
              JSON.stringify(body)
            )
          await check('Companies', { q: host }, domain)
          await check('Companies', { q: `Host ${host}` }, domain)
          await check('Contacts', { q: host }, email)
          await check('Contacts', { q: `${local}@${host} host` }, email)
          for (const op of ['eq', 'contains', 'startsWith']) {
            await check('Companies', { filter: { property: 'domain', op, value: host } }, domain)
            const value = `${local}@${host}`
            await check('Contacts', { filter: { property: 'email', op, value } }, email)
          }
          await check('Contacts', { filter: { property: 'email', op: 'contains', value: `@${host}` } }, email)
        }
      }
      t.same(await found('Companies', { q: 'xn--nothing-at-all.test' }), [])
    }
  )

  t.test('An e-mail address is one however it is spelled, also for a login', async (t) => {
    const spellings = ['uwé@bücher.test', 'UWE\u0301@xn--bcher-kva.test', 'Uwé@bu\u0308cher.TEST']
    const contact = { firstName: 'U', lastName: 'A' }
    const { body } = await call('createContact', { body: { ...contact, email: spellings[1] ?? '' } })
    t.equal(body.email, 'UWÉ@xn--bcher-kva.test')
    const password = 'long enough for anybody'
    await call('createUser', { body: { email: spellings[0] ?? '', name: 'U', password, role: 'member' } })
    for (const email of spellings) {
      t.same((await call('upsertContact', { body: { ...contact, email } })).body.id, body.id, email)
      t.same(
        (await call('listContacts', { query: { email: ` ${email} ` } })).body.map(({ id }) => id),
        [body.id],
        email
      )
      t.equal((await call('login', { body: { email, password } })).status, 200, email)
      t.equal((await call('createUser', { body: { email, name: 'U', password } })).status, 409, email)
    }
    t.equal(
      (await call('upsertContact', { body: { ...contact, email: 'uwe@bücher.test' } })).body.action,
      'created',
      'accents count'
    )
  })

  t.test(
    'What release 1.1.0 stored in letters that are others by now is found by all that finds records, and has its key',
    async (t) => {
      const password = 'long enough for anybody'
      const person = { firstName: 'A', lastName: 'B' }
      /** How 1.1.0 stored it, and spellings by which it is found. */
      const cases = [
        { host: 'ｓｔｏｒｅｄ１.test', spellings: ['stored1.test', 'ｓｔｏｒｅｄ１.test', 'ｓtored1.TEST'] },
        {
          host: 'xn--mller-kva.müller-zwei.test',
          spellings: ['müller.müller-zwei.test', 'müller.xn--mller-zwei-9db.test']
        },
        { host: 'ﬁx②.test', spellings: ['fix2.test', 'FIX②.test'] },
        { host: 'ｂücher-vier.test', spellings: ['bücher-vier.test', 'xn--bcher-vier-9db.test'] }
      ]
      for (const [number, { host, spellings }] of cases.entries()) {
        const { body: company } = await call('createCompany', {
          body: { name: 'Stored', domain: `former${number}.test` }
        })
        const { body: contact } = await call('createContact', { body: { ...person, email: `a@former${number}.test` } })
        const body = { email: `u@former${number}.test`, name: 'U', password, role: 'member' } as const
        const { body: user } = await call('createUser', { body })
        await sql(`update companies set domain = $2 where id = $1`, [company.id, host])
        await sql(`update contacts set email = $2, email_key = $2 where id = $1`, [contact.id, `a@${host}`])
        await sql(`update users set email = $2, email_key = $2 where id = $1`, [user.id, `u@${host}`])
        const { body: other } = await call('createCompany', { body: { name: 'Other', domain: `other${number}.test` } })
        const { body: another } = await call('createContact', { body: { ...person, email: `o@other${number}.test` } })
        for (const spelled of spellings) {
          const email = `a@${spelled}`
          const upserted = await call('upsertCompany', { body: { name: 'Stored', domain: spelled } })
          t.same(upserted.body, { action: 'updated', id: company.id }, spelled)
          t.equal((await call('upsertContact', { body: { ...person, email } })).body.id, contact.id, email)
          const items = [{ ...person, email }]
          t.equal((await call('bulkCreateContacts', { body: { items } })).body.updated, 1, email)
          const listed = await call('listCompanies', { query: { domain: spelled } })
          t.same(
            listed.body.map(({ id }) => id),
            [company.id],
            spelled
          )
          const people = await call('listContacts', { query: { email } })
          t.same(
            people.body.map(({ id }) => id),
            [contact.id],
            email
          )
          const filter = { property: 'email', op: 'eq', value: email } as const
          const searched = await call('searchContacts', { body: { filter } })
          t.same(
            searched.body.map(({ id }) => id),
            [contact.id],
            email
          )
          const refused = [
            await call('createCompany', { body: { name: 'N', domain: spelled } }),
            await call('updateCompany', { params: { id: other.id }, body: { domain: spelled } })
          ]
          for (const { status, problem } of refused) t.same([status, problem.existingId], [409, company.id], spelled)
          const ofContacts = [
            await call('createContact', { body: { ...person, email } }),
            await call('updateContact', { params: { id: another.id }, body: { email } })
          ]
          for (const { status, problem } of ofContacts) t.same([status, problem.existingId], [409, contact.id], email)
          t.equal(
            (await call('createUser', { body: { email: `u@${spelled}`, name: 'U', password } })).status,
            409,
            spelled
          )
          t.equal((await call('login', { body: { email: `U@${spelled}`, password } })).status, 200, spelled)
          const file = `subject,activity_type,contact_email,company_domain\r\nOn ${spelled},call,${email},${spelled}\r\n`
          const logged = await call('importActivities', upload(file))
          t.same([logged.body.imported, logged.body.errors], [1, []], spelled)
          const again = await call('importCompanies', upload(`name,domain\r\nAnother,${spelled}\r\n`))
          t.match(again.body, { imported: 0, errors: [/^Row 2: domain: duplicate/] }, spelled)
          const rows = upload(`email,title\r\n${email},T\r\n`)
          const changed = await call('importContacts', { ...rows, query: { mode: 'update', dryRun: true } })
          t.match(changed.body, { errors: [] }, email)
        }
        // It stays as it is, and can be changed.
        const params = { id: company.id }
        t.equal((await call('updateCompany', { params, body: { domain: spellings[0] ?? '', city: 'C' } })).status, 200)
        t.equal((await call('getCompany', { params })).body.domain, host)
      }
      const { status } = await call('createCompany', { body: { name: 'N', domain: 'bucher-vier.test' } })
      t.equal(status, 201, 'accents of hosts count')
    }
  )

  t.test('Records that a former release stored in another spelling are found, of two the oldest', async (t) => {
    const make = async (name: string, domain: string) =>
      (await call('createCompany', { body: { name, domain } })).body.id
    const ids = [await make('Older', 'older.test'), await make('Newer', 'münchen.test')]
    await sql(`update companies set domain = 'xn--mnchen-3ya.test' where id = $1`, [ids[0]])
    for (const domain of ['münchen.test', 'xn--mnchen-3ya.test']) {
      t.same((await call('upsertCompany', { body: { name: 'Older', domain } })).body, { action: 'updated', id: ids[0] })
      t.same(
        (await call('listCompanies', { query: { domain } })).body.map(({ id }) => id),
        ids
      )
    }
    const { body: contact } = await call('createContact', {
      body: { firstName: 'A', lastName: 'B', email: 'ré@x.test' }
    })
    await sql(`update contacts set email_key = $2 where id = $1`, [contact.id, 're\u0301@x.test'])
    const { body } = await call('upsertContact', { body: { firstName: 'A', lastName: 'B', email: 'RÉ@x.test' } })
    t.same(body, { action: 'updated', id: contact.id })
  })
})
