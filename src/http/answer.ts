import type { OperationDescription, OperationId } from '../../generated/operations.ts'
import { serializers } from '../../generated/serializers.js'
import { type Rendered, rendered } from '../handler-results.ts'
import { versionOf } from './preconditions.ts'
import type { Validated } from './validate.ts'

/** A successful answer's body, and what its headers Location and ETag are made of. */
export type Answer = { body: string; location?: string; version?: string }

/** Makes an operation's answer of what its handler returns. */
export function answerMaker(id: OperationId, operation: OperationDescription) {
  const serialize = serializers[id]
  const { location, hasETag } = operation
  const locate = location === null ? undefined : (recordId: string) => location.replace('{id}', recordId)
  return (result: unknown, { fields }: Validated): Answer => {
    if (isRendered(result)) {
      const body = result[rendered]
      const version = hasETag ? (result.version ?? versionOf(body)) : undefined
      return { body, ...(locate && result.id && { location: locate(result.id) }), ...(version && { version }) }
    }
    if (!serialize) return { body: result as string }
    return { body: serialize(fields ? pick(result as object, fields) : result) }
  }
}

/** Whether PostgreSQL has rendered the result as JSON. */
export function isRendered(result: unknown): result is Rendered<unknown> {
  return typeof result === 'object' && result !== null && rendered in result
}

function pick(record: object, fields: string[]): object {
  return Object.fromEntries(Object.entries(record).filter(([name]) => fields.includes(name)))
}
