import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import t from 'tap'
import { operations } from '../../generated/operations.ts'
import { anchorsOf } from './anchors.ts'

// What comments, test names and pages refer to can be opened: files and headings of this repository, tags of the contract, RFCs.

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    // Some scripts install packages beside them.
    .filter((name) => !name.split('/').includes('node_modules'))
    .map((name) => join(folder, name))

const folders = ['src', 'test', 'scripts', 'checks', 'docs', 'deploy', 'drizzle', 'generated', '.github', '.ci']
const files = [...folders.flatMap(filesIn), ...readdirSync(root)]
const names = new Set(files.map((file) => basename(file)))
const isOwn = (file: string) => /^(src|test|scripts|checks)\/.*\.[jt]s$/.test(file)
const isPage = (file: string) => /\.md$/.test(file) && !file.startsWith('generated/')
const isSettings = (file: string) => /(\.ya?ml|\.conf|^Dockerfile)$/.test(file) && !file.startsWith('generated/')

/** Packages and repositories whose names look like a file's. */
const packages = new Set(['postgres.js', 'nosir/cleave.js', 'albeebe/phoneformat.js'])

/** Each text for readers, with the file that it is in. */
const texts = files.flatMap((file) => {
  if (isOwn(file)) return [...commentsOf(read(file)), ...testNamesOf(read(file))].map((text) => ({ file, text }))
  if (isPage(file)) return [{ file, text: read(file) }]
  if (isSettings(file)) return hashCommentsOf(read(file)).map((text) => ({ file, text }))
  return []
})

t.test('Files that a comment or a page names are there', async (t) => {
  const paths = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<![\w./:@-])((?:[\w.-]+\/)*[\w.-]+\.(?:ts|js|md|ya?ml|sql|sh))\b(?!\.\w)/g)].map(
      ([, path = '']) => ({ file, path })
    )
  )
  t.ok(paths.length > 150, 'names are found at all')
  t.same(
    paths.filter(({ file, path }) => !isThere(file, path)).map(({ file, path }) => `${file}: ${path}`),
    []
  )
})

t.test('Headings that a comment names are there', async (t) => {
  const anchors = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/((?:docs\/[\w/-]+|README|SECURITY)\.md)#([\w-]+)/g)].map(([cited, path = '', anchor = '']) => ({
      file,
      cited,
      isThere: existsSync(join(root, path)) && anchorsOf(read(path)).has(anchor)
    }))
  )
  t.ok(anchors.length > 2, 'anchors are found at all')
  t.same(
    anchors.filter((one) => !one.isThere).map(({ file, cited }) => `${file}: ${cited}`),
    []
  )
})

t.test('Tags of the contract that a comment names are there', async (t) => {
  const tags = new Set<string>(Object.values(operations).map(({ tag }) => tag))
  const cited = texts.flatMap(({ text }) => [...text.matchAll(/contract's tag `([^`]+)`/g)].map(([, tag = '']) => tag))
  t.ok(cited.length > 5, 'tags are found at all')
  t.same(
    cited.filter((tag) => !tags.has(tag)),
    []
  )
})

t.test('Nothing refers to numbered promises, sections or issues that no reader can open', async (t) => {
  const closed = [/(?<!RFC \d{4} )§[\d.]*/g, /\bG\d+\b/g, /\b[Ss]pec(?:ification)? ?\d/g, /\b[Ii]ssue [#"“]?\d+/g]
  const found = texts.flatMap(({ file, text }) =>
    closed.flatMap((pattern) => [...text.matchAll(pattern)].map(([cited]) => `${file}: ${cited}`))
  )
  t.same(found, [])
})

t.test('No comment begins with "The same", which says nothing to who reads it alone', async (t) => {
  const begin = texts.filter(({ file, text }) => isOwn(file) && /^[\s/*]*The same\b/.test(text))
  t.same(
    begin.map(({ file, text }) => `${file}: ${text.slice(0, 100)}`),
    []
  )
})

/** Whether a path leads somewhere from the root, from src/ or from the file's folder; a bare name may be any file's. */
function isThere(file: string, path: string): boolean {
  if (packages.has(path)) return true
  if (!path.includes('/')) return names.has(path)
  const from = ['', 'src', 'test', 'scripts', 'checks', file.slice(0, -basename(file).length)]
  return from.some((folder) => existsSync(join(root, folder, path)))
}

function commentsOf(code: string): string[] {
  return [...code.matchAll(/^\s*\/\/.*$|\/\*[\s\S]*?\*\/|(?<=\s)\/\/ .*$/gm)].map(([text]) =>
    text.replace(/\s*\n\s*\*?\s*/g, ' ')
  )
}

function testNamesOf(code: string): string[] {
  return [...code.matchAll(/\bt\.test\(\s*(['`])(.*?)\1,/g)].map(([, , name = '']) => name)
}

function hashCommentsOf(settings: string): string[] {
  return [...settings.matchAll(/^\s*# .*$/gm)].map(([text]) => text)
}
