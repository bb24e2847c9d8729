import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import type { Database } from '../../src/db/client.ts'
import { startRetention } from '../../src/retention/retention.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'

// Rows of two tenants on both sides of their time; so many are past it that one statement doesn't find all.

/** What is kept, how it is made of a tenant (`$1`) and an age (`$2`), and the ages at which it is still there, and gone. */
const kept = {
  webhook_deliveries: {
    insert: `insert into webhook_deliveries (tenant_id, id, webhook_id, event_id, event, body, status, attempt, created_at, updated_at)
      select $1, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'company.created', '{}', 'succeeded', 1, now() - $2::interval, now()`,
    ages: ['29 days 23 hours', '30 days 1 hour']
  },
  webhook_bodies: {
    insert: `insert into webhook_bodies select $1, gen_random_uuid(), '{}', now() - $2::interval`,
    ages: ['30 days 23 hours', '31 days 1 hour']
  },
  webhook_attempts: {
    insert: `insert into webhook_attempts (tenant_id, webhook_id, id, successes, failures, durations_ms, created_at)
      select $1, gen_random_uuid(), gen_random_uuid(), 1, 0, '{1}', now() - $2::interval`,
    ages: ['29 days 23 hours', '30 days 1 hour']
  },
  idempotency_keys: {
    insert: `insert into idempotency_keys (tenant_id, credential_id, operation, key, body_hash, created_at)
      select $1, gen_random_uuid(), 'createCompany', 'k', '', now() - $2::interval`,
    ages: ['23 hours 50 minutes', '24 hours 10 minutes']
  },
  audit_log: {
    insert: `insert into audit_log (tenant_id, id, at, action, outcome, actor_type, actor_name, target_type)
      select $1, gen_random_uuid(), now() - $2::interval, 'user.login', 'succeeded', 'user', 'Ada', 'user'`,
    ages: ['364 days 23 hours', '365 days 1 hour']
  }
} as const

t.test('What is past its time goes by itself, of every tenant, and nothing goes before', async (t) => {
  const { config, db, sql, acme, globex } = await startService(t)
  const tables = Object.entries(kept)
  const counts = () =>
    Promise.all(
      tables.map(async ([table]) => (await sql<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n)
    )
  const before = await counts()
  for (const [, { insert, ages }] of tables) {
    for (const { tenantId } of [acme, globex]) await sql(insert, [tenantId, ages[0]])
    await sql(`${insert} from generate_series(1, 5010)`, [acme.tenantId, ages[1]])
    await sql(insert, [globex.tenantId, ages[1]])
  }
  const young = before.map((n = 0) => n + 2)
  const stop = startRetention(db, { ...config, auditLogDays: 365 }, (error) => t.fail(String(error)))
  t.teardown(stop)
  await waitFor('the end of what is past', async () => String(await counts()) === String(young))
  const ages = await sql<{ tenants: number }>('select count(distinct tenant_id)::int as tenants from webhook_bodies')
  t.same(ages, [{ tenants: 2 }], 'what is kept is kept of both')
})

t.test('What removes old rows begins one after the other, so that a start takes one connection for it', async (t) => {
  const { config } = await startService(t)
  let begun = 0
  let isFailing = false
  const { promise, reject } = Promise.withResolvers<never>()
  const ask = () => {
    begun += 1
    return isFailing ? Promise.reject(new Error('gone')) : promise
  }
  const stop = startRetention({ query: ask, transaction: ask } as unknown as Database, config, () => {})
  await sleep(20)
  t.equal(begun, 1, 'while the first one waits for the database, no other does anything')
  isFailing = true
  reject(new Error('gone'))
  await waitFor('all of them, whatever became of those before', () => begun >= 9)
  await stop()
})
