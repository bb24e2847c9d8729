import assert from 'node:assert/strict'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { makeCall } from '../service-process.ts'
import { type Generator, generate, runInstalled } from './generators.ts'
import type { Service } from './service.ts'
import { findTypeProblems } from './types.ts'

// A tenant's own contract, whose clients set and read the tenant's own properties without a cast.

/** A step of a check: what it promises, and how it is tried; returns all that isn't as it should be. */
export type Step = [promise: string, take: () => string[] | Promise<string[]>]

const subdomain = 'own'
const properties = [
  { key: 'region', type: 'select', label: 'Sales region', options: [{ value: 'north' }, { value: 'south' }] },
  { key: 'channels', type: 'multiselect', label: 'Channels', options: [{ value: 'fair' }, { value: 'web' }] },
  { key: 'seats', type: 'number', label: 'Seats', description: 'What they have paid for.' },
  { key: 'is_partner', type: 'boolean', label: 'Partner' },
  { key: 'customer_number', type: 'text', label: 'Customer number', isUnique: true },
  { key: 'renewed_on', type: 'date', label: 'Renewal' }
]

/** Defines properties, and lays out `clients`, projects of each generator's users, once more with the tenant's own contract. */
export async function layOutOwn(service: Service, clients: string, folder: string) {
  const { baseUrl, email, password, apiKey } = await service.makeVisitor(subdomain)
  const call = makeCall(service.port, { subdomain, apiKey })
  for (const property of properties) await call('POST', '/api/v1/properties', { entity: 'company', ...property })
  const { body: session } = await call('POST', '/api/v1/auth/login', { email, password })
  const accessToken = String(session.accessToken)
  const { body: contract } = await call('GET', '/api/v1/contract')
  const own = join(folder, 'own')
  cpSync(clients, own, { recursive: true, filter: (path) => !path.endsWith('generated') })
  cpSync(join(import.meta.dirname, 'own'), own, { recursive: true })
  writeFileSync(join(own, 'openapi.yaml'), JSON.stringify(contract))
  // As it is in production: Redocly warns of an address that means this machine.
  const published = join(folder, 'own.json')
  writeFileSync(published, JSON.stringify({ ...contract, servers: [{ url: 'https://own.crm.test' }] }, null, 1))
  return {
    lint: (): Step[] => [
      ['Redocly has no warning', () => run('redocly', ['lint', published], /warning/i)],
      ['Spectral has no hint', () => run('spectral', ['lint', '--fail-severity', 'hint', published])]
    ],
    stepsOf: (generator: Generator): Step[] => [
      ['generates without a warning', () => generate(generator, own)],
      ['types as in the contract', () => findTypeProblems(own, generator.folder, generator.fromContract)],
      ['sets and reads custom values', () => travel(join(own, generator.folder), { baseUrl, accessToken })]
    ]
  }
}

/** Runs a linter in checks/, where its settings are; returns what it says where it fails, or says what it mustn't. */
function run(program: string, args: string[], refused?: RegExp): string[] {
  const { status, said } = runInstalled(join(import.meta.dirname, '..'), [program, ...args])
  return status !== 0 || refused?.test(said) ? said.split('\n') : []
}

async function travel(folder: string, service: { baseUrl: string; accessToken: string }): Promise<string[]> {
  // What the service closed while a program ran here is noticed first, or the client would send on it.
  await sleep(100)
  const { setAndRead } = await import(pathToFileURL(join(folder, 'custom.ts')).href)
  const { region, channels, seats, isPartner } = await setAndRead(service)
  assert.deepEqual([region, channels, seats, isPartner], ['south', ['fair', 'web'], 12.5, undefined])
  return []
}
