import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { parse } from 'yaml'
import { readConfig } from '../../src/config.ts'
import { version } from '../../src/version.ts'
import { hold } from '../support/hold.ts'
import { startMeasured } from '../support/measured.ts'
import { startService } from '../support/start.ts'
import { startReceiver } from '../webhooks/receiver.ts'

// A Prometheus, and a stranger who would like to be one.

const requests = (operation: string, method: string, status: string) =>
  `crm_http_request_duration_seconds_count{operation="${operation}",method="${method}",status="${status}"}`

t.test('Requests are counted by operation, method and class of status', async (t) => {
  const { call, send, scrape, acme } = await startMeasured(t)
  const { body: company } = await call('createCompany', { body: { name: 'Canary & Sons' } })
  await call('getCompany', { params: { id: company.id } })
  await call('getCompany', { params: { id: company.id }, isUnversioned: true })
  await call('getCompany', { params: { id: acme.userId } })
  await call('listCompanies', { as: acme.nobody })
  await send({ method: 'GET', url: '/api/v1/canary' })
  await send({ method: 'GET', url: '/canary' })

  const { text, value } = await scrape()
  t.equal(value(requests('createCompany', 'POST', '2xx')), 1)
  t.equal(value(requests('getCompany', 'GET', '2xx')), 2, 'with the version in the path and without')
  t.equal(value(requests('getCompany', 'GET', '4xx')), 1)
  t.equal(value(requests('listCompanies', 'GET', '4xx')), 1, 'one that is refused, too')
  t.equal(value(requests('none', 'GET', '4xx')), 2, 'what has no operation is one series')
  const sum = value(requests('createCompany', 'POST', '2xx').replace('_count', '_sum')) ?? 0
  t.ok(sum > 0 && sum < 60, 'in seconds')
  t.equal(value(`crm_build_info{version="${version}",node="${process.version}"}`), 1)
  t.equal(value('crm_http_problems_total{code="unauthenticated"}'), 1)
  t.equal(value('crm_http_problems_total{code="not_found"}'), 1)
  t.equal(value('crm_http_problems_total{code="route_not_found"}'), 2)
  t.equal(value('crm_http_problems_total{code="internal_error"}'), 0, 'from the beginning, so that the first one shows')
  for (const secret of ['canary', 'Canary', 'acme', acme.tenantId, company.id]) {
    t.notOk(text.includes(secret), `no path, tenant or record: ${secret}`)
  }
})

