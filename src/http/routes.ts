import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type OperationDescription, type OperationId, operations } from '../../generated/operations.ts'
import type { ServiceContext } from '../contract.ts'
import {
  isDocument,
  isRendered,
  isStreamed,
  isVerbatim,
  streamed,
  type Verbatim,
  verbatim
} from '../handler-results.ts'
import type { ClientTimeouts } from '../limits/client-timeouts.ts'
import { boundUnreadAnswers, type UnreadAnswers } from '../limits/unread-answers.ts'
import { openWorkSlots } from '../limits/work-slots.ts'
import type { AccessControl } from './access-control.ts'
import { answerMaker, changeSetOf } from './answer.ts'
import { isTenantContext } from './context.ts'
import { announceEnd } from './deprecation.ts'
import { sendDocument } from './document-answer.ts'
import { noRoute } from './error-handler.ts'
import { innerCalls } from './inner-call.ts'
import type { LongPolls } from './long-polls.ts'
import { type Answered, operationRunner, type RunOperation } from './operation-call.ts'
import { describePage } from './page-headers.ts'
import { isAsked } from './roles.ts'
import { acceptUploads } from './upload.ts'

/** The longest body, in bytes; the contract's `x-max-body-bytes` raises it for an operation. */
export const maxBodyBytes = 262_144

/** What operations need beside their handlers. */
type RouteParts = { timeouts: ClientTimeouts; longPolls: LongPolls; admitAgain: AccessControl['admitAgain'] }

/** What all operations have in common. */
type Shared = { run: (id: OperationId) => RunOperation; unreadAnswers: UnreadAnswers }

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
  const runners = new Map<OperationId, RunOperation>()
  const run = (id: OperationId) => runners.get(id) as RunOperation
  const parts = { service, slots, longPolls, admitAgain, callsOf: innerCalls(run) }
  for (const [id, operation] of all) runners.set(id, operationRunner(id, operation, parts))
  const shared = { run, unreadAnswers: boundUnreadAnswers(app) }
  addOperations(app, shared, others)
  // Uploads have a scope of their own, since Fastify sets the media types that are read by scope.
  await app.register(async (scope) => {
    await acceptUploads(scope)
    addOperations(scope, shared, uploads)
  })
  refuseOtherMethods(app)
}

function addOperations(app: FastifyInstance, shared: Shared, some: [OperationId, OperationDescription][]) {
  for (const [id, operation] of some) {
    const handler = routeHandler(id, operation, shared)
    for (const url of new Set([operation.url, operation.url.replace('/api/v1/', '/api/')])) {
      app.route({
        method: operation.method,
        url,
        bodyLimit: operation.maxBodyBytes ?? maxBodyBytes,
        config: { operation },
        ...(operation.deprecation && { onSend: announceEnd(operation, operation.deprecation) }),
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

function routeHandler(id: OperationId, operation: OperationDescription, { run, unreadAnswers }: Shared) {
  const send = answerSender(id, operation, unreadAnswers)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { headers, body, rawBody } = request
    const params = request.params as Record<string, string>
    const query = request.query as Record<string, unknown>
    return send(request, reply, await run(id)({ request, reply, params, query, headers, body, rawBody, via: 'api' }))
  }
}

function answerSender(id: OperationId, operation: OperationDescription, unreadAnswers: UnreadAnswers) {
  const contentType = withCharset(operation.contentType)
  const toAnswer = answerMaker(id, operation)
  return (request: FastifyRequest, reply: FastifyReply, answered: Answered) => {
    const { ctx, result, params, query, fields } = answered
    const isAccepted = isAsked(operation, 'background', query)
    reply.code(isAccepted ? 202 : operation.status)
    if (contentType) reply.header('content-type', contentType)
    if (isStreamed(result)) {
      if (result.filename) reply.header('content-disposition', `attachment; filename="${result.filename}"`)
      // Sent as it is made, no faster than the client takes it.
      return Readable.from(result[streamed], { objectMode: false })
    }
    if (isDocument(result))
      return sendDocument(request, reply, result, operation.hasTenant ? 'no-store' : 'public, no-cache')
    if (isVerbatim(result)) {
      unreadAnswers.note(request, result[verbatim].length)
      return sendVerbatim(reply, result)
    }
    if (isRendered(result) && result.page) describePage(request, reply, result.page)
    if (isRendered(result)) {
      if (result.missingIds?.length) reply.header('x-missing-ids', result.missingIds.join())
      if (result.mergedIds?.length) reply.header('x-merged-ids', result.mergedIds.join())
      if (result.asOfSequence !== undefined) reply.header('x-as-of-sequence', result.asOfSequence)
    }
    const answer = toAnswer(result, fields, params)
    if (answer.location) reply.header('location', answer.location)
    // Strong (RFC 9110 §8.8.3), since every change has its own updatedAt.
    if (answer.version) reply.header('etag', `"${answer.version}"`)
    if (isTenantContext(ctx) && ctx.keyed?.isReplay) reply.header('idempotent-replayed', 'true')
    const changeSet = isAccepted ? undefined : changeSetOf(operation, answered)
    if (changeSet !== undefined) reply.header('x-change-set', changeSet)
    unreadAnswers.note(request, answer.body.length)
    return answer.body
  }
}

function sendVerbatim(reply: FastifyReply, result: Verbatim<unknown>): FastifyReply {
  reply.code(result.status)
  if (result.contentType === null) return reply.removeHeader('content-type').send()
  return reply.header('content-type', result.contentType).serializer(String).send(result[verbatim])
}

function withCharset(contentType: string | null): string | null {
  return contentType && ['application/json', 'text/csv'].includes(contentType)
    ? `${contentType}; charset=utf-8`
    : contentType
}
