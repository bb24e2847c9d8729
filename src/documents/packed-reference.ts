import { parentPort } from 'node:worker_threads'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import reference from '@scalar/fastify-api-reference'
import fastify from 'fastify'
import { brotliOptions } from './document.ts'
import type { PackedScript } from './reference-page.ts'

// The thread behind reference-page.ts: takes the browser's script out of the package, packs it, hands it over and ends.

const app = fastify()
await app.register(reference, { routePrefix: '/docs', configuration: { url: '/openapi.json' } })
const { statusCode, rawPayload } = await app.inject('/docs/js/scalar.js')
if (statusCode !== 200) throw new Error(`the package of the API reference has no script: ${statusCode}`)
const script: PackedScript = {
  plain: rawPayload,
  br: brotliCompressSync(rawPayload, brotliOptions),
  gzip: gzipSync(rawPayload)
}
parentPort?.postMessage(script)
