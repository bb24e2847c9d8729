import * as scenario from '../scenario.ts'
import { configure } from './fetch.ts'
import { login } from './generated/auth/auth.ts'
import { listChanges } from './generated/changes/changes.ts'
import {
  createContact,
  getContact,
  listContacts,
  searchContacts,
  upsertContact
} from './generated/contacts/contacts.ts'
import { exportContacts, exportContactsExcel, importContacts } from './generated/import-export/import-export.ts'
import type { ContactResponse } from './generated/model/index.ts'

/** With orval: a module for each tag, a function for each operation, and `status` says which answer it is. */
export async function travel(visitor: scenario.Visitor): Promise<void> {
  await logIn(visitor)
  const contacts = await createPeople()
  await readPages(contacts)
  await upsert()
  await search()
  await importFile()
  await downloadFiles()
  await meetErrors(contacts[0])
  await readHistory()
}

async function logIn(visitor: scenario.Visitor): Promise<void> {
  const { baseUrl, email, password } = visitor
  configure({ baseUrl })
  const { status, data: session } = await login({ email, password })
  if (status !== 200) throw scenario.unexpected(session)
  scenario.checkSession(session, visitor)
  configure({ baseUrl, accessToken: session.accessToken })
}

async function createPeople(): Promise<ContactResponse[]> {
  const contacts: ContactResponse[] = []
  for (const person of scenario.people) {
    const { status, data } = await createContact(person)
    if (status !== 201) throw scenario.unexpected(data)
    contacts.push(data)
  }
  scenario.checkCreated(contacts)
  return contacts
}

async function readPages(contacts: ContactResponse[]): Promise<void> {
  const pages: ContactResponse[][] = []
  for (let page: scenario.Page | undefined = scenario.firstPage; page; ) {
    const { status, data, headers } = await listContacts(page)
    if (status !== 200) throw scenario.unexpected(data)
    pages.push(data)
    page = scenario.nextPage(headers.get('Link'))
  }
  scenario.checkPages(pages, contacts)
}

async function upsert(): Promise<void> {
  const first = await upsertContact(scenario.newcomer)
  if (first.status !== 200) throw scenario.unexpected(first.data)
  const second = await upsertContact(scenario.promotion)
  if (second.status !== 200) throw scenario.unexpected(second.data)
  scenario.checkUpserts(first.data, second.data)
}

async function search(): Promise<void> {
  const { status, data } = await searchContacts(scenario.search)
  if (status !== 200) throw scenario.unexpected(data)
  scenario.checkFound(data)
}

async function importFile(): Promise<void> {
  const { status, data } = await importContacts({ file: scenario.importFile })
  if (status !== 200) throw scenario.unexpected(data)
  scenario.checkImport(data)
}

async function downloadFiles(): Promise<void> {
  const csv = await exportContacts()
  if (csv.status !== 200) throw scenario.unexpected(csv.data)
  scenario.checkCsv(csv.data)

  const workbook = await exportContactsExcel()
  if (workbook.status !== 200) throw scenario.unexpected(workbook.data)
  await scenario.checkWorkbook(workbook.data)
}

async function meetErrors(existing: ContactResponse | undefined): Promise<void> {
  const duplicate = await createContact(scenario.people[0])
  if (duplicate.status !== 409) throw scenario.unexpected(duplicate.data)
  scenario.checkDuplicate(duplicate.data, existing)

  const invalid = await createContact(scenario.invalidPerson)
  if (invalid.status !== 400) throw scenario.unexpected(invalid.data)
  scenario.checkInvalid(invalid.data)
}

async function readHistory(): Promise<void> {
  const { status, data } = await listChanges({ entity: 'contact' })
  if (status !== 200) throw scenario.unexpected(data)
  scenario.checkHistory(
    data.changes.flatMap((change) =>
      change.entity === 'contact' && change.action === 'created' ? [change.data.email] : []
    )
  )
}

/** What the compiler has to refuse; a line here that it lets through is an error of its own. */
export async function mistake(): Promise<void> {
  // @ts-expect-error A contact has a last name.
  await createContact({ firstName: 'Maja' })
  // @ts-expect-error The only filters are the contract's.
  await listContacts({ surname: 'Ek' })
  // @ts-expect-error A file is no text.
  await importContacts({ file: 'first_name,last_name' })
  // @ts-expect-error No operation answers so.
  ;(await createContact(scenario.newcomer)).status === 418

  const answer = await getContact('')
  // @ts-expect-error No contact has such a property.
  if (answer.status === 200) answer.data.surname
  // @ts-expect-error The codes of problems are a closed list.
  else answer.data.code === 'surprise'
}
