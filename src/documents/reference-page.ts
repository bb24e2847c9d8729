import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import type { FastifyInstance } from 'fastify'
import { makeDocument, tagOf } from '../document.ts'
import { type Document, document } from '../handler-results.ts'
import { forEver, sendPublished } from '../http/document-answer.ts'
import { noRoute } from '../http/error-handler.ts'
import { type HostRules, subdomainOf } from '../http/host.ts'
import { pathOf } from '../http/path.ts'
import { addPublishedFiles } from './published-files.ts'

/** What packed-reference.ts hands over: the script, and what it is packed into. */
export type PackedScript = { plain: Uint8Array; br: Uint8Array; gzip: Uint8Array }

/** By name, first the one that is run first. Each has its content's name in its own, so that a browser may keep it for ever. */
type Scripts = Map<string, Document<unknown>>

/**
 * The API reference for people: a page that shows the contract, and the two scripts it is made of
 * (docs/decisions/api-reference.md). No operation of the contract, so neither tenant nor credential is needed, and a tenant's
 * own host serves it too: there, one can try calls.
 */
export function addReferencePage(app: FastifyInstance, rules: HostRules): void {
  // The bare address leads people to the console, and programs to the reference.
  app.get('/', async (request, reply) => {
    // The router also matches `//`.
    if (pathOf(request.url) !== '/') throw noRoute(request)
    const isBrowser = request.headers.accept?.includes('text/html') ?? false
    return reply.header('vary', 'accept').redirect(isBrowser ? '/console' : '/docs', 302)
  })

  app.get('/docs', async (request, reply) => {
    const scripts = await loadScripts()
    // Without the slashes of plain base64, two of which would look like another host's address.
    const nonce = randomBytes(18).toString('base64url')
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy(nonce),
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin'
      })
      .send(page(scripts, nonce, rules.baseDomain, subdomainOf(request.host ?? '', rules) !== undefined))
  })

  addPublishedFiles(app)

  app.get('/docs/:script', async (request, reply) => {
    const { script } = request.params as { script: string }
    const wanted = (await loadScripts()).get(script)
    if (!wanted) throw noRoute(request)
    return sendPublished(request, reply, wanted, { type: 'text/javascript; charset=utf-8', cacheControl: forEver })
  })
}

/** Nothing but our scripts runs, nothing but the tenant's own service is spoken to, and nobody frames the page. */
function policy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    // The reference sets widths and line numbers that way.
    "style-src-attr 'unsafe-inline'",
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'"
  ].join('; ')
}

function page(scripts: Scripts, nonce: string, baseDomain: string, isTenantHost: boolean): string {
  const [start, reference] = scripts.keys()
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>CRM API reference</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" content="${nonce}">
<link rel="icon" href="data:,">
<script defer src="/docs/${start}" data-base-domain="${baseDomain}" data-is-tenant-host="${isTenantHost}"></script>
<script defer src="/docs/${reference}"></script>
</head>
<body>
<div id="reference">Loading the reference…</div>
<noscript>This page needs JavaScript. The contract itself is at <a href="/openapi.yaml">/openapi.yaml</a>.</noscript>
</body>
</html>
`
}

let loading: Promise<Scripts> | undefined

/** Loaded at the first request: most instances never serve the reference. */
function loadScripts(): Promise<Scripts> {
  loading ??= readScripts().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

async function readScripts(): Promise<Scripts> {
  const start = makeDocument(await readFile(new URL('reference-start.js', import.meta.url)))
  const all = Object.entries({ start, reference: await readReference() })
  return new Map(all.map(([name, script]) => [`${name}.${script[document]}.js`, script]))
}

/** In a thread of its own: the package holds the script as 4 MB of source, which would stay in memory after import. */
function readReference(): Promise<Document<unknown>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('packed-reference.ts', import.meta.url))
    worker.once('message', ({ plain, ...packed }: PackedScript) => {
      resolve({ [document]: tagOf(plain), plain, pack: async () => packed })
    })
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the thread that packs the API reference ended without it')))
  })
}
