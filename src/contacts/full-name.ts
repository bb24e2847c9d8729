import { type SQL, sql } from '../db/drizzle.ts'
import { contacts } from '../db/schema.ts'

/** What a contact is called wherever it is referred to. */
export const fullName: SQL<string> = sql`${contacts.firstName} || ' ' || ${contacts.lastName}`
