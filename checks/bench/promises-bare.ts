import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withClient } from '../databases.ts'

// The rows of a write in one bare transaction, by pgbench where it is there, else by a bare client: the server does the same.

/** Statements of one transaction, in which `:n` is a number that never comes twice, and `:some` that of a record that is there. */
export type Bare = Record<'POST' | 'PUT' | 'upsert' | 'bulk', Statements>
type Statements = { write: string; log: string; audit: string; tenantId: string; rows: number }

/** What is written beside the records. */
type Beside = { isLogged: boolean; isAudited: boolean }

const names =
  'tenant_id, id, name, name_key, domain, industry, employee_count, city, country, tags, created_at, updated_at'
/** The id of a record by its number: in order, as the service's are. */
const idOf = (number: string) => `lpad(to_hex((${number})::bigint), 32, '0')::uuid`
let runs = 0

/** The statements for a tenant, which gets so many companies. */
export async function bareStatements(url: string, tenantId: string, rows: number): Promise<Bare> {
  const rowOf = (number: string, domain: string) =>
    `'${tenantId}'::uuid, ${idOf(number)}, 'Price ' || ${number}, 'price ' || ${number}, ${domain}, 'Logistics', (${number}) % 5000, 'Berlin', 'Germany', '{north}'::text[], now(), now()`
  await withClient(url, async (client) => {
    await client.query(
      `insert into companies (${names}) select ${rowOf('n', "'upsert-' || n || '.example'")} from generate_series(1, ${rows}) n`
    )
    await client.query('vacuum (analyze) companies')
    await client.query('create sequence bare_numbers')
  })
  const audit = `insert into audit_log (tenant_id, id, at, action, outcome, actor_type, actor_name, target_type)
    values ('${tenantId}', gen_random_uuid(), now(), 'company.created', 'success', 'api_key', 'Bench', 'company')`
  const isOne = (number: string) => `tenant_id = '${tenantId}' and id = ${idOf(number)}`
  const statements = (write: string, ids: string): Statements => ({
    write,
    log: logOf(tenantId, ids),
    audit,
    tenantId,
    rows
  })
  const fresh = `10000000 + :n`
  const set = `name = 'Price ' || :n, name_key = 'price ' || :n, industry = 'Logistics', employee_count = :n % 5000, city = 'Berlin', country = 'Germany',
    tags = '{north}', updated_at = now()`
  return {
    POST: statements(
      `insert into companies (${names}) select ${rowOf(fresh, "'price-' || :n || '.example'")}`,
      isOne(fresh)
    ),
    PUT: statements(`update companies set ${set} where ${isOne(':some')}`, isOne(':some')),
    upsert: statements(
      `insert into companies (${names}) select ${rowOf(fresh, "'upsert-' || :some || '.example'")}
       on conflict (tenant_id, domain) where domain is not null do update set ${set}`,
      isOne(':some')
    ),
    bulk: statements(
      `insert into companies (${names}) select ${rowOf('100000000 + 100 * :n + i', 'null')} from generate_series(1, 100) i`,
      `tenant_id = '${tenantId}' and id > ${idOf('100000000 + 100 * :n')} and id <= ${idOf('100000000 + 100 * :n + 100')}`
    )
  }
}

/** The tenant's lock, a change row with each record in it, and the sequence. */
function logOf(tenantId: string, condition: string): string {
  return `insert into changes (tenant_id, sequence, entity, entity_id, action, changed_at, data, change_set, actor_type, actor_id, actor_name, source)
    select tenant_id, (select sequence from tenant_clocks where tenant_id = '${tenantId}') + row_number() over (), 'company', id, 'created', now(),
      row_to_json(companies), '${tenantId}', 'api_key', '${tenantId}', 'Bench', 'api' from companies where ${condition};
    update tenant_clocks set sequence = (select max(sequence) from changes where tenant_id = '${tenantId}'), changed_at = now() where tenant_id = '${tenantId}'`
}

/** Runs so many transactions one after the other, and resolves with their number. */
export async function runBare(
  url: string,
  { write, log, audit, tenantId, rows }: Statements,
  { isLogged, isAudited }: Beside,
  count: number
): Promise<number> {
  const lock = `update tenant_clocks set sequence = sequence where tenant_id = '${tenantId}'`
  const all = [
    'begin',
    ...(isLogged ? [lock] : []),
    write,
    ...(isLogged ? log.split(';') : []),
    ...(isAudited ? [audit] : []),
    'commit'
  ]
  runs += 1
  const base = runs * 100_000
  const pgbench = globSync('/usr/lib/postgresql/*/bin/pgbench').sort().at(-1)
  if (pgbench) runPgbench(pgbench, url, all, base, rows, count)
  else await runClient(url, all, base, rows, count)
  return count
}

function runPgbench(
  program: string,
  url: string,
  statements: string[],
  base: number,
  rows: number,
  count: number
): void {
  const folder = mkdtempSync(join(tmpdir(), 'crm-pgbench-'))
  const script = join(folder, 'script.sql')
  // pgbench counts nothing that a script can see: a sequence does.
  const head = [
    `select nextval('bare_numbers') + ${base} as n`,
    '\\gset',
    `\\set some random(1, ${Math.min(rows, 100)})`
  ]
  writeFileSync(script, [...head, ...statements.map((text) => `${text.replaceAll(/\s+/g, ' ').trim()};`)].join('\n'))
  try {
    execFileSync(program, ['-n', '-M', 'prepared', '-c', '1', '-t', String(count), '-f', script, url], {
      stdio: ['ignore', 'ignore', 'pipe']
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runClient(url: string, statements: string[], base: number, rows: number, count: number): Promise<void> {
  await withClient(url, async (client) => {
    for (let n = base; n < base + count; n += 1) {
      const some = String(1 + (n % Math.min(rows, 100)))
      // Each is its own statement, prepared once by its place in the transaction, as pgbench has it.
      for (const [place, text] of statements.entries()) {
        const isUsed = { n: text.includes(':n'), some: text.includes(':some') }
        const place2 = isUsed.n ? '$2' : '$1'
        const prepared = text.replaceAll(':n', '$1::bigint').replaceAll(':some', `${place2}::bigint`)
        const given = [...(isUsed.n ? [n] : []), ...(isUsed.some ? [some] : [])]
        await client.query({ name: `bare ${base} ${place}`, text: prepared, values: given })
      }
    }
  })
}
