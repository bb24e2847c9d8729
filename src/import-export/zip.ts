import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, type ZlibOptions } from 'node:zlib'

// A ZIP archive as it is made: each entry's size and checksum come after its data, so nothing is held back
// (docs/decisions/exports.md). zlib compresses in a thread of its own.

/** One file in the archive: text, in pieces of any size but none. It is read when the file before it is written. */
export type Entry = { name: string; content: () => Pieces }

/** Each piece in parts: to put them together first would double the cost, as that text would be a tree of many leaves. */
type Pieces = Iterable<string[]> | AsyncIterable<string[]>

type Written = { name: Buffer; offset: number; crc: number; compressedBytes: number; bytes: number }

/** The fastest: level 6 makes the file a tenth smaller and takes twice the time. */
const compressionLevel = 1
/** Sizes and offsets are numbers of 32 bits. */
const maxBytes = 0xffff_ffff
const descriptorBytes = 16
const centralBytes = 46
const endBytes = 22

/** The archive's bytes. Throws before an entry or the archive would be of 4 GiB or more, or of more than `bound` bytes. */
export async function* zip(
  entries: Iterable<Entry> | AsyncIterable<Entry>,
  bound: number = maxBytes
): AsyncGenerator<Buffer> {
  const written: Written[] = []
  const encode = openEncoder()
  let offset = 0
  /** Bytes of the records that follow the last entry. */
  let endingBytes = endBytes
  for await (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name), offset, crc: 0, compressedBytes: 0, bytes: 0 }
    const head = Buffer.concat([localHeader(entry), entry.name])
    const aroundBytes = offset + head.length + descriptorBytes
    endingBytes += centralBytes + entry.name.length
    yield head
    for await (const piece of compress(content(), entry, encode)) {
      if (Math.max(entry.bytes, aroundBytes + entry.compressedBytes + endingBytes) > bound) {
        throw new Error(`the archive would be larger than ${bound} bytes`)
      }
      yield piece
    }
    yield dataDescriptor(entry)
    offset = aroundBytes + entry.compressedBytes
    written.push(entry)
  }
  const directory = Buffer.concat(written.flatMap((entry) => [centralHeader(entry), entry.name]))
  yield Buffer.concat([directory, endOfDirectory(written.length, directory.length, offset)])
}

/** Each piece is compressed for itself, while the next one is made. */
async function* compress(pieces: Pieces, entry: Written, encode: Encode): AsyncGenerator<Buffer> {
  let ahead: Promise<Buffer> | undefined
  for await (const piece of pieces) {
    const bytes = encode(piece)
    entry.crc = crc32(bytes, entry.crc)
    entry.bytes += bytes.length
    const compressed = deflate(bytes, partOfMore)
    // Awaited below, unless the client goes away before that.
    compressed.catch(() => {})
    if (ahead) yield counted(await ahead, entry)
    ahead = compressed
  }
  if (ahead) yield counted(await ahead, entry)
  yield counted(endOfData, entry)
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

function counted(piece: Buffer, entry: Written): Buffer {
  entry.compressedBytes += piece.length
  return piece
}

const deflate = promisify<Buffer, ZlibOptions, Buffer>(deflateRaw)
/** Ends on a whole byte and says that more follows, so that pieces in a row are one stream. */
const partOfMore: ZlibOptions = {
  level: compressionLevel,
  finishFlush: constants.Z_SYNC_FLUSH,
  chunkSize: 262_144
}
/** The last block of such a stream: an empty one. */
const endOfData = Buffer.from([3, 0])

const version = 20
/** The sizes come after the data (bit 3), the name is UTF-8 (bit 11). */
const flags = 0x0808
const deflated = 8
/** Midnight of 1 January 1980, the format's beginning of time, so that equal content gives equal archives. */
const [time, date] = [0, 0x0021]

function localHeader({ name }: Written): Buffer {
  const sizes = u32(0, 0, 0)
  return Buffer.concat([u32(0x04034b50), u16(version, flags, deflated, time, date), sizes, u16(name.length, 0)])
}

function dataDescriptor({ crc, compressedBytes, bytes }: Written): Buffer {
  return u32(0x08074b50, crc, compressedBytes, bytes)
}

function centralHeader({ name, offset, crc, compressedBytes, bytes }: Written): Buffer {
  const [extraBytes, commentBytes, disk, internalAttributes, externalAttributes] = [0, 0, 0, 0, 0]
  return Buffer.concat([
    u32(0x02014b50),
    u16(version, version, flags, deflated, time, date),
    u32(crc, compressedBytes, bytes),
    u16(name.length, extraBytes, commentBytes, disk, internalAttributes),
    u32(externalAttributes, offset)
  ])
}

function endOfDirectory(count: number, directoryBytes: number, offset: number): Buffer {
  const [disk, commentBytes] = [0, 0]
  return Buffer.concat([u32(0x06054b50), u16(disk, disk, count, count), u32(directoryBytes, offset), u16(commentBytes)])
}

function u16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, index * 2)
  return bytes
}

function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4)
  return bytes
}
