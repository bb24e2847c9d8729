import t from 'tap'
import { startService } from '../support/start.ts'

// What an operator or a former program may have set for the database or the role.
const unusual = {
  datestyle: 'SQL, DMY',
  standard_conforming_strings: 'off',
  default_transaction_isolation: 'repeatable read',
  timezone: 'Asia/Kolkata',
  intervalstyle: 'sql_standard',
  bytea_output: 'escape'
}

t.test('Settings of the database change no answer', async (t) => {
  const service = await startService(t)
  const { sql, acme } = service
  const [found] = await sql<{ name: string }>('select current_database() as name')
  for (const [name, value] of Object.entries(unusual))
    await sql(`alter database ${found?.name} set ${name} = '${value}'`)
  const [{ call }, other] = [await service.startInstance(), await service.startInstance()]

  const [pipeline] = (await call('listPipelines')).body
  const stage = { pipelineId: pipeline?.id ?? '', stageId: pipeline?.stages[0]?.id ?? '' }
  const given = { name: "O'Neil \\ Ünï", value: 999999999999999, expectedCloseDate: '2026-02-03T04:05:06.789Z' }
  const made = await call('createDeal', { body: { ...stage, ...given } })
  t.match([made.status, made.body], [201, given])
  t.match((await call('getDeal', { params: { id: made.body.id } })).body, made.body)
  t.match((await call('listDeals', { query: { updatedSince: made.body.createdAt } })).body, [])
  const filter = { property: 'expectedCloseDate', op: 'lt', value: '2026-02-03T04:05:06.790Z' } as const
  t.match((await call('searchDeals', { body: { filter, q: 'uni' } })).body, [made.body])

  const writers = Array.from({ length: 40 }, (_, n) =>
    (n % 2 === 0 ? call : other.call)('upsertCompany', { body: { name: `N${n}`, domain: 'one.example' } })
  )
  const actions = (await Promise.all(writers)).map(({ body }) => body.action)
  t.equal(actions.filter((action) => action === 'created').length, 1, 'writers of two instances wait for each other')
  const [counted] = await sql('select count(*)::int as count from companies where tenant_id = $1', [acme.tenantId])
  t.same(counted, { count: 1 })
})
