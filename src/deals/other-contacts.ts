import { sql } from '../db/drizzle.ts'
import { contacts } from '../db/schema.ts'
import type { Executor } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import type { NearNames } from '../near-names.ts'
import type { RecordScope } from '../records/rows.ts'
import { contactByEmail, findNamed, hintOf } from '../sheets/cell-references.ts'
import { readTags, text } from '../sheets/cells.ts'
import { joinTags } from '../sheets/columns.ts'
import type { Column, SheetRow } from '../sheets/sheet.ts'
import { assertRoom, type Entry, entriesOfDeal, maxEntries, withContacts } from './entries.ts'

const header = 'other_contact_emails'

/** The e-mail addresses of a deal's contacts beside the primary one, between commas like tags. */
export const otherContactsColumn: Column = {
  header,
  cell: text,
  source: sql`(select ${joinTags} from (
      select ${contacts.email} as tag, row_number() over (order by entry.added_at, entry.contact_id) as position
      from ${entriesOfDeal}, ${contacts}
      where ${mine(contacts, sql`${contacts.id} = entry.contact_id and not entry.is_primary and ${contacts.email} is not null`)}) as each)`
}

/** Adds the contacts that rows name beside the primary one; nobody is taken off a deal that is there. */
export async function resolveOtherContacts(
  scope: RecordScope,
  tx: Executor,
  rows: SheetRow[],
  near: NearNames
): Promise<void> {
  const emailsOf = new Map(
    rows.flatMap((row) => (row.names[header] ? [[row, readTags(row.names[header])] as const] : []))
  )
  const found = await findNamed(scope, tx, contactByEmail, [...new Set([...emailsOf.values()].flat())])
  const isMissing = [...emailsOf.values()].flat().some((email) => !found.has(email))
  const hint = isMissing ? await hintOf(scope, tx, contactByEmail, near, [...emailsOf.values()].flat()) : undefined
  for (const [row, emails] of emailsOf) {
    const missing = emails.filter((email) => !found.has(email))
    if (missing.length > 0)
      row.problems.push({ header, reason: 'contact not found', value: missing.join(', '), hint: hint?.(missing[0]) })
    const ids = emails.map((email) => found.get(email)).filter((id) => typeof id === 'string')
    const contactId = row.record.contactId as string | undefined
    const added = withContacts([], contactId, ids)
    if (added.length > maxEntries) row.problems.push({ header, reason: `a deal has at most ${maxEntries} contacts` })
    row.record.contacts = added
    row.patch.contacts = (before: Entry[]) => {
      const after = withContacts(before, contactId, ids)
      assertRoom(before, after, header)
      return after
    }
  }
}
