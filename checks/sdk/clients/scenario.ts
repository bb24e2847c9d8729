import assert from 'node:assert/strict'
import { read, utils } from 'xlsx'

// What users of the contract do with a client that was generated from it, whichever one it is.

/** Who travels, and where to: a tenant that nobody has written to yet. */
export type Visitor = { baseUrl: string; email: string; password: string }

/** A success's body or an error's; `link` is the header `Link`. */
export type Answer<Body> = { body?: Body | undefined; problem?: Problem | undefined; link?: string | null | undefined }

/** An answer as those clients have it that tell a success by `data`. */
type Given<Body> = { data?: Body | undefined; error?: Problem | undefined; response?: Response | undefined }

export function answerOf<Body>({ data, error, response }: Given<Body>): Answer<Body> {
  return { body: data, problem: error, link: response?.headers.get('Link') }
}

/** A generated client with nothing added, so that its own types must say at least this. */
export type Client = {
  login: (body: { email: string; password: string }) => Promise<Answer<Session>>
  /** From now on it sends this token. */
  authorize: (accessToken: string) => void
  createContact: (body: NewContact) => Promise<Answer<Contact>>
  listContacts: (query: Page) => Promise<Answer<Contact[]>>
  upsertContact: (body: NewContact) => Promise<Answer<{ action: 'created' | 'updated'; id: string }>>
  searchContacts: (body: typeof search) => Promise<Answer<Contact[]>>
  importContacts: (file: File) => Promise<Answer<Imported | ImportJob>>
  exportContacts: () => Promise<Answer<string>>
  exportContactsExcel: () => Promise<Answer<Blob>>
  listChanges: (query: { entity: 'contact' }) => Promise<Answer<{ changes: Change[] }>>
}

type Session = { tokenType: 'Bearer'; accessToken: string; user: { email: string; role: string } }
type Problem = { status: number; code: string; errors?: { path: string; message: string }[]; existingId?: string }
type NewContact = { firstName: string; lastName: string; email: string; title?: string }
type Contact = { id: string; firstName: string; email: string | null; lifecycleStage: string }
type Imported = { totalRows: number; imported: number; skipped: number; errors: string[] }
/** What `async=true` is answered with. */
type ImportJob = { id: string; status: string }
type Change = { entity: string; action: string; data?: object | null }
type Page = { limit: number; cursor?: string }

const people = [
  { firstName: 'Maja', lastName: 'Ek', email: 'maja.ek@nordwind-logistics.test' },
  { firstName: 'Noor', lastName: 'Haddad', email: 'noor@cafe-lumen.test' },
  { firstName: 'Zoë', lastName: 'Brandt', email: 'zoe.brandt@werft.test' }
] as const

/** Smaller than the number of people, so that there is a second page. */
const pageSize = 2

const newcomer = { firstName: 'Ilse', lastName: 'Novák', email: 'ilse@werft.test' } as const
const promotion = { ...newcomer, title: 'Head of "Sales", North' } as const
const invalidPerson = { firstName: 'Maja', lastName: 'Ek', email: 'maja.ek@' } as const

/** One filter inside another: whom it finds has an address, and the name of the newcomer in plain letters. */
const search = {
  filter: {
    and: [
      { property: 'lastName' as const, op: 'in' as const, value: ['NOVAK'] },
      {
        or: [
          { property: 'email' as const, op: 'startsWith' as const, value: 'ilse@' },
          { not: { property: 'tags' as const, op: 'isNull' as const } }
        ]
      }
    ]
  },
  q: 'ils werft',
  sort: [{ property: 'lastActivityAt' as const, direction: 'desc' as const }, { property: 'lastName' as const }]
}

const imported = ['Ana,Ruiz,ana@faro.test', 'Ben,Ode,ben@faro.test']
/** Two new people, and one who is there already. */
const importFile = new File(
  [['first_name,last_name,email', ...imported, 'Maja,Ek,MAJA.EK@nordwind-logistics.test', ''].join('\r\n')],
  'contacts.csv',
  { type: 'text/csv' }
)

const everybody = [...people, newcomer, { firstName: 'Ana' }, { firstName: 'Ben' }].map(({ firstName }) => firstName)

/** Throws where an answer isn't the one that the contract promises. */
export async function travel(client: Client, visitor: Visitor): Promise<void> {
  await logIn(client, visitor)
  const contacts = await createPeople(client)
  await readPages(client, contacts)
  await upsertAndFind(client)
  await importRows(client)
  await download(client)
  await meetErrors(client, contacts[0])
  await readHistory(client)
}

