import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import t from 'tap'
import { describe, handledIds, startService } from './helper.ts'
import { makeRequest } from './requests.ts'
import { watchQueries } from './watch-queries.ts'

const src = join(import.meta.dirname, '../src')
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
const read = (file: string) => readFileSync(join(src, file), 'utf8')

/** Each import from one file of src to another or to generated/. */
const imports = files.flatMap((file) =>
  [...read(file).matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => ({
    file,
    target: normalize(join(dirname(file), path))
  }))
)

const shared = ['db', 'outbox', 'records', 'http']
const isTag = (file: string) => file.includes('/') && !shared.includes(dirname(file)) && !file.startsWith('..')

/** The floor of a file: it imports from its own or a lower one. */
function floorOf(file: string): number {
  if (file.startsWith('../generated/')) return 0
  if (file === 'server.ts') return 7
  if (file === 'app.ts') return 6
  if (file === 'handlers.ts' || dirname(file) === 'http') return 5
  if (isTag(file)) return file.endsWith('/handlers.ts') ? 4 : 3
  if (file === 'contract.ts' || dirname(file) === 'records') return 2
  return 1
}

t.test('a file imports only from its own floor or a lower one', async (t) => {
  const upward = imports.filter(({ file, target }) => floorOf(target) > floorOf(file))
  t.same(
    upward.map(({ file, target }) => `${file} -> ${target}`),
    []
  )
  t.ok(imports.length > 100, 'the scan finds imports at all')
})

t.test('no tag folder imports another one’s handlers', async (t) => {
  const across = imports.filter(({ file, target }) => isTag(file) && target.endsWith('/handlers.ts'))
  t.same(across, [])
})

t.test('only app.ts and http/ import fastify', async (t) => {
  const importers = files.filter((file) => /from '(@fastify\/[\w-]+|fastify)'/.test(read(file)))
  t.same(
    importers.filter((file) => !['app.ts', 'server.ts'].includes(file) && dirname(file) !== 'http'),
    []
  )
  const values = read('server.ts').match(/^import (?!type).*from 'fastify'/m)
  t.equal(values, null, 'server.ts knows its type only')
})

t.test('settings come from config.ts alone; the only other look at the environment is PATH', async (t) => {
  const looks = files.flatMap((file) =>
    [...read(file).matchAll(/process\.env(\.\w+)?/g)].map(([text]) => `${file} ${text}`)
  )
  t.same(
    looks.filter((look) => !look.endsWith('process.env.PATH')),
    ['server.ts process.env']
  )
})

t.test('no folder or file is a place for anything', async (t) => {
  t.same(
    files.filter((file) => /(^|\/)(index|utils?|helpers?|common|lib|services?)(\.ts|\/)/.test(file)),
    []
  )
})

t.test('every statement names the tenant for each of a tenant’s tables, by a parameter', async (t) => {
  const service = await startService(t)
  const tables = await service.sql<{ name: string }>(
    `select table_name as name from information_schema.columns where column_name = 'tenant_id' and table_schema = 'public'`
  )
  const texts = new Set<string>()
  const byName = new Map<string, string>()
  watchQueries(t, (text, _client, name) => {
    texts.add(text)
    if (name && !/_\d+$/.test(name)) byName.set(name, text)
  })

  for (const id of handledIds.filter((one) => describe(one).scope)) {
    await service.call(id, (await makeRequest(service, service.acme.admin, id)) as never)
  }
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
  for (const text of texts) {
    // The worker of webhooks delivers for everybody.
    if (text.startsWith('/* of all tenants */')) continue
    for (const { name } of tables) {
      const isTouched = new RegExp(`(from|join|update|using|,)\\s+"${name}"(?!\\s*\\(|\\.)`, 'i').test(text)
      if (!isTouched) continue
      t.match(text, new RegExp(`"${name}"\\."tenant_id"\\s*=\\s*[$']`), `${name}: ${text.slice(0, 300)}`)
    }
  }
})

function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '')
}
