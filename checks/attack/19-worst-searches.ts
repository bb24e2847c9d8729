import { percentile } from '../percentile.ts'
import type { Arena, Attack } from './arena.ts'
import { ask, repeat, succeed } from './client.ts'

const contacts = 100_000
const searches = 120
const atOnce = 60
const maxOfOthersMs = 1_000

export const attack: Attack = {
  line: 19,
  what: 'a tenant sends the worst searches that are allowed',
  settings: { RATE_LIMIT_MAX: '100000' },
  run: async ({ port, sql, tenants: { mallory, trudy } }) => {
    await fill(sql, mallory.tenantId)
    const items = Array.from({ length: 100 }, (_, n) => ({ firstName: 'Ada', lastName: `Lovelace ${n}` }))
    await succeed({ port, tenant: trudy, method: 'POST', path: '/api/v1/contacts/bulk', body: { items } })
    // Nothing matches, so each reads all records, and all of their properties.
    const conditions = Array.from({ length: 20 }, (_, n) => ({
      ...{ property: ['firstName', 'lastName', 'email', 'notes'][n % 4], op: 'contains', value: `nobody ${n}` }
    }))
    const search = { method: 'POST', path: '/api/v1/contacts/search' }
    let isOver = false
    const worst = repeat(searches, atOnce, () =>
      ask({ ...search, port, tenant: mallory, body: { filter: { or: conditions }, count: true } })
    ).finally(() => {
      isOver = true
    })
    const others: Awaited<ReturnType<typeof ask>>[] = []
    while (!isOver) others.push(await ask({ ...search, port, tenant: trudy, body: { q: 'lovel' } }))
    const counts = Object.groupBy(await worst, ({ status }) => status)
    const answers = Object.entries(counts).map(([status, some]) => `${some?.length} × ${status}`)
    const foreseen = ['200', '422', '503']
    const p99 = percentile(
      others.map(({ ms }) => ms),
      0.99
    )
    const good = others.filter(({ status }) => status === 200).length
    return {
      sent: `${searches} searches of 20 conditions over ${contacts} contacts, ${atOnce} at once`,
      checks: [
        {
          isHeld: Object.keys(counts).every((status) => foreseen.includes(status)),
          found: `their answers: ${answers.join(', ')} (each 200, 422 or 503)`
        },
        {
          isHeld: others.length > 0 && good === others.length && p99 < maxOfOthersMs,
          found: `another tenant's searches: ${good} of ${others.length} answered, p99 ${p99.toFixed(0)} ms < ${maxOfOthersMs}`
        }
      ]
    }
  }
}

async function fill(sql: Arena['sql'], tenantId: string): Promise<void> {
  await sql(
    `insert into contacts (tenant_id, id, first_name, last_name, email, email_key, lifecycle_stage, tags, notes, created_at, updated_at)
      select $1, gen_random_uuid(), 'Jane', 'Roe ' || n, n || '@e.test', n || '@e.test', 'lead', '{}',
        repeat('Met at the fair. ', 20), now(), now() from generate_series(1, ${contacts}) as n`,
    [tenantId]
  )
}
