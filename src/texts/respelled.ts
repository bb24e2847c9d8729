import { type AnyPgColumn, type SQL, type SQLWrapper, sql } from '../db/drizzle.ts'
import { comparedStart, oddlySpelled } from '../db/schema/columns.ts'

// What release 1.1.0 stored in letters that UTS #46 makes others of, such as those of full width: the keys of emails.ts and hosts.ts, said in
// SQL of what those letters are.

/** A column of hosts or addresses, and what is stored today of what it has in such letters. */
export type Respelled = { column: AnyPgColumn; plain: SQL }

export const respelledHost = (column: AnyPgColumn): Respelled => ({ column, plain: plainHost(column) })

export const respelledEmail = (column: AnyPgColumn): Respelled => ({ column, plain: plainEmail(column) })

/** Before the `@` only composed letters, and an ending sigma, are others today. */
export const plainEmail = (email: SQLWrapper): SQL =>
  sql`translate(normalize(split_part(${email}, '@', 1), NFC), 'ς', 'σ') || '@' || ${plainHost(sql`split_part(${email}, '@', 2)`)}`

const plainHost = (host: SQLWrapper) => sql`lower(normalize(${host}, NFKC) collate "C")`

/** Whether a row has a key of today in other letters; `oddIndex` has them. */
export const isRespelled = ({ column, plain }: Respelled, key: SQL) =>
  sql`${oddlySpelled(column)} and ${comparedStart(column)} = ${comparedStart(key)} and ${plain} = ${key}`
