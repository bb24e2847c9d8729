import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { compareContracts } from './contract-diff/compare.ts'
import type { Finding } from './contract-diff/findings.ts'

// Holds openapi.yaml against the contract that clients have: a breaking change fails, unless the major version rises.
// With --release it records openapi.yaml as the one that they have from now on.

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const { values } = parseArgs({
  options: {
    release: { type: 'boolean', default: false },
    current: { type: 'string', default: fromRoot('openapi.yaml') },
    released: { type: 'string', default: fromRoot('scripts/contract-diff/released.yaml') }
  }
})

const text = readFileSync(values.current, 'utf8')
const releasedText = existsSync(values.released) ? readFileSync(values.released, 'utf8') : undefined
if (releasedText === undefined) {
  if (!values.release) stop([`No contract has been released yet; \`npm run contract:release\` records the first.`])
  record()
} else if (releasedText === text) {
  console.log('The contract is the released one.')
} else {
  const [current, released] = [parse(text), parse(releasedText)]
  const today = new Date().toISOString().slice(0, 10)
  const findings = compareContracts(released, current, { today, isRelease: values.release })
  const step = compareVersions(current.info.version, released.info.version)
  const breaks = `This contract breaks clients of version ${released.info.version}`
  const printed = findings.map(print)
  if (findings.length === 0) console.log(`Clients of version ${released.info.version} can go on as they are.`)
  else if (step === 'major') console.log([`${breaks}, as a new major version may:`, ...printed].join('\n'))
  else {
    stop([
      `${breaks}:`,
      ...printed,
      'Make the change compatible, or deprecate the operation and leave it until its sunset (openapi.yaml, "Versions").'
    ])
  }
  if (values.release && step === 'none') {
    stop([`info.version must be above ${released.info.version}, the version of the last release.`])
  }
  if (values.release) record()
}

function record(): void {
  writeFileSync(values.released, text)
  console.log(`Recorded version ${parse(text).info.version} as released.`)
}

/** How far the first version is above the second. */
function compareVersions(version: string, than: string): 'major' | 'minor' | 'none' {
  const [numbers, others] = [version, than].map((one) => one.split('.').map(Number))
  const first = numbers?.findIndex((number, index) => number !== others?.[index]) ?? -1
  if (first < 0 || Number(numbers?.[first]) < Number(others?.[first])) return 'none'
  return first === 0 ? 'major' : 'minor'
}

function print({ rule, location, message }: Finding): string {
  return `  ${rule}  ${location}\n      ${message}`
}

function stop(lines: string[]): never {
  console.error(lines.join('\n'))
  process.exit(1)
}
