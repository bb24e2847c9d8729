import type { Operations, Schemas } from '../../generated/types.ts'
import { companies, companyWords, contacts, contactWords, lifecycleStages, users } from '../db/schema.ts'
import { emailKey } from '../records/email.ts'
import { choice, id, nameOf, tags, text, time } from '../records/property.ts'
import { asIs, distinct, iso, type RecordKind, referenced, withKey } from '../records/record.ts'

/** Contacts; upsert matches them by their e-mail address. */
export const contact: RecordKind<
  Schemas['ContactResponse'],
  Schemas['UpdateContactRequest'],
  Operations['listContacts']['query']
> = {
  entity: 'contact',
  isLogged: true,
  table: contacts,
  view: {
    id: contacts.id,
    tenantId: contacts.tenantId,
    firstName: contacts.firstName,
    lastName: contacts.lastName,
    email: contacts.email,
    phone: contacts.phone,
    mobile: contacts.mobile,
    title: contacts.title,
    department: contacts.department,
    companyId: contacts.companyId,
    companyName: referenced(contacts.companyId, companies, companies.name),
    address: contacts.address,
    city: contacts.city,
    state: contacts.state,
    country: contacts.country,
    postalCode: contacts.postalCode,
    lifecycleStage: contacts.lifecycleStage,
    leadSource: contacts.leadSource,
    tags: contacts.tags,
    notes: contacts.notes,
    ownerId: contacts.ownerId,
    ownerName: referenced(contacts.ownerId, users, users.name),
    lastActivityAt: iso(contacts.lastActivityAt),
    createdAt: iso(contacts.createdAt),
    updatedAt: iso(contacts.updatedAt)
  },
  input: {
    firstName: asIs,
    lastName: asIs,
    email: asIs,
    phone: asIs,
    mobile: asIs,
    title: asIs,
    department: asIs,
    companyId: asIs,
    address: asIs,
    city: asIs,
    state: asIs,
    country: asIs,
    postalCode: asIs,
    lifecycleStage: asIs,
    leadSource: asIs,
    tags: distinct,
    notes: asIs,
    ownerId: asIs
  },
  defaults: { lifecycleStage: 'lead', tags: [] },
  derive: withKey('email', 'emailKey', emailKey),
  match: { property: 'email', columns: ['emailKey'] },
  events: {
    created: () => ['contact.created'],
    updated: () => ['contact.updated'],
    deleted: () => ['contact.deleted']
  },
  writtenElsewhere: ['lastActivityAt'],
  filters: {
    email: { column: contacts.emailKey, normalize: emailKey },
    companyId: { column: contacts.companyId },
    lifecycleStage: { column: contacts.lifecycleStage },
    ownerId: { column: contacts.ownerId }
  },
  query: {
    words: contactWords(contacts),
    hasPhones: true,
    properties: {
      id: id(contacts.id),
      tenantId: id(contacts.tenantId),
      firstName: text(contacts.firstName, { hasWords: true }),
      lastName: text(contacts.lastName, { hasWords: true }),
      email: text(contacts.email, { hasWords: true }),
      phone: text(contacts.phone),
      mobile: text(contacts.mobile),
      title: text(contacts.title, { hasWords: true }),
      department: text(contacts.department),
      companyId: id(contacts.companyId),
      companyName: nameOf(companies, contacts.companyId, companies.name, companyWords(companies)),
      address: text(contacts.address),
      city: text(contacts.city),
      state: text(contacts.state),
      country: text(contacts.country),
      postalCode: text(contacts.postalCode),
      lifecycleStage: choice(contacts.lifecycleStage, lifecycleStages),
      leadSource: text(contacts.leadSource),
      tags: tags(contacts.tags),
      notes: text(contacts.notes, { hasWords: true, isSortable: false }),
      ownerId: id(contacts.ownerId),
      ownerName: nameOf(users, contacts.ownerId, users.name),
      lastActivityAt: time(contacts.lastActivityAt),
      createdAt: time(contacts.createdAt),
      updatedAt: time(contacts.updatedAt)
    }
  }
}
