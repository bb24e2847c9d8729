import type { OperationDescription, OperationId } from '../../generated/operations.ts'
import { serializers } from '../../generated/serializers.js'
import type { Context, ServiceContext } from '../contract.ts'
import { isRendered, rendered } from '../handler-results.ts'
import { lastTextOf } from '../json-text.ts'
import { isTenantContext } from './context.ts'
import { isAsked } from './roles.ts'

/** A successful answer's body, and what its headers Location and ETag are made of. */
type Answer = { body: string; location?: string; version?: string }

/** Makes an operation's answer of what its handler returns. */
export function answerMaker(id: OperationId, operation: OperationDescription) {
  const serialize = serializers[id]
  const { location, hasETag } = operation
  // The last name in the path is the new record's; the ones before are in the request's path, too.
  const locate = (params: Record<string, string>, recordId: string) =>
    location?.replace(/\{\w+\}$/, recordId).replace(/\{(\w+)\}/g, (_, name) => params[name] ?? '')
  return (result: unknown, fields: string[] | undefined, params: Record<string, string>): Answer => {
    if (isRendered(result)) {
      const body = result[rendered]
      const version = hasETag ? (result.version ?? lastTextOf(body, 'updatedAt')) : undefined
      const located = result.id && locate(params, result.id)
      return { body, ...(located && { location: located }), ...(version && { version }) }
    }
    if (!serialize) return { body: result as string }
    if (!fields) return { body: serialize(result) }
    const shown = Object.entries(result as object).filter(([name]) => fields.includes(name))
    return { body: serialize(Object.fromEntries(shown)) }
  }
}

/** The change set of a call that may have changed records; undefined of a dry run, and where it is known that nothing was written. */
export function changeSetOf(
  operation: OperationDescription,
  { ctx, query, body, result }: { ctx: Context | ServiceContext; query: unknown; body: unknown; result: unknown }
): string | undefined {
  const isUnchanged = isRendered(result) && result.isUnchanged
  const mayHaveChanged = operation.effect === 'changes' && !isUnchanged && !isAsked(operation, 'dry-run', query, body)
  return mayHaveChanged && isTenantContext(ctx) ? ctx.origin.changeSet : undefined
}
