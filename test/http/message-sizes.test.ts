import t from 'tap'
import { startForAgents } from '../mcp/connect.ts'
import { upload } from '../support/example-requests.ts'
import { waitFor } from '../support/wait-for.ts'

// The worst of each list that a tenant can define, and requests that are wrong in as many places as they have. No answer may be a
// product of both: docs/limits.md, Messages, has the sizes.

const maxLine = 1_024
const maxOfProblem = 65_536
const maxOfResult = 1_048_576
const maxOfTool = 32_768

/** 255 letters of four bytes each, two code units long. */
const longName = (number: number) => `${number}`.padStart(3, '0') + '𝒳'.repeat(252)
const selects = 12
const optionsOf = (select: number) =>
  Array.from({ length: 500 }, (_, option) => ({ value: `${select}o${option}`.padEnd(100, 'v'), label: 'l' }))
const wrongValues = Object.fromEntries(Array.from({ length: selects }, (_, select) => [`sel${select}`, 'x']))
const wrongRows = (rows: number) => {
  const columns = Object.keys(wrongValues).map((key) => `custom.${key}`)
  const header = ['name', 'annual_revenue', ...columns].join()
  const cells = ['much', ...columns.map(() => 'x')].join()
  return [header, ...Array.from({ length: rows }, (_, row) => `c${row},${cells}`)].join('\n')
}

/** All texts that an answer holds, with their pointers. */
function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(Object(value)).flatMap(([name, one]) => textsIn(one, `${path}/${name}`))
}