async function logIn(client: Client, { email, password }: Visitor): Promise<void> {
  const session = bodyOf(await client.login({ email, password }))
  assert.deepEqual([session.tokenType, session.user.email, session.user.role], ['Bearer', email, 'admin'])
  client.authorize(session.accessToken)
}

async function createPeople(client: Client): Promise<Contact[]> {
  const contacts: Contact[] = []
  for (const person of people) contacts.push(bodyOf(await client.createContact(person)))
  assert.deepEqual(
    contacts.map(({ firstName, email, lifecycleStage }) => [firstName, email, lifecycleStage]),
    people.map(({ firstName, email }) => [firstName, email, 'lead'])
  )
  return contacts
}

async function readPages(client: Client, created: Contact[]): Promise<void> {
  const pages: string[][] = []
  for (let page: Page | undefined = { limit: pageSize }; page; ) {
    const answer: Answer<Contact[]> = await client.listContacts(page)
    pages.push(bodyOf(answer).map(({ id }) => id))
    page = nextPage(answer.link)
  }
  const ids = created.map(({ id }) => id)
  assert.deepEqual(pages, [ids.slice(0, pageSize), ids.slice(pageSize)])
}

/** Where a list's Link header says that it goes on; undefined on the last page. */
function nextPage(link: string | null | undefined): Page | undefined {
  const address = /<([^>]+)>; rel="next"/.exec(link ?? '')?.[1]
  if (address === undefined) return undefined
  const query = new URL(address, 'http://localhost').searchParams
  return { limit: Number(query.get('limit')), cursor: query.get('cursor') ?? '' }
}

async function upsertAndFind(client: Client): Promise<void> {
  const first = bodyOf(await client.upsertContact(newcomer))
  const second = bodyOf(await client.upsertContact(promotion))
  assert.deepEqual([first.action, second.action], ['created', 'updated'])
  assert.equal(first.id, second.id)
  const found = bodyOf(await client.searchContacts(search))
  assert.deepEqual(
    found.map(({ id }) => id),
    [first.id]
  )
}

async function importRows(client: Client): Promise<void> {
  const result = bodyOf(await client.importContacts(importFile))
  if ('status' in result) throw new Error('an import that nobody wants in the background became a job')
  assert.deepEqual([result.totalRows, result.imported, result.skipped], [3, 2, 1])
  assert.match(result.errors[0] ?? '', /^Row 4: /)
}

async function download(client: Client): Promise<void> {
  const csv = bodyOf(await client.exportContacts())
  const [header, ...lines] = csv.trimEnd().split('\r\n')
  assert.match(header ?? '', /^first_name,last_name,email,/)
  assert.deepEqual(
    lines.map((line) => line.split(',')[0]),
    everybody
  )
  assert.match(csv, /,"Head of ""Sales"", North",/)

  const { Sheets, SheetNames } = read(await bodyOf(await client.exportContactsExcel()).arrayBuffer())
  const rows = utils.sheet_to_json<Record<string, string>>(Sheets[SheetNames[0] ?? ''] ?? {})
  assert.deepEqual(
    rows.map((row) => row.first_name),
    everybody
  )
  assert.ok(rows.some(({ title }) => title === promotion.title))
}

async function meetErrors(client: Client, existing: Contact | undefined): Promise<void> {
  const { problem: duplicate } = await client.createContact(people[0])
  assert.deepEqual([duplicate?.status, duplicate?.code, duplicate?.existingId], [409, 'duplicate', existing?.id])
  const { problem: invalid } = await client.createContact(invalidPerson)
  assert.deepEqual([invalid?.status, invalid?.code], [400, 'validation_failed'])
  assert.deepEqual(
    invalid?.errors?.map(({ path }) => path),
    ['/email']
  )
}

async function readHistory(client: Client): Promise<void> {
  const { changes } = bodyOf(await client.listChanges({ entity: 'contact' }))
  const created = changes.filter(({ entity, action }) => entity === 'contact' && action === 'created')
  const files = imported.map((row) => row.split(',')[2])
  assert.deepEqual(
    created.map(({ data }) => data && 'email' in data && data.email),
    [...[...people, newcomer].map(({ email }) => email), ...files]
  )
}

function bodyOf<Body>({ body, problem }: Answer<Body>): Body {
  if (body === undefined) throw new Error(`did not expect the answer ${JSON.stringify(problem)}`)
  return body
}
