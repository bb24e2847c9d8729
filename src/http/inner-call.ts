import { type OperationDescription, type OperationId, operations } from '../../generated/operations.ts'
import type { CallOperation, OperationAnswer } from '../contract.ts'
import { largerOf } from '../credentials/scopes.ts'
import { isRendered } from '../handler-results.ts'
import { checkCaller } from './access-control.ts'
import { answerMaker, changeSetOf } from './answer.ts'
import type { OperationCall, RunOperation } from './operation-call.ts'
import { cursorOf } from './page-headers.ts'

/**
 * Lets a handler call other operations as part of the call that it answers (`CallOperation`): the scope is checked here, as
 * access-control.ts does for a request, and the rest is the operation's own runner. It is no request of its own to the rate limit.
 */
export function innerCalls(run: (id: OperationId) => RunOperation): (outer: OperationCall) => CallOperation {
  const makers = new Map<OperationId, ReturnType<typeof answerMaker>>()
  const makerOf = (id: OperationId) => {
    const known = makers.get(id) ?? answerMaker(id, operations[id])
    makers.set(id, known)
    return known
  }
  return ({ request, reply }) =>
    async (id, { params = {}, query = {}, headers = {}, body, faults = [] }): Promise<OperationAnswer> => {
      const operation: OperationDescription = operations[id]
      checkCaller(operation, request.caller)
      request.scopeOfTool = largerOf(request.scopeOfTool, operation.scope)
      // Only stored answers are told apart by it.
      const isKeyed = body !== undefined && headers['idempotency-key'] !== undefined
      const rawBody = isKeyed ? Buffer.from(JSON.stringify(body)) : undefined
      const answered = await run(id)({ request, reply, params, query, headers, body, rawBody, via: 'mcp', faults })
      const { body: json, version } = makerOf(id)(answered.result, answered.fields, answered.params)
      const { page, asOfSequence } = isRendered(answered.result) ? answered.result : {}
      return {
        ...{ json, version, total: page?.total, asOfSequence },
        nextCursor: page && cursorOf(operation.method, page),
        changeSet: changeSetOf(operation, answered)
      }
    }
}
