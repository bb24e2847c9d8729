import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Writable } from 'node:stream'
import fastifyJwt from '@fastify/jwt'
import fastifyUnderPressure from '@fastify/under-pressure'
import fastify, { type FastifyHttpOptions, type FastifyInstance, type RawServerDefault } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import { openCredentials } from './auth/credentials.ts'
import { accessTokenSeconds } from './auth/sessions.ts'
import type { Config } from './config.ts'
import type { ServiceContext } from './contract.ts'
import { openChannel } from './db/channel.ts'
import { openDatabase } from './db/client.ts'
import { admission } from './http/admit.ts'
import { answerFrameworkError, answerUnreadable, handleErrors } from './http/error-handler.ts'
import { rateLimiter } from './http/rate-limit.ts'
import { readJson } from './http/read-json.ts'
import { keepRequestId, logAnswer } from './http/request-log.ts'
import { addRoutes } from './http/routes.ts'

/** What the app needs beside its settings: where the database is, and the secrets that may have been made at start. */
export type AppConfig = Config & { databaseUrl: string | undefined; connectionUrl: string; jwtSecret: string }

/** The production app, ready to listen or to be injected into; `close()` also closes what it opened. */
export async function buildApp(config: AppConfig, logStream?: Writable): Promise<FastifyInstance> {
  const options: FastifyHttpOptions<RawServerDefault> = {
    logger: {
      level: config.logLevel,
      base: null,
      ...(logStream && { stream: logStream })
    },
    disableRequestLogging: true,
    trustProxy: config.trustProxy,
    requestIdHeader: false,
    genReqId: (request) => keepRequestId(request.headers['x-request-id']) ?? uuidv7(),
    routerOptions: { maxParamLength: 2_048, ignoreTrailingSlash: true },
    requestTimeout: 15_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16_384 },
    return503OnClosing: false,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerUnreadable
  }
  const app = fastify(options)
  const warn = (error: unknown) => app.log.warn({ err: error }, 'background work failed')
  const db = openDatabase(config.connectionUrl, config.databaseMaxConnections, warn)
  const channel = openChannel(config.connectionUrl, () => credentials.clear(), warn)
  const credentials = openCredentials(db, channel, warn)
  app.addHook('onClose', async () => {
    await credentials.settle()
    await channel.close()
    await db.close()
  })

  app.decorateRequest('tenant')
  app.decorateRequest('caller')
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  await app.register(fastifyUnderPressure, { maxEventLoopDelay: 1_000, sampleInterval: 500, retryAfter: 5 })
  await app.register(fastifyJwt, { secret: config.jwtSecret, verify: { algorithms: ['HS256'] } })
  const count = await rateLimiter(app, config, db)
  app.addHook('onRequest', admission(app, config, credentials, count))
  app.addHook('onResponse', async (request, reply) => logAnswer(request, reply))

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    readJson(body)
  )
  handleErrors(app)
  const service: ServiceContext = {
    db,
    config,
    contract: {
      yaml: readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8'),
      json: JSON.parse(readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8'))
    },
    signAccessToken: (claims) => app.jwt.sign({ ...claims, jti: randomUUID() }, { expiresIn: accessTokenSeconds }),
    forgetCredentials: () => channel.announce()
  }
  addRoutes(app, service)
  return app
}
