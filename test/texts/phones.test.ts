import t from 'tap'
import { phoneDigits, phoneForm } from '../../src/texts/phones.ts'

t.test('Spellings of one telephone number have the same digits', async (t) => {
  const spellings = {
    '41791234567': [
      '+41 79 123 45 67',
      '0041 79 123 45 67',
      '+41 (0)79 123 45 67',
      '+41 (0) 79-123.45.67',
      '00 41 79 1234567',
      '++41 791234567',
      '＋４１ ７９１２３４５６７'
    ],
    '27611231234': ['0027 61 123 1234', '+27611231234', '27 61 123 1234', '0027611231234'],
    '0791234567': ['079 123 45 67'],
    '390686211892': ['+39 06 8621 1892', '0039 06 86211892']
  }
  for (const [digits, all] of Object.entries(spellings)) for (const one of all) t.equal(phoneDigits(one), digits, one)
})

t.test('What has no digit compares as a text', async (t) => {
  t.equal(phoneForm(' On Request '), 'on request')
  t.equal(phoneForm('00'), '00')
})
