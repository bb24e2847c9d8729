import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import t from 'tap'
import { operations } from '../../generated/operations.ts'
import { readConfig } from '../../src/config.ts'
import { anchorsOf, withoutBlocks } from './anchors.ts'

// What the pages for people say of commands, settings and files, held against what there is.

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`)
const pages = ['README.md', '.github/CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', ...docs].map((path) => ({
  path,
  text: read(path)
}))
const readme = read('README.md')
const configuration = read('docs/configuration.md')
const everything = pages.map(({ text }) => text).join('\n')

t.test('The pages name the npm scripts that there are, and all of them', async (t) => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts)
  const named = [...everything.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
    ([, long, short]) => long ?? short
  )
  t.same(new Set(named), new Set(scripts))
})

t.test('The page docs/configuration.md has exactly the settings of config.ts, with their defaults', async (t) => {
  const found = new Set<string>()
  const env = new Proxy<NodeJS.ProcessEnv>(
    {},
    {
      get: (_, name) => {
        found.add(String(name))
        return undefined
      }
    }
  )
  const config: Record<string, unknown> = { ...readConfig(env) }
  const rows = tableOf(configuration, 'Variable')
  t.same(new Set(rows.map(([name]) => name)), found)
  for (const [name = '', given] of rows) {
    const value = config[name.toLowerCase().replace(/_(\w)/g, (_, letter) => letter.toUpperCase())]
    const expected = name === 'DATA_DIR' ? resolve(given ?? '') : given
    t.equal(value === undefined ? undefined : String(value), expected, name)
  }
})

t.test('With DATABASE_URL no tenant and no origin is a default, as docs/configuration.md says', async (t) => {
  const beside = { DATABASE_URL: 'postgres://x/x', JWT_SECRET: 'x'.repeat(32), ENCRYPTION_KEY: 'x'.repeat(32) }
  const [alone, shared] = [readConfig({}), readConfig(beside)]
  const { host, defaultTenant, corsOrigins, databaseUrl, jwtSecret, encryptionKey, ...others } = shared
  t.same({ ...alone, ...others }, alone)
  t.same({ host, defaultTenant, corsOrigins }, { host: '0.0.0.0', defaultTenant: undefined, corsOrigins: [] })
  for (const [name, other] of Object.entries({ HOST: '`0.0.0.0`', DEFAULT_TENANT: 'none', CORS_ORIGINS: 'none' })) {
    const row = configuration.split('\n').find((line) => line.startsWith(`| \`${name}\``))
    t.ok(row?.includes(`, with \`DATABASE_URL\` ${other} `), name)
  }
})

t.test('The page for operators names no setting that docs/configuration.md lacks', async (t) => {
  const known = new Set(tableOf(configuration, 'Variable').map(([name]) => name))
  const production = tableOf(read('docs/running-in-production.md'), 'Variable').map(([name]) => name)
  t.ok(production.length > 5, 'the table is found at all')
  t.same(
    production.filter((name) => !known.has(name)),
    []
  )
})

t.test('The README has 120 lines at most, and names no setting that there is not', async (t) => {
  t.ok(readme.split('\n').length <= 121, 'longer matter goes to docs/')
  const known = new Set(tableOf(configuration, 'Variable').map(([name]) => name))
  const named = [...readme.matchAll(/`([A-Z]+(?:_[A-Z]+)*)(?:=[^`]*)?`|^([A-Z_]+)=\S+ npm start/gm)]
    .map(([, inline, typed]) => inline ?? typed ?? '')
    .filter((name) => name.includes('_') || known.has(name))
  t.ok(named.length >= 4, 'settings are found at all')
  t.same(
    named.filter((name) => !known.has(name)),
    []
  )
})

t.test('Each decision is in the index, and says situation, choice and cost', async (t) => {
  const folder = 'docs/decisions'
  const files = readdirSync(join(root, folder)).filter((name) => name !== 'README.md')
  const index = [...read(`${folder}/README.md`).matchAll(/^- \[(.+)\]\((.+)\)$/gm)]
  t.same(
    index.map(([, title, file]) => `${file} ${title}`).sort(),
    files.map((file) => `${file} ${titleOf(`${folder}/${file}`)}`).sort()
  )
  for (const file of files) {
    const parts = [...read(`${folder}/${file}`).matchAll(/^\*\*(\w+)\.\*\* \S/gm)].map(([, part]) => part)
    t.same(parts, ['Situation', 'Choice', 'Cost'], file)
  }
})

t.test('Every file and folder that a page names is there', async (t) => {
  const tags = new Set(Object.values(operations).map(({ tag }) => tag))
  const paths = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/`((?:src|test|scripts|checks|drizzle|generated|docs)\/[^`\s]*)`/g)].flatMap(([, named = '']) =>
      named.includes('<tag>')
        ? [...tags].map((tag) => `${named.replace('<tag>', tag)} (${path})`)
        : [`${named} (${path})`]
    )
  )
  t.ok(paths.length > 30, 'names are found at all')
  t.same(
    paths.filter((named) => !existsSync(join(root, named.replace(/ \(.*/, '')))),
    []
  )
  const reading = /\*\*Ten files to read[\s\S]*?\n\n/.exec(readme)?.[0] ?? ''
  const ten = [...reading.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
  t.equal(ten.filter((path) => existsSync(join(root, path))).length, 10)
  t.equal(ten.length, 10)
})

t.test('Links within the repository lead somewhere', async (t) => {
  const links = pages.flatMap(({ path, text }) =>
    [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => ({ path, target }))
  )
  const local = links.filter(({ target }) => !/^[a-z]+:/.test(target))
  t.ok(local.length > 15, 'links are found at all')
  t.same(
    local.filter(({ path, target }) => !leadsSomewhere(path, target)),
    []
  )
})

function leadsSomewhere(path: string, target: string): boolean {
  const [file = '', anchor] = target.split('#')
  const page = file ? join(dirname(path), file) : path
  if (!existsSync(join(root, page))) return false
  return anchor === undefined || anchorsOf(read(page)).has(anchor)
}

function titleOf(path: string): string | undefined {
  return /^# (.+)\n/.exec(read(path))?.[1]
}

/** Of the table whose first column has this title, each row's name, and its default where the second cell begins with one. */
function tableOf(markdown: string, title: string): [name: string, value: string | undefined][] {
  const table = new RegExp(`^\\| ${title} .*\\n\\|[ -|]+\\n((?:\\|.*\\n)+)`, 'm').exec(markdown)?.[1] ?? ''
  return [...table.matchAll(/^\| `(\w+)` +\| (?:`([^`]+)`)?/gm)].map(([, name = '', value]) => [name, value])
}
