import { randomUUID } from 'node:crypto'
import type { QueryConfig } from 'pg'
import t, { type Test } from 'tap'
import { type Database, openDatabase } from '../../src/db/client.ts'
import { FairSemaphore } from '../../src/limits/fair-semaphore.ts'
import { addJobs, deliveryQueue } from '../../src/outbox/delivery-jobs.ts'
import { removeFetchedJobs } from '../../src/outbox/job-table.ts'
import { type Job, JobQueue, monitorSeconds } from '../../src/webhooks/queue.ts'
import { writeResults } from '../../src/webhooks/write-results.ts'
import { cloneDatabase } from '../postgres/database.ts'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import { countBlocks, noting } from '../support/prepared-plans.ts'

// Which jobs are fetched, and what a fetch reads to find them, with no worker that would take them away.

const openSlots = (places = 250) => new FairSemaphore({ places, keepsHalf: true })

async function start(t: Test, wrap: (db: Database) => Database = (db) => db) {
  const database = await cloneDatabase()
  // With a single connection, whose prepared statements a test can read.
  const db = openDatabase(database.url, 1, (error) => t.comment(error))
  const jobs = new JobQueue(wrap(db), (error) => t.comment(error))
  t.teardown(async () => {
    await jobs.close()
    await db.close()
    await database.drop()
  })
  return { db, jobs }
}

