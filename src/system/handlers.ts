import type { Schemas } from '../../generated/types.ts'
import type { HandlersFor } from '../contract.ts'
import { sql } from '../db/drizzle.ts'
import { run } from '../db/statement.ts'
import { unscoped } from '../db/unscoped.ts'
import { overloaded } from '../errors.ts'

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

/**
 * The catalogue of the APIs at a host (RFC 9727, in the form of its appendix A.1): the REST API, and the endpoint for agents.
 * Anchors name them, since neither answers a plain GET; every link does.
 */
function listApis(baseUrl: string): Schemas['ApiCatalogResponse'] {
  const at = (path: string, type: string) => ({ href: `${baseUrl}${path}`, type })
  const links = {
    'service-desc': [at('/openapi.json', 'application/json'), at('/openapi.yaml', 'application/yaml')],
    'service-doc': [at('/docs', 'text/html')],
    status: [at('/readyz', 'application/json')]
  }
  return { linkset: ['/api/v1', '/mcp'].map((path) => ({ anchor: `${baseUrl}${path}`, ...links })) }
}
