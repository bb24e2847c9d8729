/** What a file may have at most, in bytes. */
export const maxBytes = 10_485_760

const header = 'first_name,last_name,email,notes\n'
const good = Buffer.from(`${header}A,B,,\n`)
const full = (text: string | number) => Buffer.alloc(maxBytes, text)
const fill = (text: string, start = good) => Buffer.concat([start, Buffer.alloc(maxBytes - start.length, text)])

/** Files of contacts that are as large as they may be and as bad as they get, with what their refusal says. */
export const worstFiles: { name: string; make: () => Buffer; detail: RegExp }[] = [
  { name: 'commas', make: () => full(','), detail: /first row, .*, is longer than 65536 bytes/ },
  { name: 'newlines', make: () => full('\n'), detail: /is empty; its first row must name the columns/ },
  { name: 'quotes', make: () => full('"'), detail: /first row, .*, is longer than 65536 bytes/ },
  { name: 'one cell', make: () => full('a'), detail: /first row, .*, is longer than 65536 bytes/ },
  { name: 'NULs', make: () => full(0), detail: /UTF-16 or binary; save it as CSV in UTF-8/ },
  {
    name: 'a ZIP called .csv',
    make: () => fill('\xf3', Buffer.from('PK\x03\x04')).fill(0xf3, 4),
    detail: /not valid UTF-8; save it as CSV in UTF-8|is a spreadsheet/
  },
  { name: 'a header, then commas', make: () => fill(','), detail: /Row 3 has more than 301 cells/ },
  {
    name: 'a header, then an open quote',
    make: () => fill('a\n', Buffer.concat([good, Buffer.from('"')])),
    detail: /Row 3 opens a quote that is never closed/
  },
  { name: 'a header, then quotes', make: () => fill('"'), detail: /Row 3 opens a quote that is never closed/ },
  {
    name: 'a header, then quotes and blanks',
    make: () => fill('"x" '),
    detail: /Row 3 has a quote inside a quoted cell that is not doubled.*is written "a ""b"" c"/
  },
  { name: 'a header, then one cell', make: () => fill('a'), detail: /Row 3 is longer than 1048576 bytes/ },
  {
    name: 'a header, then tiny rows',
    make: () => fill('a\n'),
    detail: /more than 200000 rows below its header; split it/
  },
  {
    name: 'whole rows up to a byte that is not UTF-8',
    make: () => fill('A,B,,\n').fill(0xff, maxBytes - 1),
    detail: /not valid UTF-8/
  }
]
