import { parentPort } from 'node:worker_threads'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import reference from '@scalar/fastify-api-reference'
import fastify from 'fastify'
import type { PackedScript } from './reference-page.ts'

// The thread behind reference-page.ts: takes the browser's script out of the package, packs it, hands it over and ends.

const app = fastify()
await app.register(reference, { routePrefix: '/docs', configuration: { url: '/openapi.json' } })
const { statusCode, rawPayload } = await app.inject('/docs/js/scalar.js')
if (statusCode !== 200) throw new Error(`the package of the API reference has no script: ${statusCode}`)
// The best quality takes twelve times as long, 6 s, for another tenth.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
const script: PackedScript = {
  plain: rawPayload,
  br: brotliCompressSync(rawPayload, brotliOptions),
  gzip: gzipSync(rawPayload)
}
parentPort?.postMessage(script)
