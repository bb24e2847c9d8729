import { readFileSync } from 'node:fs'
import t from 'tap'
import { startService } from '../support/start.ts'

const { components } = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'))
const { limit_reached: shown } = components.responses.BulkRefused.content['application/problem+json'].examples

t.test(
  'More records than one request may change are refused as a whole, and as many as it may are taken',
  async (t) => {
    const { call, sql, acme } = await startService(t)
    await sql(
      `insert into activities (tenant_id, id, activity_type, subject, status, priority, custom, created_at, updated_at)
      select $1, (lpad(to_hex(n), 12, '0') || '70008000000000000000')::uuid, 'note', 's', 'pending', 'normal', '{}', now(),
        timestamptz '2025-01-01' + n * interval '1 ms'
      from generate_series(1, 100001) as n`,
      [acme.tenantId]
    )
    const filter = { property: 'status', op: 'eq', value: 'pending' } as const
    for (const body of [{ filter }, { filter, expectedCount: 100_001 }, { filter, expectedCount: 1, dryRun: true }]) {
      const { problem } = await call('bulkDeleteActivities', { body })
      t.match(problem, { status: 409, code: 'limit_reached', detail: shown.value.detail })
      t.equal(problem.matched, undefined)
    }
    t.same(await sql('select count(*)::int from changes where action <> $1', ['created']), [{ count: 0 }])

    const [first] = await sql<{ id: string }>('select id from activities order by id limit 1')
    await call('updateActivity', { params: { id: first?.id ?? '' }, body: { status: 'completed' } })
    const body = { filter, set: { priority: 'high' }, expectedCount: 99_999 } as const
    const { problem } = await call('bulkUpdateActivities', { body })
    t.match(problem, { status: 409, code: 'count_changed', matched: 100_000 })
  }
)
