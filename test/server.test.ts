import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, Socket } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import t, { type Test } from 'tap'
import { findPort } from '../checks/service-process.ts'
import { ConfigError, readConfig } from '../src/config.ts'
import { migrationLock } from '../src/db/migrate.ts'
import { startEmbeddedDatabase } from '../src/embedded-postgres/server.ts'
import { rootMessage } from '../src/storage.ts'
import { cloneDatabase } from './postgres/database.ts'

// The process as an operator meets it: `node src/server.ts`, its output, its signals.

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)

type Server = { child: ChildProcess; output: () => string; errors: () => string; ended: Promise<number | null> }

/** Only the given settings; of the environment of the tests just where Node keeps what it has compiled. */
function environment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return { PATH: `${join(process.execPath, '..')}:${PATH}`, NODE_COMPILE_CACHE, HOME: tmpdir(), ...settings }
}

/** On any free port, unless the settings name one. */
function start(settings: Record<string, string>, command = [process.execPath, 'src/server.ts']): Server {
  const [program = '', ...args] = command
  const child = spawn(program, args, { cwd: root, env: environment({ PORT: '0', ...settings }) })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  // A test that bails out (TAP_BAIL) ends this process before its teardown.
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  const ended = once(child, 'close').then(([code]) => {
    process.off('exit', end)
    return code as number | null
  })
  return { child, output: () => output, errors: () => errors, ended }
}

async function waitUntil(isSo: () => boolean | Promise<boolean>, server: Server): Promise<void> {
  for (let waitedMs = 0; !(await isSo()); waitedMs += 50) {
    if (server.child.exitCode !== null || waitedMs > 120_000) throw new Error(`${server.output()}\n${server.errors()}`)
    await new Promise((done) => setTimeout(done, 50))
  }
}

function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false
  )
}

/** The processes that carry a server process's mark, but for the shell that watches over them and ends a moment after it. */
function findDatabases(pid: number | undefined): string[] {
  return readdirSync('/proc').filter((name) => {
    try {
      const command = /^\d+$/.test(name) ? readFileSync(`/proc/${name}/cmdline`, 'utf8') : ''
      return command.includes(`embedded.owner=${pid}@`) && !command.startsWith('/bin/sh')
    } catch {
      return false
    }
  })
}

/** A data folder for the tests of which none cares whether a start finds a database: to make one takes seconds. */
const dataDir = mkdtempSync(join(tmpdir(), 'crm-server-'))
t.teardown(() => rmSync(dataDir, { recursive: true, force: true }))

t.test('The command npm start passes SIGTERM on: the service and its database end with it', async (t) => {
  const port = await findPort()
  const server = start({ PORT: String(port), DATA_DIR: dataDir }, ['npm', 'start'])
  t.teardown(async () => {
    server.child.kill('SIGTERM')
    await server.ended
  })
  await waitUntil(() => isReady(port), server)
  server.child.kill('SIGTERM')
  t.equal(await server.ended, 0)
  t.notOk(await isReady(port))
  t.throws(() => statSync(join(dataDir, 'postgresql', 'postmaster.pid')), { code: 'ENOENT' })
})

