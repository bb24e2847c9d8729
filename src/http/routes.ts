import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type OperationDescription, type OperationId, operations } from '../../generated/operations.ts'
import type { Context, ReadRequest, ServiceContext } from '../contract.ts'
import { noProperties } from '../custom/definitions.ts'
import { handlers } from '../handlers.ts'
import type { ClientTimeouts } from '../limits/client-timeouts.ts'
import { boundUnreadAnswers, type UnreadAnswers } from '../limits/unread-answers.ts'
import { costOf, openWorkSlots, type WorkSlots } from '../limits/work-slots.ts'
import { withArchivedOptions } from '../properties/archived-options.ts'
import type { AccessControl } from './access-control.ts'
import { answerMaker, isRendered } from './answer.ts'
import { contextOf, isTenantContext } from './context.ts'
import { announceEnd, isDeprecated } from './deprecation.ts'
import { isDocument, sendDocument } from './document-answer.ts'
import { isStreamed, sendStream } from './download.ts'
import { noRoute } from './error-handler.ts'
import { earlierAnswer, keyRequest, readToTheEnd } from './idempotency.ts'
import { isLongPoll, type LongPolls } from './long-polls.ts'
import { describePage } from './page-headers.ts'
import { entityTag, keyOf, nothingAsked } from './preconditions.ts'
import { isAsked } from './roles.ts'
import { acceptUploads, receiveFile } from './upload.ts'
import { type Validated, validator } from './validate.ts'

/** A handler as the loop sees it, which can't know the types of any one operation. */
type AnyHandler = { (ctx: Context | ServiceContext, request: object): unknown; read?: ReadRequest }

/** The longest body, in bytes; the contract's `x-max-body-bytes` raises it for an operation. */
export const maxBodyBytes = 262_144

/** What operations need beside their handlers. */
type RouteParts = { timeouts: ClientTimeouts; longPolls: LongPolls; admitAgain: AccessControl['admitAgain'] }

/** What all operations have in common. */
type Shared = Pick<RouteParts, 'longPolls' | 'admitAgain'> & { slots: WorkSlots; unreadAnswers: UnreadAnswers }

/** Gives every operation of the contract its route, with the version in the path and without. */
export async function addRoutes(
  app: FastifyInstance,
  service: ServiceContext,
  { timeouts, longPolls, admitAgain }: RouteParts
): Promise<void> {
  const all = Object.entries(operations) as [OperationId, OperationDescription][]
  const [uploads = [], others = []] = [true, false].map((takesFile) =>
    all.filter(([, operation]) => (operation.cost === 'upload') === takesFile)
  )
  const slots = openWorkSlots(service.config.databaseMaxConnections, timeouts)
  const shared = { slots, longPolls, admitAgain, unreadAnswers: boundUnreadAnswers(app) }
  addOperations(app, service, shared, others)
  // Uploads have a scope of their own, since Fastify sets the media types that are read by scope.
  await app.register(async (scope) => {
    await acceptUploads(scope)
    addOperations(scope, service, shared, uploads)
  })
  refuseOtherMethods(app)
}

function addOperations(
  app: FastifyInstance,
  service: ServiceContext,
  shared: Shared,
  some: [OperationId, OperationDescription][]
) {
  for (const [id, operation] of some) {
    const handler = routeHandler(id, operation, service, shared)
    for (const url of new Set([operation.url, operation.url.replace('/api/v1/', '/api/')])) {
      app.route({
        method: operation.method,
        url,
        bodyLimit: operation.maxBodyBytes ?? maxBodyBytes,
        config: { operation },
        ...(isDeprecated(operation) && { onSend: announceEnd(operation) }),
        handler
      })
    }
  }
}

/** Answers 405 for other methods of fixed paths: otherwise GET /companies/bulk would look for a company with the id `bulk`. */
function refuseOtherMethods(app: FastifyInstance): void {
  const refuse = async (request: FastifyRequest) => {
    throw noRoute(request)
  }
  for (const url of new Set(Object.values(operations).map((operation) => operation.url))) {
    if (url.includes(':')) continue
    const paths = [...new Set([url, url.replace('/api/v1/', '/api/')])]
    for (const path of paths) {
      const method = methods.filter((one) => !app.hasRoute({ method: one, url: path }))
      if (method.length > 0) app.route({ method, url: path, onRequest: refuse, handler: refuse })
    }
  }
}

const methods = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'] as const

