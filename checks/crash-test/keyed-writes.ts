import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { NewTenant } from '../../src/tenants/create.ts'
import { type Content, send } from '../service-process.ts'

// Clients that send each write with a key of its own until it is acknowledged, whatever happens to the service meanwhile.

/** A request that makes a record of each of these names, and can be sent again. */
type KeyedWrite = { key: string; method: string; path: string; body: object; names: string[] }

export type KeyedClients = {
  /** The names of the records whose writes were acknowledged. */
  acknowledged: string[]
  /** Requests that were sent again, without an answer or after one. */
  repetitions: number
  /** Keys whose repetition was answered with other bytes than the first time. */
  changed: string[]
  /** What no client expects: a 4xx. */
  refused: string[]
}

/** Writes until `signal` says so, and then until the last write is acknowledged. */
export async function writeWithKeys(
  port: number,
  tenant: NewTenant,
  clients: KeyedClients,
  signal: AbortSignal
): Promise<void> {
  while (!signal.aborted) {
    const write = makeWrite()
    const answer = await sendUntilAcknowledged(port, tenant, clients, write)
    if (answer === undefined) continue
    clients.acknowledged.push(...write.names)
    if (randomInt(4) > 0) continue
    clients.repetitions += 1
    const again = await sendUntilAcknowledged(port, tenant, clients, write)
    if (again !== answer) clients.changed.push(write.key)
  }
}

async function sendUntilAcknowledged(
  port: number,
  tenant: NewTenant,
  clients: KeyedClients,
  { key, method, path, body }: KeyedWrite
): Promise<string | undefined> {
  const content: Content = { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) }
  for (;;) {
    const answer = await send(port, tenant, method, path, content, { 'idempotency-key': key }).catch(() => undefined)
    const status = answer?.status ?? 503
    if (status < 300) return String(answer?.bytes)
    if (status < 500) {
      clients.refused.push(`${key}: ${answer?.bytes}`)
      return undefined
    }
    clients.repetitions += 1
    await sleep(20)
  }
}

/** Contacts have no e-mail address, so only the key distinguishes a repetition from another contact. */
function makeWrite(): KeyedWrite {
  const key = randomUUID()
  const contact = (n: number) => ({ firstName: 'First', lastName: `${key} ${n}` })
  const one = { key, method: 'POST', names: [`${key} 0`] }
  const choices: KeyedWrite[] = [
    { ...one, path: '/api/v1/companies', body: { name: `${key} 0` } },
    { ...one, path: '/api/v1/contacts', body: contact(0) },
    { ...one, method: 'PUT', path: '/api/v1/companies/upsert', body: { name: `${key} 0`, domain: `${key}.test` } },
    {
      ...one,
      path: '/api/v1/contacts/bulk',
      body: { items: [0, 1, 2, 3, 4].map(contact) },
      names: [0, 1, 2, 3, 4].map((n) => `${key} ${n}`)
    }
  ]
  return choices[randomInt(choices.length)] as KeyedWrite
}