t.test('A service that is started, stopped and started again keeps its data', async (t) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'crm-server-'))
  const running: Server[] = []
  t.teardown(async () => {
    for (const { child, ended } of running) {
      child.kill('SIGTERM')
      await ended
    }
    rmSync(dataDir, { recursive: true, force: true })
  })
  const port = await findPort()
  const settings = { PORT: String(port), DATA_DIR: dataDir }
  const launch = () => {
    const server = start(settings)
    running.push(server)
    return server
  }
  const list = async (host: string, key: string) => {
    // Node's fetch sets the Host itself; this name needs no resolver to be the loopback's.
    const { stdout } = await run('curl', ['-s', '-H', `X-Api-Key: ${key}`, `http://${host}:${port}/api/v1/companies`])
    return JSON.parse(stdout) as { name: string }[]
  }

  const first = launch()
  await waitUntil(() => first.output().includes('curl'), first)
  const key = /API key +(crm_\w+)/.exec(first.output())?.[1] ?? ''
  const password = /password +(\w+)/.exec(first.output())?.[1] ?? ''

  t.equal(first.output().split('base URL').length, 2, 'the banner comes once')
  const address = `http://127.0.0.1:${port}`
  t.match(first.output(), `http://demo.localhost:${port}`)
  t.match(first.output(), `base URL   ${address}\n`, 'and names an address that no resolver is needed for')
  t.match(first.output(), `${address}/docs`)
  const byAddress = await fetch(`${address}/api/v1/auth/me`, { headers: { 'x-api-key': key } })
  t.match(await byAddress.json(), { tenant: { subdomain: 'demo' } }, 'which is the tenant’s')
  const line = /^ +(curl .+)$/m.exec(first.output())?.[1] ?? ''
  const { stdout } = await run('sh', ['-c', line])
  t.match(JSON.parse(stdout), { name: 'Acme Inc' }, 'its curl line works as it stands')
  t.equal(statSync(join(dataDir, 'secrets.json')).mode & 0o077, 0, 'the secrets are for their owner alone')

  const tenant = await run(
    'npm',
    ['run', '--silent', 'tenant', '--', 'create', '--subdomain', 'beside', '--name', 'B', '--email', 'b@b.test'],
    {
      cwd: root,
      env: environment(settings)
    }
  )
  const made = JSON.parse(tenant.stdout)
  t.same(Object.keys(made), ['tenantId', 'subdomain', 'baseUrl', 'userId', 'email', 'password', 'apiKey'])
  t.same(await list('beside.localhost', made.apiKey), [], 'a tenant made beside it is served at once')
  const other = await run(
    process.execPath,
    ['scripts/tenant.ts', 'create', '--subdomain', 'other', '--name', 'O', '--email', 'o@o.test'],
    { cwd: root, env: environment({ DATA_DIR: dataDir }) }
  )
  t.match(other.stderr, /^127\.0\.0\.1 other\.localhost$/m, 'what resolvers may lack is said')
  t.match(other.stderr, 'DEFAULT_TENANT=other')
  t.equal(JSON.parse(other.stdout).baseUrl, `http://other.localhost:${port}`, 'its port is known without PORT')
  await t.rejects(
    run(
      process.execPath,
      ['scripts/tenant.ts', 'create', '--subdomain', 'beside', '--name', 'B', '--email', 'b@b.test'],
      {
        cwd: root,
        env: environment(settings)
      }
    ),
    { code: 1, stdout: '', stderr: /^[^\n]*taken[^\n]*\n$/ },
    'and can’t be made twice'
  )

  const blocked = start({ PORT: String(port), DATA_DIR: dataDir })
  t.equal(await blocked.ended, 1, 'a taken port ends a start')
  t.match(blocked.errors(), /^[^\n]*EADDRINUSE[^\n]*\n$/)
  t.equal((await list('demo.localhost', key)).length, 1, 'and leaves the running service alone')

  const beside = start({ DATA_DIR: dataDir })
  t.equal(await beside.ended, 1, 'a folder in use ends a start on another port')
  t.match(beside.errors(), /^crm-service can't start: the data folder [^\n]* is in use by process \d+, [^\n]*\n$/)
  t.match(beside.errors(), `process ${first.child.pid}, which listens on port ${port}:`)

  const sixth = () => fetch(`http://[::1]:${port}/healthz`).then((answer) => answer.status)
  const hasSixth = Object.values(networkInterfaces())
    .flat()
    .some((one) => one?.address === '::1')
  if (hasSixth) t.equal(await sixth(), 200, 'IPv6’s loopback is answered on, too')

  t.not(findDatabases(first.child.pid).length, 0)
  first.child.kill('SIGTERM')
  t.equal(await first.ended, 0, 'SIGTERM ends it with 0')
  t.same(findDatabases(first.child.pid), [], 'and its database with it')
  await t.rejects(sixth(), 'and no loopback answers')
  for (const secret of [key, password]) {
    t.equal(first.output().split(secret).length - 1, secret === key ? 2 : 1, 'no secret beside the banner')
  }

  const second = launch()
  await waitUntil(() => isReady(port), second)
  t.match(await list('demo.localhost', key), [{ name: 'Acme Inc' }], 'the data and the key are still there')
  await waitUntil(() => second.output().includes('/docs\n'), second)
  t.match(second.output(), `API         ${address} `, 'a later start says where it is, too')
  t.match(second.output(), `reference   ${address}/docs`)
  t.notMatch(second.output() + second.errors(), /crm_|password|base URL/, 'nothing secret is shown again')
})

