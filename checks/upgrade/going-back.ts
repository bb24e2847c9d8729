import { makeCall } from '../service-process.ts'
import type { Instance } from './fleet.ts'
import type { ReleasedTenant } from './release.ts'

// What docs/running-in-production.md#upgrades says of restrictions and own properties while an instance of the last release runs beside
// this version.

const property = { entity: 'contact', key: 'tier', type: 'text', label: 'Tier' }
const custom = { tier: 'gold' }

/** What this version lets be done beside the last release that the page says it refuses. */
export async function defineBeside(newest: Instance, tenant: ReleasedTenant): Promise<string[]> {
  const call = makeCall(newest.process.port, tenant)
  const user = { email: 'own@acme.example', name: 'Own', password: 'seven lazy geese fly', visibility: 'own' }
  const bodies = { properties: property, users: user }
  const answers = await Promise.all(
    Object.entries(bodies).map(async ([path, body]) => ({ path, ...(await call('POST', `/api/v1/${path}`, body)) }))
  )
  const made = answers.filter(({ status }) => status !== 409)
  return made.map(({ path, status }) => `${path}: one was made beside the last release (${status})`)
}

/** Defines a property and makes contacts with values of it, while no instance of the last release runs. */
export async function fillCustom(newest: Instance, tenant: ReleasedTenant): Promise<string[]> {
  const call = makeCall(newest.process.port, tenant)
  const made = await call('POST', '/api/v1/properties', property)
  if (made.status !== 201) throw new Error(`no property could be defined: ${made.status}`)
  const contacts = ['kept', 'restored', 'lost'].map((lastName) => ({ firstName: 'Back', lastName, custom }))
  const answers = await Promise.all(contacts.map((contact) => call('POST', '/api/v1/contacts', contact)))
  return answers.map(({ body }) => String(body.id))
}

/**
 * Changes and deletes contacts on the last release, restores them on this version, and resolves with what is otherwise than the page
 * says: a value survives a change by the last release, and a deletion by this version, but no deletion by the last release.
 */
export async function findSurprises(
  newest: Instance,
  older: Instance,
  tenant: ReleasedTenant,
  [kept, restored, lost]: string[]
): Promise<string[]> {
  const [here, back] = [makeCall(newest.process.port, tenant), makeCall(older.process.port, tenant)]
  await back('PUT', `/api/v1/contacts/${kept}`, { title: 'Changed by the last release' })
  for (const [call, id] of [[here, restored] as const, [back, lost] as const]) {
    await call('DELETE', `/api/v1/contacts/${id}`)
    await here('POST', `/api/v1/contacts/${id}/restore`)
  }
  const wanted: [string | undefined, object][] = [
    [kept, custom],
    [restored, custom],
    [lost, {}]
  ]
  const surprises: string[] = []
  for (const [id, values] of wanted) {
    const { status, body } = await here('GET', `/api/v1/contacts/${id}`)
    const found = JSON.stringify(body.custom)
    if (status !== 200 || found !== JSON.stringify(values)) surprises.push(`${id} has ${found} (${status})`)
  }
  return surprises
}
