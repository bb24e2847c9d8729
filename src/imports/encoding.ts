import { isAscii } from 'node:buffer'
import { TextDecoder } from 'node:util'
import { trimText } from '../texts/blanks.ts'
import { guessEncoding } from './guess-encoding.ts'
import { invalidFile } from './invalid-file.ts'

/**
 * How a file's text is encoded: a name of the WHATWG's Encoding Standard (https://encoding.spec.whatwg.org/#names-and-labels). A request may
 * also say `utf-16` for the order that the file's mark names, or `auto` for whichever it is in.
 */
export type Encoding = string

/** A file's text in UTF-8, and once all of it has been read what it came in. */
type Utf8Text = { pieces: AsyncGenerator<Buffer>; encoding: () => Encoding }

/** The encoding that a label means; undefined where it means none that is read. */
export function readLabel(label: string): Encoding | undefined {
  const plain = trimText(label).toLowerCase()
  if (plain === 'auto' || plain === 'utf-16') return plain
  try {
    // It refuses UTF-7, and what the standard replaces for having been used in attacks.
    return new TextDecoder(plain).encoding
  } catch {
    return undefined
  }
}

/** A whole file in UTF-8. 400 where it isn't in the encoding that was said, by default UTF-8, or is a workbook. */
export async function toUtf8(file: Buffer, said: Encoding | undefined): Promise<{ text: Buffer; encoding: Encoding }> {
  const { pieces, encoding } = piecesToUtf8([file], said)
  const parts: Buffer[] = []
  for await (const piece of pieces) parts.push(piece)
  return { text: parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts), encoding: encoding() }
}

/**
 * A file that comes in pieces, cut anywhere, in UTF-8; a few of them are in memory at once. Reading it throws as `toUtf8` does. A mark of
 * UTF-8 at its beginning wins over what was said.
 */
export function piecesToUtf8(pieces: AsyncIterable<Buffer> | Iterable<Buffer>, said: Encoding | undefined): Utf8Text {
  let decoder: PieceDecoder | undefined
  async function* read(): AsyncGenerator<Buffer> {
    for await (const piece of group(pieces, said === 'auto')) {
      decoder ??= await openDecoder(piece, said)
      yield decoder ? await decoder.decode(piece) : piece
    }
    await decoder?.end()
  }
  return { pieces: read(), encoding: () => decoder?.encoding ?? 'utf-8' }
}

/** What a workbook begins with: a ZIP archive, or the older binary format of spreadsheets. */
const workbookStarts = [Buffer.from('PK\u0003\u0004'), Buffer.from([0xd0, 0xcf, 0x11, 0xe0])]
/** What shows how a text is encoded. */
const marks: [name: string, mark: Buffer][] = [
  ['utf-8', Buffer.from([0xef, 0xbb, 0xbf])],
  ['utf-16le', Buffer.from([0xff, 0xfe])],
  ['utf-16be', Buffer.from([0xfe, 0xff])]
]
/** What the first piece must have: the longest of these. */
const startBytes = 4
/** What is held back for a guess, from the first bytes on that aren't ASCII. */
const guessBytes = 65_536

/** The pieces, the first one long enough to be told by its marks, with `isGuessed` the first one beyond ASCII long enough for a guess. */
async function* group(pieces: AsyncIterable<Buffer> | Iterable<Buffer>, isGuessed: boolean): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0)
  let [isStart, isOpen] = [true, isGuessed]
  for await (const piece of pieces) {
    held = held.length === 0 ? piece : Buffer.concat([held, piece])
    if (isStart && held.length < startBytes) continue
    if (isOpen && !isPlain(held)) {
      if (held.length < guessBytes) continue
      isOpen = false
    }
    yield held
    held = Buffer.alloc(0)
    isStart = false
  }
  if (held.length > 0) yield held
}

/** Whether all encodings of spreadsheets but UTF-16 have the same text for it. ISO-2022-JP begins with an escape. */
function isPlain(bytes: Buffer): boolean {
  return isAscii(bytes) && !bytes.includes(0x1b) && !bytes.includes(0)
}

