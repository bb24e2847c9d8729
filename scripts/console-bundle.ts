import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'esbuild'
import { componentOf, type Schema } from './schema.ts'

const root = join(import.meta.dirname, '..')

/**
 * The console's files by their place below generated/: its page, its style sheet, what runs at first, and a script a room, which is
 * loaded when that room is opened. The same bytes for the same sources on every machine. Throws where the sources don't compile.
 */
export async function bundleConsole(): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['console/main.tsx', 'console/console.css', 'console/rooms/*.tsx'],
    outdir: 'generated/console',
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    legalComments: 'inline',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    tsconfigRaw: {},
    write: false,
    logLevel: 'silent'
  })
  const files = outputFiles.map(({ path, text }): [string, string] => [relative(join(root, 'generated'), path), text])
  return new Map([...files, ['console/index.html', readFileSync(join(root, 'console/index.html'), 'utf8')]])
}

/** The bodies that the console has forms for, by the names of their schemas. */
const forms = ['ApiKey', 'Webhook', 'Property', 'Pipeline', 'Stage', 'User', 'Team'].map((one) => `Create${one}Request`)

/** The lists of words in the contract's schemas, by the schema's name, and what the fields of the console's forms are. */
export function choicesModule(schemas: Record<string, Schema>): string {
  const lists = Object.entries(schemas).flatMap(([name, schema]) => ('enum' in schema ? [[name, schema.enum]] : []))
  const fields = forms.map((name) => [name, fieldsOf(schemas[name] ?? {}, schemas)])
  return `
/** By the name of the schema, in the contract's order. */
export const choices = ${linesOf(lists)} as const

/** The fields of requests, by the name of the schema: what they hold, and whether a request needs them and may have null in them. */
export const forms = ${linesOf(fields)} as const
`
}

function linesOf(entries: unknown[][]): string {
  return `{\n${entries.map(([name, value]) => `  ${name}: ${JSON.stringify(value)}`).join(',\n')}\n}`
}

function fieldsOf({ properties = {}, required = [] }: Schema, schemas: Record<string, Schema>): object {
  const written = Object.entries(properties).filter(([, schema]) => !schema.readOnly && !schema['x-was-ignored'])
  return Object.fromEntries(
    written.map(([name, schema]) => {
      const of = componentOf(schema)
      const words = schemas[of?.name ?? '']?.enum
      const flags = {
        ...(required.includes(name) && { isRequired: true }),
        ...([schema.type].flat().includes('null') && { isNullable: true })
      }
      if (!words) return [name, { type: controlOf(schema), ...flags }]
      return [name, { type: of?.isList ? 'checks' : 'select', choices: words, ...flags }]
    })
  )
}

/** What a field looks like that takes such values. */
function controlOf({ type = 'string', format = '', 'x-text': text }: Schema): string {
  const [plain = ''] = [type].flat()
  const byFormat: Record<string, string> = {
    'idn-email': 'email',
    uri: 'url',
    password: 'password',
    'date-time': 'date'
  }
  const byType: Record<string, string> = { boolean: 'check', integer: 'number', array: 'list' }
  return byType[plain] ?? byFormat[format] ?? (text === 'lines' ? 'lines' : 'text')
}
