import { parentPort } from 'node:worker_threads'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import reference from '@scalar/fastify-api-reference'
import fastify from 'fastify'
import { brotliOptions } from '../document.ts'
import type { PackedScript } from './reference-page.ts'

// The thread behind reference-page.ts: takes the browser's script out of the package, packs it, hands it over and ends.

const app = fastify()
await app.register(reference, { routePrefix: '/docs', configuration: { url: '/openapi.json' } })
const { statusCode, rawPayload } = await app.inject('/docs/js/scalar.js')
if (statusCode !== 200) throw new Error(`the package of the API reference has no script: ${statusCode}`)
// Headings are all that the search knows of the introduction. So a word in one, or of those that reference-start.js has for its
// chapter, counts more than any that an operation or a schema has elsewhere: the chapter that is about it comes first.
const keys = '{keys:[{name:`title`,weight:.7},{name:`operationId`'
const chapters = '{name:`chapter`,weight:70,getFn:e=>globalThis.textOfChapter(e)}'
const source = rawPayload.toString()
if (!source.includes(keys)) throw new Error("the API reference's search has other keys")
const plain = Buffer.from(source.replace(keys, keys.replace('[', `[${chapters},`)))
const script: PackedScript = {
  plain,
  br: brotliCompressSync(plain, brotliOptions),
  gzip: gzipSync(plain)
}
parentPort?.postMessage(script)
