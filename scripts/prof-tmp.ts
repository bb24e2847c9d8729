import { mkdtemp, rm } from 'node:fs/promises'
import pg from 'pg'
import { startEmbeddedDatabase } from '../src/db/embedded.ts'
import { makeCall, makeTenantIn, startServiceProcess } from './service-process.ts'

const dataDir = await mkdtemp('/tmp/crm-prof-')
const database = await startEmbeddedDatabase({
  dataDir,
  settings: {
    shared_preload_libraries: 'pg_stat_statements',
    'pg_stat_statements.track_planning': 'on',
    'pg_stat_statements.track': 'all'
  } as never
})
const tenant = await makeTenantIn(database.url, 'bench')
const c = new pg.Client(database.url)
await c.connect()
await c.query('create extension pg_stat_statements')
const service = await startServiceProcess(database.url, { LOG_LEVEL: 'warn' }, (t) => console.log(t.slice(0, 300)))
const call = makeCall(service.port, tenant)
const { body: hook } = await call('POST', '/api/v1/webhooks', {
  name: 'b',
  url: `http://127.0.0.1:9/`,
  events: ['company.created']
})
await c.query('select pg_advisory_lock(7240120)')
for (let round = 0; round < 3; round++)
  for (const isActive of [false, true]) {
    await call('PUT', `/api/v1/webhooks/${hook.id}`, { isActive })
    await c.query('select pg_stat_statements_reset()')
    const t0 = performance.now()
    for (let n = 0; n < 1000; n++) await call('POST', '/api/v1/companies', { name: `c ${n}` })
    console.log(isActive, 'written', (performance.now() - t0) / 1000)
    const r = await c.query(
      "select calls, round(total_exec_time) exec, round(total_plan_time) plan, round((mean_exec_time)::numeric,3) mean, wal_bytes, left(regexp_replace(query, '\\s+', ' ', 'g'), 90) q from pg_stat_statements order by total_exec_time + total_plan_time desc limit 6"
    )
    for (const x of r.rows) console.log('  ', x.calls, x.exec, x.plan, x.mean, x.wal_bytes, x.q)
  }
await c.end()
await service.stop()
await database.stop()
await rm(dataDir, { recursive: true })
