// The tables by which letters compare. They are written out, so that PostgreSQL (drizzle/, `crm_fold_letters`) and every release of
// Node have the same ones: an index is made with them, and what folds otherwise later isn't found in it.

/**
 * Simple and common case folding (Unicode 17, CaseFolding.txt, C and S) of letters that NFKD leaves as they are, in hexadecimal:
 * `41-5a>61` is each letter of a range, `182~184>183` every second one. Cherokee folds to its small letters, which compares alike. ı
 * folds to i, though Unicode keeps them apart: the capitals of Işık are IŞIK.
 */
const folded = `
  41-5a>61 c6>e6 d0>f0 d8>f8 de>fe 110>111 126>127 131>69 141>142 14a>14b 152>153 166>167 181>253 182~184>183 186>254
  187>188 189-18a>256 18b>18c 18e>1dd 18f>259 190>25b 191>192 193>260 194>263 196>269 197>268 198>199 19c>26f 19d>272
  19f>275 1a2~1a4>1a3 1a6>280 1a7>1a8 1a9>283 1ac>1ad 1ae>288 1b1-1b2>28a 1b3~1b5>1b4 1b7>292 1b8>1b9 1bc>1bd 1e4>1e5
  1f6>195 1f7>1bf 21c>21d 220>19e 222~224>223 23a>2c65 23b>23c 23d>19a 23e>2c66 241>242 243>180 244>289 245>28c
  246~24e>247 370~372>371 376>377 37f>3f3 391-3a1>3b1 3a3-3a9>3c3 3c2>3c3 3cf>3d7 3d8~3ee>3d9 3f7>3f8 3fa>3fb
  3fd-3ff>37b 402~404>452 405-406>455 408-40b>458 40f>45f 410-418>430 41a-42f>43a 460~474>461 478~480>479 48a~4be>48b
  4c0>4cf 4c3~4cd>4c4 4d4>4d5 4d8>4d9 4e0>4e1 4e8>4e9 4f6>4f7 4fa~52e>4fb 531-556>561 10a0-10c5>2d00 10c7>2d27 10cd>2d2d
  13a0-13ef>ab70 13f0-13f5>13f8 1c80>432 1c81>434 1c82>43e 1c83-1c84>441 1c85>442 1c86>44a 1c87>463 1c88>a64b 1c89>1c8a
  1c90-1cba>10d0 1cbd-1cbf>10fd 1efa~1efe>1efb 2132>214e 2183>2184 2c00-2c2f>2c30 2c60>2c61 2c62>26b 2c63>1d7d 2c64>27d
  2c67~2c6b>2c68 2c6d>251 2c6e>271 2c6f>250 2c70>252 2c72>2c73 2c75>2c76 2c7e-2c7f>23f 2c80~2ce2>2c81 2ceb~2ced>2cec
  2cf2>2cf3 a640~a66c>a641 a680~a69a>a681 a722~a72e>a723 a732~a76e>a733 a779~a77b>a77a a77d>1d79 a77e~a786>a77f
  a78b>a78c a78d>265 a790~a792>a791 a796~a7a8>a797 a7aa>266 a7ab>25c a7ac>261 a7ad>26c a7ae>26a a7b0>29e a7b1>287
  a7b2>29d a7b3>ab53 a7b4~a7c2>a7b5 a7c4>a794 a7c5>282 a7c6>1d8e a7c7~a7c9>a7c8 a7cb>264 a7cc~a7da>a7cd a7dc>19b
  a7f5>a7f6 10400-10427>10428 104b0-104d3>104d8 10570-1057a>10597 1057c-1058a>105a3 1058c-10592>105b3 10594-10595>105bb
  10c80-10cb2>10cc0 10d50-10d65>10d70 118a0-118bf>118c0 16e40-16e5f>16e60 16ea0-16eb8>16ebb 1e900-1e921>1e922
`

/**
 * Letters with a stroke, ligatures and their like in small letters, each before what it compares as (PostgreSQL 18,
 * contrib/unaccent/unaccent.rules).
 */
