import { send } from '../service-process.ts'
import type { Sql } from './digest.ts'
import type { History, Sender } from './history.ts'

/** Sends as `send` does, and keeps what was sent and what came back. */
export function keepSent(history: History, sender: Sender): typeof send {
  return async (port, tenant, method, path, content, more = {}) => {
    const text = content?.type === 'application/json' ? content.bytes.toString() : undefined
    const kept = await history.keep(sender, { method, path, headers: more, text }, async () => {
      const answer = await send(port, tenant, method, path, content, more)
      return { status: answer.status, headers: answer.headers, text: answer.bytes.toString(), answer }
    })
    return kept.answer
  }
}

/** Who sends with the key that a tenant was made with. */
export async function findFirstSender(sql: Sql, tenantId: string): Promise<Sender> {
  const [key] = await sql<{ id: string }>('select id from api_keys where tenant_id = $1 order by id limit 1', [
    tenantId
  ])
  return { who: key?.id ?? '', sees: undefined }
}
