import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../percentile.ts'
import type { Arena, Attack, Check } from './arena.ts'
import { ask, succeed } from './client.ts'

const [companies, contactsOfEach] = [100, 200]
const contactsOfOne = 20_000
/** How long another write of the tenant may wait for what works in parts, beside what one of another tenant waits, in milliseconds. */
const mostWaitMs = 100
/** What a deletion, merge or restore, which is one transaction, may take for each reference. */
const mostOfReferenceMs = 1

export const attack: Attack = {
  line: 30,
  what: 'a tenant deletes, brings back and merges records to which very many others refer',
  settings: { RATE_LIMIT_MAX: '100000' },
  run: async (arena) => {
    const { port, sql, tenants } = arena
    const tenant = tenants.mallory
    const write = (method: string, path: string, body?: object) =>
      ask({ port, tenant, method, path: `/api/v1/${path}`, body, timeoutMs: 120_000 })
    const post = (path: string, body: object) =>
      succeed<{ id: string }>({ port, tenant, method: 'POST', path: `/api/v1/${path}`, body })
    const items = Array.from({ length: companies }, (_, n) => ({ name: `Heavy ${n}` }))
    await post('companies/bulk', { items })
    await fill(sql, tenant.tenantId, `name like 'Heavy %'`, contactsOfEach)
    const [large, other] = await Promise.all(['Large', 'Other'].map((name) => post('companies', { name })))
    await fill(sql, tenant.tenantId, `name = 'Large'`, contactsOfOne)

    const filter = { property: 'name', op: 'startsWith', value: 'Heavy' }
    const checks: Check[] = []
    const inParts = async (what: string, work: () => ReturnType<typeof ask>) => {
      const { answer, waits, otherMs } = await beside(arena, work)
      const longest = percentile(waits, 0.99)
      checks.push({
        isHeld: answer.status === 200 && longest <= mostWaitMs + otherMs,
        found: `${what}: ${answer.status} in ${(answer.ms / 1_000).toFixed(1)} s; the tenant's other writes p99 ${longest.toFixed(0)} ms ≤ ${mostWaitMs} + the ${otherMs.toFixed(0)} of another tenant's, p50 ${percentile(waits, 0.5).toFixed(0)}`
      })
      return JSON.parse(answer.text).changeSet as string
    }
    const undo = (changeSet: string) => () => write('POST', 'changes/undo', { changeSet })
    const set = await inParts('a bulk-delete', () => write('POST', 'companies/bulk-delete', { filter }))
    const back = await inParts('its undo', undo(set))
    await inParts('an undo of that', undo(back))
    const atOnce = async (what: string, work: () => ReturnType<typeof ask>) => {
      const { status, ms } = await work()
      const each = ms / contactsOfOne
      checks.push({
        isHeld: status === 200 && each <= mostOfReferenceMs,
        found: `${what}: ${status} in ${(ms / 1_000).toFixed(1)} s, ${each.toFixed(2)} ms a reference ≤ ${mostOfReferenceMs}`
      })
    }
    await atOnce('a DELETE', () => write('DELETE', `companies/${large?.id}`))
    await atOnce('a restore', () => write('POST', `companies/${large?.id}/restore`))
    await atOnce('a merge', () => write('POST', `companies/${other?.id}/merge`, { duplicateId: large?.id }))
    return {
      sent: `changes of ${companies} companies with ${contactsOfEach} contacts each, and of one with ${contactsOfOne}`,
      checks
    }
  }
}

/** Does some work, and tells how long other writes of the tenant took meanwhile, in milliseconds. */
async function beside({ port, tenants: { mallory }, readFelt }: Arena, work: () => ReturnType<typeof ask>) {
  const waits: number[] = []
  let isOver = false
  await readFelt('begin')
  const done = work().finally(() => {
    isOver = true
  })
  while (!isOver) {
    const body = { name: 'Beside' }
    const { ms } = await ask({ port, tenant: mallory, method: 'POST', path: '/api/v1/companies', body })
    waits.push(ms)
    await sleep(10)
  }
  return { answer: await done, waits, otherMs: (await readFelt()).post.p99 }
}

/** Gives each company that meets a condition so many contacts. */
async function fill(sql: Arena['sql'], tenantId: string, condition: string, count: number): Promise<void> {
  await sql(
    `insert into contacts (tenant_id, id, first_name, last_name, company_id, lifecycle_stage, tags, created_at, updated_at)
      select tenant_id, gen_random_uuid(), 'Jane', 'Roe ' || n, id, 'lead', '{}', now(), now()
      from companies, generate_series(1, $2::int) as n where tenant_id = $1 and ${condition}`,
    [tenantId, count]
  )
  await sql('analyze contacts', [])
}
