import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { findPort } from '../../checks/service-process.ts'
import { commands, type Options } from '../../scripts/tenant/commands.ts'
import { exportTenant } from '../../src/tenants/export.ts'
import { makeRequest } from '../support/example-requests.ts'
import { describe, operationIds } from '../support/operations.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'

const script = join(import.meta.dirname, '../../scripts/tenant.ts')

t.test('The command tenant runs the tenants of an installation', async (t) => {
  const service = await startService(t, { webhookAllowLocal: true, webhookRetryDelays: [3_600] })
  const { acme, globex, call, config, sql } = service
  const other = await service.startInstance()
  const folder = mkdtempSync(join(tmpdir(), 'crm-tenant-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))

  const run = async (...args: string[]) => {
    const env = {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: resolve(process.env.NODE_COMPILE_CACHE ?? '.tap/compile-cache'),
      DATABASE_URL: config.connectionUrl,
      JWT_SECRET: config.jwtSecret,
      ENCRYPTION_KEY: config.encryptionKey
    }
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { env, cwd: folder })
    return stdout
  }
  /** What a command does, without a process of its own. */
  const perform = async (name: string, options: Partial<Options>) => {
    const { result } = (await commands[name]?.(
      { db: service.db, config, connectionUrl: config.connectionUrl },
      { json: true, noExport: false, ...options }
    )) ?? { result: undefined }
    return JSON.parse(JSON.stringify(result))
  }
  const isAnswered = async (as = acme.reader) =>
    Promise.all([service, other].map(async (instance) => (await instance.call('listCompanies', { as })).status))

  t.test('The command tenant prints with list and show what there is', async (t) => {
    t.match(await perform('list', {}), [{ subdomain: 'acme', suspendedAt: null }, { subdomain: 'globex' }])
    t.match(await run('list'), /^acme: acme, since \d{4}-\S+Z\nglobex: .*\n$/)
    await call('createCompany', { body: { name: 'Counted' } })
    const shown = JSON.parse(await run('show', '--subdomain', 'acme', '--json'))
    t.match(shown, { tenantId: acme.tenantId, baseUrl: /acme\.localhost/, rows: { companies: 1, users: 1 } })
    t.match(
      await run('show', 'acme'),
      / {2}companies +1 rows +\d+ bytes\n(.*\n)+ {2}all together +\d+ rows +\d+ bytes\n$/
    )
    const { bytes } = shown
    await call('createCompany', { body: { name: 'Counted', notes: 'n'.repeat(1_000) } })
    const grown = (await perform('show', { subdomain: 'acme' })).bytes
    t.ok(grown.companies - bytes.companies > 1_000, 'in bytes, too')
    t.equal(grown.webhooks, 0)
    await t.rejects(run('show', 'acme', 'globex'), { code: 1, stderr: /reset-password/ })
    await t.rejects(run('show', '--subdomain', 'nobody'), {
      code: 1,
      stderr: 'there is no tenant nobody\n',
      stdout: ''
    })
    await t.rejects(run('shout'), { code: 1, stderr: /reset-password/ })
  })

  t.test(
    'The command tenant stops with suspend a tenant on all instances at once, and resume lets it go on',
    async (t) => {
      t.same(await isAnswered(), [200, 200], 'it is remembered by both')
      const { suspendedAt } = await perform('suspend', { subdomain: 'acme' })
      t.match(suspendedAt, /^\d{4}-/)
      t.equal(
        (await perform('suspend', { subdomain: 'acme' })).suspendedAt,
        suspendedAt,
        'twice is since the first time'
      )
      t.same(await isAnswered(), [403, 403])
      for (const id of operationIds.filter((id) => describe(id).path.startsWith('/api/'))) {
        const { problem, headers } = await call(id, { as: acme.admin } as never)
        t.equal(problem.code, 'tenant_suspended', id)
        t.ok(headers['x-ratelimit-remaining'], id)
      }
      t.same(await isAnswered(globex.reader), [200, 200], 'others are not concerned')
      t.equal((await perform('resume', { subdomain: 'acme' })).suspendedAt, null)
      t.same(await isAnswered(), [200, 200])
    }
  )

  t.test('The command tenant gives with reset-password another password, and ends the sessions', async (t) => {
    const logIn = (password: string) => call('login', { as: acme.nobody, body: { email: acme.email, password } })
    const session = (await logIn(acme.password)).body
    t.equal((await call('getMe', { as: acme.bearer(session.accessToken) })).status, 200)
    const { password } = await perform('reset-password', { subdomain: 'acme', email: acme.email.toUpperCase() })
    for (const instance of [service, other]) {
      t.equal((await instance.call('getMe', { as: acme.bearer(session.accessToken) })).status, 401)
    }
    t.equal((await logIn(acme.password)).status, 401)
    t.equal((await logIn(password)).status, 200)
    const { body } = await call('listAuditLog', { query: { action: 'user.password_changed' } })
    t.match(body, [{ actor: { type: 'system' }, outcome: 'succeeded', target: { id: session.user.id }, ip: null }])
    await t.rejects(perform('reset-password', { subdomain: 'acme', email: 'nobody@acme.example' }))
  })

  t.test(
    'The command tenant asks with delete for the name, exports, and leaves no row of the tenant in any table',
    async (t) => {
      for (const id of operationIds.filter((id) => describe(id).scope && /^(create|bulk|import|test)/.test(id))) {
        await call(id, (await makeRequest(service, acme.admin, id)) as never)
      }
      // A delivery whose next attempt is an hour away.
      const url = `http://127.0.0.1:${await findPort()}/`
      const events = ['company.created' as const]
      await call('createWebhook', { body: { name: 'Down', url, events } })
      await call('createCompany', { body: { name: 'Announced' } })
      const untried = `select from webhook_deliveries where status = 'pending' and attempt = 0`
      await waitFor('retries that wait, and no attempt', async () => (await sql(untried)).length === 0)
      const before = await rowsNaming(acme.tenantId)
      t.ok(Object.keys(before).length >= 12, `it is in ${Object.keys(before)}`)
      t.ok(before['pgboss.job_common'], 'and in the queue')
      const others = await rowsNaming(globex.tenantId)
      await t.rejects(run('delete', '--subdomain', 'acme'), { code: 1, stderr: /--confirm acme\n$/ })
      await t.rejects(perform('delete', { subdomain: 'acme', confirm: 'globex' }), { message: /nothing is deleted/ })
      t.same(await isAnswered(), [200, 200])

      const file = join(folder, 'acme.jsonl')
      const { deleted } = JSON.parse(
        await run('delete', '--subdomain', 'acme', '--confirm', 'acme', '--to', file, '--json')
      )
      t.same(await rowsNaming(acme.tenantId), {})
      t.match(await rowsNaming(globex.tenantId), others, 'what another tenant has is still there')
      t.same(await isAnswered(), [404, 404], 'it is unknown')
      t.same(await isAnswered(globex.reader), [200, 200])

      t.equal(statSync(file).mode & 0o777, 0o600)
      const lines = readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
      const exported = Object.groupBy(lines, ({ table }) => table)
      t.match(lines[0], { table: 'tenants', row: { subdomain: 'acme' } })
      for (const [table, count] of Object.entries(deleted)) t.equal(exported[table]?.length ?? 0, count, table)
      await t.rejects(perform('export', { subdomain: 'globex', to: file }), { code: 'EEXIST' })
    }
  )

  t.test('The command tenant goes with export through tables page by page, each row once', async (t) => {
    const items = Array.from({ length: 50 }, (_, index) => ({ name: `Company ${index}` }))
    await call('bulkCreateCompanies', { as: globex.admin, body: { items } })
    const counts = (await perform('show', { subdomain: 'globex' })).rows as Record<string, number>
    const file = join(folder, 'globex.jsonl')
    await exportTenant(service.db, 'globex', file, 7)
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    t.equal(new Set(lines).size, lines.length)
    const exported = Object.groupBy(
      lines.map((line) => JSON.parse(line)),
      ({ table }) => table
    )
    for (const [table, count] of Object.entries(counts)) t.equal(exported[table]?.length ?? 0, count, table)
  })

  /** How many rows of each table, the queue's among them, have this text anywhere. */
  async function rowsNaming(text: string): Promise<Record<string, number>> {
    const tables = await sql<{ name: string }>(
      `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
        where schemaname not in ('pg_catalog', 'information_schema') order by 1`
    )
    const counts: Record<string, number> = {}
    for (const { name } of tables) {
      const [row] = await sql<{ count: number }>(
        `select count(*)::int as count from ${name} as found where found::text like '%' || $1 || '%'`,
        [text]
      )
      if (row?.count) counts[name] = row.count
    }
    return counts
  }
})
