import type { onSendAsyncHookHandler } from 'fastify'
import type { OperationDescription } from '../../generated/operations.ts'

/**
 * Says on every answer of an operation, errors included, since when it is deprecated (RFC 9745), when it may be gone (RFC
 * 8594), where that is explained, and which operation to call instead.
 */
export function announceEnd(
  { method, path, tag }: OperationDescription,
  { since, sunset, successor }: NonNullable<OperationDescription['deprecation']>
): onSendAsyncHookHandler {
  const deprecatedAt = `@${Date.parse(since) / 1000}`
  const sunsetAt = new Date(sunset).toUTCString()
  const explained = `<${encodeURI(`/docs#tag/${tag}/${method}${path}`)}>; rel="deprecation"; type="text/html"`
  return async (request, reply) => {
    const params = request.params as Record<string, string>
    const path = successor?.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''))
    const instead = path && `<${path}>; rel="successor-version"`
    // A list has a link already, to its next page.
    const links = [reply.getHeader('link'), explained, instead].filter(Boolean)
    reply.headers({ deprecation: deprecatedAt, sunset: sunsetAt, link: links.join(', ') })
  }
}
