import type { OperationId } from '../../generated/operations.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Actor } from '../support/call.ts'
import { upload } from '../support/example-requests.ts'
import type { Service } from '../support/start.ts'

export type Result = Schemas['ImportResultDto']

/** The kinds in an order in which each refers only to those before it. */
export const kinds = ['companies', 'contacts', 'deals', 'activities'] as const
export type Kind = (typeof kinds)[number]
type Query = Record<string, string | boolean>

const nounOf = (kind: Kind) => kind.charAt(0).toUpperCase() + kind.slice(1)

/** The four operations on a kind of records, by the kind's name. */
export function sheets(service: Service) {
  const call = (id: string, request: object) => service.call(id as OperationId, request as never)
  return {
    importFile: async (kind: Kind, content: string | Buffer, as: Actor = service.acme.admin, query: Query = {}) =>
      (await call(`import${nounOf(kind)}`, { ...upload(content), as, query })).body as unknown as Result,
    refuseFile: async (kind: Kind, content: string | Buffer, as: Actor = service.acme.admin, query: Query = {}) =>
      (await call(`import${nounOf(kind)}`, { ...upload(content), as, query })).problem,
    /** Without the byte-order mark that each has. */
    exportFile: async (kind: Kind, as: Actor = service.acme.admin) =>
      String((await call(`export${nounOf(kind)}`, { as })).body).replace(/^\ufeff/, '')
  }
}
