import type { FastifyReply, FastifyRequest } from 'fastify'

/** The client's own request id where it is a sane one: short, and of characters that are harmless in any log. */
export function keepRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w.-]{1,128}$/.test(header) ? header : undefined
}

/**
 * One line an answer. The route's pattern is logged instead of the URL: headers, query strings and bodies carry keys and
 * people's data, and stay out of the log.
 */
export function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      code: reply.problemCode,
      durationMs: Math.round(reply.elapsedTime * 10) / 10,
      tenant: request.tenant?.subdomain,
      caller: request.caller?.id
    },
    'answered'
  )
}
