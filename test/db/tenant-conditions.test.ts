import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { buildNamedStatements } from '../../scripts/sql/named.ts'
import { is, Param, Placeholder, type SQL, sql } from '../../src/db/drizzle.ts'
import { changes, companies, contacts } from '../../src/db/schema.ts'
import { type Statement, seenStatement, statement, statementOfAll } from '../../src/db/statement.ts'
import { mine, seeingAll, type TenantScope } from '../../src/db/tenant.ts'
import { unscopedNames } from '../../src/db/unscoped.ts'
import { findUnbound } from './tenant-conditions.ts'

// A statement that names its tenant, as each has to, may do so in a condition that binds nothing. What requests build beside
// the statements with a name is looked at in test/architecture.test.ts, while all operations run.

function unboundIn({ text, parameters }: Statement<object>): string[] {
  return findUnbound(text, (number) => {
    const parameter = parameters[Number(number) - 1]
    const value = is(parameter, Param) ? parameter.value : parameter
    return is(value, Placeholder) && value.name === 'tenantId'
  })
}

t.test(
  'Each statement with a name binds every table of tenants to its tenant, unless db/unscoped.ts lists it',
  async (t) => {
    const all = await buildNamedStatements()
    const scoped = [...all].filter(([name]) => !unscopedNames.has(name))
    t.ok(scoped.length > 250, 'there are statements at all')
    for (const [name, one] of scoped) t.same(unboundIn(one), [], name)
    t.same(
      [...unscopedNames].filter((name) => !all.has(name)),
      [],
      'db/unscoped.ts lists none that is not there'
    )
  }
)