/** What Fastify calls for each request of an operation: validates it, has it done within its limits, and sends the answer. */
function routeHandler(id: OperationId, operation: OperationDescription, service: ServiceContext, shared: Shared) {
  const handle = handlers[id] as AnyHandler
  const validate = validator(id, operation, handle.read)
  const withinLimits = limitWork(operation, shared.slots, service.config.importMaxBytes)
  const send = answerSender(id, operation, shared)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const query = request.query as Record<string, unknown>
    const { headers, tenant, caller } = request
    const properties =
      tenant && caller
        ? await service.propertyCache.atLeast(service.db, tenant.id, caller.propertiesVersion)
        : noProperties
    const parts = { params: request.params, query, headers, body: request.body, properties }
    const params = inLowerCase(request.params as Record<string, string>)
    const contextFor = (validated: Pick<Validated, 'asked' | 'hidden'>) =>
      operation.hasTenant ? contextOf(request, reply, service, operation, validated, properties, shared.slots) : service
    const useKey = (ctx: Context | ServiceContext, body: unknown) => {
      if (isTenantContext(ctx)) keyRequest(ctx, request, operation, [id, ...Object.values(params)], body)
    }
    let validated: Validated
    try {
      validated = validate(parts)
    } catch (error) {
      const refusal = await withArchivedOptions(error, operation, service, tenant, {
        ...parts,
        sees: caller?.sees
      })
      if (keyOf(operation, headers) === undefined) throw refusal
      const ctx = contextFor({ asked: nothingAsked, hidden: properties.hidden })
      const result = await withinLimits(request, reply, async (body) => {
        useKey(ctx, body)
        await readToTheEnd(body)
        return earlierAnswer(ctx, refusal)
      })
      return send(request, reply, { ctx, result, params, fields: undefined })
    }
    const { fields, read, invalidItems } = validated
    const ctx = contextFor(validated)
    let result = await withinLimits(request, reply, (body) => {
      useKey(ctx, body)
      return handle(ctx, { params, query, body, fields, read, invalidItems })
    }).catch((error) => earlierAnswer(ctx, error))
    if (isLongPoll(result)) {
      const inSlot = (work: () => unknown) => withinLimits(request, reply, work)
      const seconds = secondsToWait(operation, query)
      result = await shared.longPolls.answer(result, { request, reply, seconds, inSlot, admit: shared.admitAgain })
    }
    return send(request, reply, { ctx, result, params, fields })
  }
}

/** What a request's answer is made of. */
type Answered = {
  ctx: Context | ServiceContext
  result: unknown
  params: Record<string, string>
  fields: string[] | undefined
}

/** Sends what a handler has returned. */
function answerSender(id: OperationId, operation: OperationDescription, { unreadAnswers }: Shared) {
  const contentType = withCharset(operation.contentType)
  const toAnswer = answerMaker(id, operation)
  const hasChangeSet = operation.effect === 'changes'
  return (request: FastifyRequest, reply: FastifyReply, { ctx, result, params, fields }: Answered) => {
    const query = request.query as Record<string, unknown>
    const isAccepted = isAsked(operation, 'background', query)
    reply.code(isAccepted ? 202 : operation.status)
    if (contentType) reply.header('content-type', contentType)
    if (isStreamed(result)) return sendStream(reply, result)
    if (isDocument(result))
      return sendDocument(request, reply, result, operation.hasTenant ? 'no-store' : 'public, no-cache')
    if (isRendered(result) && result.page) describePage(request, reply, result.page)
    if (isRendered(result) && result.missingIds?.length) reply.header('x-missing-ids', result.missingIds.join())
    const answer = toAnswer(result, fields, params)
    if (answer.location) reply.header('location', answer.location)
    if (answer.version) reply.header('etag', entityTag(answer.version))
    if (isTenantContext(ctx)) {
      if (ctx.keyed?.isReplay) reply.header('idempotent-replayed', 'true')
      if (hasChangeSet && !isAccepted && !isAsked(operation, 'dry-run', query, request.body)) {
        reply.header('x-change-set', ctx.origin.changeSet)
      }
    }
    unreadAnswers.note(request, answer.body.length)
    return answer.body
  }
}

/** Gives a handler its body, a file once it is there; and where it takes much memory or time, only when it has a slot. */
type LimitedWork = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: (body: unknown) => unknown
) => Promise<unknown>

function limitWork(operation: OperationDescription, slots: WorkSlots, maxStreamedBytes: number): LimitedWork {
  const { maxFileBytes } = operation
  return async (request, reply, answer) => {
    const isStreamed = isAsked(operation, 'background', request.query)
    const work = () =>
      maxFileBytes === null
        ? answer(request.body)
        : receiveFile(request, isStreamed ? maxStreamedBytes : maxFileBytes, isStreamed, answer)
    return slots[costOf(operation, request.query as object)](request, reply, work)
  }
}

/** For how long a request may wait by its operation's contract. Throws where its handler wants it to, and the contract doesn't. */
function secondsToWait({ longPollParameter }: OperationDescription, query: Record<string, unknown>): number {
  if (longPollParameter === null) throw new Error('an operation without x-long-poll waits')
  return Number(query[longPollParameter])
}

/** Ids in a path may come in capitals; handlers compare them with the database's spelling, and answers repeat them. */
function inLowerCase(params: Record<string, string>): Record<string, string> {
  const lowered: Record<string, string> = {}
  for (const name in params) lowered[name] = (params[name] ?? '').toLowerCase()
  return lowered
}

function withCharset(contentType: string | null): string | null {
  return contentType && ['application/json', 'text/csv'].includes(contentType)
    ? `${contentType}; charset=utf-8`
    : contentType
}
