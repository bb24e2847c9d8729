import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { formatSql } from '../../scripts/sql/format.ts'
import { startService } from '../support/start.ts'

const folder = join(import.meta.dirname, '../../generated/sql')

t.test('PostgreSQL can plan each statement of generated/sql as its file has it', async (t) => {
  const { sql } = await startService(t)
  const [{ version = 0 } = {}] = await sql<{ version: number }>(
    `select current_setting('server_version_num')::int as version`
  )
  if (version < 160_000) return t.pass('EXPLAIN takes parameters from PostgreSQL 16 on')
  const files = readdirSync(folder)
  t.ok(files.length > 100, 'there are files at all')
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8').replace(/^--.*\n/gm, '')
    if (!/^(select|with|insert|update|delete)/.test(text)) continue
    await sql(`explain (generic_plan) ${text}`).catch((error) => t.fail(`${file}: ${error.message}`))
  }
})

t.test(
  'No statement updates a tenant’s table by what Citus refuses there: a function that varies within an expression',
  async (t) => {
    const texts = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const)
    const updates = texts.filter(([, text]) => /^update "/m.test(text))
    t.ok(updates.length > 20, 'there are updates at all')
    for (const [file, text] of updates) {
      t.notMatch(text, /clock_timestamp|random|nextval/, file)
      t.notMatch(text, /[(,] ?now\(\)|now\(\) [-+]/, file)
    }
  }
)

t.test('Laying SQL out changes nothing but white space, and nothing within quotes', async (t) => {
  const text = `select a, 'it''s  from'  as "or  and" from (select 1 as a) as x where a is not distinct from 1 and a in (2, 3)`
  t.equal(
    formatSql(text),
    `select a,
  'it''s  from' as "or  and"
from (
  select 1 as a
) as x
where a is not distinct from 1
  and a in (2, 3)`
  )
})
