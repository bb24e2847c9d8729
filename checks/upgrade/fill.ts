import { formOf } from '../service-process.ts'
import type { Send } from './kept.ts'

/** Rows of one file: less than 10 MiB. */
const rowsOfFile = 50_000

/** Imports contacts, each with a telephone number and notes. Throws where one was left out. */
export async function fillContacts(send: Send, count: number): Promise<void> {
  for (let from = 0; from < count; from += rowsOfFile) {
    const size = Math.min(rowsOfFile, count - from)
    const rows = Array.from({ length: size }, (_, index) => rowOf(from + index))
    const file = `first_name,last_name,email,phone,title,notes\n${rows.join('')}`
    const answer = await send('POST', '/api/v1/importexport/contacts/import', formOf(file))
    const { imported } = answer.body
    if (imported !== size) throw new Error(`only ${imported} of ${size} contacts were imported`)
  }
}

function rowOf(number: number): string {
  const phone = `+49 30 ${1_000_000 + number}`
  return `First${number % 5_000},Last${number % 7_919},p${number}@example.com,${phone},Head of sales,Met at the fair in spring\n`
}
