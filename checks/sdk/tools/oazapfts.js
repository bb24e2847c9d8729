import { join } from 'node:path'
import { useFirst } from './first-use.js'

const lines = `import { createCompany, defaults, getCompany } from './api.ts'

export async function make(baseUrl: string, apiKey: string, name: string): Promise<string> {
  Object.assign(defaults, { baseUrl, headers: { 'X-Api-Key': apiKey } })
  const made = await createCompany({ name })
  if (made.status !== 201) throw new Error(made.data.detail)
  const answer = await getCompany(made.data.id)
  if (answer.status !== 200) throw new Error(answer.data.detail)
  const company = answer.data
  const n: string = company.name
  return n
}
`

/** A company that is read has a name, of type string, and the client makes one. */
export function check(given) {
  return useFirst(given, 'oazapfts', [given.contract, join(given.folder, 'api.ts')], lines)
}
