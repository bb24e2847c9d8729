import { openDatabase } from '../../src/db/client.ts'
import { formOf, makeTenantIn, send, startServiceProcess } from '../service-process.ts'
import { jsonOf, type Killed, sendUnderKills } from './send-under-kills.ts'

// Kills the service while it undoes an import, one of whose contacts has another one merged into it since, and sends the request again
// until it is answered: docs/promises.md#undo.

export type UndoOutcome = {
  kills: number
  /** By the answer; all of the import but for the contact that the merge touched, whatever was killed. */
  reverted: number
  /** Contacts that are still there, and imported ones with another number of deletions in the log than one. */
  left: number
  spoilt: number
  /** Change sets that the deletions are in. */
  sets: number
}

/** Imports so many contacts and undoes that, under kills until it is done. */
export async function runUndo(databaseUrl: string, contacts: number): Promise<UndoOutcome> {
  const tenant = await makeTenantIn(databaseUrl, `undo-${Date.now()}`)
  const db = openDatabase(databaseUrl, 1, () => {})
  const killed: Killed = { databaseUrl, service: await startServiceProcess(databaseUrl) }
  const { port } = killed.service
  try {
    const rows = Array.from({ length: contacts }, (_, n) => `Maja,Ek ${n}`)
    const file = formOf(['first_name,last_name', ...rows].join('\n'))
    await send(port, tenant, 'POST', '/api/v1/importexport/contacts/import', file)
    const text =
      'select change_set as id, entity_id as contact from changes where tenant_id = $1 and entity = $2 limit 1'
    const [set] = await db.query<{ id: string; contact: string }>({ text, values: [tenant.tenantId, 'contact'] })
    const older = jsonOf({ firstName: 'Maja', lastName: 'Ek' })
    const { id: duplicateId } = JSON.parse(
      (await send(port, tenant, 'POST', '/api/v1/contacts', older)).bytes.toString()
    )
    await send(port, tenant, 'POST', `/api/v1/contacts/${set?.contact}/merge`, jsonOf({ duplicateId }))
    const { kills, answer } = await sendUnderKills(
      killed,
      tenant,
      '/api/v1/changes/undo',
      jsonOf({ changeSet: set?.id })
    )
    const [found] = await db.query<Omit<UndoOutcome, 'kills' | 'reverted'>>({
      text: `select (select count(*)::int from contacts where tenant_id = $1) as left, count(distinct change_set)::int as sets,
          (count(*) - count(distinct entity_id) + abs(count(*) - $2))::int as spoilt
        from changes where tenant_id = $1 and action = 'deleted' and source = 'undo'`,
      values: [tenant.tenantId, contacts - 1]
    })
    return { ...{ left: -1, sets: 0, spoilt: -1 }, ...found, kills, reverted: Number(answer.reverted) }
  } finally {
    await killed.service.stop('SIGKILL')
    await db.close()
  }
}
