import { cpSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Agent, setGlobalDispatcher } from 'undici'
import type { Visitor } from './clients/scenario.ts'
import { type Generator, generate, generators, nameOf } from './generators.ts'
import { type Service, startService } from './service.ts'
import { findTypeProblems } from './types.ts'

// The contract as users of three generators meet it: each makes its client without a warning, the client's types hold a
// user's code to the contract, and that code does its work with the running service.

type Step = (generator: Generator) => string[] | Promise<string[]>

const root = join(import.meta.dirname, '../..')
const folder = await mkdtemp(join(tmpdir(), 'crm-sdk-'))
const clients = join(folder, 'clients')
let service: Service | undefined
let failures = 0
try {
  layOutClients()
  reachLocalhostNames()
  const started = await startService(join(folder, 'data'))
  service = started
  const steps: [string, Step][] = [
    ['generates without a warning', (generator) => generate(generator, clients)],
    ['types as in the contract', ({ folder, fromContract }) => findTypeProblems(clients, folder, fromContract)],
    ['works with the service', (generator) => travel(generator, started)]
  ]
  for (const generator of generators) if (!(await check(generator, steps))) failures += 1
} catch (error) {
  failures += 1
  console.error(error)
} finally {
  await service?.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exit(failures > 0 ? 1 : 0)

/** Takes the steps until one has something to complain of, and says in a line how far it came. */
async function check(generator: Generator, steps: [string, Step][]): Promise<boolean> {
  const beganAt = performance.now()
  const name = nameOf(generator)
  for (const [promise, take] of steps) {
    const problems = await take(generator)
    if (problems.length === 0) continue
    console.error([`✗ ${name}: not kept: ${promise}`, ...problems].join('\n  '))
    return false
  }
  const seconds = ((performance.now() - beganAt) / 1000).toFixed(1)
  console.log(`✓ ${name}: ${steps.map(([promise]) => promise).join(', ')} (${seconds} s)`)
  return true
}

async function travel({ folder }: Generator, service: Service): Promise<string[]> {
  const journey = pathToFileURL(join(clients, folder, 'journey.ts')).href
  const { travel }: { travel: (visitor: Visitor) => Promise<void> } = await import(journey)
  const visitor = await service.makeVisitor(folder)
  try {
    await travel(visitor)
    return []
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)]
  }
}

/** A project as a user would have it, with the contract, the journeys, and room for what is generated. */
function layOutClients(): void {
  cpSync(join(import.meta.dirname, 'clients'), clients, { recursive: true })
  cpSync(join(root, 'openapi.yaml'), join(clients, 'openapi.yaml'))
  writeFileSync(join(clients, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
}

/** Browsers know that names below localhost mean this machine; not every resolver does. */
function reachLocalhostNames(): void {
  setGlobalDispatcher(
    new Agent({ connect: { lookup: (_name, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]) } })
  )
}
