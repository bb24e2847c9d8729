import type { Client } from 'pg'
import type { NewTenant } from '../../src/tenants/create.ts'
import { makeCall } from '../service-process.ts'
import type { QueryWork } from './query-works.ts'
import { condition } from './query-worst.ts'

// Callers who see a part of a tenant's records.

/** What is the worst for who sees few records: to pass over those of others until there is a page. */
export const restrictedWorks = [
  { name: 'oldest first', body: { sort: [{ property: 'createdAt' }] } },
  {
    name: 'all by updatedAt',
    body: { filter: condition('updatedAt', 'gte', '2025-01-01'), sort: [{ property: 'updatedAt' }] }
  },
  { name: 'q, a word that all have', body: { q: 'fair' } },
  { name: 'q, a word of a fifth', body: { q: 'jose' } },
  { name: 'equality, one that all have', body: { filter: condition('lifecycleStage', 'eq', 'lead') } }
].map((work): QueryWork => ({ ...work, entity: 'contacts', floor: {} }))

/** Users that a tenant's records are shared out to, and of these the members of a team. */
const [userCount, memberCount] = [100, 50]

/**
 * Keys that act for users: `half` for a member of a team that owns every second record, `few` for one who sees only their own, which are
 * one of a hundred, and `newest` for one whose one of a hundred are all the newest.
 */
export type Restricted = Record<'half' | 'few' | 'newest', string>

/** Gives the records of a tenant to a hundred users by turns, past the service, and makes keys for three of these. */
export async function shareOut(client: Client, port: number, tenant: NewTenant): Promise<Restricted> {
  const call = makeCall(port, tenant)
  const make = async (path: string, values: object): Promise<Record<string, unknown>> => {
    const { status, body } = await call('POST', `/api/v1/${path}`, values)
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body
  }
  const team = await make('teams', { name: 'Half' })
  const ids: string[] = []
  for (let n = 0; n < userCount; n += 1) {
    const isAlone = n === 0 || n === userCount - 1
    // Who owns the newest is in the team, too: otherwise all of its pages of these would be of what it passes over.
    const isMember = n > 0 && (n <= memberCount || isAlone)
    const seen = { visibility: isAlone ? 'own' : 'team', ...(isMember && { teamId: team.id }) }
    const user = { name: `User ${n}`, email: `user${n}@bench.example`, password: 'a long password', role: 'member' }
    ids.push(String((await make('users', { ...user, ...seen })).id))
  }
  for (const table of ['companies', 'contacts', 'deals', 'activities']) {
    await client.query(
      `update ${table} set owner_id = ($2::uuid[])[case when place > 0.99 then $3::int else 1 + numbered.n % ($3::int - 1) end] from (
        select id, row_number() over (order by id) as n, cume_dist() over (order by id) as place from ${table} where tenant_id = $1) as numbered
        where ${table}.tenant_id = $1 and ${table}.id = numbered.id`,
      [tenant.tenantId, ids, userCount]
    )
  }
  await client.query('vacuum analyze')
  const keyOf = async (userId?: string) =>
    String((await make('api-keys', { name: 'Restricted', scopes: 'read', userId })).key)
  return { half: await keyOf(ids[1]), few: await keyOf(ids[0]), newest: await keyOf(ids.at(-1)) }
}
