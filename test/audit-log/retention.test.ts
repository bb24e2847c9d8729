import { mock } from 'node:test'
import t from 'tap'
import { listEntries } from '../../src/audit-log/list.ts'
import type { Context } from '../../src/contract.ts'
import { isFloodOfFailures } from '../../src/limits/login-throttle.ts'
import { removeOldEntries } from '../../src/retention/retention.ts'
import { startService, type TestTenant } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { watchQueries } from '../support/watch-queries.ts'

/** Adds entries to a tenant's log, one a minute, the latest of them so many days old. */
const addEntries = `insert into audit_log (tenant_id, id, at, action, outcome, actor_type, actor_id, actor_name, target_type)
  select $1::uuid, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7000' || '8000' || lpad(to_hex(n), 12, '0'))::uuid,
    at, case when n % 1000 = 0 then 'user.deleted' else 'user.login' end, 'succeeded', 'user',
    case when n % 1000 = 0 then $1::uuid end, 'Ada', 'user'
  from generate_series(1, $2::int) as n,
    lateral (select date_trunc('milliseconds', now()) - $3::int * interval '1 day' - ($2::int - n) * interval '1 minute' as at) as times`

t.test('The audit log grows no further than its retention and its limits allow', async (t) => {
  const service = await startService(t)
  const { call, acme, globex, db, sql } = service
  const add = ({ tenantId }: TestTenant, count: number, days: number) => sql(addEntries, [tenantId, count, days])
  const countOf = async ({ tenantId }: TestTenant, days: number) => {
    const text = `select count(*)::int as n from audit_log where tenant_id = $1 and at < now() - $2::int * interval '1 day'`
    return (await sql<{ n: number }>(text, [tenantId, days]))[0]?.n
  }

  t.test('The audit log is kept for as many days as are set, of every tenant, and then goes by itself', async (t) => {
    await add(acme, 6_000, 31)
    await add(globex, 10, 31)
    await add(acme, 10, 29)
    await service.startInstance({ auditLogDays: 40 })
    t.equal(await countOf(acme, 30), 6_000)
    await service.startInstance({ auditLogDays: 30 })
    await waitFor('an empty past', async () => (await countOf(acme, 30)) === 0 && (await countOf(globex, 30)) === 0)
    t.equal(await countOf(acme, 28), 10)
    t.ok((await call('listAuditLog', { as: globex.admin })).body.length > 0)
  })

  t.test('The audit log is searched for old entries by the index of their times', async (t) => {
    await add(acme, 20_000, 1)
    await sql('analyze audit_log')
    const texts: string[] = []
    watchQueries(t, (text) => text.includes('"audit_log"') && texts.push(text))
    await removeOldEntries(db, 365)
    t.equal(texts.length, 1, 'nothing was old, and nothing is deleted')
    const plan = JSON.stringify(await sql(`explain (format json) ${texts[0]?.replace('$1', '365')}`))
    t.match(plan, /"Index Name":"audit_log_at(_\d+)?"/)
    t.notMatch(plan, 'Seq Scan')
  })

  t.test('A page of the audit log costs the same, wherever it is and whatever it is narrowed to', async (t) => {
    const plans: string[] = []
    const explained = {
      tenantId: acme.tenantId,
      db: {
        query: async ({ text, values = [] }: { text: string; values?: unknown[] }) => {
          const [plan] = await db.query<{ 'QUERY PLAN': unknown }>({
            text: `explain (analyze, format json) ${text}`,
            values
          })
          plans.push(JSON.stringify(plan))
          return [{ json: '[]', rowCount: 0 }]
        }
      }
    } as unknown as Context
    const page = { limit: 100, offset: 0, count: false }
    const middle = new Date(Date.now() - 5 * 86_400_000).toISOString()
    for (const query of [
      {},
      { until: middle },
      { since: middle },
      { action: 'user.deleted' as const },
      { actorId: acme.tenantId },
      { actorId: acme.tenantId, action: 'user.deleted' as const, until: middle }
    ]) {
      await listEntries(explained, { ...page, ...query })
      const rows = [...(plans.at(-1) ?? '').matchAll(/"Actual Rows":(\d+)/g)].map(([, count]) => Number(count))
      t.ok(Math.max(...rows) <= 100, `${JSON.stringify(query)} touches ${Math.max(...rows)} rows`)
      t.notMatch(plans.at(-1), /"Node Type":"(Sort|Seq Scan|Bitmap Heap Scan)"/, JSON.stringify(query))
    }
  })

  t.test(
    'The audit log has failed logins one by one until there is a flood of them, and then one every ten seconds',
    async (t) => {
      t.teardown(() => mock.timers.reset())
      mock.timers.enable({ apis: ['Date'], now: Date.now() })
      const fail = async () => {
        const before = await countOf(acme, -1)
        const body = { email: 'nobody@acme.example', password: 'a guess of mine' }
        t.equal((await call('login', { as: acme.nobody, body })).status, 401)
        return ((await countOf(acme, -1)) ?? 0) - (before ?? 0)
      }
      t.equal(await fail(), 1)
      const others = Array.from({ length: 999 }, () => isFloodOfFailures(acme.tenantId))
      t.notOk(others.includes(true))
      t.equal(await fail(), 0)
      mock.timers.tick(10_000)
      t.equal(await fail(), 1)
      t.equal(await fail(), 0)
    }
  )
})
