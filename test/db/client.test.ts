import type { QueryConfig } from 'pg'
import t from 'tap'
import { openDatabase, sessionSettings } from '../../src/db/client.ts'
import type { Executor } from '../../src/db/statement.ts'
import { ApiError } from '../../src/errors.ts'
import { clusterNodes } from '../postgres/on-cluster.ts'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'

t.test('A statement may have settings of its own', async (t) => {
  const { config, sql } = await startService(t)
  const db = openDatabase(config.connectionUrl, 1, () => {})
  t.teardown(() => db.close())
  const pid = async () => (await db.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' }))[0]?.pid ?? 0
  const timeout = { text: `select current_setting('statement_timeout') as timeout, $1::int as number`, values: [5] }

  t.test('A statement has its settings, and the next one hasn’t', async (t) => {
    t.same(await db.queryWith({ statement_timeout: '2s' }, timeout), [{ timeout: '2s', number: 5 }])
    t.same(await db.query(timeout), [{ timeout: '30s', number: 5 }])
  })

  t.test('A statement with settings that fails leaves the connection as it was', async (t) => {
    const before = await pid()
    await t.rejects(db.queryWith({ statement_timeout: '2s' }, { text: 'select 1 / 0' }), { code: '22012' })
    const late = db.queryWith({ statement_timeout: '10ms' }, { text: 'select pg_sleep(5)' })
    t.equal(await late.catch((error: ApiError) => error.status), 503)
    t.same(await db.query(timeout), [{ timeout: '30s', number: 5 }])
    t.equal(await pid(), before)
    await t.rejects(db.queryWith({ no_such_setting: '1' }, timeout), { code: '42704' })
    t.same(await db.query(timeout), [{ timeout: '30s', number: 5 }])
  })

  t.test(
    'A statement with settings whose backend is killed is a 503, and gives no broken connection to the next',
    async (t) => {
      const before = await pid()
      const killed = db.queryWith({ statement_timeout: '9s' }, { text: 'select pg_sleep(8)' })
      killed.catch(() => {})
      let isKilled = false
      while (!isKilled) {
        const [found] = await sql<{ killed: boolean }>(
          `select pg_terminate_backend(pid) as killed from pg_stat_activity where pid = $1 and query like '%pg_sleep(8)%'`,
          [before]
        )
        isKilled = found?.killed ?? false
      }
      t.equal(await killed.catch((error: ApiError) => error.status), 503)
      t.not(await pid(), before)
    }
  )
})

t.test('A statement that fails by itself harms no other statement', async (t) => {
  const { config, sql } = await startService(t)
  await sql('create table shelves (number int unique check (number > 0))')
  const url = new URL(config.connectionUrl)
  url.searchParams.set('statement_timeout', '500')
  const db = openDatabase(url.href, 1, () => {})
  t.teardown(() => db.close())
  let opened = 0
  db.pool.on('connect', () => {
    opened += 1
  })
  const insert = (number: number) => ({
    name: 'insert_shelf',
    text: 'insert into shelves values ($1::int)',
    values: [number]
  })
  await db.query(insert(1))

  t.test('A statement that fails leaves its connection to the next one', async (t) => {
    const failing: [string, QueryConfig, string | number][] = [
      ['a division by zero', { text: 'select 1 / 0' }, '22012'],
      ['a text that is no number', { text: 'select $1::text::int', values: ['x'] }, '22P02'],
      ['a check', insert(-1), '23514'],
      ['a unique index', insert(1), '23505'],
      ['a value nested too deep', { text: `select repeat('[', 60000)::json` }, '54001'],
      ['the longest time', { text: 'select pg_sleep(5)' }, 503]
    ]
    for (const [name, query, expected] of [...failing, ...failing]) {
      const failed = db.query(query)
      // Sent while the server hasn't said yet that it is ready again.
      const next = failed.catch(() => db.query({ text: 'select 1 as one' }))
      const error = await failed.catch((error) => error)
      t.equal(error instanceof ApiError ? error.status : error.code, expected, name)
      t.same(await next, [{ one: 1 }], name)
    }
    await db.query(insert(2))
    t.equal(opened, 1)
  })

  t.test('A statement opens a new connection where what the old one has prepared is of no use any more', async (t) => {
    const read = { name: 'read_shelves', text: 'select * from shelves order by number limit 1' }
    t.same(await db.query(read), [{ number: 1 }])
    await sql('alter table shelves add column colour text')
    await t.rejects(db.query(read), { code: '0A000' })
    t.same(await db.query(read), [{ number: 1, colour: null }])
    t.equal(opened, 2)
  })

  t.test('A statement opens a new connection where the server ends the session', async (t) => {
    const ended = db.query({ text: 'select pg_terminate_backend(pg_backend_pid())' })
    t.equal(await ended.catch((error: ApiError) => error.status), 503)
    t.same(await db.query({ text: 'select 1 as one' }), [{ one: 1 }])
    t.equal(opened, 3)
  })
})

t.test('A connection that the client gives up is not handed to who waits for one', async (t) => {
  const { config } = await startService(t)
  const url = new URL(config.connectionUrl)
  url.searchParams.set('query_timeout', '500')
  const db = openDatabase(url.href, 1, () => {})
  t.teardown(() => db.close())
  const sleep = { text: 'select pg_sleep(2)' }
  const givesUp: Record<string, () => Promise<unknown>> = {
    'in a transaction': () => db.transaction((tx) => tx.query(sleep)),
    'at its commit': () => db.transaction(async (tx) => void tx.query(sleep).catch(() => {})),
    'at its rollback': () =>
      db.transaction(async (tx) => {
        tx.query(sleep).catch(() => {})
        throw new Error('on purpose')
      }),
    'with settings': () => db.queryWith({ statement_timeout: '9s' }, sleep)
  }
  for (const [where, giveUp] of Object.entries(givesUp)) {
    const givenUp = giveUp()
    const next = db.query({ text: 'select 1 as one' })
    await t.rejects(givenUp, where)
    t.same(await next, [{ one: 1 }], where)
  }
})

t.test('A transaction is done whole or not at all', async (t) => {
  const service = await startService(t)
  const { call, acme, sql, config } = service
  await sql('create table marks (text text)')
  const errors: Error[] = []
  const db = openDatabase(config.connectionUrl, 2, (error) => errors.push(error))
  t.teardown(() => db.close())
  const marks = async () =>
    (await sql<{ text: string }>('select text from marks order by text')).map(({ text }) => text)
  const insert = (text: string) => ({ text: 'insert into marks values ($1)', values: [text] })

  t.test('A transaction sends nothing any more once it is over', async (t) => {
    const opened: Executor[] = []
    await db.transaction(async (tx) => opened.push(tx))
    const failed = db.transaction(async (tx) => {
      opened.push(tx)
      throw new Error('no')
    })
    await t.rejects(failed, { message: 'no' })
    for (const tx of opened) await t.rejects(tx.query(insert('too late')), { message: 'the transaction is over' })
    t.same(await marks(), [])
  })

  t.test('A transaction commits all or, where the work throws, nothing', async (t) => {
    t.equal(await db.transaction(async (tx) => tx.query(insert('kept')).then(() => 'result')), 'result')
    const failed = db.transaction(async (tx) => {
      await tx.query(insert('undone'))
      throw new Error('on purpose')
    })
    await t.rejects(failed, /on purpose/)
    await t.rejects(
      db.transaction(async (tx) => {
        await tx.query(insert('undone'))
        await tx.query({ text: 'select 1 / 0' })
      }),
      { code: '22012' }
    )
    t.same(await marks(), ['kept'])
  })

  t.test(
    'A transaction whose backend is killed is a 503, leaves nothing, and gives no broken connection to the next',
    async (t) => {
      for (let round = 0; round < 6; round += 1) {
        const killed = db.transaction(async (tx) => {
          await tx.query(insert('half'))
          const [{ pid } = { pid: 0 }] = await tx.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' })
          await sql('select pg_terminate_backend($1::int)', [pid])
          await tx.query(insert('other half'))
        })
        const error = await killed.then(
          () => undefined,
          (reason: unknown) => reason
        )
        t.ok(error instanceof ApiError && error.status === 503, String(error))
        await db.transaction((tx) => tx.query(insert(`after ${round}`)))
      }
      t.same(await marks(), ['after 0', 'after 1', 'after 2', 'after 3', 'after 4', 'after 5', 'kept'])
      t.same(await db.query({ text: 'select 1 as one' }), [{ one: 1 }])
    }
  )

  t.test(
    'A transaction that the server rolls back ends with what failed in it, though nobody awaited that',
    async (t) => {
      const failed = db.transaction(async (tx) => {
        tx.query(insert('undone')).catch(() => {})
        tx.query({ text: 'select 1 / 0' }).catch(() => {})
      })
      await t.rejects(failed, { code: '22012' })
      t.notOk((await marks()).includes('undone'))
    }
  )

  t.test('A transaction that the client gives up before the server answers ends with its connection', async (t) => {
    const pidOf = (tx: Executor) => tx.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' })
    let broken: { pid: number }[] = []
    const givenUp = db.transaction(async (tx) => {
      broken = await pidOf(tx)
      await tx.query(insert('unanswered'))
      await tx.query({ text: 'select pg_sleep(2)', query_timeout: 100 } as QueryConfig)
    })
    await t.rejects(givenUp, { code: 'database_unavailable' })
    for (let round = 0; round < 3; round += 1) t.notSame(await db.transaction(pidOf), broken)
    t.notOk((await marks()).includes('unanswered'))
  })

  t.test(
    'Killed backends under load leave no change without its record, and no record without its change',
    async (t) => {
      let isWriting = true
      const acknowledged: string[] = []
      const statuses = new Set<number>()
      const write = async (writer: number) => {
        for (let step = 0; isWriting || step === 0; step += 1) {
          const body = { name: 'Under fire', domain: `${writer}-${step}.fire.test` }
          const answer = await call('upsertCompany', { body })
          statuses.add(answer.status)
          if (answer.status === 200) acknowledged.push(answer.body.id)
        }
      }
      const writers = Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)))
      for (let shot = 0; shot < 15; shot += 1) {
        await new Promise((done) => setTimeout(done, 20))
        await sql(
          `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = 'crm-service' and pid <> pg_backend_pid()`
        )
      }
      isWriting = false
      await writers
      t.same(
        [...statuses].filter((status) => status !== 200 && status !== 503),
        []
      )
      const changes = await readChanges(service)
      const numbers = changes.map(({ sequence }) => sequence)
      t.same(
        numbers,
        numbers.map((_, index) => index + 1)
      )
      const created = changes.filter(({ entity }) => entity === 'company').map(({ entity_id }) => entity_id)
      const rows = await sql<{ id: string }>('select id from companies where tenant_id = $1', [acme.tenantId])
      t.same(rows.map(({ id }) => id).sort(), created.sort())
      t.same(
        acknowledged.filter((id) => !created.includes(id)),
        [],
        'what was acknowledged is there'
      )
      t.equal((await call('getReadiness')).status, 200)
    }
  )

  t.test('A constraint that a node of a cluster reports is named as in the schema', async (t) => {
    // What Citus passes on of an error: no field but these, and names of one shard.
    const raise = (message: string) =>
      db.query({ text: `do $$ begin raise exception using errcode = '23503', message = '${message}'; end $$` })
    const missing = raise(
      'insert or update on table "deals_102361" violates foreign key constraint "deals_stage_102361"'
    )
    await t.rejects(missing, { code: '23503', constraint: 'deals_stage' })
    const used = raise(
      'update or delete on table "stages_102265" violates foreign key constraint "deals_stage_102361" on table "deals_102361"'
    )
    await t.rejects(used, { code: '23503', constraint: 'deals_stage' })
  })

  t.test('A database that nobody can reach is a 503', async (t) => {
    const away = await service.startInstance({ connectionUrl: 'postgres://postgres@127.0.0.1:1/none' })
    const { status, problem } = await away.call('getReadiness')
    t.same([status, problem.code], [503, 'database_unavailable'])
    t.equal((await away.call('getHealth')).status, 200)
    t.equal((await away.send({ url: '/api/v1/companies' })).status, 503)
    const shared = await service.startInstance({ ...away.config, databaseUrl: away.config.connectionUrl })
    t.equal((await shared.send({ url: '/api/v1/companies' })).status, 503, 'where it counts requests, too')
  })
})

