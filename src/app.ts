import { randomUUID } from 'node:crypto'
import fastifyJwt from '@fastify/jwt'
import fastifyUnderPressure from '@fastify/under-pressure'
import fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
  type RawServerDefault
} from 'fastify'
import type { DestinationStream } from 'pino'
import { startRetention } from './audit-log/retention.ts'
import { openCredentials } from './auth/credentials.ts'
import { refreshTokenChain } from './auth/secrets.ts'
import { accessTokenSeconds } from './auth/sessions.ts'
import type { Config } from './config.ts'
import type { ServiceContext } from './contract.ts'
import { openChannel } from './db/channel.ts'
import { openDatabase } from './db/client.ts'
import { admission } from './http/admit.ts'
import { type ClientTimeouts, defaultClientTimeouts } from './http/client-timeouts.ts'
import { setCommonHeaders } from './http/common-headers.ts'
import { openConnections } from './http/connections.ts'
import { readContract } from './http/contract-documents.ts'
import { allowOrigins } from './http/cors.ts'
import { addDocs } from './http/docs.ts'
import { answerFrameworkErrors, answerUnreadable, handleErrors } from './http/error-handler.ts'
import { openLeases } from './http/leases.ts'
import { loggerOptions } from './http/log.ts'
import { measureRequests } from './http/metrics.ts'
import { serveMetrics } from './http/metrics-server.ts'
import { shed } from './http/overload.ts'
import { rateLimiter } from './http/rate-limit.ts'
import { ignoreUnexpectedBody, leaveUnread, readJson } from './http/read-json.ts'
import { keepRequestId, logAnswer } from './http/request-log.ts'
import { addRoutes } from './http/routes.ts'
import { shutDownGracefully } from './http/shutdown.ts'
import { limitSlowBodies } from './http/slow-bodies.ts'
import { trustedProxies } from './http/trusted-proxies.ts'
import { limitVisitors } from './http/visitors.ts'
import { openMetrics } from './metrics.ts'
import { openSubscriptions } from './outbox/subscriptions.ts'
import { openTenantWriter } from './outbox/writer.ts'
import { openCursorBox } from './records/cursor.ts'
import { readBacklog } from './webhooks/backlog.ts'
import { openSecretBox } from './webhooks/message.ts'
import { openQueue } from './webhooks/queue.ts'
import { openSender } from './webhooks/send.ts'
import { startWorker } from './webhooks/worker.ts'

/** What the app needs beside its settings: where the database is, and the secrets that may have been made at start. */
export type AppConfig = Config & {
  connectionUrl: string
  jwtSecret: string
  encryptionKey: string
  /** Shorter ones are for tests. */
  clientTimeouts?: ClientTimeouts
}

/** The production app, ready to listen or to be injected into; `close()` also closes what it opened. */
export async function buildApp(config: AppConfig, logStream?: DestinationStream): Promise<FastifyInstance> {
  const { clientTimeouts: timeouts = defaultClientTimeouts } = config
  const connections = openConnections(timeouts)
  const options: FastifyHttpOptions<RawServerDefault> = {
    logger: { ...loggerOptions(config.logLevel), ...(logStream && { stream: logStream }) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: trustedProxies(config),
    requestIdHeader: false,
    genReqId: (request) => keepRequestId(request.headers['x-request-id']) ?? randomUUID(),
    routerOptions: { maxParamLength: 2_048, ignoreTrailingSlash: true },
    serverFactory: connections.serve,
    return503OnClosing: false,
    frameworkErrors: answerFrameworkErrors((request, reply) => {
      setCommonHeaders(request, reply)
      measure?.(request, reply)
      return admit(request, reply)
    }),
    clientErrorHandler: (error, socket) => connections.afterAnswers(socket, () => answerUnreadable(error, socket))
  }
  const app = fastify(options)
  const warn = (error: unknown) => app.log.warn({ err: error }, 'background work failed')
  const db = openDatabase(config.connectionUrl, config.databaseMaxConnections, warn)
  const channel = openChannel(
    config.connectionUrl,
    (tenantId) => credentials.invalidate(tenantId),
    warn,
    async (budget) => leases?.handBack(budget),
    db.silence
  )
  const credentials = openCredentials(db, channel, warn)
  // With the embedded database there is one instance only.
  const leases = config.databaseUrl === undefined ? undefined : openLeases(db, channel, config, warn)
  const sender = openSender({ isLocalAllowed: config.webhookAllowLocal })
  const secrets = openSecretBox(config.encryptionKey)
  const writer = openTenantWriter(
    db,
    openSubscriptions(() => worker.wake())
  )
  const queue = openQueue(db, warn)
  const metrics =
    config.metricsPort === undefined
      ? undefined
      : openMetrics({
          pool: db.pool,
          isChannelTrusted: channel.isTrusted,
          countWaitingWrites: writer.countWaiting,
          readBacklog: () => readBacklog(db)
        })
  const parts = { db, queue, config, secrets, writer, send: sender.send }
  const worker = startWorker({ ...parts, onAttempt: metrics?.attemptEnded, onError: warn })
  const stopRetention = startRetention(db, config.auditLogDays, warn)
  app.addHook('onClose', async () => {
    // The server has answered what was open. Now what is being delivered may end.
    await leases?.close()
    await worker.stop()
    await stopRetention()
    await sender.close()
    await queue.close()
    await credentials.flush()
    await channel.close()
    await db.close()
  })

  app.decorateRequest('tenant')
  app.decorateRequest('caller')
  app.addHook('onRequest', async (request, reply) => setCommonHeaders(request, reply))
  const measure = metrics && measureRequests(app, metrics)
  limitSlowBodies(app, timeouts)
  const isStopping = shutDownGracefully(app, connections, config.shutdownGraceMs)
  await app.register(fastifyJwt, {
    secret: config.jwtSecret,
    verify: { algorithms: ['HS256'], requiredClaims: ['exp', 'sub', 'tid', 'scope', 'jti'] }
  })
  handleErrors(app)
  await allowOrigins(app, config)
  await limitVisitors(app, config)
  const count = rateLimiter(config, leases)
  const admit = admission(app, config, credentials, count)
  app.addHook('onRequest', admit)
  // After the count, so that a request which is shed has the rate-limit headers, too.
  await app.register(fastifyUnderPressure, { maxEventLoopDelay: 1_000, sampleInterval: 1_000, pressureHandler: shed })
  app.addHook('onRequest', ignoreUnexpectedBody)
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request, reply)
    done()
  })

  app.removeAllContentTypeParsers()
  app.decorateRequest('rawBody')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    request.rawBody = body
    return readJson(body)
  })
  app.addContentTypeParser('*', leaveUnread)
  const service: ServiceContext = {
    db,
    config,
    contract: readContract(),
    signAccessToken: (claims) => app.jwt.sign(claims, { expiresIn: accessTokenSeconds }),
    nextRefreshToken: refreshTokenChain(config.jwtSecret),
    isStopping,
    invalidateCredentials: channel.announce,
    writer,
    secrets,
    cursors: openCursorBox(config.encryptionKey),
    sendEvent: sender.send
  }
  await addRoutes(app, service, timeouts)
  addDocs(app, config)
  if (metrics) serveMetrics(app, metrics, config)
  return app
}