const plain = `
  æae ðd øo þth ßss đd ħh ĸq łl ŋn œoe ŧt ƀb ɓb ƃb ƈc ɖd ɗd ƌd ɛe ƒf ɠg ƕhv ɩi ɨi ƙk ƚl ɲn ƞn ƣoi ƥp ƫt ƭt ʈt ʋv ƴy
  ƶz ǥg ȡd ȥz ȴl ȵn ȶt ȷj ȸdb ȹqp ⱥa ȼc ⱦt ȿs ɀz ʉu ɇe ɉj ɍr ɏy ɕc ɟj ɡg ɢg ɦh ɧh ɪi ɫl ɬl ɭl ɱm ɳn ɴn ɶoe ɼr ɽr ɾr ʀr
  ʂs ʏy ʐz ʑz ʙb ʛg ʜh ʝj ʟl ʠq ʣdz ʥdz ʦts ʪls ʫlz ᴀa ᴁae ᴃb ᴄc ᴅd ᴆd ᴇe ᴊj ᴋk ᴌl ᴍm ᴏo ᴘp ᴛt ᴜu ᴠv ᴡw ᴢz ᵫue ᵬb ᵭd ᵮf
  ᵯm ᵰn ᵱp ᵲr ᵳr ᵴs ᵵt ᵶz ᵺth ᵻi ᵽp ᵾu ᶀb ᶁd ᶂf ᶃg ᶄk ᶅl ᶆm ᶇn ᶈp ᶉr ᶊs ᶌv ᶍx ᶎz ᶏa ᶑd ᶒe ᶓe ᶖi ᶙu ẜs ẝs ỻll ỽv ỿy ⱡl ⱨh
  ⱪk ⱬz ⱱv ⱳw ⱴv ⱸe ⱺo ꜰf ꜱs ꜳaa ꜵao ꜷau ꜹav ꜻav ꜽay ꝁk ꝃk ꝅk ꝇl ꝉl ꝋo ꝍo ꝏoo ꝑp ꝓp ꝕp ꝗq ꝙq ꝟv ꝡvy ꝥth ꝧth ꝱd ꝲl ꝳm ꝴn
  ꝵr ꝶr ꝷt ꝺd ꝼf ꞇt ꞑn ꞓc ꞡg ꞣk ꞥn ꞧr ꞩs
`

/** Full case folding of what NFKD doesn't part (CaseFolding.txt, F). */
const parted = [
  ['ß', 'ss'],
  ['\u1e9e', 'ss'],
  ['\u0345', 'ι']
] as const

/** What a letter folds to where nothing but case is left out. */
export const caseFolds: ReadonlyMap<string, string> = new Map([...readRanges(), ...parted])

/** What a letter folds to where letters with a stroke and ligatures are plain ones, too. */
export const letterFolds: ReadonlyMap<string, string> = makeLetterFolds()

function makeLetterFolds(): Map<string, string> {
  const strokes = new Map(wordsOf(plain).map((one) => [one.slice(0, 1), one.slice(1)]))
  const ofCase = [...caseFolds].map(([letter, fold]) => [letter, strokes.get(fold) ?? fold] as const)
  return new Map([...strokes, ...ofCase])
}

function readRanges(): [string, string][] {
  return wordsOf(folded).flatMap((range) => {
    const [, first = '', sign, last = first, target = ''] = /^(\w+)(?:([-~])(\w+))?>(\w+)$/.exec(range) ?? []
    const [from, to, fold] = [first, last, target].map((hex) => Number.parseInt(hex, 16)) as [number, number, number]
    const step = sign === '~' ? 2 : 1
    return Array.from({ length: (to - from) / step + 1 }, (_, index): [string, string] => [
      String.fromCodePoint(from + index * step),
      String.fromCodePoint(fold + index * step)
    ])
  })
}

function wordsOf(text: string): string[] {
  return text.match(/\S+/g) ?? []
}