/** The decoder for a file by its first bytes; undefined while it is ASCII, and nothing else was said. */
async function openDecoder(start: Buffer, said: Encoding | undefined): Promise<PieceDecoder | undefined> {
  if (workbookStarts.some((signature) => start.subarray(0, 4).equals(signature))) {
    throw invalidFile('The file is a spreadsheet (XLSX), not CSV; save it as CSV in UTF-8, and import that.')
  }
  const marked = marks.find(([, mark]) => start.subarray(0, mark.length).equals(mark))?.[0]
  if (marked === 'utf-8') return new PieceDecoder(marked, said)
  if (said?.startsWith('utf-16')) return new PieceDecoder(marked ?? (said === 'utf-16' ? 'utf-16le' : said), said)
  if (marked && said !== 'auto') throw wrongEncoding(said, said ?? 'utf-8', marked)
  if (said !== 'auto') return new PieceDecoder(said ?? 'utf-8', said)
  if (!marked && isPlain(start)) return undefined
  const found = marked ?? guessUtf16(start) ?? (await guessEncoding(start))
  if (!found)
    throw invalidFile(
      'The file’s encoding could not be found out; name it by the parameter encoding, or save it as CSV in UTF-8.'
    )
  return new PieceDecoder(found, said)
}

/** Of text of mostly ASCII every second byte is zero in UTF-16. */
function guessUtf16(start: Buffer): Encoding | undefined {
  const zeros = [0, 0]
  for (const [at, byte] of start.subarray(0, 1_024).entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (even + odd < Math.min(start.length, 1_024) / 8) return undefined
  return even > odd ? 'utf-16be' : 'utf-16le'
}

/** Those that have more than a byte for some letters. */
const ofSeveralBytes = /^(?:utf-|gb|big5|euc-|shift_jis|iso-2022-jp)/
/** What the decoders of encodings of one byte make of bytes that stand for nothing. No text has them. */
const controls = /[\u0080-\u009f]/

/** Decodes the pieces of one file, wherever they are cut. */
class PieceDecoder {
  readonly #decoder: TextDecoder
  /** Its name in an answer, too. */
  readonly encoding: Encoding
  readonly #said: Encoding | undefined
  /** While all that came is UTF-8, of a file that is said to be of one byte a letter. */
  #utf8: TextDecoder | undefined
  #isAscii = true

  constructor(encoding: Encoding, said: Encoding | undefined) {
    this.#decoder = new TextDecoder(encoding, { fatal: true })
    this.encoding = encoding
    this.#said = said
    const isDoubtful = said !== undefined && said !== 'auto' && !ofSeveralBytes.test(encoding)
    if (isDoubtful) this.#utf8 = new TextDecoder('utf-8', { fatal: true })
  }

  async decode(bytes: Buffer): Promise<Buffer> {
    const text = tryDecode(this.#decoder, bytes)
    const isWrong = text === undefined || (!ofSeveralBytes.test(this.encoding) && controls.test(text))
    if (isWrong) throw wrongEncoding(this.#said, this.encoding, guessUtf16(bytes) ?? (await guessEncoding(bytes)))
    if (this.#utf8) {
      this.#isAscii &&= isAscii(bytes)
      if (tryDecode(this.#utf8, bytes) === undefined) this.#utf8 = undefined
    }
    return this.encoding === 'utf-8' ? bytes : Buffer.from(text)
  }

  /** To be called behind the last piece. */
  async end(): Promise<void> {
    if (tryDecode(this.#decoder) === undefined) {
      throw wrongEncoding(this.#said, this.encoding, this.encoding.startsWith('utf-16') ? this.encoding : undefined)
    }
    const isUtf8 = this.#utf8 && !this.#isAscii && tryDecode(this.#utf8) !== undefined
    if (isUtf8) throw wrongEncoding(this.#said, this.encoding, 'utf-8')
  }
}

/** Undefined where the bytes aren't of the decoder's encoding; without bytes, where they ended within a letter. */
function tryDecode(decoder: TextDecoder, bytes?: Buffer): string | undefined {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined })
  } catch {
    return undefined
  }
}

/** `tried` is what it was read as, and `likely` what its bytes look like, where they look like anything. */
function wrongEncoding(said: Encoding | undefined, tried: Encoding, likely: Encoding | undefined) {
  const isInvalid = `The file is not valid ${tried === 'utf-8' ? 'UTF-8' : tried}.`
  if (likely === tried) {
    return invalidFile(
      `${isInvalid} It seems to be in it all the same, with a part that is damaged or cut off; save it anew as CSV in UTF-8, or name another encoding.`
    )
  }
  const advice = likely
    ? `It seems to be ${likely}: send encoding=${likely}${said === 'auto' ? '' : ', or encoding=auto to have it found out'}`
    : `Name the one that it is in by the parameter encoding${said === 'auto' ? '' : ', or have it found out by encoding=auto'}`
  return invalidFile(`${isInvalid} ${advice}; or save it as CSV in UTF-8.`)
}
