import type { Arena, Attack } from './arena.ts'
import { ask, repeat } from './client.ts'

const contacts = 5_000
const [changes, atOnce] = [24, 12]
const ofOther = 1_000
const mostOfOtherMs = 20_000
const mostGrownMb = 150

export const attack: Attack = {
  line: 24,
  what: 'a tenant changes many thousand records with each of many requests at once',
  run: async ({ port, sql, tenants: { mallory, trudy }, readMemory }) => {
    await fill(sql, mallory.tenantId, contacts)
    await fill(sql, trudy.tenantId, ofOther)
    const path = '/api/v1/contacts/bulk-update'
    const filter = { property: 'lastName', op: 'startsWith', value: 'Roe' }
    const change = (n: number) => {
      const body = { filter, set: { title: `Title ${n}` } }
      return ask({ port, tenant: mallory, method: 'POST', path, body, timeoutMs: 120_000 })
    }
    let next = 0
    const flood = repeat(changes, atOnce, () => change(next++))
    const beganAt = performance.now()
    const body = { filter, set: { title: 'Own title' } }
    const own = await ask({ port, tenant: trudy, method: 'POST', path, body })
    const ownMs = performance.now() - beganAt
    const answers = await flood
    const { before, most } = readMemory()
    const grown = Math.round(most - before)
    const counts = Object.entries(Object.groupBy(answers, ({ status }) => status))
    return {
      sent: `${changes} changes of ${contacts} contacts each, ${atOnce} at once`,
      checks: [
        {
          isHeld: counts.every(([status]) => ['200', '503'].includes(status)),
          found: `their answers: ${counts.map(([status, some]) => `${some?.length} × ${status}`).join(', ')} (each 200 or 503)`
        },
        {
          isHeld: own.status === 200 && ownMs <= mostOfOtherMs,
          found: `another tenant's change of ${ofOther}: ${own.status}, in ${(ownMs / 1_000).toFixed(1)} s ≤ ${mostOfOtherMs / 1_000}`
        },
        { isHeld: grown <= mostGrownMb, found: `RSS +${grown} MB ≤ ${mostGrownMb}` }
      ]
    }
  }
}

async function fill(sql: Arena['sql'], tenantId: string, count: number): Promise<void> {
  await sql(
    `insert into contacts (tenant_id, id, first_name, last_name, lifecycle_stage, tags, created_at, updated_at)
      select $1, gen_random_uuid(), 'Jane', 'Roe ' || n, 'lead', '{}', now(), now() from generate_series(1, $2::int) as n`,
    [tenantId, count]
  )
}
