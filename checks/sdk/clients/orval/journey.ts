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

/** With orval: a module for each tag, a function for each operation, and `status` says which answer it is. */
export async function travel(visitor: scenario.Visitor): Promise<void> {
  const { baseUrl } = visitor
  configure({ baseUrl })
  const client: scenario.Client = {
    login: async (body) => answerOf(await login(body)),
    authorize: (accessToken) => configure({ baseUrl, accessToken }),
    createContact: async (body) => answerOf(await createContact(body)),
    listContacts: async (query) => answerOf(await listContacts(query)),
    upsertContact: async (body) => answerOf(await upsertContact(body)),
    searchContacts: async (body) => answerOf(await searchContacts(body)),
    importContacts: async (file) => answerOf(await importContacts({ file })),
    exportContacts: async () => answerOf(await exportContacts()),
    exportContactsExcel: async () => answerOf(await exportContactsExcel()),
    listChanges: async (query) => answerOf(await listChanges(query))
  }
  await scenario.travel(client, visitor)
}

type Given = { status: number; data: unknown; headers: Headers }
type BodyOf<Answer> = Answer extends { status: 200 | 201; data: infer Body } ? Body : never

function answerOf<One extends Given>({ status, data, headers }: One): scenario.Answer<BodyOf<One>> {
  const link = headers.get('Link')
  return status < 300 ? { body: data as BodyOf<One>, link } : { problem: data as scenario.Answer<never>['problem'] }
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
  ;(await createContact({ firstName: 'Maja', lastName: 'Ek' })).status === 418

  const answer = await getContact('')
  // @ts-expect-error No contact has such a property.
  if (answer.status === 200) answer.data.surname
  // @ts-expect-error The codes of problems are a closed list.
  else answer.data.code === 'surprise'
}
