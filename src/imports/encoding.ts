import { isUtf8 } from 'node:buffer'
import { TextDecoder } from 'node:util'
import type { Operations } from '../../generated/types.ts'
import { invalidFile } from './invalid-file.ts'

/** How a file's text may be encoded. */
export type Encoding = NonNullable<Operations['importContacts']['query']['encoding']>

/** A file's bytes in UTF-8. 400 where they aren't in its encoding, or are a workbook's. */
export function toUtf8(file: Buffer, encoding: Encoding): Buffer {
  refuseOthers(file, encoding)
  if (encoding === 'utf-8') {
    if (!isUtf8(file)) throw wrongEncoding(encoding)
    return file
  }
  return decodeWith(decoderOf(file, encoding), encoding, file, false)
}

/** A file in UTF-8 that arrives in pieces. Throws as `toUtf8` does. */
export async function* piecesToUtf8(pieces: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | undefined
  for await (const piece of pieces) {
    if (!decoder) {
      refuseOthers(piece, encoding)
      decoder = decoderOf(piece, encoding)
    }
    const text = decodeWith(decoder, encoding, piece, true)
    yield encoding === 'utf-8' ? piece : text
  }
  if (decoder) decodeWith(decoder, encoding, undefined, false)
}

/** Of UTF-16 the byte-order mark says which comes first; without one the little end does. */
function decoderOf(start: Buffer, encoding: Encoding): TextDecoder {
  const isBigEndian = encoding === 'utf-16' && start[0] === 0xfe && start[1] === 0xff
  return new TextDecoder(isBigEndian ? 'utf-16be' : encoding, { fatal: true })
}

/** The five bytes that windows-1252 doesn't assign; the WHATWG's decoder takes them for control characters. */
const unassigned = /[\x81\x8d\x8f\x90\x9d]/

function decodeWith(decoder: TextDecoder, encoding: Encoding, bytes: Buffer | undefined, isMore: boolean): Buffer {
  const text = tryDecode(decoder, bytes, isMore)
  if (text === undefined || (encoding === 'windows-1252' && unassigned.test(text))) throw wrongEncoding(encoding)
  return Buffer.from(text)
}

/** Undefined where the bytes aren't of the decoder's encoding. */
function tryDecode(decoder: TextDecoder, bytes: Buffer | undefined, isMore: boolean): string | undefined {
  try {
    return decoder.decode(bytes, { stream: isMore })
  } catch {
    return undefined
  }
}

/** What a ZIP archive begins with, and the older binary format of spreadsheets. */
const workbookStarts = [Buffer.from('PK\u0003\u0004'), Buffer.from([0xd0, 0xcf, 0x11, 0xe0])]

const markOfUtf8 = Buffer.from([0xef, 0xbb, 0xbf])

/** Refuses a file whose first bytes say that it is a workbook, or in UTF-8 where that is not its encoding. */
function refuseOthers(start: Buffer, encoding: Encoding): void {
  if (workbookStarts.some((signature) => start.subarray(0, 4).equals(signature))) {
    throw invalidFile('The file is a spreadsheet (XLSX), not CSV; save it as CSV in UTF-8, and import that.')
  }
  if (encoding !== 'utf-8' && start.subarray(0, 3).equals(markOfUtf8)) throw wrongEncoding(encoding)
}

function wrongEncoding(encoding: Encoding) {
  const others = {
    'utf-8': 'windows-1252 or utf-16',
    'windows-1252': 'utf-8 or utf-16',
    'utf-16': 'utf-8 or windows-1252'
  }
  return invalidFile(
    `The file is not valid ${encoding.toUpperCase()}; save it as CSV in UTF-8, or name its encoding by the parameter encoding: ${others[encoding]}.`
  )
}
