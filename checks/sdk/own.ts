import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type Generator, generate } from './generators.ts'
import type { Service } from './service.ts'
import { findTypeProblems } from './types.ts'

// A tenant's own contract, whose clients set and read the tenant's own properties without a cast.

/** A step of a check: what it promises, and how it is tried; returns all that isn't as it should be. */
type Step = [promise: string, take: () => string[] | Promise<string[]>]

const tenant = 'own'
const installed = join(import.meta.dirname, '../node_modules')
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
  const { baseUrl, email, password } = await service.makeVisitor(tenant)
  const credentials = { email, password }
  const { accessToken } = await ask<{ accessToken: string }>(`${baseUrl}/api/v1/auth/login`, {}, credentials)
  const headers = { Authorization: `Bearer ${accessToken}` }
  for (const property of properties) {
    await ask(`${baseUrl}/api/v1/properties`, headers, { entity: 'company', ...property })
  }
  const contract = await ask(`${baseUrl}/api/v1/contract`, headers)
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

async function ask<Answer = object>(url: string, headers: Record<string, string>, body?: object): Promise<Answer> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { ...headers, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) })
  })
  if (!answer.ok) throw new Error(`${url} answered ${await answer.text()}`)
  return answer.json() as Promise<Answer>
}

/** Runs a linter in checks/, where its settings are; returns what it says where it fails, or says what it mustn't. */
function run(program: string, args: string[], refused?: RegExp): string[] {
  const { PATH = '', HOME } = process.env
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: join(installed, '..'),
    encoding: 'utf8',
    env: { PATH: [join(installed, '.bin'), PATH].join(delimiter), HOME, NO_COLOR: '1' }
  })
  const said = `${stdout}\n${stderr}`
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
