import type { Schemas } from '../../generated/types.ts'

/** The catalogue of the APIs at a host (RFC 9727), in links to it: the REST API, the endpoint for agents, and both together. */
export function listApis(baseUrl: string): Schemas['ApiCatalogResponse'] {
  const at = (path: string, type?: string) => ({ href: `${baseUrl}${path}`, ...(type && { type }) })
  const contract = [at('/openapi.json', 'application/json'), at('/openapi.yaml', 'application/yaml')]
  const described = { 'service-desc': contract, 'service-doc': [at('/docs', 'text/html')] }
  return {
    linkset: [
      { anchor: `${baseUrl}/api/v1`, ...described, status: [at('/readyz', 'application/json')] },
      { anchor: `${baseUrl}/mcp`, ...described },
      { anchor: `${baseUrl}/.well-known/api-catalog`, item: [at('/api/v1'), at('/mcp')] }
    ]
  }
}
