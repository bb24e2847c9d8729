import { sql } from 'drizzle-orm'
import type { HandlersFor } from '../contract.ts'
import { run, statement } from '../db/client.ts'

const signOfLife = statement('sign_of_life', sql`select 1`)

/** What needs neither a tenant nor a credential. */
export const systemHandlers: HandlersFor<'system'> = {
  getHealth: () => ({ status: 'ok' }),
  getReadiness: async ({ db }) => {
    await run(db, signOfLife, {})
    return { status: 'ready' }
  },
  getOpenApiYaml: ({ contract }) => contract.yaml,
  getOpenApiJson: ({ contract }) => contract.json
}
