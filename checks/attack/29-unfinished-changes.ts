import type { Arena, Attack } from './arena.ts'
import { ask, succeed } from './client.ts'

const contacts = 100_000
const changes = 14
const mostKept = 10
const idBytes = 16
const mostGrownMb = 100

export const attack: Attack = {
  line: 29,
  what: 'a tenant begins changes of very many records that break off, each with a key, and erases a contact',
  run: async ({ port, sql, tenants: { mallory }, readMemory }) => {
    await fill(sql, mallory.tenantId)
    // Stands for webhooks with as many deliveries waiting as there may be: the second part can't be written.
    await sql(`alter table contacts add constraint breaks check (last_name <> '150' or title is null)`, [])
    const path = '/api/v1/contacts/bulk-update'
    const filter = { property: 'firstName', op: 'eq', value: 'Jane' }
    const statuses: string[] = []
    for (let n = 0; n < changes; n += 1) {
      const headers = { 'idempotency-key': `change-${n}` }
      const body = { filter, set: { title: `Title ${n}` } }
      const { status, text } = await ask({
        port,
        tenant: mallory,
        method: 'POST',
        path,
        body,
        headers,
        timeoutMs: 60_000
      })
      statuses.push(status === 409 ? String(JSON.parse(text).code) : String(status))
    }
    const { rows } = (await sql(
      `select count(*)::int as count, coalesce(sum(octet_length(ids)), 0)::float8 as bytes from runs
        where tenant_id = $1 and ids is not null`,
      [mallory.tenantId]
    )) as { rows: { count: number; bytes: number }[] }
    const { count, bytes } = rows[0] ?? { count: 0, bytes: 0 }
    const make = { port, tenant: mallory, method: 'POST', path: '/api/v1/contacts' }
    const { id } = await succeed<{ id: string }>({ ...make, body: { firstName: 'Maja', lastName: 'Ek' } })
    const before = readMemory().now
    const erase = { ...make, path: `/api/v1/contacts/${id}/erase`, body: { activities: 'delete' } }
    const erased = await Promise.all([1, 2, 3, 4].map(() => ask({ ...erase, timeoutMs: 60_000 })))
    const grown = Math.round(readMemory().now - before)
    const mostMb = (mostKept * contacts * idBytes) / 1e6
    return {
      sent: `${changes} changes of ${contacts} contacts each that break off in their second part, and four erasures at once`,
      checks: [
        {
          isHeld:
            count > 0 && count <= mostKept && statuses.slice(mostKept).every((status) => status === 'limit_reached'),
          found: `${count} are kept ≤ ${mostKept}, and later ones are answered ${[...new Set(statuses.slice(mostKept))].join(', ')} (limit_reached)`
        },
        { isHeld: bytes / 1e6 <= mostMb, found: `${(bytes / 1e6).toFixed(1)} MB of ids ≤ ${mostMb}` },
        {
          isHeld: erased.some(({ status }) => status === 200) && grown <= mostGrownMb,
          found: `the erasures: ${erased.map(({ status }) => status).join(', ')}, RSS +${grown} MB ≤ ${mostGrownMb}`
        }
      ]
    }
  }
}

async function fill(sql: Arena['sql'], tenantId: string): Promise<void> {
  await sql(
    `insert into contacts (tenant_id, id, first_name, last_name, lifecycle_stage, tags, created_at, updated_at)
      select $1, gen_random_uuid(), 'Jane', '' || n % 1000, 'lead', '{}', now(), now() from generate_series(1, ${contacts}) as n`,
    [tenantId]
  )
}
