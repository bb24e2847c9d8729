import t from 'tap'
import { eq, sql } from '../../src/db/drizzle.ts'
import { companies, pipelines } from '../../src/db/schema.ts'
import { type Executor, run, seenStatement, statement } from '../../src/db/statement.ts'
import { mine } from '../../src/db/tenant.ts'
import { unscoped } from '../../src/db/unscoped.ts'

// A statement on a tenant's table needs its tenant. The lines marked with @ts-expect-error are tests, too: `npm run
// typecheck` fails where one of them compiles.

const executor: Executor = { query: async () => [] }
const isNamed = eq(pipelines.name, sql.placeholder('name'))

t.test('A statement is run for a tenant, or does not compile', async (t) => {
  const select = statement(undefined, sql`select from ${pipelines} where ${mine(pipelines, isNamed)}`)
  t.same(await run(executor, select, { tenantId: 'one', name: 'Nordwind' }), [])
  // @ts-expect-error no tenant
  t.throws(() => run(executor, select, { name: 'Nordwind' }), { message: /tenantId/ })
  // @ts-expect-error an undefined one is none
  t.ok(run(executor, select, { tenantId: undefined, name: 'Nordwind' }))
})

t.test('A statement that names no tenant is not built, unless db/unscoped.ts lists it', async (t) => {
  const all = sql`select from ${pipelines} where ${isNamed}`
  t.throws(() => statement('all_pipelines', all), { message: 'a statement without a tenant: all_pipelines' })
  // @ts-expect-error not one of those that may
  const listed = unscoped('all_pipelines', all)
  t.same(await run(executor, listed, { name: 'Nordwind' }), [])
})

t.test('A statement of records is run with somebody’s eyes, or does not compile', async (t) => {
  const select = seenStatement(undefined, sql`select from ${companies} where ${mine(companies)}`)
  t.same(await run(executor, select, { tenantId: 'one', sees: undefined }), [])
  // @ts-expect-error nobody’s eyes
  t.ok(run(executor, select, { tenantId: 'one' }))
})
