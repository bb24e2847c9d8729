import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import t, { type Test } from 'tap'
import { activity } from '../src/activities/record.ts'
import { company } from '../src/companies/record.ts'
import { contact } from '../src/contacts/record.ts'
import { unscopedNames } from '../src/db/unscoped.ts'
import { deal } from '../src/deals/record.ts'
import type { AnyRecordKind } from '../src/records/record.ts'
import { propertiesOf } from '../src/search/property.ts'
import { findUnbound } from './db/tenant-conditions.ts'
import { makeRequest } from './support/example-requests.ts'
import { describe, operationIds } from './support/operations.ts'
import { isOfRoom } from './support/run-room.ts'
import { type Service, startService } from './support/start.ts'
import { watchQueries } from './support/watch-queries.ts'

const src = join(import.meta.dirname, '../src')
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
const read = (file: string) => readFileSync(join(src, file), 'utf8')

/** Each import from one file of src to another or to generated/. */
const imports = files
  .flatMap((file) =>
    [...read(file).matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => ({
      file,
      target: normalize(join(dirname(file), path))
    }))
  )
  .filter(({ target }) => !target.startsWith('../node_modules/'))

/** The layers as docs/architecture.md lists them, from the top: names of files, and of folders with a slash. */
const layers = (
  /From the top:\n\n([\s\S]*)$/.exec(readFileSync(join(src, '../docs/architecture.md'), 'utf8'))?.[1] ?? ''
)
  .split('·')
  .map((layer) => [...layer.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
const isTag = (file: string) => file.includes('/') && !layers.flat().includes(`${dirname(file).split('/')[0]}/`)

/** Which layer a file is in, counted from the top; -1 where that page lists none. */
function layerOf(file: string): number {
  const name = file.startsWith('../generated/') ? 'generated/' : file.includes('/') ? `${dirname(file)}/` : file
  const inTag = file.endsWith('/handlers.ts') ? '<tag>/handlers.ts' : '<tag>/'
  return layers.findIndex((layer) => layer.includes(isTag(file) && name !== 'generated/' ? inTag : name))
}

t.test('A file imports only from its own layer or a lower one', async (t) => {
  t.same(
    files.filter((file) => layerOf(file) < 0),
    [],
    'docs/architecture.md lists the layer of each file'
  )
  const upward = imports.filter(({ file, target }) => layerOf(target) < layerOf(file))
  t.same(
    upward.map(({ file, target }) => `${file} -> ${target}`),
    []
  )
  t.ok(imports.length > 100, 'the scan finds imports at all')
})

/** Of pairs of importer and imported those that are part of a circle, or of a way from one to another. */
function circlesOf(pairs: [string, string][]): [string, string][] {
  const importers = new Set(pairs.map(([from]) => from))
  const imported = new Set(pairs.map(([, to]) => to))
  const left = pairs.filter(([from, to]) => importers.has(to) && imported.has(from))
  return left.length === pairs.length ? pairs : circlesOf(left)
}

const namesIn = (pairs: [string, string][]) => [...new Set(pairs.flat())].toSorted()

t.test('No folders import each other, directly or in a circle, types included', async (t) => {
  // A file beside the folders counts as one.
  const folderOf = (file: string) => file.split('/')[0] ?? ''
  const pairs = imports.map(({ file, target }): [string, string] => [folderOf(file), folderOf(target)])
  t.same(namesIn(circlesOf(pairs.filter(([from, to]) => from !== to))), [])
})

t.test('No files import each other, directly or in a circle, types included', async (t) => {
  t.same(namesIn(circlesOf(imports.map(({ file, target }) => [file, target]))), [])
})

t.test('The file contract.ts has types only', async (t) => {
  t.notMatch(read('contract.ts'), /^(export )?(async )?(const|let|function|class) |^import (?!type)/m)
})

t.test('No tag folder imports another one’s handlers', async (t) => {
  const across = imports.filter(({ file, target }) => isTag(file) && target.endsWith('/handlers.ts'))
  t.same(across, [])
})

t.test('Only app.ts, http/, documents/ and limits/ import fastify', async (t) => {
  const importers = files.filter((file) => /from '(@fastify\/[\w-]+|fastify)'/.test(read(file)))
  t.same(
    importers.filter(
      (file) => !['app.ts', 'server.ts'].includes(file) && !['http', 'documents', 'limits'].includes(dirname(file))
    ),
    []
  )
  const values = read('server.ts').match(/^import (?!type).*from 'fastify'/m)
  t.equal(values, null, 'server.ts knows its type only')
})

t.test('Only webhooks/queue.ts imports pg-boss, and only outbox/job-table.ts names its tables', async (t) => {
  t.same(
    files.filter((file) => /from 'pg-boss'/.test(read(file))),
    ['webhooks/queue.ts']
  )
  t.same(
    files.filter((file) => /pgboss/.test(read(file))),
    ['outbox/job-table.ts']
  )
})

t.test(
  'Only mcp/endpoint.ts imports the library of the Model Context Protocol, and only once an agent asks',
  async (t) => {
    const importers = files.filter((file) => /@modelcontextprotocol\//.test(read(file)))
    t.same(importers, ['mcp/endpoint.ts'])
    t.notMatch(read('mcp/endpoint.ts'), /^import (?!type).*@modelcontextprotocol|from '@modelcontextprotocol/m)
  }
)

t.test('Only db/drizzle.ts imports drizzle-orm', async (t) => {
  t.same(
    files.filter((file) => /from '.*drizzle-orm/.test(read(file))),
    ['db/drizzle.ts']
  )
})

t.test('Settings come from config.ts alone; the only other variable that is read is PATH', async (t) => {
  const reads = files.flatMap((file) =>
    [...read(file).matchAll(/process\.env(\.\w+)?/g)].map(([text]) => `${file} ${text}`)
  )
  t.same(
    reads.filter((one) => !one.endsWith('process.env.PATH')),
    ['server.ts process.env']
  )
})

t.test('Only db/unscoped.ts makes statements without a tenant, and nothing runs text past them', async (t) => {
  t.same(
    files.filter((file) => file !== 'db/statement.ts' && read(file).includes('statementWithoutTenant')),
    ['db/unscoped.ts']
  )
  // pg-boss has statements of its own, on its own tables.
  t.same(
    files.filter(
      (file) => !['db', 'embedded-postgres', 'instances'].includes(dirname(file)) && /\.query[(<]/.test(read(file))
    ),
    ['webhooks/queue.ts']
  )
})

/** Where texts are compared or trimmed outside texts/, each with the reason why no rule for what people write is meant. */
const ownComparisons: [where: RegExp, why: string][] = [
  [/^http\/(host|request-body|document-answer|nearest-path)\.ts$/, 'hosts of requests, headers and paths (RFC 9110)'],
  [/^mcp\/endpoint\.ts$/, 'the header Accept (RFC 9110)'],
  [/^imports\/(encoding|guess-encoding)\.ts$/, 'labels of the Encoding Standard'],
  [/^sheets\/cells\.ts$/, 'codes of ISO 4217 in capital letters'],
  [/^sheets\/sheet\.ts$/, 'keys of custom properties, which may differ in a line'],
  [/^credentials\/passwords\.ts$/, 'passwords by RFC 8265'],
  [/^(config|misspelt-settings)\.ts$/, 'environment variables'],
  [/^(embedded-postgres\/\w+|db\/(migrations|citus))\.ts$/, 'what PostgreSQL prints, and files of its own'],
  [/^webhooks\/send\.ts$/, 'the first lines of an answer, to be shown'],
  [
    /^(ids|properties\/record-schemas|import-export\/worksheet-cells)\.ts$/,
    'hexadecimal digits and names of the contract'
  ],
  [/^(records\/former-name-key|custom\/values)\.ts$/, 'the keys that 1.1.0 stores'],
  [/^search\/keys\.ts$/, 'keys of addresses and unique texts, in SQL'],
  [/^personal-data\/audit-entries\.ts$/, 'addresses in the audit log as they were typed, in SQL']
]

t.test('Only texts/ compares or trims what people write; what else does so is listed with its reason', async (t) => {
  const sign =
    /\.trim(Start|End)?\(\)|\.to(Locale)?(Lower|Upper)Case\(|\.normalize\(|localeCompare|Collator|\b(lower|upper|unaccent|btrim|initcap)\(|\bilike\b/
  const found = files.filter((file) => {
    // A method of that name of our own is none of a text's.
    const code = read(file).replaceAll(/^\s*(\/\/|\*|\/\*\*).*$|unread\.trim\(\)/gm, '')
    return !file.startsWith('texts/') && sign.test(code)
  })
  t.same(
    found.filter((file) => !ownComparisons.some(([where]) => where.test(file))),
    []
  )
  t.same(
    ownComparisons.filter(([where]) => !found.some((file) => where.test(file))),
    [],
    'no exception is listed that nothing needs'
  )
})

t.test('Every test has a name that is a sentence with its subject', async (t) => {
  const folder = import.meta.dirname
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'))
  const names = tests.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/\bt\.test\(\s*(['"`])(.*?)\1,/g)].map(
      ([, , name = '']) => name
    )
  )
  t.ok(names.length > 500, 'names are found at all')
  // Of an operation, or of what a loop puts in, or in words; a tail of a sentence begins otherwise, or is too short.
  t.same(
    names.filter((name) => !/^([A-Z]|'[a-z$]|\$\{)/.test(name) || name.split(' ').length < 4 || name.endsWith('.')),
    []
  )
})

t.test('Every folder of tests is among those that npm test runs', async (t) => {
  const all = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const folders = all.filter((file) => file.includes('/') && isOfRoom(file)).map((file) => file.split('/')[0])
  const rooms = join(import.meta.dirname, 'rooms')
  const text = readdirSync(rooms).map((file) => readFileSync(join(rooms, file), 'utf8').replace(/^import.*/, ''))
  const named = [...text.join().matchAll(/'([\w-]+)'/g)].map(([, folder]) => folder)
  t.same(named.sort(), [...new Set(folders)].sort(), 'each of them once')
})

t.test('Whatever a file of src exports, another file uses', async (t) => {
  const root = join(src, '..')
  const others = ['test', 'scripts', 'checks'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('node_modules'))
      .map((name) => join(root, folder, name))
  )
  const words = [...files.map((file) => join(src, file)), ...others].map((path) => {
    return [path, new Set(readFileSync(path, 'utf8').match(/\w+/g))] as const
  })
  const exported = files.flatMap((file) =>
    [...read(file).matchAll(/^export (?:async )?(?:const|function\*?|class|type|interface) (\w+)/gm)].map(
      ([, name = '']) => ({ file, name })
    )
  )
  t.ok(exported.length > 500, 'exports are found at all')
  const isUsed = (file: string, name: string) => words.some(([path, own]) => path !== join(src, file) && own.has(name))
  // The tables of the schema are exported for migrations.
  const unused = exported.filter(({ file, name }) => !file.startsWith('db/schema/') && !isUsed(file, name))
  t.same(unused, [])
})

t.test('No folder or file is named so that anything fits in', async (t) => {
  t.same(
    files.filter((file) => /(^|\/)(index|utils?|helpers?|common|lib|services?)(\.ts|\/)/.test(file)),
    []
  )
})

t.test('Every statement that an operation runs binds each of a tenant’s tables to the tenant', async (t) => {
  const service = await startService(t)
  const texts = new Map<string, unknown[]>()
  const byName = new Map<string, string>()
  watchQueries(t, (text, _client, name, values = []) => {
    texts.set(text, values)
    if (name && !/_\d+$/.test(name)) byName.set(name, text)
  })

  for (const id of operationIds.filter((one) => describe(one).scope)) {
    await service.call(id, (await makeRequest(service, service.acme.admin, id)) as never)
  }
  await searchByEach(t, service)
  const { email, password, nobody } = service.acme
  const { body } = await service.call('login', { as: nobody, body: { email, password } })
  await service.call('refreshSession', { as: nobody, body: { refreshToken: body.refreshToken } })
  await service.call('logout', { as: nobody, body: { refreshToken: body.refreshToken } })

  t.ok(texts.size > 50, 'the statements are seen at all')
  const unlisted = [...byName].filter(([name, text]) => {
    const file = join(src, `../generated/sql/${name.replaceAll(' ', '_')}.sql`)
    return (
      !existsSync(file) ||
      withoutBlanks(readFileSync(file, 'utf8').replace(/^--.*\n/gm, '')) !== `${withoutBlanks(text)};`
    )
  })
  t.same(unlisted, [], 'generated/sql has each statement with a name, as it runs')
  const scoped = [...texts].filter(([text]) => ![...unscopedNames].some((name) => byName.get(name) === text))
  for (const [text, values] of scoped) {
    // The retention goes through the tenants one by one.
    const tenants: unknown[] = [
      service.acme.tenantId,
      ...(text.includes('retained_to') ? [service.globex.tenantId] : [])
    ]
    const isTenant = (value: number | string) => tenants.includes(typeof value === 'number' ? values[value - 1] : value)
    // The worker of webhooks delivers for everybody, and pg-boss has tables of its own.
    if (!text.startsWith('/* of all tenants */')) t.same(findUnbound(text, isTenant), [], text.slice(0, 300))
  }
})

/** Searches by each property in both ways, and by words: each condition and order has a text of its own. */
async function searchByEach(t: Test, { call }: Service): Promise<void> {
  for (const [noun, kind] of Object.entries({
    Contacts: contact,
    Companies: company,
    Deals: deal,
    Activities: activity
  })) {
    const search = (body: object) => call(`search${noun}` as 'searchContacts', { body: body as never })
    for (const [property, { isSortable }] of Object.entries(propertiesOf(kind as unknown as AnyRecordKind))) {
      for (const value of [true, false]) {
        const filter = { property, op: 'isNull', value }
        t.equal((await search({ filter, fields: ['id'] })).status, 200, `${noun} by ${property}`)
      }
      const sort = [{ property }]
      if (isSortable) t.equal((await search({ sort, limit: 1, q: 'a word' })).status, 200, `${noun} by ${property}`)
    }
  }
}

function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '')
}
