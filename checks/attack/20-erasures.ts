import { percentile } from '../percentile.ts'
import type { Arena, Attack } from './arena.ts'
import { ask, repeat, succeed } from './client.ts'

const contacts = 100_000
const erasures = 10
const mostTimes = 3

export const attack: Attack = {
  line: 20,
  what: 'a tenant erases contacts beside one with very many that have telephone numbers',
  run: async ({ port, sql, tenants: { mallory, trudy } }) => {
    const make = async (body: object, key: string) => {
      const headers = { 'idempotency-key': key }
      return succeed<{ id: string }>({ port, tenant: trudy, method: 'POST', path: '/api/v1/contacts', body, headers })
    }
    // What belongs to others of the tenant, too, is not the erased contact's.
    const others = Array.from({ length: 20 }, (_, n) => ({
      firstName: 'B',
      lastName: `${n}`,
      phone: `+49 170 555${1_000 + n}`
    }))
    const made = await Promise.all(others.map((one, n) => make(one, `other-${n}`)))
    const erase = async () => {
      const { id } = await make({ firstName: 'Maja', lastName: 'Ek', email: 'maja@ek.example' }, `own-${Math.random()}`)
      const path = `/api/v1/contacts/${id}`
      const read = await ask({ port, tenant: trudy, path: `${path}/personal-data` })
      const body = { activities: 'delete' }
      const erased = await ask({ port, tenant: trudy, method: 'POST', path: `${path}/erase`, body })
      return read.status === 200 && erased.status === 200 ? read.ms + erased.ms : Number.NaN
    }
    const measure = async () => percentile(await repeat(erasures, 1, erase), 0.5)
    await measure()
    const alone = await measure()
    await fill(sql, mallory.tenantId)
    const beside = await measure()
    const again = await Promise.all(others.map((one, n) => make(one, `other-${n}`)))
    const twice = again.filter(({ id }, n) => id !== made[n]?.id).length
    return {
      sent: `${erasures} reads and erasures of contacts without a number, alone and beside ${contacts} contacts of another tenant`,
      checks: [
        {
          isHeld: beside <= mostTimes * alone,
          found: `both take ${beside.toFixed(0)} ms, ${alone.toFixed(0)} alone: ${(beside / alone).toFixed(1)} times as long ≤ ${mostTimes}`
        },
        { isHeld: twice === 0, found: `${twice} of ${others.length} repeated POSTs of other contacts wrote twice` }
      ]
    }
  }
}

/** Gives a tenant so many contacts with a number, and their changes, as one that the service makes has them. */
async function fill(sql: Arena['sql'], tenantId: string): Promise<void> {
  await sql(
    `insert into contacts (tenant_id, id, first_name, last_name, phone, lifecycle_stage, tags, created_at, updated_at)
      select $1, gen_random_uuid(), 'Jane', 'Roe ' || n, '+49 170 ' || 1000000 + n, 'lead', '{}', now(), now()
      from generate_series(1, ${contacts}) as n`,
    [tenantId]
  )
  await sql(
    `insert into changes (tenant_id, sequence, entity, entity_id, action, changed_at, data)
      select tenant_id, 1000 + row_number() over (), 'contact', id, 'created', created_at,
        json_build_object('id', id, 'firstName', first_name, 'lastName', last_name, 'phone', phone)
      from contacts where tenant_id = $1`,
    [tenantId]
  )
}
