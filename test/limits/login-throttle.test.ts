import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { mock } from 'node:test'
import { setImmediate as tick } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { attemptFor, countFailure } from '../../src/limits/login-throttle.ts'
import { countHashes } from '../auth/count-hashes.ts'
import { type Service, startService, type TestTenant } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { watchQueries } from '../support/watch-queries.ts'

/** Logins to a tenant from a network address. */
function loginsOf({ send }: Service) {
  return async (tenant: TestTenant, remoteAddress: string, email: string, password = 'wrong password') => {
    const { status, headers } = await send({
      method: 'POST',
      url: '/api/v1/auth/login',
      as: tenant.nobody,
      remoteAddress,
      payload: { email, password }
    })
    return { status, retryAfter: headers['retry-after'] }
  }
}

/** As if a client had failed to log in; hashing a password hundreds of times would take a minute. */
function fail(tenant: TestTenant, address: string, email: string): void {
  countFailure(attemptFor(tenant.tenantId, email, address))
}

function stopClock(t: Test): void {
  t.teardown(() => mock.timers.reset())
  mock.timers.enable({ apis: ['Date'], now: Date.now() })
}

t.test('Failed logins are limited by client and by account', async (t) => {
  const service = await startService(t)
  const { acme, globex } = service
  const login = loginsOf(service)

  t.test('Failed logins of one client are limited over all accounts and tenants', async (t) => {
    stopClock(t)
    const address = '192.0.2.1'
    t.equal((await login(acme, address, acme.email, acme.password)).status, 200)
    for (let number = 0; number < 100; number += 1) {
      const tenant = number % 2 ? acme : globex
      if (number < 90) fail(tenant, address, `nobody-${number % 20}@x.example`)
      else t.equal((await login(tenant, address, `nobody-${number % 20}@x.example`)).status, 401, String(number))
    }
    const hashes = countHashes(t)
    const { status, retryAfter } = await login(globex, address, globex.email, globex.password)
    t.same([status, retryAfter], [429, '3'])
    t.equal(hashes(), 0, 'without checking the password')
    t.equal((await login(acme, address, acme.email, acme.password)).status, 200, 'who is known there comes in')
    t.equal((await login(globex, '192.0.2.2', globex.email, globex.password)).status, 200, 'and from elsewhere')
    mock.timers.tick(3_000)
    t.equal((await login(globex, address, 'nobody@x.example')).status, 401)
    t.equal((await login(globex, address, 'nobody@x.example')).status, 429)
  })

  t.test('Failed logins of one IPv6 network are those of one client', async (t) => {
    stopClock(t)
    const addresses = ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::']
    for (let number = 0; number < 10; number += 1) {
      t.equal((await login(acme, addresses[number % 3] ?? '', 'six@acme.example')).status, 401)
    }
    t.equal((await login(acme, '2001:db8:1:2::99', 'six@acme.example')).status, 429)
    t.equal((await login(acme, '2001:db8:1:3::1', 'six@acme.example')).status, 401, 'another network')
    t.equal((await login(acme, '::1', 'six@acme.example')).status, 401)
  })

  t.test('Failed logins for one account are limited over all clients, but lock nobody out', async (t) => {
    stopClock(t)
    const { email, password } = globex
    t.equal((await login(globex, '198.51.100.1', email, password)).status, 200)
    for (let number = 0; number < 100; number += 1) {
      if (number < 90) fail(globex, `203.0.113.${number}`, email)
      else t.equal((await login(globex, `203.0.113.${number}`, email)).status, 401, String(number))
    }
    const { status, retryAfter } = await login(globex, '203.0.113.200', email, password)
    t.same([status, retryAfter], [429, '30'], 'from where nobody has logged in before')
    t.equal((await login(globex, '198.51.100.1', email, password)).status, 200, 'the owner comes in')
    t.equal((await login(globex, '203.0.113.200', 'else@globex.example')).status, 401, 'other accounts are free')
    t.equal((await login(acme, '203.0.113.200', email)).status, 401, 'those of other tenants, too')
    mock.timers.tick(30_000)
    t.equal((await login(globex, '203.0.113.200', email, password)).status, 200, 'anybody does in time')
  })

  t.test('A client that refreshes a session is known to the account, too', async (t) => {
    stopClock(t)
    const { email, password } = acme
    const { body } = await service.call('login', { as: acme.nobody, body: { email, password } })
    const refresh = (remoteAddress: string) =>
      service.send({
        method: 'POST',
        url: '/api/v1/auth/refresh',
        as: acme.nobody,
        remoteAddress,
        payload: { refreshToken: body.refreshToken }
      })
    t.equal((await refresh('198.51.100.2')).status, 200)
    for (let number = 0; number < 100; number += 1) fail(acme, `203.0.113.${number}`, email)
    t.equal((await login(acme, '203.0.113.201', email, password)).status, 429)
    t.equal((await login(acme, '198.51.100.2', email, password)).status, 200)
  })
})

