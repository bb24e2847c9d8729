import t from 'tap'
import { emailKey, emailKeys, isEmail } from '../../src/texts/emails.ts'

t.test('Spellings of one e-mail address have one key, other addresses have others', async (t) => {
  const spellings = {
    'uwe@bücher-eins.test': ['uwe@xn--bcher-eins-9db.test', ' UWE@BÜCHER-EINS.test', 'uwe@bu\u0308cher-eins.test'],
    'rené@x.test': ['RENE\u0301@X.test', 'rené@ｘ.test'],
    'a@www.x.test': ['A@WWW.x.test'],
    'οδοσ@x.test': ['ΟΔΟΣ@x.test', 'οδος@x.test']
  }
  for (const [key, all] of Object.entries(spellings)) for (const one of all) t.equal(emailKey(one), key, one)
  t.equal(
    new Set(['rené@x.test', 'rene@x.test', 'weiß@x.test', 'weiss@x.test', 'a@www.x.test', 'a@x.test'].map(emailKey))
      .size,
    6
  )
})

t.test('An e-mail address is found by the keys that former releases stored for its spellings', async (t) => {
  t.same(emailKeys('Anna@Ex.test'), ['anna@ex.test'])
  t.same(emailKeys('uwe@xn--bcher-eins-9db.test').slice(0, 2), ['uwe@bücher-eins.test', 'uwe@xn--bcher-eins-9db.test'])
  t.ok(emailKeys('rené@x.test').includes('rene\u0301@x.test'))
})

t.test('What is no e-mail address is refused, also for its host or for what can’t be seen', async (t) => {
  const good = [
    'a@x.test',
    'a+b@x.test',
    'üñ@x.test',
    'a@bücher.test',
    'a@xn--bcher-kva.test',
    'a@ab--cd.test',
    `${'a'.repeat(64)}@x.test`
  ]
  const bad = [
    ...[
      '',
      '@',
      'a',
      'a@',
      '@x.test',
      'a@x',
      'a@@x.test',
      'a b@x.test',
      'a@x .test',
      '.a@x.test',
      'a..b@x.test',
      'a@x.test.'
    ],
    ...[
      'a@foo.-bar.test',
      'a@example.test-',
      `a@${'a'.repeat(64)}.test`,
      `a@${'a.'.repeat(126)}ab`,
      'a@1.2',
      'a@xn--.test'
    ],
    ...[
      'a\u200b@x.test',
      '\u200ba@x.test',
      'a@x\u200b.test',
      'a@x\u00ad.test',
      'a\u200d@x.test',
      'a@x.test\ufffd',
      'a\u0000@x.test',
      `${'a'.repeat(65)}@x.test`
    ]
  ]
  t.same(
    good.filter((one) => !isEmail(one)),
    []
  )
  t.same(bad.filter(isEmail), [])
})
