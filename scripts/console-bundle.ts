import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'esbuild'
import type { Schema } from './schema.ts'

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

/** The lists of words in the contract's schemas, by the schema's name, for selects and checkboxes of the console. */
export function choicesModule(schemas: Record<string, Schema>): string {
  const lists = Object.entries(schemas).flatMap(([name, schema]) =>
    'enum' in schema ? [`  ${name}: ${JSON.stringify(schema.enum)}`] : []
  )
  return `\n/** By the name of the schema, in the contract's order. */\nexport const choices = {\n${lists.join(',\n')}\n} as const\n`
}