t.test('A taken port ends a first start with one line, and nothing else', async (t) => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const dataDir = mkdtempSync(join(tmpdir(), 'crm-server-'))
  t.teardown(() => {
    taken.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const blocked = start({ PORT: String((taken.address() as AddressInfo).port), DATA_DIR: dataDir })
  t.equal(await blocked.ended, 1)
  t.match(blocked.errors(), /^crm-service can't start: [^\n]*EADDRINUSE[^\n]*PORT=[^\n]*\n$/)
  t.equal(blocked.output(), '')
})

t.test('A taken port of the metrics ends a first start with one line that names the setting', async (t) => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const dataDir = mkdtempSync(join(tmpdir(), 'crm-server-'))
  t.teardown(() => {
    taken.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const { port } = taken.address() as AddressInfo
  const blocked = start({ METRICS_PORT: String(port), DATA_DIR: dataDir })
  t.equal(await blocked.ended, 1)
  t.equal(
    blocked.errors(),
    `crm-service can't start: listen EADDRINUSE: 127.0.0.1:${port} is in use: stop what listens there, or choose another port, as in METRICS_PORT=${port + 1}\n`
  )
  t.equal(blocked.output(), '')
  t.same(readdirSync(dataDir), [], 'before anything is made')
})

t.test('A setting that is spelt wrong is named at the start, with the one that was meant', async (t) => {
  const server = start({ RATELIMIT_MAX: '5', DATA_DIR: dataDir })
  await waitUntil(() => server.output().includes('"setting":'), server)
  server.child.kill('SIGTERM')
  await server.ended
  const warnings = server
    .output()
    .split('\n')
    .filter((line) => line.includes('"setting":'))
  t.equal(warnings.length, 1)
  t.match(JSON.parse(warnings[0] ?? ''), {
    setting: 'RATELIMIT_MAX',
    msg: 'RATELIMIT_MAX is no setting, and changes nothing; did you mean RATE_LIMIT_MAX?'
  })
})

t.test('Another signal ends a stop that waits for clients, and the database is stopped all the same', async (t) => {
  const port = await findPort()
  const server = start({ PORT: String(port), DATA_DIR: dataDir, SHUTDOWN_GRACE_MS: '300000' })
  const client = new Socket()
  t.teardown(async () => {
    client.destroy()
    server.child.kill('SIGKILL')
    await server.ended
  })
  await waitUntil(() => isReady(port), server)
  client.connect(port, '127.0.0.1').write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
  await once(client, 'data')
  // Two of a kind would be one where the process gets to neither in between.
  server.child.kill('SIGINT')
  server.child.kill('SIGTERM')
  await waitUntil(() => server.output().includes('"msg":"stopping"'), server)
  await new Promise((done) => setTimeout(done, 600))
  t.equal(
    server.child.exitCode,
    null,
    'npm passes on what it gets from the terminal, too: one at the same time is no other'
  )
  server.child.kill('SIGINT')
  t.equal(await server.ended, 1)
  t.match(server.errors(), /SIGINT/)
  expectCleanStop(t, dataDir)
})

t.test('A signal gives a start up, whatever it is at, and its database is stopped', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'crm-server-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  const begun: [what: string, isSo: (dataDir: string, pid: number | undefined) => boolean][] = [
    ['the server', (_, pid) => findDatabases(pid).length > 0],
    ['the connection', (dataDir) => /ready to accept connections/.test(readLog(dataDir))]
  ]
  for (const [what, isSo] of begun) {
    const dataDir = join(folder, what)
    const server = start({ DATA_DIR: dataDir })
    await waitUntil(() => isSo(dataDir, server.child.pid), server)
    server.child.kill('SIGTERM')
    t.equal(await server.ended, 0, what)
    t.equal(server.errors(), '')
    t.same(findDatabases(server.child.pid), [])
    t.same(
      readdirSync(dataDir).filter((name) => name.startsWith('postgresql-draft')),
      []
    )
    if (readLog(dataDir) !== '') expectCleanStop(t, dataDir)
  }
})

function readLog(dataDir: string): string {
  const file = join(dataDir, 'postgresql.log')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function expectCleanStop(t: Test, dataDir: string): void {
  t.throws(() => statSync(join(dataDir, 'postgresql', 'postmaster.pid')), { code: 'ENOENT' })
  t.match(readLog(dataDir), /database system is shut down\s*$/)
}

t.test('A data folder that can’t be used ends the start with one line that names it', async (t) => {
  const root = mkdtempSync(join(tmpdir(), 'crm-server-'))
  t.teardown(() => rmSync(root, { recursive: true, force: true }))
  const file = join(root, 'file')
  writeFileSync(file, '')
  const taken = join(root, 'taken')
  mkdirSync(taken)
  writeFileSync(join(taken, 'postgresql'), '')
  const unwritable = join(root, 'unwritable')
  mkdirSync(join(unwritable, 'postgresql.log'), { recursive: true })
  for (const folder of [
    '/proc/none',
    '/proc/none/deeper',
    '/proc/self',
    file,
    join(file, 'below'),
    taken,
    unwritable
  ]) {
    const message = await startEmbeddedDatabase({ dataDir: folder }).then(() => 'it started', rootMessage)
    t.match(message, /^the database folder [^\n]+ or name another$/)
    t.ok(message.includes(folder), message)
  }
  const server = start({ PORT: '0', DATA_DIR: unwritable })
  t.teardown(() => server.child.kill('SIGKILL'))
  t.equal(await server.ended, 1)
  t.match(server.errors(), /^crm-service can't start: the database folder [^\n]+ or name another\n$/)
  t.ok(server.errors().includes(unwritable), server.errors())
})

t.test('A Node that is too old is refused in one line', async (t) => {
  const version = 'Object.defineProperty(process.versions, "node", { value: "20.19.0" })'
  const server = start({}, [process.execPath, '--import', `data:text/javascript,${version}`, 'src/start.js'])
  t.equal(await server.ended, 1)
  t.match(server.errors(), /^crm-service can't start: [^\n]*Node 24[^\n]*\n$/)
})

t.test('With DATABASE_URL, where logs are collected, the first tenant’s secrets stay out of them', async (t) => {
  const secrets = { JWT_SECRET: 'canary1'.repeat(5), ENCRYPTION_KEY: 'canary2'.repeat(5) }
  const launch = async (settings: Record<string, string>) => {
    const database = await cloneDatabase()
    const port = await findPort()
    const server = start({ PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: database.url, ...secrets, ...settings })
    const end = async () => {
      server.child.kill('SIGTERM')
      t.equal(await server.ended, 0)
      const lines = server.output().trim().split('\n')
      const logged = lines.map((line) => JSON.parse(line) as { msg: string; version?: string })
      t.match(logged.find(({ msg }) => msg === 'started')?.version, /^\d+\.\d+\.\d+$/, 'every line is JSON')
      t.equal(logged.at(-1)?.msg, 'stopped')
      t.notMatch(server.output() + server.errors(), /canary|crm_[A-Za-z0-9]{8}_/)
    }
    t.teardown(async () => {
      server.child.kill('SIGKILL')
      await server.ended
      await database.drop()
    })
    return { server, port, database, end }
  }

  t.test('The first tenant’s secrets are written to a file that is for its owner alone', async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'crm-server-'))
    t.teardown(() => rmSync(folder, { recursive: true, force: true }))
    const dataDir = join(folder, 'data')
    const { server, port, end } = await launch({ DATA_DIR: dataDir, DEFAULT_TENANT: 'demo' })
    await waitUntil(() => server.output().includes('the first tenant is made'), server)
    t.equal(statSync(dataDir).mode & 0o777, 0o700, 'the folder is made, for its owner alone, too')
    const file = join(dataDir, 'first-tenant.json')
    t.equal(statSync(file).mode & 0o777, 0o600)
    const { apiKey, password, email } = JSON.parse(readFileSync(file, 'utf8'))
    t.match(server.output(), `"secretsIn":"${file}"`)
    const me = await fetch(`http://127.0.0.1:${port}/api/v1/auth/me`, { headers: { 'x-api-key': apiKey } })
    t.equal(me.status, 200, 'the key works')
    t.equal((await login(port, email, password)).status, 200, 'and so does the password')
    await end()
    t.notMatch(server.output(), password)
  })

  t.test(
    'The first tenant’s secrets are given by FIRST_ADMIN_EMAIL and FIRST_ADMIN_PASSWORD, and nothing is written',
    async (t) => {
      const given = { FIRST_ADMIN_EMAIL: 'ada@example.test', FIRST_ADMIN_PASSWORD: 'canary-of-a-password' }
      const { server, port, end } = await launch({ ...given, DATA_DIR: '/proc/none', DEFAULT_TENANT: 'demo' })
      await waitUntil(() => server.output().includes('the first tenant is made'), server)
      const session = await login(port, given.FIRST_ADMIN_EMAIL, given.FIRST_ADMIN_PASSWORD)
      t.equal(session.status, 200)
      const { accessToken } = (await session.json()) as { accessToken: string }
      const keys = await fetch(`http://127.0.0.1:${port}/api/v1/api-keys`, {
        headers: { authorization: `Bearer ${accessToken}` }
      })
      t.same(await keys.json(), [], 'there is no key that nobody knows')
      await end()
    }
  )

  t.test('The first tenant’s start is not ready before that tenant is made', async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'crm-server-'))
    t.teardown(() => rmSync(folder, { recursive: true, force: true }))
    const { server, port, database, end } = await launch({ DATA_DIR: folder })
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    t.teardown(() => client.end())
    await client.query('begin; lock table tenants in share mode')
    await waitUntil(() => server.output().includes('"started"'), server)
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`)
    t.equal(ready.status, 503)
    t.match(await ready.json(), { code: 'overloaded', detail: /first tenant/ })
    t.equal((await fetch(`http://127.0.0.1:${port}/healthz`)).status, 200)
    await client.query('commit')
    await waitUntil(() => isReady(port), server)
    await end()
  })

  t.test('A start that can keep the first tenant’s secrets nowhere makes no tenant', async (t) => {
    const { server } = await launch({ DATA_DIR: '/proc/none' })
    t.equal(await server.ended, 1)
    t.match(server.errors(), /^crm-service can't start: [^\n]*FIRST_ADMIN_PASSWORD[^\n]*\n$/)
  })
})