t.test('Hundreds of wrong logins at once cost little and harm nobody', async (t) => {
  const service = await startService(t)
  const { acme, globex } = service
  const login = loginsOf(service)
  const hashes = countHashes(t)
  let lookUps = 0
  watchQueries(t, (text) => {
    if (text.includes('"password_hash"') && text.startsWith('select')) lookUps += 1
  })
  const wrong: ReturnType<typeof login>[] = []
  for (let number = 0; number < 400; number += 1) {
    wrong.push(login(number % 2 ? acme : globex, '192.0.2.66', `nobody-${number}@x.example`))
    // Injected requests would keep the event loop from ever turning, which the service takes for overload.
    if (number % 10 === 0) await tick()
  }
  const innocent = login(acme, '192.0.2.77', acme.email, acme.password)

  t.test('Hundreds of wrong logins from one client cost the hashes that it has waiting, and no more', async (t) => {
    const answers = await Promise.all(wrong)
    t.ok(hashes() <= 135, `${hashes()} hashes`)
    t.equal(lookUps, hashes(), 'and as many look-ups of users')
    const statuses = new Set(answers.map(({ status }) => status))
    t.same(
      [...statuses].filter((status) => ![401, 429, 503].includes(status)),
      []
    )
    t.ok(statuses.has(503), 'the rest is to be sent again')
    t.ok(answers.every(({ status, retryAfter }) => status === 401 || Number(retryAfter) > 0))
  })

  t.test('Hundreds of wrong logins at once keep nobody else out', async (t) => {
    t.equal((await innocent).status, 200)
  })
})

t.test('A login hashes its password as often, whoever it is for', async (t) => {
  const service = await startService(t)
  const { acme, sql, call } = service
  const login = loginsOf(service)

  t.test('A password is hashed as often for an unknown user, and a deactivated one, as for a known one', async (t) => {
    const body = { email: 'off@acme.example', password: 'seven lazy geese fly', name: 'Off', isActive: false }
    await call('createUser', { body })
    const hashes = countHashes(t)
    for (const email of [acme.email, 'nobody@acme.example', body.email]) {
      const before = hashes()
      t.equal((await login(acme, '192.0.2.3', email)).status, 401)
      t.equal(hashes() - before, 1, email)
    }
  })

  t.test('A password is not hashed at all for a client that has left', async (t) => {
    await service.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = service.app.server.address() as AddressInfo
    const hashes = countHashes(t)
    const body = JSON.stringify({ email: acme.email, password: acme.password })
    const head = `POST /api/v1/auth/login HTTP/1.1\r\nhost: ${acme.host}\r\ncontent-type: application/json`
    const accepted = new Promise<Socket>((resolve) => service.app.server.once('connection', resolve))
    const { busy } = await service.db.transaction(async (tx) => {
      await tx.query({ text: 'lock table users in access exclusive mode' })
      const busy = [1, 2].map((number) => login(acme, '192.0.2.4', `nobody-${number}@acme.example`))
      await waitFor('two logins that look for their users', async () => {
        const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        return (await sql(waiting)).length === 2
      })
      const client = connect(port, '127.0.0.1')
      client.write(`${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`)
      const socket = await accepted
      await waitFor('a third login', () => socket.bytesRead >= head.length + body.length)
      client.destroy()
      await once(socket, 'close')
      return { busy }
    })
    for (const one of busy) t.equal((await one).status, 401)
    t.equal((await login(acme, '192.0.2.4', acme.email, acme.password)).status, 200)
    t.equal(hashes(), 3, 'for those who stayed')
  })

  t.test(
    'A password is hashed by the parameters of its hash, and once by those of today where they differ',
    async (t) => {
      const { email, password } = acme
      // The user's password with an eighth of the memory, as an earlier release might have made it.
      const outdated = await hashCheaply(password)
      await sql('update users set password_hash = $1 where id = $2', [outdated, acme.userId])
      const read = async () =>
        (await sql<{ hash: string }>('select password_hash as hash from users where id = $1', [acme.userId]))[0]?.hash
      t.equal((await login(acme, '192.0.2.5', email)).status, 401)
      t.equal(await read(), outdated)
      t.equal((await login(acme, '192.0.2.5', email, password)).status, 200)
      const renewed = await read()
      t.match(renewed, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
      t.equal((await login(acme, '192.0.2.5', email, password)).status, 200)
      t.equal(await read(), renewed)
    }
  )
})

async function hashCheaply(password: string): Promise<string> {
  const { argon2Sync } = await import('node:crypto')
  const nonce = Buffer.from('sixteen bytes ok')
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce,
    memory: 2432,
    passes: 1,
    parallelism: 1,
    tagLength: 32
  })
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=2432,t=1,p=1$${text(nonce)}$${text(tag)}`
}
