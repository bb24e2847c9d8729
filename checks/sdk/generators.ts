import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** A kind of client that users of the contract generate. */
export type Generator = {
  /** What is installed for it, first what generates. */
  packages: string[]
  /** Its folder in clients/: how it is generated, and the journey. */
  folder: string
  command: string[]
  /** The lines that it prints when all is well. */
  expected: RegExp
  /** Those of its files that come from the contract; the others are its own machinery. */
  fromContract: RegExp
}

export const generators: Generator[] = [
  {
    packages: ['openapi-typescript', 'openapi-fetch'],
    folder: 'openapi-fetch',
    command: [process.execPath, 'generate.ts'],
    expected: /^$/,
    fromContract: /^schema\.ts$/
  },
  {
    packages: ['@hey-api/openapi-ts'],
    folder: 'hey-api',
    command: ['openapi-ts'],
    expected:
      /^(?:@hey-api\/openapi-ts v[\d.]+|\[Job 1\] (?:~ Generating\.\.\.| {2}\[1\] (?:\S+|raw OpenAPI specification)|✓ \S+ · \d+ files · .+))$/,
    fromContract: /^(?:types|sdk)\.gen\.ts$/
  },
  {
    packages: ['orval'],
    folder: 'orval',
    command: ['orval', '--fail-on-warnings'],
    expected: /^(?:🍻 orval v[\d.]+ - .+|crm - 🎉 .+)$/u,
    fromContract: /\.ts$/
  }
]

const installed = join(import.meta.dirname, '../node_modules')

/** Its packages with their versions. */
export function nameOf({ packages }: Generator): string {
  const versions = packages.map((name) => {
    const { version } = JSON.parse(readFileSync(join(installed, name, 'package.json'), 'utf8'))
    return `${name} ${version}`
  })
  return versions.join(' + ')
}

/** Generates the client within `clients`, a copy of the folder of that name; returns all that isn't a plain success. */
export function generate({ folder, command, expected }: Generator, clients: string): string[] {
  const { status, said } = runInstalled(join(clients, folder), command)
  const lines = said.split('\n').map((line) => line.trimEnd())
  const complaints = lines.filter((line) => line !== '' && !expected.test(line))
  if (status !== 0 && complaints.length === 0) complaints.push(`${command[0]} exited with ${status}`)
  return complaints
}

/** Runs a program that is installed for checks; returns its status and what it said, or why it can't be run. */
export function runInstalled(cwd: string, [program = '', ...args]: string[]): { status: number | null; said: string } {
  const { PATH = '', HOME } = process.env
  const env = { PATH: [join(installed, '.bin'), PATH].join(delimiter), HOME, NO_COLOR: '1' }
  const { status, error, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', env })
  return { status, said: error ? String(error) : stripVTControlCharacters(`${stdout}\n${stderr}`) }
}
