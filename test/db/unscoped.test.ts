import t from 'tap'
import { eq, sql } from '../../src/db/drizzle.ts'
import { companies } from '../../src/db/schema.ts'
import { type Executor, run, statement } from '../../src/db/statement.ts'
import { mine } from '../../src/db/tenant.ts'
import { unscoped } from '../../src/db/unscoped.ts'

// A statement on a tenant's table needs its tenant. The lines marked with @ts-expect-error are tests, too: `npm run
// typecheck` fails where one of them compiles.

const executor: Executor = { query: async () => [] }
const isNamed = eq(companies.name, sql.placeholder('name'))

t.test('A statement is run for a tenant, or does not compile', async (t) => {
  const select = statement(undefined, sql`select from ${companies} where ${mine(companies, isNamed)}`)
  t.same(await run(executor, select, { tenantId: 'one', name: 'Nordwind' }), [])
  // @ts-expect-error no tenant
  t.throws(() => run(executor, select, { name: 'Nordwind' }), { message: /tenantId/ })
  // @ts-expect-error an undefined one is none
  t.ok(run(executor, select, { tenantId: undefined, name: 'Nordwind' }))
})

t.test('A statement that names no tenant is not built, unless db/unscoped.ts lists it', async (t) => {
  const all = sql`select from ${companies} where ${isNamed}`
  t.throws(() => statement('all_companies', all), { message: 'a statement without a tenant: all_companies' })
  // @ts-expect-error not one of those that may
  const listed = unscoped('all_companies', all)
  t.same(await run(executor, listed, { name: 'Nordwind' }), [])
})
