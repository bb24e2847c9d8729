import type { Service } from './start.ts'

export type ChangeRow = {
  sequence: number
  entity: string
  entity_id: string
  action: string
  changed_at: string
  data: Record<string, unknown>
}

/** The change log of a tenant in order, with each record as its GET shows it: a deal without its contacts. */
export async function readChanges(service: Service, tenant = service.acme): Promise<ChangeRow[]> {
  const rows = await service.sql<ChangeRow>(
    `select sequence::int, entity, entity_id, action, data,
      to_char(changed_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as changed_at
      from changes where tenant_id = $1 order by sequence`,
    [tenant.tenantId]
  )
  return rows.map((row) => ({ ...row, data: asShown(row.data) }))
}

/** A record of the change log or an event as its GET shows it. */
export function asShown({ contacts: _, ...data }: Record<string, unknown>): Record<string, unknown> {
  return data
}
