import t from 'tap'
import { readHost, spellingsOfHost } from '../../src/texts/hosts.ts'

t.test('A domain or URL is read as its host in letters, without what is around it', async (t) => {
  const hosts = {
    'acme.test': [
      'acme.test',
      ' ACME.test. ',
      'www.acme.test',
      'https://WWW.Acme.test/',
      'http://user:secret@acme.test:8080/about?x=1#y',
      'ftp://acme.test',
      'acme.test:',
      'ａｃｍｅ．ｔｅｓｔ',
      'acme。test',
      '\u200bacme.test\ufeff',
      '\u00a0acme.test\t'
    ],
    'bücher-eins.test': [
      'xn--bcher-eins-9db.test',
      'XN--BCHER-EINS-9DB.TEST',
      'BU\u0308CHER-eins.test',
      'bücher-eins.test/'
    ],
    'straße.test': ['STRAẞE.test', 'xn--strae-oqa.test'],
    'r2---sn-huoa-cvhl.test': ['r2---sn-huoa-cvhl.test'],
    'www.test': ['www.test'],
    'http.test': ['http.test', 'https://http.test'],
    'a_b.test': ['a_b.test'],
    '1.2.test': ['1.2.test'],
    '☕.test': ['xn--53h.test', '☕.test'],
    'xn--11b2ezcw70k.test': ['xn--11b2ezcw70k.test']
  }
  for (const [host, texts] of Object.entries(hosts))
    for (const text of texts) t.equal(readHost(text)?.host, host, JSON.stringify(text))
})

t.test('What is no host of two labels, or has a character that can’t be seen, is refused', async (t) => {
  const texts = [
    ...[
      'N/A',
      'n/a',
      '-',
      '--',
      'none',
      '?',
      '',
      ' ',
      'unknown',
      'localhost',
      'com',
      'www.',
      'https://www.',
      '.',
      '..'
    ],
    ...['1', '1.2', '999.999.999.999', '127.0.0.1', '[::1]', 'acme.1', 'acme.0', '１.２', '0x7f.1'],
    ...[
      'http:/alpha.test',
      'http//beta.test',
      'https//delta.test',
      'https://https://epsilon.test',
      '//acme.test',
      ':acme.test'
    ],
    ...[
      '-x.test',
      'x-.test',
      'foo.-bar.test',
      'foo-.bar.test',
      'example.test-',
      'a..test',
      '.acme.test',
      'acme.test..'
    ],
    ...[
      `${'a'.repeat(64)}.test`,
      `${'ü'.repeat(63)}.test`,
      `${'a.'.repeat(127)}test`,
      'xn--',
      'xn--.test',
      'xn--a.test',
      'xn--99999999.test'
    ],
    ...[
      'no\u00adva.test',
      'no\u200bva.test',
      'no\u200dva.test',
      'acme.test\u0000',
      'क्\u200dष.test',
      'no\u2060va.test',
      'nova\ufe0f.test'
    ],
    ...[
      'acme test',
      'acme .test',
      'a,b.test',
      'acme.test, beta.test',
      'acme!.test',
      'acme.test\\about',
      'acme.test;x',
      'acme.\ufffd',
      '℀.test'
    ]
  ]
  t.same(
    texts.filter((text) => readHost(text) !== undefined),
    []
  )
})

t.test('A path behind a host is told, a slash alone is none', async (t) => {
  for (const text of ['https://linkedin.test/company/acme', 'acme.test/about', 'acme.test//x'])
    t.equal(readHost(text)?.hasPath, true, text)
  for (const text of ['acme.test', 'https://acme.test/', 'acme.test/?a=/b', 'acme.test#/x', 'a@acme.test'])
    t.equal(readHost(text)?.hasPath, false, text)
})

t.test('A host is found by its letters and by what the DNS has', async (t) => {
  t.same(spellingsOfHost('www.xn--bcher-eins-9db.test'), ['bücher-eins.test', 'xn--bcher-eins-9db.test'])
  t.same(spellingsOfHost('https://Acme.test/'), ['acme.test'])
  t.same(spellingsOfHost('N/A'), ['N/A'])
})
