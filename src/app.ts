import { randomUUID } from 'node:crypto'
import fastifyJwt from '@fastify/jwt'
import fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
  type RawServerDefault
} from 'fastify'
import type { DestinationStream } from 'pino'
import { accessTokenSeconds } from './auth/sessions.ts'
import { type AppConfig, openDependencies } from './composition-root.ts'
import type { ServiceContext } from './contract.ts'
import { refreshTokenChain } from './credentials/secrets.ts'
import { addConsolePage } from './documents/console-page.ts'
import { readContract } from './documents/published-files.ts'
import { addReferencePage } from './documents/reference-page.ts'
import { accessControl } from './http/access-control.ts'
import { setCommonHeaders } from './http/common-headers.ts'
import { allowOrigins } from './http/cors.ts'
import { countUse } from './http/count-use.ts'
import { answerFrameworkErrors, answerUnreadable, handleErrors } from './http/error-handler.ts'
import { loggerOptions } from './http/log.ts'
import { serveMetrics } from './http/metrics-server.ts'
import { isApiRequest } from './http/path.ts'
import { readBodies } from './http/request-body.ts'
import { useHostOfTarget } from './http/request-head.ts'
import { keepRequestId, logAnswer } from './http/request-log.ts'
import { measureRequests } from './http/request-metrics.ts'
import { addRoutes } from './http/routes.ts'
import { shutDownGracefully } from './http/shutdown.ts'
import { proxyTest, trustedProxies } from './http/trusted-proxies.ts'
import { defaultClientTimeouts } from './limits/client-timeouts.ts'
import { boundConnections } from './limits/connection-bounds.ts'
import { Connections } from './limits/connections.ts'
import { shedOverload } from './limits/overload.ts'
import { rateLimiter } from './limits/rate-limit.ts'
import { limitSlowBodies } from './limits/slow-bodies.ts'
import { limitVisitors } from './limits/visitor-limit.ts'
import { clearReferencesTo, restoreReferencesTo } from './record-types.ts'
import { openCursors } from './search/cursor.ts'

/** The production app, ready to listen or to be injected into; `close()` also closes what it opened. */
export async function buildApp(config: AppConfig, logStream?: DestinationStream): Promise<FastifyInstance> {
  const { clientTimeouts: timeouts = defaultClientTimeouts } = config
  const connections = new Connections(timeouts)
  const app = fastify({
    ...serverOptions(config, connections),
    logger: { ...loggerOptions(config.logLevel), ...(logStream && { stream: logStream }) },
    frameworkErrors: answerFrameworkErrors((request, reply) => {
      setCommonHeaders(request, reply)
      measure?.(request, reply)
      return access.admit(request, reply)
    })
  })
  const { maxConnections: inAll, maxConnectionsPerAddress: ofAddress } = config
  boundConnections(app.server, { inAll, ofAddress, isProxy: proxyTest(config) })
  const warn = (error: unknown) => app.log.warn({ err: error }, 'background work failed')
  const dependencies = openDependencies(config, warn)
  const { credentials, usage, sharedWindows, metrics, longPolls } = dependencies
  // By now the server has answered all open requests.
  app.addHook('onClose', dependencies.close)

  app.decorateRequest('tenant')
  app.decorateRequest('caller')
  app.decorateRequest('usedKey')
  app.decorateRequest('scopeOfTool')
  app.decorateRequest('waitedMs', 0)
  app.addHook('onRequest', async (request, reply) => setCommonHeaders(request, reply))
  const measure = metrics && measureRequests(app, metrics)
  limitSlowBodies(app, timeouts)
  const { shutdownGraceMs: graceMs } = config
  const { lastAnswersMs } = timeouts
  const isStopping = shutDownGracefully(app, connections, {
    ...{ graceMs, lastAnswersMs },
    onStop: () => longPolls.stop(),
    onLast: () => longPolls.close()
  })
  await app.register(fastifyJwt, {
    secret: config.jwtSecret,
    verify: { algorithms: ['HS256'], requiredClaims: ['exp', 'sub', 'tid', 'scope', 'jti'] }
  })
  handleErrors(app)
  await allowOrigins(app, config)
  limitVisitors(app, config, (request) => !isOfApi(request))
  const access = accessControl(app, config, credentials, rateLimiter(config, sharedWindows))
  app.addHook('onRequest', access.admit)
  // Registered behind the rate limit, so that a request refused for overload has the rate-limit headers, too.
  await shedOverload(app, isOfApi, config.maxLagMs)
  readBodies(app)
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request, reply)
    countUse(usage, request, reply)
    done()
  })
  const parts = { timeouts, longPolls, admitAgain: access.admitAgain }
  await addRoutes(app, serviceContext(app, config, dependencies, isStopping), parts)
  addReferencePage(app, config)
  addConsolePage(app)
  if (metrics) serveMetrics(app, metrics, config)
  return app
}

function serverOptions(config: AppConfig, connections: Connections) {
  return {
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: trustedProxies(config),
    requestIdHeader: false,
    genReqId: (request) => keepRequestId(request.headers['x-request-id']) ?? randomUUID(),
    routerOptions: { maxParamLength: 2_048, ignoreTrailingSlash: true },
    serverFactory: (handle) =>
      connections.serve((request, response) => {
        useHostOfTarget(request)
        handle(request, response)
      }),
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => connections.answerUnreadable(socket, () => answerUnreadable(error, socket))
  } satisfies FastifyHttpOptions<RawServerDefault>
}

function serviceContext(
  app: FastifyInstance,
  config: AppConfig,
  { db, channel, properties, writer, changeWatch, secrets, sendEvent }: ReturnType<typeof openDependencies>,
  isStopping: () => boolean
): ServiceContext {
  return {
    ...{ db, config, propertyCache: properties, writer, changeWatch, secrets, sendEvent, isStopping },
    isPrepared: config.isPrepared ?? (() => true),
    contract: readContract(),
    signAccessToken: (claims) => app.jwt.sign(claims, { expiresIn: accessTokenSeconds }),
    nextRefreshToken: refreshTokenChain(config.jwtSecret),
    invalidateCredentials: (tenantId) => channel.publish(tenantId),
    clearReferences: clearReferencesTo,
    restoreReferences: restoreReferencesTo,
    cursors: openCursors(config.encryptionKey, config.encryptionKeyPrevious)
  }
}

function isOfApi({ url, routeOptions }: FastifyRequest): boolean {
  return isApiRequest(url, routeOptions)
}
