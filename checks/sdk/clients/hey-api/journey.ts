import * as scenario from '../scenario.ts'
import { client } from './generated/client.gen.ts'
import {
  type ContactResponse,
  createContact,
  exportContacts,
  exportContactsExcel,
  getContact,
  importContacts,
  listChanges,
  listContacts,
  login,
  searchContacts,
  upsertContact
} from './generated/index.ts'

/** With @hey-api/openapi-ts: a function for each operation, and `error` says which answer it is. */
export async function travel(visitor: scenario.Visitor): Promise<void> {
  client.setConfig({ baseUrl: visitor.baseUrl })
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
  const { email, password } = visitor
  const { data: session, error } = await login({ body: { email, password } })
  if (!session) throw scenario.unexpected(error)
  scenario.checkSession(session, visitor)
  // Given a plain text, the client would send it as an API key as well.
  client.setConfig({ auth: ({ scheme }) => (scheme === 'bearer' ? session.accessToken : undefined) })
}

async function createPeople(): Promise<ContactResponse[]> {
  const contacts: ContactResponse[] = []
  for (const body of scenario.people) {
    const { data, error } = await createContact({ body })
    if (!data) throw scenario.unexpected(error)
    contacts.push(data)
  }
  scenario.checkCreated(contacts)
  return contacts
}

async function readPages(contacts: ContactResponse[]): Promise<void> {
  const pages: ContactResponse[][] = []
  for (let query: scenario.Page | undefined = scenario.firstPage; query; ) {
    const { data, error, response } = await listContacts({ query })
    if (!data || !response) throw scenario.unexpected(error)
    pages.push(data)
    query = scenario.nextPage(response.headers.get('Link'))
  }
  scenario.checkPages(pages, contacts)
}

async function upsert(): Promise<void> {
  const first = await upsertContact({ body: scenario.newcomer })
  if (!first.data) throw scenario.unexpected(first.error)
  const second = await upsertContact({ body: scenario.promotion })
  if (!second.data) throw scenario.unexpected(second.error)
  scenario.checkUpserts(first.data, second.data)
}

async function search(): Promise<void> {
  const { data, error } = await searchContacts({ body: scenario.search })
  if (!data) throw scenario.unexpected(error)
  scenario.checkFound(data)
}

async function importFile(): Promise<void> {
  const { data, error } = await importContacts({ body: { file: scenario.importFile } })
  if (!data) throw scenario.unexpected(error)
  scenario.checkImport(data)
}

async function downloadFiles(): Promise<void> {
  const csv = await exportContacts()
  if (!csv.data) throw scenario.unexpected(csv.error)
  scenario.checkCsv(csv.data)

  const workbook = await exportContactsExcel()
  if (!workbook.data) throw scenario.unexpected(workbook.error)
  await scenario.checkWorkbook(workbook.data)
}

async function meetErrors(existing: ContactResponse | undefined): Promise<void> {
  const duplicate = await createContact({ body: scenario.people[0] })
  if (duplicate.response?.status !== 409 || !duplicate.error) throw scenario.unexpected(duplicate.error)
  scenario.checkDuplicate(duplicate.error, existing)

  const invalid = await createContact({ body: scenario.invalidPerson })
  if (invalid.response?.status !== 400 || !invalid.error) throw scenario.unexpected(invalid.error)
  scenario.checkInvalid(invalid.error)
}

async function readHistory(): Promise<void> {
  const { data, error } = await listChanges({ query: { entity: 'contact' } })
  if (!data) throw scenario.unexpected(error)
  scenario.checkHistory(
    data.changes.flatMap((change) =>
      change.entity === 'contact' && change.action === 'created' ? [change.data.email] : []
    )
  )
}

/** What the compiler has to refuse; a line here that it lets through is an error of its own. */
export async function mistake(): Promise<void> {
  // @ts-expect-error A contact has a last name.
  await createContact({ body: { firstName: 'Maja' } })
  // @ts-expect-error The only filters are the contract's.
  await listContacts({ query: { surname: 'Ek' } })
  // @ts-expect-error A file is no text.
  await importContacts({ body: { file: 'first_name,last_name' } })

  const { data, error } = await getContact({ path: { id: '' } })
  // @ts-expect-error No contact has such a property.
  data?.surname
  // @ts-expect-error The codes of problems are a closed list.
  error?.code === 'surprise'
}
