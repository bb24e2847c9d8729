import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { startServiceProcess } from '../../checks/service-process.ts'
import { checkEncryptionKeys } from '../../src/db/encryption-check.ts'
import { openTenantEncryption } from '../../src/encryption.ts'
import { startService } from '../support/start.ts'

const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
const [first, second, third] = ['first', 'second', 'third'].map(
  (name) => `the ${name} key of this test, 32 characters`
) as [string, string, string]

t.test('A key that is not the database’s ends a start with a line that names the setting', async (t) => {
  const { config } = await startService(t)
  const url = config.connectionUrl
  const start = (ENCRYPTION_KEY: string, more: Record<string, string> = {}) =>
    startServiceProcess(url, { ENCRYPTION_KEY, DEFAULT_TENANT: 'acme', SHUTDOWN_GRACE_MS: '0', ...more })
  await (await start(first)).stop()
  await t.rejects(
    start(second),
    /can't start: ENCRYPTION_KEY is not the key that this database's secrets are encrypted/
  )
  await t.rejects(start(second, { ENCRYPTION_KEY_PREVIOUS: third }), /ENCRYPTION_KEY is not the key/)
  await t.rejects(start(first, { ENCRYPTION_KEY_PREVIOUS: 'short' }), /ENCRYPTION_KEY_PREVIOUS must have at least 32/)
  await (await start(second, { ENCRYPTION_KEY_PREVIOUS: first })).stop()
})

t.test('Of first starts at once with two keys those with one are refused', async (t) => {
  const { config, sql } = await startService(t)
  const starts = [first, second, first, second].map((encryptionKey) =>
    checkEncryptionKeys(config.connectionUrl, { encryptionKey }).then(
      () => encryptionKey,
      () => undefined
    )
  )
  const taken = (await Promise.all(starts)).filter((key) => key !== undefined)
  t.same([taken.length, new Set(taken).size], [2, 1])
  t.equal((await sql('select from encryption_checks')).length, 1)
})

t.test(
  'The first start of this release takes the key that opens what an older database has, and no other',
  async (t) => {
    const { call, config, sql } = await startService(t)
    await call('createWebhook', { body: { name: 'x', url: 'https://hooks.example.com/', events: ['deal.won'] } })
    const check = (encryptionKey: string, encryptionKeyPrevious?: string) =>
      checkEncryptionKeys(config.connectionUrl, { encryptionKey, encryptionKeyPrevious })
    await t.rejects(check(first), /ENCRYPTION_KEY is not the key/)
    t.same(await sql('select from encryption_checks'), [], 'nothing is stored for it')
    await check(first, config.encryptionKey)
    await check(config.encryptionKey)
    await t.rejects(check(first), /ENCRYPTION_KEY is not the key/)
  }
)

t.test('The key is changed while instances run, and a change that was broken off goes on', async (t) => {
  const service = await startService(t, { encryptionKey: first })
  const { call, config, sql, acme, startInstance } = service
  const url = config.connectionUrl
  await checkEncryptionKeys(url, { encryptionKey: first })
  const body = { name: 'x', url: 'https://hooks.example.com/', events: ['deal.won' as const] }
  const made = []
  for (const key of ['one', 'two', 'three']) {
    made.push((await call('createWebhook', { body, headers: { 'idempotency-key': key } })).body)
  }
  const params = { id: made[0]?.id ?? '' }
  const { nextSecret } = (await call('rotateWebhookSecret', { params })).body
  const search = { body: { limit: 1 } }
  for (const name of ['A', 'B']) await call('createCompany', { body: { name } })
  const cursor = String((await call('searchCompanies', search)).headers['x-next-cursor'])

  // The first of the steps, and the second: either reads what the other has encrypted.
  const before = await startInstance({ encryptionKey: first, encryptionKeyPrevious: second })
  const after = await startInstance({ encryptionKey: second, encryptionKeyPrevious: first })
  const late = (await after.call('createWebhook', { body })).body
  t.equal((await before.call('getWebhook', { params: { id: late.id } })).body.secret, late.secret)
  t.equal(
    (await after.call('searchCompanies', { body: { ...search.body, cursor } })).body.length,
    1,
    'a cursor goes on'
  )

  const run = (keys: Record<string, string>, ...args: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/encrypt-anew.ts', ...args], {
      cwd: join(import.meta.dirname, '../..'),
      env: { PATH, HOME, NODE_COMPILE_CACHE, DATABASE_URL: url, JWT_SECRET: config.jwtSecret, ...keys }
    })
  const keys = { ENCRYPTION_KEY: second, ENCRYPTION_KEY_PREVIOUS: first }
  // As after a kill in the middle: one is encrypted anew already.
  const [row] = await sql<{ id: string; text: string }>(
    `select id, secret_encrypted as text from webhooks where id = '${made[1]?.id}'`
  )
  const anew = openTenantEncryption(second).encrypt(acme.tenantId, made[1]?.secret ?? '')
  await sql('update webhooks set secret_encrypted = $1 where id = $2', [anew, row?.id])
  await checkEncryptionKeys(url, { encryptionKey: first })
  t.match((await run(keys)).stdout, /^6 encrypted anew; the database is known by ENCRYPTION_KEY\n$/)
  t.match((await run(keys)).stdout, /^0 encrypted anew/)

  await t.rejects(checkEncryptionKeys(url, { encryptionKey: first }), /ENCRYPTION_KEY is not the key/)
  await checkEncryptionKeys(url, { encryptionKey: second })
  const only = await startInstance({ encryptionKey: second })
  const listed = (await only.call('listWebhooks')).body
  t.same(
    listed.map(({ id, secret }) => [id, secret]).sort(),
    [...made, late].map(({ id, secret }) => [id, secret]).sort()
  )
  const again = await only.call('createWebhook', { body, headers: { 'idempotency-key': 'two' } })
  t.same([again.body.secret, again.headers['idempotent-replayed']], [made[1]?.secret, 'true'])
  await only.call('commitWebhookSecret', { params })
  t.equal((await only.call('getWebhook', { params })).body.secret, nextSecret)

  // With a key that nobody has any more.
  await sql('delete from encryption_checks')
  const lost = await run({ ENCRYPTION_KEY: third }, '--lost')
  t.match(lost.stdout, /^0 encrypted anew, \d given up/)
  const fresh = await startInstance({ encryptionKey: third })
  t.same(
    (await fresh.call('listWebhooks')).body.map(({ isActive }) => isActive),
    [false, false, false, false]
  )
})
