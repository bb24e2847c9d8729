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
    const filter = { or: conditions }
    const search = {
      port,
      tenant: mallory,
      method: 'POST',
      path: '/api/v1/contacts/search',
      body: { filter, count: true }
    }
    const params = { name: 'search', arguments: { kind: 'contact', filter } }
    const tool = { ...search, path: '/mcp', body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params } }
    let isOver = false
    let next = 0
    // Every second one is an agent's, whose answer is always a 200.
    const worst = repeat(searches, atOnce, async () => {
      const { status, text } = await ask(next++ % 2 === 0 ? search : tool)
      return /"structuredContent":{.*"status":(\d+)/.exec(text)?.[1] ?? String(status)
    }).finally(() => {
      isOver = true
    })
    const others: Awaited<ReturnType<typeof ask>>[] = []
    while (!isOver) others.push(await ask({ ...search, tenant: trudy, body: { q: 'lovel' } }))
    const counts = Object.groupBy(await worst, (status) => status)
    const answers = Object.entries(counts).map(([status, some]) => `${some?.length} × ${status}`)
    const foreseen = ['200', '422', '503']
    const p99 = percentile(
      others.map(({ ms }) => ms),
      0.99
    )
    const good = others.filter(({ status }) => status === 200).length
    return {
      sent: `${searches} searches of 20 conditions over ${contacts} contacts, ${atOnce} at once, half of them an agent's`,
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
