import { join } from 'node:path'
import { useFirst } from './first-use.js'

const lines = `import { createApiClient } from './api.ts'

export async function make(baseUrl: string, apiKey: string, name: string): Promise<string> {
  const client = createApiClient(baseUrl, { axiosConfig: { headers: { 'X-Api-Key': apiKey } } })
  const { id } = await client.createCompany({ name })
  const company = await client.getCompany({ params: { id } })
  const n: string = company.name
  const [change] = (await client.listChanges({ queries: { entityId: id } })).changes
  const [key] = await client.listApiKeys()
  if (change?.entity !== 'company' || key?.createdByStatus !== null) throw new Error(JSON.stringify([change, key]))
  return n
}
`

/** The schemas load, and accept what the service answers: a company, a change by its entity, a key that no user made. */
export function check(given) {
  // Without names of their own, so many operations are too deep for the compiler.
  const args = [given.contract, '--with-alias', '-o', join(given.folder, 'api.ts')]
  return useFirst(given, 'openapi-zod-client', args, lines)
}
