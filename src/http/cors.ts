import fastifyCors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { operations, responseHeaders } from '../../generated/operations.ts'
import type { Config } from '../config.ts'
import { ApiError } from '../errors.ts'
import { isApiRequest, pathOf } from './path.ts'

/** How long a browser may cache a preflight's answer, in seconds: Chromium's own bound. */
const preflightMaxAge = 7_200

/** Public documents that tools in browsers ask for. */
const contractPaths: string[] = Object.values(operations)
  .map(({ path }) => path)
  .filter((path) => path.startsWith('/openapi.'))

/** An origin of this machine, on any port. */
const localOrigin = /^https?:\/\/((?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

const always: FastifyCorsOptions = {
  methods: [...new Set(Object.values(operations).map(({ method }) => method)), 'HEAD'].join(', '),
  // A 405 belongs to no operation.
  exposedHeaders: [...responseHeaders, 'Allow'].join(', '),
  maxAge: preflightMaxAge,
  // A preflight is counted like every request without a credential: by client address and tenant.
  preflightContinue: true
}

/** The options for requests from no other origin, which are nearly all. */
const notAsked: FastifyCorsOptions = { ...always, preflight: false, origin: false }

/**
 * Lets pages of the allowed origins call the API from a browser (the Fetch Standard's CORS protocol), and those of any
 * origin read the contract. Never with cookies or other credentials that the browser adds by itself. To be registered before
 * access control, so that refusals can be read, too; what is no preflight of an allowed origin goes on as if this weren't there.
 */
export async function allowOrigins(app: FastifyInstance, { corsOrigins }: Pick<Config, 'corsOrigins'>): Promise<void> {
  const optionsFor = (request: FastifyRequest): FastifyCorsOptions => {
    if (request.headers.origin === undefined) return notAsked
    const isPreflight = request.headers['access-control-request-method'] !== undefined
    return { ...always, preflight: isPreflight, origin: findOrigin(request, corsOrigins) }
  }
  await app.register(fastifyCors, {
    delegator: (request: FastifyRequest, done: (error: Error | null, options: FastifyCorsOptions) => void) =>
      done(null, optionsFor(request))
  })
  app.addHook('onRequest', (request, reply, done) => {
    if ((request as FastifyRequest & { corsPreflightEnabled: boolean }).corsPreflightEnabled) reply.code(204)
    done()
  })
}

/** What the answer names as allowed; false where nothing is. */
function findOrigin(request: FastifyRequest, allowed: readonly string[]): string | false {
  const { origin } = request.headers
  if (origin === undefined) return false
  if (contractPaths.includes(pathOf(request.url))) return '*'
  if (!isApiRequest(request.url, request.routeOptions)) return false
  if (allowed.includes('*')) return '*'
  return isAllowed(origin, allowed) ? origin : false
}

function isAllowed(origin: string, allowed: readonly string[]): boolean {
  return allowed.includes(origin) || (allowed.includes('localhost') && localOrigin.test(origin))
}

/**
 * Throws a 403 where a browser says that a page asks which is neither of an allowed origin nor of the host that is asked. It is for
 * what agents on a person's own machine may be made to send, against DNS rebinding.
 */
export function assertOrigin(
  { headers: { origin }, host }: FastifyRequest,
  { corsOrigins }: Pick<Config, 'corsOrigins'>
) {
  if (origin === undefined || corsOrigins.includes('*') || isAllowed(origin, corsOrigins)) return
  if (/^https?:\/\/(.*)$/.exec(origin)?.[1] === host) return
  const detail = 'Pages of this origin may not call this; the operator of the service allows origins (CORS_ORIGINS).'
  throw new ApiError(403, 'origin_not_allowed', detail)
}
