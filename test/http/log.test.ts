import { Writable } from 'node:stream'
import pino from 'pino'
import t from 'tap'
import { loggerOptions } from '../../src/http/log.ts'
import { makeRequest } from '../support/example-requests.ts'
import { describe, operationIds } from '../support/operations.ts'
import { type Instance, startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'

// What is logged, read by whoever reads logs.

const secretNames = /^(authorization|x-api-key|cookie|key|secret|\w*password|\w*token|jwtSecret|encryptionKey)$/i

function capture() {
  let text = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk
      done()
    }
  })
  return { stream, read: () => text, lines: () => text.trim().split('\n').filter(Boolean) }
}

t.test('No secret is in the log of all operations, at the level trace', async (t) => {
  const log = capture()
  const service = await startService(t, { logLevel: 'trace' }, log.stream)
  const { acme, sql, config } = service
  const secrets = new Set<string>([config.jwtSecret, config.encryptionKey, acme.password])
  const note = (value: unknown, name = ''): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) note(inner, key)
    } else if (typeof value === 'string' && secretNames.test(name)) secrets.add(value.replace(/^Bearer /, ''))
  }
  const watch = <Request, Result>(ask: (id: never, request?: Request) => Promise<Result>) => {
    return async (id: never, request?: Request) => {
      const answer = await ask(id, request)
      // A getter of the answer's, which throws where there is no body.
      const { status, body } = answer as { status: number; body?: unknown }
      note([request, status < 400 && body])
      return answer
    }
  }
  const client = { call: watch(service.call as never), send: service.send } as unknown as Instance
  const { email, password } = acme
  const { body: session } = await client.call('login', { body: { email, password }, as: acme.nobody })
  const { body: next } = await client.call('refreshSession', {
    body: { refreshToken: session.refreshToken },
    as: acme.nobody
  })
  await client.call('getMe', { as: acme.bearer(next.accessToken) })
  await client.call('logout', { body: { refreshToken: next.refreshToken }, as: acme.nobody })
  for (const id of operationIds.filter((one) => describe(one).scope !== null)) {
    const { status } = await client.call(id, (await makeRequest(client, acme.admin, id)) as never)
    t.equal(status, describe(id).status, id)
  }
  const [apiKey = ''] = Object.values(acme.admin.headers)
  await service.send({ url: `/nowhere?key=${apiKey}`, headers: { 'x-request-id': apiKey, cookie: `s=${apiKey}` } })
  await service.send({ url: '/api/v1/companies', headers: { host: apiKey } }).catch(() => {})
  // Errors of killed clients hold the client, and in it the key that cancels statements.
  await sql(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name like 'crm%' and pid <> pg_backend_pid()`)
  await waitFor('it is logged', () => log.read().includes('background work failed'))

  t.ok(secrets.size > 10, `${secrets.size} secrets`)
  for (const secret of secrets) {
    if (secret.length >= 8) t.notOk(log.read().includes(secret), `${secret.slice(0, 6)}… is logged`)
  }
  t.notMatch(log.read(), /secretKey|processID|-----BEGIN/)
  const errors = log.lines().flatMap((line) => JSON.parse(line).err ?? [])
  t.ok(errors.length > 0)
  for (const error of errors)
    t.strictSame(
      Object.keys(error).sort(),
      ['code', 'message', 'stack', 'type'].filter((name) => name in error)
    )
})

t.test('A 503 under load is one line with its code, and no stack: a flood does not fill the log', async (t) => {
  const log = capture()
  const { call, acme } = await startService(t, { logLevel: 'info' }, log.stream)
  const attempts = Array.from({ length: 40 }, (_, n) =>
    call('login', { body: { email: acme.email, password: `wrong ${n}` }, as: acme.nobody })
  )
  const refused = (await Promise.all(attempts)).filter(({ status }) => status === 503)
  t.ok(refused.length > 0)
  const lines = log.lines().map((line) => JSON.parse(line))
  t.equal(lines.filter(({ status, code }) => status === 503 && code === 'overloaded').length, refused.length)
  t.same(
    lines.filter(({ msg }) => msg === 'request failed'),
    []
  )
})

t.test('A secret that is written into a line by mistake is taken out again, at every level', async (t) => {
  const key = `crm_${'a'.repeat(8)}_${'b'.repeat(32)}`
  const jwt = `eyJ${'h'.repeat(20)}.${'p'.repeat(40)}.${'s'.repeat(43)}`
  const leaks: [object, string][] = [
    [{}, key],
    [{ requestId: key }, ''],
    [{ req: { headers: { authorization: `Bearer ${'t'.repeat(30)}`, cookie: 'session=chocolate' } } }, ''],
    [{ headers: { 'X-Api-Key': 'anything at all', 'set-cookie': 'a=chocolate' } }, ''],
    [{ body: { password: 'a "quoted\\" password', newPassword: 'password' } }, ''],
    [{ body: '{"email":"a@b.test","password":"an inner \\"password"}' }, ''],
    [{ tokens: [jwt, `rt_${'r'.repeat(43)}`] }, ''],
    [{}, `Authorization: Bearer ${jwt}`],
    [{ webhook: { secret: `whsec_${'w+/='.repeat(11)}` } }, `whsec_${'w+/='.repeat(11)}`],
    [{ url: 'postgres://crm:hunter22@db.example:5432/crm' }, 'postgres://crm:hunter22@db.example/crm'],
    [{ client: { connectionParameters: { password: 'hunter22' }, processID: 7, secretKey: -1234567890 } }, ''],
    [{ err: Object.assign(new Error(`failed for ${key}`), { client: { secretKey: 1234567890 }, code: 'X' }) }, ''],
    [{ err: new Error('outer', { cause: new Error(`inner ${jwt}`) }) }, '']
  ]
  const forbidden =
    /b{32}|t{30}|chocolate|anything|quoted|inner \W|"password"\W*:\W*"password|p{40}|r{43}|w\+|hunter22|1234567890/
  for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const) {
    const { stream, lines } = capture()
    const logger = pino(loggerOptions('trace'), stream)
    for (const [object, message] of leaks) logger[level](object, message)
    t.equal(lines().length, leaks.length)
    for (const line of lines()) {
      t.doesNotThrow(() => JSON.parse(line), line)
      t.notMatch(line, forbidden)
      t.match(line, '[redacted]')
    }
  }
})

t.test('An error in the log keeps its type, message, code and stack, and those of its causes', async (t) => {
  const { stream, lines } = capture()
  const cause = Object.assign(new TypeError('the cause'), { code: 'EINNER' })
  pino(loggerOptions('info'), stream).error({
    err: Object.assign(new RangeError('outer', { cause }), { code: 'EOUTER', more: 1 })
  })
  const { err } = JSON.parse(lines()[0] ?? '')
  t.match(err, {
    type: 'RangeError',
    message: 'outer: the cause',
    code: 'EOUTER',
    stack: /outer[\s\S]+caused by: TypeError: the cause/
  })
  t.notOk('more' in err)
})

t.test('Nothing of people is in the log at the level trace, nor in the metrics', async (t) => {
  const log = capture()
  const service = await startService(t, { logLevel: 'trace', metricsPort: 0 }, log.stream)
  const { call, acme, send } = service
  const mark = 'Zebulon'
  const email = `${mark}@people.example`
  const person = { firstName: mark, lastName: mark, email, phone: `+49 ${mark}`, notes: `about ${mark}`, tags: [mark] }
  const { body: made } = await call('createContact', { body: person })
  const params = { id: made.id }
  const answers = [
    await call('createContact', { body: person }),
    await call('upsertContact', { body: person }),
    await call('bulkCreateContacts', { body: { items: [person, { ...person, email: mark }] } }),
    await call('updateContact', { params, body: { city: mark, companyId: made.id } }),
    await call('listContacts', { query: { q: mark, email } }),
    await call('searchContacts', { body: { filter: { property: 'lastName', op: 'startsWith', value: mark } } }),
    await call('login', { body: { email, password: mark }, as: acme.nobody }),
    await send({ url: `/api/v1/contacts/${mark}?q=${mark}`, as: acme.admin }),
    await send({ url: `/api/v1/contacts?surprise=${mark}&cursor=${mark}`, as: acme.admin }),
    await call('eraseContact', { params, body: { activities: 'unlink' } })
  ]
  t.same(
    answers.map(({ status }) => status),
    [409, 200, 200, 400, 200, 200, 401, 400, 400, 200]
  )
  const port = /"port":(\d+),"msg":"metrics are served"/.exec(log.read())?.[1]
  await waitFor('the last answer is logged', () => log.read().includes('/erase"'))
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  t.match(metrics, 'http')
  t.notMatch(metrics, new RegExp(mark, 'i'))
  t.notMatch(log.read(), new RegExp(mark, 'i'))
})
