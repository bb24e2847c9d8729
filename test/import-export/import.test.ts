import t from 'tap'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'
import { sheets } from './sheets.ts'

t.test('An import makes records of rows', async (t) => {
  const service = await startService(t)
  const { call, acme, globex } = service
  const { importFile } = sheets(service)
  const { body: nordwind } = await call('createCompany', { body: { name: 'Nordwind Logistics', domain: 'n.test' } })
  const find = async (email: string) => (await call('listContacts', { query: { email } })).body[0]

  t.test('An import makes a whole record of each row, in their order, with a change like that of a POST', async (t) => {
    const before = (await readChanges(service)).length
    const result = await importFile(
      'contacts',
      'first_name,last_name,email,phone,mobile,title,department,company_name,address,city,state,country,postal_code,lifecycle_stage,lead_source,tags,notes\r\n' +
        'Maja,Ek,Maja@n.test,+46 8 1,+46 7 2,Head,Ops,nordwind LOGISTICS ,"Street 1, 2",Stockholm,SE-AB,Sweden,111 22,Opportunity,fair,"a, b,a","line 1\nline 2"\r\n' +
        'Bo,Al,,,,,,,,,,,,,,,\r\n'
    )
    t.same(result, { totalRows: 2, imported: 2, skipped: 0, errors: [], ignoredColumns: [] })
    const made = await find('maja@n.test')
    t.match(made, {
      firstName: 'Maja',
      lastName: 'Ek',
      email: 'Maja@n.test',
      phone: '+46 8 1',
      companyId: nordwind.id,
      companyName: 'Nordwind Logistics',
      address: 'Street 1, 2',
      postalCode: '111 22',
      lifecycleStage: 'opportunity',
      tags: ['a', 'b'],
      notes: 'line 1\nline 2'
    })
    const changes = (await readChanges(service)).slice(before)
    t.same(
      changes.map(({ entity, action, data }) => [entity, action, data.firstName]),
      [
        ['contact', 'created', 'Maja'],
        ['contact', 'created', 'Bo']
      ]
    )
    t.same(changes[0]?.data, made)
    t.equal(changes[1]?.data.lifecycleStage, 'lead')
  })

  t.test('An import numbers rows as a spreadsheet does, and says of each one that it skips why', async (t) => {
    const result = await importFile(
      'contacts',
      'first_name,last_name,email,lifecycle_stage,company_name,notes\n' +
        'A,One,a1@x.test,,,"two\nlines"\n' +
        ',Two,,,,\n' +
        '\n' +
        'C,Three,x@,,,\n' +
        'D,Four,,vip,,\n' +
        'E,Five,,,Nobody Inc,\n' +
        'F,Six,A1@x.TEST,,,\n' +
        'G,Seven,MAJA@n.test,,,\n' +
        'H,Eight,,,,,,more\n' +
        `I,Nine,,,,"${'n'.repeat(20_001)}"\n` +
        'J,Ten,,,,a\0b\n' +
        ' ,,,bad,,\n'
    )
    t.same(result.errors, [
      'Row 3: first_name: required, must not be empty',
      'Row 5: email: not a valid e-mail address (x@)',
      'Row 6: lifecycle_stage: invalid value, not one of subscriber, lead, marketing_qualified_lead, sales_qualified_lead, opportunity, customer, evangelist, other (vip)',
      'Row 7: company_name: company not found (Nobody Inc), there are: Nordwind Logistics',
      'Row 8: email: duplicate of another contact (A1@x.TEST)',
      'Row 9: email: duplicate of another contact (MAJA@n.test)',
      'Row 10: has 8 cells where the header has 6',
      `Row 11: notes: longer than 20000 characters (${'n'.repeat(60)}…)`,
      'Row 12: notes: has a NUL character (a b)',
      'Row 13: last_name: required, must not be empty; first_name: required, must not be empty; lifecycle_stage: invalid value, not one of subscriber, lead, marketing_qualified_lead, sales_qualified_lead, opportunity, customer, evangelist, other (bad)'
    ])
    t.match(result, { totalRows: 11, imported: 1, skipped: 10 })
  })

  t.test(
    'An import explains the first 1,000 rows that it leaves out, and counts the others in a last line',
    async (t) => {
      // The one is found bad by reading, the other by writing.
      const bad = (count: number) =>
        Array.from({ length: count }, (_, n) => (n % 2 ? 'D,Double,maja@n.test' : ',No first name,')).join('\n')
      const importBad = (count: number) => importFile('contacts', `first_name,last_name,email\n${bad(count)}\n`)

      const whole = await importBad(1_000)
      t.match(whole, { totalRows: 1_000, imported: 0, skipped: 1_000 })
      t.same(
        whole.errors.map((line) => Number(/^Row (\d+): /.exec(line)?.[1])),
        Array.from({ length: 1_000 }, (_, n) => n + 2)
      )
      const oneMore = await importBad(1_001)
      t.equal(oneMore.skipped, 1_001)
      t.same(oneMore.errors, [...whole.errors, '… and 1 more row was left out'])
      const many = await importBad(2_345)
      t.match(many, { totalRows: 2_345, imported: 0, skipped: 2_345 })
      t.same(many.errors, [...whole.errors, '… and 1345 more rows were left out'])
    }
  )

  t.test(
    'An import takes any order, case and separator, a byte-order mark, any line end, and passes unknown columns over',
    async (t) => {
      for (const [index, [separator, newline]] of [
        [',', '\r\n'],
        [';', '\n'],
        ['\t', '\r'],
        [';', '\r\n']
      ].entries()) {
        const header = ['Unknown', ' LAST_NAME ', '"Mail"', 'First Name', 'E-Mail'].join(separator)
        const row = ['x', 'Ek', 'y', '"A ""quoted"" one"', `any${index}@x.test`].join(separator)
        const result = await importFile('contacts', `\ufeff${header}${newline}${row}`)
        const ignoredColumns = ['Unknown', 'Mail']
        t.same(result, { totalRows: 1, imported: 1, skipped: 0, errors: [], ignoredColumns })
        t.equal((await find(`any${index}@x.test`))?.firstName, 'A "quoted" one')
      }
      t.match(
        await importFile('companies', 'name,x;domain\nComma wins a tie,y;z.test\n'),
        { imported: 1, errors: [] },
        'of separators that make as many columns known'
      )
      t.match(
        await importFile('companies', 'city,x;name;domain\nOslo,y;Most win;most.test\n'),
        { imported: 1 },
        'whichever makes most columns known'
      )
      t.match(await importFile('contacts', 'first_name,last_name\r\nA,mixed\nB,"line\r\nends"\r\n\r\nC,here\n'), {
        totalRows: 3,
        imported: 3
      })
    }
  )

  t.test('An import of a header alone is nothing, and no error', async (t) => {
    for (const end of ['', '\n', '\r\n\r\n']) {
      const result = await importFile('companies', `name,domain${end}`)
      t.same(result, { totalRows: 0, imported: 0, skipped: 0, errors: [], ignoredColumns: [] })
    }
  })

  t.test('An import skips companies by domain, and by name where the row has none', async (t) => {
    const result = await importFile(
      'companies',
      'name,domain,employee_count,annual_revenue,tags\n' +
        'Other,https://www.N.test/x,,,\n' +
        ' nordwind logistics,,,,\n' +
        'Nordwind Logistics,second.test,240,18500000.50,\n' +
        'Fresh,,0,0,\n' +
        'FRESH ,,,,\n' +
        'Bad,not a domain,,,\n' +
        'Bad,,1.5,,\n' +
        'Bad,,-1,"1,5",\n' +
        'Bad,,,12345678901234567.89,\n' +
        'Bad,,,1.234,\n'
    )
    t.same(result.errors, [
      'Row 2: domain: duplicate of another company (n.test)',
      'Row 3: name: duplicate of another company (nordwind logistics)',
      'Row 6: name: duplicate of another company (FRESH)',
      'Row 7: domain: not a host name, such as example.com; leave it empty where there is none (not a domain)',
      'Row 8: employee_count: not a whole number (1.5)',
      'Row 9: employee_count: less than 0 (-1); annual_revenue: not a number in plain digits; with decimal=, it would be 1.5 (1,5)',
      'Row 10: annual_revenue: not a number such as 1234.5 (12345678901234567.89)',
      'Row 11: annual_revenue: may mean 1.234 or 1234: send decimal=. or decimal=, to say which (1.234)'
    ])
    const { body } = await call('listCompanies', { query: { domain: 'second.test' } })
    t.match(body[0], { employeeCount: 240, annualRevenue: 18500000.5 })
  })

  t.test('An import puts deals into their pipeline and stage by name', async (t) => {
    const result = await importFile(
      'deals',
      'name,value,currency,probability,expected_close_date,stage_name,pipeline_name,contact_email,company_domain\n' +
        'Default,,,,,,,,\n' +
        'Whole,48000.50,eur,60,2026-06-30,PROPOSAL,,MAJA@n.test,https://n.test\n' +
        'whole ,,,,,,,,\n' +
        'No pipeline,,,,,,Nowhere,,\n' +
        'No stage,,,,,Nowhere,,,\n' +
        'No contact,,,,,,,ghost@x.test,\n' +
        'Bad,-1,EURO,101,30.06.2026,,,,\n'
    )
    t.match(result, { totalRows: 7, imported: 2 })
    t.match(result.errors.slice(0, 4), [
      'Row 4: name: duplicate of another deal (whole)',
      'Row 5: pipeline_name: pipeline not found (Nowhere), there are: Sales',
      'Row 6: stage_name: stage not found in pipeline Sales (Nowhere), there are: Lead In, Contacted, Proposal, Negotiation, Closing',
      /^Row 7: contact_email: contact not found \(ghost@x.test\), there are: (\S+@\S+, )+\S+$/
    ])
    t.match(
      result.errors[4],
      /^Row 8: value: less than 0 \(-1\); currency: .*; probability: more than 100 \(101\); expected_close_date: invalid date.*$/
    )
    const { body } = await call('listDeals', { query: { companyId: nordwind.id } })
    t.match(body, [
      {
        name: 'Whole',
        value: 48000.5,
        currency: 'EUR',
        probability: 60,
        expectedCloseDate: '2026-06-30T00:00:00.000Z',
        stageName: 'Proposal',
        contactName: 'Maja Ek',
        status: 'open'
      }
    ])
    t.match((await call('listDeals')).body[0], { name: 'Default', stageName: 'Lead In', currency: 'USD' })
  })

  t.test('An import treats activities as a POST does: status, completion, lastActivityAt', async (t) => {
    const result = await importFile(
      'activities',
      'activity_type,subject,scheduled_at,completed_at,status,priority,due_date,contact_email,company_name,deal_name\n' +
        'Call,Talk,2026-03-12T13:00:00+01:00,,,,,maja@n.test,,Whole\n' +
        'call,Talk,2026-03-12T12:00:00Z,,,,,maja@n.test,,Whole\n' +
        'task,Done,,2026-03-12,,HIGH,,,,\n' +
        'note,Finished,,,completed,,,,,\n' +
        'letter,Bad,2026-02-30,,,,,,,\n' +
        'note,,,,,,,,,\n' +
        'note,No deal,,,,,,,,Nowhere\n'
    )
    t.match(result, { totalRows: 7, imported: 3 })
    t.same(result.errors, [
      'Row 3: subject: duplicate of another activity (Talk)',
      'Row 6: activity_type: invalid value, not one of call, meeting, task, email, note (letter); scheduled_at: invalid date, not ISO 8601 such as 2026-11-21 or 2026-11-21T09:30:00Z (2026-02-30)',
      'Row 7: subject: required, must not be empty',
      'Row 8: deal_name: deal not found (Nowhere), there are: Default, Whole'
    ])
    const { body } = await call('listActivities')
    t.match(body, [
      { scheduledAt: '2026-03-12T12:00:00.000Z', status: 'pending', priority: 'normal', dealName: 'Whole' },
      { status: 'completed', completedAt: '2026-03-12T00:00:00.000Z', priority: 'high' },
      { status: 'completed', completedAt: /Z$/ }
    ])
    t.equal((await find('maja@n.test'))?.lastActivityAt, body[0]?.createdAt)
    t.match(
      await importFile(
        'activities',
        'activity_type,subject,scheduled_at,contact_email,deal_name\ncall,Talk,2026-03-12T12:00Z,maja@n.test,whole\n'
      ),
      { imported: 0, skipped: 1 }
    )
  })

  t.test('An import sees and makes nothing of another tenant', async (t) => {
    const before = await readChanges(service)
    const result = await importFile(
      'contacts',
      'first_name,last_name,email,company_name\nA,B,maja@n.test,\nC,D,,Nordwind Logistics\n',
      globex.writer
    )
    t.match(result, {
      imported: 1,
      skipped: 1,
      errors: ['Row 3: company_name: company not found (Nordwind Logistics), there is none']
    })
    t.equal((await readChanges(service)).length, before.length)
    t.notMatch(await sheets(service).exportFile('contacts', globex.reader), 'Ek')
  })

  t.test('An import names the company that alone has the very letters, where several compare alike', async (t) => {
    await call('createCompany', { body: { name: 'TWIN' } })
    const { body: exact } = await call('createCompany', { body: { name: 'Twin' } })
    const file = 'first_name,last_name,email,company_name\nA,B,twin@x.test,Twin\nA,B,twin2@x.test,twin\n'
    t.match((await importFile('contacts', file)).errors, [
      /^Row 3: company_name: more than one company has this name \(twin\)/
    ])
    t.equal((await find('twin@x.test'))?.companyId, exact.id)
  })

  t.test('An import that is run twice at once makes no duplicate', async (t) => {
    const rows = Array.from({ length: 1_200 }, (_, n) => `First,Last ${n},twice${n}@x.test`)
    const file = `first_name,last_name,email\n${rows.join('\n')}`
    const results = await Promise.all([importFile('contacts', file), importFile('contacts', file)])
    t.equal(
      results.reduce((sum, { imported }) => sum + imported, 0),
      1_200
    )
    t.ok(results.every(({ imported, skipped }) => imported + skipped === 1_200))
    t.match(await importFile('contacts', file), { imported: 0, skipped: 1_200 })
    const [count] = await service.sql<{ n: number }>(
      "select count(*)::int n from contacts where email_key like 'twice%' and tenant_id = $1",
      [acme.tenantId]
    )
    t.equal(count?.n, 1_200)
  })
})
