import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Rendered } from '../handler-results.ts'

type Page = NonNullable<Rendered<unknown>['page']>

/** The cursor of the next page: of a search while there is more, of a list where this one is full. */
export function cursorOf(method: string, { isFull, hasMore, nextCursor }: Page): string | undefined {
  return (method === 'POST' ? hasMore : isFull) ? nextCursor : undefined
}

/** Sets the headers of a page: `X-Total-Count`, a search's `X-Next-Cursor` while there is more, a list's `Link` where it is full. */
export function describePage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const { total, nextCursor } = page
  if (total !== undefined) reply.header('x-total-count', total)
  if (request.method === 'POST') {
    const cursor = cursorOf(request.method, page)
    if (cursor !== undefined) reply.header('x-next-cursor', cursor)
    return
  }
  if (!page.isFull) return
  if (page.hasCursorHeader && nextCursor !== undefined) reply.header('x-next-cursor', nextCursor)
  const { limit, offset } = request.query as { limit: number; offset: number }
  const url = new URL(request.url, 'http://localhost')
  url.searchParams.set('limit', String(limit))
  if (nextCursor !== undefined && !url.searchParams.has('offset')) url.searchParams.set('cursor', nextCursor)
  else url.searchParams.set('offset', String(offset + limit))
  reply.header('link', `<${url.pathname}${url.search}>; rel="next"`)
}
