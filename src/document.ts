import { createHash, type Hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Document, document } from './handler-results.ts'

/** A document of these bytes. They are compressed once, outside the event loop, when a client first accepts that. */
export function makeDocument<T>(plain: Uint8Array, tag = tagOf(plain)): Document<T> {
  let packing: ReturnType<Document<T>['pack']> | undefined
  return { [document]: tag, plain, pack: () => (packing ??= pack(plain)) }
}

/** Names the content: the same for the same bytes, on every instance. */
export function tagOf(plain: Uint8Array): string {
  return digestOf(createHash('sha256').update(plain))
}

/** A document of JSON that may be large: the event loop goes on while it is made. */
export async function makeJsonDocument<T>(value: T): Promise<Document<T>> {
  const hash = createHash('sha256')
  const pieces: Buffer[] = []
  let since = performance.now()
  for (const text of piecesOf(value, depth)) {
    const piece = Buffer.from(text)
    hash.update(piece)
    pieces.push(piece)
    if (performance.now() - since < maxBlockedMs) continue
    await setImmediate()
    since = performance.now()
  }
  return makeDocument(Buffer.concat(pieces), digestOf(hash))
}

const maxBlockedMs = 5
/** How many objects inside one another are written property by property: down to the properties of a contract's schemas. */
const depth = 5

function* piecesOf(value: unknown, depth: number): Generator<string> {
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) {
    yield JSON.stringify(value)
    return
  }
  let before = '{'
  for (const [key, inner] of Object.entries(value)) {
    if (inner === undefined) continue
    yield `${before}${JSON.stringify(key)}:`
    yield* piecesOf(inner, depth - 1)
    before = ','
  }
  yield before === '{' ? '{}' : '}'
}

function digestOf(hash: Hash): string {
  return hash.digest('hex').slice(0, 16)
}

/** The best quality takes fifty times as long, 350 ms of 450 kB, for another eighth. */
export const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

async function pack(plain: Uint8Array) {
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain, brotliOptions), promisify(gzip)(plain)])
  return { br, gzip: gzipped }
}
