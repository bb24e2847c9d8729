import { createContactBody } from '../../generated/validators.js'
import { contacts } from '../db/schema.ts'
import { seeingAll } from '../db/tenant.ts'
import { findMatches } from '../records/rows.ts'
import { companyByName } from '../sheets/cell-references.ts'
import {
  choiceColumn,
  companyColumns,
  ownerColumn,
  referenceColumn,
  tagsColumn,
  textColumn,
  wordColumn
} from '../sheets/columns.ts'
import type { Sheet } from '../sheets/sheet.ts'
import { contact } from './record.ts'

/** Contacts as columns of a file. Rows with one e-mail address are one contact. */
export const contactSheet: Sheet = {
  name: 'contacts',
  kind: contact,
  columns: [
    textColumn('firstName', contacts.firstName),
    textColumn('lastName', contacts.lastName),
    wordColumn('email', contacts.email),
    textColumn('phone', contacts.phone),
    textColumn('mobile', contacts.mobile),
    textColumn('title', contacts.title),
    textColumn('department', contacts.department),
    referenceColumn('company_name', 'companyId', companyByName, contacts.companyId),
    textColumn('address', contacts.address),
    textColumn('city', contacts.city),
    textColumn('state', contacts.state),
    textColumn('country', contacts.country),
    textColumn('postalCode', contacts.postalCode),
    choiceColumn('lifecycleStage', contacts.lifecycleStage),
    textColumn('leadSource', contacts.leadSource),
    tagsColumn('tags', contacts.tags),
    textColumn('notes', contacts.notes)
  ],
  extended: [ownerColumn(contacts.ownerId)],
  onlyRead: companyColumns(contacts.companyId),
  mandatory: ['first_name', 'last_name'],
  validate: createContactBody,
  identify: ({ emailKey }) =>
    emailKey ? { header: 'email', parts: ['email'], key: String(emailKey), allKeys: [String(emailKey)] } : undefined,
  findTaken: async (scope, tx, rows) => {
    // A hidden record's key is taken, too.
    const matches = await findMatches(seeingAll(scope), tx, contact, rows)
    return new Set(matches.map(({ number }) => String(rows[number]?.emailKey)))
  }
}
