import { formOf, send } from '../service-process.ts'
import type { Attack } from './arena.ts'
import { succeed } from './client.ts'

const starts = [
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  ' =',
  ' ',
  '﻿=',
  '＝',
  '＋',
  '－',
  '＠',
  "'=",
  "''=",
  '|',
  '%',
  ';=',
  '\n=',
  ' \t=',
  '"=',
  'a;=',
  'a,=',
  'a\n='
]
const formula = '1+cmd|/c calc!A1'

export const attack: Attack = {
  line: 16,
  what: 'a tenant stores formulas for those who open its exports in a spreadsheet',
  run: async ({ port, tenants: { mallory, trudy } }) => {
    const texts = starts.map((start) => `${start}${formula}`)
    const path = '/api/v1/importexport/companies'
    const names = (subdomain: typeof mallory) =>
      succeed<{ notes: string }[]>({ port, tenant: subdomain, path: '/api/v1/companies?limit=100' }).then((all) =>
        all.map(({ notes }) => notes)
      )
    const items = texts.map((notes, n) => ({ name: `Company ${n}`, notes }))
    await succeed({ port, tenant: mallory, method: 'POST', path: '/api/v1/companies/bulk', body: { items } })
    const kept = await names(mallory)
    const csv = (await send(port, mallory, 'GET', `${path}/export`)).bytes
    await send(port, trudy, 'POST', `${path}/import`, formOf(csv))
    const again = await names(trudy)
    const same = kept.filter((text, n) => text === again[n]).length
    const bare = [',', ';', '\t'].flatMap((delimiter) => findFormulas(csv.toString(), delimiter))
    return {
      sent: `${texts.length} texts that begin a formula in some spreadsheet, exported and imported again`,
      checks: [
        {
          isHeld: bare.length === 0,
          found: `cells that begin a formula: ${bare.length > 0 ? JSON.stringify(bare.slice(0, 5)) : 'none'}`
        },
        { isHeld: same === texts.length, found: `${same} of ${texts.length} are the same after the import` }
      ]
    }
  }
}

/** Cells that a spreadsheet takes for formulas when it splits lines at this delimiter, whatever quotes say of others. */
function findFormulas(csv: string, delimiter: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (const char of csv) {
    if (char === '"') isQuoted = cell === '' || !isQuoted
    if (!isQuoted && (char === delimiter || char === '\n')) {
      cells.push(cell)
      cell = ''
    } else cell += char
  }
  // A quote is the cell's own where the cell begins with it; blanks, line breaks and marks before the sign are dropped.
  return cells.filter((text) => /^"?[\s\u{feff}]*[=+\-@＝＋－＠]/u.test(text) && text.includes('cmd'))
}
