import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Rendered } from '../handler-results.ts'

/** Sets the headers of a page: `X-Total-Count`, a search's `X-Next-Cursor` while there is more, a list's `Link` where it is full. */
export function describePage(
  request: FastifyRequest,
  reply: FastifyReply,
  { isFull, hasMore, total, nextCursor }: NonNullable<Rendered<unknown>['page']>
) {
  if (total !== undefined) reply.header('x-total-count', total)
  if (request.method === 'POST') {
    if (hasMore && nextCursor !== undefined) reply.header('x-next-cursor', nextCursor)
    return
  }
  if (!isFull) return
  const { limit, offset } = request.query as { limit: number; offset: number }
  const url = new URL(request.url, 'http://localhost')
  url.searchParams.set('limit', String(limit))
  if (nextCursor !== undefined && !url.searchParams.has('offset')) url.searchParams.set('cursor', nextCursor)
  else url.searchParams.set('offset', String(offset + limit))
  reply.header('link', `<${url.pathname}${url.search}>; rel="next"`)
}
