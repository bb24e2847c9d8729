import { type OperationDescription, type OperationId, operations } from '../../generated/operations.ts'
import { serializers } from '../../generated/serializers.js'
import { type Rendered, rendered } from '../handler-results.ts'
import type { KeptAnswer } from '../writes/idempotency.ts'
import { versionOf } from './preconditions.ts'
import type { Validated } from './validate.ts'

/** Makes what is sent, and kept under an Idempotency-Key, of what the operation's handler returns. */
export function keeper(id: OperationId, operation: OperationDescription) {
  const serialize = serializers[id]
  const locate = operation.status === 201 ? locator(id) : undefined
  const hasTag = operation.successHeaders.includes('ETag')
  return (result: unknown, { fields }: Validated): KeptAnswer => {
    if (isRendered(result)) {
      const body = result[rendered]
      const version = hasTag ? (result.version ?? versionOf(body)) : undefined
      return { body, ...(locate && result.id && { location: locate(result.id) }), ...(version && { version }) }
    }
    if (!serialize) return { body: result as string }
    const body = serialize(fields ? pick(result as object, fields) : result)
    return { body, ...(locate && { location: locate((result as { id: string }).id) }) }
  }
}

/** Whether PostgreSQL has rendered the result as JSON. */
export function isRendered(result: unknown): result is Rendered<unknown> {
  return typeof result === 'object' && result !== null && rendered in result
}

/** Where a new record is found: what `createX` makes, `getX` answers. */
function locator(id: OperationId): (id: string) => string {
  const read = operations[id.replace(/^create/, 'get') as OperationId]
  return (recordId) => read.path.replace('{id}', recordId)
}

function pick(record: object, fields: string[]): object {
  return Object.fromEntries(Object.entries(record).filter(([name]) => fields.includes(name)))
}
