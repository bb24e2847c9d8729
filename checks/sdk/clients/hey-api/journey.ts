import * as scenario from '../scenario.ts'
import { client } from './generated/client.gen.ts'
import {
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

const { answerOf } = scenario

/** With @hey-api/openapi-ts: a function for each operation, and `error` says which answer it is. */
export async function travel(visitor: scenario.Visitor): Promise<void> {
  client.setConfig({ baseUrl: visitor.baseUrl })
  const hey: scenario.Client = {
    login: async (body) => answerOf(await login({ body })),
    // Given a plain text, the client would send it as an API key as well.
    authorize: (token) => client.setConfig({ auth: ({ scheme }) => (scheme === 'bearer' ? token : undefined) }),
    createContact: async (body) => answerOf(await createContact({ body })),
    listContacts: async (query) => answerOf(await listContacts({ query })),
    upsertContact: async (body) => answerOf(await upsertContact({ body })),
    searchContacts: async (body) => answerOf(await searchContacts({ body })),
    importContacts: async (file) => answerOf(await importContacts({ body: { file } })),
    exportContacts: async () => answerOf(await exportContacts()),
    exportContactsExcel: async () => answerOf(await exportContactsExcel()),
    listChanges: async (query) => answerOf(await listChanges({ query }))
  }
  await scenario.travel(hey, visitor)
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