const tenant = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`

/** Queues `each` jobs for each of so many webhooks of a tenant; of each webhook, the first `active` are under way. */
async function queue(db: Database, tenantId: string, webhookCount: number, each: number, active = 0): Promise<void> {
  await db.query({
    text: `insert into pgboss.job (id, name, data, group_id, start_after, state, started_on, expire_seconds)
      select gen_random_uuid(), 'webhook-deliveries', jsonb_build_object('tenantId', $1::text, 'webhookId', webhook), webhook, now(),
        (case when n <= $4 then 'active' else 'created' end)::pgboss.job_state, case when n <= $4 then now() end, 600
      from (select gen_random_uuid()::text as webhook from generate_series(1, $2)) as webhooks, generate_series(1, $3) n`,
    values: [tenantId, webhookCount, each, active]
  })
}

/** Fetches, as a worker whose receivers never answer, until a whole round has nothing more. */
async function fetchAll(jobs: JobQueue, slots = openSlots()): Promise<Job[]> {
  const taken: Job[] = []
  for (let hasFound = false; ; ) {
    if (slots.free === 0) return taken
    const { jobs: got, isEnd } = await jobs.fetch(slots)
    taken.push(...got)
    hasFound ||= got.length > 0
    if (isEnd && !hasFound) return taken
    if (isEnd) hasFound = false
  }
}

const countBy = (all: Job[]) =>
  Object.fromEntries([...Map.groupBy(all, ({ tenantId }) => tenantId)].map(([id, each]) => [id, each.length]))

t.test('A job that a crash cut off is due again within 45 seconds, and none while an exchange may last', async (t) => {
  const { db } = await start(t)
  const [id, webhookId] = [randomUUID(), randomUUID()]
  await addJobs(db, [{ tenantId: tenant(1), webhookId, deliveryId: id, attempt: 'first' }])
  const [job] = await db.query<{ expires: number; delay: number }>({
    text: 'select expire_seconds as expires, retry_delay as delay from pgboss.job where id = $1',
    values: [id]
  })
  const [expires, delay] = [Number(job?.expires), Number(job?.delay)]
  t.ok(expires > 10.5 && expires + monitorSeconds + delay <= 45, `${expires} + ${monitorSeconds} + ${delay} s`)
})

t.test('A tenant that wants all slots gets half of them, and others what is left', async (t) => {
  const { db, jobs } = await start(t)
  await queue(db, tenant(1), 300, 5)
  const slots = openSlots()
  t.same(countBy(await fetchAll(jobs, slots)), { [tenant(1)]: 125 })
  await queue(db, tenant(2), 3, 10)
  t.same(countBy(await fetchAll(jobs, slots)), { [tenant(2)]: 12 }, 'four for each of its webhooks')
})

t.test('Of many tenants that want all slots each gets a share, and the next one still gets some', async (t) => {
  const { db, jobs } = await start(t)
  for (let n = 1; n <= 9; n++) await queue(db, tenant(n), 70, 4)
  const slots = openSlots()
  const shares = Object.values(countBy(await fetchAll(jobs, slots)))
  t.equal(shares.length, 9)
  t.ok(Math.min(...shares) >= 12, shares.join())
  await queue(db, tenant(10), 2, 4)
  const late = countBy(await fetchAll(jobs, slots))
  t.same(Object.keys(late), [tenant(10)])
  t.ok((late[tenant(10)] ?? 0) >= 4, `${late[tenant(10)]}`)
  await db.query({ text: `delete from pgboss.job where state = 'created'` })
  await queue(db, tenant(1), 10, 1)
  await queue(db, tenant(11), 1, 1)
  const three = openSlots(3)
  t.ok(three.tryEnter({ tenantId: tenant(1) }) && three.tryEnter({ tenantId: tenant(1) }))
  t.same(countBy(await fetchAll(jobs, three)), { [tenant(11)]: 1 }, 'though it is the last slot')
})

t.test('No webhook has more than four attempts under way, and those with fewer come first', async (t) => {
  const { db, jobs } = await start(t)
  await queue(db, tenant(1), 60, 10, 3)
  await queue(db, tenant(1), 10, 10, 0)
  // Room for ten more of this tenant.
  const { jobs: got } = await jobs.fetch(openSlots(20))
  t.equal(got.length, 10)
  const perWebhook = await db.query<{ count: number }>({
    text: `select count(*)::int from pgboss.job where state = 'active' group by group_id order by 1`
  })
  t.same(
    perWebhook.map(({ count }) => count),
    [...Array(10).fill(1), ...Array(60).fill(3)]
  )
  await fetchAll(jobs)
  const [most] = await db.query<{ count: number }>({
    text: `select count(*)::int from pgboss.job where state = 'active' group by group_id order by 1 desc limit 1`
  })
  t.equal(most?.count, 4)
})

t.test('What is sent again comes behind all else of its webhook, and leaves one attempt of four to that', async (t) => {
  const { db, jobs } = await start(t)
  const webhookId = randomUUID()
  const names = new Map<string, string>()
  const add = async (attempt: 'first' | 'replay', name: string, count: number) => {
    const ids = Array.from({ length: count }, () => randomUUID())
    for (const id of ids) names.set(id, name)
    await addJobs(
      db,
      ids.map((deliveryId) => ({ tenantId: tenant(1), webhookId, deliveryId, attempt }))
    )
  }
  const fetchNames = async () => (await fetchAll(jobs)).map(({ deliveryId }) => names.get(deliveryId) ?? '')
  await add('replay', 'old', 4)
  await add('first', 'new', 1)
  t.same((await fetchNames()).sort(), ['new', 'old', 'old'])
  await add('first', 'newer', 2)
  t.same(await fetchNames(), ['newer'], 'as the fourth')
})

t.test('A delivery that is fetched a second time says so, and one that is not due yet waits', async (t) => {
  const { db, jobs } = await start(t)
  await queue(db, tenant(1), 1, 3)
  await db.query({
    text: `update pgboss.job set start_after = now() + interval '1 minute' where ctid in (select ctid from pgboss.job limit 1)`
  })
  const first = await fetchAll(jobs)
  t.same(
    first.map(({ retryCount }) => retryCount),
    [0, 0]
  )
  await db.query({ text: `update pgboss.job set state = 'retry' where state = 'active'` })
  const second = await fetchAll(jobs)
  t.same(second.map(({ id, retryCount }) => [id, retryCount]).sort(), first.map(({ id }) => [id, 1]).sort())
  const countActive = () => db.query({ text: `select count(*)::int from pgboss.job where state = 'active'` })
  await removeFetchedJobs(db, deliveryQueue, first)
  t.same(await countActive(), [{ count: 2 }], 'the first fetch can’t remove what the second one has')
  await removeFetchedJobs(db, deliveryQueue, second)
  t.same(await countActive(), [{ count: 0 }])
})

t.test('Of two results of one attempt the first counts, and the job waits for the next attempt', async (t) => {
  const { db, jobs } = await start(t)
  const [tenantId, webhookId, id] = [tenant(1), randomUUID(), randomUUID()]
  await db.query({ text: 'set session_replication_role = replica' })
  await db.query({
    text: `insert into webhook_deliveries (tenant_id, id, webhook_id, event_id, event, body, status, attempt, next_attempt_at, created_at, updated_at)
      values ($1, $2, $3, gen_random_uuid(), 'contact.created', '{}', 'pending', 0, now(), now(), now())`,
    values: [tenantId, id, webhookId]
  })
  await addJobs(db, [{ tenantId, webhookId, deliveryId: id, attempt: 'first' }])
  const fetchOne = async () => {
    const [job] = await fetchAll(jobs)
    return job as Job
  }
  const write = (job: Job, responseStatus: number, attempt: number) => {
    const beganAt = new Date().toISOString()
    const nextAttemptAt = responseStatus === 200 ? null : new Date(Date.now() + 60_000).toISOString()
    const said = { responseStatus, error: null, durationMs: 1, beganAt, nextAttemptAt, attempt }
    const result = {
      ...said,
      tenantId,
      webhookId,
      id,
      isSuccess: responseStatus === 200,
      isCounted: true,
      isAttempt: true
    }
    return writeResults(db, tenantId, [{ job, result }])
  }
  const read = (text: string) => db.query({ text, values: [] })
  const readDelivery = () => read('select status, attempt, response_status as "responseStatus" from webhook_deliveries')
  const readJobs = () => read('select id, state, start_after > now() as waits, group_id as "group" from pgboss.job')

  const first = await fetchOne()
  await db.query({ text: `update pgboss.job set state = 'retry'` })
  const second = await fetchOne()
  await write(second, 500, 0)
  const failed = { status: 'pending', attempt: 1, responseStatus: 500 }
  const waiting = { id, state: 'created', waits: true, group: `${webhookId} retry` }
  t.same([await readDelivery(), await readJobs()], [[failed], [waiting]])
  await write(first, 200, 0)
  t.same([await readDelivery(), await readJobs()], [[failed], [waiting]], 'the one that comes late changes nothing')
  await db.query({ text: 'update pgboss.job set start_after = now()' })
  const third = await fetchOne()
  t.equal(third.retryCount, 0, 'of the next attempt none has been cut off')
  await write(third, 200, 1)
  t.same([await readDelivery(), await readJobs()], [[{ status: 'succeeded', attempt: 2, responseStatus: 200 }], []])
})

t.test('A fetch reads no more for a longer queue, also where it was planned when there was none', async (t) => {
  const sent: QueryConfig[] = []
  const { db, jobs } = await start(t, (db) => ({
    ...db,
    transaction: (work, opening) => db.transaction((tx) => work({ ...tx, ...noting(tx, sent) }), opening)
  }))
  await jobs.fetch(openSlots())
  const fetching = sent.at(-1) ?? { text: '' }
  await queue(db, tenant(1), 100, 8, 4)
  const few = await countBlocks(db, fetching)
  await queue(db, tenant(2), 100, 504, 4)
  const many = await countBlocks(db, fetching)
  await db.query({ text: 'analyze pgboss.job_common' })
  const analyzed = await countBlocks(db, fetching)
  t.ok(few > 100, `${few} blocks for 400 jobs that may not be taken`)
  t.ok(many < 4 * few, `${many} for 50,000 more of twice as many webhooks`)
  t.ok(analyzed < 4 * few, `${analyzed} after an ANALYZE`)
})

const skip = unlessOnCluster('the plans are those of one server')

t.test(
  'A removal reads no more for a longer queue, also where it was planned when there was none',
  { skip },
  async (t) => {
    const sent: QueryConfig[] = []
    const { db } = await start(t)
    // After five executions PostgreSQL keeps a plan for any values.
    for (let n = 0; n < 6; n++) {
      await removeFetchedJobs(noting(db, sent), deliveryQueue, [{ id: randomUUID(), retryCount: 0 }])
    }
    await queue(db, tenant(1), 100, 504, 4)
    await analyzeBefore17(db, 'pgboss.job_common')
    const blocks = await countBlocks(db, sent[0] ?? { text: '' })
    t.ok(blocks < 20, `${blocks} blocks for one of 50,000 jobs`)
  }
)

t.test(
  'A result reads no more beside many deliveries that wait, also where that was planned when none did',
  { skip },
  async (t) => {
    const sent: QueryConfig[] = []
    const { db } = await start(t)
    const transaction: Database['transaction'] = (work, opening) =>
      db.transaction((tx) => work({ ...tx, ...noting(tx, sent) }), opening)
    const [tenantId, webhookId] = [tenant(1), randomUUID()]
    const job = { id: randomUUID(), retryCount: 0, tenantId, webhookId, deliveryId: randomUUID(), release: () => {} }
    const ended = {
      responseStatus: 200,
      error: null,
      durationMs: 1,
      beganAt: new Date().toISOString(),
      nextAttemptAt: null
    }
    const result = {
      ...ended,
      tenantId,
      webhookId,
      id: job.deliveryId,
      isSuccess: true,
      isCounted: true,
      isAttempt: true,
      attempt: 0
    }
    for (let n = 0; n < 6; n++) await writeResults({ ...db, transaction }, tenantId, [{ job, result }])
    await db.query({ text: 'set session_replication_role = replica' })
    await db.query({
      text: `insert into webhook_deliveries (tenant_id, id, webhook_id, event_id, event, status, attempt, next_attempt_at, created_at, updated_at)
      select $1, gen_random_uuid(), $2, gen_random_uuid(), 'contact.created', 'pending', 0, now(), now(), now() from generate_series(1, 50000)`,
      values: [tenantId, webhookId]
    })
    await analyzeBefore17(db, 'webhook_deliveries')
    const blocks = await countBlocks(db, sent.find(({ name }) => name === 'write_results') ?? { text: '' })
    t.ok(blocks < 20, `${blocks} blocks beside 50,000`)
  }
)

/** An older PostgreSQL reads all rows with a plan that was made when there were none, until they are first analysed. */
async function analyzeBefore17(db: Database, table: string): Promise<void> {
  const [{ version } = { version: 0 }] = await db.query<{ version: number }>({
    text: `select current_setting('server_version_num')::int as version`
  })
  if (version < 170_000) await db.query({ text: `analyze ${table}` })
}