t.test(
  'What writes returns columns as they are, since Citus takes no function there that is not immutable',
  async (t) => {
    const scoped = [...(await buildNamedStatements())].filter(([name]) => !unscopedNames.has(name))
    const returning = scoped.filter(([, { text }]) => /\breturning\b/.test(text))
    t.ok(returning.length > 10, 'there are such statements')
    t.same(
      returning.filter(([, { text }]) => /\breturning\b[^()]*\w\(/.test(text)).map(([name]) => name),
      []
    )
  }
)

/** What shows a restricted caller a record that it has just changed, whoever owns it by now, by its table. */
const ofAnyOwner: Record<string, string[]> = {
  contacts: ['contact_preview', 'contact_changed'],
  companies: ['company_preview', 'company_changed'],
  deals: ['deal_changed'],
  activities: ['activity_changed']
}

t.test(
  'What restricted callers run binds each table of records to its tenant and to the owners whom they see',
  async (t) => {
    const all = await buildNamedStatements()
    const restricted = [...all].flatMap(([name, one]) => (one.restricted ? [[name, one.restricted()] as const] : []))
    t.ok(restricted.length > 30, 'there are such statements')
    for (const [name, one] of restricted) {
      t.same(unboundIn({ name, ...one }), [], name)
      for (const [table, others] of Object.entries(ofAnyOwner)) {
        const count = (text: string) => one.text.split(text).length - 1
        const seen = count(`(coalesce("${table}"."owner_id" = any(`)
        t.equal(seen + (others.includes(name) ? 1 : 0), count(`"${table}"."tenant_id" = $`), `${name}: ${table}`)
      }
    }
  }
)

t.test('A statement of records can’t be built without saying whose eyes it is read with', async (t) => {
  const text = sql`select from ${contacts} where ${mine(contacts)}`
  t.throws(() => statement(undefined, text), /a statement of records/)
  const made = seenStatement(undefined, text)
  t.notMatch(made.text, /owner_id/, 'who sees all runs what had been run before')
  t.match(made.restricted?.().text, /owner_id/)
  t.same(seeingAll<TenantScope>({ tenantId: 'x' }), { tenantId: 'x', sees: undefined })
})

const word = sql.placeholder('word')
const isNamed = sql`${companies.name} = ${word}`
const own = (from: SQL) => sql`select 1 from ${from} where ${mine(changes)}`

const planted: [unbound: string[], what: string, text: SQL][] = [
  [
    ['changes as changes'],
    'an or beside the tenant',
    sql`select from ${changes} where ${mine(changes)} and false or true`
  ],
  [['changes as changes'], 'a negation', sql`select from ${changes} where not (${mine(changes)})`],
  [['companies as companies'], 'another table', own(sql`${changes}, ${companies}`)],
  [
    ['companies as companies'],
    'a subselect',
    sql`select (select name from ${companies} where ${isNamed}) from ${changes} where ${mine(changes)}`
  ],
  [
    ['companies as companies'],
    'a condition of a row',
    sql`select from ${changes} where ${mine(changes, sql`exists (select from ${companies} where ${isNamed})`)}`
  ],
  [
    ['companies as companies'],
    'a lateral subselect',
    own(sql`${changes}, lateral (select * from ${companies} where ${isNamed}) as one`)
  ],
  [
    ['companies as companies'],
    'a CTE',
    sql`with every_one as (select * from ${companies}) select from ${changes}, every_one where ${mine(changes)}`
  ],
  [
    ['companies as companies'],
    'one side of a union',
    sql`select from ${changes} where ${mine(changes)} union all select from ${companies}`
  ],
  [
    ['companies as companies'],
    'a function’s argument',
    own(sql`${changes}, unnest(array(select name from ${companies})) as one`)
  ],
  [
    ['contacts as contacts'],
    'the left side of a left join',
    sql`select from ${contacts} left join ${companies} on ${mine(contacts)} and ${mine(companies)}`
  ],
  [
    ['companies as companies'],
    'a join by the id alone',
    sql`select from ${contacts} join ${companies} on ${companies.id} = ${contacts.companyId} where ${mine(contacts)}`
  ],
  [
    ['companies as companies'],
    'an update',
    sql`update ${companies} set name = 'x' from ${changes} where ${mine(changes)}`
  ],
  [['companies as companies'], 'a deletion', sql`delete from ${companies} using ${changes} where ${mine(changes)}`],
  [
    ['insert into companies'],
    'an insertion',
    sql`insert into ${companies} (id, name) select entity_id, 'x' from ${changes} where ${mine(changes)}`
  ]
]

t.test('A table of tenants that a statement leaves unbound is found, wherever it is', async (t) => {
  for (const [unbound, what, text] of planted) t.same(unboundIn(statementOfAll(undefined, text)), unbound, what)
})

t.test('A table is bound by its own tenant, by a table that is, and by a row around it', async (t) => {
  const isIts = sql`${companies.tenantId} = ${changes.tenantId}`
  for (const text of [
    sql`select from ${changes} where ${mine(changes, sql`true or false`)}`,
    own(sql`${changes} join ${companies} on ${isIts}`),
    own(sql`${changes} left join ${companies} on ${mine(companies, isNamed)}`),
    own(sql`${changes}, lateral (select * from ${companies} where ${isIts} limit 1) as one`),
    sql`delete from ${companies} using ${changes} where ${mine(changes)} and ${isIts}`
  ]) {
    t.same(unboundIn(statementOfAll(undefined, text)), [])
  }
})

const src = join(import.meta.dirname, '../../src')

t.test('Nothing stands beside a condition that mine() makes: it takes what else must hold', async (t) => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  let count = 0
  for (const file of files) {
    const text = readFileSync(join(src, file), 'utf8')
    for (const { index } of text.matchAll(/\$\{mine\(/g)) {
      count += 1
      const end = endOf(text, index + 1)
      t.notMatch(text.slice(end, end + 20), /^\s+(and|or)\b/i, `${file}: ${text.slice(index, end + 20)}`)
      t.notMatch(text.slice(index - 20, index), /\b(and|or|not)\s+\(*$/i, `${file}: ${text.slice(index - 20, end)}`)
    }
  }
  t.ok(count > 150, 'conditions are found at all')
})

/** Where the brace ends that begins at `start`. */
function endOf(text: string, start: number): number {
  let depth = 0
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1
    else if (text[index] === '}') depth -= 1
    if (depth === 0) return index + 1
  }
  return text.length
}
