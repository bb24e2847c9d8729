import { execFile } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, posix } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { cloneDatabase } from '../postgres/database.ts'

const run = promisify(execFile)

// Docker's own words for this would be a failed build, or a container that ends at its start; there is none in CI.

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')
const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
  paths.split(' ')
)

t.test('Docker is handed what the Dockerfile copies, and nothing else', async (t) => {
  const lines = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  t.same(lines[0], '*')
  t.same(lines.slice(1).sort(), [...new Set(copied)].map((path) => `!${path}`).sort())
})

t.test('The image, npm start and the checks run Node with the same options', async (t) => {
  const [options] = JSON.parse(read('package.json')).scripts.start.match(/--\S+/) ?? []
  t.ok(options)
  t.match(read('Dockerfile'), `CMD ["node", "${options}", "src/server.ts"]`)
  t.match(read('checks/service-process.ts'), `['${options}']`)
})

t.test('Every stage of the image stands on the one image that an operator can pin by its digest', async (t) => {
  const images = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
  t.match(images.join(' '), /^\$\{NODE_IMAGE\}( \$\{NODE_IMAGE\})+$/)
  t.match(read('Dockerfile'), /^ARG NODE_IMAGE=node:\d+-slim$/m)
  t.match(read('docker-compose.yml'), /^ {8}NODE_IMAGE: \$\{NODE_IMAGE:-node:\d+-slim\}$/m)
})

t.test('Whatever a copied script imports is copied into the image, too', async (t) => {
  const named = copied.filter((path) => path.startsWith('scripts/'))
  const scripts = named.flatMap((path) =>
    path.endsWith('.ts')
      ? [path]
      : readdirSync(new URL(`../../${path}`, import.meta.url)).map((name) => `${path}/${name}`)
  )
  t.ok(scripts.length > 0)
  for (const script of scripts) {
    for (const [, imported = ''] of read(script).matchAll(/from '(\.[^']+)'/g)) {
      const path = posix.join(posix.dirname(script), imported)
      t.ok(
        copied.some((one) => path === one || path.startsWith(`${one}/`)),
        `${script}: ${path}`
      )
    }
  }
})

t.test('The commands that operators run in the image run from what it has', async (t) => {
  const root = join(import.meta.dirname, '../..')
  const image = t.testdir()
  for (const path of copied) cpSync(join(root, path), join(image, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(image, 'node_modules'))
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const pages = ['running-in-production', 'scaling-out'].map((page) => read(`docs/${page}.md`)).join('')
  const named = [...pages.matchAll(/npm run ([a-z:]+)/g)].flatMap(([, name = '']) => scripts[name] ?? [])
  const files = [...new Set(named.flatMap((command) => /^node (scripts\/\S+\.ts)$/.exec(command)?.[1] ?? []))]
  t.same(files.sort(), ['scripts/distribute.ts', 'scripts/migrate.ts', 'scripts/tenant.ts'])
  const database = await cloneDatabase()
  t.teardown(() => database.drop())
  const secret = 'x'.repeat(32)
  const env = { ...process.env, DATABASE_URL: database.url, JWT_SECRET: secret, ENCRYPTION_KEY: secret }
  const options = { cwd: image, env }
  t.match((await run(process.execPath, ['scripts/migrate.ts', '--plan'], options)).stdout, /^nothing to do/)
  t.match((await run(process.execPath, ['scripts/tenant.ts', 'list'], options)).stdout, 'There is no tenant.')
  t.match((await run(process.execPath, ['scripts/distribute.ts'], options)).stdout, /distribut/)
})
