import createClient, { type Client } from 'openapi-fetch'
import * as scenario from '../scenario.ts'
import type { components, paths } from './generated/schema.ts'

type Contact = components['schemas']['ContactResponse']

/** With openapi-fetch: paths as in the contract, and `error` says which answer it is. */
export async function travel(visitor: scenario.Visitor): Promise<void> {
  const client = createClient<paths>({ baseUrl: visitor.baseUrl })
  await logIn(client, visitor)
  const contacts = await createPeople(client)
  await readPages(client, contacts)
  await upsert(client)
  await search(client)
  await importFile(client)
  await downloadFiles(client)
  await meetErrors(client, contacts[0])
  await readHistory(client)
}

async function logIn(client: Client<paths>, visitor: scenario.Visitor): Promise<void> {
  const { email, password } = visitor
  const { data: session, error } = await client.POST('/api/v1/auth/login', { body: { email, password } })
  if (error) throw scenario.unexpected(error)
  scenario.checkSession(session, visitor)
  client.use({
    onRequest: ({ request }) => request.headers.set('Authorization', `Bearer ${session.accessToken}`)
  })
}

async function createPeople(client: Client<paths>): Promise<Contact[]> {
  const contacts: Contact[] = []
  for (const body of scenario.people) {
    const { data, error } = await client.POST('/api/v1/contacts', { body })
    if (error) throw scenario.unexpected(error)
    contacts.push(data)
  }
  scenario.checkCreated(contacts)
  return contacts
}

async function readPages(client: Client<paths>, contacts: Contact[]): Promise<void> {
  const pages: Contact[][] = []
  for (let query: scenario.Page | undefined = scenario.firstPage; query; ) {
    const { data, error, response } = await client.GET('/api/v1/contacts', { params: { query } })
    if (error) throw scenario.unexpected(error)
    pages.push(data)
    query = scenario.nextPage(response.headers.get('Link'))
  }
  scenario.checkPages(pages, contacts)
}

async function upsert(client: Client<paths>): Promise<void> {
  const first = await client.PUT('/api/v1/contacts/upsert', { body: scenario.newcomer })
  if (first.error) throw scenario.unexpected(first.error)
  const second = await client.PUT('/api/v1/contacts/upsert', { body: scenario.promotion })
  if (second.error) throw scenario.unexpected(second.error)
  scenario.checkUpserts(first.data, second.data)
}

async function search(client: Client<paths>): Promise<void> {
  const { data, error } = await client.POST('/api/v1/contacts/search', { body: scenario.search })
  if (error) throw scenario.unexpected(error)
  scenario.checkFound(data)
}

async function importFile(client: Client<paths>): Promise<void> {
  const { data, error } = await client.POST('/api/v1/importexport/contacts/import', {
    body: { file: scenario.importFile },
    bodySerializer: ({ file }) => {
      const form = new FormData()
      form.append('file', file)
      return form
    }
  })
  if (error) throw scenario.unexpected(error)
  scenario.checkImport(data)
}

async function downloadFiles(client: Client<paths>): Promise<void> {
  const csv = await client.GET('/api/v1/importexport/contacts/export', { parseAs: 'text' })
  if (csv.error) throw scenario.unexpected(csv.error)
  scenario.checkCsv(csv.data)

  const workbook = await client.GET('/api/v1/importexport/contacts/export/excel', { parseAs: 'blob' })
  if (workbook.error) throw scenario.unexpected(workbook.error)
  await scenario.checkWorkbook(workbook.data)
}

async function meetErrors(client: Client<paths>, existing: Contact | undefined): Promise<void> {
  const duplicate = await client.POST('/api/v1/contacts', { body: scenario.people[0] })
  if (duplicate.response.status !== 409 || !duplicate.error) throw scenario.unexpected(duplicate.error)
  scenario.checkDuplicate(duplicate.error, existing)

  const invalid = await client.POST('/api/v1/contacts', { body: scenario.invalidPerson })
  if (invalid.response.status !== 400 || !invalid.error) throw scenario.unexpected(invalid.error)
  scenario.checkInvalid(invalid.error)
}

async function readHistory(client: Client<paths>): Promise<void> {
  const { data, error } = await client.GET('/api/v1/changes', { params: { query: { entity: 'contact' } } })
  if (error) throw scenario.unexpected(error)
  scenario.checkHistory(
    data.changes.flatMap((change) =>
      change.entity === 'contact' && change.action === 'created' ? [change.data.email] : []
    )
  )
}

/** What the compiler has to refuse; a line here that it lets through is an error of its own. */
export async function mistake(client: Client<paths>): Promise<void> {
  // @ts-expect-error A contact has a last name.
  await client.POST('/api/v1/contacts', { body: { firstName: 'Maja' } })
  // @ts-expect-error The only filters are the contract's.
  await client.GET('/api/v1/contacts', { params: { query: { surname: 'Ek' } } })
  // @ts-expect-error A file is no text.
  await client.POST('/api/v1/importexport/contacts/import', { body: { file: 'first_name,last_name' } })

  const { data, error } = await client.GET('/api/v1/contacts/{id}', { params: { path: { id: '' } } })
  // @ts-expect-error No contact has such a property.
  data?.surname
  // @ts-expect-error The codes of problems are a closed list.
  error?.code === 'surprise'
}
