import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedDatabase } from '../src/embedded-postgres/server.ts'
import { fastSettings } from '../test/postgres/server-folder.ts'
import { type Fault, faults } from './mutants/faults.ts'
import { proofFaults } from './mutants/proof-faults.ts'

// Puts faults into a copy of the repository, one at a time, and runs the tests that must fail. A fault that none of them
// notices is a survivor: what it breaks is not tested. To be run before a release; CI only checks
// that each fault can still be put in.

const usage = `npm run mutants -- [--only <text>] [--dry]
  --only  only the faults whose description or file contains this text
  --dry   checks that each fault can still be put in, and runs no test`

/** A test that takes longer, in milliseconds, hangs. */
const longestMs = 180_000

/** Tests that pass without a fault, and those that don't: what fails anyway notices nothing. */
const isSound = new Map<string, boolean>()

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    dry: { type: 'boolean' },
    help: { type: 'boolean' }
  }
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}
const root = join(import.meta.dirname, '..')
const chosen = [...faults, ...proofFaults].filter(({ file, breaks }) => `${file} ${breaks}`.includes(values.only))
const stale = chosen.filter((fault) => mutate(fault, readFrom(root, fault)) === undefined)
for (const { file, breaks } of stale) console.error(`can't be put in any more: ${breaks} (${file})`)
if (values.dry) console.log(`${chosen.length - stale.length} of ${chosen.length} faults can be put in`)
process.exit(stale.length > 0 ? 1 : values.dry ? 0 : await runAll())

/** The text of a fault's file; empty where it isn't there any more. */
function readFrom(folder: string, { file }: Fault): string {
  const path = join(folder, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** A file's text with the fault; undefined where a text to replace isn't there exactly once. */
function mutate({ edits }: Fault, sound: string): string | undefined {
  let text = sound
  for (const [good, bad] of edits) {
    if (text.split(good).length !== 2) return undefined
    text = text.replace(good, () => bad)
  }
  return text
}

/** Returns the exit code: 1 where a fault survived. */
async function runAll(): Promise<number> {
  const copy = mkdtempSync(join(tmpdir(), 'crm-mutants-'))
  const dataDir = mkdtempSync(join(tmpdir(), 'crm-mutants-data-'))
  const database = await startEmbeddedDatabase({ dataDir, settings: fastSettings })
  try {
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8'
    })
      .split('\0')
      .filter(Boolean)
    for (const file of files) cpSync(join(root, file), join(copy, file))
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    const survivors = chosen.filter((fault, index) => !isNoticed({ copy, databaseUrl: database.url }, fault, index))
    console.log(`${chosen.length - survivors.length} of ${chosen.length} faults were noticed`)
    for (const { file, breaks, tests } of survivors) console.error(`survived: ${breaks} (${file}; ${tests.join(', ')})`)
    return survivors.length > 0 ? 1 : 0
  } finally {
    await database.stop()
    for (const folder of [copy, dataDir]) rmSync(folder, { recursive: true, force: true })
  }
}

/** Where the tests run: a copy of the repository, and one PostgreSQL for all of them. */
type Bench = { copy: string; databaseUrl: string }

function isNoticed(bench: Bench, fault: Fault, index: number): boolean {
  const path = join(bench.copy, fault.file)
  const sound = readFrom(bench.copy, fault)
  const beganAt = performance.now()
  writeFileSync(path, mutate(fault, sound) ?? '')
  const failing = fault.tests.find((test) => !passes(bench, test))
  writeFileSync(path, sound)
  if (failing && !isSound.has(failing)) isSound.set(failing, passes(bench, failing))
  const isReal = failing !== undefined && isSound.get(failing) === true
  const outcome = isReal ? `noticed by ${failing}` : failing ? `${failing} FAILS WITHOUT A FAULT` : 'SURVIVED'
  const seconds = ((performance.now() - beganAt) / 1000).toFixed(0)
  console.log(`${index + 1}/${chosen.length} ${outcome}: ${fault.breaks} (${seconds} s)`)
  return isReal
}

function passes({ copy, databaseUrl }: Bench, test: string): boolean {
  const env = { ...process.env, TEST_DATABASE_URL: databaseUrl, TAP_BAIL: '1', TAP_TIMEOUT: String(longestMs / 1_000) }
  return spawnSync(process.execPath, [test], { cwd: copy, env, stdio: 'ignore', timeout: longestMs }).status === 0
}
