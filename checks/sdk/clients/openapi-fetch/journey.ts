import createClient, { type Client } from 'openapi-fetch'
import * as scenario from '../scenario.ts'
import type { paths } from './generated/schema.ts'

const { answerOf } = scenario

/** With openapi-fetch: paths as in the contract, and `error` says which answer it is. */
export async function travel(visitor: scenario.Visitor): Promise<void> {
  const client = createClient<paths>({ baseUrl: visitor.baseUrl })
  const { GET, POST, PUT } = client
  await scenario.travel(
    {
      login: async (body) => answerOf(await POST('/api/v1/auth/login', { body })),
      authorize: (token) =>
        client.use({ onRequest: ({ request }) => request.headers.set('Authorization', `Bearer ${token}`) }),
      createContact: async (body) => answerOf(await POST('/api/v1/contacts', { body })),
      listContacts: async (query) => answerOf(await GET('/api/v1/contacts', { params: { query } })),
      upsertContact: async (body) => answerOf(await PUT('/api/v1/contacts/upsert', { body })),
      searchContacts: async (body) => answerOf(await POST('/api/v1/contacts/search', { body })),
      importContacts: async (file) =>
        answerOf(
          await POST('/api/v1/importexport/contacts/import', { body: { file }, bodySerializer: () => formOf(file) })
        ),
      exportContacts: async () => answerOf(await GET('/api/v1/importexport/contacts/export', { parseAs: 'text' })),
      exportContactsExcel: async () =>
        answerOf(await GET('/api/v1/importexport/contacts/export/excel', { parseAs: 'blob' })),
      listChanges: async (query) => answerOf(await GET('/api/v1/changes', { params: { query } }))
    },
    visitor
  )
}

function formOf(file: File): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
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
