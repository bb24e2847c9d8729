import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Fault, faults } from './mutants/faults.ts'

// Puts faults into a copy of the repository, one at a time, and runs the tests that must fail. A fault that none of them
// notices is a survivor: what it breaks is not tested. To be run before a release, not in CI: it takes some minutes.

const usage = `npm run mutants -- [--only <text>] [--list]
  --only  only the faults whose description or file contains this text
  --list  checks that each fault can still be put in, and runs no test`

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, list: { type: 'boolean' }, help: { type: 'boolean' } }
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}
const root = join(import.meta.dirname, '..')
const chosen = faults.filter(({ file, breaks }) => `${file} ${breaks}`.includes(values.only))
const stale = chosen.filter((fault) => mutate(fault) === undefined)
for (const { file, breaks } of stale) console.error(`can't be put in any more: ${breaks} (${file})`)
if (values.list) for (const { file, breaks } of chosen) console.log(`${breaks} (${file})`)
process.exit(stale.length > 0 ? 1 : values.list ? 0 : runAll())

/** The file's text with the fault; undefined where a text to replace isn't there exactly once. */
function mutate({ file, edits }: Fault): string | undefined {
  let text: string | undefined = readFileSync(join(root, file), 'utf8')
  for (const [good, bad] of edits) {
    if (text?.split(good).length !== 2) return undefined
    text = text.replace(good, () => bad)
  }
  return text
}

/** Returns the exit code: 1 where a fault survived. */
function runAll(): number {
  const copy = mkdtempSync(join(tmpdir(), 'crm-mutants-'))
  try {
    const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
    for (const file of files) cpSync(join(root, file), join(copy, file))
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    const broken = [...new Set(chosen.flatMap(({ tests }) => tests))].filter((test) => !passes(copy, test))
    if (broken.length > 0) {
      console.error(`these fail without any fault: ${broken.join(', ')}`)
      return 1
    }
    const survivors = chosen.filter((fault, index) => !isNoticed(copy, fault, index))
    console.log(`${chosen.length - survivors.length} of ${chosen.length} faults were noticed`)
    for (const { file, breaks, tests } of survivors) console.error(`survived: ${breaks} (${file}; ${tests.join(', ')})`)
    return survivors.length > 0 ? 1 : 0
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function isNoticed(copy: string, fault: Fault, index: number): boolean {
  const path = join(copy, fault.file)
  const sound = readFileSync(path, 'utf8')
  const beganAt = performance.now()
  writeFileSync(path, mutate(fault) ?? '')
  const failing = fault.tests.find((test) => !passes(copy, test))
  writeFileSync(path, sound)
  const seconds = ((performance.now() - beganAt) / 1000).toFixed(0)
  console.log(
    `${index + 1}/${chosen.length} ${failing ? `noticed by ${failing}` : 'SURVIVED'}: ${fault.breaks} (${seconds} s)`
  )
  return failing !== undefined
}

function passes(copy: string, test: string): boolean {
  const args = [join(root, 'node_modules/.bin/tap'), test, '--jobs=1', '--bail', '--reporter=silent']
  return spawnSync(process.execPath, args, { cwd: copy, stdio: 'ignore' }).status === 0
}
