import { differences, readDigest, type Sql } from '../proof/digest.ts'
import type { Attack } from './arena.ts'
import { ask, succeed } from './client.ts'

const followers = 200
const password = 'seven lazy geese fly'

export const attack: Attack = {
  line: 25,
  what: 'a restricted user deletes what only others see, and to which their records refer',
  run: async ({ port, sql, tenants: { mallory } }) => {
    const make = async (path: string, body: object) =>
      succeed<{ id: string; key: string }>({ port, tenant: mallory, method: 'POST', path: `/api/v1/${path}`, body })
    const [hidden, mine] = await Promise.all(
      ['hidden', 'mine'].map((name) =>
        make('users', { email: `${name}@mallory.example`, name, role: 'member', visibility: 'own', password })
      )
    )
    const { key } = await make('api-keys', { name: 'Restricted', scopes: 'write', userId: mine?.id })
    const restricted = { ...mallory, apiKey: key }
    const ownerId = hidden?.id
    const company = await make('companies', { name: 'Hidden', ownerId })
    const contact = await make('contacts', { firstName: 'H', lastName: 'H', ownerId, companyId: company.id })
    const links = { ownerId, companyId: company.id, contactId: contact.id }
    const items = Array.from({ length: 100 }, (_, n) => ({ activityType: 'note', subject: `S${n}`, ...links }))
    for (let made = 0; made < followers; made += items.length) await make('activities/bulk', { items })

    const rows: Sql = async (text, values) => ((await sql(text, values)) as { rows: never[] }).rows
    const statuses: string[] = []
    const changed = new Set<string>()
    for (const [kind, path, id] of [
      ['company', 'companies', company.id],
      ['contact', 'contacts', contact.id]
    ] as const) {
      const remove = { port, tenant: restricted, method: 'DELETE', path: `/api/v1/${path}/${id}` }
      const tool = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'delete', arguments: { kind, id } } }
      for (const one of [
        remove,
        { ...remove, headers: { 'if-match': '*' } },
        { ...remove, headers: { 'if-match': '"2020-01-01T00:00:00.000Z"' } },
        { ...remove, method: 'POST', path: '/mcp', body: tool }
      ]) {
        const before = await readDigest(rows, mallory.tenantId)
        const { status, text } = await ask(one)
        statuses.push(/"structuredContent":{.*"status":(\d+)/.exec(text)?.[1] ?? String(status))
        for (const table of differences(before, await readDigest(rows, mallory.tenantId))) changed.add(table)
      }
    }
    return {
      sent: `${statuses.length} deletions of two records to which ${followers} hidden ones refer, by HTTP and by a tool`,
      checks: [
        {
          isHeld: statuses.every((status) => status === '404'),
          found: `their answers: ${statuses.join(', ')} (each 404)`
        },
        {
          isHeld: changed.size === 0,
          found: `${changed.size} tables are otherwise than before${changed.size > 0 ? `: ${[...changed].join(', ')}` : ''}`
        }
      ]
    }
  }
}
