import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { makeDocument, tagOf } from '../document.ts'
import type { Document } from '../handler-results.ts'
import { forEver, sendPublished } from '../http/document-answer.ts'
import { noRoute } from '../http/error-handler.ts'

/** Nothing but the page's own scripts runs, nothing but the tenant's own service is spoken to, and nobody frames it. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'"
].join('; ')

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8'
}

type Console = { page: Document<unknown>; version: string; assets: Map<string, Document<unknown>> }

/**
 * The console for people: one page at each address below `/console`, and the scripts it is made of (docs/decisions/console.md). No
 * operation of the contract, so neither tenant nor credential is needed; what it does with the tenant's data are calls of the API.
 */
export function addConsolePage(app: FastifyInstance): void {
  const { page, version, assets } = readConsole()
  for (const url of ['/console', '/console/*']) {
    app.get(url, async (request, reply) => {
      reply.headers({
        'content-security-policy': policy,
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin'
      })
      return sendPublished(request, reply, page, { type: 'text/html; charset=utf-8', cacheControl: 'no-cache' })
    })
  }

  app.get(`${prefix}:version/:name`, async (request, reply) => {
    const { version: asked, name } = request.params as { version: string; name: string }
    const wanted = asked === version ? assets.get(name) : undefined
    // Of another release: the page says so and is loaded anew.
    if (!wanted) throw noRoute(request)
    return sendPublished(request, reply, wanted, { type: types[extname(name)] ?? '', cacheControl: forEver })
  })
}

const prefix = '/console/assets/'

let known: Console | undefined

/** Read once in a process. All assets have the version in their address, so that a browser may keep them for ever. */
function readConsole(): Console {
  if (known) return known
  const folder = new URL('../../generated/console/', import.meta.url)
  const files = readdirSync(folder).sort()
  const contents = files.map((name): [string, Buffer] => [name, readFileSync(new URL(name, folder))])
  const version = tagOf(Buffer.concat(contents.map(([, bytes]) => bytes)))
  const documents = new Map(contents.map(([name, bytes]) => [name, makeDocument(bytes)]))
  const html = readFileSync(new URL('index.html', folder), 'utf8')
  documents.delete('index.html')
  known = {
    page: makeDocument(Buffer.from(html.replaceAll(prefix, `${prefix}${version}/`))),
    version,
    assets: documents
  }
  return known
}
