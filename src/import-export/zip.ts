import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, type ZlibOptions } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'

// A ZIP archive as it is made: each entry's size and checksum come after its data, so nothing is held back
// (docs/decisions/exports.md). fflate writes the format around what zlib compresses in a thread of its own.

/** One file in the archive: text, in pieces of any size but none. It is read when the file before it is written. */
export type Entry = { name: string; content: () => Pieces }

/** Each piece in parts: to put them together first would double the cost, as that text would be a tree of many leaves. */
type Pieces = Iterable<string[]> | AsyncIterable<string[]>

/** The fastest: level 6 makes the file a tenth smaller and takes twice the time. */
const compressionLevel = 1
/** Sizes and offsets are numbers of 32 bits. */
const maxBytes = 0xffff_ffff
/** What follows an entry, what the directory has of it beside its name, and what follows that. */
const [descriptorBytes, centralBytes, endBytes] = [16, 46, 22]
const deflated = 8
/** The format's beginning of time, so that equal content gives equal archives. */
const mtime = new Date(1980, 0, 1)

/** The archive's bytes. Throws before an entry or the archive would be of 4 GiB or more, or of more than `bound` bytes. */
export async function* zip(
  entries: Iterable<Entry> | AsyncIterable<Entry>,
  bound: number = maxBytes
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  let madeBytes = 0
  let endingBytes = endBytes
  const archive = new Zip((error, chunk) => {
    if (error) throw error
    madeBytes += chunk.length
    if (chunk.length > 0) ready.push(chunk)
  })
  const encode = openEncoder()
  for await (const { name, content } of entries) {
    const file: ZipInputFile = { filename: name, compression: deflated, mtime, crc: 0, size: 0 }
    archive.add(file)
    endingBytes += centralBytes + Buffer.byteLength(name)
    for await (const piece of compress(content(), file, encode)) {
      if (Math.max(file.size, madeBytes + piece.length + descriptorBytes + endingBytes) > bound) {
        throw new Error(`the archive would be larger than ${bound} bytes`)
      }
      file.ondata?.(null, piece, false)
      yield* ready.splice(0)
    }
    file.ondata?.(null, Buffer.of(), true)
  }
  archive.end()
  yield* ready
}

/** Each piece is compressed for itself, while the next one is made. */
async function* compress(pieces: Pieces, file: ZipInputFile, encode: Encode): AsyncGenerator<Buffer<ArrayBuffer>> {
  let ahead: Promise<Buffer<ArrayBuffer>> | undefined
  for await (const piece of pieces) {
    const bytes = encode(piece)
    file.crc = crc32(bytes, file.crc)
    file.size += bytes.length
    const compressed = deflate(bytes, partOfMore)
    // Awaited below, unless the client goes away before that.
    compressed.catch(() => {})
    if (ahead) yield await ahead
    ahead = compressed
  }
  if (ahead) yield await ahead
  yield endOfData
}

type Encode = (piece: string[]) => Buffer

/**
 * Pieces go into two buffers alternately: one is compressed while the other is filled. With a new one for each piece, garbage of
 * the size of the content would pile up faster than it is collected, and take more memory than all the rest.
 */
function openEncoder(): Encode {
  const buffers: Buffer[] = [Buffer.alloc(0), Buffer.alloc(0)]
  return (piece) => {
    const size = piece.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
    let bytes = buffers.shift() as Buffer
    // Somewhat larger than needed, since the next one will be about as long.
    if (bytes.length < size) bytes = Buffer.allocUnsafeSlow(Math.ceil(size * 1.2))
    buffers.push(bytes)
    let end = 0
    for (const text of piece) end += bytes.write(text, end)
    return bytes.subarray(0, end)
  }
}

const deflate = promisify<Buffer, ZlibOptions, Buffer<ArrayBuffer>>(deflateRaw)
/** Ends on a whole byte and says that more follows, so that pieces in a row are one stream. */
const partOfMore: ZlibOptions = {
  level: compressionLevel,
  finishFlush: constants.Z_SYNC_FLUSH,
  chunkSize: 262_144
}
/** The last block of such a stream: an empty one. */
const endOfData = Buffer.from([3, 0])
