import { isAscii, isUtf8 } from 'node:buffer'
import { TextDecoder } from 'node:util'

/** How much of a file's text is looked at: lines with other than ASCII, up to so many bytes of them. The detector takes 30 ms for it. */
const sampleBytes = 8_192

/** What spreadsheets save, by the detector's name, and its name in the Encoding Standard. */
const candidates = new Map([
  ...['windows-1252', 'windows-1250', 'windows-1254', 'windows-1251', 'windows-1253', 'windows-1257'].map(same),
  ...['windows-1255', 'windows-1256', 'iso-8859-2', 'iso-8859-7', 'koi8-r', 'koi8-u', 'ibm866'].map(same),
  ...['shift_jis', 'euc-jp', 'gb18030', 'big5', 'euc-kr', 'iso-2022-jp'].map(same),
  ...[
    ['macroman', 'macintosh'],
    ['maccyrillic', 'x-mac-cyrillic'],
    ['cp874', 'windows-874'],
    ['cp932', 'shift_jis'],
    ['cp949', 'euc-kr']
  ].map(([detected = '', name = '']) => [detected, name] as const)
])

function same(name: string): readonly [string, string] {
  return [name, name]
}

/** What no text has: controls, letters that are assigned to nobody, letters of two alphabets or signs within one word. */
const sign = String.raw`[[\p{Sc}\p{Sm}\p{So}\p{No}¡¨¯¶¸]--[\x00-\x7f´]]`
const unlikely = new RegExp(
  [
    String.raw`[\u0080-\u009f\ufffd\ue000-\uf8ff]`,
    String.raw`(?=\p{L}*\p{Script=Latin})(?=\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}])\p{L}+`,
    // Accents that stand alone, as other encodings' letters are read.
    '[ˆˇ˘˙˚˛˜˝]',
    String.raw`\p{L}${sign}\p{L}|(?<![\p{L}\p{N}])[${sign}ªº]\p{L}`
  ].join('|'),
  'v'
)

/** The commonest one is taken where its likelihood is so near the greatest: short texts of western Europe differ from others by little. */
const [commonest, margin] = ['windows-1252', 0.65]

/**
 * The encoding that part of a file is likely in (docs/decisions/encodings.md), by its name in the Encoding Standard; undefined where that can't
 * be told. ASCII is UTF-8.
 */
export async function guessEncoding(part: Buffer): Promise<string | undefined> {
  if (isUtf8(part)) return 'utf-8'
  const sample = sampleOf(part)
  // It takes 50 ms and 40 MB to load, and most files are UTF-8.
  const { detectAll } = await import('jschardet')
  const found = detectAll(sample, { detectEncodings: [...candidates.keys()] })
    .map(({ encoding, confidence }) => ({ name: candidates.get(String(encoding).toLowerCase()) ?? '', confidence }))
    .filter(({ name }) => name !== '' && isLikely(sample, name))
  const [best] = found
  const common = found.find(({ name }) => name === commonest)
  if (!best || !common) return best?.name
  const isAsLikely = common.confidence >= margin * best.confidence
  return isAsLikely || decode(sample, best.name) === decode(sample, commonest) ? commonest : best.name
}

/** Whole lines, those of nothing but ASCII left out. */
function sampleOf(part: Buffer): Buffer {
  const lines: Buffer[] = []
  let length = 0
  for (let start = 0; start < part.length && length < sampleBytes; ) {
    const found = part.indexOf('\n', start)
    const end = found === -1 ? part.length : found + 1
    const line = part.subarray(start, end)
    // ISO-2022-JP is ASCII with escapes.
    if (!isAscii(line) || line.includes(0x1b)) lines.push(line)
    length += isAscii(line) ? 0 : line.length
    start = end
  }
  return Buffer.concat(lines).subarray(0, 2 * sampleBytes)
}

function isLikely(sample: Buffer, name: string): boolean {
  const text = decode(sample, name)
  return text !== undefined && !unlikely.test(text)
}

function decode(sample: Buffer, name: string): string | undefined {
  try {
    // The end of the sample may be within a letter.
    return new TextDecoder(name, { fatal: true }).decode(sample, { stream: true })
  } catch {
    return undefined
  }
}
