import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OperationDescription, OperationId } from '../../generated/operations.ts'
import type { CallOperation, Context, ReadRequest, ServiceContext, Upload } from '../contract.ts'
import { noProperties } from '../custom/definitions.ts'
import type { FieldError } from '../errors.ts'
import { isLongPoll } from '../handler-results.ts'
import { handlers } from '../handlers.ts'
import { canonicalId } from '../ids.ts'
import { costOf, type WorkSlots } from '../limits/work-slots.ts'
import type { Origin } from '../outbox/origin.ts'
import type { AccessControl } from './access-control.ts'
import { contextOf, isTenantContext } from './context.ts'
import { earlierAnswer, keyRequest } from './idempotency.ts'
import type { LongPolls } from './long-polls.ts'
import { keyOf, nothingAsked } from './preconditions.ts'
import { isAsked } from './roles.ts'
import { validateBesideStored } from './stored-values.ts'
import { receiveFile } from './upload.ts'
import { type Validated, validator } from './validate.ts'

/** One call of an operation. An HTTP request is one, and may hold others: a tool's call at /mcp. */
export type OperationCall = {
  /** The HTTP request that it came by: its tenant, caller, id, address and connection. */
  request: FastifyRequest
  reply: FastifyReply
  params: Record<string, string>
  query: Record<string, unknown>
  headers: IncomingHttpHeaders
  /** A file is received from the request. */
  body: unknown
  /** The body's bytes, by which it is known under an Idempotency-Key. */
  rawBody: Buffer | undefined
  via: Origin['via']
  /** What is known to be wrong with it; told with what else is. */
  faults?: FieldError[]
}

/** What an operation's answer is made of. */
export type Answered = Pick<OperationCall, 'params' | 'query' | 'body'> & {
  ctx: Context | ServiceContext
  result: unknown
  fields: string[] | undefined
}

/** Validates a call, has it done within its limits, and resolves with what the handler returned. */
export type RunOperation = (call: OperationCall) => Promise<Answered>

/** A handler as it is seen here, where the types of any one operation can't be known. */
type AnyHandler = { (ctx: Context | ServiceContext, request: object): unknown; read?: ReadRequest }

/** What runners need beside their handlers. */
type RunnerParts = {
  service: ServiceContext
  slots: WorkSlots
  longPolls: LongPolls
  admitAgain: AccessControl['admitAgain']
  /** What a handler may call other operations by, as part of a call. */
  callsOf: (outer: OperationCall) => CallOperation
}

/** The one way to an operation's handler. Whether the caller may call it is checked before (access-control.ts). */
export function operationRunner(
  id: OperationId,
  operation: OperationDescription,
  { service, slots, longPolls, admitAgain, callsOf }: RunnerParts
): RunOperation {
  const handle = handlers[id] as AnyHandler
  const validate = validator(id, operation, handle.read)
  const withinLimits = limitWork(operation, slots, service.config.importMaxBytes)
  const answer: RunOperation = async (call) => {
    const { request, query, headers, faults } = call
    const { tenant, caller } = request
    const properties =
      tenant && caller
        ? await service.propertyCache.atLeast(service.db, tenant.id, caller.propertiesVersion)
        : noProperties
    if (operation.isBodyOptional && call.body === undefined) call.body = {}
    const parts = { params: call.params, query, headers, body: call.body, properties, faults }
    const params = inLowerCase(call.params)
    const contextFor = (validated: Pick<Validated, 'asked' | 'hidden' | 'asOf'>) =>
      operation.hasTenant
        ? contextOf(call, service, operation, validated, properties, { slots, callOperation: callsOf(call) })
        : service
    const useKey = (ctx: Context | ServiceContext, body: unknown) => {
      if (isTenantContext(ctx)) keyRequest(ctx, call, operation, [id, ...Object.values(params)], body)
    }
    let validated: Validated
    try {
      validated = await validateBesideStored((isHeld) => validate(parts, isHeld), operation, service, tenant, {
        ...parts,
        sees: caller?.sees
      })
    } catch (error) {
      if (keyOf(operation, headers) === undefined) throw error
      const ctx = contextFor({ asked: nothingAsked, hidden: properties.hidden, asOf: undefined })
      const result = await withinLimits(call, async (body) => {
        useKey(ctx, body)
        // A file that arrives is known once its last byte is read.
        for await (const _ of (body as Partial<Upload> | undefined)?.pieces ?? []);
        return earlierAnswer(ctx, error)
      })
      return { ctx, result, params, query, body: call.body, fields: undefined }
    }
    const { fields, read, invalidItems } = validated
    const ctx = contextFor(validated)
    const { protocol, host } = request
    const result = await withinLimits(call, (body) => {
      useKey(ctx, body)
      return handle(ctx, { params, query, body, headers, fields, read, invalidItems, baseUrl: `${protocol}://${host}` })
    }).catch((error) => earlierAnswer(ctx, error))
    return { ctx, result, params, query, body: call.body, fields }
  }
  // A function of its own, since what the one above has in its variables would stay in memory while this waits.
  return async (call) => {
    const answered = await answer(call)
    if (!isLongPoll(answered.result)) return answered
    const { request, reply, query } = call
    const inSlot = (work: () => unknown) => withinLimits(call, work)
    const [name] = operation.roles.wait ?? []
    if (name === undefined) throw new Error('an operation without x-role: wait waits')
    const parts = { request, reply, seconds: Number(query[name]), inSlot, admit: admitAgain }
    return { ...answered, result: await longPolls.answer(answered.result, parts) }
  }
}

/** Gives a handler its body, a file once it is there; and where it takes much memory or time, only when it has a slot. */
type LimitedWork = (call: OperationCall, answer: (body: unknown) => unknown) => Promise<unknown>

function limitWork(operation: OperationDescription, slots: WorkSlots, maxStreamedBytes: number): LimitedWork {
  const { maxFileBytes } = operation
  return async ({ request, reply, query, body }, answer) => {
    const isStreamed = isAsked(operation, 'background', query)
    const work = () =>
      maxFileBytes === null
        ? answer(body)
        : receiveFile(request, isStreamed ? maxStreamedBytes : maxFileBytes, isStreamed, answer)
    return slots[costOf(operation, query)](request, reply, work)
  }
}

/** Ids in a path may come in capitals; handlers compare them with the database's spelling, and answers repeat them. */
function inLowerCase(params: Record<string, string>): Record<string, string> {
  const lowered: Record<string, string> = {}
  for (const name in params) lowered[name] = canonicalId(params[name] ?? '')
  return lowered
}
