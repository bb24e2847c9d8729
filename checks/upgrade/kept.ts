import type { History, Sender } from '../proof/history.ts'
import type { Content } from '../service-process.ts'
import type { Fleet, Instance } from './fleet.ts'
import type { ReleasedTenant } from './release.ts'

/** Sends a request with a JSON body, or a file, to the instances in use by turns, or to one of them. Rejects where there is no answer. */
export type Send = (method: string, path: string, body?: object, to?: Instance) => ReturnType<Fleet['send']>

/** Sends for a tenant, and keeps what was sent and what came back: docs/proof.md. */
export function keepSends(fleet: Fleet, tenant: ReleasedTenant, history: History, sender: Sender): Send {
  return async (method, path, body, to) => {
    const text = body && !('bytes' in body) ? JSON.stringify(body) : undefined
    const content =
      text === undefined ? (body as Content | undefined) : { type: 'application/json', bytes: Buffer.from(text) }
    return history.keep(sender, { method, path, headers: {}, text }, () =>
      fleet.send(tenant, method, path, content, to)
    )
  }
}
