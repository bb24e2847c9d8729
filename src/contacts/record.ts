import type { Operations, Schemas } from '../../generated/types.ts'
import { companies, contacts, contactWords, users } from '../db/schema.ts'
import { type RecordKind, referenced, withKey } from '../records/record.ts'
import { viewOf } from '../records/view.ts'
import { emailKey, emailKeys } from '../texts/emails.ts'
import { respelledEmail } from '../texts/respelled.ts'

const respelled = respelledEmail(contacts.emailKey)

/** Contacts; upsert matches them by their e-mail address. */
export const contact: RecordKind<
  Schemas['ContactResponse'],
  Schemas['UpdateContactRequest'],
  Operations['listContacts']['query']
> = {
  entity: 'contact',
  isLogged: true,
  table: contacts,
  view: viewOf('getContact', contacts, {
    companyName: referenced(contacts.companyId, companies, companies.name),
    ownerName: referenced(contacts.ownerId, users, users.name)
  }),
  defaults: { lifecycleStage: 'lead', tags: [], custom: {} },
  derive: withKey('email', 'emailKey', emailKey),
  match: {
    property: 'email',
    columns: ['emailKey'],
    form: emailKey,
    spellings: emailKeys,
    respelled,
    kept: 'emailKey',
    isUnique: true
  },
  isMergeable: true,
  events: {
    created: () => ['contact.created'],
    updated: () => ['contact.updated'],
    deleted: () => ['contact.deleted']
  },
  writtenElsewhere: ['lastActivityAt'],
  filters: {
    email: { column: contacts.emailKey, spellings: emailKeys, respelled },
    companyId: { column: contacts.companyId },
    lifecycleStage: { column: contacts.lifecycleStage },
    ownerId: { column: contacts.ownerId }
  },
  query: {
    words: contactWords(contacts),
    hasPhones: true,
    sorts: { phone: 'phone', mobile: 'phone', email: 'email' },
    indexedByWord: ['firstName', 'lastName', 'email', 'title', 'notes'],
    unsortable: ['notes'],
    groupedTexts: ['title', 'department', 'city', 'state', 'country', 'postalCode', 'leadSource']
  }
}
