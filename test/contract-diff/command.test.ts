import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t, { type Test } from 'tap'
import { stringify } from 'yaml'
import type { Json } from '../../scripts/contract-diff/comparison.ts'
import { makeContract } from './fixture.ts'

const script = fileURLToPath(new URL('../../scripts/contract-diff.ts', import.meta.url))

/** A released contract and a current one on disk, with the command that holds them against each other. */
function prepare(t: Test, change: (contract: Json) => void, version = '1.4.0') {
  const folder = t.testdir({ 'released.yaml': stringify(makeContract()) })
  const [current, released] = [join(folder, 'current.yaml'), join(folder, 'released.yaml')]
  const contract = makeContract()
  contract.info.version = version
  change(contract)
  writeFileSync(current, stringify(contract))
  const run = (...more: string[]) => {
    const args = [script, '--current', current, '--released', released, ...more]
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    return { status, output: stdout + stderr }
  }
  const isRecorded = () => readFileSync(released, 'utf8') === readFileSync(current, 'utf8')
  return { run, isRecorded }
}

const add = (contract: Json) => {
  contract.components.schemas.Company.properties.domain = { type: 'string' }
}
const remove = (contract: Json) => {
  delete contract.components.schemas.Company.properties.size
}

t.test('The command passes where the contract is the same', async (t) => {
  t.match(prepare(t, () => {}).run(), { status: 0, output: /the released one/ })
})

t.test('The command passes a compatible change of the contract', async (t) => {
  t.match(prepare(t, add).run(), { status: 0, output: /Clients of version 1\.4\.0 can go on/ })
})

t.test('The command fails at a breaking change with its name and location', async (t) => {
  const { status, output } = prepare(t, remove).run()
  t.equal(status, 1)
  t.match(output, 'response-property-removed  #/components/schemas/Company/properties/size')
})

t.test('The command fails at a breaking change with a higher minor version, too', async (t) => {
  t.equal(prepare(t, remove, '1.5.0').run().status, 1)
})

t.test('The command passes a breaking change of a new major version, and still names it', async (t) => {
  const { status, output } = prepare(t, remove, '2.0.0').run()
  t.equal(status, 0)
  t.match(output, /breaks clients of version 1\.4\.0, as a new major version may:\n +response-property-removed/)
  t.notMatch(output, 'can go on', 'which would be the opposite')
})

t.test('The command records the contract as a release under a higher version', async (t) => {
  const { run, isRecorded } = prepare(t, add, '1.10.0')
  t.match(run('--release'), { status: 0, output: /1\.10\.0/ })
  t.ok(isRecorded())
})

t.test('The command refuses a release under the same or a lower version', async (t) => {
  for (const version of ['1.4.0', '1.3.9', '0.9.0']) {
    const { run, isRecorded } = prepare(t, add, version)
    t.match(run('--release'), { status: 1, output: /must be above 1\.4\.0/ }, version)
    t.notOk(isRecorded(), version)
  }
})

t.test('The command refuses a breaking release, but for a new major version', async (t) => {
  const { run, isRecorded } = prepare(t, remove, '1.5.0')
  t.equal(run('--release').status, 1)
  t.notOk(isRecorded())
  const major = prepare(t, remove, '2.0.0')
  t.equal(major.run('--release').status, 0)
  t.ok(major.isRecorded())
})

t.test('The command refuses a release that leaves less than a year of notice', async (t) => {
  const deprecate = (sunset: string) => (contract: Json) =>
    Object.assign(contract.paths['/companies'].get, {
      ...{ deprecated: true, 'x-deprecation': '2026-01-01', 'x-sunset': sunset }
    })
  const soon = prepare(t, deprecate(new Date().toISOString().slice(0, 10)), '1.5.0')
  t.equal(soon.run().status, 0, 'on a branch that is not released yet')
  t.match(soon.run('--release'), { status: 1, output: /sunset-too-soon/ })
  t.notOk(soon.isRecorded())
  t.equal(prepare(t, deprecate('2999-01-01'), '1.5.0').run('--release').status, 0)
})

t.test('The command needs no release before the first one', async (t) => {
  const { run } = prepare(t, add)
  const nowhere = join(t.testdirName, 'new.yaml')
  t.match(run('--released', nowhere), { status: 1, output: /contract:release/ })
  t.equal(run('--released', nowhere, '--release').status, 0)
  t.match(run('--released', nowhere), { status: 0, output: /the released one/ })
})