t.test('No answer is a product of what a tenant defines and what it sends', async (t) => {
  const service = await startForAgents(t)
  const { acme, call, sql, connect } = service
  const assertSmall = (about: string, body: unknown, max: number) => {
    const long = textsIn(body).filter(([path, { length }]) => length > maxLine && !path.startsWith('/records'))
    t.same(
      long.map(([path, { length }]) => [path, length]),
      [],
      `${about}: no text is longer than a line`
    )
    const { length } = JSON.stringify(body)
    t.ok(length <= max, `${about}: ${length} characters`)
  }
  const assertProblem = (about: string, problem: { errors?: unknown; detail: string }) => {
    assertSmall(about, problem, maxOfProblem + 2 * maxLine)
    assertSmall(`${about}, its errors`, problem.errors ?? [], maxOfProblem)
  }

  const ids: string[] = []
  for (let select = 0; select < selects; select++) {
    const body = {
      entity: 'company',
      key: `sel${select}`,
      type: 'select',
      label: 'L',
      options: optionsOf(select)
    } as const
    ids.push((await call('createProperty', { body })).body.id)
  }
  for (let number = 0; number < 100; number++) {
    const key = `k${number}`.padEnd(50, '_')
    await call('createProperty', { body: { entity: 'contact', key, type: 'text', label: 'L', isUnique: true } })
  }
  const [pipeline] = (await call('listPipelines', {})).body
  for (let number = 0; number < 30; number++) {
    await call('createPipeline', { body: { name: longName(number) } })
    const params = { id: String(pipeline?.id) }
    await call('createStage', { params, body: { name: longName(number), position: 0, probability: 1 } })
  }
  for (let number = 0; number < 12; number++) {
    const email = `u${number}@${'x'.repeat(60)}.${'y'.repeat(60)}.${'z'.repeat(60)}.test`
    const password = 'seven lazy geese fly'
    await call('createUser', { body: { email, name: longName(number), role: 'member', password } })
  }

  t.test('A record whose values are all wrong gets messages of bounded size, with the nearest options', async (t) => {
    const body = { name: 'x', custom: wrongValues }
    const { problem } = await call('createCompany', { body })
    assertProblem('createCompany', problem)
    t.equal(problem.errors?.length, selects)
    t.match(problem.errors?.[0]?.message, /^must be one of 0o0v.* and 490 more$/)
    assertProblem('upsertCompany', (await call('upsertCompany', { body: { ...body, domain: 'x.test' } })).problem)
    const params = { id: (await call('createCompany', { body: { name: 'y' } })).body.id }
    assertProblem('updateCompany', (await call('updateCompany', { params, body: { custom: wrongValues } })).problem)
    const near = { name: 'x', custom: { sel3: '3o77'.padEnd(99, 'v') } }
    const [error] = (await call('createCompany', { body: near })).problem.errors ?? []
    t.match(error?.message, `must be one of ${'3o77'.padEnd(100, 'v')}, `, 'the nearest comes first, whole')
  })

  t.test('A body of names that nobody knows gets a problem of bounded size', async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`${at}${'"'.repeat(400)}`, 1]))
    assertProblem('unknown properties', (await call('createCompany', { invalidBody: { name: 'x', ...many } })).problem)
    assertProblem('unknown keys', (await call('createCompany', { body: { name: 'x', custom: many } })).problem)
    assertProblem(
      'no object',
      (await call('createCompany', { invalidBody: { ['\u0001'.repeat(100_000)]: 1 } })).problem
    )
  })

  t.test('A bulk of wrong items gets a line of bounded size for each, which names each of its problems', async (t) => {
    const items = Array.from({ length: 100 }, (_, item) => ({ name: `c${item}`, custom: wrongValues }))
    const { body } = await call('bulkCreateCompanies', { body: { items } })
    assertSmall('bulk', body, 100 * (maxLine + 100))
    t.equal(body.errors.length, 100)
    for (const { error } of body.errors) for (const key of Object.keys(wrongValues)) t.match(error, key)
    const filter = { property: 'createdAt', op: 'gt', value: '2020-01-01' } as const
    const { problem } = await call('bulkUpdateCompanies', { body: { filter, set: { custom: wrongValues } } })
    assertProblem('bulk-update', problem)
  })

  t.test(
    'A filter, a sort, a list of fields or a match that is wrong throughout gets a problem of bounded size',
    async () => {
      const wrong = Array.from({ length: 20 }, () => ({ property: 'custom.sel0', op: 'eq', value: 'x' }))
      assertProblem('options', (await call('searchCompanies', { invalidBody: { filter: { or: wrong } } })).problem)
      const names = Array.from({ length: 5_000 }, () => ({ property: 'surprise', op: 'eq', value: 'x' }))
      assertProblem('properties', (await call('searchContacts', { invalidBody: { filter: { or: names } } })).problem)
      const keys = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [at === 0 ? 'and' : `k${at}`, 1]))
      assertProblem('keys', (await call('searchContacts', { invalidBody: { filter: keys } })).problem)
      assertProblem('sort', (await call('searchContacts', { invalidBody: { sort: [{ property: 'x' }] } })).problem)
      assertProblem('fields', (await call('searchContacts', { invalidBody: { fields: ['x'] } })).problem)
      assertProblem('list', (await call('listContacts', { query: { sort: 'x,y,z', fields: 'x,y,z' } })).problem)
      const match = { query: { match: 'custom.x' }, body: { firstName: 'A', lastName: 'B' } }
      assertProblem('match', (await call('upsertContact', match)).problem)
    }
  )

  t.test(
    'A webhook for properties that nobody has, and a change that breaks hundreds of options, get messages of bounded size',
    async (t) => {
      const events = ['contact.created', 'company.updated', 'deal.updated', 'activity.created'] as const
      const properties = Array.from({ length: 500 }, (_, at) => `custom.none${at}`)
      const hook = { name: 'h', url: 'https://x.test/h', events: [...events], properties }
      assertProblem('webhook', (await call('createWebhook', { body: hook })).problem)
      const wrongEvents = Array.from({ length: 50 }, () => 'contact.creatd')
      const { problem } = await call('createWebhook', { invalidBody: { ...hook, properties: [], events: wrongEvents } })
      assertProblem('events', problem)
      t.match(problem.errors?.[0]?.message, /^must be one of contact\.created, /)
      const params = { id: ids[0] ?? '' }
      const body = { options: [{ value: 'one' }] }
      const { breaking } = (await call('updateProperty', { params, query: { check: true }, body } as never))
        .body as never as {
        breaking: unknown[]
      }
      assertSmall('check', breaking, 2 * maxLine)
      t.match(JSON.stringify(breaking), /and 490 more/)
    }
  )

  const jobOf = async (id: string) => (await call('getImportJob', { params: { id } })).body
  t.test(
    'A file of wrong cells gets results, a job, an event, audit entries and rows left out of bounded size',
    async (t) => {
      const hook = { name: 'h', url: 'https://x.test/h', events: ['import.completed'] as never }
      await call('createWebhook', { body: hook })
      const file = upload(wrongRows(2_000))
      const { body } = await call('importCompanies', file as never)
      const result = body as unknown as { errors: string[]; skipped: number }
      assertSmall('import', result, maxOfResult)
      t.equal(result.skipped, 2_000)
      const [first = ''] = result.errors
      for (const key of Object.keys(wrongValues)) t.match(first, `custom.${key}: must be one of `)
      const explained = result.errors.length - 1
      t.equal(result.errors.at(-1), `… and ${2_000 - explained} more rows were left out`)

      const started = await call('importCompanies', { ...file, query: { async: true } } as never)
      const { id } = started.body as unknown as { id: string }
      await waitFor('the end of a job', async () => (await jobOf(id)).finishedAt !== null)
      const job = await jobOf(id)
      assertSmall('job', job, maxOfResult)
      t.same(job.errors, result.errors)
      const left = String((await call('getImportJobErrors', { params: { id } })).body)
      t.ok(left.length < 2_001 * (maxLine + 200), `errors.csv has ${left.length} characters`)
      const bodies = await sql<{ length: number }>('select length(body) from webhook_deliveries where body is not null')
      t.ok(bodies.length > 0 && bodies.every(({ length }) => length < maxOfResult + maxLine), JSON.stringify(bodies))
      const entries = (await call('listAuditLog', {})).body
      assertSmall('audit log', entries, 100 * maxLine)
    }
  )

  t.test(
    'A file that names pipelines, stages, users and columns that are not there gets messages of bounded size',
    async () => {
      const header = 'name,pipeline_name,stage_name,owner_email,company_name'
      const rows = Array.from(
        { length: 600 },
        (_, at) => `d${at},${at % 2 ? longName(99) : ''},${longName(at)},x${at}@x.test,c${at}`
      )
      const { body } = await call('importDeals', upload([header, ...rows].join('\n')) as never)
      assertSmall('deals', body, maxOfResult)
      for (const query of [
        { mapping: Array.from({ length: 30 }, (_, at) => `h${at}:none${at}`).join() },
        { match: 'custom.none', mode: 'upsert' }
      ]) {
        assertProblem(
          Object.keys(query).join(),
          (await call('importContacts', { ...upload('a,b\n1,2\n'), query } as never)).problem
        )
      }
      const names = Array.from({ length: 300 }, (_, at) => `custom.none${at}`.padEnd(100, 'x')).join()
      assertProblem('headers', (await call('importContacts', upload(`${names}\n`) as never)).problem)
    }
  )

  t.test('An agent’s tool refuses within 32 kB', async (t) => {
    const { use } = await connect(acme.writer)
    for (const [tool, args] of [
      ['create', { kind: 'company', values: { name: 'x', custom: wrongValues } }],
      ['search', { kind: 'company', filter: { or: Array.from({ length: 20 }, () => ({ property: 'no', op: 'eq' })) } }],
      [
        'create',
        {
          kind: 'company',
          values: Object.fromEntries(Array.from({ length: 50 }, (_, at) => ['😀'.repeat(200) + at, 1]))
        }
      ]
    ] as const) {
      const { structuredContent, isError } = await use(tool, args)
      t.equal(isError, true)
      t.ok(Buffer.byteLength(JSON.stringify(structuredContent)) <= maxOfTool, `${tool}: at most 32 kB`)
      assertProblem(tool, structuredContent as never)
    }
  })
})
