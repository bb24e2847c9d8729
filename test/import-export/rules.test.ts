import t from 'tap'
import { upload } from '../support/example-requests.ts'
import { describe } from '../support/operations.ts'
import { startService } from '../support/start.ts'
import { startReceiver } from '../webhooks/receiver.ts'
import { type Kind, kinds, sheets } from './sheets.ts'

// The rules of imports, one by one where import.test.ts shows them in passing.

t.test('An import keeps the rules of its columns', async (t) => {
  const service = await startService(t, { webhookAllowLocal: true })
  const { call, app, acme } = service
  const { importFile, refuseFile, exportFile } = sheets(service)
  await call('createCompany', { body: { name: 'Nordwind' } })
  await call('createContact', { body: { firstName: 'Maja', lastName: 'Ek', email: 'maja@n.test' } })
  const none = { imported: 0, skipped: 1 }

  t.test('An import refuses a file without a mandatory column, and skips a row without its value', async (t) => {
    const mandatory: Record<Kind, Record<string, string>> = {
      contacts: { first_name: 'A', last_name: 'B' },
      companies: { name: 'A' },
      deals: { name: 'A' },
      activities: { activity_type: 'note', subject: 'A' }
    }
    for (const kind of kinds) {
      const columns = Object.keys(mandatory[kind])
      for (const missing of columns) {
        const others = [...columns.filter((column) => column !== missing), 'unknown']
        const { detail } = await refuseFile(kind, `${others.join()}\nx\n`)
        t.match(detail, `The first row lacks ${missing};`, kind)
        const cells = columns.map((column) => (column === missing ? ' ' : mandatory[kind][column]))
        const result = await importFile(kind, `${columns.join()},unknown\n${cells.join()},x\n`)
        t.match(result, { ...none, errors: [new RegExp(`^Row 2: ${missing}: `)] }, kind)
      }
    }
  })

  t.test('An import takes dates and times of ISO 8601, and nothing that has to be guessed', async (t) => {
    const good: Record<string, string> = {
      '2026-06-30': '2026-06-30T00:00:00.000Z',
      ' 2024-02-29 ': '2024-02-29T00:00:00.000Z',
      '2026-06-30T10:00': '2026-06-30T10:00:00.000Z',
      '2026-06-30T10:00:01': '2026-06-30T10:00:01.000Z',
      '2026-06-30 10:00:02': '2026-06-30T10:00:02.000Z',
      '2026-06-30T10:00:01.5Z': '2026-06-30T10:00:01.500Z',
      '2026-06-30T10:00:00+02:00': '2026-06-30T08:00:00.000Z',
      '2026-06-30 10:00:00+00': '2026-06-30T10:00:00.000Z',
      '2026-06-30T10:00:00-0330': '2026-06-30T13:30:00.000Z',
      '0001-01-01': '0001-01-01T00:00:00.000Z',
      '9999-12-31': '9999-12-31T00:00:00.000Z'
    }
    const bad =
      '30.06.2026|06/30/2026|2026-6-3|2026-02-30|2025-02-29|20260630|2026-06|46203|0000-01-01|2026-06-30+02|2026-06-30T10:00+2|2026-06-30T10:00+02:|2026-06-30T10:00+0260|tomorrow'.split(
        '|'
      )
    const dates = [...Object.keys(good), ...bad]
    for (const [kind, columns] of [
      ['deals', ['expected_close_date']],
      ['activities', ['scheduled_at', 'completed_at', 'due_date']]
    ] as const) {
      for (const column of columns) {
        const start = kind === 'deals' ? ['name', `${column} `] : ['activity_type,subject', `note,${column} `]
        const rows = dates.map((date, n) => `${start[1]}${n},${date}`)
        const { imported, errors } = await importFile(kind, `${start[0]},${column}\n${rows.join('\n')}\n`)
        t.equal(imported, Object.keys(good).length, column)
        t.same(
          errors,
          bad.map(
            (date, n) =>
              `Row ${n + 2 + imported}: ${column}: invalid date, not ISO 8601 such as 2026-11-21${/^\d\d[./]/.test(date) ? '; dates=dmy or dates=mdy says in which order it is' : ' or 2026-11-21T09:30:00Z'} (${date})`
          )
        )
      }
    }
    const { body } = await call('listDeals')
    t.same(
      body.map(({ expectedCloseDate }) => expectedCloseDate),
      Object.values(good)
    )
  })

  t.test('An import takes plain numbers with a point, and none that it would have to round', async (t) => {
    const good: Record<string, number> = { '0': 0, '7': 7, '007': 7, ' 1234.50 ': 1234.5, '+5': 5, '0.01': 0.01 }
    const bad = ['1,5', '"1,234.5"', '1 000', '$5', '5€', '1e3', '.5', '5.', '0x10', 'NaN', '-0.01', '0.001', '٣']
    const rows = [...Object.keys(good), ...bad].map((value, n) => `Amount ${n};${value}`)
    const { imported, errors } = await importFile('companies', `name;annual_revenue\n${rows.join('\n')}\n`)
    t.equal(imported, Object.keys(good).length)
    t.same(
      errors.map((message) => /^Row (\d+): annual_revenue: /.exec(message)?.[1]),
      bad.map((_, n) => String(n + 2 + imported))
    )
    const { body } = await call('listCompanies')
    t.same(
      body.flatMap(({ name, annualRevenue }) => (name.startsWith('Amount') ? [annualRevenue] : [])),
      Object.values(good)
    )
  })

  t.test(
    'An import knows the fixed values of each column in any case, and names them where it gets another',
    async (t) => {
      const wrong: [Kind, string, string, RegExp][] = [
        [
          'contacts',
          'first_name,last_name,lifecycle_stage',
          'A,B,vip',
          /lifecycle_stage: invalid value, not one of subscriber, lead, .*other \(vip\)/
        ],
        [
          'activities',
          'activity_type,subject',
          'lunch,A',
          /activity_type: invalid value, not one of call, meeting, task, email, note \(lunch\)/
        ],
        [
          'activities',
          'activity_type,subject,status',
          'note,A,done',
          /status: invalid value, not one of pending, completed, cancelled \(done\)/
        ],
        [
          'activities',
          'activity_type,subject,priority',
          'note,A,asap',
          /priority: invalid value, not one of low, normal, high, urgent \(asap\)/
        ],
        ['deals', 'name,currency', 'A,EURO', /currency: longer than 3 characters \(EURO\)/],
        ['deals', 'name,currency', 'A,E1', /currency: .*\(E1\)/],
        ['deals', 'name,probability', 'A,101', /probability: more than 100 \(101\)/],
        ['deals', 'name,probability', 'A,50.5', /probability: not a whole number \(50.5\)/]
      ]
      for (const [kind, header, row, reason] of wrong) {
        const result = await importFile(kind, `${header}\n${row}\n`)
        t.match(result, { ...none, errors: [reason] })
      }
      await importFile('activities', 'activity_type,subject,status,priority\n EMAIL ,Fixed, Cancelled,URGENT\n')
      const { body } = await call('listActivities', { query: { activityType: 'email' } })
      t.match(body, [{ subject: 'Fixed', status: 'cancelled', priority: 'urgent' }])
    }
  )

  t.test('An import splits tags at commas, or else at semicolons, and refuses too many', async (t) => {
    const file = 'name,tags\nTags 1,"a , b,a,,""c, d"""\nTags 2,a;b\n'
    t.match(await importFile('companies', `${file}Tags 3,"${Array.from({ length: 51 }, (_, n) => n).join()}"\n`), {
      imported: 2,
      errors: [/^Row 4: tags: more than 50 of them/]
    })
    const { body } = await call('listCompanies')
    const tagsOf = (name: string) => body.find((one) => one.name === name)?.tags
    t.same(
      [tagsOf('Tags 1'), tagsOf('Tags 2')],
      [
        ['a', 'b', 'c, d'],
        ['a', 'b']
      ]
    )
  })

  t.test('An import takes the rest of a short row for empty', async (t) => {
    t.match(await importFile('contacts', 'first_name,last_name,email,notes\nA,Short\nA\n'), {
      imported: 1,
      errors: ['Row 3: last_name: required, must not be empty']
    })
  })

  t.test('An import gives a deal without a stage the first of its pipeline by position, not by age', async (t) => {
    const { body: pipeline } = await call('createPipeline', { body: { name: 'Made backwards' } })
    for (const [name, position] of [
      ['Later', 5],
      ['First', 1]
    ] as const) {
      await call('createStage', { params: { id: pipeline.id }, body: { name, position } })
    }
    t.match(await importFile('deals', 'name,pipeline_name\nBackwards,Made backwards\n'), { imported: 1, errors: [] })
    const { body } = await call('listDeals', { query: { pipelineId: pipeline.id } })
    t.same(
      body.map(({ stageName }) => stageName),
      ['First']
    )
  })

  t.test('An import knows duplicates by what a row is, and only where the first of them is a record', async (t) => {
    const { body: pipeline } = await call('createPipeline', { body: { name: 'Other pipeline' } })
    const first = await importFile('deals', 'name,pipeline_name\nTwin,Other pipeline\n')
    t.match(first.errors, ['Row 2: stage_name: pipeline Other pipeline has no stage'])
    await call('createStage', { params: { id: pipeline.id }, body: { name: 'Only', position: 1 } })
    const deals = await importFile(
      'deals',
      'name,pipeline_name\nTwin,\nTWIN, other PIPELINE \ntwin,\nTwin,Other pipeline\n'
    )
    t.same(deals.errors, [
      'Row 4: name: duplicate of another deal (twin)',
      'Row 5: name: duplicate of another deal (Twin)'
    ])

    const same = 'call,Same,2026-01-01,maja@n.test,Nordwind,Twin'
    const others = [
      'meeting,Same,2026-01-01,maja@n.test,Nordwind,Twin',
      'call,same,2026-01-01,maja@n.test,Nordwind,Twin',
      'call,Same,2026-01-02,maja@n.test,Nordwind,Twin',
      'call,Same,2026-01-01,,Nordwind,Twin',
      'call,Same,2026-01-01,maja@n.test,,Twin',
      'call,Same,2026-01-01,maja@n.test,Nordwind,',
      'call,Same,,maja@n.test,Nordwind,Twin'
    ]
    const header = 'activity_type,subject,scheduled_at,contact_email,company_name,deal_name'
    const activities = await importFile('activities', [header, same, ...others, same, ''].join('\n'))
    t.match(activities, { imported: 8, errors: ['Row 10: subject: duplicate of another activity (Same)'] })

    const contacts = await importFile('contacts', 'first_name,last_name,email\n,Bad,late@x.test\nA,Good,late@x.test\n')
    t.match(contacts, { imported: 1, errors: ['Row 2: first_name: required, must not be empty'] })
  })

  t.test('An import takes of several deals of a name the one with the very letters, and else none', async (t) => {
    const file = 'activity_type,subject,deal_name\nnote,By letters,TWIN\nnote,By none,tWIN\n'
    const { imported, errors } = await importFile('activities', file)
    t.same([imported, errors.length], [1, 1])
    t.match(errors, [/^Row 3: deal_name: more than one deal has this name \(tWIN\)/])
    const { body } = await call('listActivities', { query: { activityType: 'note' } })
    t.equal(body.find((one) => one.subject === 'By letters')?.dealName, 'TWIN')
  })

  t.test(
    'An import reads quoted names of columns behind a byte-order mark, and separators of its own choice inside quotes',
    async (t) => {
      const file = '\ufeff"last_name";"first_name";"notes"\r\n"Ek, von";"A;B";"1,5\t2"\r\n\r\n;;\r\n'
      t.match(await importFile('contacts', file), { totalRows: 1, imported: 1, errors: [] })
      const { body } = await call('listContacts')
      t.match(body.at(-1), { firstName: 'A;B', lastName: 'Ek, von', notes: '1,5\t2' })
    }
  )

  t.test('An import passes over blanks behind a closing quote, also where the file ends with them', async (t) => {
    t.match(await importFile('companies', 'domain,"name" '), { totalRows: 0, errors: [] })
    t.match(await importFile('companies', 'name,notes\nBlanks behind,"a" '), { imported: 1 })
    const { body } = await call('listCompanies')
    t.equal(body.at(-1)?.notes, 'a')
  })

  t.test('An import takes the first line end for the header’s, whatever the others are', async (t) => {
    t.match(await importFile('contacts', 'last_name,"first_name"\rB,A\r\nD,C\r\n'), { imported: 2, errors: [] })
  })

  t.test('An import refuses a workbook with the word to save it as CSV', async (t) => {
    const { rawPayload } = await app.inject({
      url: describe('exportContactsExcel').path,
      headers: { host: acme.host, ...acme.reader.headers }
    })
    t.match(await refuseFile('contacts', rawPayload), { status: 400, detail: /save it as CSV in UTF-8/ })
  })

  t.test('An import works without the version in the path, and so does all beside it', async (t) => {
    const form = upload('first_name,last_name\nNo,Version\n') as { payload: Buffer; headers: Record<string, string> }
    const { body } = await call('importContacts', { ...form, isUnversioned: true })
    t.match(body, { imported: 1 })
    for (const id of ['exportContacts', 'getContactsTemplate', 'exportContactsExcel'] as const) {
      t.equal((await call(id, { isUnversioned: true })).status, 200, id)
    }
    t.match(await exportFile('contacts'), '\r\nNo,Version,')
  })

  t.test('An import sends webhooks for each imported row what a POST sends, and for no other', async (t) => {
    const receiver = await startReceiver(t)
    const events = [
      'contact.created',
      'company.created',
      'deal.created',
      'activity.created',
      'activity.completed'
    ] as const
    await call('createWebhook', { body: { name: 'all', url: receiver.url, events: [...events] } })
    await importFile('companies', 'name\nHooked\nHooked\n')
    await importFile('contacts', 'first_name,last_name,email\nA,Hooked,hooked@x.test\nB,Two,two@x.test\nC,,\n')
    await importFile('deals', 'name\nHooked\n')
    await importFile('activities', 'activity_type,subject,status\nnote,Open,\nnote,Done,completed\nnote,,\n')
    await receiver.waitFor(7)
    t.same(receiver.events().sort(), [
      'activity.completed',
      'activity.created',
      'activity.created',
      'company.created',
      'contact.created',
      'contact.created',
      'deal.created'
    ])
    const { body } = await call('listContacts', { query: { email: 'hooked@x.test' } })
    t.same(receiver.received.find(({ event }) => event.data.email === 'hooked@x.test')?.event.data, body[0])
  })
})