function login(port: number, email: string, password: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password })
  })
}

function catchError(work: () => unknown): Error | undefined {
  try {
    work()
  } catch (error) {
    return error as Error
  }
}

t.test('Settings that can’t be used are refused by name', async (t) => {
  const cases: [Record<string, string>, RegExp][] = [
    [{ PORT: 'http' }, /PORT/],
    [{ PORT: '65536' }, /PORT/],
    [{ RATE_LIMIT_MAX: '0' }, /RATE_LIMIT_MAX/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
    [{ TRUST_PROXY: 'true' }, /TRUST_PROXY=true .*X-Forwarded-For.* write the number of proxies .*such as 1\b/],
    [{ TRUST_PROXY: '0' }, /TRUST_PROXY/],
    [{ TRUST_PROXY: '10.0.0.0/8,example.com' }, /TRUST_PROXY/],
    [{ TRUST_PROXY: '0.0.0.0/0' }, /TRUST_PROXY/],
    [{ METRICS_PORT: 'on' }, /METRICS_PORT/],
    [{ PORT: '4000', METRICS_PORT: '4000' }, /METRICS_PORT/],
    [{ BASE_DOMAIN: 'https://x' }, /BASE_DOMAIN/],
    [{ DEFAULT_TENANT: 'demo.localhost' }, /DEFAULT_TENANT/],
    [{ CORS_ORIGINS: 'https://app.example.com/' }, /CORS_ORIGINS/],
    [{ CORS_ORIGINS: 'https://app.example.com,null' }, /CORS_ORIGINS/],
    [{ FIRST_ADMIN_EMAIL: 'admin' }, /FIRST_ADMIN_EMAIL/],
    [{ FIRST_ADMIN_PASSWORD: 'canary' }, /FIRST_ADMIN_PASSWORD/],
    [{ JWT_SECRET: 'short' }, /JWT_SECRET/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
    [{ DATABASE_URL: 'postgres://localhost/x' }, /JWT_SECRET/],
    [{ DATABASE_URL: 'postgres://localhost/x', JWT_SECRET: 'x'.repeat(32) }, /ENCRYPTION_KEY/]
  ]
  for (const [settings, pattern] of cases) {
    const refusal = catchError(() => readConfig(settings))
    t.type(refusal, ConfigError, JSON.stringify(settings))
    t.match(refusal?.message, pattern)
    t.notMatch(refusal?.message, /canary|\n/)
  }
})

t.test('Settings that can’t be used end the start with one line', async (t) => {
  const secrets = { JWT_SECRET: 'x'.repeat(32), ENCRYPTION_KEY: 'y'.repeat(32) }
  const cases: [Record<string, string>, RegExp][] = [
    [{ PORT: 'http' }, /PORT/],
    [{ FIRST_ADMIN_PASSWORD: 'canary' }, /FIRST_ADMIN_PASSWORD/],
    [{ DATABASE_URL: 'postgres://canary:canary@127.0.0.1:1/x', ...secrets }, /DATABASE_URL/]
  ]
  await Promise.all(
    cases.map(async ([settings, pattern]) => {
      const server = start(settings)
      t.equal(await server.ended, 1, JSON.stringify(settings))
      t.match(server.errors(), pattern)
      t.match(server.errors(), /^[^\n]+\n$/)
      t.notMatch(server.output() + server.errors(), /canary|xxxx/)
    })
  )
})

t.test(
  'An instance that waits for the migrations of another one answers probes, and says what it waits for',
  async (t) => {
    const database = await cloneDatabase()
    t.teardown(database.drop)
    const other = new pg.Client(database.url)
    await other.connect()
    await other.query('select pg_advisory_lock($1)', [migrationLock])
    const port = await findPort()
    const server = start({
      ...{ DATABASE_URL: database.url, PORT: String(port), HOST: '127.0.0.1' },
      ...{ JWT_SECRET: 'x'.repeat(32), ENCRYPTION_KEY: 'y'.repeat(32) }
    })
    t.teardown(async () => {
      server.child.kill('SIGTERM')
      await server.ended
    })
    const probe = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined)
    await waitUntil(async () => (await probe('/healthz'))?.status === 200, server)
    for (const path of ['/readyz', '/api/v1/companies']) {
      const answer = await probe(path)
      const problem = await answer?.json()
      t.equal(answer?.status, 503)
      t.equal(answer?.headers.get('retry-after'), '5')
      t.match(problem, { status: 503, code: 'database_unavailable', detail: /waits.*another one/, requestId: String })
    }
    await other.end()
    await waitUntil(() => isReady(port), server)
    t.match(server.output(), /"state":"waiting"/)
  }
)
