import type { Arena, Attack } from './arena.ts'
import { ask, repeat, succeed } from './client.ts'

const activities = 100_000
const requests = 100
const mostGrownMb = 250
/** As long as a statement may take: an answer that needs longer can't be had. */
const longestMs = 30_000

export const attack: Attack = {
  line: 28,
  what: 'a tenant wants all that is held on a person with very many activities, many times at once',
  run: async ({ port, sql, tenants: { mallory }, readMemory }) => {
    const body = { firstName: 'Star', lastName: 'S', email: 'star@star.example' }
    const post = { port, tenant: mallory, method: 'POST', path: '/api/v1/contacts', body }
    const { id } = await succeed<{ id: string }>(post)
    await fill(sql, mallory.tenantId, id)
    const path = `/api/v1/contacts/${id}/personal-data`
    const read = async () => {
      const { status, text, ms, error } = await ask({ port, tenant: mallory, path, timeoutMs: 90_000 })
      // The texts would be many times the memory of this process.
      return { status: error ?? String(status), size: text.length, ms, count: text.split('"subject"').length - 1 }
    }
    const alone = await read()
    const answers = await repeat(requests, requests, read)
    const { before, most } = readMemory()
    const grown = Math.round(most - before)
    const counts = Object.entries(Object.groupBy(answers, ({ status }) => status))
    const good = answers.filter(({ status }) => status === '200').length
    return {
      sent: `personal data of a contact with ${activities} activities once, then ${requests} at once`,
      checks: [
        {
          isHeld: alone.status === '200' && alone.count >= activities && alone.ms < longestMs,
          found: `alone: ${alone.status}, ${(alone.size / 1e6).toFixed(0)} MB in ${(alone.ms / 1_000).toFixed(1)} s < ${longestMs / 1_000}`
        },
        {
          isHeld: good > 0 && counts.every(([status]) => ['200', '503'].includes(status)),
          found: `at once: ${counts.map(([status, some]) => `${some?.length} × ${status}`).join(', ')} (each 200 or 503)`
        },
        { isHeld: grown <= mostGrownMb, found: `RSS +${grown} MB ≤ ${mostGrownMb}` }
      ]
    }
  }
}

/** Gives a contact so many activities, and their changes, as those that the service makes have them. */
async function fill(sql: Arena['sql'], tenantId: string, contactId: string): Promise<void> {
  await sql(
    `insert into activities (tenant_id, id, activity_type, subject, body, status, priority, contact_id, created_at, updated_at)
      select $1, gen_random_uuid(), 'note', 'S' || n, repeat('b', 200), 'pending', 'normal', $2, now(), now()
      from generate_series(1, ${activities}) as n`,
    [tenantId, contactId]
  )
  await sql(
    `insert into changes (tenant_id, sequence, entity, entity_id, action, changed_at, data)
      select tenant_id, 1000 + row_number() over (), 'activity', id, 'created', created_at,
        json_build_object('id', id, 'subject', subject, 'body', body, 'contactId', contact_id)
      from activities where tenant_id = $1`,
    [tenantId]
  )
  await sql('update tenant_clocks set sequence = $2 where tenant_id = $1', [tenantId, 1_000 + activities])
}
