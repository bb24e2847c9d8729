import type { Instance } from './fleet.ts'
import type { Send } from './kept.ts'

const property = { entity: 'contact', key: 'tier', type: 'text', label: 'Tier' }
const custom = { tier: 'gold' }

/**
 * Gives contacts values of an own property, has them changed, deleted and restored by one version and the other, and resolves with what
 * is otherwise than it was: going back to the last release loses nothing.
 */
export async function findLostValues(send: Send, newest: Instance, older: Instance): Promise<string[]> {
  const made = await send('POST', '/api/v1/properties', property, newest)
  if (made.status !== 201) return [`no property could be defined beside the last release: ${made.status}`]
  const lost: string[] = []
  for (const by of [newest, older]) {
    for (const other of [newest, older]) {
      const { body } = await send('POST', '/api/v1/contacts', { firstName: 'Back', lastName: 'N', custom }, by)
      const path = `/api/v1/contacts/${body.id}`
      await send('PUT', path, { title: 'Changed by the other one' }, other)
      await send('DELETE', path, undefined, by)
      await send('POST', `${path}/restore`, undefined, other)
      const found = await send('GET', path, undefined, by)
      if (JSON.stringify(found.body.custom) !== JSON.stringify(custom))
        lost.push(`a contact has ${JSON.stringify(found.body.custom)} (${found.status})`)
    }
  }
  return lost
}
