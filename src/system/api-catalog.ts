import type { Schemas } from '../../generated/types.ts'

/**
 * The catalogue of the APIs at a host (RFC 9727, in the form of its appendix A.1): the REST API, and the endpoint for agents.
 * Anchors name them, since neither answers a plain GET; every link does.
 */
export function listApis(baseUrl: string): Schemas['ApiCatalogResponse'] {
  const at = (path: string, type: string) => ({ href: `${baseUrl}${path}`, type })
  const links = {
    'service-desc': [at('/openapi.json', 'application/json'), at('/openapi.yaml', 'application/yaml')],
    'service-doc': [at('/docs', 'text/html')],
    status: [at('/readyz', 'application/json')]
  }
  return { linkset: ['/api/v1', '/mcp'].map((path) => ({ anchor: `${baseUrl}${path}`, ...links })) }
}