t.test('Clients add no series to the metrics, whatever method they send', async (t) => {
  const { app, send, acme, scrape } = await startMeasured(t)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  for (const method of ['PROPFIND', 'LOCK', 'QUERY', 'MKCOL', 'OPTIONS', 'TRACE']) {
    const sent = request(`${url}/api/v1/companies`, { method, headers: { host: acme.host } }).end()
    const [response] = await once(sent, 'response')
    response.resume()
  }
  await send({ method: 'HEAD', url: '/api/v1/companies' })
  const { text, value } = await scrape()
  t.equal(value(requests('none', 'other', '4xx')), 6)
  const methods = [...text.matchAll(/^crm_http_request_duration_seconds_count\{.*method="(\w+)"/gm)]
  t.same(methods.map(([, method]) => method).sort(), ['HEAD', 'other'])
})

t.test('A request whose path can’t be read is measured, too', async (t) => {
  const { send, scrape } = await startMeasured(t)
  t.equal((await send({ method: 'GET', url: '/api/v1/companies/%zz' })).status, 400)
  const { value } = await scrape()
  t.equal(value(requests('none', 'GET', '4xx')), 1)
  t.ok((value(requests('none', 'GET', '4xx').replace('_count', '_sum')) ?? 0) > 0)
  t.equal(value('crm_http_problems_total{code="malformed_request"}'), 1)
  t.equal(value('crm_http_requests_in_flight'), 0)
})

t.test('A request over the limit is counted as such', async (t) => {
  const { call, scrape } = await startMeasured(t, { rateLimitMax: 2 })
  for (let sent = 0; sent < 5; sent += 1) await call('listCompanies')
  const { value } = await scrape()
  t.equal(value('crm_http_problems_total{code="rate_limited"}'), 3)
})

t.test('Requests under way and waiting are measured while they last, also of clients that leave', async (t) => {
  const { app, acme, call, sql, db, scrape, reaches } = await startMeasured(t)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const post = () => {
    const headers = { host: acme.host, ...acme.admin.headers, 'content-type': 'application/json' }
    const sent = request(`${url}/api/v1/companies`, { method: 'POST', headers }).end('{"name":"x"}')
    const ended = new Promise<void>((resolve) => sent.on('close', resolve))
    sent.on('response', (response) => response.resume()).on('error', () => {})
    return { sent, ended }
  }
  const posts = await db.transaction(async (tx) => {
    const text = 'select from tenant_clocks where tenant_id = $1 for update'
    await tx.query({ text, values: [acme.tenantId] })
    const begun = [post(), post(), post()]
    await reaches('crm_http_requests_in_flight', 3)
    await reaches('crm_writes_waiting', 2)
    t.ok(((await scrape()).value('crm_database_pool_connections{state="busy"}') ?? 0) >= 1)
    begun[2]?.sent.destroy()
    await reaches('crm_http_requests_in_flight', 2)
    t.equal((await scrape()).value(requests('createCompany', 'POST', 'aborted')), 1)
    return begun
  })
  await Promise.all(posts.map(({ ended }) => ended))
  await reaches('crm_http_requests_in_flight', 0)
  await reaches('crm_writes_waiting', 0)
  t.equal((await scrape()).value(requests('createCompany', 'POST', '2xx')), 2)
  // Writes of a tenant happen one after the other: after this one, all earlier ones are there.
  await call('createCompany', { body: { name: 'last' } })
  t.equal((await sql('select from companies')).length, 4, 'what the client didn’t wait for was written all the same')
})

t.test('Attempts to deliver are counted by how they ended, and the queue by what it holds', async (t) => {
  const { call, scrape, reaches, db } = await startMeasured(t, {
    webhookAllowLocal: true,
    webhookRetryDelays: [0.01]
  })
  const statuses = [500, 500, 204]
  const receiver = await startReceiver(t, (_request, response) => {
    response.writeHead(statuses.shift() ?? 204).end()
  })
  const hook = { name: 'x', url: receiver.url, events: ['company.created' as const] }
  await call('createWebhook', { body: hook })
  await call('createCompany', { body: { name: 'fails twice' } })
  await receiver.waitFor(2)
  await call('createCompany', { body: { name: 'succeeds' } })
  await receiver.waitFor(3)
  await reaches('crm_webhook_attempts_total{outcome="succeeded"}', 1)
  await reaches('crm_webhook_deliveries_pending', 0)
  const { value } = await scrape()
  t.equal(value('crm_webhook_attempts_total{outcome="retrying"}'), 1)
  t.equal(value('crm_webhook_attempts_total{outcome="failed"}'), 1)
  t.equal(value('crm_webhook_attempt_duration_seconds_count'), 3)
  t.equal(value('crm_webhook_queue_lag_seconds'), 0)

  await hold(db, ['deliveries'], async () => {
    await call('createCompany', { body: { name: 'waits' } })
    await reaches('crm_webhook_deliveries_pending', 1)
    const before = (await scrape()).value('crm_webhook_queue_lag_seconds') ?? 0
    await sleep(200)
    const after = (await scrape()).value('crm_webhook_queue_lag_seconds') ?? 0
    t.ok(before > 0 && after > before + 0.1 && after < 60, 'the lag grows with the time that nothing is fetched')
  })
  await reaches('crm_webhook_queue_lag_seconds', 0)
})

t.test('Writes are counted that were refused since too many deliveries wait', async (t) => {
  const { call, scrape, db } = await startMeasured(t, { webhookMaxPending: 1 })
  const hook = { name: 'x', url: 'https://hooks.example.com/', events: ['company.created' as const] }
  await call('createWebhook', { body: hook })
  const statuses: number[] = []
  await hold(db, ['deliveries'], async () => {
    for (let n = 0; n < 3; n += 1) statuses.push((await call('createCompany', { body: { name: `${n}` } })).status)
  })
  t.same(statuses, [201, 503, 503])
  t.equal((await scrape()).value('crm_webhook_writes_refused_total'), 2)
})

t.test('The process has metrics of itself and of what it depends on', async (t) => {
  const { scrape, reaches, config, db } = await startMeasured(t)
  const { text, value } = await scrape()
  t.equal(value('crm_database_up'), 1)
  t.equal(value('crm_database_pool_max_connections'), config.databaseMaxConnections)
  // What an instance does in the background begins with its start, all at once.
  await reaches('crm_database_pool_waiting', 0)
  for (const name of [
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds'
  ]) {
    t.ok((value(name) ?? -1) >= 0, name)
  }
  for (const [, name = ''] of text.matchAll(/^# TYPE (crm_\S+)/gm))
    t.match(text, `# HELP ${name} `, `${name} is explained`)
  await reaches('crm_revocation_channel_up', 1)

  await db.transaction(async (tx) => {
    await tx.query({ text: 'lock table webhook_deliveries in access exclusive mode' })
    const away = await scrape()
    t.equal(away.value('crm_database_up'), 0, 'a database that doesn’t answer delays a scrape, and doesn’t fail it')
    t.equal(away.value('crm_webhook_deliveries_pending'), undefined, 'and what isn’t known is not made up')
    await scrape()
    const text = `select from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and query like '%as pending%'`
    t.equal((await tx.query({ text })).length, 1, 'and scrapes don’t pile up statements, one behind the other')
  })
  await reaches('crm_database_up', 1)
  await reaches('crm_webhook_deliveries_pending', 0)
})

t.test('Alerts and dashboard name metrics and labels that exist', async (t) => {
  const { call, scrape } = await startMeasured(t)
  await call('listCompanies', { query: { limit: 0 } })
  const { text } = await scrape()
  const [alerts = '', dashboard = ''] = ['alerts.yml', 'grafana-dashboard.json'].map((name) =>
    readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8')
  )
  const rules: { expr: string }[] = parse(alerts).groups.flatMap(({ rules }: { rules: object[] }) => rules)
  const panels: { title: string; targets: { expr: string; legendFormat: string }[] }[] = JSON.parse(dashboard).panels
  const queries = [...rules, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr)
  t.ok(queries.length > 20 && panels.every(({ title, targets }) => title && targets.length > 0))
  for (const query of queries) {
    const names = query.match(/\b(crm|nodejs|process)_\w+/g) ?? []
    t.ok(names.length > 0 || /\bup\{/.test(query), query)
    for (const name of names) {
      const series = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
      t.ok(series.length > 0, `${name} in ${query}`)
      // Prometheus itself adds the instance, and `le` is on the buckets alone.
      const [, grouped = ''] = /\bby \(([^)]*)\)/.exec(query) ?? []
      const labels = [...query.matchAll(/(\w+)[=!]~?"/g)].map(([, label]) => label).concat(grouped.split(/, */))
      for (const label of labels) {
        if (!label || ['instance', 'job'].includes(label)) continue
        t.ok(
          series.some((line) => line.includes(`${label}="`)),
          `${label} of ${name}`
        )
      }
    }
  }
})

t.test('Metrics are not on the public port, and nothing else is on theirs', async (t) => {
  const { app, metricsUrl, acme } = await startMeasured(t)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  for (const host of ['localhost', acme.host]) {
    const answer = await app.inject({ url: '/metrics', headers: { host, ...acme.admin.headers } })
    t.equal(answer.statusCode, 404)
    t.match(answer.json(), { code: 'route_not_found' })
  }
  t.equal((await fetch(`${url}/metrics`)).status, 404, 'over a socket, too')
  const answer = await fetch(metricsUrl)
  t.match(answer.headers.get('content-type'), /^text\/plain; version=0\.0\.4/)
  for (const path of ['/', '/healthz', '/api/v1/companies', '/metricsx']) {
    t.equal((await fetch(new URL(path, metricsUrl))).status, 404, path)
  }
  t.equal((await fetch(metricsUrl, { method: 'POST' })).status, 405)
  await app.close()
  await t.rejects(fetch(metricsUrl), 'they end with the service')
})

t.test('A port for metrics that is taken ends the start', async (t) => {
  const { metricsUrl, startInstance } = await startMeasured(t)
  const metricsPort = Number(new URL(metricsUrl).port)
  await t.rejects(startInstance({ metricsPort }), { code: 'EADDRINUSE' })
})

t.test('Without METRICS_PORT no metrics are served', async (t) => {
  t.equal(readConfig({}).metricsPort, undefined)
  t.match(
    readConfig({ METRICS_PORT: '9464' }),
    { metricsPort: 9464, metricsHost: '127.0.0.1' },
    'on the loopback alone'
  )
  t.equal(readConfig({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.7' }).metricsHost, '10.0.0.7')
  const countListeners = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length
  const before = countListeners()
  const { startInstance } = await startService(t)
  t.equal(countListeners(), before)
  await startInstance({ metricsPort: 0 })
  t.equal(countListeners(), before + 1)
})
