import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Document, document } from '../handler-results.ts'

/** A document of these bytes. They are compressed once, outside the event loop, when a client first accepts that. */
export function makeDocument<T>(plain: Uint8Array): Document<T> {
  let packing: ReturnType<Document<T>['pack']> | undefined
  return { [document]: tagOf(plain), plain, pack: () => (packing ??= pack(plain)) }
}

/** Names the content: the same for the same bytes, on every instance. */
export function tagOf(plain: Uint8Array): string {
  return createHash('sha256').update(plain).digest('hex').slice(0, 16)
}

/** The best quality takes fifty times as long, 350 ms of 450 kB, for another eighth. */
export const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

async function pack(plain: Uint8Array) {
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain, brotliOptions), promisify(gzip)(plain)])
  return { br, gzip: gzipped }
}
