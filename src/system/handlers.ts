import type { HandlersFor } from '../contract.ts'
import { sql } from '../db/drizzle.ts'
import { run } from '../db/statement.ts'
import { unscoped } from '../db/unscoped.ts'
import { overloaded } from '../errors.ts'
import { listApis } from './api-catalog.ts'

const signOfLife = unscoped('sign_of_life', sql`select 1`)

/** What needs neither a tenant nor a credential. */
export const systemHandlers: HandlersFor<'system'> = {
  getHealth: () => ({ status: 'ok' }),
  getReadiness: async ({ db, isPrepared, isStopping }) => {
    if (isStopping()) throw overloaded('This instance is stopping; others may be ready.')
    if (!isPrepared()) throw overloaded('The first tenant is being made.')
    await run(db, signOfLife, {})
    return { status: 'ready' }
  },
  getOpenApiYaml: ({ contract }) => contract.yaml,
  getOpenApiJson: ({ contract }) => contract.json,
  getStrictOpenApiYaml: ({ contract }) => contract.strictYaml,
  getStrictOpenApiJson: ({ contract }) => contract.strictJson,
  getApiCatalog: (_, { baseUrl }) => listApis(baseUrl)
}
