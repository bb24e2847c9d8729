import { cpSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Agent, setGlobalDispatcher } from 'undici'
import { findAddresses } from './addresses.ts'
import type { Visitor } from './clients/scenario.ts'
import { type Generator, generate, generators, nameOf } from './generators.ts'
import { layOutOwn, type Step } from './own.ts'
import { defaultTenant, type Service, startService } from './service.ts'
import { openTools } from './tools.ts'
import { findTypeProblems } from './types.ts'

// The contract as users of three generators meet it: each makes its client without a warning, the client's types hold a
// user's code to the contract, and that code does its work with the running service. After them, programs that read, mock,
// import or generate from it otherwise.

const root = join(import.meta.dirname, '../..')
const folder = await mkdtemp(join(tmpdir(), 'crm-sdk-'))
const clients = join(folder, 'clients')
let service: Service | undefined
let failures = 0
try {
  layOutClients()
  reachLocalhostNames()
  const started = await startService()
  service = started
  for (const generator of generators) {
    const { folder, fromContract } = generator
    await check(nameOf(generator), [
      ['generates without a warning', () => generate(generator, clients)],
      ['names no address that may be wrong', () => findAddresses(join(clients, folder))],
      ['types as in the contract', () => findTypeProblems(clients, folder, fromContract)],
      ['works with the service', () => travel(generator, started)]
    ])
  }
  const own = await layOutOwn(started, clients, folder)
  await check("A tenant's own contract", own.lint())
  for (const generator of generators)
    await check(`${nameOf(generator)}, a tenant's own contract`, own.stepsOf(generator))
  const tools = openTools(join(clients, 'openapi.yaml'), folder)
  const { apiKey } = await started.makeVisitor(defaultTenant)
  const reached = { baseUrl: `http://127.0.0.1:${started.port}`, apiKey }
  for (const tool of tools) await check(tool.name, [[tool.promise, () => tool.check(reached)]])
} catch (error) {
  failures += 1
  console.error(error)
} finally {
  await service?.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exit(failures > 0 ? 1 : 0)

/** Takes the steps until one has something to complain of, and says in a line how far it came. */
async function check(name: string, steps: Step[]): Promise<void> {
  const beganAt = performance.now()
  for (const [promise, take] of steps) {
    const problems = await Promise.resolve()
      .then(take)
      .catch((error) => [String(error.stack ?? error)])
    if (problems.length === 0) continue
    failures += 1
    return console.error([`✗ ${name}: not kept: ${promise}`, ...problems].join('\n  '))
  }
  const seconds = ((performance.now() - beganAt) / 1000).toFixed(1)
  console.log(`✓ ${name}: ${steps.map(([promise]) => promise).join(', ')} (${seconds} s)`)
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
  symlinkSync(join(import.meta.dirname, '../node_modules'), join(folder, 'node_modules'))
}

/** Browsers know that names below localhost mean this machine; not every resolver does. */
function reachLocalhostNames(): void {
  setGlobalDispatcher(
    new Agent({ connect: { lookup: (_name, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]) } })
  )
}
