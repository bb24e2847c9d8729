import assert from 'node:assert/strict'
import { read, utils } from 'xlsx'

// What every journey sends, and what has to come back, whichever client it travels with.

/** Who travels, and where to: a tenant that nobody has written to yet. */
export type Visitor = { baseUrl: string; email: string; password: string }

/** What a client's own types must say at least. */
type Problem = { status: number; code: string; errors?: { path: string; message: string }[]; existingId?: string }
type Contact = { id: string; firstName: string; email: string | null; lifecycleStage: string }

/** Never, where a client calls it `any` or `unknown`: such a value is refused by the compiler. */
type Known<T> = unknown extends T ? never : T

export const people = [
  { firstName: 'Maja', lastName: 'Ek', email: 'maja.ek@nordwind-logistics.test' },
  { firstName: 'Noor', lastName: 'Haddad', email: 'noor@cafe-lumen.test' },
  { firstName: 'Zoë', lastName: 'Brandt', email: 'zoe.brandt@werft.test' }
] as const

/** Smaller than the number of people, so that there is a second page. */
const pageSize = 2
export type Page = { limit: number; cursor?: string }
export const firstPage: Page = { limit: pageSize }

export const newcomer = { firstName: 'Ilse', lastName: 'Novák', email: 'ilse@werft.test' } as const
export const promotion = { ...newcomer, title: 'Head of "Sales", North' } as const
export const invalidPerson = { firstName: 'Maja', lastName: 'Ek', email: 'maja.ek@' } as const

/** One filter inside another: whom it finds has an address, and the name of the newcomer in plain letters. */
export const search = {
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
export const importFile = new File(
  [['first_name,last_name,email', ...imported, 'Maja,Ek,MAJA.EK@nordwind-logistics.test', ''].join('\r\n')],
  'contacts.csv',
  { type: 'text/csv' }
)

export function checkSession<T extends { tokenType: 'Bearer'; user: { email: string; role: string } }>(
  session: T & Known<T>,
  { email }: Visitor
): void {
  assert.equal(session.tokenType, 'Bearer')
  assert.equal(session.user.email, email)
  assert.equal(session.user.role, 'admin')
}

export function checkCreated<T extends Contact>(contacts: (T & Known<T>)[]): void {
  assert.deepEqual(
    contacts.map(({ firstName, email }) => [firstName, email]),
    people.map(({ firstName, email }) => [firstName, email])
  )
  assert.deepEqual(new Set(contacts.map(({ lifecycleStage }) => lifecycleStage)), new Set(['lead']))
}

/** Where a list's Link header says that it goes on; undefined on the last page. */
export function nextPage(link: string | null): Page | undefined {
  const address = /<([^>]+)>; rel="next"/.exec(link ?? '')?.[1]
  if (address === undefined) return undefined
  const query = new URL(address, 'http://localhost').searchParams
  return { limit: Number(query.get('limit')), cursor: query.get('cursor') ?? '' }
}

export function checkPages<T extends Contact>(pages: (T & Known<T>)[][], created: Contact[]): void {
  assert.deepEqual(
    pages.map((page) => page.length),
    [pageSize, people.length - pageSize]
  )
  assert.deepEqual(
    pages.flat().map(({ id }) => id),
    created.map(({ id }) => id)
  )
}

export function checkUpserts<T extends { action: 'created' | 'updated'; id: string }>(
  first: T & Known<T>,
  second: T & Known<T>
): void {
  assert.deepEqual([first.action, second.action], ['created', 'updated'])
  assert.equal(first.id, second.id)
}

export function checkFound<T extends Contact>(contacts: (T & Known<T>)[]): void {
  assert.deepEqual(
    contacts.map(({ firstName }) => firstName),
    [newcomer.firstName]
  )
}

export function checkImport<T extends { totalRows: number; imported: number; skipped: number; errors: string[] }>(
  result: T & Known<T>
): void {
  assert.deepEqual([result.totalRows, result.imported, result.skipped], [3, 2, 1])
  assert.match(result.errors[0] ?? '', /^Row 4: /)
}

const everybody = [...people, newcomer, { firstName: 'Ana' }, { firstName: 'Ben' }].map(({ firstName }) => firstName)

export function checkCsv<T extends string>(text: T & Known<T>): void {
  const [header, ...rows] = text.trimEnd().split('\r\n')
  assert.match(header ?? '', /^first_name,last_name,email,/)
  assert.deepEqual(
    rows.map((row) => row.split(',')[0]),
    everybody
  )
  assert.match(text, /,"Head of ""Sales"", North",/)
}

export async function checkWorkbook<T extends Blob>(workbook: T & Known<T>): Promise<void> {
  const { Sheets, SheetNames } = read(await workbook.arrayBuffer())
  const [sheetName = ''] = SheetNames
  const rows = utils.sheet_to_json<Record<string, string>>(Sheets[sheetName] ?? {})
  assert.deepEqual(
    rows.map((row) => row.first_name),
    everybody
  )
  assert.ok(rows.some(({ title }) => title === promotion.title))
}

export function checkDuplicate<T extends Problem>(problem: T & Known<T>, existing: Contact | undefined): void {
  assert.deepEqual([problem.status, problem.code], [409, 'duplicate'])
  assert.equal(problem.existingId, existing?.id)
}

export function checkInvalid<T extends Problem>(problem: T & Known<T>): void {
  assert.deepEqual([problem.status, problem.code], [400, 'validation_failed'])
  assert.deepEqual(
    problem.errors?.map(({ path }) => path),
    ['/email']
  )
}

/** Each e-mail address that the change log says a contact was created with. */
export function checkHistory(emails: (string | null)[]): void {
  const files = imported.map((row) => row.split(',')[2])
  assert.deepEqual(emails, [...[...people, newcomer].map(({ email }) => email), ...files])
}

/** For an answer that ends the journey. */
export function unexpected(answer: object | undefined): Error {
  return new Error(`did not expect the answer ${JSON.stringify(answer)}`)
}