t.test('A new connection is prepared before its first query, and the driver warns of nothing', async (t) => {
  const { config } = await startService(t)
  const warnings: string[] = []
  const note = (warning: Error) => warnings.push(warning.message)
  process.on('warning', note)
  t.teardown(() => process.off('warning', note))
  const db = openDatabase(config.connectionUrl, 1, () => {})
  t.teardown(() => db.close())
  for (const pool of [db.pool, db.copyPool]) {
    const { rows } = await pool.query(`select current_setting('plan_cache_mode') as mode`)
    t.same(rows, [{ mode: clusterNodes ? 'auto' : 'force_generic_plan' }])
  }
  const url = new URL(config.connectionUrl)
  // As behind a pooler that drops the service's own.
  url.searchParams.set('options', '-c jit=on -c random_page_cost=4 -c timezone=Asia/Kolkata')
  const pooled = openDatabase(url.href, 1, () => {})
  t.teardown(() => pooled.close())
  const names = Object.keys(sessionSettings)
  for (const pool of [pooled.pool, pooled.copyPool]) {
    for (const name of names) {
      const { rows } = await pool.query('select current_setting($1) as value', [name])
      t.ok(rows[0].value.startsWith(sessionSettings[name]), `${name}: ${rows[0].value}`)
    }
  }
  await new Promise((resolve) => setImmediate(resolve))
  t.same(warnings, [])
})
