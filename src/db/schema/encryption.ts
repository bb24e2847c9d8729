import { integer, pgTable, text } from '../drizzle.ts'

/** One row: a text that is encrypted with the key of the database's secrets, by which a wrong key is known (encryption-check.ts). */
export const encryptionChecks = pgTable('encryption_checks', {
  id: integer('id').primaryKey(),
  encrypted: text('encrypted').notNull()
})
