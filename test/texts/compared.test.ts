import t from 'tap'
import { comparedForm, uniqueForm } from '../../src/texts/compared.ts'
import { caseFolds } from '../../src/texts/letters.ts'

const areOne = (one: string, other: string) => comparedForm(one) === comparedForm(other)

t.test('Texts that differ by case, accents, width, blanks or what can’t be seen compare as one', async (t) => {
  const pairs = [
    ['Café Zürich', 'Cafe\u0301 Zu\u0308rich'],
    ['Weißkopf', 'WEISSKOPF'],
    ['WEIẞKOPF', 'weisskopf'],
    ['STRAUSS', 'Strauß'],
    ['ნინო', 'ᲜᲘᲜᲝ'],
    ['Jørgensen', 'Jorgensen'],
    ['Wróbłowski', 'WROBLOWSKI'],
    ['Đặng', 'dang'],
    ['Kjær', 'kjaer'],
    ['Þóra', 'Thora'],
    ['Œuvre', 'oeuvre'],
    ['Ħamrun', 'hamrun'],
    ['Işık', 'IŞIK'],
    ['Diyarbakır', 'DİYARBAKIR'],
    ['İnş', 'inş'],
    ['ρς στΣόο', 'ΡΣ ΣΤΣΌΟ'],
    ['ᏣᎳᎩ', 'ꮳꮃꭹ'],
    ['Ｚｗｅｉ　Ｂｌａｎｋ', 'zwei blank'],
    ['Zwei  Blank KG', 'Zwei Blank KG'],
    ['\u00a0Zwei Blank\tKG\u200b ', 'zwei blank kg'],
    ['Zwei\r\nBlank KG', 'zwei blank kg'],
    ['No\u00adva', 'nova'],
    ['No\u200bva', 'NOVA'],
    ['ﬁn', 'FIN'],
    ['❤\ufe0f', '❤'],
    ['Ⅷ', 'viii'],
    ['ᾳ', 'ΑΙ'],
    ['Ёлка', 'елка']
  ]
  t.same(
    pairs.filter(([one = '', other = '']) => !areOne(one, other)),
    []
  )
})

t.test('Texts that differ by a letter, a mark of another script or a sign compare as two', async (t) => {
  const pairs = [
    ['Weisskopf', 'Weiskopf'],
    ['ab', 'a b'],
    ['O’Brien', 'OBrien'],
    ['が', 'か'],
    ['कि', 'क'],
    ['שָׁלוֹם', 'שלום'],
    ['Иван', 'Ivan'],
    ['A&B', 'A+B']
  ]
  t.same(
    pairs.filter(([one = '', other = '']) => areOne(one, other)),
    []
  )
})

t.test('In unique texts accents, strokes and ligatures count, case, ß, width and blanks don’t', async (t) => {
  const same = [
    ['WEISS-1', 'weiß-1'],
    ['\u00c9L\u00c8VE', 'e\u0301le\u0300ve'],
    ['Ａ１', ' a1 '],
    ['a  b', 'A\u00a0b'],
    ['ΟΔΟΣ', 'οδος'],
    ['Ḍ̇', 'Ḍ̇'.normalize('NFD')],
    ['Işık', 'IŞIK']
  ]
  const other = [
    ['Élève', 'Eleve'],
    ['Ørsted', 'Orsted'],
    ['Kjær', 'Kjaer'],
    ['Łódź', 'Lodz'],
    ['þ', 'th']
  ]
  t.same(
    same.filter(([a = '', b = '']) => uniqueForm(a) !== uniqueForm(b)),
    []
  )
  t.same(
    other.filter(([a = '', b = '']) => uniqueForm(a) === uniqueForm(b)),
    []
  )
})

t.test(
  'Each letter of this release of Unicode folds as its capital does, and what folds is no letter of the folded form',
  async (t) => {
    const wrong: string[] = []
    for (let point = 0x41; point < 0x20000; point++) {
      if (point >= 0xd800 && point < 0xe000) continue
      const letter = String.fromCodePoint(point)
      if (!/\p{L}/u.test(letter)) continue
      const forms = [letter, letter.toUpperCase(), letter.toLowerCase()]
      if (new Set(forms.map(comparedForm)).size > 1 || new Set(forms.map(uniqueForm)).size > 1) wrong.push(letter)
    }
    t.same(
      wrong,
      [],
      'a newer Unicode has letters whose case the table does not know: it takes a migration (word-search.md)'
    )
    t.same(
      [...caseFolds.values()].filter((fold) => fold.length === 1 && caseFolds.has(fold)),
      []
    )
  }
)
